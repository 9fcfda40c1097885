"""Picking tokens, and the hothead."""

import pytest

from tests.games.doggybag.lesson import front, go, lay, loot, names, table


def test_each_takes_one_free_token_from_the_first_player_clockwise():
    t = loot(lay(players=3, first=2, stock=("wwrr",) * 3))
    assert t.actor == 2
    go(t, "take:2 lead:2")
    assert t.actor == 0
    go(t, "take:4")
    assert t.actor == 1
    assert "take:2" not in names(t)
    assert "take:4" not in names(t)
    assert [seat["role"] for seat in t.view()["seats"]] == [4, None, 2]


def test_all_eight_tokens_are_free_at_first_to_take_or_to_flip():
    assert names(loot(table())) == [f"take:{r}" for r in range(8)] + [f"flip:{r}" for r in range(8)]


def test_who_is_out_takes_none():
    t = lay(players=3, stock=("ww", "rr", "yy"))
    t._past.state.out[1] = 1
    go(t, "coins:11 put:ww put:yy take:0")
    assert t.actor == 2


def test_a_hothead_uses_no_effect_and_announces_a_number():
    t = go(loot(lay(front=("b", ""))), "flip:0")
    assert front(t, 0) == "b"
    view = t.view()["seats"][0]
    assert (view["role"], view["flipped"], view["announced"]) == (0, True, None)
    go(t, "announce:9")
    assert t.view()["seats"][0]["announced"] == 9


def test_ruling_a_hothead_announces_at_most_the_bones_in_the_bag():
    t = go(loot(table(players=3)), "flip:0")
    assert t.view()["bag"]["size"] == 11
    assert names(t) == ["announce:8", "announce:9", "announce:10", "announce:11"]


@pytest.mark.parametrize("bones", ["b", "gwwb"])
def test_ruling_8_may_always_be_announced(bones):
    t = go(loot(lay(bag=bones, stock=("ww", "rr"))), "flip:0")
    assert names(t) == ["announce:8"]


def test_there_is_one_hothead_a_round():
    t = go(loot(table()), "flip:3 announce:8")
    assert names(t) == [f"take:{r}" for r in (0, 1, 2, 4, 5, 6, 7)]


def test_a_flipped_token_is_no_longer_free():
    assert "take:3" not in names(go(loot(table()), "flip:3 announce:8"))


def test_in_the_next_round_all_tokens_are_free_again():
    t = go(loot(table()), "flip:3 announce:8 take:0 draw:b stop")
    assert [seat["role"] for seat in t.view()["seats"]] == [None, None]
    assert [seat["flipped"] for seat in t.view()["seats"]] == [False, False]
    assert len(names(loot(t))) == 16
