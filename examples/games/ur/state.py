"""What lies on the board of Ur, what can happen there, and what a table may choose."""

from typing import Annotated

from osselet.core import EachSeat, Flag, Ints, Options, State, Vocabulary, Whole, i1, i2, s1, table

SEATS = 2
MOST_PIECES = 7
DICE = 4
TRACK = 14
"""Fields that a piece goes over, numbered from 1; 0 is before the first and TRACK + 1 behind the last."""
LAST_THROW = 1000

CELLS = (
    "a1",
    "a2",
    "a3",
    "a4",
    "a7",
    "a8",
    *(f"b{column}" for column in range(1, 9)),
    "c1",
    "c2",
    "c3",
    "c4",
    "c7",
    "c8",
)
PATHS = tuple(
    (f"{row}4", f"{row}3", f"{row}2", f"{row}1", *(f"b{column}" for column in range(1, 9)), f"{row}8", f"{row}7")
    for row in ("c", "a")
)
"""The ways of both players: out along one's own row, through the middle, and back to one's own row."""
ROSETTES = ("a1", "a7", "b4", "c1", "c7")
CELL_AT = table([[0, *(CELLS.index(name) for name in path)] for path in PATHS])
"""The cell of a field of a seat's way."""
IS_ROSETTE = table([0, *(1 if name in ROSETTES else 0 for name in PATHS[0]), 0])
SHARED = table([0, *(1 if name[0] == "b" else 0 for name in PATHS[0]), 0])
"""Fields that both go over."""

THROW, MOVE, DONE = range(3)
PHASES = ("throw", "move", "over")

WORDS = Vocabulary(
    throw={"count": range(DICE + 1)},
    enter={"to": CELLS},
    move={"from": CELLS, "to": CELLS},
    leave={"from": CELLS},
)
THROWS, ENTER, GO, LEAVE = (WORDS[word] for word in ("throw", "enter", "move", "leave"))
SIZE = len(CELLS)


class UrOptions(Options):
    """What a table may choose."""

    pieces: Annotated[int, Whole(3, MOST_PIECES, MOST_PIECES)]
    safe: Annotated[int, Flag(True)]


class Ur(State):
    """The board between two steps."""

    players: i1
    pieces: i1  # pieces of each player
    safe: i1  # does the rosette in the middle protect?
    phase: i1
    turn: s1
    throws: i2  # throws so far
    thrown: i1  # what the dice show
    thrower: s1  # whose they were; negative before the first throw
    waiting: Annotated[Ints, "i1", EachSeat(SEATS)]  # pieces not yet on the board
    home: Annotated[Ints, "i1", EachSeat(SEATS)]  # pieces that have gone all the way
    on: Annotated[Ints, "i1", (EachSeat(SEATS), TRACK + 2)]  # is a piece on this field of its own way?
