"""boardgame.io: its own server, its lobby, and its socket.io messages on a bare websocket."""

import json
import shutil
from pathlib import Path

from bench.server.contract import NOTHING, SEATS, Command
from bench.server.lobby import Lobby
from bench.server.running import Running
from bench.server.viewer import Door, Viewer

HERE = Path(__file__).parent / "peer"
GAME = b"/runners,"
NUMBER = b'"_stateID":'
TURN = b'"currentPlayer":"'


class BoardgameIo:
    """With its storage in memory or in flat files, neither of which waits for the disk.

    A refused move is answered by silence there, so a table that stands still is all there is to see.
    """

    ping = b""
    stays = False

    def __init__(self, storage: str, view_bytes: int) -> None:
        self.name = f"boardgame.io, {storage}"
        self.storage = storage
        self.view_bytes = view_bytes

    def start(self, folder: Path) -> Running:
        """Needs `npm ci` in the peer's folder once."""
        node = shutil.which("node")
        if not node or not (HERE / "node_modules").is_dir():
            raise SystemExit(f"Install Node.js, then run npm ci in {HERE}.")
        place = [str(folder)] if self.storage == "flat file" else []
        command = [node, "server.js", str(self.view_bytes), *place]
        running = Running(command, {"NODE_ENV": "production"}, HERE)
        ports = json.loads(running.line())
        self.port = int(ports["game"])
        self.lobby = Lobby(int(ports["lobby"]))
        return running

    def open(self) -> list[Door]:
        """Creates a match and joins as every player."""
        match = self.lobby.post("/games/runners/create", {"numPlayers": SEATS})["matchID"]
        doors = []
        for seat in range(SEATS):
            join = {"playerID": str(seat), "playerName": f"P{seat}"}
            secret = self.lobby.post(f"/games/runners/{match}/join", join)["playerCredentials"]
            doors.append(Door(self.port, "/socket.io/?EIO=4&transport=websocket", key=f"{match} {secret}"))
        return doors

    def read(self, viewer: Viewer, frame: bytes) -> int:
        """`42` is an event, `update` after a move and `sync` in answer to ours; a lone `2` asks whether we live."""
        if frame.startswith(b'42/runners,["update"') or frame.startswith(b'42/runners,["sync"'):
            at = frame.find(NUMBER) + len(NUMBER)
            end = at
            while 48 <= frame[end] < 58:
                end += 1
            return int(frame[at:end])
        if frame == b"2":
            viewer.send(b"3")
        elif frame.startswith(b"0"):
            viewer.send(b"40" + GAME)
        elif frame.startswith(b"40"):
            match, secret = viewer.door.key.split()
            sync = json.dumps(["sync", match, str(viewer.seat), secret, SEATS])
            viewer.send(b"42" + GAME + sync.encode())
        return NOTHING

    def command(self, viewers: list[Viewer]) -> Command:
        """The runner moves, and at every third move throws the black dice too."""
        frame, number = viewers[0].frame, viewers[0].at
        seat = frame[frame.find(TURN) + len(TURN)] - 48
        match, secret = viewers[seat].door.key.split()
        move = "move" if number % 3 else "black"
        payload = f'{{"type":"{move}","args":[],"playerID":"{seat}","credentials":"{secret}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        return seat, f'42/runners,["update",{action},{number},"{match}","{seat}"]'.encode()
