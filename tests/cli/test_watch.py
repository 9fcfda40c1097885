"""`osselet watch`: a game is read again while it is played."""

import asyncio
import os
import queue
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from osselet.client import Device
from osselet.wire import rest
from tests.cli.conftest import Osselet
from tests.cli.test_serve import free_port

PATIENCE = 60.0


class Told:
    """What a program says, line by line, while it goes on."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._lines: queue.Queue[str] = queue.Queue()
        self.all: list[str] = []
        self._program = program
        self._hearing = threading.Thread(target=self._hear, daemon=True)
        self._hearing.start()

    def _hear(self) -> None:
        assert self._program.stdout is not None
        with self._program.stdout as stream:
            for line in stream:
                self._lines.put(line)

    def close(self) -> None:
        """Hears the rest."""
        self._hearing.join(PATIENCE)

    def until(self, part: str) -> str:
        """The next line with this in it."""
        while True:
            try:
                line = self._lines.get(timeout=PATIENCE)
            except queue.Empty:
                pytest.fail(f"No line with {part!r} among {self.all}")
            self.all.append(line)
            if part in line:
                return line


@contextmanager
def watching(folder: Path) -> Iterator[tuple[Told, str]]:
    port = free_port()
    command = [sys.executable, "-m", "osselet", "watch", str(folder), "--port", str(port), "--lang", "en"]
    env = {**os.environ, "COLUMNS": "400"}
    program = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    told = Told(program)
    try:
        yield told, f"http://127.0.0.1:{port}"
    finally:
        program.send_signal(signal.SIGINT)
        status = program.wait(PATIENCE)
        told.close()
    assert status == 0


async def steps(device: Device, table: str, *moves: str) -> int:
    """How many steps a table has had, after these moves."""
    async with device.view(table, 0) as view:
        while view.beat is None:
            await view.next()
        for move in moves:
            before = view.beat.count
            await view.play(move)
            while view.beat.count == before:
                await view.next()
        return view.beat.count


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_game_is_read_again_while_one_plays(osselet: Osselet, tmp_path: Path) -> None:
    folder = tmp_path / "owls"
    assert osselet("new", "owls", "--folder", folder).status == 0
    with watching(folder) as (told, address):
        told.until("was read (1)")
        device = Device(address)
        device.hello("Ann")
        both = [rest.SeatWish(kind="me"), rest.SeatWish(kind="device", name="Bea")]
        table = device.lay(rest.NewTable(game="owls", seats=both)).table.id
        begun = asyncio.run(steps(device, table, "gather"))
        assert begun == 2

        change(folder / "rules.py", "s.basket += face", "s.basket += fence")
        assert "rules.py:" in told.until("✗")
        told.until("goes on")
        assert asyncio.run(steps(device, table)) == begun

        change(folder / "rules.py", "s.basket += fence", "s.basket += face")
        change(folder / "texts" / "en.ftl", "tagline = ", "tagline = Hoo! ")
        told.until("was read (2)")
        with urllib.request.urlopen(f"{address}/api/games/owls/texts/en", timeout=30) as texts:
            assert b"tagline = Hoo! " in texts.read()
        assert asyncio.run(steps(device, table)) == begun

        change(folder / "state.py", "gather=None", "pick=None")
        change(folder / "state.py", 'WORDS["gather"]', 'WORDS["pick"]')
        assert "'gather' cannot follow as step 1" in told.until("began anew")
        assert any("⚠ texts" in line for line in told.all)
        told.until("was read (3)")
        assert asyncio.run(steps(device, table)) == 0
        assert asyncio.run(steps(device, table, "pick")) == 2


def test_what_is_no_game_is_not_watched(osselet: Osselet, tmp_path: Path) -> None:
    osselet("watch", tmp_path).refused("holds no game")
