"""The tokens: everybody picks one, and its effect happens at once if it can."""

from osselet.core import Ints, rule
from osselet.games.doggybag.rules.bag import look, put_back, put_in_openly, take_out
from osselet.games.doggybag.rules.heist import hold, next_heister
from osselet.games.doggybag.state import (
    ACE,
    ANNOUNCE,
    BLACK,
    CREEP,
    FIND,
    FLIP,
    GIVE_LEAD,
    HOTHEAD,
    KINDS,
    LEAD,
    LEADER,
    LOOKOUT,
    MOLE,
    NOTHING,
    PICK,
    PICKPOCKET,
    REFILL,
    SAY,
    SCOUT,
    SCOUTING,
    SHOWN,
    STEWARD,
    SWAP,
    SWAP_BONES,
    TAKE,
    TO_BAG,
    TO_CHEST,
    TOKENS,
    Doggybag,
    hothead,
    is_free,
    next_active,
)


@rule
def list_picks(s: Doggybag, ids: Ints) -> int:
    """Every free token, to take or, once a round, to flip."""
    count = 0
    for token in range(TOKENS):
        if is_free(s, token):
            ids[count] = TAKE + token
            count += 1
    if not hothead(s):
        free = count
        for at in range(free):
            ids[count] = ids[at] - TAKE + FLIP
            count += 1
    return count


@rule
def next_pick(s: Doggybag) -> None:
    """The next player picks; after the last one the heist begins."""
    s.turn = next_active(s, s.turn)
    if s.turn == s.leader:
        next_heister(s, HOTHEAD + 1)
    else:
        s.phase = PICK


@rule
def flip(s: Doggybag, token: int) -> None:
    """A hothead uses no effect and has to announce a number."""
    s.role[s.turn] = token
    s.flipped[s.turn] = 1
    s.phase = ANNOUNCE


@rule
def list_numbers(s: Doggybag, ids: Ints) -> int:
    """From 8 to the bones in the bag; 8 always."""
    count = max(s.bag_size - HOTHEAD, 0) + 1
    for at in range(count):
        ids[at] = SAY + at
    return count


@rule
def announce(s: Doggybag, number: int) -> None:
    """So many bones the hothead wants to draw."""
    s.announced[s.turn] = number
    next_pick(s)


@rule
def take(s: Doggybag, token: int) -> None:
    """A token with its effect, unless that cannot be done or it is the beginner game."""
    s.role[s.turn] = token
    if not s.roles or not can_do(s, token):
        next_pick(s)
    elif token == CREEP:
        creep(s)
        next_pick(s)
    elif token == MOLE:
        look(s, s.turn)
        next_pick(s)
    elif token == LEADER:
        s.phase = LEAD
    elif token == SCOUT:
        s.phase = SCOUTING
    elif token == STEWARD:
        s.refill = min(2, s.chest_size)
        s.phase = REFILL
    elif token == ACE:
        s.phase = SWAP
    else:
        if token == LOOKOUT:
            look(s, s.turn)
        s.phase = FIND


@rule
def can_do(s: Doggybag, token: int) -> bool:
    """An effect that cannot be done is skipped."""
    if token == CREEP:
        return s.front[s.turn, BLACK] > 0
    if token in (LOOKOUT, PICKPOCKET, MOLE, SCOUT):
        return s.bag_size > 0
    if token == STEWARD:
        return s.chest_size > 0
    if token == ACE:
        return s.chest_size > 0 and s.stock_size[s.turn] > 0
    return True


@rule
def creep(s: Doggybag) -> None:
    """One black from the own front to the chest."""
    s.front[s.turn, BLACK] -= 1
    s.chest[BLACK] += 1
    s.chest_size += 1


@rule
def find(s: Doggybag, colour: int) -> None:
    """Lookout and Pickpocket keep the bone they draw, unless it is black."""
    take_out(s, colour)
    if colour == BLACK:
        put_back(s, colour)
    else:
        s.front[s.turn, colour] += 1
    next_pick(s)


@rule
def list_leaders(s: Doggybag, ids: Ints) -> int:
    """Everybody in play, oneself and the present holder too."""
    count = 0
    for seat in range(s.players):
        if not s.out[seat]:
            ids[count] = GIVE_LEAD + seat
            count += 1
    return count


@rule
def lead(s: Doggybag, seat: int) -> None:
    """The first-player token moves at once; this round's picks go on as they began."""
    s.first = seat
    next_pick(s)


@rule
def scout(s: Doggybag, colour: int) -> None:
    """Up to three bones are drawn and shown."""
    take_out(s, colour)
    hold(s, colour)
    if s.drawn_size == 3 or s.bag_size == 0:
        s.phase = SHOWN


@rule
def list_shown(s: Doggybag, ids: Ints) -> int:
    """The colours among them."""
    count = 0
    for colour in range(KINDS):
        if s.drawn[colour]:
            ids[count] = TO_CHEST + colour
            count += 1
    return count


@rule
def chest_one(s: Doggybag, chosen: int) -> None:
    """One goes to the chest, the others back into the bag."""
    s.drawn[chosen] -= 1
    s.chest[chosen] += 1
    s.chest_size += 1
    for colour in range(KINDS):
        for _ in range(s.drawn[colour]):
            put_back(s, colour)
        s.drawn[colour] = 0
    s.drawn_size = 0
    next_pick(s)


@rule
def list_refills(s: Doggybag, ids: Ints) -> int:
    """The colours in the chest."""
    count = 0
    for colour in range(KINDS):
        if s.chest[colour]:
            ids[count] = TO_BAG + colour
            count += 1
    return count


@rule
def refill(s: Doggybag, colour: int) -> None:
    """A bone from the chest to the bag; two of them, if there are."""
    s.chest[colour] -= 1
    s.chest_size -= 1
    put_in_openly(s, colour)
    s.refill -= 1
    if s.refill == 0:
        next_pick(s)


@rule
def list_swaps(s: Doggybag, ids: Ints) -> int:
    """One bone of the stock for one of the chest, of the same colour too."""
    count = 0
    for mine in range(KINDS):
        if s.stock[s.turn, mine]:
            for other in range(KINDS):
                if s.chest[other]:
                    ids[count] = SWAP_BONES + mine * KINDS + other
                    count += 1
    return count


@rule
def forget_gain(s: Doggybag, seat: int, colour: int) -> None:
    """A bone is given: one of its colour gained late is the one that is not needed for anything put before."""
    for before in range(s.round - 2, -1, -1):
        if s.ace[before] == seat and s.gained[before] == colour:
            s.gained[before] = NOTHING
            return


@rule
def swap(s: Doggybag, mine: int, other: int) -> None:
    """Both bones are seen by all."""
    seat = s.turn
    s.stock[seat, mine] -= 1
    s.had[seat, mine] -= 1
    s.chest[mine] += 1
    s.chest[other] -= 1
    s.stock[seat, other] += 1
    s.had[seat, other] += 1
    forget_gain(s, seat, mine)
    s.ace[s.round - 1] = seat
    s.gained[s.round - 1] = other
    next_pick(s)
