"""The parts of `make bench-server`: each runs one thing and gives what it found, JSON-able."""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bench.server.crash import crash
from bench.server.drive import Tally
from bench.server.load import HUNDE, PEERS, Load, measure, percentile, told

CHAOS = "tests/server/test_bus_chaos.py"
OURS, MEMORY, FLAT = "osselet, hunde", "boardgame.io, memory", "boardgame.io, flat file"


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    rounds: int
    flat_out: Load
    paced: Load
    """The pace itself comes from the part."""
    kills: int
    crash_tables: int


WHOLE = Size(
    rounds=5,
    flat_out=Load(tables=100, seconds=12, warm=3, every=0, spares=1000),
    paced=Load(tables=1000, seconds=60, warm=10, every=0, spares=0),
    kills=20,
    crash_tables=40,
)
SHORT = Size(
    rounds=2,
    flat_out=Load(tables=100, seconds=5, warm=2, every=0, spares=400),
    paced=Load(tables=1000, seconds=10, warm=5, every=0, spares=0),
    kills=3,
    crash_tables=20,
)


def peer(size: Size) -> dict[str, Any]:
    """Ours and the other's two, taking turns, as fast as they go."""
    found: dict[str, Any] = {name: [] for name in (OURS, MEMORY, FLAT)}
    for _ in range(size.rounds):
        for name, rounds in found.items():
            rounds.append(_kept(name, measure(PEERS[name](HUNDE), size.flat_out)))
    return {"load": vars(size.flat_out), "rounds": found}


def load(size: Size) -> dict[str, Any]:
    """Both games at both paces."""
    found = []
    for game in ("hunde", "doggybag"):
        for every in (2, 1):
            asked = Load(**{**vars(size.paced), "every": every})
            name = f"osselet, {game}"
            kept = _kept(name, measure(PEERS[name](HUNDE), asked))
            found.append({"game": game, "every": every, **kept})
    return {"load": vars(size.paced), "runs": found}


def crashes(size: Size) -> dict[str, Any]:
    """On both databases; PostgreSQL's is the tests' own."""
    from tests.services import postgres_url

    with tempfile.TemporaryDirectory(prefix="crash-") as folder:
        found = {"SQLite": _crash(f"sqlite:///{folder}/osselet.db", size)}
        found["SQLite, two workers"] = _crash(f"sqlite:///{folder}/other.db", size, workers=2)
    with postgres_url() as url:
        found["PostgreSQL"] = _crash(url, size)
    return found


def bus(size: Size) -> dict[str, Any]:
    """The test of the bus, as it is."""
    ran = subprocess.run([sys.executable, "-m", "pytest", CHAOS], capture_output=True, text=True)
    said = ran.stdout.strip().splitlines()[-1:]
    print(*said, flush=True)
    return {"passed": ran.returncode == 0, "said": " ".join(said)}


PARTS: dict[str, Callable[[Size], dict[str, Any]]] = {"peer": peer, "load": load, "crash": crashes, "bus": bus}


def _crash(database: str, size: Size, workers: int = 1) -> dict[str, Any]:
    found = asyncio.run(crash(database, size.kills, size.crash_tables, 0.1, 1, workers))
    print(found, *found.findings.problems[:5], sep="\n", flush=True)
    findings = found.findings
    return {
        "kills": found.kills,
        "on_their_way": found.on_their_way,
        "back": round(found.back, 1),
        "tables": findings.tables,
        "sockets": findings.sockets,
        "acknowledged": findings.acknowledged,
        "entries": findings.entries,
        "problems": findings.problems[:20],
    }


def _kept(name: str, tally: Tally) -> dict[str, Any]:
    """A round, printed and in short."""
    print("\n".join(told(name, tally)), flush=True)
    moves = max(tally.moves, 1)
    return {
        "rate": tally.moves / tally.seconds,
        **{f"p{share}": percentile(tally.times, share) for share in (50, 99, 100)},
        "due_p99": percentile(tally.delays, 99),
        "late": tally.late,
        "bytes": tally.bytes / max(tally.views, 1),
        "server_us": tally.server / moves * 1e6,
        "driver_us": tally.client / moves * 1e6,
        "core": tally.server / tally.seconds,
        "megabytes": tally.megabytes,
        "ended": tally.ended,
        "errors": len(tally.errors),
    }
