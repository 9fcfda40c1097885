"""What lies on the table of Perudo, what can happen there, and what a table may choose."""

from typing import Annotated

from osselet.core import Flag, Ints, Options, State, Vocabulary, Whole, i1

SEATS = 6
MOST_DICE = 5
FACES = 6
MOST = SEATS * MOST_DICE
"""No bid is higher: so many dice there are."""
LAST_ROUND = 99

THROW, BID, SHOWN, DONE = range(4)
PHASES = ("throw", "bid", "shown", "over")

WORDS = Vocabulary(
    die={"face": range(1, FACES + 1)},
    bid={"count": range(1, MOST + 1), "face": range(1, FACES + 1)},
    doubt=None,
    exact=None,
    roll=None,
)
DIE, BIDS, DOUBT, EXACT, ROLL = (WORDS[word] for word in ("die", "bid", "doubt", "exact", "roll"))

ACE = 1
NOBODY = -1


class PerudoOptions(Options):
    """What a table may choose."""

    dice: Annotated[int, Whole(2, MOST_DICE, MOST_DICE)]
    exact: Annotated[int, Flag(True)]
    palifico: Annotated[int, Flag(True)]


class Perudo(State):
    """The table: everything that is true between two steps."""

    players: i1
    most: i1  # dice that everybody begins with, and may not have more of
    may_exact: i1
    may_palifico: i1
    phase: i1
    round: i1
    turn: i1  # who bids; while dice are thrown, whose they are; when they lie open, who rolls again
    starter: i1  # who begins this round
    thrown: i1  # dice thrown in the cup of `turn`
    palifico: i1  # is this such a round?
    count: i1  # the bid that stands; 0 where there is none
    face: i1
    bidder: i1
    found: i1  # when dice lie open: so many agree with the bid
    loser: i1  # who has just lost a die, or NOBODY
    winner: i1  # who has just won one back, or NOBODY
    held: Annotated[Ints, "i1", SEATS]  # dice that a seat has
    lying: Annotated[Ints, "i1", SEATS]  # dice under its cup, or beside it when they lie open
    dice: Annotated[Ints, "i1", (SEATS, MOST_DICE)]  # what they show; 0 not thrown, or hidden
    last_count: Annotated[Ints, "i1", SEATS]  # what a seat has bid last in this round
    last_face: Annotated[Ints, "i1", SEATS]
    was_palifico: Annotated[Ints, "i1", SEATS]  # has it had its round?
