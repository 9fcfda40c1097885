"""A folder with all games and one plug-in, written once for all tests; Pyodide comes by the project's own way."""

import fcntl
import os
from pathlib import Path

import hatch_build
import pytest

from osselet.core import registry
from osselet.publish.folder import MARK, publish

PERUDO = Path(__file__).parents[2] / "examples" / "games" / "perudo"


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder; test processes side by side share it."""
    hatch_build.build()
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if os.environ.get("PYTEST_XDIST_WORKER") else own) / "published"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / MARK).exists():
            games = [*map(registry.find, registry.games()), registry.find(PERUDO)]
            publish(folder, games, None, lambda name, there, total: None)
    return folder
