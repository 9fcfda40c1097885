"""Oss: lay a card on a figure, then do it with your hands. Phase by phase.

No game goes on for ever. A round deals, reveals and lays a fixed number of cards; each attempt ends,
since a duel has at most ten ties in a row and a player two replays; each challenge ends, since every
bout puts somebody out or is counted, and the tenth counted one draws lots. So with six players a
round has at most 4 figures revealed, 6 cards laid, 3 duels of 5 tries (11 throws and an answer
each) and a prize, a challenge turned, 15 bouts of 6 throws and a draw of lots, and 6 cards drawn.
"""

from osselet.core import CHANCE, Ints, rule
from osselet.games.oss.rules import challenges, figures, laying, piles, skill
from osselet.games.oss.state import (
    ANSWER,
    CALL,
    CATCH,
    CAUGHT,
    CHALLENGES,
    CLOSEST,
    COLOUR,
    DEAL,
    DONE,
    DRAW,
    DUEL,
    FIRST,
    HAND,
    HANDS,
    LAY,
    NONE,
    PLACE,
    PRIZE,
    REVEAL,
    ROUNDS,
    SEATS,
    SOLO,
    TURN_UP,
    WORDS,
    Oss,
    OssOptions,
    challenges_won,
    points_of,
    throw,
)

LONGEST = SEATS * HAND + ROUNDS * (4 + SEATS + 3 * (5 * 12 + 1) + 1 + 15 * SEATS + 1 + SEATS) + 1
"""A number of steps that no game reaches; see above."""

CARD, FIGURE, LAY_CARD, BONES = WORDS["card"], WORDS["figure"], WORDS["lay"], WORDS["hands"]
CLASH, REPLAY, ACCEPT, KEEP = WORDS["duel"], WORDS["replay"], WORDS["accept"], WORDS["prize"]
CHALLENGE, STACKED, CATCH_BONE, CALL_SIDE = WORDS["challenge"], WORDS["place"], WORDS["catch"], WORDS["call"]
SPEAKS_FIRST, ANSWERED, LIES_CLOSEST = WORDS["first"], WORDS["answer"], WORDS["closest"]
NAME_SEAT, NAME_COLOUR, IS_CAUGHT, LOT = WORDS["eliminate"], WORDS["colour"], WORDS["caught"], WORDS["draw"]


@rule
def setup(s: Oss, players: int, options: OssOptions) -> None:
    """Whole tribe decks, seat 0 is Chief and is dealt its five cards first."""
    s.players = players
    s.alike = 1
    for seat in range(SEATS):
        s.skill[seat] = options.skill[seat]
        if seat < players and options.skill[seat] != options.skill[0]:
            s.alike = 0
    s.round = 1
    s.chief = 0
    s.turn = 0
    s.up = 0
    s.result = NONE
    s.ties = 0
    challenges.put_away(s)
    piles.lay_out(s)
    throw(s, DEAL)


@rule
def actor(s: Oss) -> int:
    """Who decides, or chance, or nobody any more."""
    return s.asked


@rule
def moves(s: Oss, ids: Ints, weights: Ints) -> int:
    """What can happen now."""
    if s.phase < REVEAL or s.phase == DRAW:
        return piles.list_cards(s, ids, weights)
    if s.phase == REVEAL:
        return piles.list_figures(s, ids)
    if s.phase == LAY:
        return laying.list_lays(s, ids)
    if s.phase < TURN_UP:
        return figure_moves(s, ids, weights)
    return challenge_moves(s, ids, weights)


@rule
def figure_moves(s: Oss, ids: Ints, weights: Ints) -> int:
    """Hands at work, and what their owners say to the result."""
    if s.phase == HANDS:
        return skill.list_solo(s, ids, weights)
    if s.phase == DUEL:
        return skill.list_duel(s, ids, weights)
    if s.phase == PRIZE:
        return figures.list_prizes(s, ids)
    return figures.list_answers(s, ids)


@rule
def challenge_moves(s: Oss, ids: Ints, weights: Ints) -> int:
    """The steps of the five challenges."""
    if s.phase == TURN_UP:
        return piles.list_challenges(s, ids)
    if s.phase == PLACE:
        return skill.list_place(s, ids, weights)
    if s.phase == CATCH:
        return skill.list_catch(s, ids, weights)
    if s.phase == CALL:
        return challenges.list_calls(ids)
    if s.phase == FIRST:
        return skill.list_best(s, SPEAKS_FIRST, ids, weights)
    if s.phase == ANSWER:
        return skill.list_answer(s, ids, weights)
    if s.phase == CLOSEST:
        return skill.list_best(s, LIES_CLOSEST, ids, weights)
    if s.phase == COLOUR:
        return challenges.list_colours(s, ids)
    if s.phase == CAUGHT:
        return skill.list_worst(s, IS_CAUGHT, ids, weights)
    if s.asked == CHANCE:
        return challenges.list_left(s, LOT, ids)
    return challenges.list_others(s, ids)


@rule
def play(s: Oss, move: int) -> None:
    """Makes a step happen."""
    if move < FIGURE:
        piles.take_card(s, move - CARD + 1)
    elif move < LAY_CARD:
        piles.reveal_figure(s, move - FIGURE)
    elif move < BONES:
        laying.lay(s, (move - LAY_CARD) // SOLO + 1, (move - LAY_CARD) % SOLO)
    elif move < CHALLENGE:
        play_figure(s, move)
    else:
        play_challenge(s, move)


@rule
def play_figure(s: Oss, move: int) -> None:
    """A step of an attempt."""
    if move < CLASH:
        figures.finish_solo(s, move - BONES)
    elif move < REPLAY:
        figures.finish_duel(s, move - CLASH)
    elif move < ACCEPT:
        figures.replay(s, move - REPLAY + 1)
    elif move == ACCEPT:
        figures.accept(s)
    else:
        figures.take_prize(s, move - KEEP + 1)


@rule
def play_challenge(s: Oss, move: int) -> None:
    """A step of a challenge."""
    if move < STACKED:
        challenges.begin_challenge(s, move - CHALLENGE)
    elif move < CATCH_BONE:
        challenges.stack(s, move - STACKED)
    elif move < CALL_SIDE:
        challenges.catch(s, move - CATCH_BONE)
    elif move < SPEAKS_FIRST:
        challenges.call_side(s, move - CALL_SIDE)
    elif move < ANSWERED:
        challenges.speak(s, move - SPEAKS_FIRST)
    elif move < LIES_CLOSEST:
        challenges.check_answer(s, move - ANSWERED)
    elif move < NAME_SEAT:
        challenges.hit(s, move - LIES_CLOSEST)
    elif move < NAME_COLOUR:
        challenges.put_out(s, move - NAME_SEAT)
    elif move < IS_CAUGHT:
        challenges.say_colour(s, move - NAME_COLOUR)
    elif move < LOT:
        challenges.put_out(s, move - IS_CAUGHT)
    else:
        challenges.crown(s, move - LOT)


@rule
def score(s: Oss, points: Ints, winner: Ints) -> None:
    """Points lie open all the time; of equals the one with more challenge cards wins, then they share."""
    best = NONE
    for seat in range(s.players):
        points[seat] = points_of(s, seat)
        best = max(best, rank(s, seat))
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and rank(s, seat) == best else 0


@rule
def rank(s: Oss, seat: int) -> int:
    """Points first, then challenge cards."""
    return points_of(s, seat) * (len(CHALLENGES) + 1) + challenges_won(s, seat)
