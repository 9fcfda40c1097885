"""Undo by the generic rule."""

import pytest

from osselet import IllegalMove
from tests.table.test_play import hunde, probe


def bid(t):
    for _ in range(3):
        t.play("bid:1")
    return t


def test_a_move_that_reveals_nothing_may_be_taken_back():
    t = bid(probe())
    before = t.record(), t.log()
    t.play("keep")
    assert t.can_undo(0)
    t.undo(0)
    assert (t.record(), t.log()) == before


def test_not_after_somebody_else_has_acted():
    t = bid(probe())
    t.play("keep")
    t.play("keep")
    assert not t.can_undo(0)
    assert t.can_undo(1)
    t.undo()
    assert t.can_undo(0)


def test_not_when_something_was_revealed():
    t = bid(probe())
    t.play("show")
    assert not t.can_undo(0)
    with pytest.raises(IllegalMove) as refusal:
        t.undo(0)
    assert refusal.value.code == "no-undo"


def test_not_when_something_was_dealt():
    t = hunde("white:3", "white:dog", "white:4", "white:4")
    t.play("move")
    assert not t.can_undo(0)


def test_not_after_the_end_which_reveals_all():
    t = bid(probe())
    for _ in range(3):
        t.play("keep")
    assert t.over
    assert not t.can_undo(2)


def test_not_at_the_very_beginning():
    assert not hunde("white:3", "white:dog").can_undo()


def test_the_log_tells_nothing_of_what_was_taken_back_though_as_much_has_happened_since():
    t = bid(probe())
    second = next(move.name for move in t.moves() if move.name != "keep")
    t.play("keep")
    taken_back = t.log()
    t.undo(0)
    t.play(second)
    assert t.log() != taken_back
    t.look_away()
    assert t.log() == bid_and(second).log()


def bid_and(move):
    t = bid(probe())
    t.play(move)
    return t
