"""What the Hunde tell the conformance suite about themselves."""

from osselet.core import Ints, rule
from osselet.games.hunde.state import Hunde


@rule
def pieces(s: Hunde, counts: Ints) -> int:
    """No bone is lost: those of the players and those in the box."""
    counts[0] = s.box
    for seat in range(s.players):
        counts[0] += s.bones[seat]
    return 1
