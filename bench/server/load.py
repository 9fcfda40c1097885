"""`python -m bench.server.load`: load on one server or on several side by side, on the machine's own loopback.

    python -m bench.server.load "boardgame.io, memory" "boardgame.io, flat file" --tables 100 --seconds 12 --rounds 3
    python -m bench.server.load "boardgame.io, memory" --tables 1000 --seconds 60 --every 2

Flat out without `--every`, else at the given pace. This process is the driver; every server is a process of its own,
started anew for each round, and rounds take turns so that a noisy minute hits all of them alike.
"""

import argparse
import contextlib
import os
import resource
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.server.boardgame_io import BoardgameIo
from bench.server.contract import SEATS, Peer
from bench.server.drive import Driver, Tally
from bench.server.ours import Osselet

PEERS: dict[str, Callable[[int], Peer]] = {
    "osselet, hunde": lambda _: Osselet("hunde"),
    "osselet, doggybag": lambda _: Osselet("doggybag"),
    "boardgame.io, memory": lambda view_bytes: BoardgameIo("memory", view_bytes),
    "boardgame.io, flat file": lambda view_bytes: BoardgameIo("flat file", view_bytes),
}
"""Servers by name, made for a view of so many bytes where they play a game of our making."""

AHEAD = 10
"""How much less nice the driver is than the servers."""
HUNDE = 275
"""Bytes of a seat's view in hunde with four players, as JSON without blanks."""


@dataclass(frozen=True)
class Load:
    """What is asked of a server."""

    tables: int
    seconds: float
    warm: float
    every: float
    """Seconds between two moves at a table, or 0 for flat out."""
    spares: int


def measure(peer: Peer, load: Load) -> Tally:
    """One round: a new server in a new folder, all its tables, and its end."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        running = peer.start(Path(folder))
        try:
            with _first():
                return _driven(Driver(peer, running, load.tables, load.spares), load)
        finally:
            running.stop()


def _driven(driver: Driver, load: Load) -> Tally:
    try:
        if load.every:
            return driver.paced(load.seconds, load.warm, load.every)
        return driver.flat_out(load.seconds, load.warm)
    finally:
        driver.close()


@contextlib.contextmanager
def _first() -> Iterator[None]:
    """The driver stands for people elsewhere, with processors of their own: where it may, it does not wait for one."""
    before = os.getpriority(os.PRIO_PROCESS, 0)
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, before - AHEAD)
    try:
        yield
    finally:
        os.setpriority(os.PRIO_PROCESS, 0, before)


def told(name: str, tally: Tally) -> Iterator[str]:
    """A round in words."""
    server, client = (spent / max(tally.moves, 1) * 1e6 for spent in (tally.server, tally.client))
    yield f"{name}: {tally.moves / tally.seconds:,.0f} moves a second, each seen by {SEATS} viewers"
    yield f"  over {tally.seconds:.1f} s, {tally.bytes / max(tally.views, 1):,.0f} bytes a view"
    yield f"  from command to last view: {spread(tally.times)}"
    if tally.delays:
        yield f"  counted from when it was due: {spread(tally.delays)}; {tally.late} moves due at a busy table"
    yield (
        f"  processor time a move: server {server:,.0f} µs, driver {client:,.0f} µs;"
        f" of one core: server {tally.server / tally.seconds:.0%}, driver {tally.client / tally.seconds:.0%}"
    )
    yield f"  server memory {tally.megabytes:,.0f} MB; games ended {tally.ended}; errors {len(tally.errors)}"
    yield from (f"  {error}" for error in tally.errors[:3])


def spread(times: list[float]) -> str:
    """Middle, 99th percentile and worst, in milliseconds."""
    if not times:
        return "none"
    p50, p99, worst = (percentile(times, share) for share in (50, 99, 100))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {worst:.1f} ms"


def percentile(times: list[float], share: int) -> float:
    """In milliseconds."""
    return sorted(times)[share * (len(times) - 1) // 100] * 1e3 if times else 0.0


def many_files() -> None:
    """A socket a seat, here and in the servers that inherit this."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Reads the arguments, measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.load", description="Load on servers of tables.")
    parser.add_argument("peers", nargs="+", choices=PEERS, metavar="SERVER", help=f"one of: {'; '.join(PEERS)}")
    parser.add_argument("--tables", type=int, default=100, help="tables of four (default: 100)")
    parser.add_argument("--seconds", type=float, default=12, help="measured time of a round (default: 12)")
    parser.add_argument("--warm", type=float, default=3, help="time before it (default: 3)")
    parser.add_argument("--every", type=float, default=0, help="seconds between a table's moves (default: flat out)")
    parser.add_argument("--spares", type=int, default=0, help="tables laid beforehand for when games end (default: 0)")
    parser.add_argument("--rounds", type=int, default=1, help="rounds, servers taking turns (default: 1)")
    parser.add_argument("--view", type=int, default=HUNDE, help=f"bytes of a peer's view (default: {HUNDE}, as hunde)")
    given = parser.parse_args()
    many_files()
    load = Load(given.tables, given.seconds, given.warm, given.every, given.spares)
    rates: dict[str, list[float]] = {name: [] for name in given.peers}
    failed = False
    for _ in range(given.rounds):
        for name, seen in rates.items():
            tally = measure(PEERS[name](given.view), load)
            seen.append(tally.moves / tally.seconds)
            failed = failed or bool(tally.errors)
            print("\n".join(told(name, tally)), flush=True)
    if given.rounds > 1:
        for name, seen in rates.items():
            print(f"{name}: best {max(seen):,.0f} moves a second ({min(seen):,.0f}–{max(seen):,.0f})")
    if failed:
        sys.exit("There were errors.")


if __name__ == "__main__":
    main()
