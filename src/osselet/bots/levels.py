"""Five levels in every game: they differ in budget, slips and foresight, not in sight."""

from dataclasses import dataclass

from osselet.core.game import Lean
from osselet.search.thought import DEEPEST, Effort


@dataclass(frozen=True)
class Level:
    """How a level plays, beside the game's own hints."""

    budget: float
    """Of the iterations the game gives its strongest level."""
    slips: int
    """Of a hundred moves, how many are made without a thought."""
    depth: int = DEEPEST
    """How many decisions deep the tree may grow."""

    def effort(self, lean: Lean) -> Effort:
        """What this level puts into a decision of a game."""
        return Effort(max(min(FEWEST, lean.iterations), round(lean.iterations * self.budget)), self.depth)


FEWEST = 12
"""Iterations with which even the weakest level thinks."""
LEVELS = {
    1: Level(0.004, slips=55, depth=1),
    2: Level(0.01, slips=40, depth=1),
    3: Level(0.03, slips=26, depth=2),
    4: Level(0.1, slips=13),
    5: Level(1.0, slips=0),
}
STRONGEST = max(LEVELS)
EVERY_HUNDRED = 100
