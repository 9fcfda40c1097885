"""Group commit: entries of many tables go to disk in one transaction, and each learns whether it was first."""

import asyncio
import time
from typing import Protocol

from osselet.room.rows import Write
from osselet.server.keeping import CannotWrite, Conflict

LARGEST_GROUP = 256
TOO_LONG = 10.0
"""Seconds after which a commit that is not done yet is a sign that something is wrong."""
# What an entry does to the lists, for both databases: each puts its own words where the braces are.
TOUCH = """UPDATE tables SET seq = {seq}, stage = {stage}, turn = {turn}, wake = {wake}, claimed = NULL, touched = {at},
 code = CASE WHEN {stage} = 'over' THEN NULL ELSE code END, public = coalesce({public}, public)
 WHERE id = {table} AND seq < {seq}"""
SEAT = """INSERT INTO seats (table_id, seat, person, name, kind, level, seen) {rows}
 ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = excluded.name, kind = excluded.kind,
 level = excluded.level,
 seen = CASE WHEN seats.person {is_same} excluded.person THEN seats.seen ELSE excluded.seen END"""
SNAPSHOT = """INSERT INTO snapshots (table_id, seq, body) {rows}
 ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE snapshots.seq < excluded.seq"""


Pending = tuple[Write, "asyncio.Future[None]"]
Answers = list[tuple["asyncio.Future[None]", Exception | None]]
"""What to tell everybody of a group."""


class Writer(Protocol):
    """Appends entries for good."""

    async def start(self) -> None:
        """Opens what it writes to."""

    async def append(self, write: Write) -> None:
        """Returns once the entry is on disk; raises Conflict, TableGone or StoreError if it is not."""

    def check(self) -> None:
        """Raises StoreError if it does not write any more, or waits for the disk for too long."""

    async def close(self) -> None:
        """Writes what is waiting and closes."""


def unrivalled(group: list[Write]) -> list[Write]:
    """The group with only the first of those who want the same number.

    It is sorted: two workers that lock the same rows in different orders would wait for each other for ever.
    """
    first = {(write.table, write.seq): write for write in reversed(group)}
    return [first[key] for key in sorted(first)]


def answers(group: list[Pending], first: list[Write]) -> Answers:
    """What to tell everybody of a group that was committed."""
    won = {id(write) for write in first}
    late = Conflict("This entry was written by somebody else.")
    return [(future, None if id(write) in won else late) for write, future in group]


def check_time(since: float | None) -> None:
    """Raises StoreError where a commit that began then should be done."""
    if since is not None and time.monotonic() - since > TOO_LONG:
        raise CannotWrite(f"A commit has not been done for {round(time.monotonic() - since)} s.")


def settle(answers: Answers) -> None:
    """Tells everybody who waits how it went."""
    for future, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
