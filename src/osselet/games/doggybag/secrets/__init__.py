"""Who knows which bones were put into the bag, and one world that agrees with what a seat knows.

To guess is to say which bones each of the others put into the bag in each round. All else follows from them.

The prior: everybody takes the bones to put blindly from behind the screen. So bones are told apart, and
of all the ways in which the others may have put them, round by round, those that agree with what the
seat knows are equally likely. They agree if

- everybody put as many as the coins said, kept the bones that the Ace was seen to give later, and put those
  it took only after that;
- every bone that was drawn was in the bag: up to each round at least `proved` has been put;
- up to each round in which the seat looked into the bag, exactly what it saw has been put;
- who has put some bones and owes more this round can go on in colour order.

This is all that can be known, so every world guessed is one that play can have led to, and every such
world can be guessed. What others saw and remember follows from what was put when.

Puts are dealt until they agree, which is exact. If that takes too long the last deal is mended: then the
world agrees all the same, but its chance is not quite right. In 67 positions after a look that could be
counted out, with three and four at the table, chances were off by three percent on average, and by 28 in
the worst one, late in a game.
"""

from osselet.core import Ints, below, rule
from osselet.games.doggybag.rules.bag import has_looked
from osselet.games.doggybag.secrets.repair import mend
from osselet.games.doggybag.secrets.tally import can_go_on, can_put, close_tally, count_puts, lacking, open_tally
from osselet.games.doggybag.state import DONE, KINDS, PUT_BONE, TAKE, Doggybag

DEALS = 12
"""So often everything is dealt before it is mended."""


@rule
def sees(s: Doggybag, move: int, seat: int) -> int:
    """Only who puts a bone into the bag knows which."""
    return 0 if PUT_BONE <= move < TAKE and seat != s.turn else 1


@rule
def hide(s: Doggybag, seat: int) -> None:
    """Screens and the bag hide their bones until the end; what others put in when stays theirs for good."""
    for other in range(s.players):
        if other != seat:
            s.least[other] = 0
            for number in range(s.round):
                s.puts[other, number] = 0
            if s.phase != DONE:
                for colour in range(KINDS):
                    s.stock[other, colour] = 0
    for number in range(s.round):
        if not has_looked(s, seat, number):
            for colour in range(KINDS):
                s.looted[number, colour] = 0
    if s.phase != DONE:
        for colour in range(KINDS):
            s.bag[colour] = 0


@rule
def guess(s: Doggybag, seat: int, rng: Ints) -> None:
    """One world that agrees with all this seat knows."""
    open_tally(s, seat)
    for _ in range(DEALS):
        if deal_all(s, seat, rng):
            close_tally(s)
            return
    for other in range(s.players):
        if other != seat:
            deal(s, other, rng)
            count_puts(s, other, 1)
    mend(s, seat, rng)
    close_tally(s)


@rule
def deal_all(s: Doggybag, seat: int, rng: Ints) -> bool:
    """Deals the puts of all others, and gives up as soon as the rest of them cannot put what is lacking."""
    left = s.players if seat < 0 else s.players - 1
    for other in range(s.players):
        if other != seat:
            deal(s, other, rng)
            count_puts(s, other, 1)
            left -= 1
            if too_late(s, left):
                for dealt in range(other + 1):
                    if dealt != seat:
                        count_puts(s, dealt, -1)
                return False
    return True


@rule
def too_late(s: Doggybag, left: int) -> bool:
    """Is more lacking in some round than the players left can have put?"""
    most = 0
    for number in range(s.round):
        most += s.loots[number] * left
        if lacking(s, number) > most:
            return True
    return False


@rule
def deal(s: Doggybag, other: int, rng: Ints) -> None:
    """Takes a player's puts of each round from those of its bones that it can have put then."""
    deal_once(s, other, rng)
    while not can_go_on(s, other):
        deal_once(s, other, rng)


@rule
def deal_once(s: Doggybag, other: int, rng: Ints) -> None:
    """The same, whether the player can go on putting or not. Bones are a number with five bits a colour."""
    bones = 0
    count = 0
    to_deal = -s.stock_size[other]
    for colour in range(KINDS):
        free = can_put(s, other, 0, colour)
        bones += free << 5 * colour
        count += free
        to_deal += s.had[other, colour]
    for number in range(s.round):
        puts = 0
        for _ in range(min(s.loots[number], to_deal)):
            at = below(rng, count)
            colour = 0
            while at >= bones >> 5 * colour & 31:
                at -= bones >> 5 * colour & 31
                colour += 1
            bones -= 1 << 5 * colour
            count -= 1
            puts += 1 << 3 * colour
        to_deal -= min(s.loots[number], to_deal)
        s.puts[other, number] = puts
        if s.ace[number] == other and s.gained[number] >= 0:
            colour = s.gained[number]
            more = can_put(s, other, number + 1, colour) - can_put(s, other, number, colour)
            bones += more << 5 * colour
            count += more
    if s.phase != DONE:
        for colour in range(KINDS):
            s.stock[other, colour] = bones >> 5 * colour & 31
