"""What to tell somebody who asks for a hint: a thought in an order that its own numbers bear out."""

from dataclasses import dataclass
from typing import Literal

from osselet.core.game import EXPECT, Game
from osselet.search.thought import Thought

TRUSTED = 4
"""A move tried less than this part of the most tried one has a share that luck has made: it is not put first."""
TOLD = 25
"""And one tried less than this part is not worth telling."""
SAME = 0.002
"""Shares of the victory that differ by no more than this are as good as equal where all moves met the same worlds."""
NEAR, NEARLY = 0.01, 0.06
"""Where each met its own luck: by no more than this, or by no more than this part of the better one."""


@dataclass(frozen=True)
class RankedMove:
    """A move, how often it was tried, and the share of the victory it promised."""

    move: int
    visits: int
    share: float


@dataclass(frozen=True)
class RankedMoves:
    """Moves, the one to play first, each promising no more than the one before it."""

    moves: list[RankedMove]
    even: int
    """How many of the first are as good as equal."""
    way: Literal["exact", "worlds", "tries"]
    """Worked out over all that chance can bring; each move tried in guessed worlds; or games thought through."""
    tries: int
    """How many worlds, or games."""


def advice(game: Game, thought: Thought) -> RankedMoves:
    """What to tell of a thought.

    A tree tries most often what it liked first, which need not be what proved best: the first here is the best of those
    tried often enough, and what seems even better by a few lucky tries is not told.
    """
    tried = [RankedMove(*one) for one in zip(thought.moves, thought.visits, thought.shares, strict=True)]
    most = max((one.visits for one in tried), default=0)
    worth = [one for one in tried if one.visits * TOLD >= most > 0]
    first = max((one for one in worth if one.visits * TRUSTED >= most), key=_rank, default=None)
    if first is None:
        return RankedMoves([], 0, "tries", 0)
    others = sorted((one for one in worth if one is not first and one.share <= first.share), key=_rank, reverse=True)
    ranked = [first, *others]
    expects = game.lean.method == EXPECT
    near = SAME if expects else max(NEAR, NEARLY * first.share)
    even = sum(first.share - one.share <= near for one in ranked)
    if not expects:
        return RankedMoves(ranked, even, "tries", sum(thought.visits))
    return RankedMoves(ranked, even, "exact" if game.lean.iterations == 1 else "worlds", most)


def _rank(one: RankedMove) -> tuple[float, int]:
    return one.share, one.visits
