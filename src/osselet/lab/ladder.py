"""Does the strongest level earn its name? One of it sits among weaker bots, in every seat of every deal."""

from collections.abc import Iterator
from dataclasses import dataclass

from osselet.bots.levels import STRONGEST
from osselet.bots.named_bots import RANDOM
from osselet.core.game import Game
from osselet.lab.confidence import Interval
from osselet.lab.match import Match, PlayedGame
from osselet.lab.simulate import Deals
from osselet.lab.task_pool import LocalPool, Progress, TaskPool, silent
from osselet.search.playouts import SHARE

BEST = f"level{STRONGEST}"
WEAKER = (RANDOM, "level3")
"""Whom it must beat."""


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
    match = Match(game, players, (BEST, *(weaker,) * (players - 1)), seed)
    tasks = [(deal, seat) for deal in range(first, first + deals) for seat in range(players)]
    played = (workers or LocalPool()).run(Deals(match), tasks, progress)
    return rung(weaker, players, list(won_by_deal(played, players)))


def won_by_deal(played: list[PlayedGame], players: int) -> Iterator[int]:
    """What the rotated bot won in each deal, over all seats."""
    for at in range(0, len(played), players):
        yield sum(played[at + seat].shares[seat] for seat in range(players))


def rung(weaker: str, players: int, won: list[int]) -> Rung:
    """From what was won in each deal."""
    return Rung(weaker, Interval.of(won, [SHARE * players] * len(won)), 1 / players, len(won) * players)
