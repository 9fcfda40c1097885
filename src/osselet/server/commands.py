"""The one way by which anything changes at a table: admit, decide, commit, acknowledge, tell."""

import logging
import time
from collections.abc import Callable
from functools import partial

from osselet.core.errors import OsseletError
from osselet.room import decisions
from osselet.room.entries import AnyEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.server import admission
from osselet.server.bus import Bus
from osselet.server.live_table import LiveTable
from osselet.server.metrics import TALLY
from osselet.server.presence import PresenceTracker
from osselet.server.store import Conflict, Store, StoreError, TableGone
from osselet.server.table_cache import TableCache
from osselet.server.viewer import Viewer
from osselet.wire import messages

log = logging.getLogger("osselet.commands")
TRIES = 8
"""How often a decision is made anew because another worker was faster."""

Decide = Callable[[Room], AnyEntry | None]
"""Gives the entry of a decision, or None where nothing is to be done; refuses what may not be."""


def _nobody() -> None:
    """Nobody waits for an answer."""


class Commands:
    """Makes decisions so, one table at a time."""

    def __init__(self, store: Store, tables: TableCache, bus: Bus, presence: PresenceTracker) -> None:
        self._store, self._tables, self._bus, self._presence = store, tables, bus, presence
        self.on_due: Callable[[str], None] = lambda table: None
        """Called when a table needs the server at once."""

    async def obey(self, live: LiveTable, viewer: Viewer, command: messages.Asking) -> None:
        """Somebody at a socket commands."""
        async with self._tables.holding(live):
            if isinstance(command, messages.Away):
                await self._check_absence(live, viewer, command)

            def acknowledge() -> None:
                viewer.tell(messages.Ack(id=command.id, version=live.room.version(viewer.seat)))

            await self.change(live, partial(_decide, viewer=viewer, command=command), acknowledge)

    async def change(self, live: LiveTable, decide: Decide, acknowledge: Callable[[], None] = _nobody) -> None:
        """Makes a decision so. Whoever calls holds the table. Decides again where another worker was faster."""
        for _ in range(TRIES):
            room = live.room
            entry = decide(room)
            if entry is None:
                acknowledge()
                return
            effect = room.apply(entry)
            live.stale = True
            try:
                await self._store.append(room.write(entry))
            except Conflict:
                await self._tables.reread(live)
                continue
            except TableGone:
                self._tables.forget(live)
                raise Refusal("no-table") from None
            except StoreError as error:
                await self._after_failure(live, entry, error)
                acknowledge()
                return
            live.stale = False
            TALLY.stored += 1
            acknowledge()
            live.tell(effect)
            self._bus.publish(room.id, room.seq)
            if room.bots_to_act():
                self.on_due(room.id)
            return
        raise Refusal("store")

    def tell_gone(self, live: LiveTable) -> None:
        """The table was deleted: other workers that have it in memory shall look."""
        self._bus.publish(live.room.id, live.room.seq + 1)

    async def _after_failure(self, live: LiveTable, entry: AnyEntry, error: StoreError) -> None:
        """A line to the database that breaks during a commit leaves open whether it was made: the store knows."""
        log.error("not stored: %s", error)
        TALLY.failed += 1
        try:
            await self._tables.reread(live)
        except OsseletError:
            raise Refusal("store") from None
        if entry.command is None or not live.room.state.was_done(entry.command):
            raise Refusal("store")

    async def _check_absence(self, live: LiveTable, viewer: Viewer, command: messages.Away) -> None:
        """For others one may only call a bot when they have been gone for a while."""
        room = live.room
        if viewer.seat is None or not 0 <= command.seat < room.players:
            raise Refusal("not-yours")
        if not _is_own(room, viewer, command.seat):
            await self._presence.check_gone(live, command.seat)


def _decide(room: Room, viewer: Viewer, command: messages.Asking) -> AnyEntry | None:
    """Admits a command, once, and decides."""
    admission.check(room, viewer, command)
    if admission.was_done(room, viewer, command):
        return None
    at, key, seat = time.time(), admission.key(viewer, command), viewer.seat
    if isinstance(command, messages.Say):
        return decisions.say(room, at, seat, viewer.name, command.text, command.phrase, key)
    assert seat is not None
    match command:
        case messages.Play():
            return decisions.play(room, at, seat, command.move, command.version, key)
        case messages.Undo():
            return decisions.undo(room, at, seat, command.version, key)
        case messages.Agree():
            return decisions.agree(room, at, seat, command.yes, key)
        case messages.Away():
            return decisions.away(
                room, at, command.seat, "self" if _is_own(room, viewer, command.seat) else "gone", key
            )
        case messages.Back():
            if not _is_own(room, viewer, command.seat):
                raise Refusal("not-yours")
            return decisions.away(room, at, command.seat, "", key)
    raise Refusal("malformed")


def _is_own(room: Room, viewer: Viewer, seat: int) -> bool:
    return seat == viewer.seat or seat in room.seats_of(viewer.person)
