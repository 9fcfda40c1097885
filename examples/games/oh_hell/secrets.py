"""Everybody knows their own hand, and of the others only what they have shown."""

from math import comb

from osselet.core import Ints, below, rule, table

from .state import DEAL, IN_SUIT, MOST_HELD, NONE, PACK, PLAY, STOCK, TURN_UP, OhHell

TRIES = 10_000
WAYS = table([[comb(of, some) for some in range(MOST_HELD + 1)] for of in range(PACK + 1)])
"""In how many ways some cards can be chosen of so many."""


@rule
def sees(s: OhHell, move: int, seat: int) -> int:
    """Only who is dealt a card sees it; everything else lies open."""
    return 1 if move >= TURN_UP or seat == s.turn else 0


@rule
def hide(s: OhHell, seat: int) -> None:
    """Cards of others may as well be in the stock."""
    for card in range(PACK):
        if s.where[card] >= 0 and s.where[card] != seat:
            s.where[card] = STOCK


@rule
def holds(s: OhHell, seat: int) -> int:
    """How many cards a seat has in hand, as everybody can tell."""
    if s.phase == DEAL:
        order = (seat - s.dealer - 1) % s.players
        return s.dealt // s.players + (1 if order < s.dealt % s.players else 0)
    if s.phase == PLAY:
        laid = s.taker == NONE and s.played[seat] != NONE
        return s.left - 1 if laid else s.left
    return s.left


@rule
def may_hold(s: OhHell, seat: int, card: int) -> bool:
    """May a card nobody has seen be in this hand? Not where the seat has shown that it has none of its suit."""
    return s.where[card] == STOCK and s.void[seat, card // IN_SUIT] == 0


@rule
def count_open(s: OhHell, seat: int) -> int:
    """How many cards of those that are left may be in this hand."""
    total = 0
    for card in range(PACK):
        if may_hold(s, seat, card):
            total += 1
    return total


@rule
def draw(s: OhHell, seat: int, count: int, open_cards: int, rng: Ints) -> None:
    """Gives a seat so many of the cards it may have, each choice equally likely."""
    left = open_cards
    wanted = count
    for card in range(PACK):
        if wanted > 0 and may_hold(s, seat, card):
            if below(rng, left) < wanted:
                s.where[card] = seat
                wanted -= 1
            left -= 1


@rule
def put_back(s: OhHell, seat: int) -> None:
    """All cards but a seat's own are in the stock again."""
    for card in range(PACK):
        if s.where[card] >= 0 and s.where[card] != seat:
            s.where[card] = STOCK


@rule
def guess(s: OhHell, seat: int, rng: Ints) -> None:
    """Every deal that agrees with what was shown is equally likely: bids are words, and prove nothing.

    Hands are drawn one after the other from the cards each may have. Where an earlier hand leaves a later one fewer
    cards to choose from, there are more ways to such a world than it deserves: so it stands only as often as it should.
    """
    for attempt in range(TRIES):
        put_back(s, seat)
        stands = 1
        for other in range(s.players):
            if other != seat and stands:
                stands = fill(s, seat, other, rng, attempt < TRIES // 2)
        if stands:
            return


@rule
def fill(s: OhHell, seat: int, other: int, rng: Ints, is_fair: bool) -> int:
    """Draws one hand; 0 where the world is to be given up. After very many tries any world that agrees will do."""
    count = holds(s, other)
    if count == 0:
        return 1
    found = count_open(s, other)
    stock = 0
    most = 0
    for card in range(PACK):
        if s.where[card] == STOCK:
            stock += 1
        free = s.where[card] == STOCK or (s.where[card] >= 0 and s.where[card] != seat)
        if free and s.void[other, card // IN_SUIT] == 0:
            most += 1
    if found < count:
        return 0
    if is_fair and below(rng, WAYS[min(most, stock), count]) >= WAYS[found, count]:
        return 0
    draw(s, other, count, found, rng)
    return 1
