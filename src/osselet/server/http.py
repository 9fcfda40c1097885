"""HTTP as the server speaks it: Uvicorn's, but whoever opens a connection has to say in time what it is for."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from osselet.server.limits import Crowd

HEADERS_WITHIN = 10.0
"""Seconds for the head of a request, from the opening of the connection or from its first byte."""


LARGEST_HEAD = 65_536
"""Bytes of a head that is not whole yet; nothing that we are asked needs as many."""


class HttpProtocol(HttpToolsProtocol):
    """One connection. Half a head keeps it open no longer than none, and an address has only so many."""

    def __init__(self, crowd: Crowd | None, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._crowd, self._from = crowd, ""
        self._waiting: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes that came of a head."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has opened it."""
        super().connection_made(transport)
        if self._crowd is not None and self.client is not None:
            if not self._crowd.enter(self.client[0]):
                transport.abort()
                return
            self._from = self.client[0]
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which is counted as such."""
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Some of a request has come; who never ends its head has no more to say."""
        self._head += len(data)
        super().data_received(data)
        if self._waiting is None:
            self._head = 0
        elif self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        """The first bytes of a request have come."""
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(HEADERS_WITHIN, self._too_late)

    def _too_late(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._crowd is not None and self._from:
            self._crowd.leave(self._from)
            self._from = ""
