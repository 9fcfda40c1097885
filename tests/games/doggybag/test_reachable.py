"""Guessed worlds are exactly those that play can have led to: all secret choices of the first rounds are tried out."""

import random

import pytest

from osselet.conformance.compiled_checks import guess_compiled
from osselet.core.game import OVER, SPECTATOR
from osselet.core.state import copy, pack
from osselet.games.doggybag.checks import count_out
from osselet.games.doggybag.state import PUT
from tests.games.doggybag.lesson import go, lay, spelled

FEW, MANY = 400, 3000
"""Positions with more worlds than this are left out."""


def reached(engine, start, steps, seat, most):
    """Every state that has the same public steps and the same own ones, and looks the same to the seat now."""
    states, truth = {pack(start): start}, copy(start)
    for step in steps:
        secret = truth.phase == PUT and engine.actor(truth) != seat
        engine.play(truth, step)
        after = {}
        for s in states.values():
            legal = engine.moves(s)
            for move in legal if secret else [step] if step in legal else []:
                other = copy(s)
                engine.play(other, move)
                after[pack(other)] = other
        states = after
        if len(states) > most:
            return None
    seen = pack(engine.hidden(truth, seat))
    return {key for key, s in states.items() if pack(engine.hidden(s, seat)) == seen}


def check(engine, start, steps, seat, most):
    """Counted out and guessed worlds against those reached; how many there are, 0 if too many."""
    expected = reached(engine, start, steps, seat, most)
    if expected is None:
        return 0
    s = copy(start)
    for step in steps:
        engine.play(s, step)
    hidden = engine.hidden(s, seat)
    counted = count_out(copy(hidden), seat, most, 20 * most)
    assert {pack(world) for world, _ in counted} == expected
    found = set(guess_compiled(engine, hidden, seat, 300 * len(expected), 1))
    assert found <= expected, "a world that no play can have led to"
    assert found == expected, "a world that is never guessed"
    return len(expected)


def some_game(engine, start, chance):
    """The steps of a random game; a token that looks or swaps is picked more often than others."""
    s, steps = copy(start), []
    while engine.actor(s) != OVER:
        ids = list(engine.moves(s))
        telling = [move for move in ids if engine.words.name(move) in {"take:1", "take:4", "take:7"}]
        step = chance.choice(telling if telling and chance.random() < 0.5 else ids)
        steps.append(step)
        engine.play(s, step)
    return steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_small_games_exactly_the_worlds_that_play_can_have_led_to_are_guessed(players):
    stocks = ("gwryb", "gwwryb", "grryb", "gwrbb")
    checked = several = 0
    for number in range(30):
        chance = random.Random(number)
        some = tuple("".join(chance.sample("ggwwrryb", 6)) for _ in range(players)) if number % 2 else stocks[:players]
        t = lay(players=players, stock=tuple(bones[:5] for bones in some), chest="wr" if number % 3 else "")
        steps = some_game(t._engine, t._past.state, chance)
        cut = chance.randrange(3, len(steps) + 1)
        seat = chance.choice([*range(players), SPECTATOR])
        count = check(t._engine, t._past.state, steps[:cut], seat, FEW)
        checked += count > 0
        several += count > 1
    assert checked >= 10
    assert several >= 4


FULL = [
    "coins:11 put:yb put:gw put:rr take:0 take:2 lead:0 take:3 draw:y draw:gr draw:y",
    "coins:11 put:wr put:yb put:yb take:4 take:0 take:3 draw:y draw:ygrw stop coins:11 put:g",
    "coins:11 put:gg put:ry put:wb take:1 draw:y take:0 take:5 draw:ywr chest:w draw:yrg",
    "coins:11 put:ww put:gr put:gr take:5 draw:gwr chest:r take:7 swap:br take:0 draw:gg draw:w draw:gr",
]


@pytest.mark.parametrize("steps", FULL)
@pytest.mark.parametrize("seat", range(3))
def test_in_the_first_rounds_of_three_players_too(steps, seat):
    t = lay(players=3, stock=("gggwwwwrrrrrybbb",) * 3)
    start, before = copy(t._past.state), len(t.record()["steps"])
    go(t, steps)
    played = [t.words.find(name) for step in steps.split() for name in spelled(step)]
    assert len(t.record()["steps"]) - before == len(played)
    assert check(t._engine, start, played, seat, MANY) > 0
