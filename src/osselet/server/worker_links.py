"""The workers of one machine: which of them serves a table, and how news and sockets get from one to another.

All that look at a table are served best by one worker: it works each move out once, for everybody. A socket may come in
anywhere, so whoever hears it say which table it means hands the connection itself to the table's own worker. Where that
cannot be, it is served where it is: the store decides, and news passes between workers.
"""

import asyncio
import contextlib
import os
import socket
import struct
import zlib
from collections.abc import Callable

import msgspec

from osselet.server.bus import Heard
from osselet.server.standing import Standing

LONGEST = 65_536
"""Bytes of a packet; a hello and who says it are far less."""
AT_ONCE = 64
"""Packets read before others get their turn."""
BACKLOG = 16
WAKING = 0.05
"""Seconds between looks for workers that are starting."""
PEER = struct.Struct("3i")
"""Process, user and group of who is at the other end."""


class HandedOver(msgspec.Struct, tag="handed"):
    """A connection, with what is known of it; the connection itself comes along with the packet."""

    person: str | None
    address: str
    hello: bytes
    """What the client said last, and is still to be answered."""
    device: str | None = None


class TableNews(msgspec.Struct, tag="news"):
    """Tables that went on, and the numbers of their latest entries."""

    tables: dict[str, int]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(HandedOver | TableNews).decode
Taken = Callable[[socket.socket, HandedOver], None]


class WorkerLinks:
    """One worker's way to the others: an address that is the kernel's alone, and goes with the process."""

    scatters = False

    def __init__(self, name: str, own: int, count: int, patience: float = 0.0) -> None:
        self._name, self._own, self._count = name, own, count
        self.standing = Standing("The other workers")
        self._patience = patience
        """Seconds for which the others are waited for, who start at the same time."""
        self._door: socket.socket | None = None
        self._guests: set[socket.socket] = set()
        self._lines: dict[int, socket.socket] = {}
        self._news: dict[str, int] = {}
        self._heard: Heard = lambda table, seq: None
        self.on_handed: Taken = lambda connection, handed: connection.close()
        """Called with a connection that is ours from now on."""

    async def start(self, heard: Heard) -> None:
        """Opens our door."""
        self._loop = asyncio.get_running_loop()
        self._heard = heard
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._door.bind(self._address(self._own))
        self._door.listen(BACKLOG)
        self._door.setblocking(False)
        self._loop.add_reader(self._door, self._let_in)

    async def meet(self) -> None:
        """Waits for the others, so that the first who come in get to the right one."""
        end = self._loop.time() + self._patience
        others = {worker for worker in range(self._count) if worker != self._own}
        while others and self._loop.time() < end:
            others = {worker for worker in others if not self._is_there(worker)}
            await asyncio.sleep(WAKING)

    def _address(self, worker: int) -> str:
        return f"\0osselet-{self._name}-{worker}"

    def _let_in(self) -> None:
        assert self._door is not None
        with contextlib.suppress(BlockingIOError):
            guest, _ = self._door.accept()
            if not _is_one_of_us(guest):
                guest.close()
                return
            guest.setblocking(False)
            self._guests.add(guest)
            self._loop.add_reader(guest, self._read, guest)

    def _read(self, guest: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                packet, numbers, _, _ = socket.recv_fds(guest, LONGEST, 1)
            except BlockingIOError:
                return
            except OSError:
                packet, numbers = b"", []
            if not packet:
                self._loop.remove_reader(guest)
                self._guests.discard(guest)
                guest.close()
                return
            connections = [socket.socket(fileno=number) for number in numbers]
            match _decode(packet):
                case TableNews(tables):
                    for table, seq in tables.items():
                        self._heard(table, seq)
                case HandedOver() as handed:
                    for connection in connections:
                        self.on_handed(connection, handed)

    def home(self, table: str) -> int:
        """The worker that serves a table."""
        return zlib.crc32(table.encode(errors="replace")) % self._count

    def is_home(self, table: str) -> bool:
        """Do we serve this table?"""
        return self.home(table) == self._own

    def has_home(self, table: str) -> bool:
        """Is the worker there that serves this table?"""
        return self.is_home(table) or self._is_there(self.home(table))

    def _is_there(self, worker: int) -> bool:
        with contextlib.suppress(BlockingIOError):
            return self._send(worker, _encode(TableNews({})))
        return False

    def hand_over(self, connection: int, table: str, handed: HandedOver) -> bool:
        """Gives the worker of a table a connection that looks at it; False if it is not there.

        Raises BlockingIOError if it is too busy to take it now.
        """
        return self._send(self.home(table), _encode(handed), connection)

    def publish(self, table: str, seq: int) -> None:
        """Tells the others before they hear a hello from who sat down here; all of one turn of the loop together."""
        if not self._news:
            self._loop.call_soon(self._tell)
        self._news[table] = seq

    def _tell(self) -> None:
        if not self._news:
            return
        packet = _encode(TableNews(self._news))
        self._news = {}
        for worker in range(self._count):
            if worker != self._own:
                with contextlib.suppress(BlockingIOError):
                    self._send(worker, packet)

    def _send(self, worker: int, packet: bytes, *connections: int) -> bool:
        """Sends a packet, whole or not at all; news that is lost is found by whoever looks into the store."""
        while True:
            try:
                if worker not in self._lines:
                    self._lines[worker] = self._dial(worker)
                socket.send_fds(self._lines[worker], [packet], connections)
                return True
            except BlockingIOError:
                raise
            except OSError:
                if worker not in self._lines:
                    return False
                self._lines.pop(worker).close()  # to a worker that has died: another may be in its place

    def _dial(self, worker: int) -> socket.socket:
        line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        line.setblocking(False)
        try:
            line.connect(self._address(worker))
        except OSError:
            line.close()
            raise
        return line

    def shut(self) -> None:
        """Takes nothing from others any more."""
        if self._door is not None:
            for one in (self._door, *self._guests):
                self._loop.remove_reader(one)
                one.close()
            self._guests.clear()
            self._door = None

    async def close(self) -> None:
        """Takes nothing and, after the last news, gives nothing any more."""
        self.shut()
        self._tell()
        for line in self._lines.values():
            line.close()
        self._lines.clear()


def _is_one_of_us(guest: socket.socket) -> bool:
    """Anybody on this machine may knock; only our own user is let in."""
    _, user, _ = PEER.unpack(guest.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, PEER.size))
    return bool(user == os.getuid())
