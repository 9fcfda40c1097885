"""Where somebody has left traces in the database, and how what is kept of a table is written anew."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from osselet.server import schema
from osselet.server.store.store import Store

entries, tables, seats, people = schema.entries, schema.tables, schema.seats, schema.people


class TraceRows:
    """Finds and changes what nobody else changes: entries of the past."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ids(self, person: str) -> tuple[set[str], float]:
        """All ids of somebody: their own, and those of devices they took over; and since when they are known."""
        found, made, new = {person}, float("inf"), {person}
        async with self._store.reading() as connection:
            first = await connection.scalar(sa.select(people.c.made).where(people.c.id == person))
            made = min(made, first if first is not None else 0.0)
            while new:
                rows = await connection.execute(sa.select(people.c.id, people.c.made).where(people.c.became.in_(new)))
                older = [(row[0], row[1]) for row in rows]
                made = min([made, *(at for _, at in older)])
                new = {one for one, _ in older} - found
                found |= new
        return found, made

    async def tables(self, ids: Collection[str], since: float) -> list[str]:
        """The tables in whose entries they occur; nobody occurs at a table that was last touched before they came."""
        occurs = sa.or_(*(entries.c.body.contains(one, autoescape=True) for one in ids))
        joined = entries.join(tables, tables.c.id == entries.c.table_id)
        query = (
            sa.select(entries.c.table_id).distinct().select_from(joined).where(tables.c.touched >= since - 1, occurs)
        )
        async with self._store.reading() as connection:
            return sorted(row[0] for row in await connection.execute(query))

    async def kept(self, table: str) -> tuple[list[tuple[int, str]], tuple[int, bytes] | None]:
        """All entries of a table, and its snapshot."""
        query = sa.select(schema.snapshots.c.seq, schema.snapshots.c.body).where(schema.snapshots.c.table_id == table)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return await self._store.entries(table, 0), None if found is None else (found[0], found[1])

    async def rewrite(
        self,
        table: str,
        last: tuple[int, str],
        changed: dict[int, str],
        snapshot: tuple[int, bytes] | None,
        names: Collection[str],
    ) -> bool:
        """Writes entries anew, under a last one that makes workers read the table anew; False if it went on meanwhile.

        Whoever has the table in memory finds that number taken, and reads what is written here.
        """
        seq, body = last
        try:
            async with self._store.writing() as connection:
                await connection.execute(entries.insert().values(table_id=table, seq=seq, body=body))
                moved = tables.update().where(tables.c.id == table, tables.c.seq == seq - 1).values(seq=seq)
                if not (await connection.execute(moved)).rowcount:
                    raise _WentOn
                for number, written in changed.items():
                    one = sa.and_(entries.c.table_id == table, entries.c.seq == number)
                    await connection.execute(entries.update().where(one).values(body=written))
                if snapshot is not None:
                    kept = schema.snapshots
                    same = sa.and_(kept.c.table_id == table, kept.c.seq == snapshot[0])
                    if not (await connection.execute(kept.update().where(same).values(body=snapshot[1]))).rowcount:
                        raise _WentOn
                named = sa.and_(seats.c.table_id == table, seats.c.person.is_(None), seats.c.name.in_(names))
                if names:
                    await connection.execute(seats.update().where(named).values(name=""))
        except (_WentOn, IntegrityError):
            return False
        return True

    async def erase(self, ids: Collection[str]) -> None:
        """Takes somebody out of all other books."""
        subjects = schema.reports.c
        blank = {"name": "", "text": "", "person": None}
        async with self._store.writing() as connection:
            for table, column in (
                (schema.devices, schema.devices.c.person),
                (schema.blocks, schema.blocks.c.person),
                (schema.blocks, schema.blocks.c.other),
                (schema.sanctions, schema.sanctions.c.subject),
                (schema.people, people.c.became),
                (schema.people, people.c.id),
            ):
                await connection.execute(table.delete().where(column.in_(ids)))
            await connection.execute(schema.reports.update().where(subjects.person.in_(ids)).values(blank))
            reported = schema.reports.update().where(subjects.reporter.in_(ids))
            await connection.execute(reported.values(reporter="", note=""))
            noted = schema.audit.update().where(schema.audit.c.subject.in_(ids))
            await connection.execute(noted.values(subject="", detail=""))
            await connection.execute(tables.update().where(tables.c.creator.in_(ids)).values(creator=None))
            await connection.execute(seats.update().where(seats.c.person.in_(ids)).values(person=None, name=""))


class _WentOn(Exception):
    """The table went on while we were at it."""
