"""How long a bot takes for a move says nothing of what it holds."""

import asyncio
import random
import time
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from osselet.bots.levels import LEVELS
from osselet.core.dealers import Scripted
from osselet.core.game import CHANCE
from osselet.room import decisions
from osselet.server import bot_runner
from osselet.server.bot_runner import SPREAD, BotRunner
from osselet.server.settings import Settings
from osselet.table.seat import Seat
from tests.server.hosting import Host, Line
from tests.server.twins import pair
from tests.server.worlds import Ruled

GAME, PLAYERS = "doggybag", 3


class Watched:
    """The steward's pauses, as drawn; time passes at once."""

    def __init__(self, patch: pytest.MonkeyPatch, host: Host) -> None:
        self.pauses: list[float] = []
        self._patch, self._steward = patch, host.worker._bots

        async def sleep(seconds: float) -> None:
            if seconds == bot_runner.POLL:
                await asyncio.sleep(seconds)
            else:
                self.pauses.append(seconds)

        patch.setattr(bot_runner, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))

    def again(self) -> None:
        """The same draws once more."""
        self.pauses = []
        self._patch.setattr(self._steward, "_chance", random.Random(5))


async def play(host: Host, ruled: Ruled, script: list[tuple[int, str]], slow: float, patch: pytest.MonkeyPatch) -> None:
    """One world: a person in the first seat, bots that make the moves of a script in the others."""
    queues = {seat: [name for who, name in script if who == seat] for seat in range(PLAYERS)}

    def choose(_steward: BotRunner, _game: Any, _level: int, held: Seat, _seconds: float) -> str:
        time.sleep(slow)
        queue = queues[held.number]
        return queue.pop(0) if queue else held.moves()[0].name

    patch.setattr(BotRunner, "_choose", choose)
    with host.device("P") as me:
        table = me.lay(GAME, PLAYERS - 1)["id"]
        ruled.scripts[table] = Scripted([name for who, name in script if who == CHANCE])
        for seat in range(1, PLAYERS):
            arranged = me.call("PUT", f"/api/tables/{table}/seats", {"seat": seat, "to": {"kind": "bot", "level": 3}})
            assert arranged.status == 200, arranged
        async with Line(host.port, me.cookie) as line:
            await line.hello(table, 0)
            for name in queues[0]:
                # The others first: who is faster in a phase in which all choose is nobody's secret.
                while line.beat is None or line.beat.get("actors") != [0]:
                    await line.receive()
                assert (await line.ask("play", move=name))["type"] == "ack"
                await line.receive()
        me.call("DELETE", f"/api/tables/{table}")


def test_pauses_do_not_depend_on_secrets_or_on_how_long_the_bot_thinks(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = pair(GAME, PLAYERS, 0, decisions=20)
    steps = worlds.steps[: 1 + max(at for at, step in enumerate(worlds.steps) if step[0] == 0)]
    drawn = sum(step[0] > 0 for step in steps)
    assert any(who > 0 and one != two for who, one, two in steps)
    ruled, watched = Ruled(monkeypatch), Watched(monkeypatch, host)
    seen = []
    for which, slow in ((0, 0.0), (1, 0.02)):
        watched.again()
        script = [(step[0], step[1 + which]) for step in steps]
        asyncio.run(play(host, ruled, script, slow, monkeypatch))
        seen.append(watched.pauses[:drawn])
    assert seen[0] == seen[1]
    assert len(set(seen[0])) == drawn > 8


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_has_thought_before_its_shortest_pause_is_over(
    level: int, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[float] = []

    def choose(_steward: BotRunner, _game: Any, _level: int, held: Seat, seconds: float) -> str:
        thinking.append(seconds)
        return held.moves()[0].name

    monkeypatch.setattr(BotRunner, "_choose", choose)
    monkeypatch.setattr(host.worker._bots, "_pause", Settings().pause)
    watched = Watched(monkeypatch, host)
    watched.again()
    with host.device("P") as me:
        bots = [{"kind": "bot", "level": level}] * 4
        # A game that never ends before so many decisions.
        table = me.post("/api/tables", {"game": "kakuzu", "seats": bots}).data["table"]["id"]
        with host.watched(table):
            host.wait(lambda: len(watched.pauses) > 12)
        me.call("DELETE", f"/api/tables/{table}")
    shortest = min(watched.pauses)
    assert max(thinking) < shortest
    assert max(watched.pauses) > 1.5 * shortest


def test_a_bot_answers_when_its_pause_is_over_and_not_when_it_has_thought(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered: list[float] = []
    play = decisions.play

    def choose(_steward: BotRunner, _game: Any, _level: int, held: Seat, _seconds: float) -> str:
        return held.moves()[0].name

    def answer(*given: Any) -> Any:
        answered.append(time.monotonic())
        return play(*given)

    monkeypatch.setattr(BotRunner, "_choose", choose)
    monkeypatch.setattr(decisions, "play", answer)
    monkeypatch.setattr(host.worker._bots, "_pause", 0.2)
    with host.device("P") as me:
        bots = [{"kind": "bot", "level": 1}] * 4
        table = me.post("/api/tables", {"game": "hunde", "seats": bots}).data["table"]["id"]
        with host.watched(table):
            host.wait(lambda: len(answered) >= 8)
        me.call("DELETE", f"/api/tables/{table}")
    between = [later - earlier for earlier, later in pairwise(answered)]
    assert min(between) >= 0.2 * 0.85 * (1 - SPREAD)
