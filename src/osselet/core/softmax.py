"""Shares of the victory from how well each seat stands, in whole numbers only: every machine agrees."""

from osselet.core.game import WHOLE
from osselet.core.rule import rule
from osselet.core.state import Ints

ONE = 1 << 12
"""A weight of one in a network that rates seats."""
UNIT = 1 << 20
"""One, in exponentials."""


@rule
def share_out(ratings: Ints, players: int) -> None:
    """Turns what each seat is rated, in parts of ONE times ONE, into shares in parts of WHOLE, by exponentials."""
    best = -(1 << 60)
    for seat in range(players):
        best = max(best, ratings[seat])
    total = 0
    for seat in range(players):
        ratings[seat] = exponential(best - ratings[seat])
        total += ratings[seat]
    for seat in range(players):
        ratings[seat] = ratings[seat] * WHOLE // total


@rule
def exponential(below: int) -> int:
    """UNIT times e to the power of minus a number in parts of ONE times ONE: (1 - x / 256) to the power of 256."""
    left = max(UNIT - below * (UNIT >> 8) // (ONE * ONE), 0)
    for _ in range(8):
        left = left * left // UNIT
    return left
