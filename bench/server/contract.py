"""What the driver has to know about a server, and no more: one small class each."""

from pathlib import Path
from typing import Protocol

from bench.server.running import Running
from bench.server.viewer import Door, Viewer

SEATS = 4
NOTHING, REFUSED, ALONE = -1, -2, -3
"""What a frame may say besides the number of a view; ALONE is a view after a move that nobody else is shown."""

Command = tuple[int, bytes]
"""The seat that moves and what it sends."""


class Peer(Protocol):
    """A server under load. Every method but `read` and `command` runs outside the measured time."""

    name: str
    ping: bytes
    """What a viewer sends who has had nothing to say for a while, if the protocol wants it."""

    stays: bool
    """May a viewer look at the next table through the same socket?"""

    def start(self, folder: Path) -> Running:
        """Starts the server as a process of its own, with a new folder for whatever it stores."""
        ...

    def open(self) -> list[Door]:
        """Opens a table with every seat taken and tells where its viewers connect.

        It is called from another thread too, but never twice at once: when a game has ended, the
        table needs a new one.
        """
        ...

    def read(self, viewer: Viewer, frame: bytes) -> int:
        """What a frame is: the number of the view in it, ALONE, NOTHING or REFUSED.

        Numbers rise with every move and are the same for all viewers of a table, the first view
        included. It may send what the protocol wants in return.
        """
        ...

    def command(self, viewers: list[Viewer]) -> Command | None:
        """A move at a table whose viewers all have the same view (`viewer.frame`), or None at the end of its game."""
        ...
