"""The process of a server under load."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import time
from pathlib import Path

from bench.server.viewer import LOOPBACK

PATIENCE = 120.0
"""Seconds a server may take to open; a machine that has much else to do takes long to start a program."""
PORTS = range(20_000, 32_000)
"""Below those that systems give to clients."""


class Running:
    """A server's process: what it takes of the machine, and its end."""

    def __init__(self, command: list[str], env: dict[str, str] | None = None, cwd: Path | None = None) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **(env or {})}, cwd=cwd
        )

    def line(self) -> bytes:
        """The next line it prints; servers tell their ports this way."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"The server has ended with status {self.process.wait()}.")
        return line

    def wait_for(self, port: int) -> None:
        """Returns once somebody can connect."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection((LOOPBACK, port), timeout=1).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.stop()
                    raise RuntimeError("The server does not open.") from None
                time.sleep(0.02)

    def seconds(self) -> float:
        """Processor time so far, of all its processes."""
        ticks = os.sysconf("SC_CLK_TCK")
        return sum(sum(map(int, _stat(pid)[11:13])) for pid in self._family()) / ticks

    def megabytes(self) -> float:
        """Resident memory now, of all its processes."""
        page = os.sysconf("SC_PAGE_SIZE")
        return sum(int(_stat(pid)[21]) for pid in self._family()) * page / 1e6

    def _family(self) -> list[int]:
        family = [self.process.pid]
        for pid in family:
            with contextlib.suppress(OSError):  # it may have ended meanwhile
                for children in Path(f"/proc/{pid}/task").glob("*/children"):
                    family += map(int, children.read_text(encoding="ascii").split())
        return family

    def workers(self) -> list[int]:
        """Its worker processes, where it has several."""
        return [pid for pid in self._family() if b"spawn_main" in _command(pid)]

    def kill(self) -> None:
        """Ends it and its workers as a crash would: they do not get to do anything more."""
        assert self.process.stdin
        assert self.process.stdout
        for pid in self._family():
            os.kill(pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def stop(self) -> None:
        """Ends it by closing its standard input, or by force."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()


def _command(pid: int) -> bytes:
    """What a process was started with; nothing if it has ended meanwhile."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def free_port() -> int:
    """A port nobody uses now, nor is likely to take while a server that has it is down.

    The ports that systems give away may be somebody else's when the server comes back.
    """
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe:
            try:
                probe.bind((LOOPBACK, port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"No port is free between {PORTS.start} and {PORTS.stop}.")


def _stat(pid: int) -> list[str]:
    """The fields of a process from its state on."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
