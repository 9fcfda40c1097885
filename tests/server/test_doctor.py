"""The doctor asks the public address as a browser would, and changes nothing."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from osselet.cli import doctor
from osselet.server import serve
from osselet.server.settings import Settings
from osselet.server.store import Store
from osselet.server.store.upgrade import newest, upgrade
from tests.server.hosting import Host

Examine = Callable[..., tuple[int, str]]


@pytest.fixture
def examine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Examine:
    def examined(**given: object) -> tuple[int, str]:
        given.setdefault("database", f"sqlite:///{tmp_path}/osselet.db")
        status = doctor.examine("en", **given)
        return status, capsys.readouterr().out

    return examined


class Other(BaseHTTPRequestHandler):
    """Some other page."""

    said = b"<h1>It works!</h1>"

    def do_GET(self) -> None:
        self.send_response(404 if self.path == "/api/socket" else 200)
        self.end_headers()
        self.wfile.write(self.said)

    def log_message(self, *_: object) -> None:
        """It says nothing."""


class Deaf(Other):
    """A proxy that does not pass sockets on."""

    said = b'{"status":"ok"}'


@pytest.fixture
def other(request: pytest.FixtureRequest) -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), request.param)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_an_address_that_answers_and_passes_sockets_on_is_well(host: Host, examine: Examine) -> None:
    status, said = examine(port=host.port, origin=host.url)
    assert status == 0
    assert f"✓ {host.url} answers, and passes sockets on." in said


@pytest.mark.parametrize(
    ("other", "sentence"), [(Other, "but not as Osselet"), (Deaf, "sockets do not get through")], indirect=["other"]
)
def test_an_address_that_is_wrong_is_named(host: Host, examine: Examine, other: str, sentence: str) -> None:
    status, said = examine(port=host.port, origin=other)
    assert status == 1
    assert f"✗ {other} answers, " in said
    assert sentence in said


def test_an_address_where_nobody_is_does_not_answer(host: Host, examine: Examine) -> None:
    status, said = examine(port=host.port, origin="https://127.0.0.1:1")
    assert status == 1
    assert "✗ https://127.0.0.1:1 does not answer this machine: " in said


def test_what_cannot_be_checked_is_said(examine: Examine) -> None:
    status, said = examine(port=0, origin="https://play.example.org")
    assert status == 0
    assert "? Osselet is not running, so https://play.example.org was not asked." in said
    assert "One thing could not be checked; all else is well." in said


def test_the_doctor_makes_and_migrates_nothing(
    examine: Examine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert "There is no database yet" in examine(port=0)[1]
    assert list(tmp_path.iterdir()) == []
    database = f"sqlite:///{tmp_path}/osselet.db"

    async def lay_old() -> None:
        store = Store(database)
        async with store.changing() as connection:
            await connection.run_sync(upgrade, "0001")
        await store.close()

    asyncio.run(lay_old())
    before = (tmp_path / "osselet.db").read_bytes()
    status, said = examine(port=0)
    assert status == 0
    if newest() != "0001":
        assert f"! The database has shape 0001, and the next start of the server brings it to {newest()}" in said
    assert (tmp_path / "osselet.db").read_bytes() == before
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(serve, "set_up_logs", lambda level: None)
    monkeypatch.setattr(serve, "run_worker", lambda settings: 0)
    assert serve.serve(Settings(database=database)) == 0
    events = [record.fields["event"] for record in caplog.records if hasattr(record, "fields")]
    assert events == [*(["upgrade"] if newest() != "0001" else []), "start", "stop"]
