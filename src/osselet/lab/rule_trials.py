"""Playing a game by other rules: what each way to set its options does to seats, length, tension and skill."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from osselet.bots.named_bots import RANDOM
from osselet.core.game import Game
from osselet.core.options import Choice, Flag, Whole
from osselet.lab.betting import ERROR, running_interval, running_margin
from osselet.lab.confidence import Interval
from osselet.lab.match import Match, PlayedGame
from osselet.lab.simulate import Deals
from osselet.lab.study import MATTERS, Figure
from osselet.lab.task_pool import Progress, TaskPool, silent
from osselet.lab.win_chances import Watching
from osselet.search.playouts import SHARE

MOST_SETTINGS = 24
RESAMPLED = 400


def settings(game: Game, given: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The ways to set the options that are left open, the usual one first; those with fewest changes if there are many.

    A clock changes nothing for bots, and a number a seat has too many values to try.
    """
    values = {
        name: [value for value in option.samples if value != option.default]
        for name, option in game.declared.items()
        if isinstance(option, Choice | Flag | Whole) and name not in given and name != game.clock
    }
    found: list[dict[str, Any]] = []
    for count in range(len(values) + 1):
        for names in combinations(values, count):
            grid: list[dict[str, Any]] = [{}]
            for name in names:
                grid = [{**one, name: value} for one in grid for value in values[name]]
            found += grid
    return [{**given, **one} for one in found[:MOST_SETTINGS]]


@dataclass
class Played:
    """The games of one way to play: what each seat won of each, and how many decisions there were."""

    options: dict[str, Any]
    won: list[tuple[float, ...]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)

    def add(self, played: Sequence[PlayedGame]) -> None:
        """More games."""
        self.won += [tuple(share / SHARE for share in one.shares) for one in played]
        self.lengths += [len(one.decisions) for one in played]

    @property
    def shares(self) -> list[float]:
        """What each seat wins."""
        return [sum(column) / len(self.won) for column in zip(*self.won, strict=True)]

    @property
    def off(self) -> float:
        """How far the seat that is furthest from an even share is from it."""
        return _off(self.shares)

    @property
    def length(self) -> Figure:
        """Decisions a game."""
        return Figure.of([float(one) for one in self.lengths])

    def running(self, error: float = ERROR) -> "Running":
        """What is known whenever one looks, with this error in all."""
        each = error / (len(self.won[0]) + 1)
        seats = [running_interval(list(column), each) for column in zip(*self.won, strict=True)]
        even = 1 / len(seats)
        low = max(max(seat.low - even, even - seat.high, 0.0) for seat in seats)
        high = max(max(abs(seat.low - even), abs(seat.high - even)) for seat in seats)
        margin = running_margin([float(one) for one in self.lengths], each)
        return Running(seats, Interval(self.off, low, high), Figure(self.length.mean, margin))

    def resampled(self) -> "np.ndarray[Any, Any]":
        """How far off, in games drawn again from these: the same draws each time it is asked."""
        rng = np.random.default_rng(len(self.won))
        won = np.array(self.won)
        draws = rng.integers(0, len(won), (RESAMPLED, len(won)))
        return np.abs(won[draws].mean(axis=1) - 1 / won.shape[1]).max(axis=1)  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Running:
    """What may be said after any number of games: each seat's share, how far off the furthest is, decisions a game."""

    seats: list[Interval]
    off: Interval
    length: Figure


@dataclass(frozen=True)
class Trade:
    """What one way to play brings, in fresh games: fairness against length, tension and skill."""

    options: dict[str, Any]
    seats: list[Figure]
    off: Interval
    length: Figure
    tension: Figure
    """Decisions a game that matter, of a hundred."""
    skill: Figure
    """What one bot of the level wins among random players."""
    other_off: float
    """How far off at another level."""
    games: int

    def as_json(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)


class RuleBench:
    """Plays a game by any of its rules, all seats by bots of one level."""

    def __init__(self, game: Game, players: int, level: str, seed: int, workers: TaskPool) -> None:
        self.game, self.players, self.level, self.seed = game, players, level, seed
        self._workers = workers

    def play(self, played: Played, deals: range, progress: Progress = silent, level: str | None = None) -> None:
        """Adds games of these deals."""
        match = self._match(played.options, level or self.level)
        played.add(self._workers.run(Deals(match, traced=True), [(deal, 0) for deal in deals], progress))

    def tension(self, options: Mapping[str, Any], deals: range, progress: Progress = silent) -> Figure:
        """Of a hundred decisions, how many matter as a strong oracle sees them."""
        watched = self._workers.run(Watching(self._match(options, self.level)), list(deals), progress)
        parts = [
            100 * sum(glance.stake >= MATTERS for glance in one.glances) / len(one.glances)
            for one in watched
            if one.glances
        ]
        return Figure.of(parts) if parts else Figure(0.0, 0.0)

    def skill(self, options: Mapping[str, Any], deals: range, progress: Progress = silent) -> Figure:
        """What one bot of the level wins among random players, over all seats."""
        players = self.players
        match = Match(self.game, players, (self.level, *(RANDOM,) * (players - 1)), self.seed, options)
        tasks = [(deal, seat) for deal in deals for seat in range(players)]
        played = self._workers.run(Deals(match), tasks, progress)
        won = [sum(played[at + seat].shares[seat] for seat in range(players)) for at in range(0, len(played), players)]
        return Figure.won(won, SHARE * players)

    def _match(self, options: Mapping[str, Any], level: str) -> Match:
        return Match(self.game, self.players, (level,) * self.players, self.seed, options)


def _off(shares: Sequence[float]) -> float:
    return max(abs(share - 1 / len(shares)) for share in shares)
