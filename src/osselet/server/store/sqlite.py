"""Group commit on SQLite: one thread, one connection, WAL, and every commit synced to the disk."""

import asyncio
import contextlib
import logging
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from osselet.room.rows import Write
from osselet.server.keeping import CannotWrite, Conflict, DiskFull, FileGone, NotSynced, StoreError, TableGone
from osselet.server.standing import fields
from osselet.server.store.file_guard import FileGuard
from osselet.server.store.writer import LARGEST_GROUP, SEAT, SNAPSHOT, TOUCH, Answers, Pending, check_time, settle

log = logging.getLogger("osselet.store")

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
ROOM_TO_WRITE = 2 << 20
"""Bytes that have to be free before a disk that was full is not."""
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
sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
"""Returns once what was written to a file is on disk; not every system knows the shorter way."""


def address(path: Path, mode: str = "rw") -> str:
    """The file for SQLite, which is not to make it: one that has vanished must not come back empty."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def connect(path: Path) -> sqlite3.Connection:
    """A connection with our settings."""
    connection = sqlite3.connect(
        address(path), uri=True, isolation_level=None, check_same_thread=False, cached_statements=64
    )
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def check_room(path: Path) -> None:
    """A little fits in where a whole table does not: a disk that was full has room again when some is to spare."""
    with contextlib.suppress(OSError):
        if (free := shutil.disk_usage(path.parent).free) < ROOM_TO_WRITE:
            raise DiskFull(f"Only {free} bytes are free in {path.parent}.")


def make_folder(path: Path) -> None:
    """The folder of a database."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The folder {path.parent} cannot be made: {error.strerror}.") from None


def make_file(path: Path) -> None:
    """The file is its owner's alone: it holds the secret of the house and what players hide.

    A log that a removed one has left behind would be taken for its own.
    """
    make_folder(path)
    try:
        if not path.exists():
            for left in (path.with_name(path.name + end) for end in ("-wal", "-shm")):
                with contextlib.suppress(FileNotFoundError):
                    left.rename(left.with_name(left.name + ".orphaned"))
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"The database {path} cannot be opened: {error.strerror}.") from None


@contextlib.contextmanager
def lock(path: Path) -> Iterator[None]:
    """The file is this server's alone meanwhile.

    The lock has a name that does not begin like the database's: who moves that away leaves the lock where it is.
    """
    make_folder(path)
    try:
        with FileLock(path.with_name(f".{path.name}.lock"), blocking=False):
            yield
    except Timeout:
        raise StoreError(f"Another Osselet already serves {path}: stop it, or choose another --database.") from None


class SqliteWriter:
    """A thread that takes whatever waits and commits it together."""

    def __init__(self, path: Path, guard: FileGuard) -> None:
        self._path, self._guard = path, guard
        self._queue: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._since: float | None = None
        """When the commit under way began."""
        self._has_ended = self._rescue_failed = False
        self._log: int | None = None
        """The log of what was written, to be synced."""

    async def start(self) -> None:
        """Starts the thread."""
        self._loop = asyncio.get_running_loop()
        self._connection = self._open()
        self._guard.check()
        self._thread = threading.Thread(target=self._run, name="osselet-writer", daemon=True)
        self._thread.start()
        self._closing = threading.Event()
        self._tidier = threading.Thread(target=self._tidy, name="osselet-tidier", daemon=True)
        self._tidier.start()

    def _open(self) -> sqlite3.Connection:
        connection = connect(self._path)
        connection.execute("PRAGMA synchronous=NORMAL")  # `_sync` does the rest
        connection.executescript(_STAGE)
        return connection

    async def append(self, write: Write) -> None:
        """Waits for the commit of the group this entry is in."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((write, future))
        if self._has_ended:
            self._refuse_waiting()
        await future

    def check(self) -> None:
        """Raises StoreError if nothing is written any more."""
        if self._has_ended:
            raise CannotWrite("The thread that writes has ended.")
        check_time(self._since)

    async def close(self) -> None:
        """Writes what is waiting."""
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._closing.set()
            await asyncio.to_thread(self._tidier.join)
            self._connection.close()
            if self._log is not None:
                os.close(self._log)
            self._thread = None

    def _run(self) -> None:
        try:
            self._work()
        except BaseException:
            log.critical("the thread that writes has ended", exc_info=True)
        finally:
            self._has_ended = True
            self._refuse_waiting()

    def _work(self) -> None:
        while True:
            group = [self._queue.get()]
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get())
            pending = [one for one in group if one is not None]
            if pending:
                self._since = time.monotonic()
                self._loop.call_soon_threadsafe(settle, self._surely(pending))
                self._since = None
            if len(pending) < len(group):
                return

    def _surely(self, group: list[Pending]) -> Answers:
        """Commits a group; whatever goes wrong, everybody gets an answer, and the next group its turn."""
        try:
            return self._commit(group)
        except BaseException as error:
            problem = CannotWrite(f"The database cannot be written: {error!r}.")
            refused: Answers = [(future, problem) for _, future in group]
            if not isinstance(error, Exception):
                self._loop.call_soon_threadsafe(settle, refused)
                raise
            log.exception("a commit failed as nobody foresaw; the database is opened anew")
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
                self._connection = self._open()
            return refused

    def _refuse_waiting(self) -> None:
        """Nobody waits for a thread that has ended."""
        refused: Answers = []
        while not self._queue.empty():
            if (one := self._queue.get()) is not None:
                refused.append((one[1], CannotWrite("The thread that writes has ended.")))
        if refused:
            self._loop.call_soon_threadsafe(settle, refused)

    def _tidy(self) -> None:
        """Brings what was logged into the database now and then, so that no commit has to wait for it."""
        connection = connect(self._path)
        connection.execute(f"PRAGMA busy_timeout={TIDY_PATIENCE}")
        while not self._closing.wait(TIDY_EVERY):
            try:
                self._guard.check()
                _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > LONG_LOG:  # while everybody writes it never ends by itself
                    connection.execute("PRAGMA wal_checkpoint(RESTART)")
            except FileGone:
                self._rescue(connection)
            except sqlite3.Error:
                continue  # the writer says so if something is wrong with the file
            except Exception:
                log.exception("the log of the database was not tidied")
        connection.close()

    def _rescue(self, connection: sqlite3.Connection) -> None:
        """What was acknowledged is in the open files as long as we have them open: it shall be found again.

        The log is emptied, for it lies there still and must not be taken for that of whatever is put there.
        """
        try:
            copy = self._guard.rescue(connection)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (OSError, sqlite3.Error) as error:
            if not self._rescue_failed:
                log.error("what was kept could not be rescued yet: %s", error)
            self._rescue_failed = True
            return
        if copy is not None:
            said = "what was kept was rescued to %s: stop the server, move that to %s, and start again"
            log.error(said, copy, self._path.name, extra=fields("rescued", file=str(copy)))

    def _commit(self, group: list[Pending]) -> Answers:
        writes = [write for write, _ in group]
        try:
            with self._staged(writes):
                self._connection.execute(_ARRIVE, (_rows(writes),))
            self._guard.check()
            self._sync()
        except sqlite3.IntegrityError as error:
            if len(group) > 1:  # one of them is late, or its table was deleted: the others shall not suffer for it
                return [answer for one in group for answer in self._commit([one])]
            is_gone = error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY"
            problem = TableGone("This table was deleted.") if is_gone else Conflict("Somebody else wrote this entry.")
            return [(group[0][1], problem)]
        except sqlite3.Error as error:
            is_full = getattr(error, "sqlite_errorname", "") == "SQLITE_FULL"
            kind = DiskFull if is_full else CannotWrite
            return [(future, kind(f"The database cannot be written: {error}.")) for _, future in group]
        except FileGone as gone:
            return [(future, gone) for _, future in group]
        except OSError as error:
            return [(future, NotSynced(f"The database cannot be brought to the disk: {error}.")) for _, future in group]
        return [(future, None) for _, future in group]

    def _sync(self) -> None:
        """What was committed is on disk then. SQLite's own sync would keep other processes from writing meanwhile."""
        if self._log is None:
            self._log = os.open(f"{self._path}-wal", os.O_RDWR)
        sync(self._log)

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
