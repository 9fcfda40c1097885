"""Whose hand throws the dice."""

from osselet.core import Step
from osselet.games.hunde.state import WHITE, Hunde


def hand(s: Hunde, step: Step) -> int | None:
    """The runner's player throws both white dice at once; with the black ones the decision was the throw."""
    return int(s.turn) if s.phase == WHITE and s.white_thrown == 0 else None
