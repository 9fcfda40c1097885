"""Why a step cannot be chosen now: a code (its text is `why-<code>`) and the anchor of the rule."""

from osselet.core import Reason, Step

from .state import FULL, Mygame


def why(s: Mygame, step: Step) -> Reason | None:
    """The reason, or None where there is none to give."""
    if step.word.key == "find":
        return Reason("not-chosen", "turn")
    if step.word.key == "gather" and s.basket >= FULL:
        return Reason("basket-full", "basket", {"full": FULL})
    if step.word.key == "home" and not s.gathered:
        return Reason("gather-first", "turn")
    return None
