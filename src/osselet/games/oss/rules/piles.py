"""The piles: a tribe deck and a hand a player, the figures, the challenges, and what is drawn from them."""

from osselet.core import OVER, Ints, forget_equal, rule
from osselet.games.oss.state import (
    A_FAMILY,
    CHALLENGES,
    COPIES,
    DEAL,
    DONE,
    DRAW,
    FAMILIES,
    HAND,
    LAY,
    NONE,
    REVEAL,
    ROUNDS,
    SEATS,
    TRIBE,
    VALUES,
    WARNOSS,
    WORDS,
    Oss,
    enter,
    throw,
)

CARD, FIGURE, CHALLENGE = WORDS["card"], WORDS["figure"], WORDS["challenge"]


@rule
def lay_out(s: Oss) -> None:
    """Everybody has a whole tribe deck and an empty hand; no figure and no challenge has been seen."""
    s.seen = 0
    s.turned = 0
    for seat in range(SEATS):
        s.hand_size[seat] = 0
        s.played_size[seat] = 0
        s.cups[seat] = 0
        for value in range(VALUES + 1):
            s.hand[seat, value] = 0
            s.won[seat, value] = 0
            s.kept[seat, value] = COPIES if seat < s.players and value > 0 else 0
        for at in range(TRIBE):
            s.played[seat, at] = 0
    for value in range(VALUES + 1):
        s.gone[value] = 0
    clear_figures(s)


@rule
def clear_figures(s: Oss) -> None:
    """The figures of the last round and all that lay before them are put away."""
    for family in range(len(FAMILIES)):
        s.figure[family] = NONE
    for seat in range(SEATS):
        s.laid_value[seat] = 0
        s.laid_family[seat] = NONE
        s.partner[seat] = NONE
        s.replays[seat] = 0


@rule
def list_cards(s: Oss, ids: Ints, weights: Ints) -> int:
    """The cards left in the deck of the seat to draw, by value."""
    count = 0
    for value in range(1, VALUES + 1):
        left = s.kept[s.turn, value] - s.hand[s.turn, value]
        if left > 0:
            ids[count] = CARD + value - 1
            weights[count] = left
            count += 1
    forget_equal(weights, count)
    return count


@rule
def take_card(s: Oss, value: int) -> None:
    """A card from the deck to the hand; at the start five a seat, later one."""
    s.hand[s.turn, value] += 1
    s.hand_size[s.turn] += 1
    if s.phase == DEAL and s.hand_size[s.turn] < HAND:
        return
    s.turn += 1
    if s.turn < s.players:
        return
    if s.phase == DRAW:
        s.round += 1
    s.turn = s.chief
    clear_figures(s)
    throw(s, REVEAL)


@rule
def play_card(s: Oss, seat: int, value: int) -> None:
    """A card leaves the hand for good, shown to all: laid before a figure or paid for a replay."""
    s.hand[seat, value] -= 1
    s.hand_size[seat] -= 1
    s.kept[seat, value] -= 1
    s.played[seat, s.played_size[seat]] = value
    s.played_size[seat] += 1


@rule
def next_family(s: Oss) -> int:
    """The family whose figure is revealed next."""
    family = 0
    while s.figure[family] != NONE:
        family += 1
    return family


@rule
def list_figures(s: Oss, ids: Ints) -> int:
    """The figures of the next family that have not been seen."""
    count = 0
    first = next_family(s) * A_FAMILY
    for figure in range(first, first + A_FAMILY):
        if s.seen >> figure & 1 == 0:
            ids[count] = FIGURE + figure
            count += 1
    return count


@rule
def reveal_figure(s: Oss, figure: int) -> None:
    """A figure for the round; with the duel the last one lies open and the Chief lays first."""
    s.seen |= 1 << figure
    s.figure[figure // A_FAMILY] = figure
    if s.figure[len(FAMILIES) - 1] != NONE:
        s.turn = s.chief
        enter(s, LAY, s.chief)


@rule
def list_challenges(s: Oss, ids: Ints) -> int:
    """The challenges not turned yet; warnoss is not for two players."""
    count = 0
    for challenge in range(len(CHALLENGES)):
        if s.turned >> challenge & 1 == 0 and (challenge != WARNOSS or s.players > 2):
            ids[count] = CHALLENGE + challenge
            count += 1
    return count


@rule
def end_round(s: Oss) -> None:
    """Everybody draws a card, from seat 0 up; after the last round the game is over."""
    if s.round == ROUNDS:
        enter(s, DONE, OVER)
    else:
        s.turn = 0
        throw(s, DRAW)
