"""What a host orders at a terminal holds at all workers of a house, on both databases."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from secrets import token_hex

import pytest

from osselet.cli.error_boundary import run
from osselet.server import house
from osselet.server.close_codes import POLICY
from osselet.server.worker_links import WorkerLinks
from tests.server.hosting import Caller, Host, Line, hosted, problem
from tests.server.household import chat, everything


@pytest.fixture(params=["sqlite", "postgres"])
def workers(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Host]]:
    """Two workers of one house, each with a door of its own so that a test can choose."""
    monkeypatch.setattr(house, "LOOK_EVERY", 0.05)
    name = token_hex(8)
    more = {} if request.param == "sqlite" else {"database": request.getfixturevalue("database_url")}
    first, second = (WorkerLinks(name, own, 2) for own in range(2))
    with hosted(tmp_path, first, **more) as one, hosted(tmp_path, second, **more) as other:
        monkeypatch.setenv("OSSELET_DATABASE", one.settings.database)
        yield [one, other]


async def order(*words: str) -> None:
    """The host types a command, while the house is open."""
    assert await asyncio.to_thread(run, ["house", *words]) == 0


def table_at(host: Host, home: int, ann: Caller, bob: Caller) -> str:
    """A table that this worker keeps, with Ann and Bob."""
    assert host.worker.links is not None
    while True:
        table: str = ann.lay("oss", 1, chat="all")["id"]
        if host.worker.links.home(table) == home:
            bob.sit(table)
            return table


def everywhere(workers: list[Host], person: Caller) -> Iterator[Caller]:
    """The same device at the door of each worker."""
    for host in workers:
        with Caller(host.port, person.cookie) as door:
            yield door


def answers(door: Caller, path: str, status: int) -> bool:
    return door.get(path).status == status


def announces(door: Caller) -> bool:
    return len(door.get("/api/house").data["notices"]) == 1


async def until_refused(line: Line, code: str) -> None:
    for _ in range(200):
        answer = await line.ask("say", text="rude")
        if answer["type"] == "refused":
            assert answer["code"] == code
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"never {code}")


async def tried(stack: AsyncExitStack, workers: list[Host], ann: Caller, bob: Caller) -> tuple[list[str], list[Line]]:
    """A table at each worker, and Bob looking at both, by the door of the other."""
    tables = [table_at(workers[0], home, ann, bob) for home in range(2)]
    lines = []
    for home, table in enumerate(tables):
        line = await stack.enter_async_context(Line(workers[1 - home].port, bob.cookie))
        assert (await line.hello(table, 1))["type"] == "welcome"
        lines.append(line)
    return tables, lines


def test_mute_notice_close_and_ban_hold_at_all_workers(workers: list[Host]) -> None:
    with workers[0].device("Ann") as ann, workers[1].device("Bob") as bob:

        async def look() -> None:
            async with AsyncExitStack() as stack:
                tables, lines = await tried(stack, workers, ann, bob)
                workers[0].wait(lambda: [len(host.worker.connections) for host in workers] == [1, 1])
                await order("mute", "Bob", "--why", "rude")
                for line in lines:
                    await until_refused(line, "muted")
                await order("notice", "Closed at ten", "--for", "1h")
                for line in lines:
                    told = await line.until(lambda notice: notice["type"] == "house")
                    assert told["words"] == {"": "Closed at ten"}
                for door in everywhere(workers, bob):
                    workers[0].wait(partial(announces, door))
                await order("close", tables[0], "--yes")
                await lines[0].until(lambda notice: notice["type"] == "gone")
                for door in everywhere(workers, ann):
                    workers[0].wait(partial(answers, door, f"/api/tables/{tables[0]}", 404))
                assert (await lines[1].ask("away", seat=1))["type"] == "ack"  # the other goes on
                await order("ban", "Bob")
                assert [await line.closed() for line in lines] == [POLICY, POLICY]
                for frames in (line.frames for line in lines):
                    assert sum(json.loads(frame)["type"] == "house" for frame in frames) == 1

        asyncio.run(look())
        for door in everywhere(workers, bob):
            workers[0].wait(partial(answers, door, "/api/tables", 403))


def test_who_is_forgotten_by_the_host_is_gone_at_all_workers(workers: list[Host]) -> None:
    with workers[0].device("Annabelle") as ann, workers[1].device("Zoraida") as zoe:

        async def look() -> None:
            async with AsyncExitStack() as stack:
                tables, his = await tried(stack, workers, ann, zoe)
                hers: list[Line] = []
                for home, table in enumerate(tables):
                    await chat(workers[home], zoe, table, 1, f"a secret of mine {home}")
                    line = await stack.enter_async_context(Line(workers[1 - home].port, ann.cookie))
                    await line.hello(table, 0)
                    line.frames.clear()
                    hers.append(line)
                await order("forget", "Zoraida", "--yes")
                assert [await line.closed() for line in his] == [POLICY, POLICY]
                for line in hers:
                    told = await line.until(lambda notice: notice["type"] == "welcome")
                    await line.settle()
                    assert [chair["kind"] for chair in told["table"]["seats"]] == ["person", "bot"]
                    assert b"a secret" not in b"".join(line.frames)

        asyncio.run(look())
        for door in everywhere(workers, zoe):
            problem(door.get("/api/me"), 401, "no-name")
        found = asyncio.run(everything(workers[0]))
        for trace in ("Zoraida", "a secret of mine"):
            assert trace not in found
