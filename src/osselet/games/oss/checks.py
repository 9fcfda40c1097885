"""What Oss tells the conformance suite about itself."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb, prod

from osselet.core import Ints, rule
from osselet.core.state import copy
from osselet.games.oss.state import VALUES, Oss

Hand = tuple[int, ...]
"""How many cards of each value, from 1 up."""


@rule
def pieces(s: Oss, counts: Ints) -> int:
    """No tribe card is lost: with its player, before a figure, won or gone; and a hand is as large as it is said to be.

    A value of which more are in hand than are left counts against its kind.
    """
    for value in range(1, VALUES + 1):
        counts[value - 1] = s.gone[value]
        for seat in range(s.players):
            counts[value - 1] += s.kept[seat, value] + s.won[seat, value]
            if s.laid_value[seat] == value:
                counts[value - 1] += 1
    for seat in range(s.players):
        counts[VALUES + seat] = s.hand_size[seat]
        for value in range(1, VALUES + 1):
            counts[VALUES + seat] -= s.hand[seat, value]
            if s.hand[seat, value] > s.kept[seat, value]:
                counts[VALUES + seat] += 100
    return VALUES + s.players


def worlds(s: Oss, seat: int, limit: int) -> Iterator[tuple[Oss, int]] | None:
    """Every hand the others may hold, weighted by the ways to draw it; None if there are more than the limit."""
    others = [other for other in range(s.players) if other != seat]
    possible = [hands(kept_by(s, other), int(s.hand_size[other])) for other in others]
    return dealt(s, others, possible) if prod(len(ways) for ways in possible) <= limit else None


def kept_by(s: Oss, seat: int) -> Hand:
    """The cards a seat has not played, in hand or deck."""
    return tuple(int(s.kept[seat, value]) for value in range(1, VALUES + 1))


@cache
def hands(kept: Hand, size: int) -> list[tuple[Hand, int]]:
    """The hands of this size that the cards not played allow, with the number of ways to draw each."""
    counts = product(*(range(count + 1) for count in kept))
    return [(hand, prod(map(comb, kept, hand))) for hand in counts if sum(hand) == size]


def dealt(s: Oss, others: list[int], possible: list[list[tuple[Hand, int]]]) -> Iterator[tuple[Oss, int]]:
    """Each combination of hands as a world of its own."""
    for combination in product(*possible):
        world, weight = copy(s), 1
        for other, (hand, ways) in zip(others, combination, strict=True):
            weight *= ways
            for value, held in enumerate(hand, 1):
                world.hand[other, value] = held
        yield world, weight
