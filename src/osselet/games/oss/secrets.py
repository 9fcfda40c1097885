"""Hands are secret: who sees a card drawn, and what the others may hold."""

from osselet.core import Ints, below, rule
from osselet.games.oss.state import TRIBE, VALUES, WORDS, Oss

FIGURE = WORDS["figure"]


@rule
def sees(s: Oss, move: int, seat: int) -> int:
    """A card drawn is seen by who draws it; everything else happens in the open."""
    return 1 if move >= FIGURE or seat == s.turn else 0


@rule
def hide(s: Oss, seat: int) -> None:
    """A hand is shown to its seat alone, also after the end; a deck is what is kept and not in hand."""
    for other in range(s.players):
        if other != seat:
            for value in range(1, VALUES + 1):
                s.hand[other, value] = 0


@rule
def guess(s: Oss, seat: int, rng: Ints) -> None:
    """Every way to draw a hand from the cards its player has not shown is equally likely."""
    for other in range(s.players):
        if other != seat:
            left = TRIBE - s.played_size[other]
            for _ in range(s.hand_size[other]):
                card = below(rng, left)
                left -= 1
                value = 1
                while card >= s.kept[other, value] - s.hand[other, value]:
                    card -= s.kept[other, value] - s.hand[other, value]
                    value += 1
                s.hand[other, value] += 1
