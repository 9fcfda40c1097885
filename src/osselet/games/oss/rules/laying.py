"""Laying: each in turn puts a card before a figure, and then the first two at each figure become a duel."""

from osselet.core import Ints, rule
from osselet.games.oss.rules.figures import begin_figures
from osselet.games.oss.rules.piles import play_card
from osselet.games.oss.state import NONE, SOLO, VALUES, WORDS, Oss, in_turn

LAY_CARD = WORDS["lay"]


@rule
def list_lays(s: Oss, ids: Ints) -> int:
    """Each value in hand before each solo figure.

    A hand is never empty here: five cards, one drawn after each round, and at most three played in
    each (one laid, two paid) leave at least one for the fourth. The conformance suite holds it:
    whoever has to decide has a move.
    """
    count = 0
    for value in range(1, VALUES + 1):
        if s.hand[s.turn, value] > 0:
            for family in range(SOLO):
                ids[count] = LAY_CARD + (value - 1) * SOLO + family
                count += 1
    return count


@rule
def lay(s: Oss, value: int, family: int) -> None:
    """A card before a figure; after the last one all pair up."""
    play_card(s, s.turn, value)
    s.laid_value[s.turn] = value
    s.laid_family[s.turn] = family
    s.turn = (s.turn + 1) % s.players
    s.asked = s.turn
    if s.turn == s.chief:
        for figure in range(SOLO):
            pair_up(s, figure)
        begin_figures(s)


@rule
def pair_up(s: Oss, family: int) -> None:
    """The first two at a figure become a duel; whoever laid later stays solo."""
    first = NONE
    for number in range(s.players):
        seat = in_turn(s, number)
        if s.laid_family[seat] == family:
            if first != NONE:
                s.partner[first] = seat
                s.partner[seat] = first
                return
            first = seat
