"""Why a step cannot be chosen now."""

from osselet.core import Reason, Step

from .rules import on_table
from .state import ACE, BID, SHOWN, Perudo


def why(s: Perudo, step: Step) -> Reason | None:
    """The reason, or None where there is none to give."""
    key = step.word.key
    if key == "die":
        return Reason("thrown", "throw")
    if s.phase == SHOWN:
        return Reason("roll-first", "doubt")
    if s.phase != BID:
        return None
    if key == "roll":
        return Reason("not-open", "doubt")
    if key == "exact" and not s.may_exact:
        return Reason("no-exact", "exact")
    if key != "bid":
        return Reason("no-bid", "bid")
    given = step.arguments
    return _bid(s, int(given["count"]), int(given["face"]))


def _bid(s: Perudo, count: int, face: int) -> Reason:
    if count > on_table(s):
        return Reason("too-many", "bid", {"dice": on_table(s)})
    if s.count == 0:
        return Reason("aces-first", "aces")
    if s.palifico and face != s.face:
        return Reason("one-face", "palifico", {"face": int(s.face)})
    if face == ACE and s.face != ACE:
        return Reason("aces-half", "aces", {"least": (s.count + 1) // 2})
    if face != ACE and s.face == ACE and not s.palifico:
        return Reason("after-aces", "aces", {"least": 2 * s.count + 1})
    return Reason("higher", "bid", {"count": int(s.count), "face": int(s.face)})
