"""The clock of the machine is set by an hour while people play: nobody loses time, a move or the game."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest

import osselet.server
from osselet.server import house_clock, watch
from osselet.server.store import Store
from osselet.server.store.upkeep import set_clock
from tests.server.hosting import Host, Line, hosted
from tests.server.scenes import scenario
from tests.server.test_store import SEATS, lay, write

HOUR = 3600.0
CLOCK = {"kind": "live", "seconds": 60, "increment": 0}


class Machine:
    """Its clock, which may be set."""

    def __init__(self) -> None:
        self.set_by = 0.0

    def time(self) -> float:
        return time.time() + self.set_by


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    found = Machine()
    monkeypatch.setattr(house_clock, "clock", house_clock.HouseClock(found.time))
    monkeypatch.setattr(watch, "LOOK_EVERY", 0.05)
    return found


async def play(host: Host, table: str, cookies: list[str], machine: Machine, jump: float, moves: int) -> list[Any]:
    """Two people play; in the middle the clock is set. Returns how much time each has left."""
    async with Line(host.port, cookies[0]) as ann, Line(host.port, cookies[1]) as bob:
        lines = [ann, bob]
        for seat, line in enumerate(lines):
            await line.hello(table, seat)
        for number in range(moves):
            if number == moves // 2:
                machine.set_by += jump
                await asyncio.sleep(1.3)  # long enough for the server to look whose time is over
            for line in lines:
                await line.settle()
            acting = next(line for line in lines if line.beat and line.beat.get("moves"))
            assert acting.beat is not None
            answer = await acting.ask("play", move=acting.beat["moves"][0])
            assert answer["type"] == "ack", answer
        await ann.settle()
        assert ann.beat is not None
        left: list[Any] = ann.beat["left"]
        return left


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_a_jump_costs_nobody_time_or_moves(
    tmp_path: Path, machine: Machine, jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("kakuzu", 1, clock=CLOCK)["id"]
        bob.sit(table)
        cookies = [ann.cookie, bob.cookie]
        left = asyncio.run(play(host, table, cookies, machine, jump, 6))
        found = ann.get(f"/api/tables/{table}").data
        assert found["stage"] == "playing"
        assert [seat.get("away") for seat in found["seats"]] == [None, None]
        assert all(40 < seconds <= 60 for seconds in left)
        assert ann.get(f"/api/tables/{table}/history?seat=0").data["count"] >= 6
    assert caplog.text.count("the machine's clock was set") == 1


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_bots_go_on_after_a_jump(tmp_path: Path, machine: Machine, jump: float) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann:
        bots = [{"kind": "bot", "level": 1}] * 2
        table = ann.post("/api/tables", {"game": "kakuzu", "seats": bots, "begin": True}).data["table"]["id"]

        async def watch_on() -> None:
            async with Line(host.port) as line:
                await line.hello(table)
                assert line.beat is not None
                machine.set_by += jump
                seen = line.beat["count"]
                await line.until(lambda notice: notice["type"] == "beat" and notice["count"] > seen + 2)

        scenario(watch_on)


def test_after_a_clock_was_put_back_and_a_restart_nothing_waits_for_the_hour_to_pass(tmp_path: Path) -> None:
    now = time.time()

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'osselet.db'}")
        await store.start()
        await lay(store)
        await store.append(write("t1", 2, at=now + HOUR, wake=now + HOUR + 5, seats=SEATS))
        assert await store.claim(now + HOUR + 6, 10) == ["t1"]
        assert await store.claim(now, 10) == []
        await set_clock(store, now)
        assert await store.claim(now, 10) == ["t1"]
        assert all(seat.seen <= now for seat in await store.seats(["t1"]))
        await store.close()

    asyncio.run(run())


def test_the_server_asks_no_clock_that_can_be_set() -> None:
    """All go by the clock of the house, which alone may ask the machine's."""
    folder = Path(osselet.server.__file__).parent
    for path in folder.rglob("*.py"):
        if path.name not in ("house_clock.py", "serve.py"):
            assert not re.search(r"\btime\.time\(|datetime\.now|utcnow", path.read_text(encoding="utf-8")), path
