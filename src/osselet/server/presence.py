"""Who is connected: noted in the store, and asked there where people may be at other workers."""

import asyncio
import logging

from osselet.core.errors import OsseletError
from osselet.room.refusal import Refusal
from osselet.server import house_clock
from osselet.server.keeping import TableStore, trouble
from osselet.server.live_table import LiveTable
from osselet.server.standing import steadily
from osselet.server.table_cache import TableCache

log = logging.getLogger("osselet.presence")
NOTE_EVERY = 20.0
"""Seconds between notes of who is here."""
LOOK_EVERY = 4.0
"""The same where workers have to learn of each other's people."""
AT_ONCE = 100
"""Seats noted in one go."""
GONE_AFTER = 60.0
"""Seconds after which others may let a bot play for somebody who is not connected."""


class PresenceTracker:
    """Notes and finds who is there."""

    def __init__(self, store: TableStore, tables: TableCache, is_scattered: bool) -> None:
        self._store, self._tables, self._is_scattered = store, tables, is_scattered
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to look."""
        self._task = asyncio.create_task(steadily(self._run), name="osselet-presence")

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY if self._is_scattered else NOTE_EVERY)
            try:
                await self._note()
                if self._is_scattered:
                    await self._look_elsewhere()
            except OsseletError as error:
                trouble(log, "presence not noted: %s", error)
            self._tables.drop_idle()

    async def _note(self) -> None:
        found = {(live.room.id, viewer.seat) for live in self._tables.tables for viewer in live.viewers}
        seats = [(table, seat) for table, seat in found if seat is not None]
        for at in range(0, len(seats), AT_ONCE):  # moves shall not wait for it
            await self._store.see(seats[at : at + AT_ONCE])
            await asyncio.sleep(0.02)

    async def _look_elsewhere(self) -> None:
        watched = {live.room.id: live for live in self._tables.tables if live.viewers}
        lately = house_clock.now() - 2.5 * LOOK_EVERY
        seen = [row for row in await self._store.seats(watched) if row.person and row.seen > lately]
        for table, live in watched.items():
            local = {viewer.seat for viewer in live.viewers}
            elsewhere = {row.seat for row in seen if row.table == table and row.seat not in local}
            if elsewhere != live.elsewhere:
                live.elsewhere = elsewhere
                live.tell_presence()

    async def check_gone(self, live: LiveTable, seat: int) -> None:
        """Others may only let a bot play for somebody who has not been here for a while."""
        rows = await self._store.seats([live.room.id])
        seen = next((row.seen for row in rows if row.seat == seat), 0.0)
        if live.is_here()[seat] or house_clock.now() - seen < GONE_AFTER:
            raise Refusal("not-gone")
