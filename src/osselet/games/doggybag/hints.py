"""Hints for bots: how likely a heist comes through without a black bone, exactly, from the bag of the guessed world."""

from osselet.core import Ints, Lean, rule
from osselet.games.doggybag.state import (
    ANNOUNCE,
    BLACK,
    DARE,
    DARE_MORE,
    HOTHEAD,
    KINDS,
    SAY,
    WORTH,
    Doggybag,
)

CERTAIN = 1024


@rule
def chance_without_black(s: Doggybag, draws: int) -> int:
    """Of so many draws from the bag, the chance that none is black, in parts of CERTAIN; a bag too small ends early."""
    chance = CERTAIN
    for gone in range(min(draws, s.bag_size)):
        good = s.bag_size - s.bag[BLACK] - gone
        if good <= 0:
            return 0
        chance = chance * good // (s.bag_size - gone)
    return chance


@rule
def in_hand(s: Doggybag) -> int:
    """What the heister would lose to a black bone."""
    worth = 0
    for colour in range(1, KINDS):
        worth += WORTH[colour] * s.drawn[colour]
    return worth


@rule
def prior(s: Doggybag, ids: Ints, count: int, weights: Ints) -> int:
    """Greed by its risk, an announcement by its chance; which token to take is left to the search."""
    if s.phase == DARE:
        luck = chance_without_black(s, 1)
        for at in range(count):
            risk = (CERTAIN - luck) * in_hand(s)
            weights[at] = 1 + 2 * luck if ids[at] == DARE_MORE else CERTAIN + 2 * risk
        return 1
    if s.phase == ANNOUNCE:
        for at in range(count):
            weights[at] = 1 + chance_without_black(s, HOTHEAD + ids[at] - SAY)
        return 1
    return 0


LEAN = Lean(prior=prior, iterations=4000, visits=4)
