"""Why a step cannot be chosen now, for every word in every phase in which a seat decides."""

from osselet.core import Reason, Step
from osselet.games.oss.state import (
    CALL,
    COLOUR,
    COLOURS,
    DEXTERITY,
    ELIMINATE,
    FAILED,
    LAY,
    LOST,
    MOST_REPLAYS,
    PRIZE,
    Oss,
    alive_count,
    is_alive,
)

DEALT = {
    "card": Reason("card-drawn", "setup"),
    "figure": Reason("figure-revealed", "reveal"),
    "challenge": Reason("challenge-turned", "challenge"),
    "draw": Reason("lots-drawn", "guards"),
}


def why(s: Oss, step: Step) -> Reason | None:
    """The reason a step is not legal for the seat to decide; None if it is."""
    key = step.word.key
    at = 0 if not step.places else step.places[0]
    if key in DEXTERITY:
        return Reason("hands-at-work", "hands")
    if key in DEALT:
        return DEALT[key]
    if key == "lay":
        return why_not_lay(s, at + 1)
    if key == "replay":
        return why_not_replay(s, at + 1)
    if key == "accept":
        return None if s.phase in (FAILED, LOST) else nothing_failed(s, "nothing-to-accept")
    if key == "prize":
        return why_not_prize(s, at + 1)
    if key == "call":
        return None if s.phase == CALL else Reason("no-call-now", "los-loboss")
    if key == "colour":
        return why_not_colour(s, at)
    return why_not_eliminate(s, at)


def why_not_lay(s: Oss, value: int) -> Reason | None:
    """Cards are laid once a round, from the hand."""
    if s.phase != LAY:
        return Reason("laid-already", "lay", {"round": s.round})
    return None if s.hand[s.asked, value] else Reason("not-in-hand", "lay", {"value": value})


def why_not_replay(s: Oss, value: int) -> Reason | None:
    """Only a failure or a lost duel can be replayed, twice a round, with a card in hand."""
    if s.phase not in (FAILED, LOST):
        return nothing_failed(s, "nothing-to-replay")
    if s.replays[s.asked] == MOST_REPLAYS:
        return Reason("no-more-replays", "replay")
    return None if s.hand[s.asked, value] else Reason("not-in-hand", "replay", {"value": value})


def nothing_failed(s: Oss, code: str) -> Reason:
    """There is no failure to answer: nothing was tried yet, the duel is won, or a challenge is on."""
    if s.phase > PRIZE:
        return Reason("no-replay-in-challenge", "challenge")
    return Reason("prize-first", "prize") if s.phase == PRIZE else Reason(code, "replay")


def why_not_prize(s: Oss, value: int) -> Reason | None:
    """Only the winner of a duel chooses, between the two cards."""
    if s.phase != PRIZE:
        return Reason("no-prize-now", "prize")
    one, two = int(s.laid_value[s.turn]), int(s.laid_value[s.partner[s.turn]])
    return None if value in (one, two) else Reason("not-a-prize", "prize", {"one": one, "two": two})


def why_not_colour(s: Oss, colour: int) -> Reason | None:
    """As many bones lie there as players are left."""
    if s.phase != COLOUR:
        return Reason("no-colour-now", "warnoss")
    count = alive_count(s)
    return None if colour < count else Reason("no-such-bone", "warnoss", {"colour": COLOURS[colour], "count": count})


def why_not_eliminate(s: Oss, seat: int) -> Reason | None:
    """Another player who is still in."""
    if s.phase != ELIMINATE:
        return Reason("nobody-to-eliminate", "challenge")
    if seat == s.asked:
        return Reason("not-yourself", "challenge")
    return None if is_alive(s, seat) else Reason("not-in-challenge", "challenge")
