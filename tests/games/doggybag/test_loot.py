"""The start, and the loot: coins, and bones that go secretly into the bag."""

import pytest

import osselet
from osselet.games.doggybag import GAME
from osselet.table import Box
from tests.games.doggybag.lesson import FULL, bag, chest, front, go, lay, names, stock, table


def test_everybody_starts_with_sixteen_bones_and_the_bag_with_one_of_each_colour():
    t = table(players=4)
    assert [stock(t, seat) for seat in range(4)] == [FULL] * 4
    assert [front(t, seat) for seat in range(4)] == [""] * 4
    assert (bag(t), chest(t)) == ("gwryb", "")


@pytest.mark.parametrize("players", range(2, 7))
def test_so_many_bones_are_in_play(players):
    t = table(players=players)
    bones = bag(t) + "".join(stock(t, seat) for seat in range(players))
    assert (len(bones), bones.count("b")) == (16 * players + 5, 3 * players + 1)


@pytest.mark.parametrize("players", [1, 7])
def test_the_game_is_for_two_to_six_players(players):
    with pytest.raises(osselet.OptionError):
        Box(GAME).table(players=players)


def test_two_coins_are_thrown_each_with_faces_1_and_2():
    t = table()
    assert names(t) == ["coin:1", "coin:2"]
    assert t._engine.outcomes(t._past.state).weights is None
    go(t, "coin:2")
    assert names(t) == ["coin:1", "coin:2"]
    assert t.view()["coins"] == [2]


@pytest.mark.parametrize(("coins", "k"), [("11", 2), ("12", 3), ("21", 3), ("22", 4)])
def test_everybody_puts_as_many_bones_as_the_coins_say(coins, k):
    t = go(table(players=3), f"coins:{coins}")
    go(t, f"put:{'rrrr'[:k]} put:{'gggw'[:k]} put:{'wwww'[:k]}")
    assert [seat["stock_size"] for seat in t.view()["seats"]] == [16 - k] * 3
    assert t.view()["bag"]["size"] == 5 + 3 * k
    assert t.view()["phase"] == "roles"


def test_a_put_in_turn_moves_its_bone_at_once():
    t = go(table(), "coins:11 put:w")
    assert (stock(t, 0), bag(t)) == (FULL.replace("w", "", 1), "gwwryb")
    assert t.view()["seats"][0]["stock_size"] == 15


def test_puts_are_listed_in_seat_order_from_the_first_player():
    t = go(lay(players=3, first=1), "coins:11")
    asked = []
    while t.view()["phase"] == "loot":
        asked.append(t.actor)
        t.play(t.moves()[0])
    assert asked == [1, 1, 2, 2, 0, 0]


def test_ruling_puts_are_in_colour_order():
    t = go(table(), "coins:12 put:r")
    assert names(t) == ["put:red", "put:yellow", "put:black"]


def test_ruling_a_put_that_would_leave_too_few_bones_to_finish_is_illegal():
    t = go(lay(stock=("gwy", "rrr")), "coins:11")
    assert names(t) == ["put:grey", "put:white"]
    go(t, "put:w")
    assert names(t) == ["put:yellow"]


@pytest.mark.parametrize("stocks", [("gw", "rr"), ("g", "b")])
def test_a_stock_of_as_many_bones_or_fewer_is_put_in_whole(stocks):
    t = go(lay(stock=stocks), "coins:11")
    for bones in stocks:
        go(t, f"put:{bones}")
    assert t.view()["phase"] == "roles"
    assert [stock(t, seat) for seat in range(2)] == ["", ""]


def test_who_is_out_puts_nothing():
    t = lay(players=3, stock=("ww", "rrr", "yb"))
    t._past.state.out[1] = 1
    go(t, "coins:11 put:ww put:yb")
    assert t.view()["phase"] == "roles"
    assert stock(t, 1) == "rrr"


def test_one_legal_put_is_still_a_step_of_the_record():
    t = go(lay(stock=("w", "r")), "coins:22 put:w put:r")
    assert t.record()["steps"] == ["coin:2", "coin:2", "put:white", "put:red"]
