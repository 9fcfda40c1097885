"""Hints for bots: they look and leave no trace, and the Police knows an arrest when it sees one."""

import numpy as np
import pytest

import osselet
from osselet.core import WHOLE
from osselet.core.rng import stream
from osselet.core.state import pack
from osselet.games.chicago.hints import LEAN
from osselet.games.chicago.state import FREE, LEFT, M100
from tests.games.chicago.lesson import NEARLY_CAUGHT, begun

DRAWABLE = 1 << 31
"""Weights are drawn from below this."""


def rated(table):
    """The weight of each move by name, as the seat to decide rates them."""
    moves, s = table.moves(), table.seat(table.actor).state
    before = pack(s)
    weights = np.zeros(len(moves), np.int64)
    told = LEAN.prior(s, [move.id for move in moves], len(moves), weights)
    assert pack(s) == before, "hints only look"
    return {move.name: int(weight) for move, weight in zip(moves, weights, strict=True)} if told else {}


def test_the_police_makes_an_arrest_that_brings_loot():
    weights = rated(begun("rob:a3 house:m50", NEARLY_CAUGHT))
    assert max(weights, key=weights.get) == "move:d8:a5"


def test_an_arrest_that_brings_nothing_is_no_hurry():
    empty = rated(begun("stay", NEARLY_CAUGHT))
    laden = rated(begun("rob:a3 house:m50", NEARLY_CAUGHT))
    assert empty["move:d8:a5"] / sum(empty.values()) < laden["move:d8:a5"] / sum(laden.values())


@pytest.mark.parametrize("match", [False, True])
@pytest.mark.parametrize("map_name", ["hex59", "hex61", "grid59"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_hints_leave_no_trace_and_stay_within_bounds(map_name, players, match):
    table = osselet.game("chicago").table(players=players, seed=6, options={"map": map_name, "match": match})
    bot, shares, at_rest = osselet.bot("chicago", seed=2), [0] * 6, 0
    while not table.over:
        assert sum(rated(table).values()) < DRAWABLE
        s = table.seat(table.actor).state
        before = pack(s)
        if LEAN.value(s, shares):
            at_rest += 1
            assert all(share >= 0 for share in shares[:players])
            assert WHOLE - 2 * players <= sum(shares[:players]) <= WHOLE
        assert pack(s) == before
        table.play(bot.choose(table.seat(table.actor)))
    assert at_rest > 0


def valued(players, match, change):
    """What a table where all thieves have just come into town is worth to each seat after a change."""
    table, shares = osselet.game("chicago").table(players=players, options={"match": match}), [0] * 6
    for _ in range(4 if players == 3 else players - 1):
        table.play(table.moves()[0])
    s = table.seat(table.actor).state
    table.game.plain["guess"](s, table.actor, stream(1))
    change(s)
    assert LEAN.value(s, shares)
    return [share / WHOLE for share in shares[:players]]


def test_in_a_match_a_lead_is_worth_the_more_the_nearer_the_end():
    def ahead(game):
        def change(s):
            s.banked[0], s.game = 15, game

        return change

    first, last = valued(4, True, ahead(1)), valued(4, True, ahead(4))
    assert 1 / 4 < first[0] < last[0]


def test_a_seat_with_two_thieves_is_as_well_off_as_the_better_one_of_them():
    def loaded(s):
        s.standing[2], s.loot[2, M100], s.size[2] = LEFT, 3, 3  # the second thief of seat 0 is away with it
        s.on[s.cell[2]] = FREE

    rich, even = valued(3, False, loaded), valued(3, False, lambda s: None)
    assert rich[0] > 0.5 > even[0]
