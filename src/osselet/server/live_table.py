"""A table in memory with those who look at it, and what they were told lately."""

import asyncio
import time
from base64 import b64decode, b64encode
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator
from importlib.metadata import version
from typing import Protocol

import msgspec

from osselet.room import hand_telling
from osselet.room.decisions import PHRASES
from osselet.room.entries import ChatEntry, ForgetEntry, SeatsEntry, SwitchEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Effect, Room
from osselet.room.telling import Teller, chat, info, seating
from osselet.room.tracing import Tracing
from osselet.server import house_clock
from osselet.server.limits import Bucket
from osselet.server.origins import Owner, of_person
from osselet.server.tally import TALLY
from osselet.wire import messages
from osselet.wire.base import encode
from osselet.wire.hands import HandsNotice

SERVER = version("osselet")
reading = 0
"""Of a game that is being written: how often its folder was read. `osselet watch` says so."""
REMEMBERED = 12
"""Messages kept for those who were away for a moment."""
GATHER = 0.08
"""Seconds for which news of who came, left and sat down is gathered."""
RESEATING = (0.5, 60.0)
"""Times people may sit down, go away and come back at a table: a second, and at once."""
SAYING, SAYING_WATCHING = (1.0, 30.0), (0.5, 15.0)
"""Lines of chat that a table bears from those who play and from those who watch: a second, and at once."""
RECONNECT_WITHIN = 120.0
"""Seconds after which nobody's return is waited for."""


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
        self.blocked: frozenset[str] = frozenset()
        """Of whom this person wants to hear nothing."""
        self.address = ""
        self._presence = b""
        self.behind = False
        """Too slow: what it missed was dropped, and a fresh view is due."""

    def tell(self, notice: messages.Notice) -> None:
        """Sends a notice to this viewer alone."""
        self.put(encode(notice))

    def greet(self, message: bytes) -> None:
        """Hears of a table; what it knew of another's people is no news there."""
        self._presence = b""
        self.put(message)

    def hear_presence(self, message: bytes) -> None:
        """Hears who is here, if that is news."""
        if message != self._presence:
            self._presence = message
            self.put(message)

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


Attempted = tuple[int, int, int]
"""A bout, an exchange of it and a seat."""


class HandInMemory:
    """A hand at work: its trace until now, and whose screen it is done on."""

    def __init__(self, tracing: Tracing, sent: float, viewer: Viewer | None) -> None:
        self.tracing, self.sent, self.viewer = tracing, sent, viewer
        self.relayed: HandsNotice | None = None
        """All of it that others have been shown,"""
        self.held: list[HandsNotice] = []
        """and the pieces that they will be."""


class LiveTable:
    """A room with its lock and its viewers."""

    def __init__(self, room: Room, reread: Callable[["LiveTable"], Awaitable[None]]) -> None:
        self.room = room
        self._reread = reread
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.touched = time.monotonic()
        self.owner: Owner = of_person(room.creator or room.id)
        """For whom the server thinks here: who laid the table or came to it last, as far as that is known."""
        self._saying: dict[bool, Bucket] = {}
        self._reseating = Bucket(*RESEATING)
        self._gathering: asyncio.TimerHandle | None = None
        self._unheard: dict[Viewer, tuple[int, messages.Seating]] = {}
        """News of the seats that viewers have yet to hear, and the version before the first of it."""
        self.stale = False
        """The room may be ahead of the store, or behind it: read it anew."""
        self.hurried = False
        """Bots make no pauses until a person is asked again."""
        self.gone = False
        """The table was deleted."""
        self.elsewhere: set[int] = set()
        """The seats of people connected to other workers."""
        self._recent: dict[int | None, deque[tuple[int, bytes]]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._awaited: dict[int | None, float] = {}
        self.tracings: dict[Attempted, HandInMemory] = {}
        """What hands at work have sent until now."""

    @property
    def has_known_owner(self) -> bool:
        """Do we know from where somebody laid the table, or came to it?"""
        return self.owner != of_person(self.room.creator or self.room.id)

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
            self._unheard.pop(viewer, None)
            self._awaited[viewer.seat] = time.monotonic() + RECONNECT_WITHIN

    def tell(self, effect: Effect) -> None:
        """Tells every viewer what it may know of an entry: at once, or in a moment where only seats have changed."""
        room, teller = self.room, Teller(self.room)
        if isinstance(effect.entry, SeatsEntry | SwitchEntry):
            self.unseat()
        if not isinstance(effect.entry, SeatsEntry | SwitchEntry | ForgetEntry):
            self.tell_seating()
        by_seat: dict[int | None, list[Viewer]] = {}
        for viewer in self.viewers:
            by_seat.setdefault(viewer.seat, []).append(viewer)
        encoded: dict[int, tuple[messages.Notice, bytes]] = {}
        """What was written out already, by the identity of the notice, which must not be another's meanwhile."""
        players, versions = room.players, room.state.versions
        for looker in effect.lookers:
            seat = None if looker == players else looker
            viewers = by_seat.get(seat)
            if viewers is None and not self._is_awaited(seat):
                continue
            notice = teller.news(effect, seat)
            known = encoded.get(id(notice))
            if known is None:
                known = encoded[id(notice)] = notice, encode(notice)
            self._recent[seat].append((versions[looker], known[1]))
            if isinstance(notice, messages.Seating):
                self._gather_seating(viewers or [], notice)
                continue
            if viewers is not None and isinstance(effect.entry, ChatEntry):
                viewers = _spared(viewers, effect.entry, notice)
            if viewers is not None:
                _send(teller, notice, known[1], viewers)
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

    def reveal(self, seat: int, count: int, by: Viewer) -> None:
        """A hand has shown so many steps: everybody else who looks may see them too."""
        if self.room.table is None or not 0 < count <= self.room.table.count:
            return
        message = encode(messages.Revealed(seat=seat, count=count))
        for viewer in self.viewers:
            if viewer is not by:
                viewer.put(message)

    def is_here(self) -> list[bool]:
        """For each seat: is somebody connected?"""
        seated = {viewer.seat for viewer in self.viewers}
        return [seat in seated or seat in self.elsewhere for seat in range(self.room.players)]

    def may_say(self, viewer: Viewer) -> bool:
        """Does the table bear another line of chat? Those who watch do not use up what those who play may say."""
        plays = viewer.seat is not None
        if plays not in self._saying:
            self._saying[plays] = Bucket(*(SAYING if plays else SAYING_WATCHING))
        if self._saying[plays].take():
            return True
        TALLY.limited["saying", "table"] += 1
        return False

    def check_reseating(self) -> None:
        """Nobody fills a table with comings and goings: what happens there is kept, and has to leave room for play."""
        if not self._reseating.take():
            TALLY.limited["reseating", "table"] += 1
            raise Refusal("too-fast")

    def tell_presence(self, to: Viewer | None = None) -> None:
        """Tells who is here: one viewer at once, everybody soon and in one go, however many come and leave."""
        if to is not None:
            to.hear_presence(self._who_is_here())
        self._gather()

    def _gather(self) -> None:
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(GATHER, self._tell_gathered)

    def _gather_seating(self, viewers: list[Viewer], notice: messages.Seating) -> None:
        """Who sits where is told soon and in one go, however many sit down and leave."""
        for viewer in viewers:
            since, _ = self._unheard.get(viewer, (notice.version - 1, notice))
            self._unheard[viewer] = since, notice
        self._gather()

    def tell_seating(self, to: Viewer | None = None) -> None:
        """Tells what was gathered of the seats: everybody before they hear anything else, or one viewer by itself."""
        viewers = list(self._unheard) if to is None else [to] if to in self._unheard else []
        encoded: dict[tuple[int, int], bytes] = {}
        for viewer in viewers:
            since, notice = self._unheard.pop(viewer)
            key = id(notice), since
            if key not in encoded:
                is_one = since == notice.version - 1
                encoded[key] = encode(notice if is_one else msgspec.structs.replace(notice, since=since))
            viewer.put(encoded[key])
        TALLY.sent += len(viewers)

    def _tell_gathered(self) -> None:
        self._gathering = None
        self.tell_seating()
        message = self._who_is_here()
        for viewer in self.viewers:
            viewer.hear_presence(message)

    def _who_is_here(self) -> bytes:
        watching = sum(viewer.seat is None for viewer in self.viewers)
        return encode(messages.Presence(here=self.is_here(), watching=watching))

    def missed(self, seat: int | None, have: int | None, blocked: frozenset[str] = frozenset()) -> list[bytes] | None:
        """What a looker with this version has missed; None if that is not known, or not all of it is for them."""
        if any(said.person in blocked for said in self.room.state.chat):
            return None
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
        self._unheard.pop(viewer, None)
        greeting = messages.Welcome(
            table=info(room, viewer.person, seat),
            seat=seat,
            version=room.version(seat),
            fresh=missed is None,
            server=SERVER,
            reading=reading,
            phrases=list(PHRASES),
        )
        viewer.greet(encode(greeting))
        if missed is None:
            self.send_fresh(viewer)
        for message in missed or ():
            viewer.put(message)
        if missed is not None:
            for notice in self._hands_at_work(viewer):
                viewer.tell(notice)

    def welcome_all(self) -> None:
        """Shows everybody the table from the beginning: something they have seen is no more."""
        self._recent.clear()
        for viewer in self.viewers:
            self.welcome(viewer)

    def send_fresh(self, viewer: Viewer) -> None:
        """Sends a viewer all it may know now."""
        teller = Teller(self.room)
        for notice in self._everything(teller, viewer):
            _send(teller, notice, encode(notice), [viewer])

    def _everything(self, teller: Teller, viewer: Viewer) -> Iterator[messages.Notice]:
        """Only the view itself has its version, for who gets but a part has nothing."""
        for said in self.room.state.chat:
            if said.person not in viewer.blocked:
                yield chat(said, 0)
        if self.room.table is not None:
            yield teller.beat(viewer.seat, "sync", self.room.table.count)
        yield from self._hands_at_work(viewer)

    def _hands_at_work(self, viewer: Viewer) -> Iterator[messages.Notice]:
        """One's own call, also for who knows it: what was sent may be lost; and of others what may be seen."""
        if viewer.seat is not None and hand_telling.is_at_work(self.room, viewer.seat):
            yield hand_telling.call(self.room, viewer.seat, house_clock.now())
        yield from (hand.relayed for key, hand in self.tracings.items() if hand.relayed and self.is_at_work(key))

    def is_at_work(self, key: Attempted) -> bool:
        """Is this hand still doing what it was called for?"""
        bout = self.room.state.bout
        return bout is not None and key[:2] == (bout.number, len(bout.exchanges)) and key[2] in bout.begun

    def relay(self, key: Attempted, count: int) -> None:
        """Shows all who look on the next pieces of what a hand does that is called alone."""
        hand = self.tracings.get(key)
        if hand is None or not self.is_at_work(key):
            return
        for notice in hand.held[:count]:
            before = b"" if hand.relayed is None else b64decode(hand.relayed.chunk)
            chunk = b64encode(before + b64decode(notice.chunk)).decode()
            hand.relayed = msgspec.structs.replace(notice, offset=0, chunk=chunk)
            message = encode(notice)
            for viewer in self.viewers:
                if viewer.seat != key[2]:
                    viewer.put(message)
        del hand.held[:count]

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
                self._unheard.pop(viewer, None)
                viewer.tell(messages.Gone())

    def renew(self, room: Room) -> None:
        """The store knew better: everybody is shown what is so, from the beginning where something is no more."""
        before, self.room, self.stale = self.room, room, False
        self.unseat()
        if room.state.forgot != before.state.forgot:
            self.welcome_all()
            return
        for viewer in self.viewers:
            self.show(viewer)

    def show(self, viewer: Viewer) -> None:
        """Shows a viewer who has missed something how it is now."""
        self._unheard.pop(viewer, None)
        self.send_fresh(viewer)
        viewer.tell(seating(self.room, viewer.seat))


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


def _spared(viewers: list[Viewer], entry: ChatEntry, notice: messages.Notice) -> list[Viewer]:
    """Those who want to hear whoever speaks; the others get an empty line, since versions count it."""
    assert isinstance(notice, messages.Chat)
    empty = msgspec.structs.replace(notice, name="", text=None, phrase=None)
    for viewer in viewers:
        if entry.person in viewer.blocked:
            viewer.tell(empty)
    return [viewer for viewer in viewers if entry.person not in viewer.blocked]


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
