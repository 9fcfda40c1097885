"""What lies on the table of Oh Hell, what can happen there, and what a table may choose."""

from typing import Annotated

from osselet.core import SEAT, EachSeat, Flag, Ints, Options, State, Vocabulary, Whole, i1, s1

SEATS = 5
SUITS = ("s", "h", "c", "d")
RANKS = ("7", "8", "9", "10", "j", "q", "k", "a")
CARDS = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)
"""Thirty-two cards: a card's number divided by eight is its suit, the rest its rank, sevens lowest."""
PACK, IN_SUIT = len(CARDS), len(RANKS)
MOST_HELD = 6

DEAL, TURN, BID, PLAY, SHOWN, DONE = range(6)
PHASES = ("deal", "turn", "bid", "play", "shown", "over")

WORDS = Vocabulary(
    card={"card": CARDS},
    turn={"card": CARDS},
    bid={"tricks": range(MOST_HELD + 1)},
    play={"card": CARDS},
    deal=None,
)
CARD, TURN_UP, BIDS, PLAYS, DEAL_AGAIN = (WORDS[word] for word in ("card", "turn", "bid", "play", "deal"))

STOCK, GONE = -1, -2
"""Where a card is that nobody holds: not dealt, or played in this deal. A hidden card is taken for one not dealt."""
NONE = -1
PRIZE = 10
"""Points for taking exactly as many tricks as said, and one more for each of them."""


class OhHellOptions(Options):
    """What a table may choose."""

    most: Annotated[int, Whole(2, MOST_HELD, 5)]
    hook: Annotated[int, Flag(True)]


class OhHell(State):
    """The table between two steps."""

    players: i1
    most: i1  # cards of the largest hands
    hook: i1  # may the dealer not make the bids come out even?
    phase: i1
    deal: i1  # deals before this one
    size: i1  # cards dealt to everybody
    dealt: i1  # cards dealt so far
    dealer: s1
    turn: s1
    leader: s1  # who led to the trick that lies there
    taker: s1  # who took the trick that still lies there; negative while one is played
    left: i1  # tricks not yet complete
    trump: i1  # the card that was turned up
    where: Annotated[Ints, "i1", PACK, SEAT]  # who holds a card, or STOCK or GONE
    said: Annotated[Ints, "i1", EachSeat(SEATS)]  # tricks a seat wants, or NONE
    tricks: Annotated[Ints, "i1", EachSeat(SEATS)]
    played: Annotated[Ints, "i1", EachSeat(SEATS)]  # the card before a seat, or NONE
    void: Annotated[Ints, "i1", (EachSeat(SEATS), len(SUITS))]  # has it shown that it has none of a suit?
    points: Annotated[Ints, "i2", EachSeat(SEATS)]
