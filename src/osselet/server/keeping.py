"""What is kept of people and tables beside their entries, how keeping it fails, and what tables need of a store.

Nothing here knows a database: the published page keeps the same in the browser.
"""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from osselet.core.errors import OsseletError
from osselet.room.rows import StoredTable, TableRow, Write


@dataclass(frozen=True)
class Person:
    """Somebody who has a name here."""

    id: str
    name: str
    recoverable: bool
    member: bool = False
    """Did they come with an invitation?"""
    avatar: int = 0


@dataclass(frozen=True)
class StoredSeat:
    """A seat as the lists know it."""

    table: str
    seat: int
    person: str | None
    name: str
    kind: str
    level: int
    seen: float


@dataclass(frozen=True)
class NewTableRow:
    """A table to be kept, with its first entry."""

    id: str
    code: str
    game: str
    rules: int
    players: int
    setting: str
    seed: str
    creator: str
    public: bool


@dataclass(frozen=True)
class Visitor:
    """Somebody with a cookie that counts."""

    person: Person
    device: str | None
    """None with a cookie of a former version."""
    seen: float
    """When the device was last noted."""


class StoreError(OsseletError):
    """The store cannot be reached or written; nothing was changed."""

    brief = "the database does not answer"
    """In words for everybody."""


class CannotWrite(StoreError):
    """It can be read at most."""

    brief = "the database cannot be written"


class DiskFull(StoreError):
    """There is no room."""

    brief = "the disk is full"


class FileGone(StoreError):
    """The file was removed or replaced under us: what is written there is lost."""

    brief = "the database file is gone"


class NotSynced(StoreError):
    """It was written, but the disk did not say that it has it."""

    brief = "the disk fails"


class TableGone(OsseletError):
    """The table was deleted."""


class Conflict(OsseletError):
    """Somebody else was first to write this entry of the table."""


def trouble(log: logging.Logger, said: str, *arguments: object) -> None:
    """A warning; that the database is down is said once, by its standing, not by everybody who needs it."""
    is_known = any(isinstance(argument, StoreError) for argument in arguments)
    log.log(logging.DEBUG if is_known else logging.WARNING, said, *arguments)


class TableStore(Protocol):
    """A store, as far as those who play and lay tables need one. What each method does stands at `Store`."""

    async def append(self, write: Write) -> None:
        """Appends an entry for good; raises Conflict, TableGone or StoreError if it is not kept."""

    async def add_table(self, new: NewTableRow, write: Write) -> bool:
        """Keeps a new table with its first entry; False if its code or id is taken."""

    async def person(self, person: str) -> Person | None:
        """Who this is."""

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""

    async def table_of_code(self, code: str) -> TableRow | None:
        """A table by its five letters."""

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """Somebody's tables, the latest first."""

    async def public_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables that are open or being played, the latest first."""

    async def seats(self, tables: Iterable[str]) -> list[StoredSeat]:
        """The seats of tables."""

    async def see(self, here: Sequence[tuple[str, int]]) -> None:
        """Notes that the people of these seats are connected."""

    async def stored(self, table: str) -> StoredTable | None:
        """All that is needed to open a table."""

    async def seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """How far tables have come; deleted ones are missing."""

    async def claim(self, now: float, limit: int) -> list[str]:
        """Takes tables in hand at which the server has something to do."""

    async def delete_table(self, table: str) -> None:
        """Forgets a table and all that was kept of it."""

    async def give_table(self, table: str, taker: str) -> None:
        """A table is somebody else's from now on."""

    async def hand_tables(self, giver: str, taker: str) -> list[str]:
        """The tables somebody made belong to somebody else from now on; returns those where the giver sits."""


class Books(Protocol):
    """What the house keeps of people, as far as tables care."""

    async def unfinished(self, person: str) -> int:
        """How many tables somebody has laid that are not over."""

    async def blocked(self, person: str) -> frozenset[str]:
        """Of whom somebody wants to hear nothing."""
