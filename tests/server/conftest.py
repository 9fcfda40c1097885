"""A server for each module of tests that only need one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from osselet.server import house
from tests.server.hosting import Caller, Host, hosted


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with no limits on how fast it may be asked."""
    with hosted(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.fixture
def ann(host: Host) -> Iterator[Caller]:
    with host.device("Ann") as device:
        yield device


@pytest.fixture
def bob(host: Host) -> Iterator[Caller]:
    with host.device("Bob") as device:
        yield device


@pytest.fixture
def table(ann: Caller, bob: Caller) -> str:
    """A table at which Ann and Bob play."""
    found: str = ann.lay("oss", 1)["id"]
    bob.sit(found)
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def lively(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server that looks for orders often."""
    monkeypatch.setattr(house, "LOOK_EVERY", 0.02)
    more = {} if request.param == "sqlite" else {"database": request.getfixturevalue("database_url")}
    with hosted(tmp_path, **more) as host:
        yield host
