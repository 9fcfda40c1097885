"""What everybody sees of the table: a dict that can be sent as JSON."""

from typing import Any

from osselet.core import Facts, SeatNumber

from .state import DONE, FULL, PHASES, Mygame


def view(s: Mygame, facts: Facts) -> dict[str, Any]:
    """Nothing is hidden in this game, so it does not matter who looks."""
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "turn": None if s.phase == DONE else SeatNumber(s.turn),
        "basket": int(s.basket),
        "full": FULL,
        "goal": int(s.goal),
        "seats": [{"home": int(s.home[seat])} for seat in range(s.players)],
    }
