"""A table in memory with those who look at it, and what they were told lately."""

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator
from importlib.metadata import version
from typing import Protocol

import msgspec

from osselet.room.decisions import PHRASES
from osselet.room.entries import SeatsEntry, SwitchEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Effect, Room
from osselet.room.telling import Teller, chat, info, seating
from osselet.server.metrics import TALLY
from osselet.wire import messages

SERVER = version("osselet")
REMEMBERED = 12
"""Messages kept for those who were away for a moment."""
RECONNECT_WITHIN = 120.0
"""Seconds after which nobody's return is waited for."""


encode: Callable[[messages.Notice], bytes] = msgspec.json.Encoder().encode
"""A message as it goes over the wire."""


class Channel(Protocol):
    """Where messages go."""

    clogged: bool
    on_drain: Callable[[], None]

    def send(self, message: bytes) -> None:
        """Sends without waiting."""


class Viewer:
    """One socket: whom it looks as, and the way to it."""

    def __init__(self, channel: Channel, person: str | None, catch_up: Callable[[], None]) -> None:
        self._channel = channel
        self._catch_up = catch_up
        channel.on_drain = self._drained
        self.person = person
        self.name = ""
        self.seat: int | None = None
        self.token: str | None = None
        """What opened the seat, where the person did not."""
        self.lang = "en"
        self.sentences = False
        self.behind = False
        """Too slow: what it missed was dropped, and a fresh view is due."""

    def tell(self, notice: messages.Notice) -> None:
        """Sends a notice to this viewer alone."""
        self.put(encode(notice))

    def put(self, message: bytes) -> None:
        """Sends a message; never waits, and keeps nothing for who does not take it."""
        if self._channel.clogged:
            self.behind = True
        if not self.behind:
            self._channel.send(message)

    def _drained(self) -> None:
        if self.behind:
            self.behind = False
            self._catch_up()


class LiveTable:
    """A room with its lock and its viewers."""

    def __init__(self, room: Room, reread: Callable[["LiveTable"], Awaitable[None]]) -> None:
        self.room = room
        self._reread = reread
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.touched = time.monotonic()
        self.stale = False
        """The room may be ahead of the store, or behind it: read it anew."""
        self.gone = False
        """The table was deleted."""
        self.elsewhere: set[int] = set()
        """The seats of people connected to other workers."""
        self._recent: dict[int | None, deque[tuple[int, bytes]]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._awaited: dict[int | None, float] = {}

    def held(self) -> "Hold":
        """The table, while nobody else changes or looks at it: `async with live.held():`."""
        return Hold(self)

    async def be_fresh(self) -> None:
        """The table as the store has it, if it still is; whoever calls holds it."""
        if self.gone:
            raise Refusal("no-table")
        if self.stale:
            await self._reread(self)

    def add(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self.viewers.append(viewer)

    def remove(self, viewer: Viewer) -> None:
        """Somebody stops looking, and may come back in a moment."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._awaited[viewer.seat] = time.monotonic() + RECONNECT_WITHIN

    def tell(self, effect: Effect) -> None:
        """Tells every viewer what it may know of an entry."""
        room, teller = self.room, Teller(self.room)
        if isinstance(effect.entry, SeatsEntry | SwitchEntry):
            self.unseat()
        by_seat: dict[int | None, list[Viewer]] = {}
        for viewer in self.viewers:
            by_seat.setdefault(viewer.seat, []).append(viewer)
        encoded: dict[int, tuple[messages.Notice, bytes]] = {}
        """What was written out already, by the identity of the notice, which must not be another's meanwhile."""
        for looker in effect.lookers:
            seat = None if looker == room.players else looker
            viewers = by_seat.get(seat)
            if viewers is None and not self._is_awaited(seat):
                continue
            notice = teller.news(effect, seat)
            if id(notice) not in encoded:
                encoded[id(notice)] = notice, encode(notice)
            message = encoded[id(notice)][1]
            self._recent[seat].append((room.version(seat), message))
            if viewers is not None:
                _send(teller, notice, message, viewers)
        if room.table is not None:
            room.table.look_away()

    def _is_awaited(self, seat: int | None) -> bool:
        """Was somebody here a moment ago? Else nothing has to be remembered for them."""
        if self._awaited.get(seat, 0.0) >= time.monotonic():
            return True
        self._recent.pop(seat, None)
        return False

    def tell_all(self, notice: messages.Notice) -> None:
        """Tells every viewer the same."""
        message = encode(notice)
        for viewer in self.viewers:
            viewer.put(message)

    def is_here(self) -> list[bool]:
        """For each seat: is somebody connected?"""
        seated = {viewer.seat for viewer in self.viewers}
        return [seat in seated or seat in self.elsewhere for seat in range(self.room.players)]

    def tell_presence(self) -> None:
        """Tells everybody who is here."""
        watching = sum(viewer.seat is None for viewer in self.viewers)
        self.tell_all(messages.Presence(here=self.is_here(), watching=watching))

    def missed(self, seat: int | None, have: int | None) -> list[bytes] | None:
        """What a looker with this version has missed; None if that is no longer known."""
        version = self.room.version(seat)
        if have is None or not 0 <= have <= version:
            return None
        recent = [(number, said) for number, said in self._recent.get(seat, ()) if number > have]
        if [number for number, _ in recent] != list(range(have + 1, version + 1)):
            return None
        return [said for _, said in recent]

    def welcome(self, viewer: Viewer, missed: list[bytes] | None = None) -> None:
        """Shows a viewer the table: what it has missed, or all it may know."""
        room, seat = self.room, viewer.seat
        greeting = messages.Welcome(
            table=info(room, viewer.person, seat),
            seat=seat,
            version=room.version(seat),
            fresh=missed is None,
            server=SERVER,
            phrases=list(PHRASES),
        )
        viewer.tell(greeting)
        if missed is None:
            self.send_fresh(viewer)
        for message in missed or ():
            viewer.put(message)

    def send_fresh(self, viewer: Viewer) -> None:
        """Sends a viewer all it may know now."""
        teller = Teller(self.room)
        for notice in self._everything(teller, viewer.seat):
            _send(teller, notice, encode(notice), [viewer])

    def _everything(self, teller: Teller, seat: int | None) -> Iterator[messages.Notice]:
        """Only the view itself has its version, for who gets but a part has nothing."""
        for said in self.room.state.chat:
            yield chat(said, 0)
        if self.room.table is not None:
            yield teller.beat(seat, "sync", self.room.table.count)

    def unseat(self) -> None:
        """Somebody else may sit there now: who looked from that seat watches from now on, or not even that."""
        for viewer in list(self.viewers):
            if self.room.admits(viewer.seat, viewer.person, viewer.token):
                continue
            viewer.seat = viewer.token = None
            if viewer.person is None:  # the name was the seat's
                viewer.name = ""
            if self.room.admits(None, viewer.person, None):
                self.welcome(viewer)
            else:
                self.viewers.remove(viewer)
                viewer.tell(messages.Gone())

    def renew(self, room: Room) -> None:
        """The store knew better: everybody is shown what is so."""
        self.room, self.stale = room, False
        self.unseat()
        for viewer in self.viewers:
            self.send_fresh(viewer)
            viewer.tell(seating(room, viewer.seat))


class Hold:
    """Has a table's lock as long as a block lasts, and the table as the store has it when the block begins."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def __aenter__(self) -> LiveTable:
        await self._live.lock.acquire()
        try:
            await self._live.be_fresh()
        except BaseException:
            self._live.lock.release()
            raise
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


def _send(teller: Teller, notice: messages.Notice, message: bytes, viewers: list[Viewer]) -> None:
    in_words: dict[str, bytes] = {}
    for viewer in viewers:
        if viewer.sentences and isinstance(notice, messages.Beat):
            if viewer.lang not in in_words:
                in_words[viewer.lang] = encode(teller.in_words(notice, viewer.seat, viewer.lang))
            viewer.put(in_words[viewer.lang])
        else:
            viewer.put(message)
    TALLY.sent += len(viewers)
