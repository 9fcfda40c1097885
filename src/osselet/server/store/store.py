"""The store: entries through the writer, everything else through SQLAlchemy Core."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from osselet.core.extras import require
from osselet.room.rows import StoredTable, TableRow, Write
from osselet.server import house_clock, schema
from osselet.server.keeping import DiskFull, NewTableRow, Person, StoredSeat, StoreError
from osselet.server.standing import Standing
from osselet.server.store.file_guard import FileGuard, refuse_beside_rescued
from osselet.server.store.postgres import PostgresWriter
from osselet.server.store.sqlite import PRAGMAS, SqliteWriter, address, check_room, lock, make_file
from osselet.server.store.upgrade import check, shape, upgrade
from osselet.server.store.writer import Writer

Found = TypeVar("Found")
PATIENCE = 5.0
"""Seconds after which a database that was asked whether it is well is not."""
CODE, CODE_AFTER_END = 14 * 86_400.0, 86_400.0
"""Seconds for which a table's letters lead there after something happened, and after its end."""
CLAIM = 15.0
"""Seconds for which a worker has a table in hand before others may take it up."""


_ROW = [schema.tables.c[name] for name in TableRow.__dataclass_fields__]


class Store:
    """Everything the server must not forget."""

    def __init__(self, url: str, bus: bool = False, only_looks: bool = False) -> None:
        try:
            self.url = _driver(make_url(url))
        except ArgumentError:
            raise StoreError(f"{url!r} is not the address of a database, such as sqlite:///osselet.db.") from None
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.path = Path(self.url.database or "") if self.is_sqlite else None
        """The file, where it is one."""
        self.standing = Standing("The database")
        self.playable: list[tuple[str, int]] | None = None
        """The games and versions of rules that are here; tables of others wait for theirs."""
        self._guard = FileGuard(self.path)
        if self.path is not None:
            name, _, mode = address(self.path, "ro" if only_looks else "rw").partition("?mode=")
            self.url = self.url.set(database=name, query={"mode": mode, "uri": "true"})
        self.engine: AsyncEngine = create_async_engine(self.url, **self._pool())
        self.writer: Writer = self._writer(bus)
        self._near = self._near_engine() if self.is_sqlite else None
        """SQLite without a thread between: what is asked for by its key is there sooner than another thread wakes."""
        if self.is_sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _be_patient if only_looks else _set_pragmas)
            sa.event.listen(self.engine.sync_engine, "begin", _begin)

    def _near_engine(self) -> sa.Engine:
        plain = {"isolation_level": None, "check_same_thread": False}
        engine = sa.create_engine(self.url.set(drivername="sqlite"), connect_args=plain)
        sa.event.listen(engine, "connect", _set_pragmas)
        return engine

    def _pool(self) -> dict[str, Any]:
        if self.is_sqlite:
            return {"connect_args": {"isolation_level": None}, "pool_size": 4}
        return {"pool_size": 6, "max_overflow": 4, "pool_pre_ping": True}

    def _writer(self, bus: bool) -> Writer:
        if self.path is not None:
            return SqliteWriter(self.path, self._guard)
        plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return PostgresWriter(plain, notify=not bus)

    def lock(self) -> AbstractContextManager[object]:
        """Keeps a second server away from a file: it would not hear what this one does."""
        return nullcontext() if self.path is None else lock(self.path)

    async def open(self) -> None:
        """Opens the database and brings it to our shape."""
        async with self.changing() as connection:
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change the shape itself; a file that is missing is made."""
        if self.path is not None:
            make_file(self.path)
        async with self.writing() as connection:
            yield connection

    @property
    def place(self) -> str:
        """Where it is, without passwords."""
        return self.url.render_as_string(hide_password=True) if self.path is None else str(self.path)

    async def shape(self) -> str | None:
        """Which shape the database has; None where nothing of ours is kept. Nothing is made or changed."""
        if self.path is not None and not self.path.is_file():
            return None
        async with self.reading() as connection:
            found = await connection.run_sync(shape)
        check(found)
        return found

    async def start(self) -> None:
        """Opens the database and starts the writer."""
        await self.open()
        try:
            await self.writer.start()
        except Exception as error:
            raise StoreError(f"The database cannot be opened: {error}.") from error

    async def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        await self.writer.close()
        await self.dispose()

    async def dispose(self) -> None:
        """Lets go of the database where nothing was written."""
        await self.engine.dispose()
        if self._near is not None:
            self._near.dispose()

    def refuse_beside_rescued(self) -> None:
        """A server does not begin anew where what was kept waits to be put back."""
        if self.path is not None:
            refuse_beside_rescued(self.path)

    @asynccontextmanager
    async def _guarded(self) -> AsyncIterator[None]:
        try:
            self._guard.refuse_if_gone()
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            is_full = getattr(cause, "sqlite_errorname", "") == "SQLITE_FULL"
            problem = (DiskFull if is_full else StoreError)(f"The database cannot be used: {cause}.")
            self.standing.fell_ill(problem.brief, problem)
            raise problem from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for questions."""
        async with self._guarded(), self.engine.connect() as connection:
            yield await connection.execution_options(reads=True)

    async def look_up(self, ask: Callable[[sa.Connection], Found]) -> Found:
        """What is asked for by its key."""
        async with self._guarded():
            if self._near is not None:
                with self._near.connect() as connection:
                    return ask(connection)
        async with self.reading() as line:
            return await line.run_sync(ask)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing."""
        async with self._guarded():
            async with self.engine.begin() as connection:
                yield connection
            self._guard.check()

    @asynccontextmanager
    async def one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it is now, whatever is written meanwhile."""
        engine = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        async with self._guarded(), engine.connect() as connection:
            yield await connection.execution_options(reads=True)

    async def examine(self) -> None:
        """Notes whether the database is well; where it was not, something has to be written before it is again."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._examine()
        except TimeoutError:
            self.standing.fell_ill(StoreError.brief, f"no answer within {PATIENCE:g} s")
        except StoreError as error:
            self.standing.fell_ill(error.brief, error)
        else:
            self.standing.got_well()

    async def _examine(self) -> None:
        self.writer.check()
        self._guard.check()
        if self.path is not None and self.standing.why == DiskFull.brief:
            check_room(self.path)
        if self.standing.is_well:
            async with self.reading() as connection:
                await connection.execute(sa.select(1))
            return
        house = schema.house
        async with self.writing() as connection:
            await connection.execute(house.update().where(house.c.key == "secret").values(value=house.c.value))

    async def secret(self, fresh: str) -> str:
        """The secret of this house; the first to ask sets it."""
        house = schema.house
        async with self.writing() as connection:
            found = await connection.scalar(sa.select(house.c.value).where(house.c.key == "secret"))
            if found is not None:
                return str(found)
            await connection.execute(self.ignoring(house).values(key="secret", value=fresh))
            return str(await connection.scalar(sa.select(house.c.value).where(house.c.key == "secret")))

    def ignoring(self, table: sa.Table) -> Any:
        """An insertion that gives way to what is there."""
        from sqlalchemy.dialects import postgresql, sqlite

        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        return insert(table).on_conflict_do_nothing()

    async def append(self, write: Write) -> None:
        """Appends an entry for good; see Writer."""
        try:
            self._guard.refuse_if_gone()
            await self.writer.append(write)
        except StoreError as error:
            self.standing.fell_ill(error.brief, error)
            raise

    async def add_person(self, person: str, name: str, avatar: int = 0) -> None:
        """Somebody new."""
        now = house_clock.now()
        row = {"id": person, "name": name, "avatar": avatar, "made": now, "seen": now}
        async with self.writing() as connection:
            await connection.execute(schema.people.insert().values(row))

    async def person(self, person: str) -> Person | None:
        """Who this is."""
        return await self._person(schema.people.c.id == person)

    async def person_of_phrase(self, phrase: bytes) -> Person | None:
        """Whose recovery phrase this is, by its hash."""
        return await self._person(schema.people.c.phrase == phrase)

    async def _person(self, condition: sa.ColumnElement[bool]) -> Person | None:
        people = schema.people.c
        query = sa.select(people.id, people.name, people.phrase, people.member, people.avatar).where(condition)
        async with self.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            return None
        return Person(found.id, found.name, found.phrase is not None, found.member, found.avatar)

    async def change_person(self, person: str, **values: Any) -> None:
        """Sets the name, the picture or the hash of the phrase."""
        async with self.writing() as connection:
            await connection.execute(schema.people.update().where(schema.people.c.id == person).values(**values))

    async def forget_person(self, person: str) -> None:
        """Forgets somebody; the seats stay, with nobody behind them."""
        async with self.writing() as connection:
            await connection.execute(schema.people.delete().where(schema.people.c.id == person))

    async def add_table(self, new: NewTableRow, write: Write) -> bool:
        """Keeps a new table with its first entry; False if its code or id is taken."""
        row = dict(vars(new), stage=write.stage, made=write.at, touched=write.at)
        row |= {"seq": write.seq, "turn": write.turn, "wake": write.wake}
        try:
            async with self.writing() as connection:
                await connection.execute(schema.tables.insert().values(row))
                await connection.execute(
                    schema.entries.insert().values(table_id=new.id, seq=write.seq, body=write.body)
                )
                seats = [{"table_id": new.id, **seat._asdict(), "seen": write.at} for seat in write.seats or ()]
                await connection.execute(schema.seats.insert(), seats)
        except IntegrityError:
            return False
        return True

    async def table(self, table: str) -> TableRow | None:
        """A table by its id; where that cannot be one the database is not even asked: some refuse to read it."""
        return await self._table(schema.tables.c.id == table) if table.isprintable() else None

    async def table_of_code(self, code: str) -> TableRow | None:
        """A table by its five letters, while people may want to come: not long after its end."""
        tables, now = schema.tables.c, house_clock.now()
        lately = sa.and_(tables.stage != "over", tables.touched > now - CODE)
        lasts = sa.or_(lately, tables.touched > now - CODE_AFTER_END)
        return await self._table(sa.and_(tables.code == code, lasts)) if code.isprintable() else None

    async def _table(self, condition: sa.ColumnElement[bool]) -> TableRow | None:
        rows = await self._rows(sa.select(*_ROW).where(condition))
        return rows[0] if rows else None

    async def _rows(self, query: sa.Select[Any]) -> list[TableRow]:
        async with self.reading() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """Somebody's tables, the latest first."""
        seated = sa.select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        tables = schema.tables.c
        mine = sa.or_(tables.creator == person, tables.id.in_(seated))
        return await self._rows(sa.select(*_ROW).where(mine).order_by(tables.touched.desc()).limit(limit))

    async def public_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables that are open or being played, the latest first."""
        tables = schema.tables.c
        shown = sa.and_(tables.public.is_(True), tables.stage != "over")
        return await self._rows(sa.select(*_ROW).where(shown).order_by(tables.touched.desc()).limit(limit))

    async def seats(self, tables: Iterable[str]) -> list[StoredSeat]:
        """The seats of tables."""
        seats = schema.seats.c
        query = sa.select(seats.table_id, seats.seat, seats.person, seats.name, seats.kind, seats.level, seats.seen)
        async with self.reading() as connection:
            found = await connection.execute(
                query.where(seats.table_id.in_(list(tables))).order_by(seats.table_id, seats.seat)
            )
            return [StoredSeat(*row) for row in found]

    async def see(self, here: Sequence[tuple[str, int]]) -> None:
        """Notes that the people of these seats are connected."""
        if not here:
            return
        seats, now = schema.seats, house_clock.now()
        statement = (
            seats.update()
            .where(seats.c.table_id == sa.bindparam("t"), seats.c.seat == sa.bindparam("s"))
            .values(seen=now)
        )
        async with self.writing() as connection:
            await connection.execute(statement, [{"t": table, "s": seat} for table, seat in sorted(here)])

    async def entries(self, table: str, after: int) -> list[tuple[int, str]]:
        """The entries of a table with a higher number."""
        return await self.look_up(lambda connection: _entries(connection, table, after))

    async def stored(self, table: str) -> StoredTable | None:
        """All that is needed to open a table, in one go; an id that cannot be one is not even asked for."""
        return await self.look_up(lambda connection: _stored(connection, table)) if table.isprintable() else None

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """How far tables have come; deleted ones are missing."""
        return await self.look_up(lambda connection: _seqs(connection, tables))

    async def claim(self, now: float, limit: int) -> list[str]:
        """Takes tables in hand at which the server has something to do, so that no other worker does it too."""
        tables = schema.tables
        due = sa.and_(tables.c.wake <= now, sa.or_(tables.c.claimed.is_(None), tables.c.claimed < now))
        if self.playable is not None:
            due = sa.and_(due, sa.tuple_(tables.c.game, tables.c.rules).in_(self.playable))
        async with self.reading() as connection:
            found = await connection.execute(sa.select(tables.c.id).where(due).order_by(tables.c.wake).limit(limit))
            ids = [row[0] for row in found]
        return await self.take(ids, now) if ids else []

    async def take(self, ids: Sequence[str], now: float) -> list[str]:
        """Claims those of these tables that nobody has in hand."""
        tables = schema.tables
        free = sa.or_(tables.c.claimed.is_(None), tables.c.claimed < now)
        statement = (
            tables.update()
            .where(tables.c.id.in_(list(ids)), tables.c.wake <= now, free)
            .values(claimed=now + CLAIM)
            .returning(tables.c.id)
        )
        async with self.writing() as connection:
            return [row[0] for row in await connection.execute(statement)]

    async def delete_table(self, table: str) -> None:
        """Forgets a table and all that was kept of it."""
        async with self.writing() as connection:
            await connection.execute(schema.tables.delete().where(schema.tables.c.id == table))

    async def give_table(self, table: str, taker: str) -> None:
        """A table is somebody else's from now on."""
        async with self.writing() as connection:
            own = schema.tables.update().where(schema.tables.c.id == table)
            await connection.execute(own.values(creator=taker))

    async def hand_tables(self, giver: str, taker: str) -> list[str]:
        """The tables somebody made belong to somebody else from now on; returns those where the giver sits."""
        tables = schema.tables
        async with self.writing() as connection:
            await connection.execute(tables.update().where(tables.c.creator == giver).values(creator=taker))
            rows = await connection.execute(sa.select(schema.seats.c.table_id).where(schema.seats.c.person == giver))
            return sorted({row[0] for row in rows})


# What is asked whenever somebody opens a table is put together once.
_ENTRIES = (
    sa.select(schema.entries.c.seq, schema.entries.c.body)
    .where(schema.entries.c.table_id == sa.bindparam("table"), schema.entries.c.seq > sa.bindparam("after"))
    .order_by(schema.entries.c.seq)
)
_STORED = (
    sa.select(*_ROW, schema.snapshots.c.seq, schema.snapshots.c.body)
    .select_from(schema.tables.outerjoin(schema.snapshots))
    .where(schema.tables.c.id == sa.bindparam("table"))
)


def _entries(connection: sa.Connection, table: str, after: int) -> list[tuple[int, str]]:
    return [(row[0], row[1]) for row in connection.execute(_ENTRIES, {"table": table, "after": after})]


def _stored(connection: sa.Connection, table: str) -> StoredTable | None:
    found = connection.execute(_STORED, {"table": table}).one_or_none()
    if found is None:
        return None
    *row, seq, body = found
    entries = _entries(connection, table, seq or 0)
    if seq is None and not entries:  # it was deleted between the two questions
        return None
    return StoredTable(TableRow(*row), None if seq is None else (seq, body), entries)


def _seqs(connection: sa.Connection, tables: Sequence[str]) -> dict[str, int]:
    query = sa.select(schema.tables.c.id, schema.tables.c.seq)
    found: dict[str, int] = {}
    for at in range(0, len(tables), 500):
        rows = connection.execute(query.where(schema.tables.c.id.in_(tables[at : at + 500])))
        found |= {row[0]: row[1] for row in rows}
    return found


def _driver(url: URL) -> URL:
    """The address with the driver we use."""
    name = url.get_backend_name()
    if name == "sqlite" and url.database:
        return url.set(drivername="sqlite+aiosqlite")
    if name in ("postgresql", "postgres"):
        require("postgres")
        return url.set(drivername="postgresql+asyncpg")
    raise StoreError("A database is sqlite:///FILE or postgresql://USER@HOST/NAME.")


def _set_pragmas(connection: Any, _record: Any, pragmas: Sequence[str] = PRAGMAS) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _be_patient(connection: Any, record: Any) -> None:
    """Settings that change nothing in a file."""
    _set_pragmas(connection, record, ["busy_timeout=10000"])


def _begin(connection: sa.Connection) -> None:
    """A transaction that writes takes the lock at once: one that takes it later may be refused."""
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
