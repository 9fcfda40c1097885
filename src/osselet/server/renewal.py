"""Tables of a game that has changed under them: those whose steps still lead somewhere go on, the others begin anew.

It is for games that are being written (`osselet watch`), and works on the store while no server does.
"""

import sqlalchemy as sa

from osselet.core.game import Game
from osselet.core.registry import where
from osselet.room import decisions, entries
from osselet.room.entries import AnyEntry, BeginEntry, ChatEntry
from osselet.room.room import Room, open_room
from osselet.room.rows import StoredTable
from osselet.server import house_clock, schema
from osselet.server.store import Store

HERALD = "osselet watch"
"""Who says at the table why it began anew."""


async def renew(url: str, game: Game) -> list[str]:
    """Reads every unfinished table of a game again; the reasons of those that had to begin anew."""
    store = Store(url)
    await store.start()
    try:
        found = [await _renewed(store, table, game) for table in await _unfinished(store, game)]
    finally:
        await store.close()
    return [reason for reason in found if reason is not None]


async def _unfinished(store: Store, game: Game) -> list[str]:
    tables = schema.tables.c
    query = sa.select(tables.id).where(tables.game == game.id, tables.stage != "over").order_by(tables.made)
    async with store.reading() as connection:
        return [row[0] for row in await connection.execute(query)]


async def _renewed(store: Store, table: str, game: Game) -> str | None:
    """Reads one table from its first entry on: what was kept of its state was made by other rules."""
    async with store.writing() as connection:
        of_rules = schema.tables.update().where(schema.tables.c.id == table).values(rules=game.version)
        await connection.execute(of_rules)
        await connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table_id == table))
    stored = await store.stored(table)
    if stored is None:
        return None
    try:
        open_room(stored, game)
    except Exception as error:  # whatever new rules do with old steps
        reason = str(error) if isinstance(error, ValueError) else where(error)
        await _begin_anew(store, stored, game, reason)
        return reason
    return None


async def _begin_anew(store: Store, stored: StoredTable, game: Game, reason: str) -> None:
    """The table as it was before its first step, laid again; where even that cannot be it goes."""
    table, at = stored.row.id, house_clock.now()
    before = [(seq, body) for seq, body in stored.entries if seq < _begun_at(stored)]
    try:
        room = open_room(StoredTable(stored.row, None, before), game)
        news: list[AnyEntry] = [decisions.begin(room, at), ChatEntry(at=at, seat=None, name=HERALD, text=reason)]
    except Exception:  # its options may be no more
        await store.delete_table(table)
        return
    async with store.writing() as connection:
        gone = sa.and_(schema.entries.c.table_id == table, schema.entries.c.seq > room.seq)
        await connection.execute(schema.entries.delete().where(gone))
        await connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(seq=room.seq))
    for entry in news:
        await _append(store, room, entry)


async def _append(store: Store, room: Room, entry: AnyEntry) -> None:
    room.apply(entry)
    await store.append(room.write(entry))


def _begun_at(stored: StoredTable) -> int:
    """The number of the entry that laid the table; one after the last where none did."""
    begun = (seq for seq, body in stored.entries if isinstance(entries.read(body), BeginEntry))
    return next(begun, stored.row.seq + 1)
