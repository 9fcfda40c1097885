"""Somebody who looks at a table through a socket."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 100
"""Messages that may wait for a slow reader; then it gets a fresh view instead."""

Send = Callable[[dict[str, object]], Awaitable[None]]


class Viewer:
    """One socket: whom it looks as, and what waits to be sent."""

    def __init__(self, send: Send, person: str | None) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._some = asyncio.Event()
        self.person = person
        self.name = ""
        self.seat: int | None = None
        self.lang = "en"
        self.sentences = False
        self.behind = False
        """Too slow: what it missed was dropped, and a fresh view is due."""

    def put(self, text: str) -> None:
        """Sends a message as soon as the reader takes it; never waits."""
        if self.behind:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
        else:
            self._waiting.append(text)
        self._some.set()

    async def pump(self, catch_up: Callable[["Viewer"], Awaitable[None]]) -> None:
        """Sends until the socket closes."""
        while True:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self.behind:
                self.behind = False
                await catch_up(self)
                continue
            await self._some.wait()
            self._some.clear()
