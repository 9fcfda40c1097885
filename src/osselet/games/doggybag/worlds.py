"""Every world that agrees with what a seat knows, where they are few: the prior of `guess`, counted out."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, lcm, prod

from osselet.core.state import copy
from osselet.games.doggybag.guess import (
    agrees,
    can_be_least,
    empty_into_bag,
    is_putting,
    least_sure,
    most_sure,
)
from osselet.games.doggybag.state import DONE, KINDS, NOTHING, Doggybag, unseen

FEW = 60
"""More worlds than this are not listed: comparing them with guesses in plain Python takes too long."""

MANY = 20_000
"""With more combinations of stocks than this nobody looks which of them agree."""

Weighted = tuple[Doggybag, Fraction]


def worlds(s: Doggybag, seat: int, limit: int) -> Iterator[tuple[Doggybag, int]] | None:
    """All worlds with whole weights in proportion to the prior; None if there are more than the limit."""
    others = [other for other in range(s.players) if other != seat]
    if prod(len(list(stocks_of(s, other))) for other in others) > MANY:
        return None
    found: list[Weighted] = []
    for stocked, weight in with_stocks(s, seat, others):
        for world, share in with_memories(stocked, seat, others):
            found.append((world, weight * share))
            if len(found) > min(limit, FEW):
                return None
    scale = lcm(*(weight.denominator for _, weight in found))
    return iter([(world, int(weight * scale)) for world, weight in found])


def with_stocks(s: Doggybag, seat: int, others: list[int]) -> Iterator[Weighted]:
    """Every stock of every other player, and the rest in the bag."""
    if s.phase == DONE:
        yield copy(s), Fraction(1)
        return
    for stocks in product(*(stocks_of(s, other) for other in others)):
        world = copy(s)
        weight = 1
        for other, stock in zip(others, stocks, strict=True):
            for colour in range(KINDS):
                world.stock[other, colour] = stock[colour]
                weight *= comb(int(s.had[other, colour]), stock[colour])
        empty_into_bag(world)
        if agrees(world, seat):
            yield from ((w, weight * share) for w, share in with_leasts(world, seat, others))


def stocks_of(s: Doggybag, other: int) -> Iterator[tuple[int, ...]]:
    """Every choice of bones that can be behind this screen by itself."""
    shown = int(s.swapped[other])
    for stock in product(*(range(min(int(s.had[other, c]), unseen(s, c)) + 1) for c in range(KINDS))):
        if sum(stock) == s.stock_size[other] and (shown == NOTHING or stock[shown]):
            yield stock


def with_leasts(s: Doggybag, seat: int, others: list[int]) -> Iterator[Weighted]:
    """Every colour last put by those who are putting."""
    putting = [other for other in others if is_putting(s, other)]
    options = [[c for c in range(KINDS) if can_be_least(s, seat, other, c)] for other in putting]
    for leasts in product(*options):
        world = copy(s)
        for other, least in zip(putting, leasts, strict=True):
            world.least[other] = least
        yield world, Fraction(1, prod(len(colours) for colours in options))


def with_memories(s: Doggybag, seat: int, others: list[int]) -> Iterator[Weighted]:
    """Everything the others may have seen and be sure of."""
    if not others:
        yield s, Fraction(1)
        return
    first, *rest = others
    for looked, one in with_look(s, seat, first):
        ranges = [range(least_sure(looked, first, c), most_sure(looked, first, c) + 1) for c in range(KINDS)]
        for sure in product(*ranges):
            world = copy(looked)
            for colour in range(KINDS):
                world.sure[first, colour] = sure[colour]
            share = Fraction(one, prod(len(numbers) for numbers in ranges))
            yield from ((w, share * more) for w, more in with_memories(world, seat, rest))


def with_look(s: Doggybag, seat: int, other: int) -> Iterator[tuple[Doggybag, int]]:
    """Everything somebody may have seen in the bag."""
    if not s.looked[other]:
        yield s, 1
        return
    if seat >= 0 and s.looked[seat] and s.fed_then[seat] == s.fed_then[other]:
        world = copy(s)
        for colour in range(KINDS):
            between = s.gone_then[seat, colour] - s.gone_then[other, colour]
            world.content[other, colour] = s.content[seat, colour] + between
        yield world, 1
        return
    pool = [int(s.bag[c] + s.gone[c] - s.gone_then[other, c]) for c in range(KINDS)]
    for later in product(*(range(count + 1) for count in pool)):
        if sum(later) == s.fed - s.fed_then[other]:
            world = copy(s)
            for colour in range(KINDS):
                world.content[other, colour] = pool[colour] - later[colour]
            yield world, prod(comb(n, k) for n, k in zip(pool, later, strict=True))
