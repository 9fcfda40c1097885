"""The socket of a viewer: hello, then commands; every one is answered."""

import asyncio
import contextlib
import logging
import time
from typing import Protocol
from urllib.parse import urlsplit

from osselet.bots.hint_ranking import advice
from osselet.core.errors import OsseletError
from osselet.core.game import Game
from osselet.room import decisions, hand_decisions
from osselet.room.refusal import Refusal, reason
from osselet.room.telling import arguments
from osselet.search.thinker import Thought
from osselet.server import house_clock
from osselet.server.commands import Admission, Commands, is_own, name_of, speaker
from osselet.server.hands import HandService, LineMeasure
from osselet.server.house import House
from osselet.server.identity import read_cookie
from osselet.server.limits import Bucket, Limits
from osselet.server.live_table import LiveTable, Viewer
from osselet.server.lobby import Lobby
from osselet.server.metrics import TALLY
from osselet.server.origins import Origins, Owner
from osselet.server.settings import Settings
from osselet.server.store import Store, StoreError, Visitor, trouble
from osselet.server.table_cache import TableCache
from osselet.server.websocket import POLICY, TRY_AGAIN_LATER, UNAVAILABLE, Scope, WebSocket
from osselet.server.worker_links import HandedOver, WorkerLinks
from osselet.table.illegal import IllegalMove
from osselet.table.seat import Seat
from osselet.wire import messages

log = logging.getLogger("osselet.connection")
PATH = "/api/socket"
HELLO_WITHIN = 10.0
HINTS_AT_ONCE = 2
"""Hints a socket may wait for."""
REVEALS = 4.0
"""Throws and draws a second that a hand may show."""
BUSY_TRIES, BUSY_NAP = 50, 0.02
"""How often, and seconds between, a worker that is too busy to take a socket is offered it."""


class Services(Protocol):
    """What a connection needs of its worker."""

    settings: Settings
    store: Store
    tables: TableCache
    commands: Commands
    lobby: Lobby
    links: WorkerLinks | None
    house: House
    hands: HandService
    limits: Limits
    origins: Origins
    connections: set["Connection"]
    closing: bool

    async def advise(self, game: Game, held: Seat, owner: Owner) -> Thought:
        """What a strong player thinks of a seat's moves."""

    def signed(self, cookie: str | None) -> str | None:
        """For whom a cookie was signed, whether or not it still counts."""

    async def guest(self, cookie: str | None) -> Visitor | None:
        """Who comes with this cookie; refuses whom the house does not let in."""

    def address(self, scope: Scope) -> str:
        """Where a request comes from."""


def header(scope: Scope, name: bytes) -> str:
    """A header of the request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def cookie(scope: Scope) -> str | None:
    """The value of our cookie."""
    return read_cookie(header(scope, b"cookie"))


def is_foreign(scope: Scope, own_origin: str) -> bool:
    """Does the request come from a page that is not ours? Programs that are no browser send no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    if own_origin:
        return origin.rstrip("/") != own_origin.rstrip("/")
    try:
        return urlsplit(origin).netloc != header(scope, b"host")
    except ValueError:
        return True


async def talk(scope: Scope, socket: WebSocket, services: Services) -> None:
    """One socket, from its request to its end."""
    address, signed = services.address(scope), services.signed(cookie(scope))
    crowd = services.limits.crowd
    strange = scope["path"] != PATH or is_foreign(scope, services.settings.origin)
    if services.closing or not services.limits.arriving.take(address, person=signed):
        socket.refuse(UNAVAILABLE)
    elif strange or services.house.is_shut_out(address) or not crowd.enter(address, signed):
        socket.refuse()
    else:
        try:
            known = await services.guest(cookie(scope))
            socket.accept()
            person, device = (None, None) if known is None else (known.person.id, known.device)
            await _listen(Connection(socket, services, person, address, device))
        except Refusal:
            socket.refuse()
        except StoreError:
            socket.refuse(UNAVAILABLE)
        finally:
            crowd.leave(address, signed)


async def go_on(scope: Scope, socket: WebSocket, services: Services, handed: HandedOver) -> None:
    """A socket that another worker has greeted, and whose table is served here."""
    address, person, limits = handed.address, handed.person, services.limits
    if services.closing or not limits.arriving.take(address, person=person) or not limits.crowd.enter(address, person):
        socket.close(TRY_AGAIN_LATER)
        return
    try:
        await _listen(Connection(socket, services, person, address, handed.device), handed.hello)
    finally:
        limits.crowd.leave(address, person)


async def _listen(connection: "Connection", hello: bytes | None = None) -> None:
    TALLY.sockets += 1
    connection.services.connections.add(connection)
    try:
        await connection.listen(hello)
    except TimeoutError:
        connection.socket.close(POLICY)
    finally:
        connection.services.connections.discard(connection)
        TALLY.sockets -= 1
        connection.leave()


class Connection:
    """What one socket has said so far."""

    def __init__(
        self, socket: WebSocket, services: Services, person: str | None, address: str, device: str | None
    ) -> None:
        self.socket = socket
        self.device = device
        self.services = services
        self._address = address
        self.viewer = Viewer(socket, person, self._catch_up_soon)
        self.viewer.address = address
        self._live: LiveTable | None = None
        self._admission = Admission(services.settings.rate)
        self._revealing = Bucket(REVEALS, 5 * REVEALS)
        self.spoke = time.monotonic()
        """When the client last said something."""
        self._catching_up: asyncio.Task[None] | None = None
        self._advising: set[asyncio.Task[None]] = set()
        self._line = LineMeasure()
        self._beginning: asyncio.Task[None] | None = None
        self._has_greeted = False
        self._missed_home = False
        """Was the worker that serves our table not there when we said hello?"""

    @property
    def is_astray(self) -> bool:
        """Are we served by another worker than our table's own, which is there again?"""
        links, live = self.services.links, self._live
        return links is not None and live is not None and self._missed_home and links.has_home(live.room.id)

    async def listen(self, data: bytes | None = None) -> None:
        """Takes messages until the socket closes, and before them the one another worker has left to us."""
        if data is None:
            async with asyncio.timeout(HELLO_WITHIN):
                data = await self.socket.receive()
        while data is not None:
            self.spoke = time.monotonic()
            await self._take(data)
            if self._admission.is_exhausted:
                self.socket.close(POLICY)
                return
            data = await self.socket.receive()

    async def _take(self, data: bytes) -> None:
        started = time.perf_counter()
        try:
            command = self._admission.read(data)
            if isinstance(command, messages.Asking):
                await self._obey(command)
            elif isinstance(command, messages.Hello):
                if await self._moves_home(command.table, data):
                    return
                await self._hello(command)
            elif isinstance(command, messages.Reveal):
                self._reveal(command)
            elif isinstance(command, messages.Echoed):
                self._line.heard(command.mark)
            elif isinstance(command, messages.Hurry):
                self._hurry()
            else:
                self.viewer.tell(messages.Pong())
        except (Refusal, IllegalMove) as error:
            self._refuse(error, name_of(data))
            if self._admission.is_trying:
                await asyncio.sleep(0.1)
        except OsseletError as error:
            trouble(log, "a command failed: %s", error)
            self._refuse(Refusal("store"), name_of(data))
        TALLY.answered(time.perf_counter() - started)

    def _reveal(self, shown: messages.Reveal) -> None:
        """Passes on what a hand of this viewer has shown; whatever else somebody says of hands goes nowhere."""
        live = self._live
        if live is not None and self._revealing.take() and is_own(live.room, self.viewer, shown.seat):
            live.reveal(shown.seat, shown.count, self.viewer)

    def _hurry(self) -> None:
        """Lets bots play without pauses, where nobody else plays who might want to see them."""
        live = self._live
        if live is None:
            return
        people = [seat for seat, chair in enumerate(live.room.chairs) if chair.kind == "person" and not chair.away]
        if people and all(is_own(live.room, self.viewer, seat) for seat in people):
            live.hurried = True

    async def _obey(self, command: messages.Asking) -> None:
        live = self._live
        if live is None:
            raise Refusal("no-hello")
        if isinstance(command, messages.Why):
            await self._why(live, command)
        elif isinstance(command, messages.Hint):
            await self._hint(live, command)
        elif isinstance(command, messages.Ready):
            self._get_ready(live, command)
        elif isinstance(command, messages.Hand):
            await self.services.hands.take(live, self.viewer, command)
        else:
            if isinstance(command, messages.Say) and self.services.house.is_muted(speaker(live.room, self.viewer)):
                raise Refusal("muted")
            await self.services.commands.obey(live, self.viewer, command)

    def _get_ready(self, live: LiveTable, command: messages.Ready) -> None:
        """Measures the line, and then lets the hand begin; what comes meanwhile does not wait for it."""
        if self._beginning is not None and not self._beginning.done():
            raise Refusal("too-fast")
        hand_decisions.check_called(live.room, (command.bout, command.exchange, self._own_seat()))
        self._beginning = asyncio.create_task(self._begin(live, command))

    async def _begin(self, live: LiveTable, command: messages.Ready) -> None:
        try:
            allowed = await self._line.measure(lambda mark: self.viewer.tell(messages.EchoNotice(mark=mark)))
            if live is self._live:
                await self.services.hands.begin(live, self.viewer, command, allowed)
        except (Refusal, IllegalMove) as error:
            self._refuse(error, command.id)
        except OsseletError as error:
            trouble(log, "a command failed: %s", error)
            self._refuse(Refusal("store"), command.id)

    def _refuse(self, error: Refusal | IllegalMove, asked: str | None) -> None:
        TALLY.refused[error.why.code if isinstance(error, Refusal) else "illegal-move"] += 1
        game = None if self._live is None else self._live.room.game
        said = reason(error, game, self.viewer.lang)
        why = error.why
        args = arguments(why.arguments)
        self.viewer.tell(messages.Refused(code=why.code, reason=said, args=args, id=asked, rule=why.rule))

    async def _moves_home(self, table: str, hello: bytes) -> bool:
        """Hands the socket to the worker that serves the table, if that is another and it takes it."""
        links, self._missed_home = self.services.links, False
        if links is None or links.is_home(table):
            return False
        handed = HandedOver(self.viewer.person, self._address, hello, self.device)

        def give(descriptor: int) -> bool:
            self._missed_home = not links.hand_over(descriptor, table, handed)
            return not self._missed_home

        for _ in range(BUSY_TRIES):
            try:
                return self.socket.give_away(give)
            except BlockingIOError:
                await asyncio.sleep(BUSY_NAP)
        return False

    async def _hello(self, hello: messages.Hello) -> None:
        viewer, commands, limits = self.viewer, self.services.commands, self.services.limits
        if self._has_greeted and not limits.arriving.take(self._address, person=viewer.person):
            raise Refusal("too-fast")  # a whole table is shown anew, as to a socket that comes
        self._has_greeted = True
        viewer.lang = hello.lang
        if viewer.person is not None:
            viewer.blocked = await self.services.house.rows.blocked(viewer.person)
        self.leave()
        async with self.services.tables.holding(hello.table) as live:
            if not live.room.admits(hello.seat, viewer.person, hello.token):
                await self.services.tables.follow(live)
            if not live.room.admits(hello.seat, viewer.person, hello.token):
                raise Refusal("no-watching" if hello.seat is None else "not-yours")
            with contextlib.suppress(Refusal):  # the server may have died between the last seat and the start
                await self.services.lobby.begin_if_full(live)
            viewer.seat, viewer.token, viewer.sentences = hello.seat, hello.token, hello.sentences
            viewer.name = live.room.names[hello.seat] if hello.seat is not None else await self._name()
            missed = None if hello.sentences else live.missed(hello.seat, hello.have, viewer.blocked)
            self._live = live
            live.add(viewer)
            live.welcome(viewer, missed)
            if hello.seat is not None and live.room.chairs[hello.seat].away == "gone":
                with contextlib.suppress(Refusal):  # a table that is full can still be looked at
                    await commands.change(
                        live, lambda room: decisions.away(room, house_clock.now(), hello.seat or 0, "")
                    )
            live.tell_presence(viewer)
            self._take_over(live)

    def _take_over(self, live: LiveTable) -> None:
        """From now on the server thinks here for whoever has come, and goes on where it waited for somebody to look."""
        viewer = self.viewer
        if viewer.seat is not None or not live.has_known_owner:
            live.owner = self.services.origins.owner(self._address, viewer.person)
        if live.room.bots_to_act and not live.room.is_attended:
            self.services.commands.on_due(live.room.id)

    async def _name(self) -> str:
        person = self.viewer.person
        found = None if person is None else await self.services.store.person(person)
        return "" if found is None else found.name

    def leave(self) -> None:
        """Looks at nothing any more."""
        if self._live is not None:
            self._live.remove(self.viewer)
            self._live.tell_presence()
            self._live = None

    def _catch_up_soon(self) -> None:
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """A slow reader gets a fresh view."""
        live = self._live
        if live is not None:
            async with live.lock:
                if live is self._live:
                    live.show(self.viewer)

    async def _why(self, live: LiveTable, asked: messages.Why) -> None:
        async with live.held():
            why = decisions.why(live.room, self._own_seat(), asked.move)
            if why is None:
                self.viewer.tell(messages.ReasonNotice(id=asked.id))
                return
            said = reason(Refusal(why.code, why.rule, **why.arguments), live.room.game, self.viewer.lang)
            args = arguments(why.arguments)
            self.viewer.tell(messages.ReasonNotice(id=asked.id, code=why.code, reason=said, args=args, rule=why.rule))

    def _own_seat(self) -> int:
        if self.viewer.seat is None:
            raise Refusal("only-watching")
        return self.viewer.seat

    async def _hint(self, live: LiveTable, asked: messages.Hint) -> None:
        """Lets somebody think about the moves; commands that come meanwhile do not wait for it."""
        async with live.held():
            seat = self.viewer.seat
            if seat is None or not live.room.setup.hints:
                raise Refusal("no-hints")
            held, game = live.room.playing.seat(seat, told=False), live.room.game
        if not held.moves():
            raise Refusal("not-your-turn")
        limits, person = self.services.limits, self.viewer.person
        if len(self._advising) >= HINTS_AT_ONCE or not limits.advising.take(self._address, person=person):
            raise Refusal("too-fast")
        task = asyncio.create_task(self._advise(game, held, asked.id))
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(self, game: Game, held: Seat, asked: str) -> None:
        try:
            owner = self.services.origins.owner(self._address, self.viewer.person)
            thought = await self.services.advise(game, held, owner)
        except Refusal as error:
            self._refuse(error, asked)
            return
        except OsseletError as error:
            log.warning("a hint failed: %s", error)
            self._refuse(Refusal("store"), asked)
            return
        words, found = held.engine.words, advice(game, thought)
        opinions = [messages.Opinion(words.name(one.move), one.visits, round(one.share, 3)) for one in found.moves[:10]]
        self.viewer.tell(
            messages.Advice(id=asked, opinions=opinions, even=found.even, way=found.way, tries=found.tries)
        )

    def say_restart(self, seconds: float) -> None:
        """Says that the server goes down for a moment."""
        self.viewer.tell(messages.Restart(seconds=seconds))
