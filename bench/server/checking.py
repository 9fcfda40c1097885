"""Compares what people were promised and hold with what the store has."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from bench.server.party import Looker, Party, Player
from osselet.room import entries
from osselet.room.entries import AnyEntry, ChatEntry, PlayEntry, SealEntry
from osselet.room.room import Room
from osselet.room.telling import Teller
from osselet.server import schema
from osselet.server.catalogue import Catalogue
from osselet.server.store import Store
from osselet.wire import messages

PASSING = ("cause", "by", "steps", "left")
"""What a beat says of how it came about and of the time."""


@dataclass
class Findings:
    """What was found, and what was wrong."""

    tables: int = 0
    sockets: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    entries: int = 0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        refused = ", ".join(f"{code} {times}" for code, times in self.refused.items()) or "nothing"
        return (
            f"{self.tables} tables, {self.sockets} sockets, {self.acknowledged:,} commands acknowledged,"
            f" {self.entries:,} entries stored, refused: {refused}; {len(self.problems)} problems"
        )


async def check(database: str, party: Party) -> Findings:
    """Looks at every table at which somebody of the party sat."""
    findings = Findings(sockets=len(party.lookers))
    at_table: dict[str, list[Looker]] = defaultdict(list)
    for looker in party.lookers:
        at_table[looker.table].append(looker)
    for player in party.players:
        findings.acknowledged += len(player.acknowledged)
        findings.refused.update(player.refused.values())
    findings.tables = len(at_table)
    catalogue, store = Catalogue(), Store(database)
    try:
        kept = await _entries(store)
        findings.entries = sum(len(kept[table]) for table in at_table)
        for table, lookers in at_table.items():
            log = [entry for _, entry in kept[table]]
            if [seq for seq, _ in kept[table]] != list(range(1, len(log) + 1)):
                findings.problems.append(f"{table}: the numbers of its entries have gaps.")
            for looker in lookers:
                if isinstance(looker, Player):
                    findings.problems += [f"{table}, seat {looker.seat}: {wrong}" for wrong in promises(looker, log)]
            found = await store.stored(table)
            assert found is not None
            room = Room(found.row, catalogue.find(found.row.game))
            for entry in log:
                room.apply(entry)
            findings.problems += [f"{table}: {wrong}" for wrong in views(room, lookers)]
            if found.snapshot is not None:
                other = Room(found.row, catalogue.find(found.row.game))
                other.restore(*found.snapshot)
                for entry in log[other.seq :]:
                    other.apply(entry)
                if any(shown(room, seat) != shown(other, seat) for seat in (None, *range(room.players))):
                    findings.problems.append(f"{table}: its snapshot leads elsewhere than its entries.")
    finally:
        await store.close()
    return findings


async def _entries(store: Store) -> dict[str, list[tuple[int, AnyEntry]]]:
    kept: dict[str, list[tuple[int, AnyEntry]]] = defaultdict(list)
    row = schema.entries.c
    async with store.engine.connect() as connection:
        await connection.execution_options(reads=True)
        query = sa.select(row.table_id, row.seq, row.body).order_by(row.table_id, row.seq)
        for table, seq, body in await connection.execute(query):
            kept[table].append((seq, entries.read(body)))
    return kept


def promises(player: Player, log: list[AnyEntry]) -> Iterator[str]:
    """What is wrong with the entries of a table, for one who was promised something."""
    mine = f"{player.seat}:"
    stored = [entry for entry in log if entry.command is not None and entry.command.startswith(mine)]
    names = [(entry.command or "")[len(mine) :] for entry in stored]
    once = set(names)
    yield from (f"{name} is stored {times} times." for name, times in Counter(names).items() if times > 1)
    yield from (f"{name} was acknowledged and is lost." for name in player.acknowledged if name not in once)
    yield from (f"{name} was refused and is stored." for name in names if name in player.refused)
    yield from (f"{name} is stored and was never sent." for name in names if name not in player.sent)
    if [name for name in names if name in player.sent and name not in player.refused] != player.acknowledged:
        yield "what was acknowledged is not what is stored, in this order."
    for name, entry in zip(names, stored, strict=True):
        match entry, player.sent.get(name):
            case PlayEntry(), messages.Play(move=move) if entry.seat == player.seat and entry.steps[0][0] == move:
                pass
            case SealEntry(), messages.Play(move=move) if entry.seat == player.seat and entry.move == move:
                pass
            case ChatEntry(), messages.Say(phrase=phrase) if entry.phrase == phrase:
                pass
            case _:
                yield f"{name} is stored as something else: {entry}."


def views(room: Room, lookers: list[Looker]) -> Iterator[str]:
    """Who does not hold what comes out when all entries are followed."""
    for looker in lookers:
        beat = looker.view.beat
        held = {} if beat is None else plain(beat, looker.view.version)
        meant = shown(room, looker.seat)
        apart = sorted(key for key in held.keys() | meant.keys() if held.get(key) != meant.get(key))
        if apart:
            told = "; ".join(f"{key} is {held.get(key)} and not {meant.get(key)}" for key in apart)
            yield f"{'a spectator' if looker.seat is None else f'seat {looker.seat}'} sees something else: {told}."


def shown(room: Room, seat: int | None) -> dict[str, object]:
    """What a looker sees now."""
    assert room.table is not None
    return plain(Teller(room).beat(seat, "sync", room.table.count), room.version(seat))


def plain(beat: messages.Beat, version: int) -> dict[str, object]:
    """A beat as JSON, with the version of whoever holds it."""
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(beat))
    return {**{key: value for key, value in found.items() if key not in PASSING}, "version": version}
