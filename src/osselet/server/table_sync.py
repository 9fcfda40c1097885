"""Follows what other workers write: by the bus, and in the store for what the bus has lost."""

import asyncio
import logging

from osselet.core.errors import OsseletError
from osselet.room import entries
from osselet.room.entries import ForgetEntry
from osselet.server.bus import Alone, Bus
from osselet.server.keeping import trouble
from osselet.server.live_table import LiveTable
from osselet.server.standing import steadily
from osselet.server.store import Store
from osselet.server.table_cache import TableCache

log = logging.getLogger("osselet.sync")
LOOK_EVERY = 1.0
"""Seconds between looks at the store."""


class TableSync:
    """Keeps the tables of this worker in step with the others."""

    def __init__(self, store: Store, tables: TableCache, bus: Bus) -> None:
        self._store, self._tables, self._bus = store, tables, bus
        self._looking: asyncio.Task[None] | None = None
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        self._heard_of: dict[str, int] = {}
        """How far tables have come that we are catching up with."""

    async def start(self) -> None:
        """Begins to listen."""
        await self._bus.start(self.heard)
        if not isinstance(self._bus, Alone):
            self._looking = asyncio.create_task(steadily(self._look), name="osselet-sync")

    async def close(self) -> None:
        """Stops."""
        tasks = [*self._catching_up.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()

    def heard(self, table: str, seq: int) -> None:
        """Somewhere a table has come so far."""
        live = self._tables.known(table)
        if live is None or seq <= live.room.seq:
            return
        if table in self._catching_up:
            self._heard_of[table] = max(seq, self._heard_of.get(table, 0))
        elif live.viewers or live.lock.locked():
            task = asyncio.create_task(self._catch_up(live))
            self._catching_up[table] = task
            task.add_done_callback(lambda _: self._caught_up(table))
        else:  # nobody looks at it here: whoever comes reads it anew
            live.stale = True

    def _caught_up(self, table: str) -> None:
        """What was heard of meanwhile may have come too late to be read."""
        self._catching_up.pop(table, None)
        self.heard(table, self._heard_of.pop(table, 0))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                if live.stale:
                    await self._tables.reread(live)
                for seq, body in await self._store.entries(live.room.id, live.room.seq):
                    if seq != live.room.seq + 1:
                        continue
                    entry = entries.read(body)
                    if isinstance(entry, ForgetEntry):
                        await self._tables.reread(live)
                        break
                    live.tell(live.room.apply(entry))
        except OsseletError as error:
            live.stale = True
            trouble(log, "could not catch up: %s", error)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            known = [live.room.id for live in self._tables.tables]
            try:
                found = await self._store.seqs(known)
            except OsseletError as error:
                trouble(log, "could not look for news: %s", error)
                continue
            for table in known:
                live = self._tables.known(table)
                if live is None:
                    continue
                if table not in found:
                    self._tables.forget(live)
                else:
                    self.heard(table, found[table])
