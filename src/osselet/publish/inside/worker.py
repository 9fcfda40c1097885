"""The way between the page's worker and the house: what `worker.ts` calls, and what it is called by."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import osselet
from osselet.core.game import Game
from osselet.publish.inside.house import House
from osselet.publish.inside.routes import answer
from osselet.publish.inside.wasm_search import Argument, WasmSearch

FOLDERS = Path(osselet.__file__).parent.parent / "games"
"""Where games lie that are not installed along."""


class JsMachine:
    """An instance of a module, as JavaScript holds it."""

    def __init__(self, instance: Any) -> None:
        self._instance = instance

    def grow(self, size: int) -> None:
        """Makes the memory at least so large."""
        self._instance.grow(size)

    def write(self, at: int, data: bytes) -> None:
        """Puts bytes into memory."""
        self._instance.view(at, len(data)).assign(data)

    def read(self, at: int, size: int) -> bytes:
        """Bytes from memory."""
        data: bytes = self._instance.view(at, size).to_bytes()
        return data

    def clear(self, at: int, size: int) -> None:
        """Blanks a part of memory."""
        self._instance.clear(at, size)

    def search(self, given: list[Argument]) -> None:
        """Lets the kernel think."""
        self._instance.search(json.dumps(given))


class Worker:
    """The house of a page."""

    def __init__(self, kept: str, contents: str, instantiate: Callable[[str], Any], keep: Any) -> None:
        told = json.loads(contents)
        self._layouts: Mapping[str, Any] = told["kernels"]
        self._instantiate = instantiate
        folders = sorted(str(folder) for folder in FOLDERS.iterdir()) if FOLDERS.is_dir() else []
        self._house = House(folders, json.loads(kept), keep, self._search, told["pause"])

    def _search(self, game: Game, most: int) -> WasmSearch:
        return WasmSearch(game, most, JsMachine(self._instantiate(game.id)), self._layouts[game.id])

    async def start(self) -> None:
        """Begins."""
        await self._house.start()

    async def ask(self, method: str, address: str, language: str, body: str) -> str:
        """The answer to a request: its status, a blank and its body."""
        found = await answer(self._house, method, address, language, body.encode())
        return f"{found.status} {found.body.decode()}"

    def dial(self, number: int, send: Callable[[str], None]) -> None:
        """The page opens a line."""
        self._house.dial(number, send)

    def hear(self, number: int, message: str) -> None:
        """The page says something on a line."""
        self._house.hear(number, message)

    def hang_up(self, number: int) -> None:
        """The page closes a line."""
        self._house.hang_up(number)
