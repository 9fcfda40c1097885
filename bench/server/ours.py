"""Osselet: `osselet serve` with its database on disk, and the same games that people play."""

import os
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from bench.server.contract import ALONE, NOTHING, REFUSED, SEATS, Command
from bench.server.lobby import Lobby
from bench.server.running import Running, free_port
from bench.server.viewer import Door, Viewer

SETTINGS = {
    "rate": "1e9",
    "sockets": "1000000",
    "limits": "0",
    "quota": "tables=0",
    "log": "warning",
    "database": "",
    "redis": "",
}
"""All viewers come from one address here and one person lays all tables, so the limits of both are lifted."""
BEAT = b'{"type":"beat","version":'
VERSIONED = (BEAT, b'{"type":"seating","version":')
REFUSAL = b'{"type":"refused"'
SEAL, BY, MOVES, ACTORS = b',"cause":"seal",', b'"by":', b'"moves":[', b'"actors":['
PING = b'{"type":"ping"}'
PYTHON = os.environ.get("OSSELET_BENCH_PYTHON") or sys.executable
"""The interpreter of the server: one built for speed, as images have it, where `make bench-server` finds one."""
WORKERS = os.cpu_count() or 1
"""Processes of the server: one a core, as docs/host.md advises."""


def hello(seat: dict[str, Any]) -> bytes:
    """What the page says first, of a seat as it was laid; here everybody comes with the seat's token, not a cookie."""
    return msgspec.json.encode({"type": "hello", "table": seat["table"], "seat": seat["seat"], "token": seat["token"]})


def serve(port: int = 0, **settings: str) -> tuple[Running, int]:
    """Starts the command people type on a port (0: any free one); returns once it is open."""
    env = {f"OSSELET_{name.upper()}": value for name, value in {**SETTINGS, **settings}.items()}
    port = port or free_port()
    running = Running([PYTHON, "-m", "osselet", "serve", "--port", str(port)], env)
    running.wait_for(port)
    return running, port


class Osselet:
    """With SQLite in a file, which waits for the disk at every commit."""

    ping = PING
    stays = True

    def __init__(self, game: str) -> None:
        self.name = f"osselet, {game}"
        self.game = game
        self.chance = random.Random(game)

    def start(self, folder: Path) -> Running:
        """Starts it, and somebody comes who lays the tables."""
        running, self.port = serve(data=str(folder), workers=str(WORKERS))
        self.lobby = Lobby(self.port)
        self.lobby.post("/api/me", {"name": "P0"})
        return running

    def open(self) -> list[Door]:
        """Lays a table for four people who come with the tokens of their seats."""
        seats = [{"kind": "me"}, *({"kind": "device", "name": f"P{seat}"} for seat in range(1, SEATS))]
        laid = self.lobby.post("/api/tables", {"game": self.game, "seats": seats})
        return [Door(self.port, "/api/socket", hello=hello(seat)) for seat in laid["seats"]]

    def read(self, viewer: Viewer, frame: bytes) -> int:
        """A version counts what this viewer was shown, so what it alone was shown is taken off."""
        for kind in VERSIONED:
            if frame.startswith(kind):
                end = frame.index(b",", len(kind))
                if frame.startswith(SEAL, end) and self._seals_on(viewer, frame):
                    viewer.private += 1
                    return ALONE
                return int(frame[len(kind) : end]) - viewer.private
        return REFUSED if frame.startswith(REFUSAL) else NOTHING

    def _seals_on(self, viewer: Viewer, frame: bytes) -> bool:
        """Is it a choice sealed in part? Once it is whole everybody learns that it is."""
        at = frame.rfind(BY)
        return frame[at + len(BY)] - 48 == viewer.seat and frame.rfind(MOVES) > at

    def command(self, viewers: list[Viewer]) -> Command | None:
        """Somebody who may decide chooses at random."""
        frame = viewers[0].frame
        actors = frame.rfind(ACTORS)
        if actors < 0:
            return None
        seat = self.chance.choice(_list(frame, actors + len(ACTORS) - 1))
        viewer = viewers[seat]
        move = self.chance.choice(_list(viewer.frame, viewer.frame.rfind(MOVES) + len(MOVES) - 1))
        version = viewer.at + viewer.private
        return seat, b'{"type":"play","id":"%d","version":%d,"move":"%s"}' % (version, version, move.encode())


def _list(frame: bytes, start: int) -> list[Any]:
    """The list that begins there; what is in it has no brackets."""
    found: list[Any] = msgspec.json.decode(frame[start : frame.index(b"]", start) + 1])
    return found
