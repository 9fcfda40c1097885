"""A hand shows what it has thrown: the others who look are told, and nothing else comes of it."""

import asyncio
import json

from osselet.server.connection import REVEALS
from tests.server.hosting import Host, Line
from tests.server.scenes import scenario


def two(host: Host) -> tuple[str, str, str]:
    """The cookies of Ann and Bob, and the table at which they play."""
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("kakuzu", 1)["id"]
        bob.sit(table)
        return ann.cookie, bob.cookie, table


def count_of(line: Line) -> int:
    """How many steps the game has had when this line was last shown it."""
    assert line.beat is not None
    return int(line.beat["count"])


def shown_to(line: Line) -> list[dict[str, object]]:
    return [frame for frame in map(json.loads, line.frames) if frame["type"] == "revealed"]


def test_what_a_hand_shows_goes_to_the_others_and_is_kept_nowhere(host: Host) -> None:
    ann, bob, table = two(host)

    async def game() -> None:
        async with Line(host.port, ann) as first, Line(host.port, bob) as second, Line(host.port) as third:
            for line, seat in ((first, 0), (second, 1), (third, None)):
                await line.hello(table, seat)
            count = count_of(first)
            # A seat of somebody else, steps that have not happened, and what a spectator says go nowhere.
            for line, seen in ((second, count), (third, count), (first, count + 1), (first, 0), (first, -1)):
                await line.send({"type": "reveal", "seat": 0, "count": seen})
                await line.settle()
            await first.send({"type": "reveal", "seat": 0, "count": count})
            for line in (first, second, third):
                await line.settle()
            assert shown_to(first) == []
            assert shown_to(second) == shown_to(third) == [{"type": "revealed", "seat": 0, "count": count}]
            version = second.version
            await second.hello(table, 1)
            assert second.version == version

    scenario(game)


def test_a_hand_that_shows_without_end_is_not_heard(host: Host) -> None:
    ann, bob, table = two(host)

    async def game() -> None:
        async with Line(host.port, ann) as first, Line(host.port, bob) as second:
            await first.hello(table, 0)
            await second.hello(table, 1)
            for _ in range(50):
                await first.send({"type": "reveal", "seat": 0, "count": count_of(first)})
            await first.settle()
            await asyncio.sleep(0)
            await second.settle()
            assert 0 < len(shown_to(second)) <= 6 * REVEALS

    scenario(game)
