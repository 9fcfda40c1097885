"""Seeds by the book: given ones are taken, and without any the system gives one, once."""

import secrets
from collections.abc import Mapping
from typing import Any

from osselet.core.errors import OptionError
from osselet.core.game import Game
from osselet.core.options import whole

MOST = (1 << 63) - 1


def check_seed(seed: Any) -> int:
    """A seed that environments take."""
    number = whole(seed)
    if number is None or not 0 <= number <= MOST:
        raise OptionError(f"A seed is a whole number from 0 to {MOST}, not {seed!r}.")
    return number


def check_reset(options: Any, game: Game) -> None:
    """Options given to a reset do nothing, as many environments have it; those of the game would be missed."""
    for name in game.declared:
        if isinstance(options, Mapping) and name in options:
            raise OptionError(f"{name!r} belongs to the environment: give it when that is made, not to a reset.")


class Seeds:
    """What a reset starts from."""

    def __init__(self) -> None:
        self._started = False

    def next(self, seed: int | None) -> int | None:
        """The seed of a reset; None where the stream of the last one goes on."""
        if seed is None and self._started:
            return None
        self._started = True
        return secrets.randbits(62) if seed is None else check_seed(seed)
