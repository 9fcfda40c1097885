"""Expectation over worlds, compiled and plain."""

import pytest

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, EXPECT
from osselet.core.registry import find
from osselet.core.state import buffer
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight
from osselet.table import Table


def position(options, decisions):
    """The sight of whoever is in turn after some decisions, each the last there is."""
    game = find("kakuzu")
    table = Table(game, 2, seed=3, options=options)
    for _ in range(decisions):
        table.play(table.moves()[-1])
    seat = table.seat(table.actor)
    return game, Sight.of(game, 2, seat.number, seat.state)


@pytest.mark.parametrize("variant", ["draw", "announce"])
def test_plain_and_compiled_think_the_same(variant):
    game, sight = position({"variant": variant}, 14)
    thoughts = []
    for plain in (False, True):
        thinker = Thinker(game, 3, plain=plain)
        thinker.start(5, 1)
        thoughts.append(thinker.think(sight, Effort(3)))
    assert thoughts[0] == thoughts[1]
    assert set(thoughts[0].visits) == {3}


def test_thinking_on_adds_worlds():
    game, sight = position({}, 12)
    thinker = Thinker(game, 20)
    thinker.start(5, 1)
    at_once = thinker.think(sight, Effort(20))
    thinker.start(5, 1)
    in_slices = thinker.think(sight, Effort(20), seconds=60.0)
    assert at_once == in_slices


def test_where_chance_is_to_act_there_is_nothing_to_try():
    game = find("kakuzu")
    s = Engine(game, 2, {}).new()
    assert game.rules.actor(s) == CHANCE
    game.rules.hide(s, 0)
    thinker = Thinker(game, 20)
    assert thinker.think(Sight.of(game, 2, 0, s), Effort(20)).moves == []


def test_a_move_can_be_weighed_alone():
    game, sight = position({"variant": "announce"}, 14)
    thinker = Thinker(game, 40)
    thinker.start(5, 1)
    thought = thinker.think(sight, Effort(40))
    weighed = thinker.weigh(sight, Effort(40), thought.moves[-1]).outlook
    assert sum(weighed) == pytest.approx(1.0, abs=0.01)
    assert weighed[sight.seat] == pytest.approx(thought.shares[-1], abs=0.1)


def test_dice_are_expanded_exactly():
    game = find("hunde")
    s = Engine(game, 3, {}).new()
    ids, weights = buffer(6), buffer(6)
    for _ in range(2):
        game.rules.moves(s, ids, weights)
        game.rules.play(s, ids[3])
    thoughts = []
    for seed, plain in ((1, False), (2, False), (1, True)):
        thinker = Thinker(game, 1, plain=plain)
        thinker.start(seed, 0)
        thoughts.append(thinker.think(Sight.of(game, 3, 0, s), Effort(1)))
    assert thoughts[0] == thoughts[1] == thoughts[2]
    assert game.lean.method == EXPECT
