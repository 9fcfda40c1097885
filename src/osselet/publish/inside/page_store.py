"""A store in memory that hands everything on to whoever keeps it for good: in the page, to the browser's own database.

What is kept is a text under a key: `person`, `table/ID`, `entry/ID/NUMBER` and `snapshot/ID`.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from osselet.room.rows import SeatRow, StoredTable, TableRow, Write
from osselet.server.keeping import Conflict, NewTableRow, Person, StoredSeat, TableGone

Keep = Callable[[str, str | None], None]
"""Keeps a text under a key, or forgets what was kept there."""
CLAIM = 15.0
"""Seconds for which a table that was claimed is not claimed again."""


@dataclass
class _Kept:
    """A table with all that is known of it."""

    row: TableRow
    seats: list[StoredSeat]
    wake: float | None
    entries: list[tuple[int, str]] = field(default_factory=list)
    snapshot: tuple[int, bytes] | None = None
    claimed: float = 0.0


class PageStore:
    """The tables of one browser."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self.me: Person | None = None
        self._tables: dict[str, _Kept] = {}

    def read(self, kept: Mapping[str, str]) -> None:
        """What was kept by an earlier visit; of a table of which something is missing nothing is taken."""
        if "person" in kept:
            self.me = Person(**json.loads(kept["person"]))
        for key, text in kept.items():
            kind, *of = key.split("/")
            if kind == "table":
                told = json.loads(text)
                seats = [StoredSeat(**seat) for seat in told["seats"]]
                self._tables[of[0]] = _Kept(TableRow(**told["row"]), seats, told["wake"])
        for key, text in kept.items():
            kind, *of = key.split("/")
            table = self._tables.get(of[0]) if of else None
            if kind == "entry" and table is not None:
                table.entries.append((int(of[1]), text))
            elif kind == "snapshot" and table is not None:
                number, body = text.split(" ", 1)
                table.snapshot = int(number), b64decode(body)
        for name, table in list(self._tables.items()):
            table.entries.sort()
            if [number for number, _ in table.entries] != list(range(1, table.row.seq + 1)):
                del self._tables[name]

    def call_me(self, me: Person) -> None:
        """Who plays here has a name, or another one."""
        self.me = me
        self._keep("person", json.dumps(asdict(me)))

    def forget_all(self) -> None:
        """Forgets who plays here, and every table."""
        for name in list(self._tables):
            self._drop(name)
        self.me = None
        self._keep("person", None)

    def _keep_row(self, table: _Kept) -> None:
        told = {"row": asdict(table.row), "seats": [asdict(seat) for seat in table.seats], "wake": table.wake}
        self._keep(f"table/{table.row.id}", json.dumps(told))

    async def append(self, write: Write) -> None:
        """Appends an entry for good."""
        table = self._tables.get(write.table)
        if table is None:
            raise TableGone("The table was deleted.")
        if write.seq != table.row.seq + 1:
            raise Conflict("This entry was written already.")
        changed: dict[str, Any] = {"seq": write.seq, "stage": write.stage, "turn": write.turn, "touched": write.at}
        if write.stage == "over":
            changed["code"] = None
        if write.public is not None:
            changed["public"] = write.public
        table.row, table.wake, table.claimed = replace(table.row, **changed), write.wake, 0.0
        if write.seats is not None:
            table.seats = [_seat(write.table, seat, write.at) for seat in write.seats]
        table.entries.append((write.seq, write.body))
        self._keep(f"entry/{write.table}/{write.seq}", write.body)
        if write.snapshot is not None:
            table.snapshot = write.seq, write.snapshot
            self._keep(f"snapshot/{write.table}", f"{write.seq} {b64encode(write.snapshot).decode()}")
        self._keep_row(table)

    async def add_table(self, new: NewTableRow, write: Write) -> bool:
        """Keeps a new table with its first entry; False if its code or id is taken."""
        if new.id in self._tables or any(table.row.code == new.code for table in self._tables.values()):
            return False
        row = TableRow(**vars(new), stage=write.stage, made=write.at, touched=write.at, seq=write.seq, turn=write.turn)
        seats = [_seat(new.id, seat, write.at) for seat in write.seats or ()]
        table = self._tables[new.id] = _Kept(row, seats, write.wake, [(write.seq, write.body)])
        self._keep(f"entry/{new.id}/{write.seq}", write.body)
        self._keep_row(table)
        return True

    async def person(self, person: str) -> Person | None:
        """Who this is."""
        return self.me if self.me is not None and self.me.id == person else None

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return self._tables[table].row if table in self._tables else None

    async def table_of_code(self, code: str) -> TableRow | None:
        """A table by its five letters."""
        return next((table.row for table in self._tables.values() if table.row.code == code), None)

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """Somebody's tables, the latest first."""
        mine = [
            table.row
            for table in self._tables.values()
            if table.row.creator == person or any(seat.person == person for seat in table.seats)
        ]
        return sorted(mine, key=lambda row: -row.touched)[:limit]

    async def public_tables(self, limit: int = 100) -> list[TableRow]:
        """Nobody else comes here."""
        return []

    async def seats(self, tables: Iterable[str]) -> list[StoredSeat]:
        """The seats of tables."""
        return [seat for name in sorted(tables) if name in self._tables for seat in self._tables[name].seats]

    async def see(self, here: Sequence[tuple[str, int]]) -> None:
        """Who is connected is nobody else's business here, and not kept."""

    async def stored(self, table: str) -> StoredTable | None:
        """All that is needed to open a table."""
        found = self._tables.get(table)
        if found is None:
            return None
        first = 0 if found.snapshot is None else found.snapshot[0]
        return StoredTable(found.row, found.snapshot, found.entries[first:])

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """How far tables have come."""
        return {name: self._tables[name].row.seq for name in tables if name in self._tables}

    async def claim(self, now: float, limit: int) -> list[str]:
        """Tables at which there is something to do."""
        due = [
            name
            for name, table in self._tables.items()
            if table.wake is not None and table.wake <= now and table.claimed < now
        ][:limit]
        for name in due:
            self._tables[name].claimed = now + CLAIM
        return due

    async def delete_table(self, table: str) -> None:
        """Forgets a table and all that was kept of it."""
        if table in self._tables:
            self._drop(table)

    def _drop(self, table: str) -> None:
        gone = self._tables.pop(table)
        for number, _ in gone.entries:
            self._keep(f"entry/{table}/{number}", None)
        self._keep(f"snapshot/{table}", None)
        self._keep(f"table/{table}", None)

    async def give_table(self, table: str, taker: str) -> None:
        """A table is somebody else's from now on."""
        found = self._tables[table]
        found.row = replace(found.row, creator=taker)
        self._keep_row(found)

    async def hand_tables(self, giver: str, taker: str) -> list[str]:
        """There is nobody to hand them to."""
        return []

    async def unfinished(self, person: str) -> int:
        """How many tables somebody has laid that are not over."""
        return sum(table.row.stage != "over" for table in self._tables.values())

    async def blocked(self, person: str) -> frozenset[str]:
        """There is nobody to block."""
        return frozenset()


def _seat(table: str, seat: SeatRow, at: float) -> StoredSeat:
    return StoredSeat(table, seat.seat, seat.person, seat.name, seat.kind, seat.level, at)
