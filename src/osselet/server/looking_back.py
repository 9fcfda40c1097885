"""Past games, for whoever looks back: worked out in a thread of its own, in turn, and kept within bounds."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

import msgspec

from osselet.room import history
from osselet.room.history import STEPS_AT_ONCE, VIEWS_AT_ONCE
from osselet.room.refusal import Refusal
from osselet.server.fair_pool import FairPool
from osselet.server.limits import Addresses
from osselet.server.origins import Origins
from osselet.table.album import Album
from osselet.wire.base import encode

MOST_WAITING = 24
"""Looks of one home that may wait."""
MOST_ALBUMS = 24
"""Games of which landmarks are kept, of some kilobytes each."""
LARGEST = 8 << 20
"""Bytes of answers kept."""
AT_HAND = 0.1
"""What an answer at hand costs, as part of one that has to be worked out."""

Kept = TypeVar("Kept")
Found = TypeVar("Found")


class Shelf(Generic[Kept]):
    """Keeps what was used last, up to so much in all."""

    def __init__(self, most: int) -> None:
        self._most, self._held = most, 0
        self._kept: OrderedDict[Hashable, tuple[Kept, int]] = OrderedDict()

    def get(self, key: Hashable) -> Kept | None:
        """What is kept under this key."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, kept: Kept, size: int = 1) -> None:
        """Keeps something of this size."""
        if old := self._kept.pop(key, None):
            self._held -= old[1]
        self._kept[key] = kept, size
        self._held += size
        while self._held > self._most:
            self._held -= self._kept.popitem(last=False)[1][1]


class Looker(msgspec.Struct, frozen=True):
    """Who looks back: what they look at is charged to them."""

    address: str
    person: str | None


class LookingBack:
    """Tells and shows what happened."""

    def __init__(self, origins: Origins, looking: Callable[[], Addresses]) -> None:
        self._origins, self._looking = origins, looking
        self._pool = FairPool(1, "looking", MOST_WAITING)
        self._albums: Shelf[Album] = Shelf(MOST_ALBUMS)
        self._answers: Shelf[bytes] = Shelf(LARGEST)

    async def history(self, looker: Looker, table: str, album: Album, seat: int | None, since: int, lang: str) -> bytes:
        """A page of the steps after the first so many as a seat saw them, written out."""
        until = min(since + STEPS_AT_ONCE, album.count)
        steps = max(1, until - since)
        key = ("history", table, seat, lang, since, album.count, album.fingerprint(until))
        return await self._answer(looker, key, steps, table, album, lambda: history.history(album, seat, since, lang))

    async def views(
        self, looker: Looker, table: str, album: Album, seat: int | None, everything: bool, first: int
    ) -> bytes:
        """The views after so many steps and the next few, written out."""
        until = min(first + VIEWS_AT_ONCE, album.count)
        key = ("views", table, seat, everything, first, album.count, album.fingerprint(until))
        return await self._answer(
            looker, key, VIEWS_AT_ONCE, table, album, lambda: history.views(album, seat, everything, first)
        )

    async def result(self, looker: Looker, table: str, album: Album) -> bytes:
        """How a finished game was decided, written out."""
        key = ("result", table, album.count, album.fingerprint(album.count))
        return await self._answer(looker, key, max(1, album.count // 8), table, album, lambda: history.result(album))

    async def moment(self, looker: Looker, table: str, album: Album, seat: int | None, count: int) -> bytes:
        """The view after so many steps, written out."""
        key = ("moment", table, seat, count, album.fingerprint(count))
        return await self._answer(looker, key, 1, table, album, lambda: album.view_at(count, seat))

    async def _answer(
        self, looker: Looker, key: Hashable, steps: int, table: str, album: Album, make: Callable[[], Any]
    ) -> bytes:
        if (found := self._answers.get(key)) is not None:
            self._charge(looker, steps * AT_HAND)
            return found

        def work() -> bytes:
            if older is not None and older is not album:
                album.take_over(older)
            try:
                return encode(make())
            finally:
                album.close()

        older = self._albums.get(table)
        self._charge(looker, steps if older is not None else steps + album.count / 8)
        answer = await self._run(looker, work)
        self._albums.put(table, album)
        self._answers.put(key, answer, len(answer))
        return answer

    async def walk(self, looker: Looker, steps: float, work: Callable[[], Found]) -> Found:
        """Some other work with a past game, which costs as much as so many steps."""
        self._charge(looker, steps)
        return await self._run(looker, work)

    def _charge(self, looker: Looker, steps: float) -> None:
        if not self._looking().take(looker.address, steps, looker.person):
            raise Refusal("too-fast")

    async def _run(self, looker: Looker, work: Callable[[], Found]) -> Found:
        return await self._pool.run(self._origins.owner(looker.address, looker.person), work)

    def album(self, name: str) -> Album | None:
        """What is kept of a game."""
        return self._albums.get(name)

    def keep(self, name: str, album: Album) -> None:
        """Keeps the album of a game for a while."""
        self._albums.put(name, album)

    def close(self) -> None:
        """Nobody waits for what is under way."""
        self._pool.close()


def digest(record: dict[str, Any]) -> str:
    """A name for a record that somebody brings along."""
    return f"record {hashlib.sha256(msgspec.json.encode(record)).hexdigest()}"
