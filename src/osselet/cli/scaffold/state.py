"""What lies on the table of Mygame, what can happen there, and what a table may choose."""

from typing import Annotated

from osselet.core import Choice, Ints, Options, State, Vocabulary, Whole, i1

CHOOSE, FIND, DONE = range(3)
PHASES = ("choose", "find", "over")
FULL = 20
"""So many mushrooms in the basket, and you must go home."""
LAST_ROUND = 40
FACES = ("owl", 1, 2, 3, 4, 5)
"""What the die can show; a face's place in this list is how many mushrooms it is worth."""
OWL = 0

WORDS = Vocabulary(gather=None, home=None, find={"what": FACES})
GATHER, HOME, FOUND = WORDS["gather"], WORDS["home"], WORDS["find"]

HALF, ALL = range(2)


class MygameOptions(Options):
    """What a table may choose."""

    goal: Annotated[int, Whole(20, 100, 40)]
    owl: Annotated[int, Choice("half", "all")]


class Mygame(State):
    """The table: everything that is true between two steps."""

    players: i1
    goal: i1
    owl: i1  # how much of the basket it takes
    phase: i1
    round: i1
    turn: i1  # the seat in the wood
    gathered: i1  # has it gathered this turn?
    basket: i1  # mushrooms not yet home
    home: Annotated[Ints, "i2", 6]  # mushrooms safe at home, a seat
