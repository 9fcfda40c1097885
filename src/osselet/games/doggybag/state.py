"""The table of Doggy Bag: Fagin's bag and chest, and each dog's screen with bones behind and before it."""

from collections.abc import Mapping
from typing import Annotated

from osselet.core import Flag, Ints, Options, Said, Seats, State, Vocabulary, i1, rule, table

SEATS = 6
COLOURS = ("grey", "white", "red", "yellow", "black")
GREY, WHITE, RED, YELLOW, BLACK = range(5)
KINDS = 5
NOTHING = -1
"""No colour, no token."""

OWN_BONES: Ints = table([3, 4, 5, 1, 3])
"""What each player starts with behind the screen, 16 bones."""
STOCK = 16
WORTH: Ints = table([1, 1, 2, 3, 0])
"""Points of a bone in front."""
THIRD = 3
"""So many blacks in front eliminate."""

TOKENS = 8
CREEP, LOOKOUT, LEADER, PICKPOCKET, MOLE, SCOUT, STEWARD, ACE = range(TOKENS)
HOTHEAD = 8
"""The least number to announce; and a hothead goes before every token."""
MOST_BONES = STOCK * SEATS + KINDS
ROUNDS = 8
"""Everybody puts at least two bones a round, so sixteen do not last longer."""

COIN, PUT, PICK, ANNOUNCE, FIND, LEAD, SCOUTING, SHOWN, REFILL, SWAP, HEIST, DARE, GREED, STEAL, DONE = range(15)
PHASES = (
    "loot", "loot", "roles", "roles", "effect", "effect", "effect", "effect", "effect", "effect",
    "heist", "greed", "greed", "steal", "over",
)  # fmt: skip
"""How views name them: coins and puts are the loot, a token's draws and choices its effect."""


class Words(Vocabulary):
    """A vocabulary in which a word without parts may be spoken with a colon: each token has its own texts."""

    def find(self, name: str) -> int | None:
        """The id of a name, a whole word first."""
        whole = next((word.first for word in self if word.name == name and not word.parts), None)
        return super().find(name) if whole is None else whole


def all_words(take: Mapping[str, Said | Mapping[str, range]]) -> Words:
    """The vocabulary, with these words for taking a token."""
    return Words(
        coin={"face": range(1, 3)},
        draw={"colour": COLOURS},
        put={"colour": COLOURS},
        **take,
        flip={"role": range(TOKENS)},
        announce={"number": range(HOTHEAD, MOST_BONES + 1)},
        lead={"seat": Seats()},
        chest={"colour": COLOURS},
        bag={"colour": COLOURS},
        swap={"mine": COLOURS, "chest": COLOURS},
        stop=None,
        greed=None,
        steal={"seat": Seats()},
        steal_none=Said("steal:none", None),
    )


WORDS = all_words({f"take_{token}": Said(f"take:{token}", None) for token in range(TOKENS)})
BEGINNER_WORDS = all_words({"take": {"role": range(TOKENS)}})
"""The same names and ids; a token is no more than its number."""
THROW, DRAW_BONE, PUT_BONE, TAKE = WORDS["coin"], WORDS["draw"], WORDS["put"], WORDS["take_0"]
FLIP, SAY, GIVE_LEAD = WORDS["flip"], WORDS["announce"], WORDS["lead"]
TO_CHEST, TO_BAG, SWAP_BONES = WORDS["chest"], WORDS["bag"], WORDS["swap"]
STOP, DARE_MORE, STEAL_FROM, STEAL_NOTHING = WORDS["stop"], WORDS["greed"], WORDS["steal"], WORDS["steal_none"]


class DoggybagOptions(Options):
    """What a table may choose: without effects of the tokens it is the beginner game."""

    roles: Annotated[int, Flag(True)]


def words(options: DoggybagOptions) -> Vocabulary:
    """The words of a table."""
    return WORDS if options.roles else BEGINNER_WORDS


class Doggybag(State):
    """The table, and what can be known of the bag.

    The bag holds what went in and out before all eyes (`openly`) and what came from behind the screens
    (`looted`). All that is secret follows from `puts`, which only their owner knows. Others know of a round
    that the loot up to it was at least `proved`, or else a bone that was drawn could not have been there;
    who looked into the bag in that round knows it exactly.
    """

    players: i1
    roles: i1
    phase: i1
    round: i1
    first: i1  # who holds the first-player token
    leader: i1  # who held it when this round began: picks start there
    turn: i1
    thrown: i1  # coins thrown this round
    coins: Annotated[Ints, "i1", 2]
    loot: i1  # bones each player puts into the bag this round
    bag_size: i1
    chest_size: i1
    drawn_size: i1
    steal: i1  # the colour at stake, or NOTHING
    refill: i1  # bones the Steward still has to move
    fed: i1  # bones put into the bag so far, by loot and Steward
    bag: Annotated[Ints, "i1", 5]
    chest: Annotated[Ints, "i1", 5]
    drawn: Annotated[Ints, "i1", 5]  # in the hand of the heister or Scout
    gone: Annotated[Ints, "i1", 5]  # drawn from the bag so far and not put back
    openly: Annotated[Ints, "i1", 5]  # in the bag at first and by the Steward, less `gone`
    loots: Annotated[Ints, "i1", 8]  # `loot` of each round
    looted: Annotated[Ints, "i1", (8, 5)]  # put from behind all screens up to each round
    proved: Annotated[Ints, "i1", (8, 5)]  # the least that `looted` can be, by what was drawn
    ace: Annotated[Ints, "i1", 8]  # who swapped in each round, or NOTHING
    gained: Annotated[Ints, "i1", 8]  # what the Ace took behind the screen and has not given again, or NOTHING
    puts: Annotated[Ints, "i2", (6, 8)]  # in each round, three bits a colour
    stock: Annotated[Ints, "i1", (6, 5)]
    front: Annotated[Ints, "i1", (6, 5)]
    had: Annotated[Ints, "i1", (6, 5)]  # behind the screen at first, with the Ace's swaps: stock and puts together
    openly_then: Annotated[Ints, "i1", (6, 5)]  # `openly` at the last look
    gone_then: Annotated[Ints, "i1", (6, 5)]  # `gone` at the last look
    fed_then: Annotated[Ints, "i1", 6]  # `fed` at the last look
    looks: Annotated[Ints, "i2", 6]  # the rounds in which a seat looked into the bag, a bit each
    stock_size: Annotated[Ints, "i1", 6]
    to_put: Annotated[Ints, "i1", 6]  # bones still to put this round
    least: Annotated[Ints, "i1", 6]  # colour of the last put while more are to come
    role: Annotated[Ints, "i1", 6]
    flipped: Annotated[Ints, "i1", 6]
    announced: Annotated[Ints, "i1", 6]
    out: Annotated[Ints, "i1", 6]


@rule
def next_active(s: Doggybag, seat: int) -> int:
    """The next seat clockwise that is not eliminated."""
    seat = seat + 1 if seat + 1 < s.players else 0
    while s.out[seat]:
        seat = seat + 1 if seat + 1 < s.players else 0
    return seat


@rule
def active(s: Doggybag) -> int:
    """How many are still in play."""
    count = 0
    for seat in range(s.players):
        if not s.out[seat]:
            count += 1
    return count


@rule
def hothead(s: Doggybag) -> bool:
    """Has somebody flipped a token this round?"""
    for seat in range(s.players):
        if s.flipped[seat]:
            return True
    return False


@rule
def is_free(s: Doggybag, token: int) -> bool:
    """Does this token still lie in the middle?"""
    for seat in range(s.players):
        if s.role[seat] == token:
            return False
    return True


@rule
def goal(s: Doggybag, seat: int) -> int:
    """How many bones this seat has to draw."""
    return s.announced[seat] if s.flipped[seat] else s.role[seat]
