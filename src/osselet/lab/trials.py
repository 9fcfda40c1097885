"""Trying other numbers in a game's hints: whoever tries them meets the same opponents in the same deals.

A trial sits at tables with a bot that has the game's usual hints and thinks as long, with a level 3 and with a random
bot, in every seat; so what it wins says how it does against all of them. Trials of one deal are paired.
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev

from osselet.bots.decider import Decider
from osselet.bots.levels import LEVELS, STRONGEST
from osselet.bots.named_bots import RANDOM
from osselet.core.game import Game, Lean
from osselet.lab.confidence import Z
from osselet.lab.match import Match, Players
from osselet.lab.task_pool import Progress, TaskPool, silent
from osselet.search.playouts import SHARE
from osselet.search.thought import Effort, Sight, Thought

BEST = f"level{STRONGEST}"
PANEL = (BEST, "level3", RANDOM)
"""Whom a trial meets."""


@dataclass(frozen=True)
class Gain:
    """How much more of the victory one brings than the other, with 95 % confidence; from paired deals."""

    mean: float
    margin: float

    @staticmethod
    def of(differences: Sequence[float]) -> "Gain":
        """Few deals are never sure: Student's factor, and nothing at all from a single one."""
        count = len(differences)
        if count < 2:
            return Gain(fmean(differences) if differences else 0.0, 1.0)
        factor = Z + (Z**3 + Z) / (4 * (count - 1)) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * (count - 1) ** 2)
        return Gain(fmean(differences), min(1.0, factor * stdev(differences) / math.sqrt(count)))

    @property
    def is_sure(self) -> bool:
        """Is it more than nothing, with 95 % confidence?"""
        return self.mean - self.margin > 0


@dataclass(frozen=True)
class Task:
    """One game: the number of the deal, who sits where, which seat is the trial's, and what it tries."""

    deal: int
    seats: tuple[str, ...]
    seat: int
    lean: Lean


@dataclass(frozen=True)
class Tried:
    """What a trial won, in sixtieths, and how long it thought about its longest decision."""

    won: int
    slowest: float


class _Timed(Decider):
    """A decider that knows how long its slowest thought took this thread."""

    slowest = 0.0

    def think(self, sight: Sight, seconds: float | None = None) -> Thought:
        started = time.thread_time()
        thought = super().think(sight, seconds)
        self.slowest = max(self.slowest, time.thread_time() - started)
        return thought


@dataclass(frozen=True)
class Trials:
    """A job: its tasks are games of one trial each. Both it and its equal on the panel think a part of their budget."""

    match: Match
    game: Game
    part: float

    def worker(self) -> Callable[[Task], Tried]:
        """Plays one game after the other."""
        players = Players(self.match)
        deciders: dict[Lean, _Timed] = {}

        def decider(lean: Lean) -> _Timed:
            if lean not in deciders:
                effort = Effort(max(1, round(lean.iterations * self.part)))
                deciders[lean] = _Timed(self.game, LEVELS[STRONGEST], effort=effort, lean=lean)
            return deciders[lean]

        def play(task: Task) -> Tried:
            trial, equal = decider(task.lean), decider(self.game.lean)
            trial.slowest = 0.0
            guests: dict[int, Decider] = {at: equal for at, bot in enumerate(task.seats) if bot == BEST}
            guests[task.seat] = trial
            played = players.play_as(task.seats, task.deal, guests=guests)
            return Tried(played.shares[task.seat], trial.slowest)

        return play


def tables(players: int) -> list[tuple[tuple[str, ...], int]]:
    """Who sits where in a deal, and the seat of the trial: it sits in every seat, with all of the panel."""
    others = players - 1
    groups = [PANEL * 2] if others >= len(PANEL) else [PANEL[at:] + PANEL[:at] for at in range(len(PANEL))]
    found = []
    for group in groups:
        row = (BEST, *group[:others])
        found += [(row[players - seat :] + row[: players - seat], seat) for seat in range(players)]
    return found


class Bench:
    """Plays trials, deal after deal: no deal serves twice unless one asks for it by its number."""

    def __init__(self, game: Game, players: int, seed: int, workers: TaskPool, part: float = 1.0) -> None:
        self.game, self.players, self.part = game, players, part
        self._workers = workers
        self._match = Match(game, players, (BEST,) * players, seed)
        self.tables = tables(players)

    def thriftier(self, part: float) -> "Bench":
        """The same deals by trials that think this part of their budget."""
        return Bench(self.game, self.players, self._match.seed, self._workers, part)

    def play(self, leans: Sequence[Lean], deals: Sequence[int], progress: Progress = silent) -> "Results":
        """What each lean won in each of the deals, as a share of one victory."""
        tasks = [Task(deal, *table, lean) for deal in deals for lean in leans for table in self.tables]
        played = self._workers.run(Trials(self._match, self.game, self.part), tasks, progress)
        size = len(self.tables)
        won: dict[Lean, list[float]] = {lean: [] for lean in leans}
        slowest: dict[Lean, float] = dict.fromkeys(leans, 0.0)
        for at in range(0, len(tasks), size):
            lean, games = tasks[at].lean, played[at : at + size]
            won[lean].append(sum(game.won for game in games) / SHARE / size)
            slowest[lean] = max(slowest[lean], *(game.slowest for game in games))
        return Results(won, slowest)


@dataclass(frozen=True)
class Results:
    """What came out of trials: shares of the victory deal by deal, and the slowest thought of each in seconds."""

    won: dict[Lean, list[float]]
    slowest: dict[Lean, float]

    def gain(self, lean: Lean, over: Lean) -> Gain:
        """What one brings more than the other."""
        return Gain.of([a - b for a, b in zip(self.won[lean], self.won[over], strict=True)])


def changed(lean: Lean, name: str, number: float) -> Lean:
    """The same hints with one other number."""
    numbers: dict[str, float] = {name: number}
    return replace(lean, **numbers)  # type: ignore[arg-type]
