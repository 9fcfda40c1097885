"""Dealing hidden bones anew between two places, and mending a deal that does not agree with what is known."""

from math import comb
from typing import cast

import numpy as np

from osselet.core import Ints, below, rule
from osselet.games.doggybag.state import KINDS, NOTHING, STOCK, Doggybag

BAG = -1
"""The bag in the place of a player."""

WAYS = cast(Ints, np.array([[comb(bones, some) for some in range(STOCK + 1)] for bones in range(STOCK + 1)]))
"""In how many ways so many bones can be chosen of so many."""


@rule
def known(s: Doggybag, seat: int, colour: int) -> int:
    """How many bones of a colour the seat (or a spectator) is sure are in the bag."""
    return s.common[colour] + s.sure[seat, colour] if seat >= 0 else s.common[colour]


@rule
def at_least(s: Doggybag, other: int, colour: int) -> int:
    """How many bones of a colour must be behind this screen."""
    return 1 if s.swapped[other] == colour else 0


@rule
def who_can_shift(s: Doggybag, seat: int, out: int, into: int) -> int:
    """Somebody who may have put in a bone of one colour and kept one of the other instead, or NOTHING."""
    for other in range(s.players):
        spare = s.stock[other, out] - at_least(s, other, out)
        if other != seat and spare > 0 and s.stock[other, into] < s.had[other, into]:
            return other
    return NOTHING


@rule
def mend(s: Doggybag, seat: int, short: int) -> None:
    """One more bone of this colour in the bag, by a chain of exchanges that ends at a colour it has to spare."""
    reached = 1 << short
    came_from = 0
    end = NOTHING
    while end == NOTHING:
        before = reached
        for out in range(KINDS):
            for into in range(KINDS):
                if before >> out & 1 and not reached >> into & 1 and who_can_shift(s, seat, out, into) != NOTHING:
                    reached |= 1 << into
                    came_from |= out << 3 * into
                    if s.bag[into] > known(s, seat, into):
                        end = into
    while end != short:
        out = came_from >> 3 * end & 7
        other = who_can_shift(s, seat, out, end)
        s.stock[other, out] -= 1
        s.stock[other, end] += 1
        s.bag[out] += 1
        s.bag[end] -= 1
        end = out


@rule
def pot(s: Doggybag, seat: int, one: int, two: int, colour: int) -> int:
    """Bones of a colour to be shared between a player and another one, or the bag beyond what is known of it."""
    rest = s.bag[colour] - known(s, seat, colour) if two == BAG else s.stock[two, colour]
    return s.stock[one, colour] + rest


@rule
def fewest(s: Doggybag, seat: int, one: int, two: int, colour: int) -> int:
    """The least the first can have of a pot."""
    spare = 0 if two == BAG else pot(s, seat, one, two, colour) - s.had[two, colour]
    return max(spare, at_least(s, one, colour))


@rule
def most(s: Doggybag, seat: int, one: int, two: int, colour: int) -> int:
    """The most the first can have of a pot."""
    spare = pot(s, seat, one, two, colour) - (0 if two == BAG else at_least(s, two, colour))
    return min(spare, s.had[one, colour])


@rule
def ways(s: Doggybag, seat: int, one: int, two: int, colour: int, count: int) -> int:
    """In how many ways the first can have so many of a pot."""
    chosen = WAYS[s.had[one, colour], count]
    return chosen if two == BAG else chosen * WAYS[s.had[two, colour], pot(s, seat, one, two, colour) - count]


@rule
def share(s: Doggybag, seat: int, one: int, two: int, rng: Ints) -> None:
    """Deals the bones of two places anew, each way equally likely."""
    total = walk_shares(s, seat, one, two, -1)
    walk_shares(s, seat, one, two, below(rng, total))


@rule
def walk_shares(s: Doggybag, seat: int, one: int, two: int, chosen: int) -> int:
    """Adds up the ways of all shares; gives out the share in which the chosen way lies."""
    total = 0
    size = s.stock_size[one]
    low = fewest(s, seat, one, two, 4)
    high = most(s, seat, one, two, 4)
    for a in range(fewest(s, seat, one, two, 0), most(s, seat, one, two, 0) + 1):
        ways_a = ways(s, seat, one, two, 0, a)
        for b in range(fewest(s, seat, one, two, 1), most(s, seat, one, two, 1) + 1):
            ways_b = ways_a * ways(s, seat, one, two, 1, b)
            for c in range(fewest(s, seat, one, two, 2), most(s, seat, one, two, 2) + 1):
                ways_c = ways_b * ways(s, seat, one, two, 2, c)
                for d in range(fewest(s, seat, one, two, 3), most(s, seat, one, two, 3) + 1):
                    e = size - a - b - c - d
                    if low <= e <= high:
                        total += ways_c * ways(s, seat, one, two, 3, d) * ways(s, seat, one, two, 4, e)
                        if 0 <= chosen < total:
                            give(s, one, two, 0, a)
                            give(s, one, two, 1, b)
                            give(s, one, two, 2, c)
                            give(s, one, two, 3, d)
                            give(s, one, two, 4, e)
                            return total
    return total


@rule
def give(s: Doggybag, one: int, two: int, colour: int, count: int) -> None:
    """The first gets so many of a colour, the other place the rest."""
    change = count - s.stock[one, colour]
    s.stock[one, colour] += change
    if two == BAG:
        s.bag[colour] -= change
    else:
        s.stock[two, colour] -= change
