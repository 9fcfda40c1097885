"""Probe with one thing wrong each time: every mutant must be caught."""

import random
from dataclasses import replace
from typing import Annotated

import numpy as np

from osselet.core import Game, Ints, Vocabulary, below, rule
from tests.probe import GAME
from tests.probe import rules as r
from tests.probe.beside import view, why
from tests.probe.rules import Probe


def with_rules(**changed: object) -> Game:
    return replace(GAME, rules=replace(GAME.rules, **changed))


@rule
def leaky_hide(s: Probe, seat: int) -> None:
    kept = s.card[0]
    r.hide(s, seat)
    s.card[0] = kept


@rule
def sees_everything(s: Probe, move: int, seat: int) -> int:
    return 1


@rule
def lowest_bid_wins(s: Probe, move: int) -> None:
    last = s.phase == r.SHOW and s.turn == s.players - 1
    pot = s.pot
    r.play(s, move)
    if last:
        worst = 0
        for seat in range(s.players):
            if s.bid[seat] < s.bid[worst]:
                worst = seat
        for seat in range(s.players):
            s.stones[seat] = 2 - s.bid[seat]
        s.stones[worst] += pot


@rule
def weightless_card(s: Probe, ids: Ints, weights: Ints) -> int:
    count = r.moves(s, ids, weights)
    if s.phase == r.DEAL:
        for at in range(count):
            weights[at] = 1
        weights[count - 1] = 0
    return count


@rule
def dice_inside(s: Probe, move: int) -> None:
    r.play(s, move)
    if s.phase == r.DONE and random.random() < 0.5:
        s.stones[0], s.stones[1] = s.stones[1], s.stones[0]


SHARED = np.zeros(3, np.int64)


@rule
def setup_on_shared_memory(s: Probe, players: int, options: r.ProbeOptions) -> None:
    r.setup(s, players, options)
    s.stones = SHARED  # type: ignore[assignment]
    for seat in range(players):
        s.stones[seat] = r.STONES


@rule
def stone_falls_off(s: Probe, move: int) -> None:
    r.play(s, move)
    if s.phase == r.SHOW and s.pot > 3:
        s.pot -= 1


class Stash(Probe):
    """Probe's table with a pocket that hide forgets."""

    pocket: Annotated[Ints, "i1", 3]


@rule
def play_with_pocket(s: Stash, move: int) -> None:
    r.play(s, move)
    for seat in range(3):
        s.pocket[seat] = s.card[seat]


@rule
def guess_from_pocket(s: Stash, seat: int, rng: Ints) -> None:
    for other in range(3):
        s.card[other] = s.pocket[other]
    r.guess(s, seat, rng)


@rule
def guess_low_cards(s: Probe, seat: int, rng: Ints) -> None:
    for other in range(s.players):
        if s.card[other] == 0 and r.dealt(s, other):
            value = 1 + below(rng, 2)
            while r.held(s, value):
                value = value % r.CARDS + 1
            s.card[other] = value
    r.guess(s, seat, rng)


@rule
def guess_own_copy(s: Probe, seat: int, rng: Ints) -> None:
    for other in range(s.players):
        if s.card[other] == 0 and r.dealt(s, other):
            s.card[other] = s.card[seat] if seat >= 0 and s.card[seat] > 0 else 1
        if s.bid[other] == r.SECRET_BID:
            s.bid[other] = 0


@rule
def only_low_cards_are_asked(s: Probe, move: int) -> None:
    r.play(s, move)
    while s.phase == r.SHOW and s.card[s.turn] > 3:
        r.play(s, r.KEEP)


@rule
def endless(s: Probe, move: int) -> None:
    r.play(s, move)
    if s.phase == r.DONE and s.pot == 0:
        s.phase = r.SHOW


@rule
def moves_that_act(s: Probe, ids: Ints, weights: Ints) -> int:
    if s.phase == r.SHOW:
        s.shown[s.turn] = 1
    return r.moves(s, ids, weights)


@rule
def listed_twice(s: Probe, ids: Ints, weights: Ints) -> int:
    count = r.moves(s, ids, weights)
    if s.phase == r.SHOW:
        ids[1] = ids[0]
    return count


@rule
def moves_from_secrets(s: Probe, ids: Ints, weights: Ints) -> int:
    count = r.moves(s, ids, weights)
    high = False
    for seat in range(s.players):
        high = high or (seat != s.turn and s.card[seat] == 5)
    return count - 1 if s.phase == r.BID and high else count


@rule
def early_winner(s: Probe, points: Ints, winner: Ints) -> None:
    r.score(s, points, winner)
    if s.phase == r.SHOW:
        winner[0] = 1


@rule
def too_many_stones(s: Probe, players: int, options: r.ProbeOptions) -> None:
    r.setup(s, players, options)
    s.stones[0] = 200


@rule
def setup_forgets_a_field(s: Probe, players: int, options: r.ProbeOptions) -> None:
    pot = s.pot
    r.setup(s, players, options)
    s.pot = pot


@rule
def nobody_acts(s: Probe) -> int:
    who = r.actor(s)
    return s.players if who >= 0 and s.phase == r.SHOW else who


@rule
def seat_zero_is_special(s: Probe) -> None:
    """A rotation of a game in which seats are not alike."""
    s.turn = 0 if s.turn + 1 == s.players else s.turn + 1


def view_with_a_set(s, facts):
    return view(s, facts) | {"pot": {1, 2}}


def why_says_nothing(s, step):
    return None


def why_without_text(s, step):
    return replace(why(s, step), code="unheard-of")


DOUBLE = Vocabulary(card={"value": [1, 2, 3, 4, 4]}, bid={"stones": range(3)}, show=None, keep=None, slow=None)

MUTANTS: dict[str, Game] = {
    "leak in the view": with_rules(hide=leaky_hide),
    "leak in the log": with_rules(sees=sees_everything),
    "wrong rule": with_rules(play=lowest_bid_wins),
    "bad weights": with_rules(moves=weightless_card),
    "duplicate names": replace(GAME, words=DOUBLE),
    "hidden randomness": with_rules(play=dice_inside),
    "shared memory": with_rules(setup=setup_on_shared_memory),
    "lost piece": with_rules(play=stone_falls_off),
    "guess returns the true world": replace(with_rules(play=play_with_pocket, guess=guess_from_pocket), state=Stash),
    "guess off its prior": with_rules(guess=guess_low_cards),
    "guess doubles a card": with_rules(guess=guess_own_copy),
    "a question only some secrets bring": with_rules(play=only_low_cards_are_asked),
    "endless game": with_rules(play=endless),
    "moves act": with_rules(moves=moves_that_act),
    "a move listed twice": with_rules(moves=listed_twice),
    "moves depend on secrets": with_rules(moves=moves_from_secrets),
    "early winner": with_rules(score=early_winner),
    "a number too large for its field": with_rules(setup=too_many_stones),
    "setup forgets a field": with_rules(setup=setup_forgets_a_field),
    "somebody not at the table is asked": with_rules(actor=nobody_acts),
    "seats not alike": replace(GAME, checks=replace(GAME.checks, rotate=seat_zero_is_special)),
    "a revealing word not marked": replace(GAME, reveals=frozenset({"bid"})),
    "a decision declared as dealt": replace(GAME, dealt=frozenset({"card", "bid"})),
    "not one view for all": replace(GAME, one_view=True),
    "view that is not JSON": replace(GAME, view=view_with_a_set),
    "no reasons": replace(GAME, why=why_says_nothing),
    "a reason without text": replace(GAME, why=why_without_text),
}
