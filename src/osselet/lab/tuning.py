"""Fitting the numbers in a game's hints by play.

One number after the other: its values meet in rounds of paired deals, of which the better half goes on; the last one
left is then compared with what the game had so far, in fresh deals, and stays only if it is better with 95 %
confidence. What is written by hand is left alone.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from statistics import fmean
from typing import Any

from osselet.core.errors import OptionError
from osselet.core.game import EXPECT, Game, Lean, no_value
from osselet.core.registry import Source, find
from osselet.core.tuned import LIMITS, hand_written, untuned
from osselet.lab.arena import usual_players
from osselet.lab.ladder import WEAKER, Rung, climb
from osselet.lab.task_pool import LocalPool, silent
from osselet.lab.trials import Bench, Gain, Results, changed
from osselet.search.random_games import check_games, check_seed

VALUES: dict[str, tuple[float, ...]] = {
    "careless": (0, 15, 35, 60),
    "exploring": (0.4, 1.0, 2.0, 4.0),
    "foresight": (-1, 0, 2, 6),
}
TIMES = (2, 4, 8)
"""The budget of the strongest level, times this; what would think too long is not tried."""
LONGEST = 2.0
"""Seconds that a decision may take."""
PART = 0.25
"""While numbers are fitted bots think this part of their budget: four times as many games say more than deep ones."""
CONFIRMED = 0.5
"""Of the games for a number, how many go into comparing it with what was there."""
CLIMBED = 0.2
"""Of all games, how many say in the end how strong level 5 is."""
FEWEST_DEALS = 4
"""A comparison of fewer deals says nothing."""
USUAL_MINUTES = 10.0

Tell = Callable[[int, int], None]


class TimeIsUp(Exception):
    """The minutes are over: what was found so far stays."""


@dataclass(frozen=True)
class Step:
    """One number that was tried: what it was, the best of the others, and what that brings."""

    name: str
    was: float
    best: float
    gain: Gain
    games: int

    @property
    def is_tried(self) -> bool:
        """Were there games enough to try others?"""
        return self.games > 0

    @property
    def stays(self) -> bool:
        """Is the new number better, with 95 % confidence?"""
        return self.best != self.was and self.gain.is_sure


@dataclass
class Tuning:
    """What was found, and how."""

    game: str
    players: int
    seed: int
    games: int
    """The budget: the same one finds the same on every machine, as long as decisions are quick enough there."""
    written: dict[str, float]
    """Hand-written, and left alone."""
    steps: list[Step] = field(default_factory=list)
    rungs: list[Rung] = field(default_factory=list)
    slowest: float = 0.0
    """Seconds of the slowest decision met."""
    played: int = 0
    stopped: bool = False
    """Before the budget was played."""

    @property
    def hints(self) -> dict[str, float]:
        """The numbers that are better than the usual ones."""
        return {step.name: step.best for step in self.steps if step.stays}

    @property
    def is_worth_keeping(self) -> bool:
        """Something was found, or looked for to the end: a run stopped early with nothing replaces no earlier one."""
        return bool(self.hints) or (not self.stopped and any(step.is_tried for step in self.steps))

    def as_json(self) -> dict[str, Any]:
        """The JSON of `osselet tune --json`; most of it also lies in the game's folder."""
        steps = [{**asdict(step), "stays": step.stays} for step in self.steps]
        return {**asdict(self), "steps": steps, "hints": self.hints}

    def found(self) -> dict[str, Any]:
        """What is kept beside the numbers: nothing that depends on the machine."""
        told = self.as_json()
        return {name: told[name] for name in ("players", "seed", "games", "stopped", "steps")}


def tune(
    game: Source,
    games: int | None = None,
    minutes: float = USUAL_MINUTES,
    players: int | None = None,
    seed: int = 0,
    cores: int | None = None,
    progress: Tell = lambda done, total: None,
    told: Callable[[Step], None] = lambda step: None,
) -> Tuning:
    """Fits what is not written by hand, in so many games or minutes; interrupted, it gives what it has so far."""
    plain = untuned(find(game))
    count = usual_players(plain) if players is None else players
    plain.read_options({}, count)
    if count < 2:
        raise OptionError("Bots are tuned against each other, at a table with at least two seats.")
    if not 0 < minutes <= 24 * 60:
        raise OptionError(f"'minutes' is a number above 0, at most a day's, not {minutes:g}.")
    if games is not None:
        games = check_games(games)
    return _Tuner(plain, count, check_seed(seed), games, minutes, LocalPool(cores), progress, told).run()


def open_numbers(game: Game) -> list[str]:
    """The numbers that can be fitted: not written by hand, and of use to the game's way of searching."""
    written = hand_written(game.lean)
    useful = [name for name in LIMITS if name not in written]
    if game.lean.method == EXPECT:
        return [name for name in useful if name == "iterations"]
    return [name for name in useful if name != "foresight" or game.lean.value is not no_value]


class _Tuner:
    """One run: it spends the games of its budget and notes what each number brought."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        games: int | None,
        minutes: float,
        workers: LocalPool,
        progress: Tell,
        told: Callable[[Step], None],
    ) -> None:
        self._game, self._workers, self._progress, self._told = game, workers, progress, told
        self._full = Bench(game, players, seed, workers)
        self._quick = self._full.thriftier(PART)
        self._lean = game.lean
        self._deal = 0
        self._spent = 0.0
        self._until = time.monotonic() + 60 * minutes if games is None else None
        self._an_iteration = 0.0
        self.found = Tuning(game.id, players, seed, games or 0, hand_written(game.lean))

    def run(self) -> Tuning:
        """All of it."""
        try:
            self._measure()
            names = open_numbers(self._game)
            whole = self.found.games * (1 - CLIMBED)
            for at, name in enumerate(names):
                step = self._fit(name, (whole - self._spent) / (len(names) - at))
                self.found.steps.append(step)
                self._lean = changed(self._lean, name, step.best) if step.stays else self._lean
                self._told(step)
            self._climb()
        except (KeyboardInterrupt, TimeIsUp):
            self.found.stopped = True
        return self.found

    def _measure(self) -> None:
        """A deal of what there is: how long decisions take, and how many games the minutes are good for."""
        self._play(self._quick, [self._lean], 1, 0.0)  # compiles
        started = time.monotonic()
        slowest = self._play(self._quick, [self._lean], 1, 0.0).slowest[self._lean]
        self._an_iteration = slowest / max(1, round(self._lean.iterations * PART))
        if self._until is not None:
            a_game = (time.monotonic() - started) / len(self._quick.tables)
            fit = max(0.0, self._until - time.monotonic()) / a_game
            self.found.games = max(1, rounded(fit))

    def _fit(self, name: str, games: float) -> Step:
        """The best value of one number, and what it brings; nothing is tried that the games are too few for."""
        now = getattr(self._lean, name)
        bench = self._full if name == "iterations" else self._quick
        others = self._iterations(now) if name == "iterations" else VALUES[name]
        # What there is comes first, so that it goes on where others are no better.
        leans = [self._lean, *(changed(self._lean, name, value) for value in others if value != now)]
        while len(leans) > 1 and games < self._least(bench, leans):
            leans.pop()  # the largest: what is dearest, where numbers are budgets
        if len(leans) == 1:
            return Step(name, now, now, Gain(0.0, 0.0), 0)
        cost = self._cost(bench, leans)
        deals = games / (cost * len(self._full.tables))
        before = self.found.played
        best = self._halve(bench, leans, deals * (1 - CONFIRMED), cost)
        value = getattr(best, name)
        if best == self._lean:
            return Step(name, now, value, Gain(0.0, 0.0), self.found.played - before)
        cost = self._cost(bench, [best, self._lean])
        results = self._play(bench, [best, self._lean], max(FEWEST_DEALS, int(deals * CONFIRMED / 2)), cost)
        return Step(name, now, value, results.gain(best, self._lean), self.found.played - before)

    def _least(self, bench: Bench, leans: list[Lean]) -> float:
        """The fewest games that tell these apart at all."""
        return 2 * FEWEST_DEALS * len(leans) * len(bench.tables) * self._cost(bench, leans)

    def _iterations(self, now: int) -> Iterator[int]:
        for times in TIMES:
            if now * times * self._an_iteration <= LONGEST:
                yield max(1, round(now * times))

    def _cost(self, bench: Bench, leans: list[Lean]) -> float:
        """What a game of these trials costs, a game while numbers are fitted being 1; its equal thinks as well."""
        usual = self._game.lean.iterations
        return fmean((lean.iterations + usual) / 2 / usual for lean in leans) * bench.part / PART

    def _halve(self, bench: Bench, leans: list[Lean], deals: float, cost: float) -> Lean:
        """Rounds of paired deals: the better half goes on, with all it has won so far."""
        won: dict[Lean, list[float]] = {lean: [] for lean in leans}
        rounds = (len(leans) - 1).bit_length()
        while len(leans) > 1:
            each = max(2, int(deals / rounds / len(leans)))
            results = self._play(bench, leans, each, cost)
            for lean in leans:
                won[lean] += results.won[lean]
            ranked = sorted(leans, key=lambda lean: -fmean(won[lean]))
            leans = ranked[: (len(leans) + 1) // 2]
        return leans[0]

    def _climb(self) -> None:
        """How strong the strongest level is with what was found."""
        tuned = replace(self._game, lean=self._lean)
        players, left = self.found.players, self.found.games - self._spent
        cost = self._lean.iterations / self._game.lean.iterations / PART / 2
        deals = max(FEWEST_DEALS, int(left / cost / players / len(WEAKER)))
        for weaker in WEAKER:
            rung = climb(tuned, weaker, players, deals, self.found.seed, self._deal, self._workers, self._ticking(cost))
            self._deal += deals
            self._spend(rung.games, cost)
            self.found.rungs.append(rung)

    def _play(self, bench: Bench, leans: list[Lean], deals: int, cost: float) -> Results:
        numbers = range(self._deal, self._deal + deals)
        results = bench.play(leans, numbers, self._ticking(cost) if cost else silent)
        self._deal += deals
        self._spend(len(leans) * deals * len(bench.tables), cost)
        self.found.slowest = max(self.found.slowest, *results.slowest.values())
        return results

    def _spend(self, games: int, cost: float) -> None:
        self._spent += games * cost
        self.found.played += games

    def _ticking(self, cost: float) -> Callable[[int], None]:
        def tick(done: int) -> None:
            spent = round(self._spent + done * cost)
            self._progress(min(spent, self.found.games), self.found.games)
            if self._until is not None and time.monotonic() > self._until:
                raise TimeIsUp

        return tick


def rounded(games: float) -> int:
    """To two digits, as one types it again."""
    size = int(10 ** max(0, len(str(int(games))) - 2))
    return int(games) // size * size
