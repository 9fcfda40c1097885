"""Why a step cannot be chosen now."""

from osselet.core import Reason, Step

from .rules import lead_of
from .state import BID, CARDS, IN_SUIT, PLAY, SHOWN, SUITS, OhHell


def why(s: OhHell, step: Step) -> Reason | None:
    """The reason, or None where there is none to give."""
    key = step.word.key
    if key in ("card", "turn"):
        return Reason("dealt", "deal")
    if s.phase == SHOWN:
        return Reason("deal-first", "score")
    if s.phase == BID:
        if key != "bid":
            return Reason("bid-first", "bid")
        many = int(step.arguments["tricks"]) > s.size
        return Reason("too-many", "bid", {"size": int(s.size)}) if many else Reason("hook", "hook")
    if s.phase != PLAY:
        return None
    if key == "bid":
        return Reason("bid-stands", "bid")
    if key == "deal":
        return Reason("play-on", "play")
    if s.where[CARDS.index(str(step.arguments["card"]))] != s.turn:
        return Reason("not-held", "play")
    return Reason("follow", "play", {"suit": SUITS[lead_of(s) // IN_SUIT]})
