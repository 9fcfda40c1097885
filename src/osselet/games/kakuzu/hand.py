"""Whose hand is in the bag."""

from osselet.core import Step
from osselet.games.kakuzu.state import DRAW, Kakuzu


def hand(s: Kakuzu, step: Step) -> int | None:
    """Whoever's turn it is draws the digit. By the clock nobody waits: there every second is the player's own."""
    return int(s.turn) if s.phase == DRAW and not s.clocked else None
