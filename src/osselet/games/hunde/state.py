"""The table of the Hunde: the ring, the white dog, the runners and their bones, and what a table may choose."""

from typing import Annotated

from osselet.core import Choice, EachSeat, Ints, Options, Said, State, Vocabulary, i1, i2, s1

RING = 16
LAST_ROUND = 200
MIDDLE = -1
"""Where a pawn stands that is not on the track."""
NOBODY = -1
FACES = ("dog", 1, 2, 3, 4, 5)
"""A die shows a dog, which counts 0, or a number: a face's place in this list is what it counts."""
DOG = 0

WHITE, CHOOSE, BLACK, DONE = range(4)
PHASES = ("white", "choose", "black", "over")

WORDS = Vocabulary(
    white={"face": FACES},
    black_die=Said("black", {"face": FACES}),
    move=None,
    black=None,
)
WHITE_DIE, BLACK_DIE = WORDS["white"], WORDS["black_die"]
MOVE, THROW_BLACK = WORDS["move"], WORDS["black"]

BACK, REAR = range(2)
SAME, RISKY = range(2)


class HundeOptions(Options):
    """What a table may choose."""

    push: Annotated[int, Choice("back", "rear")]
    black_dice: Annotated[int, Choice("same", "risky")]


class Hunde(State):
    """The table: the ring, the dog, the runners and their bones."""

    players: i1
    push: i1
    black_dice: i1
    phase: i1
    round: i2
    first: s1  # who has the dark dog: begins the round
    turn: s1
    thrown: i1  # players who have had their turn this round
    dog: i1  # space of the white dog
    white_thrown: i1
    black_thrown: i1
    total: i1  # sum of the dice thrown this turn
    dogs: i1  # dogs among them
    white: Annotated[Ints, "i1", 2]  # faces, in the order thrown
    black: Annotated[Ints, "i1", 2]
    pawn: Annotated[Ints, "i1", EachSeat(6)]  # space, or MIDDLE
    bones: Annotated[Ints, "i1", EachSeat(6)]
    box: i1  # bones that left the game
