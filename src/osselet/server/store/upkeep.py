"""What is done to a database, or looked for in it, when nobody plays: at the start, and by the doctor."""

import sqlalchemy as sa

from osselet.server import schema
from osselet.server.store.store import CLAIM, Store

AHEAD = 5.0
"""Seconds by which the clocks of machines that share a database may differ."""


async def set_clock(store: Store, now: float) -> None:
    """Whatever is stamped later than now was so by a clock that has been put back: nothing waits for that time."""
    tables, seats = schema.tables, schema.seats
    async with store.writing() as connection:
        ahead = sa.and_(tables.c.wake.is_not(None), tables.c.touched > now + AHEAD)
        await connection.execute(tables.update().where(ahead).values(wake=now))
        await connection.execute(tables.update().where(tables.c.claimed > now + CLAIM).values(claimed=None))
        await connection.execute(seats.update().where(seats.c.seen > now).values(seen=now))


async def editions(store: Store) -> list[tuple[str, int, int]]:
    """By which games and versions of their rules tables are kept, and how many."""
    tables = schema.tables.c
    by = sa.select(tables.game, tables.rules, sa.func.count()).group_by(tables.game, tables.rules)
    async with store.reading() as connection:
        return [(row[0], row[1], row[2]) for row in await connection.execute(by.order_by(tables.game, tables.rules))]
