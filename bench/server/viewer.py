"""One player's websocket: the least a client can do, so that the load comes from the server."""

import socket
import time
from dataclasses import dataclass

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
CHUNK = 1 << 15
PLAIN = bytes(4)
"""The masking key. Zeros are allowed, and masking with them changes nothing."""
LOOPBACK = "127.0.0.1"


class Closed(Exception):
    """The server ended a connection or did not speak the protocol."""


@dataclass(frozen=True)
class Door:
    """Where a viewer's socket goes."""

    port: int
    path: str
    headers: str = ""
    """More lines of the request, each ended by a line break of HTTP."""
    hello: bytes = b""
    """A first frame to send, if the protocol wants one."""
    key: str = ""
    """Whatever a peer needs to speak for this seat, for example its credentials."""


class Viewer:
    """A seat's socket: text frames out, whole frames in."""

    __slots__ = ("at", "door", "frame", "open", "private", "rest", "seat", "sock", "spoke")

    def __init__(self, seat: int, door: Door) -> None:
        self.seat = seat
        self.door = door
        self.at = -1
        """The number of the newest view that has arrived here."""
        self.frame = b""
        """That view as it came."""
        self.private = 0
        """How many views were for this viewer alone."""
        self.open = False
        self.spoke = time.perf_counter()
        """When it sent something last."""
        self.rest = b""
        self.sock = socket.create_connection((LOOPBACK, door.port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.sock.setblocking(False)
        self.sock.send(
            f"GET {door.path} HTTP/1.1\r\nHost: {LOOPBACK}:{door.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"{door.headers}\r\n".encode()
        )

    def go_to(self, door: Door) -> None:
        """Looks at another table through the same socket."""
        self.door = door
        self.at, self.private, self.frame = -1, 0, b""
        self.send(door.hello)

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Sends a frame, at once."""
        size = len(text)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        elif size < 1 << 16:
            head = bytes((kind, 0xFE, size >> 8, size & 0xFF))
        else:
            raise ValueError("A command is short.")
        frame = head + PLAIN + text
        if self.sock.send(frame) != len(frame):
            raise Closed("The server does not read what it is sent.")
        self.spoke = time.perf_counter()

    def receive(self) -> list[bytes]:
        """The whole frames that have arrived."""
        try:
            data = self.sock.recv(CHUNK)
        except BlockingIOError:
            return []
        if not data:
            raise Closed("The server has closed the connection.")
        if self.rest:
            data = self.rest + data
        at = 0
        if not self.open:
            at = self._upgrade(data)
            if not self.open:
                self.rest = data
                return []
        end = len(data)
        frames = []
        while end - at >= 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            stop = start + size
            if stop > end:
                break
            at = stop
            if kind in (TEXT, BINARY):
                frames.append(data[start:stop])
            elif kind == PING:
                self.send(data[start:stop], PONG)
            elif kind != PONG:
                raise Closed(f"The server has sent {data[start:stop]!r} in a frame of kind {kind:#x}.")
        self.rest = data[at:]
        return frames

    def _upgrade(self, data: bytes) -> int:
        """Opens the websocket if the answer to the request is whole, and tells where it ends."""
        head, end, _ = data.partition(b"\r\n\r\n")
        if not end:
            return 0
        if not head.startswith(b"HTTP/1.1 101 "):
            raise Closed(f"The server does not open a websocket: {data!r}")
        self.open = True
        if self.door.hello:
            self.send(self.door.hello)
        return len(head) + len(end)

    def close(self) -> None:
        """Leaves."""
        self.open = False
        self.sock.close()
