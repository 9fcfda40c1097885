"""Records that people bring along: looked at like a finished table, and kept for a little while at most.

Whoever looks sends the record with every question, so that any worker can answer.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from osselet.core.errors import RecordError
from osselet.room.history import result
from osselet.room.refusal import Refusal
from osselet.server.catalogue import Catalogue
from osselet.server.looking_back import Looker, LookingBack, Shelf, digest
from osselet.server.origins import Owner
from osselet.table.album import Album
from osselet.table.replay import as_recorded
from osselet.table.table import Table
from osselet.wire import rest as wire
from osselet.wire.messages import Chair, ClockRules, TableInfo

if TYPE_CHECKING:
    from osselet.server.reviews import Reviews

Record = dict[str, Any]
BYTES_OF_HANDS = 100
"""To judge so much of what hands did costs as much as a step."""
KEPT = 8
"""Records kept for those who go on looking."""


class RecordReader:
    """Walks through records in the thread of those who look back: play goes first."""

    def __init__(self, catalogue: Catalogue, back: LookingBack, reviews: "Reviews | None") -> None:
        self._catalogue, self._back, self._reviews = catalogue, back, reviews
        self._read: Shelf[tuple[Album, wire.Opened]] = Shelf(KEPT)

    async def open(self, looker: Looker, record: Record) -> wire.Opened:
        """What a record is of."""
        return (await self._look(looker, digest(record), record))[1]

    async def history(self, looker: Looker, record: Record, seat: int | None, since: int, lang: str) -> bytes:
        """A page of its steps, as a seat or a spectator saw them."""
        name = digest(record)
        album, _ = await self._look(looker, name, record)
        return await self._back.history(looker, name, album, _seat(album, seat), since, lang)

    async def views(self, looker: Looker, record: Record, seat: int | None, everything: bool, first: int) -> bytes:
        """The views after so many steps and the next few."""
        name = digest(record)
        album, _ = await self._look(looker, name, record)
        return await self._back.views(looker, name, album, _seat(album, seat), everything, first)

    async def review(
        self, looker: Looker, record: Record, owner: Owner, may_begin: Callable[[int], bool]
    ) -> wire.ReviewState:
        """How far its review is; begins it if need be and a game so long may be reviewed."""
        if self._reviews is None:
            raise Refusal("no-such-page")
        name = digest(record)
        found = self._reviews.find(name)
        if found is None:
            album, opened = await self._look(looker, name, record)
            if opened.result is None:
                raise Refusal("not-over")
            if not may_begin(album.count):
                raise Refusal("too-fast")
            found = self._reviews.find(name) or self._reviews.begin(name, album.game, record, owner)
        return found

    async def _look(self, looker: Looker, name: str, record: Record) -> tuple[Album, wire.Opened]:
        found = self._read.get(name)
        if found is None:
            steps = record.get("steps")
            length = len(steps) if isinstance(steps, list) else 1
            length += len(msgspec.json.encode(record.get("hands"))) // BYTES_OF_HANDS
            found = await self._back.walk(looker, length, partial(self._walk, record))
            self._read.put(name, found)
        return found

    def _walk(self, record: Record) -> tuple[Album, wire.Opened]:
        name = record.get("game")
        if not isinstance(name, str):
            raise Refusal("bad-record")
        game = self._catalogue.find(name)
        try:
            table = as_recorded(record, game)
        except (RecordError, ValueError, OverflowError):  # numbers too large to be read, or to be told of
            raise Refusal("bad-record") from None
        album = table.album()
        return album, _opened(table, album)


def _seat(album: Album, seat: int | None) -> int | None:
    if seat is not None and seat >= album.players:
        raise Refusal("no-such-page")
    return seat


def _opened(table: Table, album: Album) -> wire.Opened:
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
        result=result(album) if table.over else None,
    )
