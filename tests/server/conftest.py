"""A server for each module of tests that only need one."""

from collections.abc import Iterator

import pytest

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
