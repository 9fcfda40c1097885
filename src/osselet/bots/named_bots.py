"""Bots by name."""

import math
from collections.abc import Callable
from contextlib import suppress
from numbers import Real
from typing import Any, Protocol

from osselet.bots.decider import Decider
from osselet.bots.levels import LEVELS, Level
from osselet.core.dealers import check_seed
from osselet.core.errors import OptionError
from osselet.core.game import Game
from osselet.core.options import whole
from osselet.core.registry import Source, find
from osselet.core.rng import below, stream
from osselet.search.thought import Search, Sight, Thought
from osselet.table.seat import Move, Seat

RANDOM = "random"
BOTS = (RANDOM, *(f"level{number}" for number in LEVELS))
"""The names of all bots."""


class Bot(Protocol):
    """Plays a seat from what that seat holds."""

    def choose(self, seat: Seat) -> Move:
        """The move to play."""


class RandomBot:
    """Chooses among the legal moves, each equally likely; made for one game, or for any."""

    def __init__(self, seed: int | None = None, game: Game | None = None) -> None:
        self._game = game
        self._rng = stream(check_seed(seed) % (1 << 63))

    def choose(self, seat: Seat) -> Move:
        """Any legal move."""
        moves = _to_decide(seat, self._game)
        return moves[below(self._rng, len(moves))]


class SearchBot:
    """A level at a table. With `seconds` it never thinks longer than that about a move."""

    def __init__(
        self,
        game: Game,
        level: Level,
        seed: int | None = None,
        seconds: float | None = None,
        search: Callable[[Game, int], Search] | None = None,
    ) -> None:
        self._game = game
        self.seconds = _check_seconds(seconds)
        """How long it may think about a move."""
        self._decider = _decider(game, level, check_seed(seed) % (1 << 63), seconds is not None, search)

    def choose(self, seat: Seat) -> Move:
        """The best move it finds, or now and then a slip."""
        moves = _to_decide(seat, self._game)
        move = self._decider().decide(_sight(seat), [move.id for move in moves], self.seconds)
        return next(found for found in moves if found.id == move)

    def think(self, seat: Seat) -> Thought:
        """What it thinks of each move, for hints and reviews."""
        _to_decide(seat, self._game)
        return self._decider().think(_sight(seat), self.seconds)


def _decider(
    game: Game, level: Level, seed: int, live: bool, search: Callable[[Game, int], Search] | None
) -> Callable[[], Decider]:
    """What gives what to think with now: a search of the caller's, or the compiled one as soon as there is one."""
    if search is None:
        from osselet.bots.background_compile import BotUntilCompiled

        return BotUntilCompiled(game, level, seed, live).decider
    found = Decider(game, level, search=search)
    found.start(seed, 0)
    return lambda: found


def _sight(seat: Seat) -> Sight:
    return Sight.of(seat.engine.game, seat.engine.players, seat.number, seat.state)


def _check_seconds(seconds: Any) -> float | None:
    """A time as Python's own number, whoever's it was."""
    if seconds is None:
        return None
    if not isinstance(seconds, bool) and isinstance(seconds, Real):
        with suppress(OverflowError):  # a whole number may be too large
            number = float(seconds)
            if 0 < number < math.inf:
                return number
    raise OptionError(f"'seconds' is a number above 0, or None for as long as it takes, not {seconds!r}.")


def _to_decide(seat: Any, game: Game | None) -> list[Move]:
    """What a seat may do now; refuses what is no seat, or not one of the bot's game."""
    if not isinstance(seat, Seat):
        given = type(seat).__name__
        raise OptionError(f"A bot chooses for a seat, such as table.seat(table.actor), and this is a {given}.")
    if game is not None and seat.engine.game.state is not game.state:
        raise OptionError(f"This bot plays {game.id}, and the seat is one of {seat.engine.game.id}.")
    moves = seat.moves()
    if not moves:
        raise OptionError(f"Seat {seat.number} has nothing to decide now.")
    return moves


def bot(game: Source, level: int | str = RANDOM, seed: int | None = None, seconds: float | None = None) -> Bot:
    """A bot for a game: `random`, or a level from 1 to 5. The same seed makes the same choices.

    At a live table `seconds` caps how long it thinks; then its choices may depend on the machine.
    """
    found, name = find(game), bot_name(level)
    if name == RANDOM:
        _check_seconds(seconds)
        return RandomBot(seed, found)
    return SearchBot(found, LEVELS[level_number(name)], seed, seconds)


def level_number(name: str) -> int:
    """The number of a level, 0 for `random`."""
    return BOTS.index(name)


def bot_name(level: Any) -> str:
    """The name of a bot given by name or by number, also one written as text; refuses one we do not have."""
    if isinstance(level, str) or whole(level) is not None:
        for name in BOTS:
            if name in (level, f"level{level}"):
                return name
    raise OptionError(f"There is no bot {level!r}; we have {', '.join(BOTS)}.")
