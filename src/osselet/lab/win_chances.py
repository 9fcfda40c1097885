"""Watching games with a strong oracle: how the chances stand along the way, and which decisions matter."""

from collections.abc import Callable
from dataclasses import dataclass

from osselet.bots.decider import Decider
from osselet.bots.levels import LEVELS, STRONGEST
from osselet.core.registry import find
from osselet.lab.match import Match, PlayedGame, Players
from osselet.search.thought import Sight, Thought

GLANCES = 24
"""At how many decisions of a game the oracle looks, evenly spread."""


@dataclass(frozen=True)
class Glance:
    """What the oracle thinks at one decision, from what the seat to decide knows."""

    at: float
    """Where in the game, from 0 to 1."""
    seat: int
    outlook: tuple[float, ...]
    """The share each seat may expect."""
    stake: float
    """How much the best move promises more than one chosen blindly."""
    choices: int


@dataclass(frozen=True)
class Watched:
    """A game and what the oracle thought of it."""

    played: PlayedGame
    glances: tuple[Glance, ...]


@dataclass(frozen=True)
class Watching:
    """A job: its tasks are deals, played and watched."""

    match: Match

    def worker(self) -> Callable[[int], Watched]:
        """Watches one game after the other."""
        players, oracle = Players(self.match), Decider(find(self.match.game), LEVELS[STRONGEST])

        def watch(deal: int) -> Watched:
            whole = len(players.play(deal, traced=True).decisions)
            wanted = {round(at * (whole - 1) / (GLANCES - 1)) for at in range(GLANCES)}
            glances: list[Glance] = []

            def look(number: int, sight: Sight, offered: list[int]) -> None:
                if number in wanted and len(offered) > 1:
                    oracle.start(self.match.seed, deal * whole + number)
                    thought = oracle.think(sight)
                    glances.append(_glance(number / max(whole - 1, 1), sight.seat, thought, len(offered)))

            return Watched(players.play(deal, traced=True, watcher=look), tuple(glances))

        return watch


def _glance(at: float, seat: int, thought: Thought, choices: int) -> Glance:
    shares = [share for share, visits in zip(thought.shares, thought.visits, strict=True) if visits]
    stake = thought.shares[thought.best] - sum(shares) / len(shares)
    return Glance(at, seat, tuple(thought.outlook), max(stake, 0.0), choices)
