"""Slices in rules: the same compiled and plain, and no other misuse of an array without a sentence."""

from dataclasses import replace
from typing import Annotated

import numpy as np
import pytest

from osselet.core import GameError, Ints, State, i8, rule
from osselet.core.arrays import table
from osselet.core.kernel import compiled
from osselet.core.state import pack
from osselet.search.random_games import as_record
from osselet.table import Box
from tests.probe import GAME
from tests.probe import rules as r


class Cupboard(State):
    top: i8
    row: Annotated[Ints, "i2", 4]
    other: Annotated[Ints, "i2", 4]
    grid: Annotated[Ints, "i2", (3, 4)]


SHELF = table([[5, 6, 7, 8], [9, 10, 11, 12]])


@rule
def fills_a_row(s, shelf):
    s.row[:] = s.top


@rule
def fills_a_part(s, shelf):
    s.row[1:3] = 9


@rule
def fills_a_row_of_many(s, shelf):
    s.grid[s.top, :] = 3
    s.grid[0, 1:3] = -1


@rule
def fills_a_column(s, shelf):
    s.grid[:, 2] = 4


@rule
def fills_all(s, shelf):
    s.grid[:] = 7
    s.grid[:2, :] = 6
    s.grid[:, :2] = s.top


@rule
def writes_into_a_view(s, shelf):
    write(s.grid[2, :], s.grid[:, 3])
    part = s.row[2:]
    part[0] = 11


@rule
def write(row, column):
    row[1] = 50
    column[0] = len(column) + len(row)


@rule
def reads_a_row_of_a_table(s, shelf):
    row = shelf[1, :]
    s.top = row[0] + row[-1] + shelf[0, 2]


RULES = [
    fills_a_row,
    fills_a_part,
    fills_a_row_of_many,
    fills_a_column,
    fills_all,
    writes_into_a_view,
    reads_a_row_of_a_table,
]


def cupboard():
    s = Cupboard()
    s.top = 2
    for at in range(4):
        s.row[at] = at + 1
        for row in range(3):
            s.grid[row, at] = 10 * row + at
    return s


@pytest.mark.parametrize("f", RULES, ids=lambda f: f.__name__)
def test_slices_mean_the_same_compiled_and_plain(f):
    s, states = cupboard(), as_record(cupboard())
    f(s, SHELF)
    compiled(f)(states[0], np.array(SHELF))
    assert pack(s) == states.tobytes()
    assert pack(s) != pack(cupboard())


@rule
def adds_up(s, move):
    r.play(s, move)
    s.pot = s.stones.sum()


@rule
def adds_to_all(s, move):
    r.play(s, move)
    s.stones + s.bid


@rule
def writes_a_fraction(s, move):
    r.play(s, move)
    s.stones[0] = s.pot / 2


@rule
def takes_a_row_of_a_global_table(s, move):
    r.play(s, move)
    s.pot = SHELF[0, :][0]


@pytest.mark.parametrize("f", [adds_up, adds_to_all, writes_a_fraction, takes_a_row_of_a_global_table])
def test_what_a_plain_array_cannot_do_is_said_in_a_sentence_with_the_line(f):
    game = replace(GAME, rules=replace(GAME.rules, play=f))
    with pytest.raises(GameError) as error:
        Box(game).table(players=2, seed=1)
    sentence = str(error.value)
    code = getattr(f, "__wrapped__", f).__code__
    assert sentence.startswith(f"{__file__}:{code.co_firstlineno + 3}: ")
    assert "as_list" in sentence
    assert "\n" not in sentence


def test_a_view_is_told_the_same():
    table = Box(replace(GAME, view=lambda s, facts: {"stones": s.stones.max()})).table(players=2, seed=1)
    with pytest.raises(GameError, match=rf"{__file__}:\d+: .*'max'.*as_list"):
        table.view()


def test_another_error_of_a_rule_stays_what_it_is():
    @rule
    def breaks(s, move):
        raise TypeError("of its own")

    with pytest.raises(TypeError, match="of its own"):
        Box(replace(GAME, rules=replace(GAME.rules, play=breaks))).table(players=2, seed=1)


@pytest.mark.parametrize("numbers", [[[1, 2], [3]], [1.5], [1 << 70]])
def test_what_is_no_table(numbers):
    with pytest.raises((TypeError, ValueError, OverflowError)):
        table(numbers)


def test_nobody_writes_into_a_table():
    with pytest.raises(TypeError):
        SHELF[0, 0] = 1
