"""The heist: one after the other draws from the bag, until somebody gets away with it."""

from osselet.core import Ints, rule
from osselet.games.doggybag.rules.bag import take_out
from osselet.games.doggybag.rules.end import eliminate, end_round
from osselet.games.doggybag.state import (
    BLACK,
    DARE,
    DARE_MORE,
    DONE,
    GREED,
    GREY,
    HEIST,
    HOTHEAD,
    KINDS,
    NOTHING,
    STEAL,
    STEAL_FROM,
    STEAL_NOTHING,
    STOP,
    THIRD,
    Doggybag,
    goal,
)


@rule
def place(s: Doggybag, seat: int) -> int:
    """Where a seat stands in the order of the heist: the hothead first, then the highest token."""
    return HOTHEAD if s.flipped[seat] else s.role[seat]


@rule
def next_heister(s: Doggybag, after: int) -> None:
    """The next one after this place goes to the bag; if there is none, all have failed and the round ends."""
    best = NOTHING
    for seat in range(s.players):
        if not s.out[seat] and place(s, seat) < after and (best == NOTHING or place(s, seat) > place(s, best)):
            best = seat
    if best == NOTHING:
        end_round(s)
    else:
        s.turn = best
        reach_in(s)


@rule
def reach_in(s: Doggybag) -> None:
    """The number is reached, or the bag is empty, or another bone is drawn."""
    if s.bag_size == 0:
        get_away(s)
        end_round(s)
    elif s.drawn_size == goal(s, s.turn):
        s.phase = DARE
    else:
        s.phase = HEIST


@rule
def draw_in_heist(s: Doggybag, colour: int) -> None:
    """A bone comes out of the bag."""
    take_out(s, colour)
    if colour == BLACK:
        caught(s)
    else:
        hold(s, colour)
        reach_in(s)


@rule
def hold(s: Doggybag, colour: int) -> None:
    """A drawn bone in the hand."""
    s.drawn[colour] += 1
    s.drawn_size += 1


@rule
def caught(s: Doggybag) -> None:
    """The black and the greys go to the front, all else to the chest; then it is the next one's turn."""
    seat = s.turn
    s.front[seat, BLACK] += 1
    for colour in range(KINDS):
        if colour == GREY:
            s.front[seat, colour] += s.drawn[colour]
        else:
            s.chest[colour] += s.drawn[colour]
            s.chest_size += s.drawn[colour]
        s.drawn[colour] = 0
    s.drawn_size = 0
    if s.front[seat, BLACK] == THIRD:
        eliminate(s, seat)
    if s.phase != DONE:
        next_heister(s, place(s, seat))


@rule
def get_away(s: Doggybag) -> None:
    """All that was drawn goes to the front."""
    for colour in range(KINDS):
        s.front[s.turn, colour] += s.drawn[colour]
        s.drawn[colour] = 0
    s.drawn_size = 0


@rule
def list_dares(ids: Ints) -> int:
    """Stop, or be greedy."""
    ids[0] = STOP
    ids[1] = DARE_MORE
    return 2


@rule
def stop(s: Doggybag) -> None:
    """Success: the round ends for everybody."""
    get_away(s)
    end_round(s)


@rule
def draw_in_greed(s: Doggybag, colour: int) -> None:
    """One more bone: a black spoils it all, any other also allows a theft of its colour."""
    take_out(s, colour)
    if colour == BLACK:
        caught(s)
        return
    hold(s, colour)
    get_away(s)
    for seat in range(s.players):
        if seat != s.turn and s.front[seat, colour]:
            s.steal = colour
            s.phase = STEAL
            return
    end_round(s)


@rule
def list_thefts(s: Doggybag, ids: Ints) -> int:
    """Everybody else with a bone of that colour in front, or nobody."""
    count = 0
    for seat in range(s.players):
        if seat != s.turn and s.front[seat, s.steal]:
            ids[count] = STEAL_FROM + seat
            count += 1
    ids[count] = STEAL_NOTHING
    return count + 1


@rule
def rob(s: Doggybag, move: int) -> None:
    """One bone of the colour at stake changes its owner, and the round ends."""
    if move != STEAL_NOTHING:
        s.front[move - STEAL_FROM, s.steal] -= 1
        s.front[s.turn, s.steal] += 1
    s.steal = NOTHING
    end_round(s)


@rule
def dare(s: Doggybag) -> None:
    """Greed: one more bone."""
    s.phase = GREED
