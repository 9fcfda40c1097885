"""A small client for programs: a table over the network, as a person's browser sees it."""

import asyncio
import contextlib
import itertools
import secrets
import urllib.error
import urllib.request
from base64 import b64encode
from collections import deque
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from http.cookiejar import CookieJar
from types import TracebackType
from typing import Any, Literal, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from osselet.core.errors import OsseletError
from osselet.core.trace import DOWN, KEY
from osselet.core.trace import decode as decode_trace
from osselet.core.trace import encode as encode_trace
from osselet.wire import hands, messages, rest

decode = msgspec.json.Decoder(messages.Notices).decode
encode = msgspec.json.Encoder().encode
T = TypeVar("T")
SOCKET = "/api/socket"
PASSING = frozenset(("too-fast", "store", "closing"))
"""Refusals of a hello that pass: the server is just coming up or going down, or has much to do."""


class RefusedError(OsseletError):
    """The server said no."""

    def __init__(
        self, code: str, reason: str, rule: str | None = None, arguments: dict[str, Any] | None = None
    ) -> None:
        self.code, self.reason, self.rule, self.arguments = code, reason, rule, arguments or {}
        super().__init__(reason)


class Device:
    """A device with its cookie: makes tables, sits down, asks for lists."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    def call(self, method: str, path: str, body: Any = None, kind: type[T] | Any = Any) -> Any:
        """A REST request; the answer as this kind."""
        data = None if body is None else encode(body)
        request = urllib.request.Request(f"{self.url}{path}", data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        try:
            with self._opener.open(request, timeout=30) as answer:
                found = answer.read()
        except urllib.error.HTTPError as error:
            problem = _problem(error.read(), error.code)
            raise RefusedError(problem.code, problem.reason) from None
        except (OSError, HTTPException) as error:  # it may also die in the middle of an answer
            raise OsseletError(f"{self.url} cannot be reached: {error}.") from None
        return msgspec.json.decode(found, type=kind) if found else None

    @property
    def cookie(self) -> str:
        """What the socket sends to say who we are."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def hello(self, name: str) -> rest.Me:
        """I am somebody from now on."""
        me: rest.Me = self.call("POST", "/api/me", rest.Rename(name=name), rest.Me)
        return me

    def lay(self, new: rest.NewTable) -> rest.Laid:
        """A new table."""
        laid: rest.Laid = self.call("POST", "/api/tables", new, rest.Laid)
        return laid

    def join(self, code: str) -> messages.TableInfo:
        """The table with these five letters."""
        info: messages.TableInfo = self.call("POST", "/api/tables/join", rest.Join(code=code), messages.TableInfo)
        return info

    def sit(self, table: str, seat: int | None = None) -> rest.Seated:
        """I take a seat."""
        seated: rest.Seated = self.call("POST", f"/api/tables/{table}/sit", rest.Sit(seat=seat), rest.Seated)
        return seated

    def tables(self) -> list[messages.TableInfo]:
        """My tables."""
        found: list[messages.TableInfo] = self.call("GET", "/api/me/tables", None, list[messages.TableInfo])
        return found

    def view(self, table: str, seat: int | None = None, **hello: Any) -> "TableView":
        """A table through a socket; use it in `async with`."""
        return TableView(self.url, table, seat, cookie=self.cookie, **hello)


def _problem(body: bytes, status: int) -> rest.Problem:
    try:
        return msgspec.json.decode(body, type=rest.Problem)
    except msgspec.DecodeError:
        return rest.Problem(code=str(status), reason=body.decode("utf-8", "replace")[:200] or str(status))


class TableView:
    """A table as one seat or a spectator sees it, over a socket that reconnects by itself."""

    def __init__(
        self,
        url: str,
        table: str,
        seat: int | None = None,
        *,
        token: str | None = None,
        cookie: str = "",
        lang: Literal["fr", "en", "de"] = "en",
        sentences: bool = False,
        patience: float = 30.0,
    ) -> None:
        self._url = url.replace("http", "ws", 1).rstrip("/") + SOCKET
        self._hello = messages.Hello(table=table, seat=seat, token=token, lang=lang, sentences=sentences)
        self._headers = {"cookie": cookie} if cookie else {}
        self._patience = patience
        self._ids = itertools.count(1)
        self._prefix = secrets.token_hex(5)
        self._socket: ClientConnection | None = None
        self._inbox: deque[messages.Notices] = deque()
        self.table: messages.TableInfo | None = None
        self.beat: messages.Beat | None = None
        self.bout: hands.Bout | None = None
        """Hands that are called."""
        self.call: hands.CallNotice | None = None
        """What my own hand was dealt last."""
        self.version = 0
        self.heard: list[bytes] = []
        """Every frame as it came, where `listen_in` is set."""
        self.listen_in = False

    async def __aenter__(self) -> "TableView":
        await self._connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        """Connects and says hello, again and again while the server is away."""
        end = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                self._socket = await connect(
                    self._url, additional_headers=self._headers, max_size=1 << 22, compression=None, proxy=None
                )
                have = self.version if self.beat is not None else None
                hello = msgspec.structs.replace(self._hello, have=have)
                await self._socket.send(encode(hello).decode())
                while True:
                    notice = await self._receive()
                    if isinstance(notice, messages.Refused):
                        if notice.code in PASSING:
                            raise ConnectionError(notice.reason)
                        await self._socket.close()
                        raise RefusedError(notice.code, notice.reason, notice.rule)
                    if isinstance(notice, messages.Welcome):
                        self.table = notice.table
                        if notice.fresh and notice.table.stage != "open":
                            await self._until(messages.Beat)
                        elif notice.fresh:
                            self.version = notice.version
                        return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                if self._socket is not None:
                    await self._socket.close()
                if asyncio.get_running_loop().time() > end:
                    raise OsseletError("The server does not come back.") from None
                await asyncio.sleep(0.2)

    async def _receive(self) -> messages.Notices:
        assert self._socket is not None
        data = await self._socket.recv()
        raw = data.encode() if isinstance(data, str) else data
        if self.listen_in:
            self.heard.append(raw)
        notice: messages.Notices = decode(raw)
        version = getattr(notice, "version", None)
        if isinstance(version, int) and not isinstance(notice, messages.Ack | messages.Welcome):
            self.version = version  # a welcome only promises what follows: the line may break before
        if isinstance(notice, messages.Beat):
            self.beat = notice
        if isinstance(notice, messages.Beat | hands.BoutNotice | hands.CallNotice):
            self.bout = notice.bout
        if isinstance(notice, hands.CallNotice):
            self.call = notice
        if isinstance(notice, hands.EchoNotice):
            await self._send(hands.Echoed(mark=notice.mark))
        return notice

    async def _send(self, command: messages.Command) -> None:
        assert self._socket is not None
        await self._socket.send(encode(command).decode())

    async def _until(self, kind: type[messages.Notice]) -> messages.Notices:
        while True:
            notice = await self._receive()
            if isinstance(notice, kind):
                return notice

    async def next(self) -> messages.Notices:
        """The next message; reconnects where the line breaks, and then gives what the server tells afresh."""
        if self._inbox:
            return self._inbox.popleft()
        while True:
            try:
                return await self._receive()
            except ConnectionClosed:
                await self._connect()
                if self.beat is not None:
                    return self.beat

    async def ask(self, command: messages.Asking, kind: type[T] | None = None) -> Any:
        """Sends a command until it is answered; raises RefusedError if the answer is no."""
        while True:
            assert self._socket is not None
            try:
                await self._socket.send(encode(command).decode())
                while True:
                    notice = await self._receive()
                    if getattr(notice, "id", None) == command.id:
                        if isinstance(notice, messages.Refused):
                            raise RefusedError(notice.code, notice.reason, notice.rule, notice.args)
                        return notice
                    self._inbox.append(notice)
            except ConnectionClosed:
                await self._connect()

    def new_id(self) -> str:
        """An id for a command."""
        return f"{self._prefix}-{next(self._ids)}"

    async def play(self, move: str, version: int | None = None) -> messages.Ack:
        """Plays a move; returns when it is stored for good."""
        seen = self.version if version is None else version
        answer: messages.Ack = await self.ask(messages.Play(id=self.new_id(), version=seen, move=move))
        return answer

    async def undo(self) -> messages.Ack:
        """Takes back my last step, or asks the table to."""
        answer: messages.Ack = await self.ask(messages.Undo(id=self.new_id(), version=self.version))
        return answer

    async def lend(self, on: bool = True) -> messages.Ack:
        """Lets the server's hand do what my seat is called for, or no longer."""
        answer: messages.Ack = await self.ask(hands.Lend(id=self.new_id(), seat=self._own_seat(), on=on))
        return answer

    async def handicap(self, tempo: int, reach: int) -> messages.Ack:
        """Time that runs slower and a hand that reaches farther for me, in per cent."""
        wish = hands.Handicap(id=self.new_id(), seat=self._own_seat(), tempo=tempo, reach=reach)
        answer: messages.Ack = await self.ask(wish)
        return answer

    def _own_seat(self) -> int:
        if self._hello.seat is None:
            raise OsseletError("Whoever watches has no hand.")
        return self._hello.seat

    async def begin(self, ring: bool = False) -> hands.CallNotice:
        """My seat is called: begins, and gives what my hand was dealt. Its clock runs from here."""
        if self.bout is None:
            raise OsseletError("No hands are called.")
        ready = hands.Ready(id=self.new_id(), ring=ring, bout=self.bout.number, exchange=self.bout.exchange)
        self.call = None
        await self.ask(ready)
        return await self._called()

    async def _called(self) -> hands.CallNotice:
        while (call := self.call) is None:
            self._inbox.append(await self._receive())
        return call

    async def act(self, trace: bytes, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> messages.Ack:
        """Sends what my hand does, as its clock goes by; returns when the attempt is stored for good."""
        call = self.call
        if call is None:
            raise OsseletError("Begin first.")
        bout, exchange = call.bout.number, call.bout.exchange
        pieces = [
            hands.Hand(id=self.new_id(), bout=bout, exchange=exchange, offset=offset, chunk=chunk, clock=clock)
            for offset, chunk, clock in pieces_of(trace)
        ]
        passed = 0
        for piece in pieces:
            await sleep((piece.clock - passed) / 1000)
            passed = piece.clock
            with contextlib.suppress(ConnectionClosed):  # the last one finds out, and then all are sent again
                await self._send(piece)
        end = self.new_id()
        over = hands.Hand(id=end, bout=bout, exchange=exchange, offset=len(trace), clock=passed, last=True)
        while True:
            try:
                answer: messages.Ack = await self.ask(over)
                self.bout = None  # what comes of it comes after the answer
                return answer
            except RefusedError as error:
                if error.code != "hand-gap":
                    raise
            for piece in pieces:
                await self._send(piece)

    async def say(self, text: str) -> messages.Ack:
        """A line of chat."""
        answer: messages.Ack = await self.ask(messages.Say(id=self.new_id(), text=text))
        return answer


PIECE = 300
"""Milliseconds after which a piece of a trace is sent; presses are sent at once."""


def pieces_of(trace: bytes) -> list[tuple[int, str, int]]:
    """A trace as it is sent: offsets, bytes in base64, and the clock when each piece is sent."""
    events = decode_trace(trace)
    pieces: list[tuple[int, str, int]] = []
    begin = offset = 0
    for at, event in enumerate(events):
        pressed = event.kind in (DOWN, KEY)
        if pressed or at + 1 == len(events) or events[at + 1].t - events[begin].t > PIECE:
            chunk = encode_trace(events[: at + 1])[offset:]
            pieces.append((offset, b64encode(chunk).decode(), event.t))
            begin, offset = at + 1, offset + len(chunk)
    return pieces
