"""Tuning the rules: is A or B fairer, and which way to set the options is fairest, at what price?"""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from osselet.bots.named_bots import BOTS, RANDOM, bot_name
from osselet.core.errors import OptionError
from osselet.core.options import show_options
from osselet.core.registry import Source, find
from osselet.lab.arena import usual_players
from osselet.lab.confidence import Interval
from osselet.lab.match import plainly
from osselet.lab.rule_trials import Played, RuleBench, Running, Trade, settings
from osselet.lab.study import Figure
from osselet.lab.task_pool import LocalPool, Progress
from osselet.lab.tuning import TimeIsUp, rounded
from osselet.search.playouts import SHARE
from osselet.search.random_games import check_games, check_seed

BATCH = 20
"""Games of each side between two looks."""
FINALISTS = 4
"""Ways to play that are compared in fresh games, the usual one among them."""
SEARCHED = 0.5
"""Part of the games for the search, where there is something to search."""
WATCHED, SKILLED, OTHER_LEVEL = 0.05, 0.15, 0.2
"""Parts of the games of a finalist, for tension, for skill and for another level; the rest says how fair it is."""
FRESH = 1 << 20
"""Deals from here on are played only after the search."""
USUAL_MINUTES = {True: 1.0, False: 10.0}
"""For "A or B?", and to make a game fair."""

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Duel:
    """A or B: what is known of either, and which is fairer if that is certain."""

    game: str
    players: int
    level: str
    seed: int
    games: int
    options: tuple[dict[str, Any], dict[str, Any]]
    sides: tuple[Running, Running]
    fairer: int | None
    """0 or 1 for the side whose furthest seat is less far from even, with 95 % confidence; None where it is open."""

    def as_json(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)


@dataclass(frozen=True)
class Fairness:
    """Ways to set the options: all that were tried, and the best of them in fresh games, the fairest first."""

    game: str
    players: int
    level: str
    other_level: str
    seed: int
    games: int
    tried: list[tuple[dict[str, Any], float, float]]
    """Options, how far off the furthest seat was, and decisions a game."""
    trades: list[Trade]
    usual: dict[str, Any]
    gain: Interval
    """How much less far off the fairest is than the usual way, in fresh games; its low end above 0 is certain."""

    def as_json(self) -> dict[str, Any]:
        """JSON-able."""
        return asdict(self)


def a_or_b(
    game: Source,
    options: Mapping[str, Any],
    versus: Mapping[str, Any],
    games: int | None = None,
    minutes: float = USUAL_MINUTES[True],
    players: int | None = None,
    level: str | int = 4,
    seed: int = 0,
    cores: int | None = None,
    progress: Tell = lambda done, total: None,
) -> Duel:
    """Plays both until one is fairer with 95 % confidence, or the games or minutes are over, or one stops it."""
    bench, first = _bench(game, options, players, level, seed, cores)
    second = plainly(bench.game, bench.players, {**options, **versus})[1]
    if _in_full(bench, first) == _in_full(bench, second):
        raise OptionError("A and B are the same; say with --versus which option differs.")
    sides = (Played(dict(first)), Played(dict(second)))
    until = time.monotonic() + 60 * minutes if games is None else None
    most = check_games(games) if games is not None else None
    fairer = None
    deal = 0

    def tick(done: int) -> None:
        if until is not None and time.monotonic() > until and sides[1].won:
            raise TimeIsUp

    try:
        while fairer is None and (most is None or 2 * deal < most):
            for at, side in enumerate(sides):
                bench.play(side, range(deal + at * FRESH, deal + at * FRESH + BATCH), tick)
            deal += BATCH
            fairer = _fairer(sides)
            progress(2 * deal, most or 0)
    except TimeIsUp:
        pass
    except KeyboardInterrupt:
        if not sides[1].won:
            raise
    known = (sides[0].running(0.025), sides[1].running(0.025))
    played = sum(len(side.won) for side in sides)
    return Duel(
        bench.game.id, bench.players, bench.level, seed, played, (sides[0].options, sides[1].options), known, fairer
    )


def _in_full(bench: RuleBench, options: Mapping[str, Any]) -> dict[str, Any]:
    return show_options(bench.game.read_options(options, bench.players), bench.players)


def _fairer(sides: tuple[Played, Played]) -> int | None:
    one, two = (side.running(0.025).off for side in sides)
    if one.high < two.low:
        return 0
    return 1 if two.high < one.low else None


def make_fair(
    game: Source,
    options: Mapping[str, Any] | None = None,
    games: int | None = None,
    minutes: float = USUAL_MINUTES[False],
    players: int | None = None,
    level: str | int = 4,
    seed: int = 0,
    cores: int | None = None,
    progress: Tell = lambda done, total: None,
) -> Fairness:
    """Searches the options left open for those that treat all seats alike, and shows what else they change.

    Rounds of games, of which the fairer half goes on; those left play fresh games, also at another level.
    """
    bench, given = _bench(game, options or {}, players, level, seed, cores)
    ways = [Played(one) for one in settings(bench.game, given)]
    if len(ways) < 2:
        raise OptionError(f"{bench.game.id} leaves no option open to be tuned.")
    usual = ways[0]
    budget = check_games(games) if games is not None else _affordable(bench, usual, minutes)
    spent = _Spent(budget, progress)
    searched = int(budget * SEARCHED) if len(ways) > FINALISTS else 0
    left = _searched(bench, ways, searched, spent) if searched else ways
    other_level = _other(bench.level)
    each = (budget - searched) // len(left)
    fresh = [_confirmed(bench, way.options, other_level, each, spent) for way in left]
    fresh.sort(key=lambda one: one[0].off)
    base, best = next(played for played, _ in fresh if played.options == usual.options), fresh[0][0]
    gain = _gain(base, best, len(left) - 1)
    tried = [(way.options, way.off, way.length.mean) for way in (ways if searched else [one for one, _ in fresh])]
    trades = [trade for _, trade in fresh]
    return Fairness(
        bench.game.id, bench.players, bench.level, other_level, seed, budget, tried, trades, usual.options, gain
    )


class _Spent:
    """Counts the games of many pieces of work for whoever watches."""

    def __init__(self, budget: int, tell: Tell) -> None:
        self._budget, self._tell, self._done, self._now = budget, tell, 0, 0

    def __call__(self, played: int) -> None:
        if played <= self._now:  # another piece of work has begun
            self._done += self._now
        self._now = played
        self._tell(min(self._done + played, self._budget), self._budget)


def _searched(bench: RuleBench, ways: list[Played], games: int, progress: Progress) -> list[Played]:
    """The fairest of many ways, the usual one always among them: after each round the fairer half goes on."""
    usual, left, deal = ways[0], ways, 0
    rounds = next(count for count in range(1, len(ways)) if len(ways) <= FINALISTS << count)
    for _ in range(rounds):
        each = max(2, games // rounds // len(left))
        for way in left:
            bench.play(way, range(deal, deal + each), progress)
        deal += each
        kept = sorted(left, key=lambda way: way.off)[: max(FINALISTS, (len(left) + 1) // 2)]
        left = kept if usual in kept else [*kept[:-1], usual]
    return left


def _gain(usual: Played, best: Played, others: int) -> Interval:
    """How much nearer to even the best of so many others is; they all had their chance, so each must be the surer."""
    apart = usual.resampled() - best.resampled()
    error = 0.05 / max(others, 1)
    low, high = (float(np.quantile(apart, part)) for part in (error / 2, 1 - error / 2))
    return Interval(usual.off - best.off, low, high)


def _confirmed(
    bench: RuleBench, options: dict[str, Any], other_level: str, games: int, progress: Progress
) -> tuple[Played, Trade]:
    """One way to play in fresh games, and what else it brings."""
    watched = max(2, int(games * WATCHED))
    skilled = max(2, int(games * SKILLED / bench.players))
    other_games = max(2, int(games * OTHER_LEVEL))
    rest = max(4, games - watched - skilled * bench.players - other_games)
    played, other = Played(options), Played(options)
    bench.play(played, range(FRESH, FRESH + rest), progress)
    bench.play(other, range(FRESH, FRESH + other_games), progress, other_level)
    drawn = played.resampled()
    low, high = (float(np.quantile(drawn, part)) for part in (0.025, 0.975))
    seats = [Figure.won([round(SHARE * one[seat]) for one in played.won], SHARE) for seat in range(bench.players)]
    return played, Trade(
        options,
        seats,
        Interval(played.off, min(low, played.off), max(high, played.off)),
        played.length,
        bench.tension(options, range(FRESH, FRESH + watched), progress),
        bench.skill(options, range(FRESH, FRESH + skilled), progress),
        other.off,
        len(played.won),
    )


def _bench(
    game: Source, options: Mapping[str, Any], players: int | None, level: str | int, seed: int, cores: int | None
) -> tuple[RuleBench, dict[str, Any]]:
    found = find(game)
    count, given = plainly(found, usual_players(found) if players is None else players, options)
    if count < 2:
        raise OptionError("Whether seats are treated alike needs a table with at least two of them.")
    return RuleBench(found, count, bot_name(level), check_seed(seed), LocalPool(cores)), given


def _affordable(bench: RuleBench, usual: Played, minutes: float) -> int:
    """How many games fit into so many minutes, to two digits."""
    trial = Played(usual.options)
    bench.play(trial, range(2 * FRESH, 2 * FRESH + 2))  # compiles
    started = time.monotonic()
    bench.play(trial, range(2 * FRESH + 2, 2 * FRESH + 10))
    games = int(60 * minutes / ((time.monotonic() - started) / 8))
    return max(20, rounded(games))


def _other(level: str) -> str:
    """A level that plays otherwise: two further down, or up where there are none."""
    at = BOTS.index(level)
    return BOTS[at - 2] if at > 2 else BOTS[at + 2] if level != RANDOM else BOTS[2]
