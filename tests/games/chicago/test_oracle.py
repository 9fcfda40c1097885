"""The rules against a second, independent telling of them, step by step, in games that robbers play."""

import pytest

from osselet.core.engine import Engine
from osselet.core.game import Facts
from osselet.core.state import copy
from osselet.games.chicago import GAME, oracle
from tests.games.chicago.possible import possible
from tests.games.chicago.robbers import game


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("town", ["hex59", "hex61", "grid59"])
def test_both_tellings_agree_on_what_happens_and_on_what_can_happen(players, town):
    options = {"map": town, "police": players - 2}
    engine, table = Engine(GAME, players, options), oracle.lay(players, options)
    facts = Facts(None, (False,) * players, revealed=True)
    for s, move in game(engine, players):
        assert GAME.view(copy(s), facts) == oracle.shown(table)
        outcomes = engine.outcomes(s)
        weights = outcomes.weights or [1] * len(outcomes.ids)
        names = map(engine.words.name, outcomes.ids)
        expected = possible(table)
        if len(set(expected.values())) == 1:
            expected = dict.fromkeys(expected, 1)
        assert dict(zip(names, weights, strict=True)) == expected
        oracle.play(table, engine.words.name(move))
    last = oracle.shown(table)
    assert GAME.view(s, facts) == last
    assert engine.score(s)[0] == [seat["score"] for seat in last["seats"]]
