"""Guessing what is hidden: the stocks of the others, the bag, and what the others remember.

The prior: the sixteen bones each player has had behind the screen are told apart, and every choice of
those that are still there is equally likely, as long as it agrees with what the seat knows. It agrees if
stocks have their sizes, a bone the Ace took behind a screen is there until its owner has put a bone, and
the bag holds at least the bones the seat is sure of: those of the beginning, those that went in or back
before all eyes, those it put in, those it saw there, less those drawn since. After a look these are the
whole bag, so the look is kept to exactly.

That is all that counts can tell. With two at the table it is exactly what play can have led to. With more
it lets a few positions pass that it cannot: it is kept how many bones of a colour all the others together
must have put in, not that each of them can have put in only so many by an earlier round (with three at
the table about one guess in thirty, compared with all histories of the first rounds).

Stocks are dealt until they agree. If that takes too long the last deal is mended and then dealt anew for
one player and the bag, or for two players, at a time, by their exact chances (Gibbs sampling); with two at
the table this too is exact.

What others remember follows from choices that nobody saw. Of a look, which of the bones that were in
the bag since then came in later is equally likely for all of them; the bones a player is sure of are any
number from the least to the most it can be; the colour last put is any one it can be.
"""

from osselet.core import Ints, below, rule
from osselet.games.doggybag.sharing import BAG, known, mend, share
from osselet.games.doggybag.state import DONE, KINDS, NOTHING, PUT, STOCK, Doggybag, unseen

DEALS = 40
SWEEPS = 3
MOST_SWEEPS = 60


@rule
def guess(s: Doggybag, seat: int, rng: Ints) -> None:
    """One world that agrees with all this seat knows."""
    if s.phase != DONE:
        guess_stocks(s, seat, rng)
        for other in range(s.players):
            if other != seat and is_putting(s, other):
                guess_least(s, seat, other, rng)
    for other in range(s.players):
        if other != seat:
            if s.looked[other]:
                guess_look(s, seat, other, rng)
            guess_sure(s, other, rng)


@rule
def guess_stocks(s: Doggybag, seat: int, rng: Ints) -> None:
    """Deals stocks until they agree, or mends them; with one other player sharing anew is exact by itself."""
    for _ in range(1 if seat >= 0 and s.players == 2 else DEALS):
        for other in range(s.players):
            if other != seat:
                deal(s, other, rng)
        empty_into_bag(s)
        if agrees(s, seat):
            return
    for colour in range(KINDS):
        while s.bag[colour] < known(s, seat, colour):
            mend(s, seat, colour)
    for sweep in range(MOST_SWEEPS):
        for one in range(s.players):
            if one != seat and s.stock_size[one]:
                for two in range(BAG, one):
                    if two != seat:
                        share(s, seat, one, two, rng)
        if sweep + 1 >= SWEEPS and agrees(s, seat):
            return


@rule
def deal(s: Doggybag, other: int, rng: Ints) -> None:
    """Takes as many bones from those this player has had as were put into the bag; the Ace's stays."""
    shown = s.swapped[other]
    while True:
        for colour in range(KINDS):
            s.stock[other, colour] = s.had[other, colour]
        for left in range(STOCK, s.stock_size[other], -1):
            at = below(rng, left)
            colour = 0
            while at >= s.stock[other, colour]:
                at -= s.stock[other, colour]
                colour += 1
            s.stock[other, colour] -= 1
        if shown == NOTHING or s.stock[other, shown]:
            return


@rule
def empty_into_bag(s: Doggybag) -> None:
    """What is neither open nor behind a screen is in the bag."""
    for colour in range(KINDS):
        s.bag[colour] = unseen(s, colour)
        for other in range(s.players):
            s.bag[colour] -= s.stock[other, colour]


@rule
def agrees(s: Doggybag, seat: int) -> bool:
    """Does the bag hold what the seat is sure of, and can those who are putting go on?"""
    for colour in range(KINDS):
        if s.bag[colour] < known(s, seat, colour):
            return False
    for other in range(s.players):
        if other != seat and is_putting(s, other) and count_leasts(s, seat, other) == 0:
            return False
    return True


@rule
def is_putting(s: Doggybag, other: int) -> bool:
    """Has this player put some of its bones, and not all?"""
    return s.phase == PUT and 0 < s.to_put[other] < s.loot


@rule
def can_be_least(s: Doggybag, seat: int, other: int, least: int) -> bool:
    """Can this be the colour last put: are the bones there that were put up to it, and those still to come?"""
    before = 0
    here = 0
    for colour in range(least + 1):
        here = min(s.had[other, colour] - s.stock[other, colour], s.bag[colour] - known(s, seat, colour))
        before += here
    after = 0
    for colour in range(least, KINDS):
        after += s.stock[other, colour]
    return here > 0 and before >= s.loot - s.to_put[other] and after >= s.to_put[other]


@rule
def count_leasts(s: Doggybag, seat: int, other: int) -> int:
    """How many colours can be the one last put."""
    count = 0
    for colour in range(KINDS):
        if can_be_least(s, seat, other, colour):
            count += 1
    return count


@rule
def guess_least(s: Doggybag, seat: int, other: int, rng: Ints) -> None:
    """The colour of the bone last put: any one it can be."""
    skip = below(rng, max(count_leasts(s, seat, other), 1))
    for colour in range(KINDS):
        if can_be_least(s, seat, other, colour):
            if skip == 0:
                s.least[other] = colour
                return
            skip -= 1


@rule
def guess_look(s: Doggybag, seat: int, other: int, rng: Ints) -> None:
    """What somebody saw: the bag of now with the bones drawn since, without as many as were put in since."""
    if seat >= 0 and s.looked[seat] and s.fed_then[seat] == s.fed_then[other]:
        for colour in range(KINDS):
            drawn_between = s.gone_then[seat, colour] - s.gone_then[other, colour]
            s.content[other, colour] = s.content[seat, colour] + drawn_between
        return
    bones = 0
    for colour in range(KINDS):
        s.content[other, colour] = s.bag[colour] + s.gone[colour] - s.gone_then[other, colour]
        bones += s.content[other, colour]
    for later in range(s.fed - s.fed_then[other]):
        at = below(rng, bones - later)
        colour = 0
        while at >= s.content[other, colour]:
            at -= s.content[other, colour]
            colour += 1
        s.content[other, colour] -= 1


@rule
def least_sure(s: Doggybag, other: int, colour: int) -> int:
    """The fewest bones of a colour a player can be sure of beyond what everybody knows."""
    if s.looked[other]:
        seen_left = s.content[other, colour] - s.gone[colour] + s.gone_then[other, colour]
        return max(seen_left - s.common[colour], 0)
    return max(s.had[other, colour] - s.stock[other, colour] - s.taken[colour], 0)


@rule
def most_sure(s: Doggybag, other: int, colour: int) -> int:
    """The most bones of a colour a player can be sure of beyond what everybody knows."""
    there = s.bag[colour] - s.common[colour]
    return there if s.looked[other] else min(there, s.had[other, colour] - s.stock[other, colour])


@rule
def guess_sure(s: Doggybag, other: int, rng: Ints) -> None:
    """What somebody can be sure of: any number from the least to the most."""
    for colour in range(KINDS):
        low = least_sure(s, other, colour)
        s.sure[other, colour] = low + below(rng, most_sure(s, other, colour) - low + 1)
