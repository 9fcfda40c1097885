"""What bots are told: how a board stands when somebody is about to throw.

Every move is tried, and the board after it is valued: a piece is worth the way it has gone, less what it stands to
lose where the other may hit it with the next throws. Whole numbers only: every machine agrees.
"""

from osselet.core import Ints, Lean, rule, share_out, table
from osselet.core.game import EXPECT

from .state import DICE, IS_ROSETTE, SHARED, THROW, TRACK, Ur

CHANCES = table([1, 4, 6, 4, 1])
"""Of sixteen throws, how many bring each count."""
SCALE = 1 << 17
"""What a field of the way weighs, in parts of what `share_out` takes for one."""
STEP, ROSETTE, HOME, TEMPO = 16, 24, 24, 20


@rule
def danger(s: Ur, seat: int, field: int) -> int:
    """Of sixteen throws of the other, how many hit a piece on this field; half counts what needs a throw before."""
    if not SHARED[field] or (s.safe and IS_ROSETTE[field]):
        return 0
    other = 1 - seat
    total = 0
    for count in range(1, DICE + 1):
        start = field - count
        if start >= 0 and (s.on[other, start] if start > 0 else s.waiting[other] > 0):
            total += CHANCES[count]
    return total


@rule
def standing(s: Ur, seat: int) -> int:
    """How well a seat stands, in sixteenths of a field."""
    total = s.home[seat] * ((TRACK + 1) * STEP + HOME)
    for field in range(1, TRACK + 1):
        if s.on[seat, field]:
            risk = danger(s, seat, field)
            if s.turn == seat:
                risk = risk // 2
            total += field * STEP - field * risk * STEP // 20
            if SHARED[field] and IS_ROSETTE[field]:
                total += ROSETTE
    return total + (TEMPO if s.turn == seat else 0)


@rule
def value(s: Ur, shares: Ints) -> int:
    """At rest before a throw; the fewer fields are left to go, the more a lead is worth."""
    if s.phase != THROW:
        return 0
    for seat in range(s.players):
        shares[seat] = standing(s, seat) * SCALE * 2 // s.pieces
    share_out(shares, s.players)
    return 1


LEAN = Lean(value=value, method=EXPECT, iterations=1)
