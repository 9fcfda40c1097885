"""The tray of Kakuzu: a finished sudoku under 81 stones, a bag of digits, and what a table may choose."""

from typing import Annotated

from osselet.core import Choice, EachSeat, Ints, Options, State, Vocabulary, Whole, i1, rule, s1

SEATS = 4
CELLS = 81
GRIDS = 1 << 31
"""How many grids can be drawn; the map from number to grid is in `rules/grids.py`."""
SOLO_GOAL = 37
"""More than half of the 72 stones that are left after the opening."""

GRID, OPENING, DRAW, SAY, TAKE, DONE = range(6)
PHASES = ("opening", "opening", "draw", "say", "take", "over")
"""As views name them: drawing the grid is a part of the opening."""

CELL_NAMES = tuple(f"r{row}c{column}" for row in range(1, 10) for column in range(1, 10))

WORDS = Vocabulary(
    open={"cell": CELL_NAMES},
    digit={"digit": range(10)},
    say={"digit": range(1, 10)},
    take={"cell": CELL_NAMES},
    **{"pass": None},
    grid={"id": range(GRIDS)},
)
OPEN_CELL, DRAW_DIGIT, SAY_DIGIT = WORDS["open"], WORDS["digit"], WORDS["say"]
TAKE_CELL, PASS, DRAW_GRID = WORDS["take"], WORDS["pass"], WORDS["grid"]

DRAW_AGAIN, HUNT, ANNOUNCE = range(3)
CHOOSE, RANDOM = range(2)


class KakuzuOptions(Options):
    """What a table may choose."""

    variant: Annotated[int, Choice("draw", "hunt", "announce")]
    opening: Annotated[int, Choice("choose", "random")]
    clock: Annotated[int, Whole(0, 86_400, 0, samples=(0, 300))]


class Kakuzu(State):
    """The table: the tray with its grid, the bag, and everybody's stones."""

    players: i1
    variant: i1
    opening: i1
    clocked: i1  # does the table count seconds? it alone knows how many are left
    phase: i1
    first: s1  # who lifts the first stone, and has the first turn
    turn: s1
    target: i1  # the digit looked for; 0 if none
    won: i1  # stones won this turn
    drawn_count: i1
    drawn: Annotated[Ints, "i1", 9]  # digits out of the bag this turn, in order
    shown: Annotated[Ints, "i1", 10]  # how many cells of each digit lie open
    left: i1  # stones on the tray
    aside: i1  # stones lifted in the opening: nobody's
    bank: i1  # stones missed in a solo game
    stones: Annotated[Ints, "i1", EachSeat(SEATS)]
    out: Annotated[Ints, "i1", EachSeat(SEATS)]  # seats whose clock has run out
    grid: Annotated[Ints, "i1", CELLS]  # a digit lying open; minus the digit under a stone; 0: a stone, digit unknown


class KakuzuScratch(State):
    """For filling a tray: where each digit can still stand, in `rules/filling.py`."""

    places: Annotated[Ints, "i4", (10, 3)]


@rule
def covered(s: Kakuzu, cell: int) -> bool:
    """Is there a stone on this cell?"""
    return s.grid[cell] <= 0


@rule
def box_of(cell: int) -> int:
    """The 3×3 box of a cell, counted left to right, top to bottom."""
    return cell // 27 * 3 + cell % 9 // 3


@rule
def cell_of(box: int, at: int) -> int:
    """The cell at a place from 0 to 8 within a box."""
    return (box // 3 * 3 + at // 3) * 9 + box % 3 * 3 + at % 3


@rule
def is_complete(s: Kakuzu, digit: int) -> bool:
    """Do all nine cells of this digit lie open?"""
    return s.shown[digit] == 9


@rule
def in_bag(s: Kakuzu, digit: int) -> bool:
    """A digit is in the bag unless it is complete or was drawn this turn; 0 always comes back."""
    if is_complete(s, digit):
        return False
    for at in range(s.drawn_count):
        if s.drawn[at] == digit:
            return False
    return True
