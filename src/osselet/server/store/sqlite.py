"""Group commit on SQLite: one thread, one connection, WAL, and every commit synced to the disk."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from osselet.room.rows import Write
from osselet.server.store.writer import (
    LARGEST_GROUP,
    SEAT,
    SNAPSHOT,
    TOUCH,
    Answers,
    Conflict,
    Pending,
    StoreError,
    TableGone,
    settle,
)

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "temp_store=MEMORY",
    "wal_autocheckpoint=0",
)
TIDY_EVERY = 2.0
"""Seconds between looks at the log of what was written."""
TIDY_PATIENCE = 100
"""Milliseconds for which writers may have to wait until nobody reads the log."""
LONG_LOG = 8000
"""Pages of the log after which it begins anew."""

# A group is committed by one statement, into a view whose trigger does the rest: each call into SQLite lets go of the
# interpreter and has to wait to get it back, and other processes wait as long as a transaction is open.
_OF_ENTRY = "WHERE table_id = new.table_id AND seq = new.seq"
_SEATS = SEAT.format(
    rows=f"SELECT table_id, seat, person, name, kind, level, new.at FROM seating {_OF_ENTRY}", is_same="IS"
)
_SNAPSHOTS = SNAPSHOT.format(rows=f"SELECT table_id, seq, body FROM snapshot {_OF_ENTRY}")
_NEW = {name: f"new.{name}" for name in ("seq", "stage", "turn", "wake", "at", "public")}
_STAGE = f"""
CREATE TEMP TABLE snapshot (table_id, seq, body, PRIMARY KEY (table_id, seq));
CREATE TEMP TABLE seating (table_id, seq, seat, person, name, kind, level, PRIMARY KEY (table_id, seq, seat));
CREATE TEMP VIEW arriving AS SELECT 0 AS table_id, 0 AS seq, 0 AS body, 0 AS stage, 0 AS turn, 0 AS wake, 0 AS at,
 0 AS public;
CREATE TEMP TRIGGER arrive INSTEAD OF INSERT ON arriving BEGIN
 INSERT INTO entries (table_id, seq, body) VALUES (new.table_id, new.seq, new.body);
 {TOUCH.format(table="new.table_id", **_NEW)};
 {_SEATS};
 {_SNAPSHOTS};
END"""
_ARRIVE = """INSERT INTO arriving SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
 value ->> 6, value ->> 7 FROM json_each(?)"""
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

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def start(self) -> None:
        """Starts the thread."""
        self._loop = asyncio.get_running_loop()
        self._connection = connect(self._path)
        self._connection.executescript(_STAGE)
        self._thread = threading.Thread(target=self._run, name="osselet-writer", daemon=True)
        self._thread.start()
        self._closing = threading.Event()
        self._tidier = threading.Thread(target=self._tidy, name="osselet-tidier", daemon=True)
        self._tidier.start()

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
            self._closing.set()
            await asyncio.to_thread(self._tidier.join)
            self._connection.close()
            self._thread = None

    def _run(self) -> None:
        while True:
            group = [self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get())
            pending = [one for one in group if one is not None]
            if pending:
                self._loop.call_soon_threadsafe(settle, self._commit(pending))
            if len(pending) < len(group):
                return

    def _tidy(self) -> None:
        """Brings what was logged into the database now and then, so that no commit has to wait for it."""
        connection = connect(self._path)
        connection.execute(f"PRAGMA busy_timeout={TIDY_PATIENCE}")
        while not self._closing.wait(TIDY_EVERY):
            with contextlib.suppress(sqlite3.Error):  # the writer says so if something is wrong with the file
                _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > LONG_LOG:  # while everybody writes it never ends by itself
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.close()

    def _commit(self, group: list[Pending]) -> Answers:
        writes = [write for write, _ in group]
        try:
            with self._staged(writes):
                self._connection.execute(_ARRIVE, (_rows(writes),))
        except sqlite3.IntegrityError as error:
            if len(group) > 1:  # one of them is late, or its table was deleted: the others shall not suffer for it
                return [answer for one in group for answer in self._commit([one])]
            is_gone = error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY"
            problem = TableGone("This table was deleted.") if is_gone else Conflict("Somebody else wrote this entry.")
            return [(group[0][1], problem)]
        except sqlite3.Error as error:
            return [(future, StoreError(f"The database cannot be written: {error}.")) for _, future in group]
        return [(future, None) for _, future in group]

    @contextlib.contextmanager
    def _staged(self, group: list[Write]) -> Iterator[None]:
        """Lays out what the trigger takes along with some entries."""
        many = self._connection.executemany
        seats = [(w.table, w.seq, *seat) for w in group for seat in w.seats or ()]
        snapshots = [(w.table, w.seq, w.snapshot) for w in group if w.snapshot is not None]
        try:
            if seats:
                many("INSERT OR REPLACE INTO seating VALUES (?, ?, ?, ?, ?, ?, ?)", seats)
            if snapshots:
                many("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)", snapshots)
            yield
        finally:
            if seats:
                self._connection.execute("DELETE FROM seating")
            if snapshots:
                self._connection.execute("DELETE FROM snapshot")


def _rows(group: list[Write]) -> str:
    return _encode([(w.table, w.seq, w.body, w.stage, w.turn, w.wake, w.at, w.public) for w in group]).decode()
