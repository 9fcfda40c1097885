"""The rules against a second, independent telling of them, step by step."""

import random

import pytest

from osselet.core import OVER
from osselet.core.engine import Engine
from osselet.core.game import Facts
from osselet.games.doggybag import GAME, oracle

GAMES = 12


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("roles", [True, False])
def test_both_tellings_agree_on_random_games(players, roles):
    engine, dealer = Engine(GAME, players, {"roles": roles}), random.Random(f"{players} {roles}")
    for _ in range(GAMES):
        agree_on_one_game(engine, {"roles": roles}, dealer)


def agree_on_one_game(engine, options, dealer):
    s, told, steps = engine.new(), oracle.lay(engine.players, options), []
    facts = Facts(None, (False,) * engine.players, revealed=True)
    while engine.actor(s) != OVER:
        outcomes = engine.outcomes(s)
        [move] = dealer.choices(outcomes.ids, outcomes.weights)
        steps.append(engine.words.name(move))
        engine.play(s, move)
        oracle.play(told, steps[-1])
        view, expected = GAME.view(s, facts), oracle.shown(told)
        assert {key: view[key] for key in expected} == expected, steps
        assert engine.score(s)[1] == oracle.winners(told), steps
    assert told["over"]
    assert oracle.view_after(engine.players, options, steps) == oracle.shown(told)


def test_the_second_telling_refuses_what_cannot_come():
    with pytest.raises(ValueError, match="came instead"):
        oracle.view_after(2, {}, ["coin:1", "take:3"])
