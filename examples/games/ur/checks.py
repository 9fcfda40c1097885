"""What the conformance suite may use: no piece is ever lost."""

from osselet.core import Ints, rule

from .state import TRACK, Ur


@rule
def pieces(s: Ur, counts: Ints) -> int:
    """Waiting, on the board or home, of each seat."""
    for seat in range(s.players):
        counts[seat] = s.waiting[seat] + s.home[seat]
        for field in range(1, TRACK + 1):
            counts[seat] += s.on[seat, field]
    return s.players
