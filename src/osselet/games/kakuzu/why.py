"""Why a step cannot be chosen now, for every word in every phase in which a seat decides."""

from osselet.core import Reason, Step
from osselet.games.kakuzu.rules import is_opened
from osselet.games.kakuzu.state import (
    ANNOUNCE,
    CELL_NAMES,
    OPENING,
    RANDOM,
    SAY,
    Kakuzu,
    box_of,
    covered,
    is_complete,
)


def why(s: Kakuzu, step: Step) -> Reason | None:
    """The reason a step is not legal for the seat to decide; None if it is."""
    at = 0 if not step.places else step.places[0]
    if step.word.key == "grid":
        return Reason("grid-drawn", "pieces")
    if step.word.key == "pass":
        return Reason("clock-only" if s.clocked else "clock-none", "clock")
    if step.word.key == "open":
        return why_not_open(s, at)
    if s.phase == OPENING:
        return Reason("opening-first", "opening")
    if step.word.key == "digit":
        return Reason("no-bag", "announce") if s.variant == ANNOUNCE else Reason("digit-drawn", "turn", target(s))
    if step.word.key == "say":
        return why_not_say(s, at + 1)
    return why_not_take(s, at)


def why_not_open(s: Kakuzu, cell: int) -> Reason | None:
    """Stones are opened in the opening only, one in each box."""
    if s.phase != OPENING:
        return Reason("opening-over", "opening")
    if s.opening == RANDOM:
        return Reason("opening-random", "opening")
    if not covered(s, cell):
        return already_open(s, cell)
    if is_opened(s, box_of(cell)):
        return Reason("box-opened", "opening", {"box": box_of(cell) + 1})
    return None


def why_not_say(s: Kakuzu, digit: int) -> Reason | None:
    """Only the variant without a bag has digits said, and only those with stones left."""
    if s.variant != ANNOUNCE:
        return Reason("not-announced", "announce", target(s))
    if s.phase != SAY:
        return Reason("said-already", "announce", target(s))
    return Reason("digit-complete", "complete", {"digit": digit}) if is_complete(s, digit) else None


def why_not_take(s: Kakuzu, cell: int) -> Reason | None:
    """A stone is lifted for a digit, and only where one lies."""
    if s.phase == SAY:
        return Reason("say-first", "announce")
    return None if covered(s, cell) else already_open(s, cell)


def already_open(s: Kakuzu, cell: int) -> Reason:
    """There is no stone on this cell."""
    return Reason("no-stone", "turn", {"cell": CELL_NAMES[cell], "digit": int(s.grid[cell])})


def target(s: Kakuzu) -> dict[str, int]:
    """The digit looked for, as an argument."""
    return {"digit": int(s.target)}
