"""Figures: solo attempts and duels, replays and prizes."""

from osselet.core import Ints, rule
from osselet.games.oss.rules.challenges import turn_up
from osselet.games.oss.rules.piles import play_card
from osselet.games.oss.state import (
    DUEL,
    FAILED,
    FIRST_WINS,
    HANDS,
    LOST,
    MOST_REPLAYS,
    NONE,
    PRIZE,
    TIE,
    VALUES,
    WORDS,
    Oss,
    enter,
    in_turn,
    throw,
)

MOST_TIES = 10
"""In a row; the next throw of the duel cannot be a tie."""

REPLAY, ACCEPT, KEEP = WORDS["replay"], WORDS["accept"], WORDS["prize"]


@rule
def begin_figures(s: Oss) -> None:
    """From the Chief in turn order."""
    s.up = 0
    next_figure(s)


@rule
def next_figure(s: Oss) -> None:
    """The next player whose card still lies; who was second in a duel has had it by now. Then the challenge."""
    while s.up < s.players:
        s.turn = in_turn(s, s.up)
        s.up += 1
        if s.laid_value[s.turn] > 0:
            attempt(s)
            return
    turn_up(s)


@rule
def attempt(s: Oss) -> None:
    """Hands go to work on a solo figure or a duel, from zero."""
    s.result = NONE
    s.ties = 0
    throw(s, HANDS if s.partner[s.turn] == NONE else DUEL)


@rule
def finish_solo(s: Oss, bones: int) -> None:
    """As many bones as the card says win it; with fewer the player is asked."""
    if bones == s.laid_value[s.turn]:
        win_card(s, s.turn, bones)
        s.laid_value[s.turn] = 0
        next_figure(s)
    else:
        s.result = bones
        enter(s, FAILED, s.turn)


@rule
def finish_duel(s: Oss, result: int) -> None:
    """A tie starts over; after a decision the loser is asked."""
    if result == TIE:
        s.ties += 1
    else:
        s.result = result
        enter(s, LOST, s.partner[s.turn] if result == FIRST_WINS else s.turn)


@rule
def duel_winner(s: Oss) -> int:
    """Who has won the duel as it stands."""
    return s.turn if s.result == FIRST_WINS else s.partner[s.turn]


@rule
def list_answers(s: Oss, ids: Ints) -> int:
    """To a failure or a lost duel: pay with a card in hand to start over, or accept."""
    count = 0
    if s.replays[s.asked] < MOST_REPLAYS:
        for value in range(1, VALUES + 1):
            if s.hand[s.asked, value] > 0:
                ids[count] = REPLAY + value - 1
                count += 1
    ids[count] = ACCEPT
    return count + 1


@rule
def replay(s: Oss, value: int) -> None:
    """The card is paid and the whole attempt starts over."""
    play_card(s, s.asked, value)
    s.gone[value] += 1
    s.replays[s.asked] += 1
    attempt(s)


@rule
def accept(s: Oss) -> None:
    """A failed solo costs the card; after a lost duel the winner chooses."""
    if s.phase == FAILED:
        s.gone[s.laid_value[s.turn]] += 1
        s.laid_value[s.turn] = 0
        next_figure(s)
    else:
        enter(s, PRIZE, duel_winner(s))


@rule
def list_prizes(s: Oss, ids: Ints) -> int:
    """The values of the two cards of the duel."""
    one = s.laid_value[s.turn]
    two = s.laid_value[s.partner[s.turn]]
    ids[0] = KEEP + min(one, two) - 1
    ids[1] = KEEP + max(one, two) - 1
    return 1 if one == two else 2


@rule
def take_prize(s: Oss, value: int) -> None:
    """The winner keeps one card of the duel, the other leaves the game."""
    other = s.partner[s.turn]
    s.gone[s.laid_value[s.turn] + s.laid_value[other] - value] += 1
    win_card(s, s.asked, value)
    s.laid_value[s.turn] = 0
    s.laid_value[other] = 0
    next_figure(s)


@rule
def win_card(s: Oss, seat: int, value: int) -> None:
    """A card lies open before who won it."""
    s.won[seat, value] += 1
