"""Records that people bring along: looked at like a finished table, and kept nowhere.

Whoever looks sends the record with every question. Walking through it again costs some hundredths of a second, and
any worker can answer.
"""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from osselet.core.errors import RecordError
from osselet.room.history import history, views
from osselet.room.refusal import Refusal
from osselet.server.catalogue import Catalogue
from osselet.server.reviews import Reviews
from osselet.table.replay import as_recorded
from osselet.table.table import Table
from osselet.wire import rest as wire
from osselet.wire.messages import Chair, ClockRules, Result, TableInfo

Record = dict[str, Any]
Found = TypeVar("Found")


class RecordReader:
    """Walks through records in a thread, one at a time: play goes first."""

    def __init__(self, catalogue: Catalogue, reviews: Reviews) -> None:
        self._catalogue, self._reviews = catalogue, reviews
        self._pool = ThreadPoolExecutor(1, "osselet-record")

    async def open(self, record: Record) -> wire.Opened:
        """What a record is of."""
        return await self._look(record, _opened)

    async def history(self, record: Record, seat: int | None, lang: str) -> wire.StepHistory:
        """All its steps, as a seat or a spectator saw them."""
        return await self._look(record, lambda table: history(table, _seat(table, seat), 0, lang))

    async def views(self, record: Record, seat: int | None, everything: bool, first: int) -> wire.Views:
        """The views after so many steps and the next few."""
        return await self._look(record, lambda table: views(table, _seat(table, seat), everything, first))

    async def review(self, record: Record, may_begin: Callable[[], bool]) -> wire.ReviewState:
        """How far its review is; begins it if need be and allowed."""
        name = f"record {hashlib.sha256(msgspec.json.encode(record)).hexdigest()}"
        found = self._reviews.find(name)
        if found is None:
            if not await self._look(record, lambda table: table.over):
                raise Refusal("not-over")
            if not may_begin():
                raise Refusal("too-fast")
            found = self._reviews.begin(name, self._catalogue.find(record["game"]), record)
        return found

    async def _look(self, record: Record, look: Callable[[Table], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._walk, record, look)

    def _walk(self, record: Record, look: Callable[[Table], Found]) -> Found:
        name = record.get("game")
        if not isinstance(name, str):
            raise Refusal("bad-record")
        game = self._catalogue.find(name)
        try:
            table = as_recorded(record, game)
        except RecordError:
            raise Refusal("bad-record") from None
        return look(table)

    def close(self) -> None:
        """Nobody waits for what is under way."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _seat(table: Table, seat: int | None) -> int | None:
    if seat is not None and seat >= table.players:
        raise Refusal("no-such-page")
    return seat


def _opened(table: Table) -> wire.Opened:
    names = [*table.names, *[None] * (table.players - len(table.names))]
    return wire.Opened(
        table=TableInfo(
            id="",
            game=table.game.id,
            players=table.players,
            options=table.options,
            stage="over",  # also where the game is not: whoever has the file has all that is in it
            seats=[Chair(kind="person", name=name or "") for name in names],
            clock=ClockRules(),
            public=False,
            chat="off",
            hints=False,
            watching=True,
            made=0,
        ),
        result=Result(winners=table.winners, scores=table.scores) if table.over else None,
    )
