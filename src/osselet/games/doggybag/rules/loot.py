"""The loot: two coins are thrown, and everybody secretly puts that many bones into the bag."""

from osselet.core import Ints, rule
from osselet.games.doggybag.rules.bag import put_in_secretly, remember
from osselet.games.doggybag.state import COIN, KINDS, NOTHING, PICK, PUT, PUT_BONE, Doggybag, next_active


@rule
def begin_round(s: Doggybag) -> None:
    """The tokens go back to the middle, and who holds the first-player token takes the coins."""
    s.phase = COIN
    s.leader = s.first
    s.turn = s.first
    s.thrown = 0
    s.loot = 0
    for coin in range(2):
        s.coins[coin] = 0
    for seat in range(s.players):
        s.role[seat] = NOTHING
        s.flipped[seat] = 0
        s.announced[seat] = 0
    remember(s)


@rule
def throw_coin(s: Doggybag, face: int) -> None:
    """Both faces together say how many bones each one owes; who has fewer owes all of them.

    All active players have put in the same number so far, so their stocks are of one size.
    """
    s.coins[s.thrown] = face
    s.thrown += 1
    if s.thrown == 2:
        s.loot = min(s.coins[0] + s.coins[1], s.stock_size[s.first])
        s.loots[s.round - 1] = s.loot
        for seat in range(s.players):
            if not s.out[seat]:
                s.to_put[seat] = s.loot
        s.phase = PUT


@rule
def list_puts(s: Doggybag, ids: Ints) -> int:
    """In colour order, and never so that too few bones would be left to finish."""
    count = 0
    from_here = 0
    for colour in range(s.least[s.turn], KINDS):
        from_here += s.stock[s.turn, colour]
    for colour in range(s.least[s.turn], KINDS):
        if s.stock[s.turn, colour] and from_here >= s.to_put[s.turn]:
            ids[count] = PUT_BONE + colour
            count += 1
        from_here -= s.stock[s.turn, colour]
    return count


@rule
def put(s: Doggybag, colour: int) -> None:
    """One bone from behind the screen into the bag."""
    seat = s.turn
    s.stock[seat, colour] -= 1
    s.stock_size[seat] -= 1
    put_in_secretly(s, seat, colour)
    s.to_put[seat] -= 1
    s.least[seat] = colour if s.to_put[seat] else 0
    if s.to_put[seat] == 0:
        pass_on(s)


@rule
def pass_on(s: Doggybag) -> None:
    """The next one from the first player on who still owes bones; when nobody does, tokens are picked."""
    seat = s.leader
    for _ in range(s.players):
        if s.to_put[seat]:
            s.turn = seat
            return
        seat = next_active(s, seat)
    s.turn = s.leader
    s.phase = PICK
