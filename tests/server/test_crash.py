"""What was acknowledged outlives the server: a short form of `bench.server.crash`, and moments it seldom meets."""

import asyncio

import pytest
from bench.server.crash import crash

from osselet.server.lobby import Lobby
from tests import services
from tests.server.hosting import Line


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


def test_a_table_whose_server_died_before_the_start_begins_when_somebody_looks(host, monkeypatch):
    async def dies(self, live):
        pass

    with host.device("Anna") as anna, host.device("Bruno") as bruno:
        laid = anna.post("/api/tables", {"game": "doggybag", "seats": [{"kind": "me"}, {"kind": "open"}]}).data
        table = laid["table"]["id"]
        with monkeypatch.context() as patch:
            patch.setattr(Lobby, "begin_if_full", dies)
            assert bruno.post(f"/api/tables/{table}/sit", {}).status == 200
        assert bruno.get(f"/api/tables/{table}").data["stage"] == "open"

        async def look():
            async with Line(host.port, bruno.cookie) as line:
                await line.hello(table, 1)
                return line.beat

        assert asyncio.run(look())["view"]
        assert anna.get(f"/api/tables/{table}").data["stage"] == "playing"
