"""Fagin's bag: bones go in and come out, and what was drawn proves what was put."""

from osselet.core import Ints, list_bag, rule
from osselet.games.doggybag.state import DRAW_BONE, KINDS, Doggybag


@rule
def list_draws(s: Doggybag, ids: Ints, weights: Ints) -> int:
    """Every colour in the bag, weighted by its bones."""
    return list_bag(s.bag, DRAW_BONE, ids, weights)


@rule
def take_out(s: Doggybag, colour: int) -> None:
    """A bone is drawn, seen by all: if it did not go in openly, somebody has put it in."""
    s.bag[colour] -= 1
    s.bag_size -= 1
    s.gone[colour] += 1
    s.openly[colour] -= 1
    s.proved[s.round - 1, colour] = max(s.proved[s.round - 1, colour], -s.openly[colour])


@rule
def put_back(s: Doggybag, colour: int) -> None:
    """A drawn bone goes back, and all have seen it: it counts as never removed."""
    s.bag[colour] += 1
    s.bag_size += 1
    s.gone[colour] -= 1
    s.openly[colour] += 1


@rule
def put_in_openly(s: Doggybag, colour: int) -> None:
    """The Steward's bone goes in before everybody's eyes."""
    s.bag[colour] += 1
    s.bag_size += 1
    s.fed += 1
    s.openly[colour] += 1


@rule
def put_in_secretly(s: Doggybag, seat: int, colour: int) -> None:
    """A bone from behind the screen: only its owner knows which."""
    s.bag[colour] += 1
    s.bag_size += 1
    s.fed += 1
    s.looted[s.round - 1, colour] += 1
    s.puts[seat, s.round - 1] += 1 << 3 * colour


@rule
def remember(s: Doggybag) -> None:
    """A new round: all that was put before is still put."""
    if s.round > 1:
        for colour in range(KINDS):
            s.looted[s.round - 1, colour] = s.looted[s.round - 2, colour]
            s.proved[s.round - 1, colour] = s.proved[s.round - 2, colour]


@rule
def look(s: Doggybag, seat: int) -> None:
    """The seat sees exactly what is in the bag, and so what the loot has been up to this round."""
    s.looks[seat] |= 1 << s.round - 1
    s.fed_then[seat] = s.fed
    for colour in range(KINDS):
        s.openly_then[seat, colour] = s.openly[colour]
        s.gone_then[seat, colour] = s.gone[colour]


@rule
def has_looked(s: Doggybag, seat: int, number: int) -> bool:
    """Did the seat (a spectator never) look into the bag in this round, counted from 0?"""
    return seat >= 0 and s.looks[seat] >> number & 1 == 1
