"""How workers tell each other that a table went on. Messages may be lost, doubled or late: versions heal that."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from osselet.core.extras import require
from osselet.server.standing import Standing, steadily

RETRY = 1.0
CHANNEL = "osselet"
DOWN = "news between workers comes late"
Heard = Callable[[str, int], None]
"""Called with a table and the number of its latest entry."""


class Bus(Protocol):
    """Between workers."""

    scatters: bool
    """May those who look at a table be at several workers?"""
    standing: Standing

    async def start(self, heard: Heard) -> None:
        """Begins to listen."""

    def publish(self, table: str, seq: int) -> None:
        """Tells the others, soon and perhaps."""

    async def close(self) -> None:
        """Stops."""


class Alone:
    """The bus of a worker that is alone."""

    scatters = False

    def __init__(self) -> None:
        self.standing = Standing("Nobody else")

    async def start(self, heard: Heard) -> None:
        """There is nobody to listen to."""

    def publish(self, table: str, seq: int) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Nothing to stop."""


class Notify:
    """PostgreSQL's own notices: the writer sends them with the commit, here we listen."""

    scatters = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._task: asyncio.Task[None] | None = None
        self.standing = Standing("The notices of PostgreSQL")

    async def start(self, heard: Heard) -> None:
        """Listens for ever, and again after a break."""
        self._task = asyncio.create_task(steadily(partial(self._listen, heard)), name="osselet-bus")

    async def _listen(self, heard: Heard) -> None:
        import asyncpg

        def hear(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            _tell(heard, payload)

        while True:
            try:
                connection = await asyncpg.connect(self._url)
                try:
                    await connection.add_listener(CHANNEL, hear)
                    self.standing.got_well()
                    while not connection.is_closed():
                        await connection.execute("SELECT 1")
                        await asyncio.sleep(5)
                finally:
                    await connection.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                self.standing.fell_ill(DOWN, error)
            await asyncio.sleep(RETRY)

    def publish(self, table: str, seq: int) -> None:
        """The writer has done it."""

    async def close(self) -> None:
        """Stops listening."""
        await _stop(self._task)


class Redis:
    """A channel of Redis."""

    scatters = True

    def __init__(self, url: str) -> None:
        require("redis")
        from redis.asyncio import Redis as Client

        self._client: Any = Client.from_url(url, socket_connect_timeout=2, socket_timeout=2)
        self.standing = Standing("Redis")
        self._waiting: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        """Listens and tells for ever, and again after a break."""
        self._tasks = [
            asyncio.create_task(steadily(partial(self._listen, heard)), name="osselet-bus"),
            asyncio.create_task(steadily(self._send), name="osselet-bus-send"),
        ]

    async def _listen(self, heard: Heard) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.standing.got_well()
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
                        if message is not None:
                            _tell(heard, message["data"].decode())
            except (RedisError, OSError, TimeoutError) as error:
                self.standing.fell_ill(DOWN, error)
            await asyncio.sleep(RETRY)

    async def _send(self) -> None:
        from redis.exceptions import RedisError

        while True:
            payload = await self._waiting.get()
            try:
                await self._client.publish(CHANNEL, payload)
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(RETRY / 10)

    def publish(self, table: str, seq: int) -> None:
        """Tells the others; what does not fit into the queue is lost, and healed."""
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(f"{table} {seq}")

    async def close(self) -> None:
        """Stops."""
        for task in self._tasks:
            await _stop(task)
        with contextlib.suppress(Exception):
            await self._client.aclose()


def _tell(heard: Heard, payload: str) -> None:
    table, _, seq = payload.partition(" ")
    if seq.isdecimal():
        heard(table, int(seq))


async def _stop(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
