"""Bots make no pauses for somebody who asks them to hurry, where nobody else plays."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Host, Line, hosted
from tests.server.scenes import scenario

PAUSE = 600.0
"""Seconds a bot would wait: no test does."""


def laid(host: Host, others: list[dict[str, Any]]) -> tuple[str, str, str]:
    """The cookies of Ann and Bob and the table Ann has laid; Bob takes an open seat."""
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.post("/api/tables", {"game": "hunde", "seats": [{"kind": "me"}, *others]}).data["table"]
        if any(seat["kind"] == "open" for seat in others):
            bob.sit(table["id"])
        return ann.cookie, bob.cookie, table["id"]


BOT = {"kind": "bot", "level": 1}


def test_bots_hurry_until_a_person_is_asked_again(tmp_path: Path) -> None:
    with hosted(tmp_path, pause=PAUSE) as host:
        ann, _, table = laid(host, [BOT, BOT])

        async def game() -> None:
            async with Line(host.port, ann) as line:
                await line.hello(table, 0)
                assert line.beat is not None
                await line.send({"type": "hurry"})
                if 0 in line.beat["actors"]:
                    await line.ask("play", move="move", version=line.version)
                await line.until(lambda frame: frame["type"] == "beat" and 0 in frame.get("actors", []))

        scenario(game)
        live = next(one for one in host.worker.tables.tables if one.room.id == table)
        host.wait(lambda: not live.hurried)


@pytest.mark.parametrize("whose", ["another person's", "a spectator's"])
def test_nobody_hurries_bots_that_others_may_want_to_see(tmp_path: Path, whose: str) -> None:
    with hosted(tmp_path, pause=PAUSE) as host:
        ann, bob, table = laid(host, [{"kind": "open"}, BOT] if whose == "another person's" else [BOT, BOT])

        async def game() -> None:
            async with Line(host.port, ann if whose == "another person's" else bob) as line:
                await line.hello(table, 0 if whose == "another person's" else None)
                await line.send({"type": "hurry"})
                await line.settle()

        scenario(game)
        assert not any(one.hurried for one in host.worker.tables.tables)
