"""A server for each module of tests that only need one."""

from collections.abc import Iterator

import pytest

from tests.server.hosting import Host, hosted


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with no limits on how fast it may be asked."""
    with hosted(tmp_path_factory.mktemp("host")) as found:
        yield found
