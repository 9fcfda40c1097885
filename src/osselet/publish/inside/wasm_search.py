"""The search carried out by a WebAssembly module: the same kernel, the same numbers in the same order."""

import struct
from collections.abc import Mapping
from typing import Any, Protocol

from osselet.core import rng
from osselet.core.game import Game
from osselet.core.options import MOST_SEATS
from osselet.search.thought import EDGE, NODE, Effort, Search, Sight, room_for

WORD = 8
"""Bytes of a number."""
FIRST_SLICE = 8
"""Iterations after which it is first looked how long they took."""
Argument = str | int | float
"""Of a call: a whole number of 64 bits as a text, an address or a length as an int, a float."""


class Machine(Protocol):
    """An instance of a game's module, and its memory."""

    def grow(self, size: int) -> None:
        """Makes the memory at least so large."""

    def write(self, at: int, data: bytes) -> None:
        """Puts bytes into memory."""

    def read(self, at: int, size: int) -> bytes:
        """Bytes from memory."""

    def clear(self, at: int, size: int) -> None:
        """Blanks a part of memory."""

    def search(self, given: list[Argument]) -> None:
        """Lets the kernel think."""


class WasmSearch(Search):
    """Searches for one game with an instance of its own."""

    def __init__(self, game: Game, most: int, machine: Machine, layout: Mapping[str, Any]) -> None:
        super().__init__(game, FIRST_SLICE)
        self._machine, self._at = machine, dict(layout["places"])
        self._room = room_for(game, most)
        free = int(layout["end"])
        for place, size in (("table", self._room.slots), ("nodes", self._room.nodes * NODE)):
            self._at[place] = free
            free += size * WORD
        self._at["edges"] = free
        machine.grow(free + self._room.edges * EDGE * WORD)

    def start(self, seed: int, stream: int) -> None:
        """Sets the random stream to the beginning of one of a seed's."""
        fresh = rng.stream(seed, stream)
        self._machine.write(self._at["rng"], struct.pack(f"<{rng.WORDS}q", *(fresh[at] for at in range(rng.WORDS))))

    def _begin(self, sight: Sight) -> None:
        self._machine.clear(self._at["table"], self._room.slots * WORD)
        self._machine.clear(self._at["used"], 3 * WORD)
        self._machine.clear(self._at["outlook"], 3 * MOST_SEATS * WORD)
        self._machine.write(self._at["hidden"], sight.hidden)

    def _numbers(self, place: str, first: int, count: int) -> list[int]:
        data = self._machine.read(self._at[place] + first * WORD, count * WORD)
        return list(struct.unpack(f"<{count}q", data))

    def _grow(self, sight: Sight, effort: Effort, iterations: int) -> None:
        at, lean, longest = self._at, self.game.lean, str(self.game.longest)
        seats = [str(sight.seat), str(sight.players), str(iterations)]
        tree = [
            at["table"], self._room.slots, at["nodes"], self._room.nodes, at["edges"], self._room.edges,
        ]  # fmt: skip
        if self._expects:
            self._machine.search([
                at["hidden"], *seats, longest, at["rng"], at["worlds"], at["ids_of"], at["weights_of"], at["levels"],
                at["sums"], at["shares"], at["winner"], *tree, at["used"], at["outlook"],
            ])  # fmt: skip
            return
        self._machine.search([
            at["hidden"], *seats, str(lean.visits), str(effort.depth), str(lean.foresight), longest,
            float(lean.exploring), str(lean.careless), at["rng"], at["worlds"], at["words"], at["words"], at["ids"],
            at["weights"], at["shares"], at["winner"], *tree, at["path"], at["used"], at["outlook"],
        ])  # fmt: skip
