"""What a person leaves behind: all of it for themselves to take along, or made unreadable for good."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from osselet.room import entries
from osselet.room.entries import ChatEntry, ForgetEntry
from osselet.room.traces import Scrubbed, Traces, scrub
from osselet.server import house_clock
from osselet.server.identity import new_id
from osselet.server.keeping import StoreError
from osselet.server.lobby import Lobby
from osselet.server.store import Store
from osselet.server.store.trace_rows import TraceRows
from osselet.wire.rest import OwnLine

TRIES = 20
Order = Callable[[str, str], Awaitable[None]]
"""Tells all workers to look at something anew."""


class Forgetting:
    """Finds and masks what is kept of people."""

    def __init__(self, store: Store, lobby: Lobby, order: Order) -> None:
        self._rows, self._lobby, self._order = TraceRows(store), lobby, order

    async def lines(self, person: str) -> list[OwnLine]:
        """All that somebody has said, as far as it is kept."""
        ids, since = await self._rows.ids(person)
        found: list[OwnLine] = []
        for table in await self._rows.tables(ids, since):
            stored, _ = await self._rows.kept(table)
            found += await asyncio.to_thread(_lines, table, stored, ids)
        return found

    async def forget(self, person: str) -> int:
        """Somebody is forgotten: bots play on for them, their tables pass to others or go; says at how many tables."""
        ids, since = await self._rows.ids(person)
        await self._lobby.leave_everything(person)
        scrubbed = await self._mask(ids, since)
        await self._rows.erase(ids)
        await self._order("devices", person)
        await self._mask(ids, since)  # what a socket still said meanwhile
        return scrubbed

    async def _mask(self, ids: set[str], since: float) -> int:
        waiting = [(table, frozenset[str]()) for table in await self._rows.tables(ids, since)]
        done: set[str] = set()
        while waiting:
            table, names = waiting.pop()
            if table not in done:
                done.add(table)
                found = await self.scrub(table, ids, names)
                if found is not None and found.rematch is not None and found.names:
                    waiting.append((found.rematch, frozenset(found.names)))  # a bot under their name came along
        return len(done)

    async def scrub(
        self, table: str, ids: Collection[str], names: Collection[str] = (), all_chat: bool = False
    ) -> Scrubbed | None:
        """Masks somebody, or all that was said, in one table; None where it is no more."""
        for _ in range(TRIES):
            stored, snapshot = await self._rows.kept(table)
            if not stored:
                return None
            body = None if snapshot is None else snapshot[1]
            found = await asyncio.to_thread(scrub, stored, body, f"~{new_id()[:8]}", ids, names, all_chat)
            if not found.changed:
                return found
            last = stored[-1][0] + 1, entries.write(ForgetEntry(at=house_clock.now()))
            kept = None if snapshot is None or found.snapshot is None else (snapshot[0], found.snapshot)
            if await self._rows.rewrite(table, last, found.changed, kept, found.names if ids else ()):
                await self._order("look", table)
                return found
        raise StoreError("A table goes on too fast to be written anew: try again.")


def _lines(table: str, stored: list[tuple[int, str]], ids: Collection[str]) -> list[OwnLine]:
    traces = Traces(ids)
    read = [entries.read(body) for _, body in stored]
    mine = [entry for entry in read if traces.said(entry) and isinstance(entry, ChatEntry)]
    return [OwnLine(table=table, at=said.at, text=said.text, phrase=said.phrase) for said in mine]
