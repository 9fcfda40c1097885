"""Whose hand throws the coins or is in the bag."""

from osselet.core import Step
from osselet.games.doggybag.state import COIN, FIND, HEIST, SCOUTING, Doggybag


def hand(s: Doggybag, step: Step) -> int | None:
    """The first player throws both coins at once, whose turn it is draws bone by bone; greed was the grasp itself."""
    if s.phase == COIN:
        return int(s.first) if s.thrown == 0 else None
    return int(s.turn) if s.phase in (FIND, SCOUTING, HEIST) else None
