"""Mending a deal that does not agree with what a seat knows, by exchanging bones between rounds.

A player's bones lie in cells: one for each round, and one for those still behind the screen. An exchange
swaps a bone of an early cell with one of a later cell, so that the loot from the one up to the other is of
other colours. While something is lacking, exchanges go for it, and now and then one makes it worse, so
that no deal is beyond mending. When nothing is lacking any more, bones are shuffled by exchanges of one
player, or opposite ones of two players, such that after enough of them each world that agrees comes as
often as it should (Metropolis sampling).
"""

from osselet.core import Ints, below, rule
from osselet.games.doggybag.secrets.tally import can_go_on, can_put, lacking, put_in
from osselet.games.doggybag.state import DONE, KINDS, NOTHING, Doggybag

SHUFFLES = 50
"""Exchanges tried for each of the others when nothing is lacking any more."""
COLD = 64
"""An exchange that makes it worse is made once in so many times."""
PATIENCE = 100
"""After so many exchanges tried, bones are shuffled in between: what is lacking may not be within reach."""
MOST = 200_000
"""Nothing that can be mended takes so long; what cannot is no position of the game."""


@rule
def mend(s: Doggybag, seat: int, rng: Ints) -> None:
    """Exchanges until nothing is lacking, and then some more."""
    others = s.players if seat < 0 else s.players - 1
    wanted = 0
    for number in range(s.round):
        wanted += lacking(s, number)
    shuffles = SHUFFLES * others
    for tried in range(MOST):
        if wanted:
            wanted += amend(s, seat, others, rng)
            if tried >= PATIENCE:
                shuffle(s, seat, others, rng)
            continue
        stuck = who_is_stuck(s, seat)
        if stuck != NOTHING:
            wanted += unblock(s, stuck, rng)
        elif shuffles:
            shuffle(s, seat, others, rng)
            shuffles -= 1
        else:
            return


@rule
def one_of(seat: int, others: int, rng: Ints) -> int:
    """One of the others."""
    at = below(rng, others)
    return at + 1 if 0 <= seat <= at else at


@rule
def cells(s: Doggybag) -> int:
    """How many cells a player's bones lie in: at the end nothing can have been kept but what is there."""
    return s.round if s.phase == DONE else s.round + 1


@rule
def bones_in(s: Doggybag, player: int, cell: int, colour: int) -> int:
    """How many bones of a colour lie in a cell."""
    return s.stock[player, colour] if cell == s.round else put_in(s, player, cell, colour)


@rule
def any_bone(s: Doggybag, player: int, cell: int, rng: Ints) -> int:
    """The colour of one of the bones in a cell, or KINDS if it is empty."""
    size = 0
    for colour in range(KINDS):
        size += bones_in(s, player, cell, colour)
    at = below(rng, max(size, 1))
    colour = 0
    while colour < KINDS and at >= bones_in(s, player, cell, colour):
        at -= bones_in(s, player, cell, colour)
        colour += 1
    return colour


@rule
def price(s: Doggybag, early: int, late: int, out: int, into: int) -> int:
    """How much more is lacking if a bone goes from an early cell to a late one and another one comes for it."""
    more = 0
    for number in range(early, late):
        if s.looted[number, out] <= 0:
            more += 1
        if s.looted[number, into] < 0:
            more -= 1
    return more


@rule
def exchange(s: Doggybag, player: int, early: int, late: int, out: int, into: int) -> None:
    """A bone goes from an early cell to a late one, and another one comes for it."""
    change = (1 << 3 * into) - (1 << 3 * out)
    s.puts[player, early] += change
    if late == s.round:
        s.stock[player, into] -= 1
        s.stock[player, out] += 1
    else:
        s.puts[player, late] -= change
    for number in range(early, late):
        s.looted[number, out] -= 1
        s.looted[number, into] += 1


@rule
def favour(s: Doggybag, player: int) -> int:
    """In how many ways the bones can be those the Ace gained; 0 if one was put before it was gained."""
    ways = 1
    for number in range(s.round):
        if s.ace[number] == player and s.gained[number] >= 0:
            colour = s.gained[number]
            free = can_put(s, player, number, colour)
            more = can_put(s, player, number + 1, colour) - free
            for before in range(number + 1):
                free -= put_in(s, player, before, colour)
            ways *= 0 if free < 0 else free + more if more else 1
    return ways


@rule
def accept(s: Doggybag, player: int, early: int, late: int, out: int, into: int, rng: Ints) -> int:
    """Exchanges, unless it is impossible or by as much as it makes the player's puts less likely."""
    before = favour(s, player)
    exchange(s, player, early, late, out, into)
    if below(rng, before) < favour(s, player):
        return 1
    exchange(s, player, early, late, into, out)
    return 0


@rule
def accept_if_it_goes_on(s: Doggybag, player: int, early: int, late: int, out: int, into: int, rng: Ints) -> int:
    """The same, if who is putting can still go on then."""
    if not accept(s, player, early, late, out, into, rng):
        return 0
    if can_go_on(s, player):
        return 1
    exchange(s, player, early, late, into, out)
    return 0


@rule
def where(s: Doggybag, player: int, colour: int, rng: Ints) -> int:
    """The cell of one of a player's bones of a colour, or NOTHING if there is none."""
    count = 0
    for cell in range(cells(s)):
        count += bones_in(s, player, cell, colour)
    at = below(rng, max(count, 1))
    for cell in range(cells(s)):
        at -= bones_in(s, player, cell, colour)
        if at < 0:
            return cell
    return NOTHING


@rule
def amend(s: Doggybag, seat: int, others: int, rng: Ints) -> int:
    """Tries to get something lacking from a later cell of somebody; returns how much more is lacking now."""
    at = below(rng, s.round * KINDS)
    while s.looted[at // KINDS, at % KINDS] >= 0:
        at = at + 1 if at + 1 < s.round * KINDS else 0
    number = at // KINDS
    into = at % KINDS
    player = one_of(seat, others, rng)
    late = where(s, player, into, rng)
    if late <= number:
        return 0
    early = below(rng, number + 1)
    out = any_bone(s, player, early, rng)
    if out in (into, KINDS):
        return 0
    more = price(s, early, late, out, into)
    if (more > 0 and below(rng, COLD)) or not accept(s, player, early, late, out, into, rng):
        return 0
    return more


@rule
def who_is_stuck(s: Doggybag, seat: int) -> int:
    """Somebody who has put bones this round and could not put the rest, or NOTHING."""
    for other in range(s.players):
        if other != seat and not can_go_on(s, other):
            return other
    return NOTHING


@rule
def unblock(s: Doggybag, player: int, rng: Ints) -> int:
    """Exchanges a bone put this round for one behind the screen, lacking or not; returns how much more is."""
    early = s.round - 1
    out = any_bone(s, player, early, rng)
    into = any_bone(s, player, s.round, rng)
    more = price(s, early, s.round, out, into)
    return more if out != into and accept(s, player, early, s.round, out, into, rng) else 0


@rule
def shuffle(s: Doggybag, seat: int, others: int, rng: Ints) -> None:
    """Tries an exchange of one player, or of two so that nothing is lacking after both."""
    player = one_of(seat, others, rng)
    out = below(rng, KINDS)
    into = (out + 1 + below(rng, KINDS - 1)) % KINDS
    early = where(s, player, out, rng)
    late = where(s, player, into, rng)
    if early == late or min(early, late) == NOTHING:
        return
    if early > late:
        early, late = late, early
        out, into = into, out
    kind = below(rng, 3) if others > 1 else 0
    partner = one_of(seat, others, rng)
    if kind == 0 and price(s, early, late, out, into) == 0:
        accept_if_it_goes_on(s, player, early, late, out, into, rng)
    elif kind == 1 and partner != player:
        shift_both(s, player, partner, early, late, out, into, rng)
    elif kind == 2 and partner != player:
        make_up_for(s, player, partner, early, late, out, into, rng)


@rule
def shift_both(s: Doggybag, player: int, partner: int, early: int, late: int, out: int, into: int, rng: Ints) -> None:
    """The partner exchanges the opposite way between the same cells: the loot stays as it is.

    The partner has more or fewer such bones to choose from than on the way back, which is weighed here.
    """
    there = bones_in(s, partner, early, into) * bones_in(s, partner, late, out)
    back = (bones_in(s, partner, early, out) + 1) * (bones_in(s, partner, late, into) + 1)
    if below(rng, back) >= there or not accept_if_it_goes_on(s, player, early, late, out, into, rng):
        return
    if not accept_if_it_goes_on(s, partner, early, late, into, out, rng):
        exchange(s, player, early, late, into, out)


@rule
def make_up_for(s: Doggybag, player: int, partner: int, early: int, late: int, out: int, into: int, rng: Ints) -> None:
    """The partner exchanges the same colours between any cells, if nothing is lacking then."""
    earlier = where(s, partner, into, rng)
    later = where(s, partner, out, rng)
    if earlier >= later or earlier == NOTHING:
        return
    more = price(s, early, late, out, into)
    if not accept_if_it_goes_on(s, player, early, late, out, into, rng):
        return
    more += price(s, earlier, later, into, out)
    if more or not accept_if_it_goes_on(s, partner, earlier, later, into, out, rng):
        exchange(s, player, early, late, into, out)
