"""Fagin's bag: bones go in and come out, and everybody remembers what they can be sure of."""

from osselet.core import Ints, rule
from osselet.games.doggybag.state import DRAW_BONE, KINDS, Doggybag


@rule
def list_draws(s: Doggybag, ids: Ints, weights: Ints) -> int:
    """Every colour in the bag, weighted by its bones."""
    count = 0
    alike = True
    for colour in range(KINDS):
        if s.bag[colour]:
            ids[count] = DRAW_BONE + colour
            weights[count] = s.bag[colour]
            alike = alike and weights[count] == weights[0]
            count += 1
    if alike:
        weights[0] = 0
    return count


@rule
def take_out(s: Doggybag, colour: int) -> None:
    """A bone is drawn, seen by all; it may be one that somebody was sure of."""
    s.bag[colour] -= 1
    s.bag_size -= 1
    s.gone[colour] += 1
    if s.common[colour]:
        s.common[colour] -= 1
    else:
        s.taken[colour] += 1
        for seat in range(s.players):
            if s.sure[seat, colour]:
                s.sure[seat, colour] -= 1


@rule
def put_back(s: Doggybag, colour: int) -> None:
    """A drawn bone goes back, and all have seen it: it counts as never removed."""
    s.bag[colour] += 1
    s.bag_size += 1
    s.gone[colour] -= 1
    s.common[colour] += 1


@rule
def put_in_openly(s: Doggybag, colour: int) -> None:
    """The Steward's bone goes in before everybody's eyes."""
    s.bag[colour] += 1
    s.bag_size += 1
    s.fed += 1
    s.common[colour] += 1


@rule
def put_in_secretly(s: Doggybag, seat: int, colour: int) -> None:
    """A bone from behind the screen: only its owner can be sure of it."""
    s.bag[colour] += 1
    s.bag_size += 1
    s.fed += 1
    s.sure[seat, colour] += 1


@rule
def look(s: Doggybag, seat: int) -> None:
    """The seat sees exactly what is in the bag."""
    s.looked[seat] = 1
    s.fed_then[seat] = s.fed
    for colour in range(KINDS):
        s.content[seat, colour] = s.bag[colour]
        s.gone_then[seat, colour] = s.gone[colour]
        s.sure[seat, colour] = s.bag[colour] - s.common[colour]
