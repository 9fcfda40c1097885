"""What the conformance suite may use: no card is lost, and all worlds of a small position."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from osselet.core import Ints, rule
from osselet.core.state import copy

from .secrets import holds, may_hold
from .state import DONE, PACK, SHOWN, STOCK, OhHell


@rule
def cards(s: OhHell, counts: Ints) -> int:
    """Every trick is somebody's, or still to be played."""
    total = s.left + 0
    for seat in range(s.players):
        total += s.tricks[seat]
    counts[0] = total - s.size
    return 1


def worlds(s: OhHell, seat: int, limit: int) -> Iterator[tuple[Any, int]] | None:
    """Every way the hidden cards may lie that agrees with the suits nobody has, all equally likely."""
    others = (
        [] if s.phase in (SHOWN, DONE) else [other for other in range(s.players) if other != seat and holds(s, other)]
    )
    unseen = sum(1 for card in range(PACK) if s.where[card] == STOCK)
    ways = 1
    for other in others:
        ways *= comb(unseen, holds(s, other))
        unseen -= holds(s, other)
    return _worlds(s, others) if ways <= limit else None


def _worlds(s: OhHell, others: list[int]) -> Iterator[tuple[Any, int]]:
    if not others:
        yield s, 1
        return
    first, *rest = others
    for held in combinations([card for card in range(PACK) if may_hold(s, first, card)], holds(s, first)):
        world = copy(s)
        for card in held:
            world.where[card] = first
        yield from _worlds(world, rest)
