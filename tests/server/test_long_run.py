"""Hours of a house in minutes: the clock is driven by the test, and nothing grows that should not.

People come to their tables, play, talk, leave and come back; bots play on; games end and are laid anew. After hours
all that the server holds in memory is what it held after the first ones; when everybody has left, it holds nothing.
"""

import asyncio
import gc
import random
import selectors
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from osselet.room import decisions
from osselet.room.entries import AnyEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.server import house_clock, table_cache
from osselet.server.bot_runner import BotRunner
from osselet.server.keeping import Person
from osselet.server.live_table import Viewer
from osselet.server.settings import Settings
from osselet.server.worker import Worker
from osselet.table.illegal import IllegalMove
from osselet.wire.rest import NewTable, SeatWish

GAMES = {"kakuzu": 2, "oss": 2, "hunde": 3, "doggybag": 3}
HOUR = 3600.0


class Leaping(asyncio.SelectorEventLoop):
    """A loop whose time leaps to the next timer as soon as nothing else is to be done."""

    def __init__(self, longest: float) -> None:
        self._ahead, self._longest = 0.0, longest
        super().__init__(_Impatient(self))

    def time(self) -> float:
        return time.perf_counter() + self._ahead

    def leap(self, seconds: float) -> None:
        self._ahead += min(seconds, self._longest)


class _Impatient(selectors.DefaultSelector):
    """Waits a moment for threads, then lets time pass."""

    def __init__(self, loop: Leaping) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0 if timeout is not None and timeout <= 0 else 0.001)
        if not found and timeout is not None and timeout > 0:
            self._loop.leap(timeout)
        return found


class Deaf:
    """A socket that takes everything."""

    clogged = False

    def __init__(self) -> None:
        self.sent = 0
        self.on_drain = lambda: None

    def send(self, message: bytes) -> None:
        self.sent += 1


class House:
    """A worker with people who come and go."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        settings = Settings(database=f"sqlite:///{folder / 'osselet.db'}", pause=2.0, limits=False)
        self.worker = Worker(settings)
        self._chance = random.Random(seed)
        self._wanted = tables
        self.moves = self.over = 0
        self.tables: list[str] = []

    async def lay(self) -> None:
        game, seats = self._chance.choice(list(GAMES.items()))
        wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot", level=1) for _ in range(seats - 1))]
        who = Person(self._who(), "Ann", recoverable=False)
        info, _ = await self.worker.lobby.lay(who, NewTable(game=game, seats=wishes), ("192.0.2.0/24", self._who()))
        self.tables.append(info.id)

    def _who(self) -> str:
        return f"person{self._chance.randrange(50)}"

    async def visit(self) -> None:
        """Somebody sits down at a table for a while: looks, plays and says something."""
        table = self._chance.choice(self.tables)
        async with self.worker.tables.holding(table) as live:
            viewer = Viewer(Deaf(), None, lambda: None)
            viewer.seat = 0
            live.add(viewer)
            live.welcome(viewer)
        for number in range(self._chance.randrange(1, 6)):
            await asyncio.sleep(self._chance.uniform(5, 60))
            async with live.held():
                room = live.room
                if room.state.stage == "over" or 0 not in room.actors:
                    break
                move = self._chance.choice(room.playing.names_of_moves(0))
                try:
                    await self.worker.commands.change(live, partial(_play, move=move, command=f"0:{number}"))
                    self.moves += 1
                except (Refusal, IllegalMove):
                    pass
        async with live.lock:
            live.remove(viewer)
        if live.room.state.stage == "over" and table in self.tables:
            self.over += 1
            self.tables.remove(table)

    async def live(self, hours: float, at_once: int) -> None:
        end = asyncio.get_running_loop().time() + hours * HOUR
        while asyncio.get_running_loop().time() < end:
            while len(self.tables) < self._wanted:
                await self.lay()
            await asyncio.gather(*(self.visit() for _ in range(at_once)))

    def sizes(self) -> dict[str, int]:
        """How much the worker and what belongs to it hold, by where it is held."""
        found: dict[str, int] = {}
        waiting, seen = [("worker", self.worker)], set()
        while waiting:
            path, thing = waiting.pop()
            if id(thing) in seen or path.count(".") > 4:
                continue
            seen.add(id(thing))
            if isinstance(thing, dict | list | set):
                found[path] = len(thing)
            elif type(thing).__module__.startswith("osselet.server"):
                waiting += [(f"{path}.{name}", value) for name, value in getattr(thing, "__dict__", {}).items()]
        return found


def _play(room: Room, move: str, command: str) -> AnyEntry:
    return decisions.play(room, house_clock.now(), 0, move, None, command)


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, tables: int, hours: list[float], at_once: int) -> House:
    loop = Leaping(longest=2.0)
    monkeypatch.setattr(house_clock, "clock", house_clock.HouseClock(loop.time, loop.time))
    monkeypatch.setattr(time, "monotonic", loop.time)
    monkeypatch.setattr(BotRunner, "_choose", lambda self, game, level, held, seconds: held.moves()[0].name)
    house = House(folder, tables, seed=5)
    marks: list[tuple[int, dict[str, int]]] = []

    async def life() -> None:
        await house.worker.start()
        try:
            for part in hours:
                await house.live(part, at_once)
                gc.collect()
                marks.append((len(gc.get_objects()), house.sizes()))
            await asyncio.sleep(2 * table_cache.IDLE + 60)
            assert house.worker.tables.tables == []  # bots have nothing to do where people have to decide
        finally:
            await house.worker.close()

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(life())
    (_, early), (_, late) = marks[0], marks[-1]
    for path, size in late.items():
        assert size <= 2 * early.get(path, 0) + 2 * tables, (path, early.get(path), size)
    assert marks[-1][0] < 1.2 * marks[0][0] + 2_000 * tables, [mark for mark, _ in marks]
    return house


def test_nothing_grows_in_a_small_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "IDLE", 40.0)
    house = run(tmp_path, monkeypatch, tables=10, hours=[0.02, 0.06], at_once=5)
    assert house.moves > 5


@pytest.mark.soak
def test_nothing_grows_in_twelve_hours_of_three_hundred_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = run(tmp_path, monkeypatch, tables=300, hours=[3, 3, 3, 3], at_once=60)
    assert house.moves > 2000
