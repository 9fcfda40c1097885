"""A level with its memory: what decides, from a sight alone."""

from collections.abc import Callable

from osselet.bots.levels import EVERY_HUNDRED, Level
from osselet.core.game import Game, Lean
from osselet.core.rng import below, stream
from osselet.search.thought import Effort, Search, Sight, Thought


class Decider:
    """Decides for a level, from what one seat knows and nothing else. One a thread."""

    def __init__(
        self,
        game: Game,
        level: Level,
        plain: bool = False,
        effort: Effort | None = None,
        search: Callable[[Game, int], Search] | None = None,
        lean: Lean | None = None,
    ) -> None:
        self._effort = effort or level.effort(lean or game.lean)
        self._level = level
        self._thinker = (search or _thinker(plain, lean))(game, self._effort.iterations)
        self.start(0, 0)

    def start(self, seed: int, number: int) -> None:
        """Sets its random streams: of the search, and of its slips."""
        self._thinker.start(seed, 2 * number)
        self._slips = stream(seed, 2 * number + 1)

    def think(self, sight: Sight, seconds: float | None = None) -> Thought:
        """What each move is worth."""
        return self._thinker.think(sight, self._effort, seconds)

    def decide(self, sight: Sight, ids: list[int], seconds: float | None = None) -> int:
        """One of the listed moves: now and then any, else the best it finds."""
        if len(ids) == 1:
            return ids[0]
        if below(self._slips, EVERY_HUNDRED) < self._level.slips:
            return ids[below(self._slips, len(ids))]
        thought = self.think(sight, seconds)
        return thought.moves[thought.best]


def _thinker(plain: bool, lean: Lean | None) -> Callable[[Game, int], Search]:
    """The search of this machine, imported only where it is wanted: it needs NumPy."""
    from osselet.search.thinker import Thinker

    return lambda game, most: Thinker(game, most, plain, lean)
