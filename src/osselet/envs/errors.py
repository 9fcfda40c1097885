"""What goes wrong between a program and a game."""

from osselet.core.errors import OsseletError


class IllegalAction(OsseletError, ValueError):
    """An action that is not legal now, or no action of this game at all; nothing has happened."""
