"""A real PostgreSQL and a real Redis for the tests: the ones the environment names, else private ones of our own.

`OSSELET_TEST_POSTGRES` and `OSSELET_TEST_REDIS` name servers by URL. Without them each test worker starts its own on
the loopback address, from Debian's packages, which are installed when they are missing and we are root. Where neither
can be had the tests fail, they are never skipped. `python -m tests.services` only installs.
"""

import asyncio
import os
import pwd
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Self, TypeVar
from urllib.parse import urlsplit

import asyncpg
import pytest
import redis
from bench.server.running import free_port

from tests.packages import Unavailable, have, last_line

POSTGRES = "OSSELET_TEST_POSTGRES"
REDIS = "OSSELET_TEST_REDIS"
POSTGRES_FOLDERS = Path("/usr/lib/postgresql")
PATIENCE = 60.0

# Reads which process is to go with us, line by line. Our end of the pipe closes when we end, by whatever death, in
# whatever thread: so this also holds where a signal on the parent's death would not.
WATCHER = """
while read -r line; do pid=$line; done
if [ -n "$pid" ]; then
    kill -s "$1" "$pid"
    for try in 1 2 3 4 5 6 7 8 9 10; do kill -s 0 "$pid" 2>/dev/null && sleep 0.3; done
fi
rm -rf "$2"
"""

T = TypeVar("T")


class Service:
    """A server process on a port that stays its own, in a temporary folder, both gone when we are."""

    program: str
    stopping: signal.Signals
    crashing: signal.Signals

    def __init__(self) -> None:
        self.account = _account()
        # An unprivileged account may not reach a temporary folder that is root's own.
        parent = "/tmp" if self.account else None
        self.folder = Path(tempfile.mkdtemp(prefix=f"osselet-{self.program}-", dir=parent))
        self.log = self.folder / "log"
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._watcher = subprocess.Popen(
            ["/bin/sh", "-c", WATCHER, "watcher", self.crashing.name.removeprefix("SIG"), str(self.folder)],
            env={"PATH": os.defpath},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            if self.account:
                os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
            self._prepare()
            self._start_somewhere()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def url(self) -> str:
        """Where clients find it."""
        raise NotImplementedError

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Starts it, on the port it has, and waits until it answers."""
        if self._process:
            return
        with self.log.open("ab") as log:
            self._process = self._popen(self._command(), log)
        self._watch(self._process.pid)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise Unavailable(f"{self.program} does not start: {self._complaint()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Stops it in good order."""
        self._end(self.stopping)

    def kill(self) -> None:
        """Ends it as a crash would: nothing is tidied up."""
        self._end(self.crashing)

    def pause(self, seconds: float) -> None:
        """Stops it, and starts it again on the same port after a while; blocks, so give it a thread in async tests."""
        self.stop()
        time.sleep(seconds)
        self.start()

    def close(self) -> None:
        """Stops it for good, and removes its folder."""
        self._end(self.stopping)
        if self._watcher.stdin and not self._watcher.stdin.closed:
            self._watcher.stdin.close()
        self._watcher.wait()

    def _prepare(self) -> None:
        """Makes what the server needs before its first start."""

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError

    def _start_somewhere(self) -> None:
        for tries_left in reversed(range(5)):
            self.port = free_port()
            try:
                return self.start()
            except Unavailable as reason:
                # Somebody may have taken the port since we looked.
                if not tries_left or "in use" not in str(reason):
                    raise
        return None

    def _popen(self, command: list[str], output: "subprocess._FILE") -> subprocess.Popen[bytes]:
        env = {key: value for key, value in os.environ.items() if not key.startswith(("PG", "LC_", "LANG"))}
        who = self.account
        try:
            return subprocess.Popen(
                command,
                cwd=self.folder,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                # Ctrl-C is for the tests, which then stop their servers.
                start_new_session=True,
                user=who.pw_uid if who else None,
                group=who.pw_gid if who else None,
                extra_groups=[] if who else None,
            )
        except OSError as error:
            raise Unavailable(f"{self.program} does not start: {error}") from error

    def _complaint(self) -> str:
        said = self.log.read_bytes()
        taken = [line for line in said.splitlines() if b"in use" in line]
        return last_line(taken[-1] if taken else said)

    def _watch(self, pid: int | None) -> None:
        stdin = self._watcher.stdin
        assert stdin
        if not stdin.closed:
            stdin.write(f"{pid or ''}\n".encode())
            stdin.flush()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._watch(None)


class PostgresServer(Service):
    """A PostgreSQL that is as durable as Debian's own, only smaller."""

    program = "postgres"
    stopping = signal.SIGINT  # its fast stop; SIGTERM would wait for every client to leave
    crashing = signal.SIGQUIT  # its immediate stop: the next start recovers as after a crash

    @property
    def url(self) -> str:
        """Where clients find it: the database that is for making others."""
        return f"postgresql://osselet@127.0.0.1:{self.port}/postgres"

    def _prepare(self) -> None:
        self.binaries = have("PostgreSQL", POSTGRES, "postgresql", _find_postgres)
        locale = "C.UTF-8" if sys.platform == "linux" else "C"
        initdb = [self.binaries / "initdb", "--pgdata=data", "--username=osselet", "--auth=trust", "--no-sync"]
        initdb += ["--encoding=UTF8", f"--locale={locale}"]
        with self._popen([str(part) for part in initdb], subprocess.PIPE) as made:
            said, _ = made.communicate()
        if made.returncode:
            raise Unavailable(f"initdb makes no PostgreSQL cluster: {last_line(said)}")

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": self.folder,
            "shared_buffers": "16MB",
            "max_connections": 200,
        }
        command = [str(self.binaries / "postgres"), "-D", str(self.folder / "data")]
        return command + [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]

    def _answers(self) -> bool:
        # The way pg_ctl knows: the first line is the process, the eighth its state.
        try:
            lines = (self.folder / "data" / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[0] == str(self.pid) and lines[7].strip() == "ready"


class RedisServer(Service):
    """A Redis that keeps nothing on disk."""

    program = "redis"
    stopping = signal.SIGTERM
    crashing = signal.SIGKILL

    @property
    def url(self) -> str:
        """Where clients find it."""
        return f"redis://127.0.0.1:{self.port}/0"

    def _prepare(self) -> None:
        self.binary = have("Redis", REDIS, "redis-server", _find_redis)

    def _command(self) -> list[str]:
        command = [str(self.binary), "--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        return [*command, "--save", "", "--appendonly", "no"]

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as client:
                client.sendall(b"INFO server\r\n")
                # By its number, for another's Redis could have been quicker to take the port.
                return f"\r\nprocess_id:{self.pid}\r\n".encode() in client.recv(65536)
        except OSError:
            return False


@contextmanager
def fresh_database(url: str) -> Iterator[str]:
    """A new database on the server of `url`, dropped in the end even if somebody is still connected to it."""
    name = f"osselet_test_{secrets.token_hex(8)}"
    _execute(url, f"CREATE DATABASE {name} TEMPLATE template0")
    parts = urlsplit(url)
    query = f"?{parts.query}" if parts.query else ""
    try:
        yield f"{parts.scheme}://{parts.netloc}/{name}{query}"
    finally:
        _execute(url, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@contextmanager
def postgres_url() -> Iterator[str]:
    """A fresh database on the server the environment names, else on one of our own."""
    if given := os.environ.get(POSTGRES):
        try:
            _execute(given, "SELECT 1")
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unavailable(f"The PostgreSQL that {POSTGRES} names does not answer: {error}") from error
        with fresh_database(given) as url:
            yield url
    else:
        with PostgresServer() as server, fresh_database(server.url) as url:
            yield url


@contextmanager
def redis_url() -> Iterator[str]:
    """The Redis the environment names, which others may use as well, else one of our own."""
    if given := os.environ.get(REDIS):
        try:
            with redis.Redis.from_url(given, socket_timeout=10, socket_connect_timeout=10) as client:
                client.ping()
        except (redis.RedisError, ValueError) as error:
            raise Unavailable(f"The Redis that {REDIS} names does not answer: {error}") from error
        yield given
    else:
        with RedisServer() as server:
            yield server.url


@pytest.fixture(scope="session", name="postgres_url")
def _postgres_url() -> Iterator[str]:
    """A database for all tests of a worker; `database_url` is one for a test alone."""
    with _or_fail(postgres_url) as url:
        yield url


@pytest.fixture(name="database_url")
def _database_url(postgres_url: str) -> Iterator[str]:
    """An empty database for one test."""
    with fresh_database(postgres_url) as url:
        yield url


@pytest.fixture(scope="session", name="redis_url")
def _redis_url() -> Iterator[str]:
    """A Redis for all tests of a worker."""
    with _or_fail(redis_url) as url:
        yield url


@pytest.fixture(name="redis_server")
def _redis_server() -> Iterator[RedisServer]:
    """A Redis for one test, which may stop, kill and start it; always our own, for nobody stops another's."""
    with _or_fail(RedisServer) as server:
        yield server


@pytest.fixture(name="postgres_server")
def _postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL for one test, which may stop, kill and start it; always our own."""
    with _or_fail(PostgresServer) as server:
        yield server


@contextmanager
def _or_fail(make: Callable[[], AbstractContextManager[T]]) -> Iterator[T]:
    try:
        with make() as made:
            yield made
            return
    except Unavailable as error:
        reason = str(error)
    # Down here, for within the handler pytest would tell it twice.
    pytest.fail(reason, pytrace=False)


def _execute(url: str, statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    # In a thread, for the caller may itself run in an event loop.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()


def _find_postgres() -> Path | None:
    """The folder with initdb and postgres, newest version first."""
    folders: Iterable[Path] = sorted(POSTGRES_FOLDERS.glob("*/bin"), key=_version, reverse=True)
    if found := shutil.which("initdb"):
        folders = [Path(found).resolve().parent, *folders]
    for folder in folders:
        if all(os.access(folder / program, os.X_OK) for program in ("initdb", "postgres")):
            return folder
    return None


def _version(folder: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", folder.parent.name)]


def _find_redis() -> Path | None:
    found = shutil.which("redis-server")
    return Path(found) if found else None


def _account() -> pwd.struct_passwd | None:
    """Who runs the servers when we are root, for PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def main() -> int:
    """Installs what is missing and not named by the environment."""
    try:
        if not os.environ.get(POSTGRES):
            have("PostgreSQL", POSTGRES, "postgresql", _find_postgres)
        if not os.environ.get(REDIS):
            have("Redis", REDIS, "redis-server", _find_redis)
    except Unavailable as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
