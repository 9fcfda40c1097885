"""The socket of a viewer: hello, then commands; every one is answered."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from osselet.bots.advice import advice
from osselet.core.errors import OsseletError
from osselet.server.entries import Entries
from osselet.server.hall import Hall, Live, encode
from osselet.server.house import House
from osselet.server.identity import COOKIE
from osselet.server.limits import Bucket
from osselet.server.line import LATER, POLICY, TRY_LATER, Line, Scope
from osselet.server.lobby import Lobby
from osselet.server.metrics import TALLY
from osselet.server.neighbours import Handed
from osselet.server.refusal import Refusal, reason
from osselet.server.room import Room
from osselet.server.telling import arguments
from osselet.server.viewer import Viewer
from osselet.table.illegal import IllegalMove
from osselet.wire import messages
from osselet.wire.messages import LONGEST_FRAME

log = logging.getLogger("osselet.socket")
PATH = "/api/socket"
HELLO_WITHIN = 10.0
PATIENCE = 200
"""Commands too fast or without sense that a socket may send before it is closed."""
BUSY_TRIES, BUSY_NAP = 50, 0.02
"""How often, and seconds between, a worker that is too busy to take a socket is offered it."""
GONE_AFTER = 60.0
"""Seconds after which others may let a bot play for somebody who is not connected."""

decode: Callable[[bytes], messages.Commands] = msgspec.json.Decoder(messages.Commands).decode


def header(scope: Scope, name: bytes) -> str:
    """A header of the request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def cookie(scope: Scope) -> str | None:
    """The value of our cookie."""
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def is_foreign(scope: Scope, house: House) -> bool:
    """Does the request come from a page that is not ours? Programs that are no browser send no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    if house.settings.origin:
        return origin.rstrip("/") != house.settings.origin.rstrip("/")
    try:
        return urlsplit(origin).netloc != header(scope, b"host")
    except ValueError:
        return True


async def talk(scope: Scope, line: Line, house: House) -> None:
    """One socket, from its request to its end."""
    address = house.address(scope)
    if house.closing or not house.arriving.take(address):
        line.refuse(TRY_LATER)
    elif scope["path"] != PATH or is_foreign(scope, house) or not house.crowd.enter(address):
        line.refuse()
    else:
        try:
            line.accept()
            await _listen(Connection(line, house, house.signer.read(cookie(scope)), address), house)
        finally:
            house.crowd.leave(address)


async def go_on(scope: Scope, line: Line, house: House, handed: Handed) -> None:
    """A socket that another worker has greeted, and whose table is kept here."""
    if house.closing or not house.arriving.take(handed.address) or not house.crowd.enter(handed.address):
        line.close(LATER)
        return
    try:
        await _listen(Connection(line, house, handed.person, handed.address), house, handed.hello)
    finally:
        house.crowd.leave(handed.address)


async def _listen(connection: "Connection", house: House, hello: bytes | None = None) -> None:
    TALLY.sockets += 1
    house.sockets.add(connection)
    try:
        await connection.listen(hello)
    except TimeoutError:
        connection.line.close(POLICY)
    finally:
        house.sockets.discard(connection)
        TALLY.sockets -= 1
        connection.leave()


class Connection:
    """What one socket has said so far."""

    def __init__(self, line: Line, house: House, person: str | None, address: str) -> None:
        self.line = line
        self._address = address
        self._house = house
        self._hall: Hall = house.hall
        self.viewer = Viewer(line, person, self._catch_up_soon)
        self._live: Live | None = None
        self._bucket = Bucket(house.settings.rate, 3 * house.settings.rate)
        self._nonsense = 0
        self.spoke = time.monotonic()
        """When the client last said something."""
        self._catching_up: asyncio.Task[None] | None = None
        self._missed_keeper = False
        """Was the keeper of our table not there when we said hello?"""

    @property
    def is_astray(self) -> bool:
        """Are we served by another than the keeper of our table, who is there again?"""
        neighbours, live = self._house.neighbours, self._live
        if neighbours is None or live is None or not self._missed_keeper:
            return False
        return neighbours.has_keeper(live.room.id)

    async def listen(self, data: bytes | None = None) -> None:
        """Takes messages until the socket closes, and before them the one another worker has left to us."""
        if data is None:
            async with asyncio.timeout(HELLO_WITHIN):
                data = await self.line.receive()
        while data is not None:
            self.spoke = time.monotonic()
            if not self._bucket.take():
                await self._reject("too-fast")
            elif len(data) > LONGEST_FRAME:
                await self._reject("malformed")
            else:
                await self._take(data)
            if self._nonsense > PATIENCE:
                self.line.close(POLICY)
                return
            data = await self.line.receive()

    async def _reject(self, code: str) -> None:
        self._nonsense += 1
        self._refuse(Refusal(code), None)
        if self._nonsense > PATIENCE // 2:
            await asyncio.sleep(0.1)

    async def _take(self, data: bytes) -> None:
        started = time.perf_counter()
        try:
            command = decode(data)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
            await self._reject("malformed")
            return
        if isinstance(command, messages.Hello) and await self._moves_to_keeper(command.table, data):
            return
        asked = command.id if isinstance(command, messages.Asking) else None
        try:
            await self._obey(command)
        except (Refusal, IllegalMove) as error:
            self._refuse(error, asked)
        except OsseletError as error:
            log.warning("a command failed: %s", error)
            self._refuse(Refusal("store"), asked)
        TALLY.answered(time.perf_counter() - started)

    async def _moves_to_keeper(self, table: str, hello: bytes) -> bool:
        """Hands the socket to the worker that keeps the table, if that is another and it takes it."""
        neighbours, self._missed_keeper = self._house.neighbours, False
        if neighbours is None or neighbours.is_ours(table):
            return False
        handed = Handed(self.viewer.person, self._address, hello)

        def give(connection: int) -> bool:
            self._missed_keeper = not neighbours.hand_over(connection, table, handed)
            return not self._missed_keeper

        for _ in range(BUSY_TRIES):
            try:
                return self.line.give_away(give)
            except BlockingIOError:
                await asyncio.sleep(BUSY_NAP)
        return False

    def _refuse(self, error: Refusal | IllegalMove, asked: str | None) -> None:
        TALLY.refused[error.why.code if isinstance(error, Refusal) else "illegal-move"] += 1
        game = None if self._live is None else self._live.room.game
        said = reason(error, game, self.viewer.lang)
        why = error.why
        args = arguments(why.arguments)
        self._tell(messages.Refused(code=why.code, reason=said, args=args, id=asked, rule=why.rule))

    def _tell(self, notice: messages.Notice) -> None:
        self.viewer.put(encode(notice))

    async def _obey(self, command: messages.Commands) -> None:
        match command:
            case messages.Hello():
                await self._hello(command)
            case messages.Ping():
                self._tell(messages.Pong())
            case messages.Play() as play:
                await self._act(play, lambda room, seat: room.play(time.time(), seat, play.move, play.version, play.id))
            case messages.Undo() as undo:
                await self._act(undo, lambda room, seat: room.undo(time.time(), seat, undo.version, undo.id))
            case messages.Agree() as agree:
                await self._act(agree, lambda room, seat: room.agree(time.time(), seat, agree.yes, agree.id))
            case messages.Say():
                await self._say(command)
            case messages.Away() | messages.Back():
                await self._leave_or_return(command)
            case messages.Why():
                await self._why(command)
            case messages.Hint():
                await self._hint(command)

    def _table(self) -> Live:
        if self._live is None:
            raise Refusal("no-hello")
        return self._live

    async def _hello(self, hello: messages.Hello) -> None:
        self.viewer.lang = hello.lang
        self.leave()
        async with self._hall.holding(hello.table) as live:
            room = live.room
            if not room.admits(hello.seat, self.viewer.person, hello.token):
                raise Refusal("no-watching" if hello.seat is None else "not-yours")
            with contextlib.suppress(Refusal):  # the server may have died between the last seat and the start
                await Lobby(self._house.store, self._hall).begin_if_full(live)
            viewer = self.viewer
            viewer.seat, viewer.token, viewer.sentences = hello.seat, hello.token, hello.sentences
            viewer.name = room.names[hello.seat] if hello.seat is not None else await self._name()
            missed = None if hello.sentences else live.missed(hello.seat, hello.have)
            self._live = live
            live.add(viewer)
            live.welcome(viewer, missed)
            if hello.seat is not None and room.chairs[hello.seat].away == "gone":
                await self._hall.act(live, lambda room: room.away(time.time(), hello.seat or 0, ""))
            live.presence()

    async def _name(self) -> str:
        person = self.viewer.person
        found = None if person is None else await self._house.store.person(person)
        return "" if found is None else found.name

    def leave(self) -> None:
        """Looks at nothing any more."""
        if self._live is not None:
            self._live.remove(self.viewer)
            self._live.presence()
            self._live = None

    def _catch_up_soon(self) -> None:
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """A slow reader gets a fresh view."""
        live = self._live
        if live is not None:
            async with live.lock:
                if live is self._live:
                    live.send_fresh(self.viewer)

    async def _act(self, command: messages.Asking, decide: Callable[[Room, int], Entries]) -> None:
        """Decides for the seat of this socket, once for each id."""
        seat = self.viewer.seat
        if seat is None:
            self._table()
            raise Refusal("only-watching")
        await self._once(command.id, seat, lambda room: decide(room, seat))

    async def _once(
        self, command: str, seat: int | None, decide: Callable[[Room], Entries], kept: str | None = None
    ) -> None:
        """Decides once for each id, as it is kept, and only for who still has the seat when it comes to that."""
        async with self._hall.holding(self._table().room.id) as live:

            def acknowledge() -> None:
                self._tell(messages.Ack(id=command, version=live.room.version(seat)))

            def unless_done(room: Room) -> Entries:
                if not room.admits(seat, self.viewer.person, self.viewer.token):
                    raise Refusal("not-yours")
                if room.done(seat, kept or command):
                    raise _Done
                return decide(room)

            try:
                await self._hall.act(live, unless_done, acknowledge)
            except _Done:
                acknowledge()

    async def _say(self, said: messages.Say) -> None:
        viewer = self.viewer
        if viewer.seat is None and not viewer.name:
            self._table()
            raise Refusal("no-name")
        seat, name = viewer.seat, viewer.name
        # Spectators share no seat, so their ids are their own.
        mine = said if seat is not None else msgspec.structs.replace(said, id=f"{viewer.person}:{said.id}")
        await self._once(said.id, seat, lambda room: room.say(time.time(), seat, name, mine), mine.id)

    async def _leave_or_return(self, command: messages.Away | messages.Back) -> None:
        seat, live = self.viewer.seat, self._table()
        target = command.seat
        if seat is None or not 0 <= target < live.room.players:
            raise Refusal("not-yours")
        own = target == seat or target in live.room.seats_of(self.viewer.person)
        why: Literal["", "self", "gone"] = "self" if isinstance(command, messages.Away) else ""
        if not own:
            if not why:
                raise Refusal("not-yours")
            await self._check_gone(live, target)
            why = "gone"
        key = f"{seat}:{command.id}"
        await self._once(command.id, seat, lambda room: room.away(time.time(), target, why, key))

    async def _check_gone(self, live: Live, target: int) -> None:
        """Others may only let a bot play for somebody who has not been here for a while."""
        seats = await self._house.store.seats([live.room.id])
        seen = next((kept.seen for kept in seats if kept.seat == target), 0.0)
        if live.here()[target] or time.time() - seen < GONE_AFTER:
            raise Refusal("not-gone")

    async def _why(self, asked: messages.Why) -> None:
        async with self._hall.holding(self._table().room.id) as live:
            seat = self.viewer.seat
            if seat is None:
                raise Refusal("only-watching")
            why = live.room.why(seat, asked.move)
            if why is None:
                self._tell(messages.Reason(id=asked.id))
                return
            said = reason(Refusal(why.code, why.rule, **why.arguments), live.room.game, self.viewer.lang)
            args = arguments(why.arguments)
            self._tell(messages.Reason(id=asked.id, code=why.code, reason=said, args=args, rule=why.rule))

    async def _hint(self, asked: messages.Hint) -> None:
        async with self._hall.holding(self._table().room.id) as live:
            seat = self.viewer.seat
            if seat is None or not live.room.setting.hints:
                raise Refusal("no-hints")
            held, game = live.room.seat(seat), live.room.game
        if not held.moves():
            raise Refusal("not-your-turn")
        if not self._house.advising.take(self._address):
            raise Refusal("too-fast")
        thought = await self._house.steward.advise(game, held)
        words, found = held.engine.words, advice(game, thought)
        opinions = [messages.Opinion(words.name(one.move), one.visits, round(one.share, 3)) for one in found.moves[:10]]
        self._tell(messages.Advice(id=asked.id, opinions=opinions, even=found.even, way=found.way, tries=found.tries))

    def restart(self, seconds: float) -> None:
        """Says that the server goes down for a moment."""
        self._tell(messages.Restart(seconds=seconds))


class _Done(Exception):
    """The command was done before."""
