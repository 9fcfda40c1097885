"""A real server for tests, in a thread of its own behind a real socket, and raw lines to it that keep every byte."""

import asyncio
import contextlib
import http.client
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from osselet.server.limits import Limits
from osselet.server.serve import Server, config
from osselet.server.settings import Settings
from osselet.server.worker import Worker
from osselet.server.worker_links import WorkerLinks

PATIENCE = 40.0
"""Seconds after which a test gives up on the server: it hangs."""


class Host:
    """One worker on a free port; stops when the block ends."""

    def __init__(self, folder: Path, links: WorkerLinks | None = None, **settings: Any) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        database = f"sqlite:///{folder / 'osselet.db'}"
        self.settings = Settings(**{"port": self.port, "database": database, "pause": 0.01, "log": "error", **settings})
        self.worker = Worker(self.settings, links)
        self.server = Server(config(self.worker, self.settings), self.worker)
        self._thread = threading.Thread(target=self.server.run, args=([self._listening],), name="osselet-host")

    def __enter__(self) -> Self:
        self._thread.start()
        self.wait(lambda: self.server.started or not self._thread.is_alive())
        assert self.server.started
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive()

    @staticmethod
    def wait(holds: Callable[[], bool]) -> None:
        """Until something holds in the server."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end
            time.sleep(0.002)

    def without_limits(self) -> Self:
        """For tests that ask more than people do."""
        worker = self.worker
        worker.limits = Limits(msgspec.structs.replace(worker.settings, limits=0.0), worker.origins)
        return self

    def watched(self, table: str) -> "Watching":
        """Somebody looks at a table as long as a block lasts: bots alone play only then."""
        return Watching(self.port, table)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def device(self, name: str | None = None) -> "Caller":
        """A device, of somebody with this name."""
        caller = Caller(self.port)
        if name is not None:
            assert caller.post("/api/me", {"name": name}).status == 200
        return caller


class Answer(NamedTuple):
    """What came back, byte by byte."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key.lower() == name), None)


class Caller:
    """A device with its cookie and one connection."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port, self.cookie = port, cookie
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._connection.close()

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """A request; bytes go as they are, anything else as JSON."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent.setdefault("cookie", self.cookie)
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        if data is not None:
            sent.setdefault("content-type", "application/json")
        try:
            self._connection.request(method, path, data, sent)
            answer = self._connection.getresponse()
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            self._connection.close()
            self._connection.request(method, path, data, sent)
            answer = self._connection.getresponse()
        found = Answer(answer.status, answer.getheaders(), answer.read())
        if given := found.header("set-cookie"):
            self.cookie = given.partition(";")[0]
        return found

    def get(self, path: str, **headers: str) -> Answer:
        return self.call("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.call("POST", path, body, **headers)

    def lay(self, game: str, others: int, **more: Any) -> dict[str, Any]:
        """A table at which I have the first seat and the others are open."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(others))]
        laid = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert laid.status == 201, laid
        table: dict[str, Any] = laid.data["table"]
        table["token"] = laid.data["seats"][0]["token"]
        return table

    def sit(self, table: str) -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/sit", {})
        assert answer.status == 200, answer
        seated: dict[str, Any] = answer.data
        return seated


class Line:
    """A socket that keeps every frame; use it in `async with`."""

    def __init__(self, port: int, cookie: str = "", **headers: str) -> None:
        self._url = f"ws://127.0.0.1:{port}/api/socket"
        self._headers = {**({"cookie": cookie} if cookie else {}), **headers}
        self._ids = itertools.count(1)
        self.frames: list[bytes] = []
        self.beat: dict[str, Any] | None = None
        self.version = 0
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        self.socket = await connect(
            self._url,
            additional_headers=self._headers,
            max_size=1 << 22,
            max_queue=None,  # who does not read must not hold up anything else
            compression=None,
            proxy=None,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, message: Any) -> None:
        """Texts and bytes go as they are, anything else as JSON."""
        await self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        raw = await _in_time(self.socket.recv(decode=False))
        self.frames.append(raw)
        notice: dict[str, Any] = json.loads(raw)
        if notice["type"] not in ("ack", "welcome") and "version" in notice:
            self.version = notice["version"]
        if notice["type"] == "beat":
            self.beat = notice
        return notice

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message for which this holds."""
        while not holds(notice := await self.receive()):
            pass
        return notice

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer."""
        asked = fields.setdefault("id", f"c{next(self._ids)}")
        if kind in ("play", "undo"):
            fields.setdefault("version", self.version)
        await self.send({"type": kind, **fields})
        return await self.until(lambda notice: notice.get("id") == asked)

    async def hello(self, table: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Looks at a table; returns the welcome or the refusal, with all that follows it read."""
        await self.send({"type": "hello", "table": table, "seat": seat, **more})
        answer = await self.until(lambda notice: notice["type"] in ("welcome", "refused"))
        await self.settle()
        return answer

    async def settle(self) -> None:
        """Everything the server had for us until now has come."""
        await self.send({"type": "ping"})
        await self.until(lambda notice: notice["type"] == "pong")

    async def closed(self) -> int | None:
        """Reads to the end; the code with which the server closes."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as end:
            return None if end.rcvd is None else end.rcvd.code


class Watching:
    """A spectator in a thread."""

    def __init__(self, port: int, table: str) -> None:
        self._line, self._table = Line(port), table
        self._looks, self._leaves = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._look()), name="osselet-watching")

    async def _look(self) -> None:
        async with self._line as line:
            await line.hello(self._table)
            self._looks.set()
            while not self._leaves.is_set():
                await asyncio.sleep(0.01)

    def __enter__(self) -> None:
        self._thread.start()
        assert self._looks.wait(PATIENCE)

    def __exit__(self, *_: object) -> None:
        self._leaves.set()
        self._thread.join(PATIENCE)


async def _in_time(awaited: Any) -> Any:
    async with asyncio.timeout(PATIENCE):
        return await awaited


@contextlib.contextmanager
def hosted(folder: Path, links: WorkerLinks | None = None, **settings: Any) -> Iterator[Host]:
    """A host that lets tests ask as fast as they can."""
    with Host(folder, links, **{"rate": 1e9, "sockets": 1000, **settings}) as host:
        yield host.without_limits()


def problem(answer: Answer, status: int, code: str) -> None:
    """The request was refused in order."""
    assert (answer.status, answer.data["code"]) == (status, code), answer
    assert answer.data["reason"]
    assert answer.header("content-type") == "application/json"
