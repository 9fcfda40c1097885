"""The page of `make bench-server`: what is claimed, what came out, and how it was measured."""

import json
import os
import platform
import sqlite3
import subprocess
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from bench.server.ours import PYTHON
from bench.server.parts import FLAT, MEMORY, OURS

PACKAGES = ("uvicorn", "uvloop", "websockets", "msgspec")
LOCK = Path(__file__).parent / "peer" / "package-lock.json"
MOST_MS = {("hunde", 2): 60, ("doggybag", 2): 60, ("hunde", 1): 100, ("doggybag", 1): 100}
"""Milliseconds within which 99 of 100 moves must be seen, by game and seconds between a table's moves."""
AIMS = (("doggybag", 1),)
"""What need not hold."""
NEEDED = {FLAT: 4.5, MEMORY: 1.6}
SUSTAINED = 0.98
"""The part of the moves asked for that must have been made; the rest fell due while a new game was being laid."""

HEAD = """# The server under load

Written by `make bench-server`. Driver and servers ran on the same machine, on its loopback address; the driver, which
stands for people elsewhere, does not wait for a processor.
"""
AGAINST = """
## Against boardgame.io

{tables} tables of four sockets, flat out: the next command of a table is sent as soon as all four have the view of
the one before. Servers take turns for {rounds} rounds of {seconds} s, each a new process; the figure is the middle
one. Ours is sent what the page sends, plays hunde by its whole rules, game after game, and waits for the disk before
it tells anybody (SQLite, WAL, synced at every commit), with a worker for each core. The other plays a game of hunde's
size and effort that never ends, waits for no disk, and is one process: both its storages live in it. Tables for the
next games are laid before the round.
"""
THOUSAND = """
## A thousand tables

{tables:,} tables of four sockets for {seconds} s, after {warm} s that do not count; a worker for each core, SQLite
synced at every commit, the real rules, moves spread evenly over time. The time of a move runs from sending the command
until the last of the four has the view after it (of a choice sealed in part, which only its own seat is shown: that
one). When a game ends the same four go on at a new table, laid in the same seconds; a move that falls due meanwhile is
late.
"""
KILLED = """
## Killed under load

People at tables of hunde, doggybag, chicago and kakuzu play at random, each a client with a socket of its own.
`kill -9` comes at a random moment while commands are on their way, every other time before all are back from the last
one; the server is started again, and nobody else does anything. In the end every acknowledged command must be stored
once and in order, and none that was refused; entries must have no gaps; every table must have gone on; and what each
client holds must be what comes out when all entries are followed, and also the latest snapshot with those after it.
"""
BUS = """
## A bus that fails

Two workers on PostgreSQL serve the same tables; every seat is open at both, played at one and watched at the other.
Between them and Redis a proxy drops three messages of ten, delays three by up to a second so that others overtake
them, and doubles two; in the middle Redis is away for five seconds. Whatever was acknowledged must show at the other
worker within three seconds, and in the end every view must be what the stored entries give. Once more without Redis, on
PostgreSQL's notices, whose listeners are cut off in the middle. It is `tests/server/test_bus_chaos.py`: {said}
"""


def claims(kept: dict[str, Any]) -> Iterator[tuple[str, str, str, bool]]:
    """What is claimed, what came out, what is needed, and whether it holds."""
    if rounds := kept.get("peer", {}).get("rounds"):
        middle = {name: median(one["rate"] for one in found) for name, found in rounds.items()}
        errors = sum(one["errors"] for found in rounds.values() for one in found)
        for name, needed in NEEDED.items():
            ratio = middle[OURS] / middle[name]
            yield f"moves a second, to {name}", f"{ratio:.2f}", f"{needed}", ratio >= needed and not errors
    for run in kept.get("load", {}).get("runs", ()):
        text = f"{run['game']}, a move in {run['every']} s a table: p99 to the last viewer"
        made = run["rate"] * run["every"] / kept["load"]["load"]["tables"]
        kind = run["game"], run["every"]
        holds = run["p99"] <= MOST_MS[kind] and not run["errors"] and made >= SUSTAINED
        yield text, f"{run['p99']:.0f} ms", f"{MOST_MS[kind]} ms{' (aim)' if kind in AIMS else ''}", holds
    for name, found in kept.get("crash", {}).items():
        text = f"{name}: problems after {found['kills']} kills in a row"
        yield text, str(len(found["problems"])), "0", not found["problems"]
    if found := kept.get("bus"):
        yield "two workers on a bus that fails", "passed" if found["passed"] else "failed", "passed", found["passed"]


def page(kept: dict[str, Any]) -> Iterator[str]:
    """The page, line by line."""
    yield HEAD
    yield f"Machine: {_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}."
    ours = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    peer = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]["node_modules/boardgame.io"]["version"]
    yield f"Server on {_interpreter()}, SQLite {sqlite3.sqlite_version}, {ours}; boardgame.io {peer}."
    yield ""
    yield from _heading("claim", "reached", "needed", "holds")
    for text, reached, needed, holds in claims(kept):
        yield _row(text, reached, needed, "yes" if holds else "**NO**")
    if "peer" in kept:
        yield from _peer(kept["peer"])
    if "load" in kept:
        yield from _load(kept["load"])
    if "crash" in kept:
        yield from _crash(kept["crash"])
    if "bus" in kept:
        yield BUS.format(said=kept["bus"]["said"]).rstrip()


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _heading(*cells: str) -> Iterable[str]:
    return _row(*cells), f"|{'---|' * len(cells)}"


def _peer(kept: dict[str, Any]) -> Iterator[str]:
    yield AGAINST.format(rounds=len(kept["rounds"][OURS]), **kept["load"])
    yield from _heading("server", "moves a second, middle (range)", "p50", "p99", "bytes a view", "processor", "memory")
    for name, found in kept["rounds"].items():
        middle = sorted(found, key=lambda one: one["rate"])[len(found) // 2]
        rates = [one["rate"] for one in found]
        yield _row(
            name,
            f"{middle['rate']:,.0f} ({min(rates):,.0f}–{max(rates):,.0f})",
            f"{middle['p50']:.1f} ms",
            f"{middle['p99']:.1f} ms",
            f"{middle['bytes']:,.0f}",
            f"{middle['server_us']:,.0f} µs a move",
            f"{middle['megabytes']:,.0f} MB",
        )


def _load(kept: dict[str, Any]) -> Iterator[str]:
    yield THOUSAND.format(**kept["load"])
    latency = ("p50", "p99", "worst", "p99 from when due", "late")
    yield from _heading(
        "game", "a move in", "moves a second", "asked", *latency, "games ended", "processor", "memory", "errors"
    )
    for run in kept["runs"]:
        yield _row(
            run["game"],
            f"{run['every']} s",
            f"{run['rate']:,.0f}",
            f"{kept['load']['tables'] / run['every']:,.0f}",
            *(f"{run[key]:.1f} ms" for key in ("p50", "p99", "p100", "due_p99")),
            f"{run['late']:,}",
            f"{run['ended']:,}",
            f"{run['core']:.0%} of a core",
            f"{run['megabytes']:,.0f} MB",
            str(run["errors"]),
        )


def _crash(kept: dict[str, Any]) -> Iterator[str]:
    yield KILLED
    counts = ("kills", "tables", "sockets", "acknowledged", "without an answer at a kill", "entries")
    yield from _heading("database", *counts, "all tables went on within", "problems")
    for name, found in kept.items():
        counted = [found[key] for key in ("kills", "tables", "sockets", "acknowledged", "on_their_way", "entries")]
        yield _row(name, *(f"{count:,}" for count in counted), f"{found['back']} s", str(len(found["problems"])))


def _interpreter() -> str:
    """The interpreter of the server: which, and by which compiler."""
    said = subprocess.run([PYTHON, "-VV"], capture_output=True, text=True, check=True).stdout
    return " ".join(said.split())


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown processor")
