"""Hands on a screen: what they send is timed and kept in memory, and committed when the attempt is over.

The entry by which a hand begins is in the store before its deal is shown, so there is no second try; and what a client
has sent it keeps until the whole attempt is acknowledged, so a server that dies costs nothing.
"""

import asyncio
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import partial

from osselet.core.errors import OsseletError
from osselet.room import bouts, hand_decisions, hand_telling
from osselet.room.entries import AnyEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.room.tracing import MOST_ALLOWED, Tracing, UnbelievableError, allowance, is_replayed
from osselet.server import house_clock
from osselet.server.commands import Commands, check_viewer, command_key
from osselet.server.live_table import Attempted, HandInMemory, LiveTable, Viewer
from osselet.server.table_cache import TableCache
from osselet.wire import messages

ROUNDS, ECHO_WITHIN = 3, 1.5
"""How often a line is measured, and seconds after which no echo is waited for."""
RELAY_AFTER = 0.5
"""Seconds by which those who look on see a hand later."""
RESENDS = bouts.RESEND - 1.5
"""Seconds in which a lost line may come back, so that we who have the pieces end it before anybody without them."""
GRACE = 0.7
"""Seconds after the end of its time in which the last piece of an attempt may still come, with the line's own."""


class LineMeasure:
    """Measures how long a line takes: the shortest of a few round trips."""

    def __init__(self) -> None:
        self._mark = ""
        self._echoed: asyncio.Future[None] | None = None

    def heard(self, mark: str) -> None:
        """A mark has come back."""
        if self._echoed is not None and not self._echoed.done() and mark == self._mark:
            self._echoed.set_result(None)

    async def measure(self, send: Callable[[str], None]) -> int:
        """Milliseconds that the line may take."""
        best: float | None = None
        for _ in range(ROUNDS):
            self._mark, self._echoed = secrets.token_hex(6), asyncio.get_running_loop().create_future()
            began = time.perf_counter()
            send(self._mark)
            try:
                await asyncio.wait_for(self._echoed, ECHO_WITHIN)
            except TimeoutError:
                break
            passed = time.perf_counter() - began
            best = passed if best is None else min(best, passed)
        return MOST_ALLOWED if best is None else allowance(best)


class HandService:
    """Takes what hands at work send."""

    def __init__(self, tables: TableCache, commands: Commands) -> None:
        self._tables, self._commands = tables, commands
        self._tasks: set[asyncio.Task[None]] = set()
        self._started = house_clock.now()

    def close(self) -> None:
        """Waits for nobody any more."""
        for task in self._tasks:
            task.cancel()

    async def begin(self, live: LiveTable, viewer: Viewer, command: messages.Ready, allowed: int) -> None:
        """A called seat begins: its deal is stored, then shown."""
        async with live.held():
            check_viewer(live.room, viewer, command)
            seat, key = _seat(viewer), command_key(viewer, command)
            has_begun = hand_telling.is_at_work(live.room, seat)

            def decide(room: Room) -> AnyEntry | None:
                if room.state.was_done(key):
                    return None
                wish = command.bout, command.exchange, command.ring, allowed, key
                return hand_decisions.ready(room, house_clock.now(), seat, *wish)

            def acknowledge() -> None:
                viewer.tell(messages.Ack(id=command.id, version=live.room.version(seat)))

            await self._commands.change(live, decide, acknowledge)
            begun = live.room.state.bout.begun.get(seat) if live.room.state.bout is not None else None
            if begun is None or begun.lent:
                return
            if has_begun:  # on another screen, or before the line was lost
                viewer.tell(hand_telling.call(live.room, seat, house_clock.now()))
                return
            attempted = command.bout, command.exchange, seat
            _drop_others(live)
            hand = HandInMemory(Tracing(begun.allowance), house_clock.now(), viewer)
            live.tracings[attempted] = hand
            self._later(bouts.acts_for(begun) + begun.allowance / 1000 + GRACE, live.room.id, attempted, hand)

    async def take(self, live: LiveTable, viewer: Viewer, command: messages.Hand) -> None:
        """A piece of a trace."""
        arrived = house_clock.now()
        async with live.held():
            check_viewer(live.room, viewer, command)
            seat, key = _seat(viewer), command_key(viewer, command)
            if live.room.state.was_done(key):
                viewer.tell(messages.Ack(id=command.id, version=live.room.version(seat)))
                return
            attempted = command.bout, command.exchange, seat
            try:
                chunk = b64decode(command.chunk, validate=True)
            except ValueError:  # not base64, or not even ASCII
                raise Refusal("bad-trace") from None
            hand = self._hand(live, viewer, attempted, command.offset, chunk)
            elapsed = max(0, round(1000 * (arrived - hand.sent)))
            try:
                fresh = hand.tracing.take(command.offset, chunk, command.clock, elapsed, command.last)
                if command.last:
                    _check_own(live.room, hand.tracing.trace)
            except UnbelievableError as error:
                live.tracings.pop(attempted, None)
                await self._commands.change(live, partial(_void, attempted=attempted, why=str(error)))
                raise Refusal("unbelievable", why=str(error)) from None
            if fresh or command.last:
                _relay(live, attempted, hand, command, fresh)
            if command.last:
                await self._finish(live, attempted, lambda: _acknowledge(live, viewer, command), key)
            else:
                viewer.tell(messages.TakenNotice(id=command.id, have=len(hand.tracing.trace)))

    def _hand(self, live: LiveTable, viewer: Viewer, attempted: Attempted, offset: int, chunk: bytes) -> HandInMemory:
        """The hand at work, also where another server has begun it, or another line.

        A line may be lost long before we notice: who sends what we have already is the one who sent it.
        """
        hand_decisions.check_called(live.room, attempted)
        bout = live.room.state.bout
        begun = None if bout is None else bout.begun.get(attempted[2])
        if begun is None or begun.lent:
            raise Refusal("not-ready")
        hand = live.tracings.get(attempted)
        if hand is None:
            away = max(0, round(1000 * (self._started - begun.at)))
            hand = live.tracings[attempted] = HandInMemory(Tracing(begun.allowance, True, away), begun.at, viewer)
        if hand.viewer is not viewer:
            if hand.viewer in live.viewers and not hand.tracing.knows(offset, chunk):
                raise Refusal("hand-elsewhere")
            hand.viewer = viewer
            hand.tracing.resume()
        return hand

    async def _finish(
        self,
        live: LiveTable,
        attempted: Attempted,
        acknowledge: Callable[[], None] | None = None,
        key: str | None = None,
    ) -> None:
        """The attempt is over: what was traced counts. Whoever calls holds the table."""
        hand = live.tracings.get(attempted)
        trace, late = (b"", 0) if hand is None else (hand.tracing.whole, hand.tracing.late)
        decide = partial(_attempt, attempted=attempted, trace=trace, late=late, command=key)
        if acknowledge is None:
            await self._commands.change(live, decide)
        else:
            await self._commands.change(live, decide, acknowledge)
        live.tracings.pop(attempted, None)

    def _later(self, seconds: float, table: str, attempted: Attempted, hand: HandInMemory) -> None:
        task = asyncio.create_task(self._end_in(seconds, table, attempted, hand))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end_in(self, seconds: float, table: str, attempted: Attempted, hand: HandInMemory) -> None:
        """When its time is up what was traced counts; a lost line has a little longer."""
        for is_final in (False, True):
            await asyncio.sleep(RESENDS if is_final else seconds)
            try:
                async with self._tables.holding(table) as live:
                    if live.tracings.get(attempted) is not hand or not live.is_at_work(attempted):
                        return
                    if is_final or hand.viewer in live.viewers:
                        await self._finish(live, attempted)
                        return
            except OsseletError:
                return  # whoever looks for work comes back to it

    def may_end(self, now: float) -> bool:
        """Have those who were at work when we were away had time to come back?"""
        return now >= self._started + bouts.RESEND

    async def end_late(self, live: LiveTable, seat: int) -> None:
        """The time of a hand is up for good. Whoever calls holds the table."""
        bout = live.room.state.bout
        if bout is not None:
            await self._finish(live, (bout.number, len(bout.exchanges), seat))


def _relay(live: LiveTable, attempted: Attempted, hand: HandInMemory, command: messages.Hand, fresh: bytes) -> None:
    """Those who look on see it a little later, and the end at once, for then comes what it led to.

    Of several at once they see nothing before all have acted.
    """
    call = live.room.hands.call
    if call is None or len(call.seats) > 1:
        return
    notice = messages.HandsNotice(
        bout=command.bout,
        exchange=command.exchange,
        seat=attempted[2],
        offset=len(hand.tracing.trace) - len(fresh),
        chunk=b64encode(fresh).decode(),
        clock=command.clock,
        last=command.last,
    )
    hand.held.append(notice)
    if command.last:
        live.relay(attempted, len(hand.held))
    else:
        asyncio.get_running_loop().call_later(RELAY_AFTER, live.relay, attempted, 1)


def _drop_others(live: LiveTable) -> None:
    """What was traced for a call that is over needs no memory."""
    for key in [key for key in live.tracings if not live.is_at_work(key)]:
        del live.tracings[key]


def _seat(viewer: Viewer) -> int:
    if viewer.seat is None:
        raise Refusal("only-watching")
    return viewer.seat


def _acknowledge(live: LiveTable, viewer: Viewer, command: messages.Hand) -> None:
    viewer.tell(messages.Ack(id=command.id, version=live.room.version(viewer.seat)))


def _check_own(room: Room, trace: bytes) -> None:
    """A way that a hand has gone before at this table is not gone again to the unit."""
    bout = room.state.bout
    live = [] if bout is None else [*(one for attempts in bout.exchanges for one in attempts), *bout.acted.values()]
    played = (one for bout in room.playing.progress.bouts for attempts in bout.exchanges for one in attempts)
    if is_replayed(trace, [*live, *played]):
        raise UnbelievableError("known")


def _attempt(room: Room, attempted: Attempted, trace: bytes, late: int, command: str | None) -> AnyEntry:
    number, exchange, seat = attempted
    return hand_decisions.attempt(room, house_clock.now(), seat, number, exchange, trace, late, command=command)


def _void(room: Room, attempted: Attempted, why: str) -> AnyEntry:
    number, exchange, seat = attempted
    return hand_decisions.void(room, house_clock.now(), seat, number, exchange, why)
