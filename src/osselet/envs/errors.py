"""What goes wrong between a program and a game."""

from typing import Any, Literal, get_args

from osselet.core.errors import OptionError, OsseletError

Illegal = Literal["end", "replace", "raise"]
"""What an illegal action does: it ends the game, a random legal one is played instead, or it raises."""


class IllegalAction(OsseletError, ValueError):
    """An action that is not legal now, or no action of this game at all; nothing has happened."""


def check_illegal(illegal: Any) -> Illegal:
    """What an illegal action does, if we know it."""
    if illegal not in get_args(Illegal):
        raise OptionError(f"'illegal' takes {', '.join(get_args(Illegal))}, not {illegal!r}.")
    found: Illegal = illegal
    return found
