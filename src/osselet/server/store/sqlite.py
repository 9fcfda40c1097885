"""Group commit on SQLite: one thread, one connection, WAL, and every commit synced to the disk."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from osselet.server.store.writing import (
    LARGEST_GROUP,
    Pending,
    StoreError,
    TableGone,
    Write,
    answers,
    settle,
    unrivalled,
)

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

# One statement for a whole group: each call into SQLite lets go of the interpreter and has to wait to get it back.
_GROUP = """SELECT value ->> 0 AS table_id, value ->> 1 AS seq, value ->> 2 AS body, value ->> 3 AS stage,
 value ->> 4 AS turn, value ->> 5 AS wake, value ->> 6 AS at, value ->> 7 AS public FROM json_each(?)"""
_ENTRIES = f"""INSERT INTO entries (table_id, seq, body) SELECT table_id, seq, body FROM ({_GROUP}) WHERE true
 ON CONFLICT DO NOTHING RETURNING table_id, seq"""
_TOUCH = f"""UPDATE tables SET seq = new.seq, stage = new.stage, turn = new.turn, wake = new.wake, claimed = NULL,
 touched = new.at, code = CASE WHEN new.stage = 'over' THEN NULL ELSE code END,
 public = coalesce(new.public, tables.public) FROM ({_GROUP}) AS new WHERE id = new.table_id AND tables.seq < new.seq"""
_SEAT = """INSERT INTO seats (table_id, seat, person, name, kind, level, seen) VALUES (?, ?, ?, ?, ?, ?, ?)
 ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = excluded.name,
 kind = excluded.kind, level = excluded.level,
 seen = CASE WHEN seats.person IS excluded.person THEN seats.seen ELSE excluded.seen END"""
_SNAPSHOT = """INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
 ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE snapshots.seq < excluded.seq"""
_encode = msgspec.json.Encoder().encode


def connect(path: Path) -> sqlite3.Connection:
    """A connection with our settings."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def make_file(path: Path) -> None:
    """The file is its owner's alone: it holds the secret of the house and what players hide."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"The database {path} cannot be opened: {error.strerror}.") from None


@contextlib.contextmanager
def lock(path: Path) -> Iterator[None]:
    """The file is this server's alone meanwhile."""
    make_file(path)
    try:
        with FileLock(path.with_name(path.name + ".lock"), blocking=False):
            yield
    except Timeout:
        raise StoreError(f"Another Osselet already serves {path}: stop it, or choose another --database.") from None


class SqliteWriter:
    """A thread that takes whatever waits and commits it together."""

    def __init__(self, path: Path, shared: bool = False) -> None:
        self._path = path
        self._shared = shared
        """Do other processes write to the same file?"""
        self._queue: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def start(self) -> None:
        """Starts the thread."""
        self._loop = asyncio.get_running_loop()
        self._connection = connect(self._path)
        self._turn = open(self._path.with_name(self._path.name + ".turn"), "ab") if self._shared else None  # noqa: SIM115
        self._thread = threading.Thread(target=self._run, name="osselet-writer", daemon=True)
        self._thread.start()

    async def append(self, write: Write) -> None:
        """Waits for the commit of the group this entry is in."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((write, future))
        await future

    async def close(self) -> None:
        """Writes what is waiting."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._connection.close()
            if self._turn is not None:
                self._turn.close()
            self._thread = None

    def _run(self) -> None:
        while True:
            group = [self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get())
            pending = [one for one in group if one is not None]
            if pending:
                with self._in_turn():
                    answers = self._commit(pending)
                self._loop.call_soon_threadsafe(settle, answers)
            if len(pending) < len(group):
                return

    @contextlib.contextmanager
    def _in_turn(self) -> Iterator[None]:
        """Waits for other processes, first come first served; SQLite's waiting, in naps, lets some wait for long."""
        if self._turn is None or sys.platform == "win32":
            yield
            return
        import fcntl

        with contextlib.suppress(OSError):  # where files cannot be locked SQLite has to do
            fcntl.flock(self._turn, fcntl.LOCK_EX)
        try:
            yield
        finally:
            with contextlib.suppress(OSError):
                fcntl.flock(self._turn, fcntl.LOCK_UN)

    def _commit(self, group: list[Pending]) -> "list[tuple[asyncio.Future[None], Exception | None]]":
        execute = self._connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            first = self._append([write for write, _ in group])
            execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                return self._without_gone(group)
            return [(future, StoreError(f"The database cannot be written: {error}.")) for _, future in group]
        return answers(group, first)

    def _without_gone(self, group: list[Pending]) -> "list[tuple[asyncio.Future[None], Exception | None]]":
        """A table of the group was deleted: the others shall not suffer for it."""
        if len(group) == 1:
            return [(group[0][1], TableGone("This table was deleted."))]
        return [answer for one in group for answer in self._commit([one])]

    def _append(self, group: list[Write]) -> list[Write]:
        """Writes a group and says which of it were first."""
        group = unrivalled(group)
        execute = self._connection.execute
        written = execute(_ENTRIES, (_rows(group),)).fetchall()
        first = set(written)
        new = group if len(first) == len(group) else [write for write in group if (write.table, write.seq) in first]
        if not new:
            return []
        execute(_TOUCH, (_rows(new),))
        for write in new:
            for seat in write.seats or ():
                execute(_SEAT, (write.table, *seat, write.at))
            if write.snapshot is not None:
                execute(_SNAPSHOT, (write.table, write.seq, write.snapshot))
        return new


def _rows(group: list[Write]) -> str:
    return _encode([(w.table, w.seq, w.body, w.stage, w.turn, w.wake, w.at, w.public) for w in group]).decode()
