"""What has lain too long, found in small portions; and whose turn it is to sweep."""

import sqlalchemy as sa

from osselet.server import schema
from osselet.server.store.store import Store

house, tables, people, seats = schema.house, schema.tables, schema.people, schema.seats


class SweepRows:
    """Finds what may go."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lease(self, key: str, now: float, seconds: float) -> bool:
        """Takes something in hand for a while, so that no other worker does it too."""
        free = sa.and_(house.c.key == key, sa.cast(house.c.value, sa.Float) <= now)
        async with self._store.writing() as connection:
            await connection.execute(self._store.ignoring(house).values(key=key, value="0"))
            return (await connection.execute(house.update().where(free).values(value=str(now + seconds)))).rowcount > 0

    async def number(self, key: str) -> float:
        """A number the house remembers; 0 if none."""
        async with self._store.reading() as connection:
            return float(await connection.scalar(sa.select(house.c.value).where(house.c.key == key)) or 0)

    async def remember(self, key: str, value: float) -> None:
        """Remembers a number."""
        async with self._store.writing() as connection:
            await connection.execute(house.delete().where(house.c.key == key))
            await connection.execute(house.insert().values(key=key, value=repr(value)))

    async def stale(self, stage: str, before: float, limit: int) -> list[str]:
        """Tables of a stage that were last touched before then, the oldest first."""
        old = sa.and_(tables.c.stage == stage, tables.c.touched < before)
        query = sa.select(tables.c.id).where(old).order_by(tables.c.touched).limit(limit)
        async with self._store.reading() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def count(self, stage: str, before: float) -> int:
        """How many there are of those."""
        query = sa.select(sa.func.count()).where(tables.c.stage == stage, tables.c.touched < before)
        async with self._store.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def delete(self, ids: list[str], before: float) -> list[str]:
        """Deletes tables, unless somebody has touched them meanwhile; says which are gone."""
        old = sa.and_(tables.c.id.in_(ids), tables.c.touched < before)
        async with self._store.writing() as connection:
            gone = await connection.execute(tables.delete().where(old).returning(tables.c.id))
            return [row[0] for row in gone]

    async def between(self, after: float, before: float, limit: int) -> list[tuple[str, float]]:
        """Tables that were last touched between two times, the oldest first."""
        query = sa.select(tables.c.id, tables.c.touched).where(tables.c.touched > after, tables.c.touched < before)
        async with self._store.reading() as connection:
            found = await connection.execute(query.order_by(tables.c.touched).limit(limit))
            return [(row[0], row[1]) for row in found]

    async def guests(self, before: float, limit: int, idle: bool) -> list[str]:
        """People without a phrase who were last here before then; idle ones have neither a seat nor a table."""
        sits = sa.exists().where(seats.c.person == people.c.id)
        lays = sa.exists().where(tables.c.creator == people.c.id)
        old = [people.c.seen < before, people.c.phrase.is_(None), people.c.became.is_(None)]
        query = sa.select(people.c.id).where(*old, *([~sits, ~lays] if idle else [])).order_by(people.c.seen)
        async with self._store.reading() as connection:
            return [row[0] for row in await connection.execute(query.limit(limit))]

    async def newest(self) -> float:
        """When somebody last was here or did something."""
        async with self._store.reading() as connection:
            found = [
                await connection.scalar(sa.select(sa.func.max(column))) for column in (tables.c.touched, people.c.seen)
            ]
        return max(float(at or 0) for at in found)
