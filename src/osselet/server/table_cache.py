"""Every table somebody looks at, kept in memory and in step with the store."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from osselet.room.refusal import Refusal
from osselet.room.room import Room, open_room
from osselet.server.catalogue import Catalogue
from osselet.server.keeping import TableStore
from osselet.server.live_table import LiveTable
from osselet.wire import messages

log = logging.getLogger("osselet.tables")
IDLE = 600.0
"""Seconds after which a table that nobody looks at is dropped from memory."""


class TableCache:
    """The tables of this worker, by id."""

    def __init__(self, store: TableStore, catalogue: Catalogue) -> None:
        self._store, self._catalogue = store, catalogue
        self._tables: dict[str, LiveTable] = {}
        self._unreadable: set[str] = set()
        """Tables that were found so: that is told once."""
        self._opening: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @property
    def tables(self) -> list[LiveTable]:
        """Those in memory."""
        return list(self._tables.values())

    def known(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(table)

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self._tables.get(table)
        if live is None:
            try:
                async with self._opening[table]:
                    live = self._tables.get(table) or self._tables.setdefault(
                        table, LiveTable(await self._read(table), self.reread)
                    )
            finally:  # also where there is no such table: nobody shall fill our memory by asking
                self._opening.pop(table, None)
        live.touched = time.monotonic()
        return live

    async def _read(self, table: str) -> Room:
        stored = await self._store.stored(table)
        if stored is None:
            raise Refusal("no-table")
        game = self._catalogue.edition(stored.row.game, stored.row.rules)
        try:
            room = open_room(stored, game)
        except Exception:
            if table not in self._unreadable:
                self._unreadable.add(table)
                log.exception("what was kept of the table %s cannot be read", table)
            raise Refusal("unreadable") from None
        self._unreadable.discard(table)
        return room

    @asynccontextmanager
    async def holding(self, table: str) -> AsyncIterator[LiveTable]:
        """A table that nobody else changes or looks at meanwhile."""
        async with (await self.open(table)).held() as live:
            yield live

    async def reread(self, live: LiveTable) -> None:
        """The store knows better: starts again from there and shows everybody what is so."""
        try:
            live.renew(await self._read(live.room.id))
        except Refusal:
            self.forget(live)
            raise

    async def follow(self, live: LiveTable) -> None:
        """The same where the store is ahead: somebody may have sat down at another worker a moment ago."""
        found = await self._store.seqs([live.room.id])
        if found.get(live.room.id, 0) > live.room.seq:
            await self.reread(live)

    def forget(self, live: LiveTable) -> None:
        """The table was deleted."""
        live.gone = True
        live.tell_all(messages.Gone())
        self._tables.pop(live.room.id, None)

    def drop_idle(self) -> None:
        """Drops tables that nobody has looked at for a while."""
        late = time.monotonic() - IDLE
        for live in self.tables:
            if not live.viewers and live.touched < late and not live.lock.locked():
                self._tables.pop(live.room.id, None)
