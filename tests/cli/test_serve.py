"""`osselet serve`, `osselet` alone, `osselet doctor`, `osselet backup` and `osselet restore`."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path

import pytest

from osselet.cli import serve
from osselet.server.settings import Settings, from_env
from osselet.server.store import Store
from tests.cli.conftest import Osselet

MAIN = [sys.executable, "-m", "osselet"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path, *words: str, **env: str) -> Iterator[int]:
    """A server of its own process, stopped in an orderly way."""
    port = free_port()
    surroundings = {**os.environ, "OSSELET_PORT": str(port), "OSSELET_DATA": str(folder), **env}
    server = subprocess.Popen(
        [*MAIN, *words], env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                    assert json.load(answer)["status"] == "ok"
                    break
            except OSError:
                assert server.poll() is None, server.stderr.read() if server.stderr else ""
                time.sleep(0.1)
        yield port
    finally:
        server.send_signal(signal.SIGTERM)
        said, errors = server.communicate(timeout=30)
    assert f"http://localhost:{port}" in said
    assert server.returncode == 0, errors
    log = [json.loads(line) for line in errors.splitlines()]
    assert all(line["level"] != "error" for line in log)
    started, stopped = (line for line in log if line.get("event") in ("start", "stop"))
    assert (started["event"], started["version"], stopped["event"]) == ("start", version("osselet"), "stop")


def test_no_configuration_is_needed_and_a_second_server_keeps_off(tmp_path: Path) -> None:
    with serving(tmp_path, "serve"):
        assert (tmp_path / "osselet.db").exists()
        assert (tmp_path / "osselet.db").stat().st_mode & 0o077 == 0
        again = subprocess.run(
            [*MAIN, "serve", "--port", str(free_port())],
            env={**os.environ, "OSSELET_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert again.returncode != 0
        assert "already serves" in again.stderr


def test_alone_it_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = f"{sys.executable} -c \"import sys; open(r'{opened}', 'w').write(sys.argv[1])\" %s"
    with serving(tmp_path, BROWSER=browser) as port:
        for _ in range(100):
            if opened.exists() and opened.read_text():
                break
            time.sleep(0.1)
        assert opened.read_text() == f"http://localhost:{port}"


@pytest.mark.skipif(sys.platform != "linux", reason="reads the time of another process as Linux tells it")
def test_it_answers_after_a_second_and_a_half_of_its_own_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for people, who start it from compiled files and not for the first time."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "compiled"))
    took = []
    for _ in range(3):
        with serving(tmp_path, "serve") as port:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                assert page.status == 200
            took.append(processor_time(port))
    assert min(took) < 1.5


def processor_time(port: int) -> float:
    """Seconds that the process with this port in its environment has worked."""
    wanted = f"OSSELET_PORT={port}\0".encode()
    for folder in Path("/proc").iterdir():
        with suppress(OSError):
            if folder.name.isdecimal() and wanted in (folder / "environ").read_bytes():
                worked = (folder / "stat").read_text().rpartition(")")[2].split()[11:13]
                return sum(map(int, worked)) / os.sysconf("SC_CLK_TCK")
    raise AssertionError("There is no such process.")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With which settings a server would have been started; the environment asks for nothing."""
    found: list[Settings] = []
    monkeypatch.setattr("osselet.server.serve.serve", lambda settings: found.append(settings) or 0)
    monkeypatch.setattr(webbrowser, "open", lambda address: True)
    monkeypatch.delenv("OSSELET_PORT", raising=False)
    return found


@pytest.mark.parametrize("words", [(), ("serve",)])
def test_where_the_usual_port_is_taken_the_next_one_is_and_that_is_said(
    osselet: Osselet, started: list[Settings], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        usual = int(taken.getsockname()[1])
        monkeypatch.setattr(serve, "from_env", lambda **given: from_env(**{**given, "port": usual}))
        monkeypatch.setattr(serve, "is_running", lambda port: False)
        answer = osselet(*words)
    assert answer.status == 0
    (settings,) = started
    assert settings.port != usual
    assert f"http://localhost:{settings.port}\n" in answer.out


def test_where_it_runs_already_the_browser_is_shown_there(
    osselet: Osselet, started: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, "serve") as port:
        monkeypatch.setenv("OSSELET_PORT", str(port))
        answer = osselet()
    assert answer.status == 0
    assert f"open already: http://localhost:{port}\n" in answer.out
    assert not started


def test_what_answers_without_being_osselet_is_another_program() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            with other.accept()[0] as visitor:
                visitor.recv(1000)
                visitor.sendall(b"220 mail.example.org\r\n")

        threading.Thread(target=answer, daemon=True).start()
        assert not serve.is_running(other.getsockname()[1])


def test_the_doctor_is_content_with_a_plain_machine_and_with_a_running_server(
    osselet: Osselet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OSSELET_DATA", str(tmp_path))
    answer = osselet("doctor", "--port", str(free_port()))
    assert answer.status == 0
    assert "All is well" in answer.out
    with serving(tmp_path, "serve") as port:
        answer = osselet("doctor", "--port", str(port), "--lang", "de")
        assert answer.status == 0
        assert "wohlauf" in answer.out


def test_the_doctor_names_what_is_ill(osselet: Osselet, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = osselet(
            "doctor", "--port", port, "--database", f"sqlite:///{tmp_path}/a.db", "--redis", "redis://127.0.0.1:1"
        )
    assert answer.status == 1
    assert "another program may be there" in answer.out
    assert "Redis does not answer" in answer.out
    assert "2 things need fixing" in answer.out


def lay_empty(database: str) -> None:
    """A database of ours in which nothing is."""

    async def lay() -> None:
        store = Store(database)
        await store.open()
        await store.dispose()

    asyncio.run(lay())


def test_a_backup_of_a_mistyped_path_is_refused_and_nothing_is_made(osselet: Osselet, tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_bytes(b"")
    for name in ("no/such.db", "typo.db", "notes.db"):
        answer = osselet("backup", str(tmp_path / "copy.gz"), "--database", f"sqlite:///{tmp_path}/{name}")
        assert answer.status == 2
        assert answer.err == f"There is nothing of Osselet at {tmp_path}/{name}: is that the right database?\n"
    assert [path.name for path in tmp_path.iterdir()] == ["notes.db"]
    assert (tmp_path / "notes.db").read_bytes() == b""
    (tmp_path / "notes.db").write_bytes(b"Dear diary, this is no database. " * 40)
    assert osselet("backup", str(tmp_path / "copy.gz"), "--database", f"sqlite:///{tmp_path}/notes.db").status == 2
    assert [path.name for path in tmp_path.iterdir()] == ["notes.db"]


def test_a_backup_made_by_hand_is_its_owners_alone(osselet: Osselet, tmp_path: Path) -> None:
    lay_empty(f"sqlite:///{tmp_path}/a.db")
    copy, before = tmp_path / "copy.gz", os.umask(0)
    try:
        copy.write_text("an older one, open to all")
        (tmp_path / "copy.gz.part").write_text("of one that was cut off")
        assert osselet("backup", str(copy), "--database", f"sqlite:///{tmp_path}/a.db").status == 0
    finally:
        os.umask(before)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not (tmp_path / "copy.gz.part").exists()


def test_restoring_over_a_running_house_is_refused(osselet: Osselet, tmp_path: Path) -> None:
    """Even where its file was moved away, as one does before restoring."""
    copy, data = tmp_path / "copy.gz", tmp_path / "data"
    lay_empty(f"sqlite:///{tmp_path}/a.db")
    osselet("backup", str(copy), "--database", f"sqlite:///{tmp_path}/a.db")
    with serving(data, "serve"):
        (data / "old").mkdir()
        subprocess.run(["sh", "-c", "mv osselet.db* old/"], cwd=data, check=True)
        answer = osselet("restore", str(copy), "--database", f"sqlite:///{data}/osselet.db")
        assert (answer.status, "already serves" in answer.err) == (2, True)
        assert not (data / "osselet.db").exists()
        subprocess.run(["sh", "-c", "mv old/* ."], cwd=data, check=True)


def test_a_backup_travels(osselet: Osselet, tmp_path: Path) -> None:
    copy, there, here = tmp_path / "copy.gz", f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"
    lay_empty(there)
    assert "0 tables" in osselet("backup", str(copy), "--database", there).out
    assert osselet("restore", str(copy), "--database", here).status == 0
    assert osselet("restore", str(tmp_path / "none.gz"), "--database", here).status == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--port", "99999"), "A port is"),
        (("--port", "x"), "whole number"),
        (("--workers", "0"), "At least one worker"),
        (("--database", "mysql://x/y"), "A database is"),
        (("--redis", "nonsense"), "A Redis is"),
        (("--origin", "play.example.org"), "public address"),
        (("--game", "./nowhere"), "nowhere"),
    ],
)
def test_bad_settings_are_one_sentence(osselet: Osselet, words: tuple[str, ...], sentence: str) -> None:
    answer = osselet("serve", *words)
    assert answer.status == 2
    assert sentence in answer.err
    assert len(answer.err.strip().splitlines()) == 1


def test_a_taken_port_that_was_asked_for_is_one_sentence(osselet: Osselet, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = osselet("serve", "--port", port)
        monkeypatch.setenv("OSSELET_PORT", port)
        by_environment = osselet("serve")
    for refused in (answer, by_environment):
        assert refused.status == 2
        assert "another program may be there" in refused.err
