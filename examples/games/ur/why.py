"""Why a piece cannot go there now."""

from osselet.core import Reason, Step

from .rules import stands_at
from .state import CELL_AT, CELLS, MOVE, TRACK, Ur


def why(s: Ur, step: Step) -> Reason | None:
    """The reason, or None where there is none to give."""
    if step.word.key == "throw":
        return Reason("thrown", "throw")
    if s.phase != MOVE:
        return None
    start = _field(s, step.arguments.get("from")) if "from" in step.arguments else 0
    if start is None or not stands_at(s, s.turn, start):
        return Reason("none-waiting" if start == 0 else "not-yours", "move")
    target = _field(s, step.arguments["to"]) if "to" in step.arguments else TRACK + 1
    if target is None or target != start + s.thrown:
        return Reason("exactly" if target == TRACK + 1 else "so-far", "move", {"count": int(s.thrown)})
    return Reason("own", "move") if s.on[s.turn, target] else Reason("safe", "rosette")


def _field(s: Ur, cell: object) -> int | None:
    """The number of a cell on the way of whose turn it is; None where that does not lead over it."""
    return next((at for at in range(1, TRACK + 1) if CELLS[CELL_AT[s.turn, at]] == cell), None)
