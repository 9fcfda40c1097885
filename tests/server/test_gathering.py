"""News of who came and who sat down is gathered: a crowd gives each looker a message, not one a head."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from osselet.server import live_table
from tests.server.hosting import Host, Line, hosted

A_WHILE = 1.0
"""Seconds for which news is gathered here: all that these tests do at once is done by then."""


@pytest.fixture
def crowded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr(live_table, "GATHER", A_WHILE)
    with hosted(tmp_path) as host:
        yield host


def kinds(line: Line) -> Counter[str]:
    return Counter(json.loads(frame)["type"] for frame in line.frames)


def seatings(line: Line) -> list[dict[str, object]]:
    return [notice for frame in line.frames if (notice := json.loads(frame))["type"] == "seating"]


async def looking(stack: AsyncExitStack, host: Host, table: str, lookers: int) -> list[Line]:
    """So many strangers who look at a table, and have heard all there was."""
    lines = [await stack.enter_async_context(Line(host.port)) for _ in range(lookers)]
    await asyncio.gather(*(line.hello(table) for line in lines))
    await asyncio.sleep(1.5 * A_WHILE)
    for line in lines:
        await line.settle()
        line.frames.clear()
    return lines


def test_who_sits_down_within_a_moment_is_told_in_one_message(crowded: Host) -> None:
    people = [crowded.device(f"P{number}") for number in range(6)]
    table = people[0].lay("oss", 5, begin=False, public=True)["id"]

    async def meet() -> None:
        async with AsyncExitStack() as stack:
            lines = await looking(stack, crowded, table, 20)
            before = crowded.worker.tables._tables[table].room.version(None)
            for person in people[1:]:
                await asyncio.to_thread(person.sit, table)
            await asyncio.to_thread(people[5].post, f"/api/tables/{table}/leave", {"seat": 5})
            for line in lines:
                told = await line.until(lambda notice: notice["type"] == "seating")
                assert [chair["kind"] for chair in told["seats"]] == ["person"] * 5 + ["open"]
                await line.settle()
                assert kinds(line)["seating"] == 1
                assert (told["since"], told["version"]) == (before, before + 6)
                await line.hello(table, None, have=line.version)  # who has heard that has missed nothing
                assert kinds(line)["seating"] == 1

    asyncio.run(meet())
    for person in people:
        person.close()


def test_who_sat_down_is_known_before_anything_else_is_told(crowded: Host) -> None:
    with crowded.device("Ann") as ann, crowded.device("Bob") as bob:
        table = ann.lay("oss", 2, begin=False, chat="all")["id"]

        async def meet() -> None:
            async with AsyncExitStack() as stack:
                (line,) = await looking(stack, crowded, table, 1)
                await asyncio.to_thread(bob.sit, table)
                his = await stack.enter_async_context(Line(crowded.port, bob.cookie))
                await his.hello(table, 1)
                assert not seatings(his)  # the welcome has said it
                await his.ask("say", text="here I am")
                await his.ask("away", seat=1)
                assert len(seatings(his)) == 0
                await his.settle()
                assert len(seatings(his)) == 1  # who does something hears of it at once
                await line.until(lambda notice: notice["type"] == "chat")
                assert [json.loads(frame)["type"] for frame in line.frames] == ["seating", "chat"]
                versions = [json.loads(frame)["version"] for frame in line.frames]
                assert versions == [versions[0], versions[0] + 1]

        asyncio.run(meet())


def test_two_hundred_who_come_to_watch_are_few_messages(crowded: Host) -> None:
    with crowded.device("Ann") as ann:
        table = ann.lay("oss", 1, public=True)["id"]

        async def come() -> Counter[str]:
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(Line(crowded.port)) for _ in range(200)]
                for line in lines:
                    await line.send({"type": "hello", "table": table, "seat": None})
                for line in lines:
                    await line.until(lambda notice: notice["type"] == "presence" and notice["watching"] == 200)
                return sum((kinds(line) for line in lines), Counter())

        told = asyncio.run(come())
        assert told["welcome"] == 200
        assert told["presence"] <= 4 * 200  # one at once, then one a while; not 200 each
        assert told["seating"] == 0
