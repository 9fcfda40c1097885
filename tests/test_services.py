"""The services the other tests stand on: they answer, come back where they were, and leave nothing behind."""

import asyncio
import os
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest
import redis
from bench.server.running import free_port

from tests import packages, services

ROOT = Path(__file__).parent.parent

ABANDON = """
import os, signal
from tests.services import PostgresServer, RedisServer
servers = PostgresServer(), RedisServer()
for server in servers:
    print(server.pid, server.folder, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def ask(url, question):
    async def run():
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(question)
        finally:
            await connection.close()

    return asyncio.run(run())


def runs(pid):
    """Whether a process runs; one that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def soon(holds):
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if holds():
            return True
        time.sleep(0.05)
    return False


def test_postgres_answers(postgres_url):
    assert ask(postgres_url, "SELECT 1") == 1


def test_each_database_is_empty_and_dropped_even_while_in_use(postgres_url):
    count = "SELECT count(*) FROM pg_database WHERE datname = '{}'"

    async def run():
        with services.fresh_database(postgres_url) as one, services.fresh_database(postgres_url) as two:
            assert one != two
            connection = await asyncpg.connect(one)
            await connection.execute("CREATE TABLE t (a int)")
            other = await asyncpg.connect(two)
            assert await other.fetchval("SELECT to_regclass('t')") is None
            await other.close()
        connection.terminate()
        return urlsplit(one).path.strip("/")

    name = asyncio.run(run())
    assert ask(postgres_url, count.format(name)) == 0


def test_a_database_of_a_test_is_its_own(database_url, postgres_url):
    assert database_url != postgres_url
    assert ask(database_url, "SELECT current_database()") == urlsplit(database_url).path.strip("/")


def test_postgres_keeps_what_was_committed_through_a_crash(postgres_server):
    url = postgres_server.url
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        assert ask(url, f"SHOW {setting}") == "on"
    ask(url, "CREATE TABLE t (a int)")
    ask(url, "INSERT INTO t VALUES (7)")
    postgres_server.kill()
    with pytest.raises(OSError, match="onnect"):
        ask(url, "SELECT 1")
    postgres_server.start()
    assert postgres_server.url == url
    assert ask(url, "SELECT a FROM t") == 7
    pid = postgres_server.pid
    postgres_server.close()
    assert not runs(pid)
    assert not postgres_server.folder.exists()


def test_redis_answers(redis_url):
    with redis.Redis.from_url(redis_url) as client:
        assert client.ping()


def test_redis_comes_back_on_its_port_and_has_forgotten(redis_server):
    url, pid = redis_server.url, redis_server.pid
    with redis.Redis.from_url(url) as client:
        client.set("a", "b")
    redis_server.stop()
    assert not runs(pid)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", redis_server.port), timeout=1)
    redis_server.start()
    assert redis_server.url == url
    with redis.Redis.from_url(url) as client:
        assert client.get("a") is None


def test_a_pause_in_a_thread_outlives_the_thread(redis_server):
    before = redis_server.pid
    asyncio.run(asyncio.to_thread(redis_server.pause, 0.2))
    assert redis_server.pid != before
    with redis.Redis.from_url(redis_server.url) as client:
        assert client.ping()


def test_servers_are_not_run_by_root(redis_server):
    assert Path(f"/proc/{redis_server.pid}").stat().st_uid != 0


def test_closing_leaves_no_process_and_no_folder():
    with services.RedisServer() as server:
        pid, folder = server.pid, server.folder
        assert runs(pid)
        assert folder.exists()
    assert not runs(pid)
    assert not folder.exists()


def test_servers_go_when_their_maker_is_killed():
    ran = subprocess.run([sys.executable, "-c", ABANDON], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    made = [line.split() for line in ran.stdout.splitlines()]
    assert len(made) == 2
    for pid, folder in made:
        assert soon(lambda pid=pid: not runs(pid))
        assert soon(lambda folder=folder: not Path(folder).exists())


def test_a_server_that_does_not_start_says_why(redis_server):
    redis_server.stop()
    with socket.create_server(("127.0.0.1", redis_server.port)), pytest.raises(packages.Unavailable, match="in use"):
        redis_server.start()
    redis_server.start()


def test_a_taken_port_is_left_for_another(redis_server, monkeypatch):
    ports = iter([redis_server.port, redis_server.port, free_port()])
    monkeypatch.setattr(services, "free_port", lambda: next(ports))
    with services.RedisServer() as other:
        assert other.port != redis_server.port


@pytest.fixture
def bare(monkeypatch):
    """A machine without the packages; `apt-get` is a script in the folder."""
    # Not pytest's own folder, which an unprivileged account cannot reach.
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "bin").mkdir()
        monkeypatch.setenv("PATH", str(folder / "bin"))
        monkeypatch.setattr(services, "POSTGRES_FOLDERS", folder / "postgresql")
        monkeypatch.setattr(packages, "LOCK", folder / "lock")
        monkeypatch.setattr(packages, "POLICY", folder / "policy-rc.d")
        monkeypatch.setattr(packages, "CLUSTERS", folder / "createcluster.d" / "osselet.conf")
        monkeypatch.delenv(services.POSTGRES, raising=False)
        monkeypatch.delenv(services.REDIS, raising=False)
        yield folder


def apt_get(folder, script):
    path = folder / "bin" / "apt-get"
    path.write_text(f'#!/bin/sh\necho "$@" >> {folder}/asked\n{script}\n')
    path.chmod(0o755)


@pytest.mark.parametrize(
    ("make", "package", "variable"),
    [
        (services.postgres_url, "postgresql", "OSSELET_TEST_POSTGRES"),
        (services.redis_url, "redis-server", "OSSELET_TEST_REDIS"),
    ],
)
def test_what_cannot_be_had_fails_in_one_sentence(bare, monkeypatch, make, package, variable):
    monkeypatch.setattr(packages, "may_install", lambda: False)
    with pytest.raises(pytest.fail.Exception) as failed, services._or_fail(make):
        pass
    assert package in str(failed.value)
    assert variable in str(failed.value)
    assert len(str(failed.value).splitlines()) == 1


def test_what_is_missing_is_installed_once(redis_server, bare, monkeypatch):
    program = redis_server.binary
    monkeypatch.setattr(packages, "may_install", lambda: True)
    # The services of the package must not start while it is installed, and no trace of that may stay.
    apt_get(
        bare,
        f'case "$*" in *install*) {bare}/policy-rc.d; echo $? > {bare}/policy; /bin/ln -s {program} {bare}/bin;; esac',
    )
    for _ in range(2):
        with services.redis_url() as url, redis.Redis.from_url(url) as client:
            assert client.ping()
    update, install = (bare / "asked").read_text().splitlines()
    assert update.endswith(" update")
    assert install.endswith(" redis-server")
    assert (bare / "policy").read_text() == "101\n"
    assert not packages.POLICY.exists()
    assert not packages.CLUSTERS.exists()


def test_a_policy_of_the_machine_is_left_alone(bare, monkeypatch):
    monkeypatch.setattr(packages, "may_install", lambda: True)
    apt_get(bare, "echo E: no such package >&2; exit 100")
    packages.POLICY.write_text("mine")
    with pytest.raises(packages.Unavailable, match="redis-server: E: no such package"):
        services.RedisServer()
    assert packages.POLICY.read_text() == "mine"


def test_a_policy_that_outlives_its_maker_forbids_nothing(bare):
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    policy = bare / "policy"
    with packages.for_now(policy, packages.policy(ended.pid), 0o755):
        assert stat.S_IMODE(policy.stat().st_mode) & 0o111
        assert subprocess.run([policy], env={}).returncode == 0
    with packages.for_now(policy, packages.policy(os.getpid()), 0o755):
        assert subprocess.run([policy], env={}).returncode == 101


def test_servers_of_the_environment_are_used(monkeypatch, postgres_url, redis_server):
    monkeypatch.setenv(services.POSTGRES, postgres_url)
    monkeypatch.setenv(services.REDIS, redis_server.url)
    with services.postgres_url() as url:
        assert urlsplit(url).port == urlsplit(postgres_url).port
        assert url != postgres_url
        name = ask(url, "SELECT current_database()")
    assert ask(postgres_url, f"SELECT count(*) FROM pg_database WHERE datname = '{name}'") == 0
    with services.redis_url() as url:
        assert url == redis_server.url


@pytest.mark.parametrize(
    ("make", "variable", "url"),
    [
        (services.postgres_url, services.POSTGRES, "postgresql://me:secret@127.0.0.1:1/x"),
        (services.redis_url, services.REDIS, "redis://:secret@127.0.0.1:1/0"),
    ],
)
def test_a_named_server_that_is_away_fails_without_its_password(monkeypatch, make, variable, url):
    monkeypatch.setenv(variable, url)
    with pytest.raises(pytest.fail.Exception, match=variable) as failed, services._or_fail(make):
        pass
    assert "secret" not in str(failed.value)
