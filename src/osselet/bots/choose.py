"""Bots by name."""

from pathlib import Path
from typing import Protocol

from osselet.core.dealers import check_seed
from osselet.core.errors import OptionError
from osselet.core.registry import find
from osselet.core.rng import below, stream
from osselet.table.seat import Move, Seat

BOTS = ("random",)
"""The names of all bots."""


class Bot(Protocol):
    """Plays a seat from what that seat holds."""

    def choose(self, seat: Seat) -> Move:
        """The move to play."""


class RandomBot:
    """Chooses among the legal moves, each equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = stream(check_seed(seed) % (1 << 63))

    def choose(self, seat: Seat) -> Move:
        """Any legal move."""
        moves = seat.moves()
        if not moves:
            raise OptionError(f"Seat {seat.number} has nothing to decide now.")
        return moves[below(self._rng, len(moves))]


def bot(game: str | Path, level: int | str = "random", seed: int | None = None) -> Bot:
    """A bot for a game; the same seed makes the same choices."""
    find(game)
    check_bot(level)
    return RandomBot(seed)


def check_bot(level: int | str) -> None:
    """Refuses a bot we do not have."""
    if level not in BOTS:
        raise OptionError(f"There is no bot {level!r}; we have {', '.join(BOTS)}.")
