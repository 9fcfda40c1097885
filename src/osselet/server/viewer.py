"""Somebody who looks at a table through a socket."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from osselet.wire import messages

encode: Callable[[messages.Notice], bytes] = msgspec.json.Encoder().encode
"""A message as it goes over the wire."""


class Channel(Protocol):
    """Where messages go."""

    clogged: bool
    on_drain: Callable[[], None]

    def send(self, message: bytes) -> None:
        """Sends without waiting."""


class Viewer:
    """One socket: whom it looks as, and the way to it."""

    def __init__(self, channel: Channel, person: str | None, catch_up: Callable[[], None]) -> None:
        self._channel = channel
        self._catch_up = catch_up
        channel.on_drain = self._drained
        self.person = person
        self.name = ""
        self.seat: int | None = None
        self.token: str | None = None
        """What opened the seat, where the person did not."""
        self.lang = "en"
        self.sentences = False
        self.behind = False
        """Too slow: what it missed was dropped, and a fresh view is due."""

    def tell(self, notice: messages.Notice) -> None:
        """Sends a notice to this viewer alone."""
        self.put(encode(notice))

    def put(self, message: bytes) -> None:
        """Sends a message; never waits, and keeps nothing for who does not take it."""
        if self._channel.clogged:
            self.behind = True
        if not self.behind:
            self._channel.send(message)

    def _drained(self) -> None:
        if self.behind:
            self.behind = False
            self._catch_up()
