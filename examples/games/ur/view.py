"""What is seen of the board; nothing is hidden."""

from typing import Any

from osselet.core import Facts, SeatNumber

from .rules import may_go
from .state import CELL_AT, CELLS, DICE, DONE, MOVE, PHASES, TRACK, Ur


def view(s: Ur, facts: Facts) -> dict[str, Any]:
    """Fields by their names; `landing` are those that a piece may go to now."""
    return {
        "phase": PHASES[s.phase],
        "turn": None if s.phase == DONE else SeatNumber(s.turn),
        "pieces": int(s.pieces),
        "thrower": SeatNumber.of(s.thrower),
        "thrown": int(s.thrown) if s.throws else None,
        "dice": [1] * s.thrown + [0] * (DICE - s.thrown) if s.throws else [],
        "landing": _landing(s) if s.phase == MOVE else [],
        "seats": [
            {
                "waiting": int(s.waiting[seat]),
                "home": int(s.home[seat]),
                "track": [CELLS[CELL_AT[seat, at]] for at in range(1, TRACK + 1) if s.on[seat, at]],
            }
            for seat in range(s.players)
        ],
    }


def _landing(s: Ur) -> list[str]:
    fields = [at + s.thrown for at in range(TRACK + 1) if may_go(s, at)]
    return [CELLS[CELL_AT[s.turn, field]] for field in fields if field <= TRACK]
