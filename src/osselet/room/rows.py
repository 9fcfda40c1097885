"""What a store keeps of tables, whatever store it is."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec


@dataclass(frozen=True)
class TableRow:
    """A table as the lists know it."""

    id: str
    code: str | None
    game: str
    rules: int
    players: int
    setting: str
    seed: str
    creator: str | None
    public: bool
    stage: str
    made: float
    touched: float
    seq: int
    turn: str


@dataclass(frozen=True)
class StoredTable:
    """All that a room is made of."""

    row: TableRow
    snapshot: tuple[int, bytes] | None
    entries: list[tuple[int, str]]
    """Those after the snapshot."""


class SeatRow(NamedTuple):
    """A seat as the lists show it."""

    seat: int
    person: str | None
    name: str
    kind: str
    level: int


class Write(msgspec.Struct, frozen=True):
    """An entry to append, with what the lists of tables show of it."""

    table: str
    seq: int
    body: str
    at: float
    stage: str
    turn: str
    wake: float | None
    seats: list[SeatRow] | None = None
    """Where the seating changes."""
    snapshot: bytes | None = None
    public: bool | None = None
    """Where the table is opened to everybody or closed."""
