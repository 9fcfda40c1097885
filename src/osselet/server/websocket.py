"""A websocket as the server speaks it. Uvicorn hands it the request; the library of websockets greets and reads.

What goes out is framed here and written at once: a move goes to every viewer, and the way through an application's
`send` was the greater part of its cost.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from osselet.server.limits import Bucket
from osselet.wire.messages import LONGEST_FRAME

log = logging.getLogger("osselet.websocket")
quiet = logging.getLogger("osselet.websocket.frames")
"""What the library says of each frame is of no use to a host, and not for logs."""
quiet.setLevel(logging.CRITICAL)

MOST_UNREAD = 32
"""Messages that may wait to be read; then the client has to wait."""
MOST_PARTS = 64
"""Frames a message may come in; the library counts their bytes, but empty ones have none."""
MOST_UNSENT = 65_536
"""Bytes that may wait for a slow reader."""
GOODBYE = 1.0
"""Seconds in which a client may take our goodbye."""
FORBIDDEN, UNAVAILABLE = 403, 503
POLICY, FAILED, RESTARTS, TRY_AGAIN_LATER = 1008, 1011, 1012, 1013
TEXT = 0x80 | Opcode.TEXT
IS_MASKED = 0x80
ASIDES = (2.0, 60.0)
"""Pings, pongs and goodbyes that a client may send: a second, and at once. Nobody needs as many."""
PIECE = 4096
"""Bytes that are read in one go."""
SHORT, MIDDLING = 126, 1 << 16
MASKED = 2 + 4
"""Bytes before what a short frame of a client holds: its head and its mask."""

Scope = MutableMapping[str, Any]
Talk = Callable[[Scope, "WebSocket"], Awaitable[None]]
"""Looks at a request, accepts or refuses it, and talks until the end."""


@lru_cache(maxsize=4)
def framed(message: bytes) -> bytes:
    """A message as one text frame of a server; several viewers are often told the same."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < MIDDLING:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


def short_text(data: bytes) -> bytes | None:
    """What a client says in one short frame of text, as nearly all commands come; None if it is anything else."""
    size = len(data) - MASKED
    if size < 1 or data[0] != TEXT or data[1] != IS_MASKED | size or size >= SHORT:
        return None
    mask = (data[2:MASKED] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[MASKED:]) ^ int.from_bytes(mask)).to_bytes(size)


def size_of(frame: Frame) -> int:
    """The bytes in which a client sends a frame."""
    size = len(frame.data)
    return MASKED + size + (0 if size < SHORT else 2 if size < MIDDLING else 8)


class WebSocket(asyncio.Protocol):
    """One websocket, from its request to its end."""

    def __init__(
        self,
        talk: Talk,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any] | None = None,
        is_open: bool = False,
    ) -> None:
        self._talk = talk
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        state = State.OPEN if is_open else State.CONNECTING
        self._protocol = ServerProtocol(state=state, max_size=4 * LONGEST_FRAME, logger=quiet)
        self._unread: deque[bytes] = deque()
        self._unsent: list[bytes] = []
        """Frames that go out at the end of this turn of the loop."""
        self._parts: list[bytes] = []
        """Of a message in several frames."""
        self._asides = Bucket(*ASIDES)
        """Pings and pongs it may still send."""
        self._awaited: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_stopped_up = False
        self._unparsed = 0
        """Bytes that came of a frame that is not whole yet."""
        self.is_open = is_open
        """May messages go to and fro? So it is from the start where another worker has greeted the client."""
        self.clogged = False
        """Does the client not take what we send?"""
        self.on_drain: Callable[[], None] = lambda: None
        """Called when a slow client has taken what waited."""
        self.heard = time.monotonic()
        """When anything came from the client, if only an answer to a ping."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection of the request is ours from now on."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(MOST_UNSENT)
        self._server.connections.add(self)  # type: ignore[arg-type]
        if self.is_open:
            self._begin({})

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._server.connections.discard(self)
        self._end()

    def data_received(self, data: bytes) -> None:
        """Bytes came: the request, or frames."""
        self.heard = time.monotonic()
        is_between = self.is_open and not self._unparsed and not self._parts
        if is_between and (said := short_text(data)) is not None:
            self._take(said)
            return
        # In pieces, for the library reads all it is given before we see how many frames that was.
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._unparsed += len(piece)
            self._protocol.receive_data(piece)
            for event in self._protocol.events_received():
                if isinstance(event, Frame):
                    self._unparsed -= size_of(event)
                    self._read(event)
                elif isinstance(event, Request):
                    self._unparsed = 0
                    self._greet(event)
            self._answer()
            if self._transport.is_closing():
                return

    def _read(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY or frame.opcode is Opcode.CONT:
            self._parts.append(bytes(frame.data))
            if len(self._parts) > MOST_PARTS:
                self._parts.clear()
                self.close(POLICY)
            elif frame.fin:
                self._take(self._parts[0] if len(self._parts) == 1 else b"".join(self._parts))
                self._parts.clear()
        elif not self._asides.take():
            self._end()
            self._transport.abort()

    def _take(self, message: bytes) -> None:
        """A message is whole."""
        self._unread.append(message)
        self._wake()
        if len(self._unread) >= MOST_UNREAD and not self._is_stopped_up:
            self._is_stopped_up = True
            self._transport.pause_reading()

    def _answer(self) -> None:
        """Pongs, the greeting, and goodbyes: what the protocol itself has to say."""
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._end()
                self._transport.close()

    def _greet(self, request: Request) -> None:
        """Lets the application see the request, and talk if it says so."""
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        client = self._transport.get_extra_info("peername")
        path = unquote(request.path.partition("?")[0])
        scope: Scope = {"type": "websocket", "path": path, "headers": headers, "client": client}
        self._request = request
        self._begin(scope)

    def _begin(self, scope: Scope) -> None:
        self._task = self._loop.create_task(self._serve(scope))
        self._server.tasks.add(self._task)
        self._task.add_done_callback(self._server.tasks.discard)

    async def _serve(self, scope: Scope) -> None:
        try:
            await self._talk(scope, self)
        except Exception:
            log.exception("a socket failed")
        finally:
            if not self._transport.is_closing():
                self.close(FAILED)

    def accept(self) -> None:
        """The client is welcome, if it speaks the protocol."""
        response = self._protocol.accept(self._request)
        self._protocol.send_response(response)
        self.is_open = response.status_code == 101
        self._answer()
        if not self.is_open:
            self._transport.close()

    def refuse(self, status: int = FORBIDDEN) -> None:
        """The client is not welcome."""
        self._protocol.send_response(self._protocol.reject(status, ""))
        self._answer()
        self._transport.close()

    async def receive(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._unread:
            if not self.is_open:
                return None
            self._awaited = self._loop.create_future()
            await self._awaited
        if self._is_stopped_up and len(self._unread) == 1:
            self._is_stopped_up = False
            self._read_on()
        return self._unread.popleft()

    def send(self, message: bytes) -> None:
        """Sends a message; never waits. All that is sent in one go goes out together."""
        if self.is_open:
            if not self._unsent:
                self._loop.call_soon(self._flush)
            self._unsent.append(framed(message))

    def _flush(self) -> None:
        if self._unsent and not self._transport.is_closing():
            self._transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def ping(self) -> None:
        """Asks whether the client is there."""
        if self.is_open:
            self._protocol.send_ping(b"")
            self._answer()

    def close(self, code: int) -> None:
        """Says goodbye; a client that does not answer is left."""
        if not self.is_open:
            return
        self._end()
        self._flush()
        try:
            self._protocol.send_close(code)
        except InvalidState:
            self._transport.abort()
            return
        self._answer()
        self._loop.call_later(GOODBYE, self._transport.abort)

    def give_away(self, give: Callable[[int], bool]) -> bool:
        """Lets somebody else go on with the connection, if nothing of it is under way here and `give` succeeds."""
        self._flush()
        is_busy = self._unparsed or self._unread or self._parts or self._transport.get_write_buffer_size()
        if is_busy or not self.is_open:
            return False
        given = False
        self._transport.pause_reading()
        try:
            given = give(self._transport.get_extra_info("socket").fileno())
        finally:
            if given:
                self.abort()
            else:
                self._transport.resume_reading()
        return given

    def abort(self) -> None:
        """The client is gone: lets go of it."""
        self._end()
        self._transport.abort()

    def shutdown(self) -> None:
        """Uvicorn stops."""
        self.close(RESTARTS)
        self._transport.close()

    def pause_writing(self) -> None:
        """The client does not take what we send: we take nothing from it, for even a ping asks for an answer."""
        self.clogged = True
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        """It does again."""
        self.clogged = False
        self._read_on()
        self.on_drain()

    def _read_on(self) -> None:
        if not self._is_stopped_up and not self.clogged and not self._transport.is_closing():
            self._transport.resume_reading()

    def _end(self) -> None:
        """No more messages, in neither direction."""
        self.is_open = False
        self._wake()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
