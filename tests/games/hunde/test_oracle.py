"""The rules against a second, independent telling of them, step by step."""

import random

import pytest

from osselet.core import CHANCE, OVER
from osselet.core.engine import Engine
from osselet.core.game import Facts
from osselet.games.hunde import GAME, oracle
from tests.games.hunde.lesson import after, endless

GAMES = 20


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("push", ["back", "rear"])
@pytest.mark.parametrize("black_dice", ["same", "risky"])
def test_both_tellings_agree_on_random_games(players, push, black_dice):
    options = {"push": push, "black_dice": black_dice}
    engine, dealer = Engine(GAME, players, options), random.Random(f"{players} {push} {black_dice}")
    for _ in range(GAMES):
        agree_on_one_game(engine, options, dealer)


def agree_on_one_game(engine: Engine, options: dict[str, str], dealer: random.Random) -> None:
    s, table, steps = engine.new(), oracle.lay(engine.players, options), []
    facts = Facts(None, (False,) * engine.players)
    while engine.actor(s) != OVER:
        outcomes = engine.outcomes(s)
        weights = outcomes.weights or [1] * len(outcomes.ids)
        names = [engine.words.name(move) for move in outcomes.ids]
        assert dict(zip(names, weights, strict=True)) == oracle.possible(table)
        if engine.actor(s) != CHANCE:
            assert engine.actor(s) == table["to throw"][0]
        [move] = dealer.choices(outcomes.ids, weights)
        steps.append(engine.words.name(move))
        engine.play(s, move)
        oracle.play(table, steps[-1])
        view = GAME.view(s, facts)
        expected = oracle.shown(table)
        assert {key: view[key] for key in expected} == expected, steps
        scores, winners = engine.score(s)
        assert (scores, winners) == ([seat["bones"] for seat in expected["seats"]], oracle.winners(table)), steps
    assert oracle.possible(table) == {}
    assert oracle.view_after(engine.players, options, steps) == oracle.shown(table)


def test_both_tellings_agree_on_the_longest_game():
    table = after(*endless(200))
    expected = oracle.view_after(3, {}, table.record()["steps"])
    assert {key: table.view()[key] for key in expected} == expected
