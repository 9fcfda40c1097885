"""The hall: every table somebody looks at, kept in step with the store."""

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from importlib.metadata import version

import msgspec

from osselet.core.errors import OsseletError
from osselet.server import entries
from osselet.server.bus import Alone, Bus
from osselet.server.cabinet import Cabinet
from osselet.server.entries import Entries, Seats, Switched
from osselet.server.ledger import Effect
from osselet.server.metrics import TALLY
from osselet.server.refusal import Refusal
from osselet.server.room import PHRASES, Room
from osselet.server.store import Conflict, Kept, Store, StoreError, TableGone
from osselet.server.telling import chat
from osselet.server.viewer import Viewer
from osselet.wire import messages

log = logging.getLogger("osselet.hall")
SERVER = version("osselet")
REMEMBERED = 12
"""Messages kept for those who were away for a moment."""
MOMENT = 120.0
"""Seconds after which nobody's return is waited for."""
HEAL = 1.0
"""Seconds between looks at the store for what the bus has lost."""
AT_ONCE = 100
"""Seats whose presence is noted in one go."""
AROUND = 4.0
"""Seconds between looks at who is connected to other workers."""
TRIES = 8
IDLE = 600.0

encode: Callable[[messages.Notice], bytes] = msgspec.json.Encoder().encode
"""A message as it goes over the wire."""


class Live:
    """A room with its lock, its viewers and what they were told lately."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.touched = time.monotonic()
        self.broken = False
        """The room may be ahead of the store: read it anew."""
        self.gone = False
        self.elsewhere: set[int] = set()
        """The seats of people connected to other workers."""
        self._recent: dict[int | None, deque[tuple[int, bytes]]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._awaited: dict[int | None, float] = {}

    def add(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self.viewers.append(viewer)

    def remove(self, viewer: Viewer) -> None:
        """Somebody stops looking, and may come back in a moment."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._awaited[viewer.seat] = time.monotonic() + MOMENT

    def here(self) -> list[bool]:
        """For each seat: is somebody connected?"""
        seated = {viewer.seat for viewer in self.viewers}
        return [seat in seated or seat in self.elsewhere for seat in range(self.room.players)]

    def tell(self, effect: Effect) -> None:
        """Tells every viewer what it may know of an entry."""
        now, room = time.monotonic(), self.room
        told: dict[int, tuple[messages.Notice, bytes]] = {}
        """What was written out already, by the identity of the notice, which must not be another's meanwhile."""
        if isinstance(effect.entry, Seats | Switched):
            self.unseat()
        by_seat: dict[int | None, list[Viewer]] = {}
        for viewer in self.viewers:
            by_seat.setdefault(viewer.seat, []).append(viewer)
        for looker in effect.lookers:
            seat = None if looker == room.players else looker
            viewers = by_seat.get(seat, [])
            if not viewers and self._awaited.get(seat, 0.0) < now:
                self._recent.pop(seat, None)
                continue
            notice = room.news(effect, seat)
            if id(notice) not in told:
                told[id(notice)] = notice, encode(notice)
            said = told[id(notice)][1]
            self._recent[seat].append((room.version(seat), said))
            self._send(notice, said, seat, viewers)
        room.look_away()

    def _send(self, notice: messages.Notice, said: bytes, seat: int | None, viewers: list[Viewer]) -> None:
        spoken: dict[str, bytes] = {}
        for viewer in viewers:
            if viewer.sentences and isinstance(notice, messages.Beat):
                if viewer.lang not in spoken:
                    spoken[viewer.lang] = encode(self.room.add_sentences(notice, seat, viewer.lang))
                viewer.put(spoken[viewer.lang])
            else:
                viewer.put(said)
        TALLY.sent += len(viewers)

    def tell_all(self, notice: messages.Notice) -> None:
        """Tells every viewer the same."""
        said = encode(notice)
        for viewer in self.viewers:
            viewer.put(said)

    def presence(self) -> None:
        """Tells everybody who is here."""
        watching = sum(viewer.seat is None for viewer in self.viewers)
        self.tell_all(messages.Presence(here=self.here(), watching=watching))

    def missed(self, seat: int | None, have: int | None) -> list[bytes] | None:
        """What a looker with this version has missed; None if that is no longer known."""
        version = self.room.version(seat)
        if have is None or not 0 <= have <= version:
            return None
        recent = [(number, said) for number, said in self._recent.get(seat, ()) if number > have]
        if [number for number, _ in recent] != list(range(have + 1, version + 1)):
            return None
        return [said for _, said in recent]

    def fresh(self, seat: int | None) -> Iterator[messages.Notice]:
        """All that a looker may know now; only the view itself has its version, for who gets but a part has nothing."""
        room = self.room
        for said in room.chat:
            yield chat(said, 0)
        if room.table is not None:
            yield room.beat(seat, "sync", room.table.count)

    def welcome(self, viewer: Viewer, missed: list[bytes] | None = None) -> None:
        """Shows a viewer the table: what it has missed, or all it may know."""
        room, seat = self.room, viewer.seat
        greeting = messages.Welcome(
            table=room.info(viewer.person, seat),
            seat=seat,
            version=room.version(seat),
            fresh=missed is None,
            server=SERVER,
            phrases=list(PHRASES),
        )
        viewer.put(encode(greeting))
        if missed is None:
            self.send_fresh(viewer)
        for said in missed or ():
            viewer.put(said)

    def unseat(self) -> None:
        """Somebody else may sit there now: who looked from that seat watches from now on, or not even that."""
        for viewer in list(self.viewers):
            if self.room.admits(viewer.seat, viewer.person, viewer.token):
                continue
            viewer.seat = viewer.token = None
            if self.room.admits(None, viewer.person, None):
                self.welcome(viewer)
            else:
                self.viewers.remove(viewer)
                viewer.put(encode(messages.Gone()))

    def send_fresh(self, viewer: Viewer) -> None:
        """Sends a viewer all it may know now."""
        for notice in self.fresh(viewer.seat):
            self._send(notice, encode(notice), viewer.seat, [viewer])


class Hall:
    """All rooms of this worker."""

    def __init__(self, store: Store, cabinet: Cabinet, bus: Bus | None = None) -> None:
        self.store = store
        self.cabinet = cabinet
        self.bus = bus or Alone()
        self._rooms: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: list[asyncio.Task[None]] = []
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        self.on_due: Callable[[str], None] = lambda table: None
        """Called when a table needs the server at once."""

    @property
    def rooms(self) -> list[Live]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def start(self) -> None:
        """Listens to the bus, heals what it loses, and forgets idle rooms."""
        await self.bus.start(self._heard)
        jobs = [self._tidy()]
        if not isinstance(self.bus, Alone):
            jobs.append(self._heal())
        if self.bus.scatters:
            jobs.append(self._look_around())
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        """Stops."""
        for task in [*self._tasks, *self._catching_up.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._catching_up.values(), return_exceptions=True)
        await self.bus.close()

    async def open(self, table: str) -> Live:
        """The room of a table, from memory or from the store."""
        live = self._rooms.get(table)
        if live is None:
            try:
                async with self._opening[table]:
                    live = self._rooms.get(table) or self._rooms.setdefault(table, await self._load(table))
            finally:  # also where there is no such table: nobody shall fill our memory by asking
                self._opening.pop(table, None)
        live.touched = time.monotonic()
        return live

    async def _load(self, table: str) -> Live:
        kept = await self.store.kept(table)
        if kept is None:
            raise Refusal("no-table")
        live = Live(Room(kept.row, self.cabinet.find(kept.row.game)))
        _fill(live.room, kept)
        return live

    @asynccontextmanager
    async def holding(self, table: str) -> AsyncIterator[Live]:
        """A room that nobody else changes or looks at meanwhile."""
        live = await self.open(table)
        async with live.lock:
            if live.gone:
                raise Refusal("no-table")
            if live.broken:
                await self._reread(live)
            yield live

    async def act(
        self, live: Live, decide: Callable[[Room], Entries], acknowledge: Callable[[], None] | None = None
    ) -> Entries:
        """Decide, commit, acknowledge, send; whoever calls holds the room. Decides again where somebody was faster."""
        room = live.room
        for _ in range(TRIES):
            mark = room.mark()
            entry = decide(room)
            effect = room.note(entry, *mark)
            live.broken = True
            write = room.write(entry)
            try:
                await self.store.append(write)
            except Conflict:
                await self._reread(live)
                continue
            except TableGone:
                self._forget(live)
                raise Refusal("no-table") from None
            except StoreError as error:
                log.error("not stored: %s", error)
                TALLY.failed += 1
                if not await self._was_stored(live, entry):
                    raise Refusal("store") from None
                if acknowledge is not None:
                    acknowledge()
                return entry
            live.broken = False
            TALLY.stored += 1
            if acknowledge is not None:
                acknowledge()
            live.tell(effect)
            self.bus.publish(room.id, room.seq)
            if room.bots_to_act():
                self.on_due(room.id)
            return entry
        raise Refusal("store")

    async def _was_stored(self, live: Live, entry: Entries) -> bool:
        """A line to the database that breaks during a commit leaves open whether it was made: the store knows."""
        try:
            await self._reread(live)
        except OsseletError:
            return False
        return entry.command is not None and live.room.knows(entry.command)

    async def _reread(self, live: Live) -> None:
        """The store knows better: starts again from there and shows everybody what is so."""
        kept = await self.store.kept(live.room.id)
        if kept is None:
            self._forget(live)
            raise Refusal("no-table")
        live.room.clear()
        _fill(live.room, kept)
        live.broken = False
        live.unseat()
        for viewer in live.viewers:
            live.send_fresh(viewer)
            viewer.put(encode(live.room.seating(viewer.seat)))

    def _forget(self, live: Live) -> None:
        live.gone = True
        live.tell_all(messages.Gone())
        self._rooms.pop(live.room.id, None)

    def forget(self, live: Live) -> None:
        """The table was deleted: whoever has it in memory shall look."""
        self._forget(live)
        self.bus.publish(live.room.id, live.room.seq + 1)

    def _heard(self, table: str, seq: int) -> None:
        live = self._rooms.get(table)
        if live is None or seq <= live.room.seq or table in self._catching_up:
            return
        if live.viewers or live.lock.locked():
            self._catch_up_soon(live)
        else:  # nobody looks at it here: whoever comes reads it anew
            live.broken = True

    def _catch_up_soon(self, live: Live) -> None:
        table = live.room.id
        task = asyncio.create_task(self._catch_up(live))
        self._catching_up[table] = task
        task.add_done_callback(lambda _: self._catching_up.pop(table, None))

    async def _catch_up(self, live: Live) -> None:
        """Follows what other workers have written."""
        try:
            async with live.lock:
                if live.broken:
                    await self._reread(live)
                for seq, body in await self.store.entries(live.room.id, live.room.seq):
                    if seq == live.room.seq + 1:
                        live.tell(live.room.apply(entries.read(body)))
        except OsseletError as error:
            live.broken = True
            log.warning("could not catch up: %s", error)

    async def _heal(self) -> None:
        """Looks what the bus has lost."""
        while True:
            await asyncio.sleep(HEAL)
            try:
                known = list(self._rooms)
                found = await self.store.seqs(known)
            except OsseletError as error:
                log.warning("could not look for news: %s", error)
                continue
            for table in known:
                live = self._rooms.get(table)
                if live is None:
                    continue
                if table not in found:
                    self._forget(live)
                elif found[table] > live.room.seq:
                    self._heard(table, found[table])

    async def _note_presence(self) -> None:
        found = {(live.room.id, viewer.seat) for live in self.rooms for viewer in live.viewers}
        seats = [(table, seat) for table, seat in found if seat is not None]
        for at in range(0, len(seats), AT_ONCE):  # moves shall not wait for it
            await self.store.see(seats[at : at + AT_ONCE])
            await asyncio.sleep(0.02)

    async def _look_around(self) -> None:
        """Finds out in the store who is connected to other workers."""
        while True:
            await asyncio.sleep(AROUND)
            try:
                await self._note_presence()
                watched = {live.room.id: live for live in self.rooms if live.viewers}
                lately = time.time() - 2.5 * AROUND
                seen = [kept for kept in await self.store.seats(watched) if kept.person and kept.seen > lately]
            except OsseletError as error:
                log.warning("could not look around: %s", error)
                continue
            for table, live in watched.items():
                local = {viewer.seat for viewer in live.viewers}
                elsewhere = {kept.seat for kept in seen if kept.table == table and kept.seat not in local}
                if elsewhere != live.elsewhere:
                    live.elsewhere = elsewhere
                    live.presence()

    async def _tidy(self) -> None:
        """Notes who is here, and forgets rooms nobody has looked at for a while."""
        while True:
            await asyncio.sleep(20)
            try:
                await self._note_presence()
            except OsseletError as error:
                log.warning("presence not noted: %s", error)
            late = time.monotonic() - IDLE
            for live in self.rooms:
                if not live.viewers and live.touched < late and not live.lock.locked():
                    self._rooms.pop(live.room.id, None)


def _fill(room: Room, kept: Kept) -> None:
    """Brings a cleared room to where the store is."""
    if kept.snapshot is not None:
        room.restore(*kept.snapshot)
    for seq, body in kept.entries:
        assert seq == room.seq + 1
        room.apply(entries.read(body))
