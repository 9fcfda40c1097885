"""`python -m bench.server.crash`: kills the server again and again while people play, and looks what is left.

    python -m bench.server.crash --kills 20
    python -m bench.server.crash --kills 20 --database postgresql://…

Clients reconnect and send again by themselves. In the end the store must have every acknowledged command once and in
order, tables must go on, and what clients hold must be what comes out when the entries are followed from the first to
the last.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from dataclasses import dataclass

from bench.server.checking import Findings, check
from bench.server.ours import serve
from bench.server.party import Party

UP = (0.2, 1.5)
"""Seconds from when the server is open, or play goes on, until it is killed: at least and at most."""
SETTLED = 3.0
"""Seconds after which everybody must have seen everything."""


class House:
    """A server that is killed and started again on the same port with the same database."""

    def __init__(self, **settings: str) -> None:
        self._settings = settings
        self._starting = threading.Lock()
        self._running, self.port = serve(0, **self._settings)
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """All its processes are gone from one moment to the next."""
        self._running.kill()

    def start(self) -> None:
        """Another one takes its place."""
        with self._starting:
            self._running, _ = serve(self.port, **self._settings)

    def stop(self) -> None:
        """Stops it in good order, also when it is just being started."""
        with self._starting:
            self._running.process.terminate()
            self._running.stop()


@dataclass
class Crashes:
    """What happened."""

    kills: int
    on_their_way: int
    """Commands without an answer when the server was killed."""
    back: float
    """Seconds from when the server was open again for the last time until all tables had gone on."""
    findings: Findings

    def __str__(self) -> str:
        return (
            f"{self.kills} kills with {self.on_their_way} commands on their way, all tables went on within"
            f" {self.back:.1f} s: {self.findings}"
        )


async def crash(database: str, kills: int, tables: int, pause: float, seed: int, workers: int = 1) -> Crashes:
    """Kills so often while so many tables are played at."""
    chance, on_their_way, problems = random.Random(seed), 0, []
    house = await asyncio.to_thread(House, database=database, workers=str(workers))
    party = Party([house.url], seed, pause)
    try:
        async with party.playing(tables):
            problems += [f"{table} never began." for table in await party.gone_on(0)]
            since = time.monotonic()
            for kill in range(kills):
                if kill % 2:  # else it may still be busy with those who come back
                    await party.play_resumes(since)
                await asyncio.sleep(chance.uniform(*UP))
                on_their_way += await party.on_their_way()
                house.kill()
                await asyncio.to_thread(house.start)
                since = time.monotonic()
            problems += [f"{table} does not go on." for table in await party.gone_on(since)]
            back = time.monotonic() - since
        await party.settle(SETTLED)
        findings = await check(database, party)
        findings.problems += problems
        return Crashes(kills, on_their_way, back, findings)
    finally:
        await party.close()
        await asyncio.to_thread(house.stop)


def main() -> None:
    """Reads the arguments, runs and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.crash", description="Kills the server under load.")
    parser.add_argument("--database", default="", help="postgresql://… (default: SQLite in a temporary folder)")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server (default: 1)")
    parser.add_argument("--kills", type=int, default=20, help="how often (default: 20)")
    parser.add_argument("--tables", type=int, default=40, help="tables played at (default: 40)")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds a player thinks, on average (default: 0.1)")
    parser.add_argument("--seed", type=int, default=1, help="of moves and moments (default: 1)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="crash-") as folder:
        database = given.database or f"sqlite:///{folder}/osselet.db"
        crashes = asyncio.run(crash(database, given.kills, given.tables, given.pause, given.seed, given.workers))
    print(crashes)
    if crashes.findings.problems:
        sys.exit("\n".join(crashes.findings.problems[:20]))


if __name__ == "__main__":
    main()
