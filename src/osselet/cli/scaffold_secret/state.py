"""The table of Mygame: what lies on it between two steps, what a table may choose, and the words of its steps."""

from typing import Annotated

from osselet.core import EachSeat, Ints, Options, State, Vocabulary, Whole, i1, s1

MOST_SEATS = 6
PEBBLES = 3
"""Of each player."""
MOST_TOTAL = MOST_SEATS * PEBBLES
LAST_ROUND = 20

NOTHING, SECRET = -1, -2
"""In a fist that is not closed yet; in one of which somebody else may not know what it holds."""

HOLD, CALL, OPEN, DONE = range(4)
PHASES = ("hold", "call", "open", "over")

WORDS = Vocabulary(hold={"pebbles": range(PEBBLES + 1)}, call={"total": range(MOST_TOTAL + 1)}, open=None)
HELD, CALLED, OPENED = (WORDS[word] for word in ("hold", "call", "open"))


class MygameOptions(Options):
    """What a table may choose."""

    goal: Annotated[int, Whole(1, 5, default=2)]


class Mygame(State):
    """Fists, calls and points."""

    players: i1
    goal: i1
    phase: i1
    round: i1
    first: s1  # calls first in this round
    turn: s1
    fist: Annotated[Ints, "i1", EachSeat(MOST_SEATS)]  # pebbles, NOTHING or SECRET
    called: Annotated[Ints, "i1", EachSeat(MOST_SEATS)]  # a total, or NOTHING
    opened: Annotated[Ints, "i1", EachSeat(MOST_SEATS)]  # what the fists held in the round before, or NOTHING
    points: Annotated[Ints, "i1", EachSeat(MOST_SEATS)]
