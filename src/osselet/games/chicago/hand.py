"""Whose hand opens a house."""

from osselet.core import Step
from osselet.games.chicago.state import HOUSE, Chicago, owner


def hand(s: Chicago, step: Step) -> int | None:
    """The robber's; what a thief loses on the way is nobody's choice."""
    return int(owner(s, s.thief)) if s.phase == HOUSE else None
