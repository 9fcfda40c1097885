"""What a host looks at: people and tables, with what is known of them beside the games."""

from typing import Any

import sqlalchemy as sa

from osselet.core.errors import OptionError
from osselet.server import house_clock, schema
from osselet.server.store.store import Store

people, tables, seats, devices = schema.people, schema.tables, schema.seats, schema.devices
Row = dict[str, Any]
SHORTEST = 4
"""Letters of an id that are enough to name somebody, if nobody else's begins so."""
SHOWN = ("id", "code", "game", "rules", "players", "stage", "public", "creator", "made", "touched", "seq")


class HostRows:
    """People and tables, as a host sees them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _all(self, query: sa.Select[Any]) -> list[Row]:
        async with self._store.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def people(
        self, name: str = "", limit: int = 50, condition: sa.ColumnElement[bool] | None = None
    ) -> list[Row]:
        """People, the latest first, with how many tables, seats and devices they have and what holds against them."""
        mine = [
            sa.select(sa.func.count()).where(tables.c.creator == people.c.id).scalar_subquery().label("tables"),
            sa.select(sa.func.count()).where(seats.c.person == people.c.id).scalar_subquery().label("seats"),
            sa.select(sa.func.count()).where(devices.c.person == people.c.id).scalar_subquery().label("devices"),
        ]
        for kind, label in (("mute", "muted"), ("ban", "banned")):
            table = schema.sanctions.c
            holds = sa.or_(table.until.is_(None), table.until > house_clock.now())
            found = sa.select(sa.func.count()).where(table.kind == kind, table.subject == people.c.id, holds)
            mine.append(found.scalar_subquery().label(label))
        own = [people.c[key] for key in ("id", "name", "made", "seen", "member")]
        query = sa.select(*own, people.c.phrase.is_not(None).label("phrase"), *mine)
        query = query.where(people.c.became.is_(None) if condition is None else condition)
        if name:
            query = query.where(sa.func.lower(people.c.name).contains(name.lower(), autoescape=True))
        rows = await self._all(query.order_by(people.c.seen.desc()).limit(limit))
        return [{**row, **{key: bool(row[key]) for key in ("member", "phrase", "muted", "banned")}} for row in rows]

    async def tables(self, stage: str | None = None, limit: int = 50, person: str | None = None) -> list[Row]:
        """Tables, the latest first, with the names of those who sit there."""
        query = sa.select(*(tables.c[key] for key in SHOWN)).order_by(tables.c.touched.desc()).limit(limit)
        if stage is not None:
            query = query.where(tables.c.stage == stage)
        if person is not None:
            sits = sa.select(seats.c.table_id).where(seats.c.person == person)
            query = query.where(sa.or_(tables.c.creator == person, tables.c.id.in_(sits)))
        rows = await self._all(query)
        found: dict[str, list[str]] = {row["id"]: [] for row in rows}
        for seat in await self._store.seats(found):
            found[seat.table].append(seat.name or (f"({seat.kind})" if seat.kind != "person" else "?"))
        return [{**row, "names": found[row["id"]]} for row in rows]

    async def person(self, said: str) -> Row:
        """Somebody by their id, its beginning, or their name; refuses who is not known, or who may be several."""
        begins = people.c.id.startswith(said, autoescape=True) if len(said) >= SHORTEST else sa.false()
        named = sa.or_(people.c.id == said, begins, people.c.name == said)
        found = await self.people(limit=6, condition=sa.and_(people.c.became.is_(None), named))
        if not found:
            raise OptionError(f"Nobody here has the id or the name {said[:40]!r}: see osselet house people.")
        if len(found) > 1:
            several = ", ".join(row["id"] for row in found)
            raise OptionError(f"Several people are called {said[:40]!r}: say which one by its id: {several}.")
        return found[0]

    async def table(self, said: str) -> Row | None:
        """A table by its id, the beginning of it, or its code; None if there is none."""
        begins = tables.c.id.startswith(said, autoescape=True) if len(said) >= SHORTEST else sa.false()
        named = sa.or_(tables.c.id == said, tables.c.code == said.upper(), begins)
        found = await self._all(sa.select(*(tables.c[key] for key in SHOWN)).where(named).limit(2))
        if len(found) > 1:
            raise OptionError(f"The ids of several tables begin with {said[:40]!r}: say more of it.")
        return found[0] if found else None
