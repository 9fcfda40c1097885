"""A short form of `bench.server.crash`: what was acknowledged outlives the server, on both databases."""

import asyncio

import pytest
from bench.server.crash import crash

from tests import services


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/osselet.db"
    else:
        with services.postgres_url() as url:
            yield url


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(database):
    crashes = asyncio.run(crash(database, kills=3, tables=8, pause=0.05, seed=5))
    assert crashes.findings.problems == [], str(crashes)
    assert crashes.findings.acknowledged > 50
    assert crashes.on_their_way > 0
