"""Everybody chooses at once: a choice may be sealed early, is secret, and enters in seat order."""

import json

import pytest

import osselet
from osselet.table import replay
from tests.games.doggybag.lesson import go, names, stock, table


def seal(t, seat, *colours):
    for colour in colours:
        t.play(f"put:{colour}", seat=seat)


def without_sealed(view):
    return json.dumps([{k: v for k, v in seat.items() if k != "sealed"} for seat in view["seats"]]) + json.dumps(
        {k: v for k, v in view.items() if k not in ("seats", "chosen")}
    )


def chosen(t):
    return [t.view(seat)["chosen"] for seat in (0, 1, 2, None)]


@pytest.fixture
def loot():
    return go(table(players=3), "coins:11")


def test_everybody_may_choose_at_once(loot):
    assert loot.actors == [0, 1, 2]
    assert names(loot, 2) == names(loot, 0)


def test_nobody_may_choose_before_the_coins_lie():
    assert table(players=3).actors == []


def test_a_choice_sealed_early_enters_in_seat_order(loot):
    seal(loot, 2, "red", "black")
    seal(loot, 1, "white", "white")
    assert loot.record()["steps"] == ["coin:1", "coin:1"]
    go(loot, "put:gg")
    assert loot.record()["steps"][2:] == [f"put:{c}" for c in ("grey", "grey", "white", "white", "red", "black")]
    assert loot.view()["phase"] == "roles"


def test_sealing_follows_the_same_colour_order(loot):
    seal(loot, 2, "red")
    assert names(loot, 2) == ["put:red", "put:yellow", "put:black"]
    with pytest.raises(osselet.IllegalMove) as refusal:
        loot.play("put:grey", seat=2)
    assert refusal.value.code == "put-order"


def test_a_sealed_choice_moves_no_bone_in_any_view(loot):
    before = [without_sealed(loot.view(seat)) for seat in (0, 1, 2, None)]
    seal(loot, 2, "red", "black")
    assert [without_sealed(loot.view(seat)) for seat in (0, 1, 2, None)] == before
    assert without_sealed(loot.reveal()) == without_sealed(go(table(players=3), "coins:11").reveal())


def test_sealed_is_shown_once_the_whole_choice_is_in(loot):
    seal(loot, 2, "red")
    assert [seat["sealed"] for seat in loot.view()["seats"]] == [False, False, False]
    seal(loot, 2, "red")
    assert [seat["sealed"] for seat in loot.view()["seats"]] == [False, False, True]
    go(loot, "put:gg")
    assert [seat["sealed"] for seat in loot.view()["seats"]] == [True, False, True]
    seal(loot, 1, "red", "red")
    assert [seat["sealed"] for seat in loot.view()["seats"]] == [False, False, False]


def test_who_has_chosen_may_take_it_back_and_choose_anew(loot):
    seal(loot, 1, "red", "red")
    assert loot.actors == [0, 2]
    with pytest.raises(osselet.IllegalMove) as refusal:
        loot.play("put:white", seat=1)
    assert refusal.value.code == "already-chosen"
    loot.undo(1)
    loot.undo(1)
    seal(loot, 1, "yellow", "black")
    go(loot, "put:gg")
    assert stock(loot, 1) == "gggwwwwrrrrrbb"


def test_only_its_own_seat_sees_what_is_sealed(loot):
    seal(loot, 2, "red", "black")
    assert chosen(loot) == [[], [], ["red", "black"], []]
    assert loot.reveal()["chosen"] == []
    loot.undo(2)
    assert chosen(loot) == [[], [], ["red"], []]
    loot.undo(2)
    assert chosen(loot) == [[], [], [], []]
    seal(loot, 2, "white", "white")
    seal(loot, 1, "grey")
    assert chosen(replay(loot.record(), loot.game)) == [[], ["grey"], ["white", "white"], []]
    go(loot, "put:gg")
    assert chosen(loot) == [[], [], ["white", "white"], []]
    seal(loot, 1, "red")
    assert chosen(loot) == [[], [], [], []]


def test_one_may_seal_while_another_is_still_putting(loot):
    go(loot, "put:w")
    seal(loot, 1, "grey", "grey")
    assert loot.actors == [0, 2]
    assert names(loot, 0) == ["put:white", "put:red", "put:yellow", "put:black"]
    go(loot, "put:b")
    assert loot.actor == 2


@pytest.mark.parametrize("choice", [("grey", "grey"), ("yellow", "black"), ("white", "red")])
def test_others_get_the_same_bytes_whatever_was_sealed(choice):
    def seen(colours):
        t = go(table(players=3), "coins:11")
        seal(t, 1, *colours)
        early = [json.dumps([t.view(s), t.log(s), names(t, s), t.steps(s)]) for s in (0, 2)]
        go(t, "put:gg")
        return early + [json.dumps([t.view(s), t.log(s), names(t, s), t.steps(s), t.actors]) for s in (0, 2)]

    assert seen(choice) == seen(("red", "red"))


def test_a_record_keeps_sealed_choices(loot):
    seal(loot, 2, "red")
    again = replay(json.loads(json.dumps(loot.record())), loot.game)
    assert again.record() == loot.record()


def test_a_seat_learns_nothing_by_waiting(loot):
    before = loot.seat(2).state
    seal(loot, 1, "red", "red")
    after = loot.seat(2).state
    assert all(getattr(before, f) == getattr(after, f) for f in ("bag", "stock", "puts", "looted", "least"))
