"""Somebody who looks at a table through a socket."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

MOST_WAITING = 100
"""Messages that may wait for a slow reader; then it gets a fresh view instead."""

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]


class Viewer:
    """One socket: whom it looks as, and what waits to be sent."""

    def __init__(self, send: Send, person: str | None, catch_up: Callable[[], Awaitable[None]]) -> None:
        self._send = send
        self._catch_up = catch_up
        self._waiting: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.person = person
        self.name = ""
        self.seat: int | None = None
        self.token: str | None = None
        """What opened the seat, where the person did not."""
        self.lang = "en"
        self.sentences = False
        self.behind = False
        """Too slow: what it missed was dropped, and a fresh view is due."""

    def put(self, text: str) -> None:
        """Sends a message, at once if the reader takes it; never waits."""
        if self.behind:
            return
        if self._sending is None:
            self._begin(text)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
        else:
            self._waiting.clear()
            self.behind = True

    def _begin(self, text: str) -> None:
        """Sends as far as that goes without waiting: nearly always all of it, and a task a message saved."""
        sending = self._send({"type": "websocket.send", "text": text})
        try:
            waited = sending.send(None)
        except StopIteration:
            return
        except Exception:
            return  # the socket is closed, as whoever listens to it will find out
        self._sending = asyncio.create_task(self._go_on(_Begun(sending, waited)))

    async def _go_on(self, begun: "_Begun") -> None:
        """The reader is slow: sends what waits as it takes it."""
        try:
            await begun
            while self._waiting or self.behind:
                while self._waiting:
                    await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
                if self.behind:
                    self.behind = False
                    await self._catch_up()
        except Exception:
            self._waiting.clear()
        finally:
            self._sending = None

    def close(self) -> None:
        """Sends nothing more."""
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()


class _Begun:
    """A coroutine that was begun outside a task and waits for something: awaiting this goes on with it."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waited: Any) -> None:
        self._coroutine, self._waited = coroutine, waited

    def __await__(self) -> Generator[Any, Any, None]:
        waited = self._waited
        while True:
            try:
                try:
                    answer = yield waited
                except BaseException as error:
                    waited = self._coroutine.throw(error)
                else:
                    waited = self._coroutine.send(answer)
            except StopIteration:
                return
