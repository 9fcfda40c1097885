"""Why a move is not possible now: a code for its text, and the rule to open."""

from osselet.core import Reason, Step

from .state import CALL, HOLD, PEBBLES, Mygame


def why(s: Mygame, step: Step) -> Reason | None:
    """The reason, or None where there is none to give."""
    if step.word.key == "hold":
        return Reason("fists-closed", "fists")
    if s.phase == HOLD:
        return Reason("close-first", "fists")
    if step.word.key == "open":
        return Reason("call-first", "calls")
    if s.phase != CALL:
        return Reason("open-first", "opening")
    most = PEBBLES * s.players
    if int(step.arguments["total"]) > most:
        return Reason("too-many", "calls", {"most": most})
    return Reason("called", "calls")
