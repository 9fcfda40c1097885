"""Challenges: five contests until one player is left, who takes the card and is Chief at once.

None of them goes on for ever: each time round somebody is put out, or one of the guards (towers of
six, throws that put nobody out) counts, and at ten of those lots are drawn.
"""

from osselet.core import Ints, rule
from osselet.games.oss.rules.piles import end_round
from osselet.games.oss.state import (
    ANSWER,
    BAD,
    BADABOSS,
    CALL,
    CATCH,
    CAUGHT,
    CLOSEST,
    COLOUR,
    ELIMINATE,
    FIRST,
    KIRI_KANOSS,
    LOS_LOBOSS,
    LOTS,
    NONE,
    PLACE,
    TARGOSS,
    TURN_UP,
    WORDS,
    Oss,
    alive_count,
    enter,
    in_turn,
    is_alive,
    throw,
)

MOST_IDLE = 10
"""Towers of six, or throws that put nobody out, in one challenge; then lots are drawn."""
TALLEST = 6
"""Bones in a tower: there are no more."""

CALL_SIDE, NAME_COLOUR, NAME_SEAT = WORDS["call"], WORDS["colour"], WORDS["eliminate"]


@rule
def turn_up(s: Oss) -> None:
    """The next challenge card is turned."""
    s.turn = s.chief
    s.result = NONE
    throw(s, TURN_UP)


@rule
def begin_challenge(s: Oss, challenge: int) -> None:
    """All players at once, with the Chief first where there is an order."""
    s.turned |= 1 << challenge
    s.challenge = challenge
    s.alive = (1 << s.players) - 1
    s.idle = 0
    s.last_out = NONE
    s.turn = s.chief
    begin_bout(s)


@rule
def begin_bout(s: Oss) -> None:
    """One more time round with those left; badaboss has set whose turn it is."""
    s.missed = 0
    s.tower = 0
    s.said = NONE
    if s.challenge == BADABOSS:
        throw(s, PLACE)
    elif s.challenge == KIRI_KANOSS:
        s.turn = first_alive(s)
        throw(s, CATCH)
    elif s.challenge == LOS_LOBOSS:
        enter(s, CALL, s.chief)
    elif s.challenge == TARGOSS:
        throw(s, CLOSEST)
    else:
        enter(s, COLOUR, s.chief if s.last_out == NONE else s.last_out)


@rule
def first_alive(s: Oss) -> int:
    """The first player left, from the Chief on."""
    number = 0
    while not is_alive(s, in_turn(s, number)):
        number += 1
    return in_turn(s, number)


@rule
def next_alive(s: Oss, seat: int) -> int:
    """The next player left after this seat."""
    seat = (seat + 1) % s.players
    while not is_alive(s, seat):
        seat = (seat + 1) % s.players
    return seat


@rule
def put_out(s: Oss, seat: int) -> None:
    """A player is out for good; with one left the challenge is won, else it goes on."""
    s.alive &= ~(1 << seat)
    s.last_out = seat
    go_on(s)


@rule
def go_on(s: Oss) -> None:
    """The last player left wins; otherwise all those left go again."""
    if alive_count(s) == 1:
        crown(s, first_alive(s))
    else:
        begin_bout(s)


@rule
def crown(s: Oss, seat: int) -> None:
    """The winner takes the card and is Chief."""
    s.cups[seat] |= 1 << s.challenge
    s.chief = seat
    put_away(s)
    end_round(s)


@rule
def put_away(s: Oss) -> None:
    """No challenge is under way."""
    s.challenge = NONE
    s.alive = 0
    s.missed = 0
    s.tower = 0
    s.idle = 0
    s.last_out = NONE
    s.said = NONE


@rule
def idle_bout(s: Oss) -> None:
    """Nobody was put out: again, or lots after the tenth time."""
    s.idle += 1
    if s.idle == MOST_IDLE:
        throw(s, LOTS)
    else:
        begin_bout(s)


@rule
def stack(s: Oss, result: int) -> None:
    """Badaboss: a bone on the tower; whoever makes it fall is out, and the next player starts a new one."""
    seat = s.turn
    s.turn = next_alive(s, seat)
    if result == BAD:
        put_out(s, seat)
        return
    s.tower += 1
    if s.tower == TALLEST:
        idle_bout(s)


@rule
def catch(s: Oss, result: int) -> None:
    """Kiri kanoss: when all have thrown, those who missed are out together, unless all missed."""
    if result == BAD:
        s.missed |= 1 << s.turn
    following = next_alive(s, s.turn)
    if following != first_alive(s):
        s.turn = following
    elif s.missed == 0 or s.missed == s.alive:
        idle_bout(s)
    else:
        s.alive &= ~s.missed
        go_on(s)


@rule
def call_side(s: Oss, side: int) -> None:
    """Los loboss: the Chief throws all six and says what to count."""
    s.said = side
    throw(s, FIRST)


@rule
def speak(s: Oss, seat: int) -> None:
    """Los loboss: the first to say a number."""
    s.turn = seat
    throw(s, ANSWER)


@rule
def check_answer(s: Oss, result: int) -> None:
    """Los loboss: right puts somebody else out, wrong the speaker."""
    if result == BAD:
        put_out(s, s.turn)
    else:
        enter(s, ELIMINATE, s.turn)


@rule
def hit(s: Oss, seat: int) -> None:
    """Targoss: the closest to the card puts somebody else out."""
    s.turn = seat
    enter(s, ELIMINATE, seat)


@rule
def say_colour(s: Oss, colour: int) -> None:
    """Warnoss: grab a bone, any but this one."""
    s.said = colour
    throw(s, CAUGHT)


@rule
def list_calls(ids: Ints) -> int:
    """Bump or hollow."""
    ids[0] = CALL_SIDE
    ids[1] = CALL_SIDE + 1
    return 2


@rule
def list_colours(s: Oss, ids: Ints) -> int:
    """As many bones lie there as players are left."""
    count = alive_count(s)
    for colour in range(count):
        ids[colour] = NAME_COLOUR + colour
    return count


@rule
def list_others(s: Oss, ids: Ints) -> int:
    """Any other player left."""
    count = 0
    for seat in range(s.players):
        if seat != s.asked and is_alive(s, seat):
            ids[count] = NAME_SEAT + seat
            count += 1
    return count


@rule
def list_left(s: Oss, first: int, ids: Ints) -> int:
    """Every player left, as an outcome of chance."""
    count = 0
    for seat in range(s.players):
        if is_alive(s, seat):
            ids[count] = first + seat
            count += 1
    return count
