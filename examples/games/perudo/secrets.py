"""What lies under a cup is known to whoever threw it, until all cups are lifted."""

from osselet.core import Ints, below, rule

from .state import BID, BIDS, FACES, SEATS, THROW, Perudo


@rule
def sees(s: Perudo, move: int, seat: int) -> int:
    """Only who throws a die sees it; everything else is said aloud."""
    return 1 if move >= BIDS or seat == s.turn else 0


@rule
def hide(s: Perudo, seat: int) -> None:
    """The dice of others are hidden while cups stand over them."""
    if s.phase == THROW or s.phase == BID:
        for other in range(SEATS):
            if other != seat:
                for at in range(s.lying[other]):
                    s.dice[other, at] = 0


@rule
def has_thrown(s: Perudo, seat: int) -> int:
    """How many dice a seat has thrown in this round."""
    if s.phase != THROW or seat < s.turn:
        return s.lying[seat]
    return s.thrown if seat == s.turn else 0


@rule
def guess(s: Perudo, seat: int, rng: Ints) -> None:
    """Every hidden die shows any face, each equally likely: bids are words, and prove nothing."""
    for other in range(s.players):
        for at in range(has_thrown(s, other)):
            if s.dice[other, at] == 0:
                s.dice[other, at] = 1 + below(rng, FACES)
