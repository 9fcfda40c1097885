"""Clocks: they run where the rules say, and the table plays the word of the clock."""

import pytest

from osselet import IllegalMove
from osselet.table import replay
from osselet.table.clock import Clock
from tests.table.test_play import probe
from tests.table.test_undo import bid


def test_no_clock_unless_the_option_says_so():
    t = bid(probe())
    assert t.clocks is None
    with pytest.raises(IllegalMove) as refusal:
        t.time_out(0)
    assert refusal.value.code == "no-clock"


def test_the_table_plays_the_word_of_the_clock_and_nobody_else_may():
    t = bid(probe(clock=60))
    assert "slow" not in [m.name for m in t.moves()]
    with pytest.raises(IllegalMove) as refusal:
        t.play("slow")
    assert refusal.value.code == "by-clock"
    for seat in (1, 2):
        with pytest.raises(IllegalMove):
            t.time_out(seat)
    t.time_out(0)
    assert t.record()["steps"][-1] == "slow"
    assert t.actor == 1
    assert not t.can_undo(0)
    assert t.clocks[0] == 0


def test_a_recorded_clock_move_is_legal_in_a_replay():
    t = bid(probe(clock=60))
    t.time_out(0)
    assert replay(t.record(), t.game).state == t.state


def test_the_clock_does_not_run_in_other_phases():
    t = probe(clock=60)
    with pytest.raises(IllegalMove):
        t.time_out(0)


def test_seconds_are_charged_to_whoever_decides():
    now = [0.0]
    clock = Clock(60, 2, lambda: now[0])
    clock.run(0)
    now[0] = 10
    assert clock.left == [50, 60]
    clock.run(1)
    now[0] = 25
    assert clock.left == [50, 45]
    clock.run(None)
    now[0] = 100
    assert clock.left == [50, 45]
    clock.run(0)
    now[0] = 500
    assert clock.left == [0, 45]


def test_whose_time_is_up_has_no_other_move(monkeypatch):
    t = bid(probe(clock=60))
    t._clock.stop(0)
    t._clock.run(0)
    assert [m.name for m in t.moves()] == ["slow"]
    with pytest.raises(IllegalMove) as refusal:
        t.play("keep")
    assert refusal.value.code == "time-up"
    t.play("slow")
    assert t.record()["steps"][-1] == "slow"
    assert not t.can_undo(0)


def test_a_record_keeps_the_seconds_left_and_a_replay_costs_none():
    t = bid(probe(clock=60))
    t._clock._left[1] = 12.5
    again = replay(t.record(), t.game)
    assert again.clocks[1] == 12.5
    assert 59 < again.clocks[0] <= 60


def test_a_typed_outcome_that_reveals_cannot_be_taken_back():
    import osselet

    t = osselet.game("kakuzu").table(players=2, seed=5, options={"opening": "random"}, dealer=osselet.Asked())
    assert t.why(t.moves()[0]) is None
    t.play(t.moves()[0])
    assert not t.can_undo()
