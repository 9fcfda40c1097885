"""A folder with all games and one plug-in, written once for all tests; Pyodide comes by the project's own way."""

import fcntl
from pathlib import Path

import pytest

from osselet.core import registry
from osselet.publish.folder import MARK, publish
from tests.publish.test_matches import PERUDO


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder; test processes side by side share it."""
    folder = tmp_path_factory.getbasetemp().parent / "osselet-published"
    with (folder.parent / "osselet-published.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / MARK).exists():
            games = [*map(registry.find, registry.games()), registry.find(PERUDO)]
            publish(folder, games, None, lambda name, there, total: None)
    return folder
