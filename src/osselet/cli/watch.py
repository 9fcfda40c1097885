"""`osselet watch`: a game is played while it is being written."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import webbrowser
from pathlib import Path

from rich.console import Console
from rich.text import Text

from osselet.cli.console import out
from osselet.cli.serve import free_port, is_running
from osselet.core.errors import GameError
from osselet.core.texts import Speaker

READ = frozenset((".py", ".ftl", ".md", ".toml", ".json", ".svg", ".npz"))
"""Files that a game is made of."""
UNREAD = frozenset(("tests", "__pycache__"))
LOOK, SETTLED = 0.25, 0.2
"""Seconds between two looks at a folder, and for which it must have rested before it is read: editors take a moment."""
PATIENCE = 60.0
"""Seconds in which a game must have been tried, and a server have stopped."""
Stamps = dict[Path, tuple[int, int]]


def watch(folder: str, port: int | None, browser: bool, lang: str) -> int:
    """Serves the game in a folder and reads it again whenever a file of it changes, until somebody interrupts."""
    place = Path(folder).expanduser().resolve()
    if not (place / "__init__.py").is_file():
        raise GameError(f"{place} holds no game: it has no __init__.py with GAME = Game(...).")
    with tempfile.TemporaryDirectory(prefix="osselet-watch-") as data:
        watching = Watching(place, free_port(port), Path(data), out(), lang)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends us ends our server too
        try:
            watching.run(browser)
        except KeyboardInterrupt:
            return 0
        finally:
            watching.stop()
    return 0


class Watching:
    """A folder, and the server that plays what stood there when it could last be played."""

    def __init__(self, folder: Path, port: int, data: Path, console: Console, lang: str) -> None:
        self._folder, self._port, self._data = folder, port, data
        self._console, self._lang = console, lang
        self._say = Speaker(None, lang)
        self._reading = 0
        self._server: subprocess.Popen[bytes] | None = None

    def run(self, browser: bool) -> None:
        """Looks at the folder for ever."""
        address = f"http://localhost:{self._port}"
        self._tell("cli-watch-open", address=address, folder=str(self._folder))
        seen = self._stamps()
        self._read()
        if browser:
            webbrowser.open(address)
        while True:
            time.sleep(LOOK)
            self._look_after()
            now = self._stamps()
            if now != seen:
                seen = self._settled(now)
                self._read()

    def stop(self) -> None:
        """Stops the server in good order."""
        if self._server is None:
            return
        self._server.terminate()
        try:
            self._server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._server.kill()
        self._server = None

    def _stamps(self) -> Stamps:
        found: Stamps = {}
        for path in self._folder.rglob("*"):
            inner = path.relative_to(self._folder).parts
            if path.suffix in READ and not UNREAD.intersection(inner) and not any(one.startswith(".") for one in inner):
                try:
                    stat = path.stat()
                except OSError:  # an editor has just replaced it
                    continue
                found[path] = stat.st_mtime_ns, stat.st_size
        return found

    def _settled(self, seen: Stamps) -> Stamps:
        """The folder once nothing in it has changed for a moment."""
        while True:
            time.sleep(SETTLED)
            now = self._stamps()
            if now == seen:
                return now
            seen = now

    def _read(self) -> None:
        """Tries what stands there in a process of its own; if it plays it takes the place of what played before."""
        error, advice = self._tried()
        if error:
            self._console.print(Text.assemble(("✗ ", "bold red"), error), soft_wrap=True)
            self._tell("cli-watch-stays" if self._server else "cli-watch-waits")
            return
        for one in advice:
            self._console.print(Text.assemble(("⚠ ", "bold yellow"), one), soft_wrap=True)
        self.stop()
        self._reading += 1
        self._serve()
        while self._server and self._server.poll() is None and not is_running(self._port):
            time.sleep(LOOK / 2)
        self._tell("cli-watch-read", number=self._reading, time=time.strftime("%H:%M:%S"))

    def _tried(self) -> tuple[str, list[str]]:
        try:
            done = subprocess.run(self._command("try"), env=self._env, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return self._say("cli-watch-endless", seconds=round(PATIENCE)), []
        try:
            told = json.loads(done.stdout.splitlines()[-1])
        except (ValueError, IndexError):
            return " ".join(done.stderr.split()[-40:]) or f"exit status {done.returncode}", []
        return told["error"], told["advice"]

    def _serve(self) -> None:
        self._console.file.flush()
        with (self._data / "log").open("ab") as log:
            command = self._command("serve", str(self._port), str(self._reading), self._lang)
            self._server = subprocess.Popen(command, env=self._env, stderr=log, stdin=subprocess.DEVNULL)

    def _look_after(self) -> None:
        """A server that has ended by itself says why in its log."""
        if self._server is None or self._server.poll() is None:
            return
        self._server = None
        last = (self._data / "log").read_text(errors="replace").splitlines()[-1:]
        self._console.print(Text.assemble(("✗ ", "bold red"), *last), soft_wrap=True)
        self._tell("cli-watch-waits")

    def _command(self, task: str, *rest: str) -> list[str]:
        return [sys.executable, "-m", "osselet.cli.watched", task, str(self._folder), *rest]

    @property
    def _env(self) -> dict[str, str]:
        """A game that is being written has a house of its own: nothing of it is kept, and nothing of it counts."""
        kept = {
            name: value for name, value in os.environ.items() if name not in ("OSSELET_DATABASE", "OSSELET_WORKERS")
        }
        return kept | {"OSSELET_DATA": str(self._data), "OSSELET_LIMITS": "0", "PYTHONDONTWRITEBYTECODE": "1"}

    def _tell(self, key: str, **arguments: str | int) -> None:
        self._console.print(Text(self._say(key, **arguments)), soft_wrap=True)
        self._console.file.flush()
