"""What was acknowledged outlives the server: a short form of `bench.server.crash`, and moments it seldom meets."""

import asyncio
import json

import msgspec
import pytest
import websockets.asyncio.server as websockets
from bench.server.crash import crash

from osselet.client import TableView
from osselet.server.lobby import Lobby
from osselet.wire import messages
from tests import services
from tests.server.hosting import Line


@pytest.fixture
def database(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/osselet.db"
    else:
        with services.postgres_url() as url:
            yield url


@pytest.mark.parametrize(
    ("database", "workers"),
    [("sqlite", 1), ("sqlite", 2), ("postgresql", 1), pytest.param("postgresql", 2, marks=pytest.mark.soak)],
    indirect=["database"],
)
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(database, workers):
    crashes = asyncio.run(crash(database, kills=3, tables=8, pause=0.05, seed=5, workers=workers))
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


def test_who_gets_but_a_part_of_a_fresh_view_says_so(host):
    with host.device("Anna") as anna, host.device("Bruno") as bruno:
        wish = {"game": "doggybag", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = anna.post("/api/tables", wish).data["table"]["id"]
        bruno.post(f"/api/tables/{table}/sit", {})

        async def look():
            async with Line(host.port, anna.cookie) as line:
                await line.hello(table, 0)
                await line.ask("say", phrase="hello")
                await line.settle()
            async with Line(host.port, anna.cookie) as line:
                await line.hello(table, 0)
                return [json.loads(frame) for frame in line.frames]

        notices = asyncio.run(look())
        assert [notice["version"] for notice in notices if notice["type"] == "chat"] == [0]
        assert [notice["version"] for notice in notices if notice["type"] == "beat"] == [notices[0]["version"]]


def test_a_client_asks_again_for_what_a_welcome_has_promised_and_did_not_bring():
    table = messages.TableInfo(
        id="t",
        game="hunde",
        players=4,
        options={},
        stage="playing",
        seats=[],
        clock=messages.ClockRules(),
        public=False,
        chat="seats",
        hints=True,
        watching=True,
        made=0.0,
    )
    had = []

    async def serve(socket):
        """The first time all is well; the second time the line breaks after the welcome."""
        had.append(json.loads(await socket.recv()).get("have"))
        version = [2, 5, 5][len(had) - 1]
        welcome = messages.Welcome(table=table, seat=0, version=version, fresh=True, server="", phrases=[])
        await socket.send(msgspec.json.encode(welcome).decode())
        if len(had) != 2:
            beat = messages.Beat(version=version, cause="sync", view={"version": version}, count=0)
            await socket.send(msgspec.json.encode(beat).decode())
            if len(had) == 3:
                await socket.wait_closed()

    async def run():
        async with websockets.serve(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with TableView(f"http://127.0.0.1:{port}", "t", 0) as view:
                await view.next()
                return view.version, view.beat

    version, beat = asyncio.run(run())
    assert had == [None, 2, 2]
    assert version == beat.version == beat.view["version"] == 5
