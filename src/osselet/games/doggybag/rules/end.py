"""Fagin's punishment, the end of a round and the end of the game."""

from osselet.core import rule
from osselet.games.doggybag.rules.loot import begin_round
from osselet.games.doggybag.state import (
    BLACK,
    DONE,
    KINDS,
    OWN_BONES,
    WORTH,
    Doggybag,
    active,
    next_active,
)


@rule
def eliminate(s: Doggybag, seat: int) -> None:
    """Front to the chest, the token passes on; whoever is then alone has won."""
    for colour in range(KINDS):
        s.chest[colour] += s.front[seat, colour]
        s.chest_size += s.front[seat, colour]
        s.front[seat, colour] = 0
    s.out[seat] = 1
    if s.first == seat:
        s.first = next_active(s, seat)
    if active(s) == 1:
        s.phase = DONE


@rule
def end_round(s: Doggybag) -> None:
    """Nothing is touched if the game is over; otherwise a new round begins."""
    if stocks_empty(s) or blacks_drawn(s):
        s.phase = DONE
        return
    if not s.roles:
        s.first = next_active(s, s.first)
    s.round += 1
    begin_round(s)


@rule
def stocks_empty(s: Doggybag) -> bool:
    """Has no active player a bone left behind the screen?"""
    for seat in range(s.players):
        if not s.out[seat] and s.stock_size[seat]:
            return False
    return True


@rule
def blacks_drawn(s: Doggybag) -> bool:
    """Do all black bones lie in fronts and in the chest?"""
    blacks = s.chest[BLACK]
    for seat in range(s.players):
        blacks += s.front[seat, BLACK]
    return blacks == OWN_BONES[BLACK] * s.players + 1


@rule
def points_of(s: Doggybag, seat: int) -> int:
    """What lies in front, in points."""
    points = 0
    for colour in range(KINDS):
        points += s.front[seat, colour] * WORTH[colour]
    return points


@rule
def rank(s: Doggybag, seat: int) -> int:
    """More points are better, then fewer blacks; who is out does not count."""
    return -1 if s.out[seat] else points_of(s, seat) * 4 + 3 - s.front[seat, BLACK]
