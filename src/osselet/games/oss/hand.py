"""Whose hands throw the bones."""

from osselet.core import Step
from osselet.games.oss.state import CATCH, DUEL, HANDS, PLACE, TURN_UP, Oss


def hand(s: Oss, step: Step) -> int | None:
    """Whoever's figure or throw it is, and the Chief for the challenge card; where all are quick at once, nobody."""
    return int(s.turn) if s.phase in (HANDS, DUEL, TURN_UP, PLACE, CATCH) else None
