"""`make attack`: one attack after the other on a server of our own, and what a quiet player noticed of each.

`python -m bench.attack SECONDS NAME …` makes some of them, for so long.
"""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from bench.attack.attacks import ATTACKS, Attack, Network
from bench.attack.quiet import Noticed, Quiet
from bench.server.running import free_port

SECONDS = 20.0
WORST, SLOWEST, GROWTH = 150.0, 3.0, 50
"""Milliseconds of a quiet player's answers (99 of 100), seconds of a bot's, and MiB that may stay behind."""
SETTLES = 15.0
"""Seconds after which memory shall have returned."""
NETWORKS = itertools.count(0xBAD)
"""Every attack comes from a network of its own, as if it were the first."""


class Serving:
    """A server in a process of its own, behind a proxy that says who asks, with the limits everybody has."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        given = {"OSSELET_DATA": str(folder), "OSSELET_PROXY": "1", "OSSELET_LOG": "error", "OSSELET_PAUSE": "0.3"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "osselet", "serve", "--host", "127.0.0.1", "--port", str(self.port)],
            env={**os.environ, **given},
            stdout=subprocess.DEVNULL,
        )

    def __enter__(self) -> "Serving":
        for _ in range(600):
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
                return self
            time.sleep(0.1)
        raise AssertionError("the server does not start")

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def memory(self) -> float:
        """MiB that it holds."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)

    def left(self, before: float) -> float:
        """MiB that it holds more than before, once that is little or it had time to let go of it."""
        end = time.monotonic() + SETTLES
        while self.memory - before > GROWTH and time.monotonic() < end:
            time.sleep(0.5)
        return self.memory - before

    def warm_up(self, seconds: float) -> Noticed:
        """A calm while in which it loads what it needs for bots, as any server at work has."""
        return under(None, self, seconds)


def under(attack: Attack | None, serving: Serving, seconds: float) -> Noticed:
    """What a quiet player notices while an attack goes on; one that could not be made is no proof and raises."""
    quiet = Quiet(serving.port)
    with ThreadPoolExecutor(1) as pool:
        network = Network(next(NETWORKS))
        attacking = pool.submit(attack, serving.port, seconds, network) if attack else None
        noticed = asyncio.run(quiet.watch(seconds))
        if attacking is not None:
            attacking.result(60)
    return noticed


def main(seconds: float, names: list[str]) -> int:
    """Makes the attacks; 1 if one of them was noticed."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as serving:
        calm = serving.warm_up(min(seconds, 10.0))
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        print(f"{'attack':14} {'p50 ms':>8} {'p99 ms':>8} {'bots s':>8} {'MiB left':>9}  errors")
        print(f"{'none':14} {calm.middle:8.1f} {calm.worst:8.1f} {calm.bots:8.2f} {'':>9}  {len(calm.errors)}")
        for name in names:
            before = serving.memory
            found = under(ATTACKS[name], serving, seconds)
            left = serving.left(before)
            is_well = found.worst <= WORST and found.bots <= SLOWEST and left <= GROWTH and not found.errors
            failed += not is_well
            print(
                f"{name:14} {found.middle:8.1f} {found.worst:8.1f} {found.bots:8.2f} {left:9.1f}  "
                f"{len(found.errors)}{'' if is_well else '  NOTICED ' + ' '.join(found.errors)[:200]}",
                flush=True,
            )
    return 1 if failed else 0


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(float(given[0]) if given else SECONDS, given[1:] or list(ATTACKS)))
