"""A house for tests: what its host and its guests do, and all that its database holds."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from osselet.server import schema
from osselet.server.caretaker import Caretaker, caretaker
from osselet.server.store import Store
from tests.server.hosting import Caller, Host, Line

Found = TypeVar("Found")


def care(host: Host, does: Callable[[Caretaker], Awaitable[Found]]) -> Found:
    """Something a host does at a terminal."""

    async def whole() -> Found:
        async with caretaker(host.settings, "tester") as found:
            return await does(found)

    return asyncio.run(whole())


def person_of(device: Caller) -> str:
    return device.cookie.partition("=")[2].split(".")[0]


async def everything(host: Host) -> str:
    """All that the database holds, as one text."""
    store = Store(host.settings.store)
    try:
        async with store.reading() as connection:
            rows = [
                row for table in schema.metadata.sorted_tables for row in await connection.execute(sa.select(table))
            ]
    finally:
        await store.dispose()
    return repr([tuple(row) for row in rows])


async def chat(host: Host, device: Caller, table: str, seat: int | None, text: str) -> float:
    async with Line(host.port, device.cookie) as line:
        await line.hello(table, seat)
        assert (await line.ask("say", text=text, id=f"say {len(text)}"))["type"] == "ack"
        await line.settle()
        return float(next(json.loads(f)["at"] for f in line.frames if json.loads(f).get("text") == text))


async def play(host: Host, device: Caller, table: str, seat: int) -> None:
    async with Line(host.port, device.cookie) as line:
        await line.hello(table, seat)
        assert line.beat is not None
        if seat in line.beat["actors"]:
            assert (await line.ask("play", id=f"play {line.version}", move=line.beat["moves"][0]))["type"] == "ack"


def age(host: Host, table: sa.Table, days: float, **values: Any) -> None:
    """Something was last touched so many days ago."""

    async def whole() -> None:
        store = Store(host.settings.store)
        column = "touched" if table is schema.tables else "seen"
        async with store.writing() as connection:
            where = [table.c[key] == value for key, value in values.items()]
            await connection.execute(table.update().where(*where).values({column: time.time() - days * 86_400}))
        await store.dispose()

    asyncio.run(whole())


def sweep(host: Host) -> dict[str, int]:
    async def whole(house: Caretaker) -> dict[str, int]:
        return dict(await house._keeper.sweep(time.time()))

    return care(host, whole)
