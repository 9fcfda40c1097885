"""The risky black dice: two dogs and no 1. They are ours, not the sheet's."""

import pytest

import osselet
from tests.games.hunde.lesson import after, distances


def throwing_black():
    table = osselet.game("hunde").table(options={"black_dice": "risky"}, dealer=osselet.Asked())
    for step in ("white:3", "white:4"):
        assert len(table.moves()) == 6
        table.play(step)
    table.play("black")
    return table


def test_a_risky_die_has_two_dogs_and_no_1():
    table = throwing_black()
    for _ in range(2):
        outcomes = table._engine.outcomes(table._past.state)
        weights = dict(zip([move.name for move in table.moves()], outcomes.weights or [], strict=True))
        assert weights == {"black:dog": 2, "black:2": 1, "black:3": 1, "black:4": 1, "black:5": 1}
        table.play("black:2")


def test_a_1_cannot_come():
    with pytest.raises(osselet.ScriptError):
        after("3 4 | 1 2", black_dice="risky")
    with pytest.raises(osselet.IllegalMove):
        throwing_black().play("black:1")


def test_white_dice_are_unchanged():
    assert distances(after("1 1", black_dice="risky")) == [2, None, None]


def test_risky_dice_count_like_any_others():
    assert distances(after("3 4 | dog 2", black_dice="risky")) == [9, None, None]
