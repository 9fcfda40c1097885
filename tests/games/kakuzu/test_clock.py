"""Ruling: the clock for tournaments."""

import json

import pytest

import osselet
from tests.games.kakuzu.lesson import hit, lay, miss, opened, owned


def test_when_time_has_run_out_the_turn_ends_digits_go_back_no_stone_moves_and_the_seat_is_out():
    t = opened(5, 3, 4, clock=60)
    hit(t)
    t.time_out(0)
    assert t.record()["steps"][-2:] == ["pass", "digit:4"]
    assert (t.actor, owned(t), t.view()["drawn"], t.view()["left"]) == (1, [1, 0], [4], 71)
    assert [seat["out"] for seat in t.view()["seats"]] == [True, False]


def test_later_turns_are_skipped_without_a_step_and_missed_stones_still_received():
    t = opened(5, 3, 4, 2, players=3, clock=60)
    t.time_out(0)
    miss(t)
    assert t.actor == 2
    miss(t)
    assert (t.actor, owned(t)) == (1, [1, 0, 1])
    assert t.record()["steps"][-2:][1] == "digit:2"


def test_when_all_are_out_the_game_ends_and_covered_stones_belong_to_nobody():
    t = opened(5, 3, 4, 2, clock=60)
    hit(t)
    t.time_out(0)
    t.time_out(1)
    assert (t.over, t.scores, t.winners, t.view()["left"]) == (True, [1, 0], [0], 71)
    assert t.view()["grid"] == t.reveal()["grid"]
    assert all(digit for row in t.view()["grid"] for digit in row)
    assert (t.view()["drawn"], len(t.view()["bag"])) == ([], 10)


def test_solo_out_is_over():
    t = opened(5, clock=60, players=1)
    t.time_out(0)
    assert (t.over, t.winners) == (True, [])


def test_the_clock_runs_in_say_and_take_not_in_the_opening():
    t = lay(clock=60)
    with pytest.raises(osselet.IllegalMove):
        t.time_out(0)
    t = opened(clock=60, variant="announce")
    t.time_out(0)
    t.play("say:1")
    t.time_out(1)
    assert t.over


def test_a_seat_cannot_pass_by_itself():
    t = opened(5, clock=60)
    assert "pass" not in [move.name for move in t.moves()]
    with pytest.raises(osselet.IllegalMove) as refusal:
        t.play("pass")
    assert (refusal.value.code, refusal.value.rule) == ("clock-only", "clock")


def test_with_clock_0_pass_does_not_exist():
    t = opened(5)
    assert t.clocks is None
    with pytest.raises(osselet.IllegalMove) as refusal:
        t.play("pass")
    assert refusal.value.code == "clock-none"
    with pytest.raises(osselet.IllegalMove):
        t.time_out(0)


def test_in_a_replay_a_recorded_pass_is_legal():
    t = opened(5, 3, clock=60)
    t.time_out(0)
    assert osselet.replay(json.loads(json.dumps(t.record()))).state == t.state


def test_the_seconds_are_not_in_the_state():
    assert opened(5, clock=60).state == opened(5, clock=61).state


@pytest.mark.parametrize("clock", [-1, 1.5, "soon", True, 86_401])
def test_the_clock_takes_whole_seconds(clock):
    with pytest.raises(osselet.OptionError):
        lay(clock=clock)
