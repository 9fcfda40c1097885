"""Who may command what, how often, and once only."""

from collections.abc import Callable

import msgspec

from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.server.limits import Bucket
from osselet.server.viewer import Viewer
from osselet.wire import messages
from osselet.wire.messages import LONGEST_FRAME

PATIENCE = 200
"""Messages too fast or without sense that a socket may send before it is closed."""

decode: Callable[[bytes], messages.Commands] = msgspec.json.Decoder(messages.Commands).decode


class Admission:
    """What one socket may still send."""

    def __init__(self, rate: float) -> None:
        self._bucket = Bucket(rate, 3 * rate)
        self._nonsense = 0

    def read(self, data: bytes) -> messages.Commands:
        """The command in a message, if it is one and does not come too fast."""
        code = "malformed"
        if not self._bucket.take():
            code = "too-fast"
        elif len(data) <= LONGEST_FRAME:
            try:
                return decode(data)
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
                pass
        self._nonsense += 1
        raise Refusal(code)

    @property
    def is_trying(self) -> bool:
        """Has it sent so much nonsense that it shall wait a little every time?"""
        return self._nonsense > PATIENCE // 2

    @property
    def is_exhausted(self) -> bool:
        """Has it sent so much nonsense that we do not listen any longer?"""
        return self._nonsense > PATIENCE


def check(room: Room, viewer: Viewer, command: messages.Asking) -> None:
    """May the viewer command this here? Asked again when it comes to that: somebody else may sit there by then."""
    if viewer.seat is None and not isinstance(command, messages.Say):
        raise Refusal("only-watching")
    if viewer.seat is None and not viewer.name:
        raise Refusal("no-name")
    if not room.admits(viewer.seat, viewer.person, viewer.token):
        raise Refusal("not-yours")


def key(viewer: Viewer, command: messages.Asking) -> str:
    """Under what a command is remembered. Spectators share no seat, so their ids are their own."""
    return f"{viewer.seat}:{command.id}" if viewer.seat is not None else f"None:{viewer.person}:{command.id}"


def was_done(room: Room, viewer: Viewer, command: messages.Asking) -> bool:
    """Is it a command sent again that was done before?"""
    return room.state.was_done(key(viewer, command))
