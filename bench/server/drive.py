"""The driver: plays all tables at once, either as fast as they go or at a steady pace, and keeps the times.

One thread, one selector, no event loop: what is left of the machine belongs to the server. A move is over when every
viewer of its table has the view after it.
"""

import gc
import selectors
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field

from bench.server.contract import ALONE, REFUSED, Command, Peer
from bench.server.running import Running
from bench.server.viewer import Closed, Door, Viewer

PATIENCE = 10.0
"""Seconds after which a view that has not come is lost."""
AT_ONCE = 8
"""Tables that connect at the same time."""
NAP = 0.05
"""The longest sleep."""
SILENT = 40.0
"""Seconds after which a viewer who has had nothing to say sends a ping."""
LOOK_ROUND = 2.0
"""Seconds between looks for those who have been silent."""

now = time.perf_counter


class Table:
    """Its viewers and the move on its way."""

    __slots__ = ("command", "due", "missing", "number", "owed", "sent", "viewers")

    def __init__(self) -> None:
        self.owed = 0.0
        """When the next move should have been sent, or 0 if its time has not come."""
        self.seat([])

    def seat(self, viewers: list[Viewer]) -> None:
        """Others sit down for a new game."""
        self.viewers = viewers
        self.number = -1
        """The view that all viewers have."""
        self.missing = len(viewers)
        """How many have no newer one."""
        self.command: Command | None = None
        """The next move, once all have the view it is made from."""
        self.sent = 0.0
        """When the move on its way was sent, or 0."""
        self.due = 0.0
        """When it should have been sent, if there is a pace."""


@dataclass
class Tally:
    """What happened."""

    seconds: float = 0.0
    moves: int = 0
    views: int = 0
    bytes: int = 0
    late: int = 0
    """Moves that were due while the table was still busy."""
    ended: int = 0
    """Games that came to their end and were followed by new ones."""
    times: list[float] = field(default_factory=list)
    """Seconds from sending a command to its view at the last viewer."""
    delays: list[float] = field(default_factory=list)
    """The same from when the command was due."""
    errors: list[str] = field(default_factory=list)
    client: float = 0.0
    """Processor seconds of the driver."""
    server: float = 0.0
    """Processor seconds of the server."""
    megabytes: float = 0.0
    """Memory of the server at the end."""


class Driver:
    """Sits at all seats of all tables."""

    def __init__(self, peer: Peer, running: Running, tables: int, spares: int = 0) -> None:
        self.peer = peer
        self.running = running
        self.selector = selectors.DefaultSelector()
        self.opener = ThreadPoolExecutor(1)
        self.opening: deque[tuple[Table, Future[list[Door]]]] = deque()
        self.spares: deque[list[Door]] = deque()
        self.tally = Tally()
        self.playing = False
        self.looked = now()
        """When those silent were looked for last."""
        self.beat = 0.0
        """Seconds from one table's move to the next table's, or 0 when nobody waits."""
        self.tables: list[Table] = []
        self._connect(tables)
        while len(self.spares) < spares:
            self.spares.append(self.peer.open())
            self._turn(0)

    def flat_out(self, seconds: float, warm: float) -> Tally:
        """The next command of a table is sent as soon as all its viewers have the view of the former one."""
        self.beat = 0.0
        self.playing = True
        for table in self.tables:
            if table.command:
                self._send(table)
        return self._measure(seconds, warm)

    def paced(self, seconds: float, warm: float, every: float) -> Tally:
        """One command a table in so many seconds, the tables spread evenly over that time.

        A table that is busy when its time comes is late and moves as soon as it can; it never owes
        more than one move, so a server that cannot keep up shows fewer moves than asked for.
        """
        self.beat = every / len(self.tables)
        self.playing = True
        return self._measure(seconds, warm)

    def close(self) -> None:
        """Leaves all tables."""
        self.opener.shutdown(cancel_futures=True)
        for table in self.tables:
            self._leave(table)
        self.selector.close()

    def _measure(self, seconds: float, warm: float) -> Tally:
        """Counts over the given time after a while that does not count; then waits for the last views."""
        with _no_collector():
            start = now()
            self._run(start, start + warm)
            errors = self.tally.errors
            self.tally = tally = Tally(errors=errors)
            start, client, server = now(), time.process_time(), self.running.seconds()
            self._run(start, start + seconds)
            tally.seconds, moves = now() - start, tally.moves
            tally.client, tally.server = time.process_time() - client, self.running.seconds() - server
            tally.megabytes = self.running.megabytes()
            self.playing = False
            end = now() + PATIENCE
            while any(table.sent for table in self.tables) and now() < end:
                self._turn(NAP)
            tally.moves = moves
        tally.errors += ["A view did not come."] * sum(1 for table in self.tables if table.sent)
        return tally

    def _run(self, start: float, end: float) -> None:
        """Sends what is due and receives what comes, until the end."""
        due, at = start, 0
        while (time_now := now()) < end:
            nap = min(NAP, end - time_now)
            if self.beat:
                while due <= time_now:
                    self._owe(self.tables[at], due)
                    at = (at + 1) % len(self.tables)
                    due += self.beat
                nap = min(nap, due - time_now)
            self._turn(nap)

    def _turn(self, nap: float) -> None:
        """Waits for frames so long at most and reads them."""
        for key, _ in self.selector.select(nap):
            table, viewer = key.data
            try:
                for frame in viewer.receive():
                    if viewer.open:  # and has not left because of the frame before
                        self._read(table, viewer, frame)
            except (Closed, OSError) as error:
                if viewer in table.viewers:  # and has not left because of a frame to another
                    self._fail(table, str(error))
        while self.opening and self.opening[0][1].done():
            table, doors = self.opening.popleft()
            if problem := doors.exception():
                self._fail(table, f"No new table: {problem}")
            else:
                self._sit(table, doors.result())
        if self.peer.ping and now() > self.looked + LOOK_ROUND:
            self._ping()

    def _ping(self) -> None:
        """Those who have been silent for long say that they are there."""
        self.looked = now()
        for table in self.tables:
            for viewer in table.viewers:
                if viewer.open and viewer.spoke < self.looked - SILENT:
                    viewer.send(self.peer.ping)

    def _read(self, table: Table, viewer: Viewer, frame: bytes) -> None:
        """Keeps a view, and finishes the move when it was the last one missing."""
        number = self.peer.read(viewer, frame)
        if number > table.number:
            if viewer.at <= table.number:
                table.missing -= 1
            viewer.at = number
            viewer.frame = frame
            if table.sent:
                self.tally.views += 1
                self.tally.bytes += len(frame)
            if not table.missing:
                self._finish(table)
        elif number == ALONE:
            viewer.frame = frame
            self.tally.views += 1
            self.tally.bytes += len(frame)
            self._over(table)
        elif number == REFUSED:
            self._fail(table, f"Refused: {frame[:200]!r}")

    def _finish(self, table: Table) -> None:
        """Every viewer has a newer view. If it is the same one, the move is over."""
        newest = max(viewer.at for viewer in table.viewers)
        behind = sum(1 for viewer in table.viewers if viewer.at < newest)
        if behind:
            table.number, table.missing = newest - 1, behind
            return
        table.number, table.missing = newest, len(table.viewers)
        self._over(table)

    def _over(self, table: Table) -> None:
        """Everybody has seen what the move did; the next one is chosen, and made if its time has come."""
        if table.sent:
            time_now = now()
            self.tally.moves += 1
            self.tally.times.append(time_now - table.sent)
            if table.due:
                self.tally.delays.append(time_now - table.due)
            table.sent = table.due = 0.0
        table.command = self.peer.command(table.viewers)
        if table.command is None:
            self._renew(table)
        elif self.playing and (table.owed or not self.beat):
            table.due, table.owed = table.owed, 0.0
            self._send(table)

    def _owe(self, table: Table, due: float) -> None:
        """The table's time has come."""
        if table.command is None:
            self.tally.late += 1
            table.owed = table.owed or due
        else:
            table.due = due
            self._send(table)

    def _send(self, table: Table) -> None:
        """Makes the next move."""
        assert table.command
        seat, text = table.command
        table.command = None
        table.sent = now()
        try:
            table.viewers[seat].send(text)
        except (Closed, OSError) as error:
            self._fail(table, str(error))

    def _fail(self, table: Table, error: str) -> None:
        """Notes what went wrong. The table plays no more."""
        self.tally.errors.append(error)
        self._leave(table)

    def _renew(self, table: Table) -> None:
        """The game has ended: the next one, at a table already laid or at one laid now."""
        self.tally.ended += 1
        if self.spares:
            self._sit(table, self.spares.popleft())
        else:
            self.opening.append((table, self.opener.submit(self.peer.open)))

    def _connect(self, count: int) -> None:
        """Opens so many tables, every viewer with its first view, some at a time as a server's queue is short."""
        while len(self.tables) < count:
            some = [Table() for _ in range(min(AT_ONCE, count - len(self.tables)))]
            for table in some:
                self._sit(table, self.peer.open())
            end = now() + PATIENCE
            while any(table.command is None for table in some):
                self._turn(NAP)
                if self.tally.errors or now() > end:
                    raise RuntimeError(f"Not every viewer could connect: {self.tally.errors or 'no view came'}.")
            self.tables += some

    def _sit(self, table: Table, doors: list[Door]) -> None:
        """A viewer a seat, on the socket it has if it may stay; the first view comes later."""
        if table.viewers and self.peer.stays:
            table.seat(table.viewers)
            for viewer, door in zip(table.viewers, doors, strict=True):
                viewer.go_to(door)
            return
        self._leave(table)
        table.seat([Viewer(seat, door) for seat, door in enumerate(doors)])
        for viewer in table.viewers:
            self.selector.register(viewer.sock, selectors.EVENT_READ, (table, viewer))

    def _leave(self, table: Table) -> None:
        """Closes the sockets of a table."""
        for viewer in table.viewers:
            self.selector.unregister(viewer.sock)
            viewer.close()
        table.seat([])


@contextmanager
def _no_collector() -> Iterator[None]:
    """Keeps the garbage collector from stopping the clock; nothing here makes circles."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
