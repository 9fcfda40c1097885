"""What the Hunde tell the conformance suite about themselves."""

from osselet.core import Ints, rule
from osselet.games.hunde.rules import left_of
from osselet.games.hunde.state import Hunde


@rule
def pieces(s: Hunde, counts: Ints) -> int:
    """No bone is lost: those of the players and those in the box."""
    counts[0] = s.box
    for seat in range(s.players):
        counts[0] += s.bones[seat]
    return 1


@rule
def rotate(s: Hunde) -> None:
    """All seats are alike: the same table with everybody one seat further on."""
    s.first = left_of(s, s.first)
    s.turn = left_of(s, s.turn)
    last = s.players - 1
    pawn = s.pawn[last]
    bones = s.bones[last]
    for seat in range(last, 0, -1):
        s.pawn[seat] = s.pawn[seat - 1]
        s.bones[seat] = s.bones[seat - 1]
    s.pawn[0] = pawn
    s.bones[0] = bones
