"""Hints for bots: how the stones stand.

A stone is lifted where the digit most likely lies, and how likely that is the guessed worlds say: every stone is
tried in every world (EXPECT), so a few hundred completions give each cell its chance. On sixty positions with 48 to
72 stones, 100 worlds lost 0.012 of the chance to hit, 300 worlds 0.006; the tree lost 0.042 in twice the time.
"""

from osselet.core import Ints, Lean, rule
from osselet.core.game import EXPECT, WHOLE
from osselet.games.kakuzu.state import ANNOUNCE, SOLO_GOAL, TAKE, Kakuzu

TURN = 2
"""What it is worth to be the one who draws, in stones."""
FINE = 1 << 14
"""One, in odds."""


@rule
def value(s: Kakuzu, shares: Ints) -> int:
    """Shares by the lead in stones; at rest except where a digit has just been said and its stone is to be lifted."""
    if s.phase == TAKE and s.variant == ANNOUNCE:
        return 0
    width = max(s.players - 1, 1) * (8 + s.left) // 2  # a turn late in the game wins four or five stones at once
    if s.players == 1:
        lead = 2 * s.stones[0] + s.left - 2 * SOLO_GOAL + 1  # twice what half of the stones left would bring
        hope = odds(lead, width)
        shares[0] = hope * WHOLE // (hope + odds(-lead, width))
        return 1
    stones = 0
    for seat in range(s.players):
        stones += s.stones[seat]
    total = 0
    for seat in range(s.players):
        lead = s.players * s.stones[seat] - stones
        shares[seat] = odds(lead + TURN if seat == s.turn else lead, width)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] = shares[seat] * WHOLE // total
    return 1


@rule
def odds(lead: int, width: int) -> int:
    """A positive number that grows with the lead without end: a lead of half the width wins five times out of six."""
    grown = (width + abs(lead)) * FINE // width if lead >= 0 else width * FINE // (width + abs(lead))
    return grown * grown


LEAN = Lean(value=value, method=EXPECT, iterations=300)
