"""Group commit on PostgreSQL: one connection, one statement for the entries of a group, and a notice to all workers."""

import asyncio
import contextlib
import logging
import time
from typing import Any

from osselet.room.rows import Write
from osselet.server.bus import CHANNEL
from osselet.server.keeping import CannotWrite, DiskFull, StoreError, TableGone
from osselet.server.store.writer import (
    LARGEST_GROUP,
    SEAT,
    SNAPSHOT,
    TOUCH,
    Answers,
    Pending,
    answers,
    check_time,
    settle,
    unrivalled,
)

log = logging.getLogger("osselet.store")
SERVED = 0x6F737365
"""The lock that all who serve a database share; who restores one wants it alone."""

_ENTRIES = """INSERT INTO entries (table_id, seq, body)
 SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT DO NOTHING RETURNING table_id, seq"""
_TOUCH = TOUCH.format(seq="$1", stage="$2::text", turn="$3", wake="$4", at="$5", table="$6", public="$7")
_SEAT = SEAT.format(rows="VALUES ($1, $2, $3, $4, $5, $6, $7)", is_same="IS NOT DISTINCT FROM")
_SNAPSHOT = SNAPSHOT.format(rows="VALUES ($1, $2, $3)")
_NOTIFY = "SELECT pg_notify($1, t || ' ' || s) FROM unnest($2::text[], $3::int[]) AS told(t, s)"


class PostgresWriter:
    """A task that takes whatever waits and commits it together."""

    def __init__(self, url: str, notify: bool) -> None:
        self._url = url
        self._notify = notify
        self._waiting: list[Pending] = []
        self._some = asyncio.Event()
        self._closing = False
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self._since: float | None = None
        """When the commit under way began."""

    async def start(self) -> None:
        """Connects."""
        await self._connect()
        self._task = asyncio.create_task(self._run(), name="osselet-writer")

    async def _connect(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._url, command_timeout=30)
        if not await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", SERVED):
            await connection.close()
            raise StoreError("The database is being restored.")
        self._connection = connection

    async def append(self, write: Write) -> None:
        """Waits for the commit of the group this entry is in."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._some.set()
        await future

    def check(self) -> None:
        """Raises StoreError if nothing is written any more."""
        if self._task is not None and self._task.done():
            raise CannotWrite("The task that writes has ended.")
        check_time(self._since)

    async def close(self) -> None:
        """Writes what is waiting."""
        if self._task is not None:
            self._closing = True
            self._some.set()
            await self._task
            self._task = None
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=5)

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                self._since = time.monotonic()
                settle(await self._surely(group))
                self._since = None

    async def _surely(self, group: list[Pending]) -> Answers:
        """Commits a group; whatever goes wrong, everybody gets an answer, and the next group its turn."""
        try:
            return await self._commit(group)
        except Exception as error:
            log.exception("a commit failed as nobody foresaw; the database is opened anew")
            self._connection.terminate()
            problem = CannotWrite(f"The database cannot be written: {error!r}.")
            return [(future, problem) for _, future in group]

    async def _commit(self, group: list[Pending]) -> Answers:
        import asyncpg

        try:
            if self._connection.is_closed():
                await self._connect()
            first = await self._append([write for write, _ in group])
        except asyncpg.ForeignKeyViolationError:
            if len(group) == 1:
                return [(group[0][1], TableGone("This table was deleted."))]
            return [answer for one in group for answer in await self._commit([one])]
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, StoreError) as error:
            kind = DiskFull if isinstance(error, asyncpg.DiskFullError) else CannotWrite
            return [(future, kind(f"The database cannot be written: {error}.")) for _, future in group]
        return answers(group, first)

    async def _append(self, group: list[Write]) -> list[Write]:
        """Writes a group and says which of it were first."""
        group = unrivalled(group)
        async with self._connection.transaction():
            fetched = await self._connection.fetch(
                _ENTRIES, [w.table for w in group], [w.seq for w in group], [w.body for w in group]
            )
            first = {(row[0], row[1]) for row in fetched}
            new = [write for write in group if (write.table, write.seq) in first]
            if not new:
                return []
            execute = self._connection.executemany
            await execute(_TOUCH, [(w.seq, w.stage, w.turn, w.wake, w.at, w.table, w.public) for w in new])
            if seats := [(w.table, *seat, w.at) for w in new for seat in w.seats or ()]:
                await execute(_SEAT, seats)
            if kept := [(w.table, w.seq, w.snapshot) for w in new if w.snapshot is not None]:
                await execute(_SNAPSHOT, kept)
            if self._notify:
                await self._connection.execute(_NOTIFY, CHANNEL, [w.table for w in new], [w.seq for w in new])
        return new
