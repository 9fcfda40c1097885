"""What a host and its guests keep beside the tables: sanctions, blocks, reports, invitations, notices, orders."""

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from osselet.server import house_clock, schema
from osselet.server.keeping import StoreError
from osselet.server.store.store import Store

TRIES = 20
KEPT_ORDERS = 500
"""Far more than workers can miss between two looks."""
MOST_BLOCKS = 200
MOST_REPORTS = 20
"""Open reports of one person: whoever reports everything shall not hide what others report."""
Row = dict[str, Any]


class HouseRows:
    """The books of the house."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def _all(self, query: sa.Select[Any]) -> list[Row]:
        async with self._store.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _done(self, statement: sa.Executable) -> int:
        """Does something to rows; says to how many."""
        async with self._store.writing() as connection:
            return int((await connection.execute(statement)).rowcount)

    async def _add(self, table: sa.Table, **values: Any) -> int:
        """A row with the next number: numbers are seen in the order in which they are given, in both databases."""
        number = sa.select(sa.func.coalesce(sa.func.max(table.c.id), 0) + 1).scalar_subquery()
        for _ in range(TRIES):
            try:
                async with self._store.writing() as connection:
                    return int(
                        await connection.scalar(table.insert().values(id=number, **values).returning(table.c.id)) or 0
                    )
            except IntegrityError:
                continue
        raise StoreError("The database is too busy to number a new row.")

    async def unfinished(self, person: str) -> int:
        """How many tables somebody has laid that are not over."""
        table = schema.tables.c
        query = sa.select(sa.func.count()).where(table.creator == person, table.stage != "over")
        async with self._store.reading() as connection:
            return int(await connection.scalar(query) or 0)

    async def times(self, person: str) -> tuple[float, float]:
        """When somebody first and last was here."""
        query = sa.select(schema.people.c.made, schema.people.c.seen).where(schema.people.c.id == person)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).one()
        return found[0], found[1]

    async def take_over(self, giver: str, taker: str) -> None:
        """Somebody came from another device: who they were here is remembered until they are forgotten."""
        people, devices = schema.people, schema.devices
        for row in await self.blocks(giver):
            await self.block(taker, row["other"], row["name"])
        for row in await self._all(sa.select(schema.blocks).where(schema.blocks.c.other == giver)):
            await self.block(row["person"], taker, row["name"])
        for row in await self._all(sa.select(schema.sanctions).where(schema.sanctions.c.subject == giver)):
            await self.sanction(row["kind"], taker, row["until"], row["why"])
        async with self._store.writing() as connection:
            member = await connection.scalar(sa.select(people.c.member).where(people.c.id == giver))
            gone = {"became": taker, "name": "", "phrase": None, "since": house_clock.now()}
            await connection.execute(people.update().where(people.c.id == giver).values(gone))
            await connection.execute(devices.delete().where(devices.c.person == giver))
            if member:
                await connection.execute(people.update().where(people.c.id == taker).values(member=True))

    async def order(self, kind: str, subject: str) -> None:
        """All workers shall look at something anew."""
        number = await self._add(schema.orders, kind=kind, subject=subject)
        await self._done(schema.orders.delete().where(schema.orders.c.id <= number - KEPT_ORDERS))

    async def orders(self, after: int) -> list[tuple[int, str, str]]:
        """Orders with a higher number."""
        table = schema.orders.c
        query = sa.select(table.id, table.kind, table.subject).where(table.id > after).order_by(table.id)
        return await self._store.look_up(lambda line: [(row[0], row[1], row[2]) for row in line.execute(query)])

    async def last_order(self) -> int:
        """The highest number of an order."""
        async with self._store.reading() as connection:
            return int(await connection.scalar(sa.select(sa.func.coalesce(sa.func.max(schema.orders.c.id), 0))) or 0)

    async def note(self, who: str, what: str, subject: str, detail: str = "") -> None:
        """Writes down what was done, and who did it."""
        await self._add(
            schema.audit, made=house_clock.now(), who=who[:60], what=what, subject=subject[:64], detail=detail
        )

    async def trail(self, limit: int) -> list[Row]:
        """What was done, the latest first."""
        return await self._all(sa.select(schema.audit).order_by(schema.audit.c.id.desc()).limit(limit))

    async def sanction(self, kind: str, subject: str, until: float | None, why: str) -> None:
        """Mutes or bans somebody; anew, if they were already."""
        await self.lift(kind, subject)
        row = {"kind": kind, "subject": subject, "made": house_clock.now(), "until": until, "why": why}
        await self._done(self._store.ignoring(schema.sanctions).values(row))

    async def lift(self, kind: str, subject: str) -> bool:
        """Says whether there was something to lift."""
        table = schema.sanctions
        return await self._done(table.delete().where(table.c.kind == kind, table.c.subject == subject)) > 0

    async def sanctions(self) -> list[Row]:
        """Those that hold now."""
        until = schema.sanctions.c.until
        holds = sa.or_(until.is_(None), until > house_clock.now())
        return await self._all(sa.select(schema.sanctions).where(holds).order_by(schema.sanctions.c.made))

    async def block(self, person: str, other: str, name: str) -> None:
        """Somebody wants to hear nothing more of somebody."""
        mine = await self.blocks(person)
        if other not in {row["other"] for row in mine} and len(mine) < MOST_BLOCKS:
            await self._add(schema.blocks, person=person, other=other, name=name, made=house_clock.now())

    async def unblock(self, person: str, number: int) -> bool:
        """Takes one of one's own blocks back."""
        table = schema.blocks
        return await self._done(table.delete().where(table.c.person == person, table.c.id == number)) > 0

    async def blocks(self, person: str) -> list[Row]:
        """Those somebody has blocked."""
        table = schema.blocks
        return await self._all(sa.select(table).where(table.c.person == person).order_by(table.c.id))

    async def blocked(self, person: str) -> frozenset[str]:
        """The same as mere ids, quickly."""
        query = sa.select(schema.blocks.c.other).where(schema.blocks.c.person == person)
        return await self._store.look_up(lambda line: frozenset(row[0] for row in line.execute(query)))

    async def report(self, **values: Any) -> bool:
        """Somebody tells the host; the same twice counts once. False where they have told enough for now."""
        table = schema.reports
        mine = sa.and_(table.c.reporter == values["reporter"], table.c.done.is_(None))
        found = await self._all(sa.select(table).where(mine).limit(MOST_REPORTS))
        if any(all(row[name] == values[name] for name in ("table_id", "kind", "name", "text")) for row in found):
            return True
        if len(found) == MOST_REPORTS:
            return False
        await self._add(table, made=house_clock.now(), **values)
        return True

    async def reports(self, settled: bool) -> list[Row]:
        """What people have reported, the latest first; with what is settled if asked for."""
        query = sa.select(schema.reports).order_by(schema.reports.c.id.desc()).limit(500)
        return await self._all(query if settled else query.where(schema.reports.c.done.is_(None)))

    async def settle(self, number: int) -> bool:
        """A report needs nobody's care any more."""
        table = schema.reports
        still = table.c.done.is_(None)
        return await self._done(table.update().where(table.c.id == number, still).values(done=house_clock.now())) > 0

    async def invite(self, code: str, uses: int, until: float | None, note: str) -> None:
        """A code with which so many may come."""
        row = {"code": code, "made": house_clock.now(), "until": until, "uses": uses, "note": note}
        await self._done(schema.invitations.insert().values(row))

    async def use(self, code: str, person: str) -> bool:
        """Somebody comes with a code; says whether it lets them in."""
        codes, people = schema.invitations, schema.people
        holds = sa.and_(codes.c.uses > 0, sa.or_(codes.c.until.is_(None), codes.c.until > house_clock.now()))
        async with self._store.writing() as connection:
            used = codes.update().where(codes.c.code == code, holds).values(uses=codes.c.uses - 1)
            if not (await connection.execute(used)).rowcount:
                return False
            await connection.execute(people.update().where(people.c.id == person).values(member=True))
            return True

    async def withdraw(self, code: str) -> bool:
        """A code lets nobody in any more."""
        return await self._done(schema.invitations.delete().where(schema.invitations.c.code == code)) > 0

    async def invitations(self) -> list[Row]:
        """All codes, the latest first."""
        return await self._all(sa.select(schema.invitations).order_by(schema.invitations.c.made.desc()))

    async def announce(self, words: dict[str, str], until: float) -> int:
        """A word to everybody, by language ("" for all others)."""
        body = json.dumps(words, ensure_ascii=False)
        return await self._add(schema.notices, made=house_clock.now(), until=until, body=body)

    async def notices(self) -> list[Row]:
        """What everybody shall read now."""
        table = schema.notices
        found = await self._all(sa.select(table).where(table.c.until > house_clock.now()).order_by(table.c.id))
        return [{**row, "body": json.loads(row["body"])} for row in found]

    async def silence(self) -> int:
        """All notices end; says how many."""
        now, table = house_clock.now(), schema.notices
        return await self._done(table.update().where(table.c.until > now).values(until=now))
