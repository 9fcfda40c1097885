"""The table of Chicago: the town, who stands where, what each house holds and what everybody may know of it."""

from functools import cache
from typing import Annotated, Any

from osselet.core import Choice, Flag, Ints, Options, SeatOption, State, Vocabulary, i1, i2, rule
from osselet.games.chicago.state.maps import CELLS, HOUSES, KINDS, MAPS, NEXT_STREET, NOWHERE, OFFICERS, STREETS, TOWNS

SEATS = 5
THIEVES = 4
ID_COUNT = len(KINDS)
PLANE, THIEF, WEAPON, BANK, CAR, POLICE, M10, M20, M50, M100 = range(ID_COUNT)
WORTH = (0, 0, 0, 20, 0, 0, 1, 2, 5, 10)
"""In units of 10,000 francs."""
FRANCS = 10_000
LAST_QUIET_ROUND = 20
MOVES_A_PLAY = 2
NOBODY = -1

ENTER, MOVE, SECOND, LOOK, ARREST, PLACE, PURSUIT, HOUSE, LOSE, DONE, TURN_OVER = range(11)
PHASES = ("enter", "move", "second", "look", "arrest", "place", "police", "house", "lose", "over")
"""TURN_OVER has no name: nobody is asked anything in it."""

OUTSIDE, TOWN, LEFT, ARRESTED = range(4)
STANDINGS = ("outside", "town", "left", "arrested")

CLOSED, TAKEN = -1, -2
"""What a house number holds; from 0 up it is the note about a house that was opened and left where it is."""
RESERVE = -1
"""Where a policeman stands that has found no free star yet."""
UNKNOWN_KIND = -1
FREE = 0
"""On a cell: nobody; 1 to 4 the thief before; from FIRST_OFFICER on a policeman."""
FIRST_OFFICER = 1 + THIEVES

NOTES = 9
"""One plane, four banks and four cars can ever be put back."""
UNUSED = -1
IN_LOOT = 64
"""Where a noted house is: a house number, or in the loot of a thief."""
ENTRIES = 42
"""Of the diary: 34 houses can be kept, and two thief houses concern four thieves each."""
KEPT = -1
"""What an entry is about: a closed house that was kept; from 0 up the note on a house that was kept; below, by how
much, the first or second thief house."""
NOTHING_LOST = -2
"""In the diary: this thief lost nothing."""
WITHOUT, UNSURE, WITH = range(3)
"""What everybody can work out about a thief's car."""

MOST_MOVES = OFFICERS * STREETS + 64
"""Every policeman to every street; besides a thief has at most a few dozen cells, six houses and three words."""


@cache
def words_of(town: int) -> Vocabulary:
    """The words with the cells of this map; ids are the same on all maps, so a small one has some to spare.

    These are named as a row below the town: never listed, and refused as cells that are not there.
    """
    names = TOWNS[town].names
    below = chr(ord(names[-1][0]) + 1)
    cells = [*names, *(f"{below}{at + 1}" for at in range(CELLS - len(names)))]
    return Vocabulary(
        enter={"cell": cells},
        go={"cell": cells},
        rob={"cell": cells},
        leave=None,
        stop=None,
        stay=None,
        fly=None,
        **{"return": None},
        surrender=None,
        place={"cell": cells},
        done=None,
        house={"kind": KINDS},
        lose={"kind": KINDS},
        move={"from": cells, "to": cells},
        shoot={"from": cells, "to": cells},
    )


def words(options: Any) -> Vocabulary:
    """The words under these options."""
    return words_of(int(options.map))


WORDS = words_of(0)
ENTER_AT, GO_TO, ROB_AT, PLACE_AT = WORDS["enter"], WORDS["go"], WORDS["rob"], WORDS["place"]
LEAVE, STOP, STAY, FLY = WORDS["leave"], WORDS["stop"], WORDS["stay"], WORDS["fly"]
RETURN, SURRENDER, FINISH = WORDS["return"], WORDS["surrender"], WORDS["done"]
DRAW_HOUSE, LOSE_HOUSE, MOVE_OFFICER, SHOOT = WORDS["house"], WORDS["lose"], WORDS["move"], WORDS["shoot"]


class ChicagoOptions(Options):
    """What a table may choose."""

    map: Annotated[int, Choice(*MAPS)]
    police: Annotated[int, SeatOption(-1)]
    match: Annotated[int, Flag(False)]


class Chicago(State):
    """The table. A loot is known to its owner, and to the Police once confiscated; it stays in its thief's row."""

    players: i1
    map: i1
    match: i1
    game: i1  # of the match, from 1
    police: i1  # seat
    thieves: i1
    round: i2
    quiet: i1  # rounds in a row with no house taken and no arrest
    eventful: i1  # has one been taken, or an arrest been made, this round?
    phase: i1
    resume: i1  # the phase that goes on after an arrest
    thief: i1  # whose turn it is; THIEVES in the Police's own turn
    gone: i1  # moves made this turn
    asked: i1  # thief about to be arrested, or NOBODY
    moves_left: i1  # of the Police play
    robbed: i1  # house being opened, or NOBODY
    losing: i1  # thief that loses a house now, or NOBODY
    standing: Annotated[Ints, "i1", THIEVES]
    cell: Annotated[Ints, "i2", THIEVES]  # also of an arrested thief
    size: Annotated[Ints, "i1", THIEVES]  # houses in the loot, known to all
    loot: Annotated[Ints, "i1", (THIEVES, ID_COUNT)]  # copies of each kind; UNKNOWN_KIND where hidden
    car_shown: Annotated[Ints, "i1", THIEVES]  # everybody has seen the second move being offered
    officers: i1  # policemen found so far
    post: Annotated[Ints, "i2", OFFICERS]
    frozen: Annotated[Ints, "i1", OFFICERS]
    on: Annotated[Ints, "i1", CELLS]  # who stands on a cell
    house: Annotated[Ints, "i1", HOUSES]  # CLOSED, TAKEN or a note
    unseen: Annotated[Ints, "i1", ID_COUNT]  # copies never drawn; UNKNOWN_KIND where hidden
    shown: Annotated[Ints, "i1", ID_COUNT]  # copies laid open to all
    banked: Annotated[Ints, "i2", SEATS]  # worth of the finished games of a match, in 10,000; -1 where hidden
    banked_size: Annotated[Ints, "i2", SEATS]  # houses it came from
    # What everybody can work out of houses that were looked at: the ground that `guess` stands on.
    note_kind: Annotated[Ints, "i1", NOTES]  # UNKNOWN_KIND where hidden
    note_at: Annotated[Ints, "i1", NOTES]  # house number, IN_LOOT or UNUSED
    note_seats: Annotated[Ints, "i1", NOTES]  # bits of the seats that know the kind
    note_could: Annotated[Ints, "i2", NOTES]  # bits of the kinds it can be
    note_back: Annotated[Ints, "i1", NOTES]  # has it been put back for all to see?
    entries: i1  # in the diary
    entry_thief: Annotated[Ints, "i1", ENTRIES]
    entry_what: Annotated[Ints, "i1", ENTRIES]  # KEPT, a note, or which thief house
    entry_looks: Annotated[Ints, "i2", ENTRIES]  # bits of the notes it looked at since, while nobody knew of its car
    entry_car: Annotated[Ints, "i1", ENTRIES]  # since then: WITHOUT, UNSURE or WITH
    entry_shots: Annotated[Ints, "i1", ENTRIES]  # weapons used since then
    entry_lost: Annotated[Ints, "i1", ENTRIES]  # in a thief house: kind, UNKNOWN_KIND where hidden, or NOTHING_LOST
    entry_to: Annotated[Ints, "i1", ENTRIES]  # the thief that gets it


class ChicagoScratch(State):
    """For making up how a game may have gone, in `secrets/`."""

    box: Annotated[Ints, "i1", ID_COUNT]  # pieces that may be anywhere, for all the seat knows
    held: Annotated[Ints, "i1", (THIEVES, ID_COUNT)]  # loots at some moment of the game that is made up
    could: Annotated[Ints, "i2", NOTES]  # bits of the kinds a noted house can still be
    told: Annotated[Ints, "i1", ENTRIES]  # `entry_car` with what only this seat knows
    planned: Annotated[Ints, "i1", ENTRIES]  # kind that an entry should bring, or that is lost in it


@rule
def owner(s: Chicago, thief: int) -> int:
    """The seat that plays this thief; with three players each thief seat has two."""
    place = thief % (s.players - 1)
    return place if place < s.police else place + 1


@rule
def has_car(s: Chicago, thief: int) -> bool:
    """Does it own a car?"""
    return s.loot[thief, CAR] > 0


@rule
def has_free_cell_beside(s: Chicago, cell: int) -> bool:
    """Is there a neighbouring street cell where nobody stands?"""
    for direction in range(6):
        other = NEXT_STREET[s.map, cell, direction]
        if other != NOWHERE and s.on[other] == FREE:
            return True
    return False


@rule
def bit(place: int) -> int:
    """The number with only this bit set."""
    return 1 << place
