"""Simultaneous phases: sealed choices, early or late, taken back or entered."""

import pytest

from osselet import IllegalMove
from osselet.table import replay
from tests.table.test_play import probe


def test_everybody_may_choose_at_once():
    assert probe().actors == [0, 1, 2]


def test_a_sealed_choice_is_secret_and_enters_in_its_turn():
    t = probe()
    before = [t.view(seat) for seat in (0, 1)]
    t.play("bid:2", seat=2)
    assert t.record()["steps"] == ["card:2", "card:5", "card:3"]
    assert t.record()["sealed"] == {"2": ["bid:2"]}
    after = [t.view(seat) for seat in (0, 1)]
    for one, two in zip(before, after, strict=True):
        assert two["seats"][2].pop("sealed") is True
        assert one["seats"][2].pop("sealed") is False
        assert one == two
    assert t.actors == [0, 1]
    t.play("bid:0")
    t.play("bid:1", seat=1)
    assert t.record()["steps"][3:] == ["bid:0", "bid:1", "bid:2"]
    assert t.view()["phase"] == "show"


def test_the_spectator_learns_bids_only_when_all_have_bid():
    t = probe()
    t.play("bid:2")
    assert t.steps()[-1] == "bid:?"
    assert t.steps(0)[-1] == "bid:2"
    assert t.view()["seats"][0]["bid"] is None
    assert t.view(0)["seats"][0]["bid"] == 2
    t.play("bid:0")
    t.play("bid:1")
    assert [seat["bid"] for seat in t.view()["seats"]] == [2, 0, 1]


def test_who_has_chosen_is_told_so_and_may_take_it_back():
    t = probe()
    t.play("bid:2", seat=1)
    with pytest.raises(IllegalMove) as refusal:
        t.play("bid:1", seat=1)
    assert refusal.value.code == "already-chosen"
    assert t.can_undo(1)
    t.undo(1)
    t.play("bid:1", seat=1)
    t.play("bid:0")
    assert not t.can_undo(1)
    assert t.record()["steps"][-2:] == ["bid:0", "bid:1"]


def test_an_illegal_choice_is_not_sealed():
    t = probe()
    with pytest.raises(IllegalMove) as refusal:
        t.play("show", seat=2)
    assert refusal.value.code == "other-phase"
    assert t.record()["sealed"] == {}


def test_a_record_keeps_sealed_choices():
    t = probe()
    t.play("bid:2", seat=2)
    again = replay(t.record(), t.game)
    assert again.record() == t.record()
    again.play("bid:0")
    again.play("bid:0")
    assert again.record()["steps"][-1] == "bid:2"


def test_a_bot_s_seat_holds_what_it_may_know_and_no_more():
    t = probe()
    seat = t.seat(1)
    assert seat.state.card.tolist() == [0, 5, 0]
    assert [m.name for m in seat.moves()] == ["bid:0", "bid:1", "bid:2"]
    assert seat.view == t.view(1)
    assert seat.log("fr") == t.log(1, "fr")
    assert not any(isinstance(value, type(t)) for value in vars(seat).values())
