"""The table of Oss: figures, tribe cards, the attempt and the challenge under way, and what a table may choose."""

from typing import Annotated

from osselet.core import CHANCE, Choice, Flag, Ints, Options, PerSeat, Seats, State, Vocabulary, i1, i4, rule

SEATS = 6
ROUNDS = 4
VALUES = 4
"""Tribe cards are worth 1 to 4; arrays by value leave place 0 unused."""
COPIES = 2
"""Cards of each value in a tribe deck."""
TRIBE = VALUES * COPIES
HAND = 5
"""Cards in hand at the start."""
MOST_REPLAYS = 2
"""A player and round."""
CHALLENGE_POINTS = 4

FAMILIES = ("classic", "hand", "exotic", "duel")
SOLO = 3
"""Families that cards are laid on; the fourth is the duels."""
A_FAMILY = 5
FIGURES = (
    *("aslik", "ehfel", "kuda_kuda", "takh_takh", "wollo"),
    *("cumi_cumi", "gurnia", "nampan", "numa", "polopo"),
    *("ariac", "glodoc", "labah", "maradono", "meja"),
    *("bagi", "bola_bola", "kat", "manu", "naik"),
)
SOLO_FIGURES = SOLO * A_FAMILY
CHALLENGES = ("badaboss", "kiri_kanoss", "los_loboss", "targoss", "warnoss")
BADABOSS, KIRI_KANOSS, LOS_LOBOSS, TARGOSS, WARNOSS = range(5)
POLOPO = FIGURES.index("polopo")

COLOURS = ("white", "black", "red", "yellow", "green", "blue")
CALLS = ("bump", "hollow")
DUEL_RESULTS = ("first", "second", "tie")
FIRST_WINS, SECOND_WINS, TIE = range(3)
GOOD, BAD = range(2)
"""The places of `ok` and `fall`, `ok` and `miss`, `right` and `wrong`."""

NONE = -1
"""No figure, no partner, no result, nothing said."""

(
    DEAL, REVEAL, LAY,
    HANDS, FAILED, DUEL, LOST, PRIZE,
    TURN_UP, PLACE, CATCH, CALL, FIRST, ANSWER, CLOSEST, ELIMINATE, COLOUR, CAUGHT, LOTS,
    DRAW, DONE,
) = range(21)  # fmt: skip
PHASES = ("deal", "reveal", "lay", *("figures",) * 5, *("challenge",) * 11, "draw", "over")
"""As views name them."""

WORDS = Vocabulary(
    card={"value": range(1, VALUES + 1)},
    figure={"figure": FIGURES},
    lay={"value": range(1, VALUES + 1), "family": FAMILIES[:SOLO]},
    hands={"count": range(VALUES + 1)},
    duel={"result": DUEL_RESULTS},
    replay={"value": range(1, VALUES + 1)},
    accept=None,
    prize={"value": range(1, VALUES + 1)},
    challenge={"challenge": CHALLENGES},
    place={"result": ("ok", "fall")},
    catch={"result": ("ok", "miss")},
    call={"side": CALLS},
    first={"seat": Seats(SEATS)},
    answer={"result": ("right", "wrong")},
    closest={"seat": Seats(SEATS)},
    eliminate={"seat": Seats(SEATS)},
    colour={"colour": COLOURS},
    caught={"seat": Seats(SEATS)},
    draw={"seat": Seats(SEATS)},
)
DEXTERITY = frozenset({"hands", "duel", "place", "catch", "first", "answer", "closest", "caught"})
"""Chance that comes from somebody's hands: what a referee enters."""

MODEL, REFEREE, SCREEN = range(3)


class OssOptions(Options):
    """What a table may choose: whose hands throw, how skilful each seat is in the model or with a lent hand, and
    whether hands on the screen are made equal by a warm-up.
    """

    hands: Annotated[int, Choice("model", "referee", "screen", proposed="screen")]
    skill: Annotated[Ints, PerSeat(0, 100, 50)]
    equal: Annotated[int, Flag(False)]


def asked(options: OssOptions) -> frozenset[str]:
    """With a referee, people enter what real hands did; cards, figures and challenges are dealt as always."""
    return DEXTERITY if options.hands == REFEREE else frozenset()


def judged(options: OssOptions) -> frozenset[str]:
    """On a screen people do the same themselves, and a judge looks at it."""
    return DEXTERITY if options.hands == SCREEN else frozenset()


class Oss(State):
    """The table."""

    players: i1
    alike: i1  # are all seats equally skilful?
    phase: i1
    round: i1
    chief: i1
    turn: i1  # whose card is dealt or laid, whose figure is up, whose hands are at work
    asked: i1  # who decides, or CHANCE or OVER
    up: i1  # seats whose figure has come up this round
    result: i1  # of a solo or a duel, while somebody decides about it
    ties: i1  # in a row
    challenge: i1  # the one under way
    alive: i1  # players left in it, a bit a seat
    missed: i1  # who missed in this throw of kiri_kanoss, a bit a seat
    tower: i1  # bones stacked in badaboss
    idle: i1  # full towers of badaboss, or throws of kiri_kanoss, that put nobody out
    last_out: i1  # who was put out last
    said: i1  # the side or colour called
    turned: i1  # challenges turned so far, a bit each
    seen: i4  # figures revealed so far, a bit each
    figure: Annotated[Ints, "i1", 4]  # of the round, by family
    skill: Annotated[Ints, "i1", SEATS]
    laid_value: Annotated[Ints, "i1", SEATS]  # the card before a figure; 0 if none
    laid_family: Annotated[Ints, "i1", SEATS]
    partner: Annotated[Ints, "i1", SEATS]  # the other one of a duel
    replays: Annotated[Ints, "i1", SEATS]  # this round
    cups: Annotated[Ints, "i1", SEATS]  # challenges won, a bit each
    hand_size: Annotated[Ints, "i1", SEATS]
    hand: Annotated[Ints, "i1", (SEATS, VALUES + 1)]  # how many of each value
    kept: Annotated[Ints, "i1", (SEATS, VALUES + 1)]  # of each value in hand and deck together: not played yet
    won: Annotated[Ints, "i1", (SEATS, VALUES + 1)]
    gone: Annotated[Ints, "i1", VALUES + 1]  # cards that left the game
    played_size: Annotated[Ints, "i1", SEATS]
    played: Annotated[Ints, "i1", (SEATS, TRIBE)]  # own cards laid or paid, in order


@rule
def enter(s: Oss, phase: int, asked: int) -> None:
    """The next phase and who decides in it."""
    s.phase = phase
    s.asked = asked


@rule
def throw(s: Oss, phase: int) -> None:
    """The next phase is chance's."""
    enter(s, phase, CHANCE)


@rule
def in_turn(s: Oss, number: int) -> int:
    """The seat so many places after the Chief."""
    return (s.chief + number) % s.players


@rule
def is_alive(s: Oss, seat: int) -> bool:
    """Is this player still in the challenge?"""
    return s.alive >> seat & 1 == 1


@rule
def alive_count(s: Oss) -> int:
    """How many are still in the challenge."""
    count = 0
    for seat in range(s.players):
        count += s.alive >> seat & 1
    return count


@rule
def challenges_won(s: Oss, seat: int) -> int:
    """How many challenge cards lie before a seat."""
    count = 0
    for challenge in range(len(CHALLENGES)):
        count += s.cups[seat] >> challenge & 1
    return count


@rule
def points_of(s: Oss, seat: int) -> int:
    """What a seat's cards are worth."""
    points = CHALLENGE_POINTS * challenges_won(s, seat)
    for value in range(1, VALUES + 1):
        points += value * s.won[seat, value]
    return points
