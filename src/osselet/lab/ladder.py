"""Does the strongest level earn its name? One of it sits among weaker bots, in every seat of every deal."""

import time
from dataclasses import dataclass

from osselet.bots.levels import STRONGEST
from osselet.bots.named_bots import RANDOM
from osselet.core.game import Game
from osselet.lab.betting import running_interval
from osselet.lab.confidence import Interval
from osselet.lab.match import Match
from osselet.lab.simulate import Deals
from osselet.lab.task_pool import LocalPool, Progress, TaskPool, silent
from osselet.search.playouts import SHARE

BEST = f"level{STRONGEST}"
WEAKER = (RANDOM, "level3")
"""Whom it must beat."""
BATCH = 4
"""Deals between two looks."""
MOST_DEALS = 300


@dataclass(frozen=True)
class Rung:
    """One of the strongest level among weaker bots: its share of the victory, beside an even one."""

    weaker: str
    share: Interval
    even: float
    games: int

    @property
    def is_climbed(self) -> bool:
        """Is it better than they, with 95 % confidence?"""
        return self.share.low > self.even


def climb(
    game: Game,
    weaker: str,
    players: int,
    deals: int,
    seed: int = 0,
    first: int = 0,
    workers: TaskPool | None = None,
    progress: Progress = silent,
) -> Rung:
    """Plays so many deals of a seed, from the first on, with the strongest level in every seat."""
    won = won_by_deal(game, weaker, players, range(first, first + deals), seed, workers or LocalPool(), progress)
    return Rung(weaker, Interval.of(won, [SHARE * players] * deals), 1 / players, deals * players)


def climb_until_sure(game: Game, weaker: str, players: int, seconds: float, seed: int = 0) -> Rung:
    """Plays until it is better with 95 % confidence, or for so long; one may look at any time without being fooled."""
    workers, won = LocalPool(), list[float]()
    won_by_deal(game, weaker, players, range(1), seed, workers)  # compiles, before the clock starts
    until = time.monotonic() + seconds
    while True:
        deals = range(len(won), len(won) + BATCH)
        won += [one / SHARE / players for one in won_by_deal(game, weaker, players, deals, seed, workers)]
        rung = Rung(weaker, running_interval(won), 1 / players, len(won) * players)
        if rung.is_climbed or len(won) >= MOST_DEALS or time.monotonic() > until:
            return rung


def won_by_deal(
    game: Game,
    weaker: str,
    players: int,
    deals: range,
    seed: int,
    workers: TaskPool,
    progress: Progress = silent,
) -> list[int]:
    """What the strongest level won in each deal, over all seats."""
    match = Match(game, players, (BEST, *(weaker,) * (players - 1)), seed)
    played = workers.run(Deals(match), [(deal, seat) for deal in deals for seat in range(players)], progress)
    return [sum(played[at + seat].shares[seat] for seat in range(players)) for at in range(0, len(played), players)]
