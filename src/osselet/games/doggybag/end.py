"""Fagin's punishment, the end of a round and the end of the game.

No game goes on for ever. In every round each active player puts two bones or more, or all that are
left, into the bag, and no stock ever grows: of 16 bones nothing is left after eight rounds at the
latest, and then the game is over. A round is finite too: everybody puts at most four bones and picks
one token, the effects take ten steps together, and every draw of the heist takes a bone out of the bag
for the rest of the round. `LONGEST` adds that up.
"""

from osselet.core import Ints, rule
from osselet.games.doggybag.loot import begin_round
from osselet.games.doggybag.state import (
    BLACK,
    DONE,
    KINDS,
    MOST_BONES,
    OWN_BONES,
    ROUNDS,
    SEATS,
    WORTH,
    Doggybag,
    active,
    next_active,
)

LONGEST = ROUNDS * (2 + 4 * SEATS + SEATS + 1 + 10 + MOST_BONES + 2 * SEATS + 1)
"""Coins, puts, picks, a number announced, effects, draws, questions about greed, a theft."""


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


@rule
def score(s: Doggybag, points: Ints, winner: Ints) -> None:
    """Points in front; at the end the best of those in play, who may be the only one."""
    best = 0
    for seat in range(s.players):
        points[seat] = points_of(s, seat)
        best = max(best, rank(s, seat))
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and rank(s, seat) == best else 0
