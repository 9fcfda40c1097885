"""Hints for bots: they look and leave no trace, and the Police knows an arrest when it sees one."""

import numpy as np
import pytest

import osselet
from osselet.core import WHOLE
from osselet.core.state import pack
from osselet.games.chicago import lean
from tests.games.chicago.lesson import NEARLY_CAUGHT, begun

DRAWABLE = 1 << 31
"""Weights are drawn from below this."""


def rated(table):
    """The weight of each move by name, as the seat to decide rates them."""
    moves, s = table.moves(), table.seat(table.actor).state
    before = pack(s)
    weights = np.zeros(len(moves), np.int64)
    told = lean.prior(s, [move.id for move in moves], len(moves), weights)
    assert pack(s) == before, "hints only look"
    return {move.name: int(weight) for move, weight in zip(moves, weights, strict=True)} if told else {}


def test_the_police_makes_an_arrest_that_brings_loot():
    weights = rated(begun("rob:a3 house:m50", NEARLY_CAUGHT))
    assert max(weights, key=weights.get) == "move:d8:a5"


def test_an_arrest_that_brings_nothing_is_no_hurry():
    empty = rated(begun("stay", NEARLY_CAUGHT))
    laden = rated(begun("rob:a3 house:m50", NEARLY_CAUGHT))
    assert empty["move:d8:a5"] / sum(empty.values()) < laden["move:d8:a5"] / sum(laden.values())


@pytest.mark.parametrize("map_name", ["hex59", "hex61", "grid59"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_hints_leave_no_trace_and_stay_within_bounds(map_name, players):
    table = osselet.game("chicago").table(players=players, seed=6, options={"map": map_name})
    bot, shares, at_rest = osselet.bot("chicago", seed=2), [0] * 6, 0
    while not table.over:
        assert sum(rated(table).values()) < DRAWABLE
        s = table.seat(table.actor).state
        before = pack(s)
        if lean.value(s, shares):
            at_rest += 1
            assert all(share >= 0 for share in shares[:players])
            assert WHOLE - players <= sum(shares[:players]) <= WHOLE
        assert pack(s) == before
        table.play(bot.choose(table.seat(table.actor)))
    assert (at_rest > 0) == (players > 3), "two thieves a seat are beyond the network"
