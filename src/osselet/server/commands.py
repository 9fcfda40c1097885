"""The one way by which anything changes at a table: admit, decide, commit, acknowledge, tell."""

import logging
from collections.abc import Callable
from functools import partial

import msgspec

from osselet.core.errors import OsseletError
from osselet.room import decisions, hand_decisions
from osselet.room.entries import AnyEntry, ChatEntry, Occupant, SeatsEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.server import house_clock
from osselet.server.bus import Bus
from osselet.server.limits import Addresses, Bucket
from osselet.server.live_table import LiveTable, Viewer
from osselet.server.metrics import TALLY
from osselet.server.presence import PresenceTracker
from osselet.server.store import Conflict, NotSynced, Store, StoreError, TableGone, trouble
from osselet.server.table_cache import TableCache
from osselet.wire import messages
from osselet.wire.messages import LONGEST_FRAME

log = logging.getLogger("osselet.commands")
CHECKED = (messages.Away, messages.Back, messages.Say)
"""Commands of which more is asked than whether they may be."""
TRIES = 8
"""How often a decision is made anew because another worker was faster."""
PATIENCE = 200
"""Messages too fast or without sense that a socket may send before it is closed."""
decode: Callable[[bytes], messages.Commands] = msgspec.json.Decoder(messages.Commands).decode
NO_COMMAND = (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError)

Decide = Callable[[Room], AnyEntry | None]
"""Gives the entry of a decision, or None where nothing is to be done; refuses what may not be."""


class _Named(msgspec.Struct):
    """All that matters of a message that is not obeyed."""

    id: messages.Word


read_name = msgspec.json.Decoder(_Named).decode


def name_of(data: bytes) -> str | None:
    """The id in a message that is not obeyed, so that whoever waits for its answer gets it; None if it has none."""
    if len(data) > LONGEST_FRAME:
        return None
    try:
        return read_name(data).id
    except NO_COMMAND:
        return None


class Admission:
    """What one socket may still send."""

    def __init__(self, rate: float) -> None:
        self._bucket = Bucket(rate, 3 * rate)
        self._nonsense = 0

    def read(self, data: bytes) -> messages.Commands:
        """The command in a message, if it is one and does not come too fast."""
        code = "malformed"
        if not self._bucket.take():
            code = "too-fast"
        elif len(data) <= LONGEST_FRAME:
            try:
                return decode(data)
            except NO_COMMAND:
                pass
        self._nonsense += 1
        raise Refusal(code)

    @property
    def is_trying(self) -> bool:
        """Has it sent so much nonsense that it shall wait a little every time?"""
        return self._nonsense > PATIENCE // 2

    @property
    def is_exhausted(self) -> bool:
        """Has it sent so much nonsense that we do not listen any longer?"""
        return self._nonsense > PATIENCE


def _leaves(room: Room, entry: AnyEntry) -> bool:
    """Is somebody less at the table after this?"""
    return isinstance(entry, SeatsEntry) and _seated(entry.occupants) < _seated(room.state.occupants)


def _seated(occupants: list[Occupant]) -> int:
    return sum(one.person is not None for one in occupants)


def _nobody() -> None:
    """Nobody waits for an answer."""


class Commands:
    """Makes decisions so, one table at a time."""

    def __init__(
        self,
        store: Store,
        tables: TableCache,
        bus: Bus,
        presence: PresenceTracker,
        saying: Callable[[], Addresses],
        most_entries: int = 0,
    ) -> None:
        self._saying = saying
        self._store, self._tables, self._bus, self._presence = store, tables, bus, presence
        self._most_entries = most_entries
        """Of a table; chat has to leave some of them to the game. 0: without end."""
        self.on_due: Callable[[str], None] = lambda table: None
        """Called when a table needs the server at once."""

    async def obey(self, live: LiveTable, viewer: Viewer, command: messages.Asking) -> None:
        """Somebody at a socket commands."""
        async with live.held():
            if isinstance(command, CHECKED) and not live.room.state.was_done(command_key(viewer, command)):
                match command:
                    case messages.Away():
                        await self._check_absence(live, viewer, command)
                        live.check_reseating()
                    case messages.Back():
                        live.check_reseating()
                    case messages.Say():
                        self._check_chat(live, viewer)

            def acknowledge() -> None:
                viewer.tell(messages.Ack(id=command.id, version=live.room.version(viewer.seat)))

            await self.change(live, partial(_decide, viewer=viewer, command=command), acknowledge)
            live.tell_seating(viewer)  # who does something hears of it at once

    async def change(self, live: LiveTable, decide: Decide, acknowledge: Callable[[], None] = _nobody) -> None:
        """Makes a decision so. Whoever calls holds the table. Decides again where another worker was faster."""
        for _ in range(TRIES):
            room = live.room
            entry = decide(room)
            if entry is None:
                acknowledge()
                return
            self._check_room_left(room, entry)
            live.stale = True  # until the store has it
            effect = room.apply(entry)
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
            if room.bots_to_act:
                self.on_due(room.id)
            return
        raise Refusal("store")

    def _check_room_left(self, room: Room, entry: AnyEntry) -> None:
        """No game needs so many entries: who fills a table shall not fill the house. It can still be left."""
        most = self._most_entries
        if most and room.seq >= (most // 2 if isinstance(entry, ChatEntry) else most) and not _leaves(room, entry):
            raise Refusal("table-full")

    def is_full(self, room: Room) -> bool:
        """Has so much happened at a table that nothing more is played there?"""
        return 0 < self._most_entries <= room.seq

    def tell_gone(self, live: LiveTable) -> None:
        """The table was deleted: other workers that have it in memory shall look."""
        self._bus.publish(live.room.id, live.room.seq + 1)

    async def _after_failure(self, live: LiveTable, entry: AnyEntry, error: StoreError) -> None:
        """A line to the database that breaks during a commit leaves open whether it was made: the store knows."""
        trouble(log, "not stored: %s", error)
        TALLY.failed += 1
        try:
            await self._tables.reread(live)
        except OsseletError:
            raise Refusal("store") from None
        is_lost = entry.command is None or not live.room.state.was_done(entry.command)
        if is_lost or isinstance(error, NotSynced):
            raise Refusal("store")

    def _check_chat(self, live: LiveTable, viewer: Viewer) -> None:
        """Nobody says more than others can read."""
        person = viewer.person or f"{live.room.id} {viewer.seat}"
        if not self._saying().take(viewer.address, person=person) or not live.may_say(viewer):
            raise Refusal("chat-fast")

    async def _check_absence(self, live: LiveTable, viewer: Viewer, command: messages.Away) -> None:
        """For others one may only call a bot when they have been gone for a while."""
        room = live.room
        if viewer.seat is None or not 0 <= command.seat < room.players:
            raise Refusal("not-yours")
        if not is_own(room, viewer, command.seat):
            await self._presence.check_gone(live, command.seat)


def _decide(room: Room, viewer: Viewer, command: messages.Asking) -> AnyEntry | None:
    """Admits a command, once, and decides."""
    check_viewer(room, viewer, command)
    at, key, seat = house_clock.now(), command_key(viewer, command), viewer.seat
    if room.state.was_done(key):
        return None
    if isinstance(command, messages.Say):
        said = decisions.say(room, at, seat, viewer.name, command.text, command.phrase, key)
        return msgspec.structs.replace(said, person=speaker(room, viewer))
    assert seat is not None
    match command:
        case messages.Play():
            return decisions.play(room, at, seat, command.move, command.version, key)
        case messages.Undo():
            return decisions.undo(room, at, seat, command.version, key)
        case messages.Agree():
            return decisions.agree(room, at, seat, command.yes, key)
        case messages.Away():
            return decisions.away(room, at, command.seat, "self" if is_own(room, viewer, command.seat) else "gone", key)
        case messages.Back():
            if not is_own(room, viewer, command.seat):
                raise Refusal("not-yours")
            return decisions.away(room, at, command.seat, "", key)
        case messages.Lend() | messages.Handicap():
            if not is_own(room, viewer, command.seat):
                raise Refusal("not-yours")
            if isinstance(command, messages.Lend):
                return hand_decisions.lend(room, at, command.seat, command.on, key)
            return hand_decisions.handicap(room, at, command.seat, command.tempo, command.reach, key)
    raise Refusal("malformed")


def check_viewer(room: Room, viewer: Viewer, command: messages.Asking) -> None:
    """May the viewer command this here? Asked again when it comes to that: somebody else may sit there by then."""
    if viewer.seat is None and not isinstance(command, messages.Say):
        raise Refusal("only-watching")
    if viewer.seat is None and not viewer.name:
        raise Refusal("no-name")
    if not room.admits(viewer.seat, viewer.person, viewer.token):
        raise Refusal("not-yours")


def command_key(viewer: Viewer, command: messages.Asking) -> str:
    """Under what a command is remembered. Spectators share no seat, so their ids are their own."""
    return f"{viewer.seat}:{command.id}" if viewer.seat is not None else f"None:{viewer.person}:{command.id}"


def speaker(room: Room, viewer: Viewer) -> str | None:
    """Whose words these are: of the seat's owner, whoever opened the seat."""
    return viewer.person if viewer.seat is None else room.state.occupants[viewer.seat].person


def is_own(room: Room, viewer: Viewer, seat: int) -> bool:
    """Is this a seat of whoever looks?"""
    return seat == viewer.seat or seat in room.seats_of(viewer.person)
