"""Why a step cannot be chosen now, for every word in every phase in which a seat decides."""

from osselet.core import Reason, SeatNumber, Step
from osselet.games.doggybag.state import (
    ANNOUNCE,
    COLOURS,
    DARE,
    HOTHEAD,
    KINDS,
    LEAD,
    PICK,
    PUT,
    REFILL,
    SHOWN,
    STEAL,
    SWAP,
    TAKE,
    Doggybag,
    is_free,
)

PHASE_OF = {
    "put": PUT,
    "take": PICK,
    "flip": PICK,
    "announce": ANNOUNCE,
    "lead": LEAD,
    "chest": SHOWN,
    "bag": REFILL,
    "swap": SWAP,
    "stop": DARE,
    "greed": DARE,
    "steal": STEAL,
}
"""When a word is for a seat to say."""
TO_DO = {
    PUT: ("do-put", "loot"),
    PICK: ("do-pick", "roles"),
    ANNOUNCE: ("do-announce", "hothead"),
    LEAD: ("do-lead", "leader"),
    SHOWN: ("do-chest", "scout"),
    REFILL: ("do-bag", "steward"),
    SWAP: ("do-swap", "ace"),
    DARE: ("do-dare", "greed"),
    STEAL: ("do-steal", "greed"),
}
"""What is to be done in each phase, and where the rules tell of it."""


def why(s: Doggybag, step: Step) -> Reason | None:
    """The reason a step is not legal for the seat to decide; None if it is."""
    key = step.word.name.partition(":")[0]
    if key == "coin":
        return Reason("coins-are-thrown", "loot")
    if key == "draw":
        return Reason("bones-are-drawn", "heist")
    if PHASE_OF[key] != s.phase:
        code, anchor = TO_DO[s.phase]
        return Reason(code, anchor, {"steal": COLOURS[s.steal]} if s.phase == STEAL else {})
    at = step.places or (0 if step.move is None else step.move - TAKE,)
    if key == "put":
        return why_not_put(s, at[0])
    if key in ("take", "flip"):
        return why_not_pick(s, key, at[0])
    if key == "announce":
        return Reason("announce-too-high", "hothead", {"most": max(HOTHEAD, int(s.bag_size))})
    if key == "lead":
        return why_no_such_player(s, at[0]) or Reason("lead-out", "leader", {"player": SeatNumber(at[0])})
    if key == "chest":
        return Reason("not-shown", "scout", {"colour": COLOURS[at[0]]})
    if key == "bag":
        return Reason("not-in-chest", "steward", {"colour": COLOURS[at[0]]})
    if key == "swap":
        return why_not_swap(s, at[0], at[1])
    return why_not_steal(s, at[0]) if step.word.key == "steal" else None


def why_not_put(s: Doggybag, colour: int) -> Reason | None:
    """Bones are put in colour order, and all that are owed."""
    own = [s.stock[s.turn, c] for c in range(KINDS)]
    least = int(s.least[s.turn])
    name = {"colour": COLOURS[colour]}
    if not own[colour]:
        return Reason("not-behind-screen", "loot", name)
    if colour < least:
        return Reason("put-order", "order", name | {"last": COLOURS[least]})
    if sum(own[colour:]) < s.to_put[s.turn]:
        return Reason("put-too-few", "order", name | {"left": int(s.to_put[s.turn])})
    return None


def why_not_pick(s: Doggybag, key: str, token: int) -> Reason | None:
    """Each token is there once, and one may be flipped."""
    for seat in range(s.players):
        if s.role[seat] == token and not is_free(s, token):
            return Reason("token-gone", "roles", {"role": token, "player": SeatNumber(seat)})
    for seat in range(s.players):
        if key == "flip" and s.flipped[seat]:
            return Reason("one-hothead", "hothead", {"player": SeatNumber(seat)})
    return None


def why_no_such_player(s: Doggybag, seat: int) -> Reason | None:
    """Fewer people may sit at the table."""
    return Reason("nobody-there", "pieces", {"players": int(s.players)}) if seat >= s.players else None


def why_not_swap(s: Doggybag, mine: int, other: int) -> Reason | None:
    """The Ace needs a bone of its own and one in the chest."""
    if not s.stock[s.turn, mine]:
        return Reason("not-behind-screen", "ace", {"colour": COLOURS[mine]})
    return None if s.chest[other] else Reason("not-in-chest", "ace", {"colour": COLOURS[other]})


def why_not_steal(s: Doggybag, seat: int) -> Reason | None:
    """Only the colour drawn, and only from others."""
    if seat == s.turn:
        return Reason("steal-self", "greed")
    nobody = why_no_such_player(s, seat)
    return nobody or Reason("steal-none-there", "greed", {"player": SeatNumber(seat), "colour": COLOURS[s.steal]})
