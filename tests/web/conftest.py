"""A page that is built, a server that shows it, and a browser that looks."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import hatch_build
import pytest
from bench.server.running import free_port
from playwright.sync_api import Browser

from osselet.client import Device
from tests.browser import Browsing, launched

WEB = hatch_build.WEB
PATIENCE = 60.0


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built page, with the packages that its tests take."""
    hatch_build.build()
    hatch_build.install_all()
    return hatch_build.STATIC


class Serving:
    """A server of our own with bots that do not dawdle; it can stop and come back."""

    def __init__(self, folder: Path, *games: Path, program: str = "osselet", **settings: str) -> None:
        self._folder, self._program = folder, program
        self._settings = {f"OSSELET_{name.upper()}": said for name, said in settings.items()}
        self.database = f"sqlite:///{folder / 'osselet.db'}"
        self._games = os.pathsep.join(str(game) for game in games)
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        env = {key: value for key, value in os.environ.items() if not key.startswith("OSSELET_")}
        env |= {"OSSELET_PAUSE": "0.02", "OSSELET_LIMITS": "0", "OSSELET_DATA": str(self._folder)}
        env |= {"OSSELET_GAMES": self._games, **self._settings}
        command = [sys.executable, "-m", self._program, "serve", "--port", str(self._port)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, env=env, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline, "The server does not answer."
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/health", timeout=5).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """Stops it in good order."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None


@pytest.fixture(scope="module")
def serving(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for the tests of a module."""
    found = Serving(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def server(serving: Serving) -> str:
    """The server's address."""
    return serving.address


@pytest.fixture(scope="module")
def device(serving: Serving) -> Device:
    """A device without a browser, to lay tables with."""
    found = Device(serving.address)
    found.hello("Keeper")
    return found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Chromium for the tests of a module."""
    with launched() as found:
        yield found


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browsing]:
    """Devices for one test, which fails if their pages have anything to complain of."""
    found = Browsing(chromium)
    yield found
    found.close()
    assert found.complaints == []
