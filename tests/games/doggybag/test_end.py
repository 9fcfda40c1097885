"""Being thrown out, the three endings, tie-breaks, and the beginner game."""

import pytest

from tests.games.doggybag.lesson import chest, front, go, lay, loot, stock, table

LAST = ("w", "w")
"""Stocks with which the round being played is the last."""


def test_the_third_black_eliminates_at_once_and_the_whole_front_goes_to_the_chest():
    t = go(loot(lay(bag="wb", front=("gwbb", "", ""), players=3)), "take:6 take:1 draw:w take:0 draw:b")
    assert t.view()["seats"][0]["out"]
    assert (front(t, 0), chest(t)) == ("", "gwbbb")
    assert not t.over


def test_the_greys_of_that_turn_go_to_the_chest_too():
    t = go(loot(lay(bag="gb", front=("bb", "", ""), players=3)), "take:6 take:4 take:0 draw:gb")
    assert (front(t, 0), chest(t)) == ("", "gbbb")


def test_the_stock_of_who_is_out_stays_secret_and_out_of_play():
    t = go(loot(lay(bag="b", front=("bb", "", ""), players=3)), "take:6 take:4 take:0 draw:b")
    assert len(stock(t, 0)) == 14
    assert t.view(0)["seats"][0]["stock"] is not None
    assert [t.view(seat)["seats"][0]["stock"] for seat in (1, 2, None)] == [None] * 3
    go(t, "draw:gggg stop")
    assert loot(t).view()["seats"][0]["stock_size"] == 14


def test_the_first_player_token_passes_clockwise_to_the_next_active_player():
    t = go(loot(lay(bag="b", front=("bb", "", ""), players=3)), "take:6 take:4 take:0 draw:b")
    assert t.view()["first"] == 1


def test_it_passes_over_those_who_are_out():
    t = lay(bag="b", front=("bb", "", "", ""), players=4)
    t._past.state.out[1] = 1
    go(loot(t), "take:6 take:4 take:0 draw:b")
    assert t.view()["first"] == 2


def test_ruling_it_passes_from_its_new_holder_if_the_leader_gave_it_away():
    t = go(loot(lay(bag="b", front=("", "bb", ""), players=3)), "take:2 lead:1 take:6 take:0 draw:b")
    assert t.view()["first"] == 2


def test_the_role_token_stays_before_the_eliminated_player_until_the_round_ends():
    t = go(loot(lay(bag="b", front=("bb", "", ""), players=3)), "take:6 take:4 take:0 draw:b")
    assert t.view()["seats"][0]["role"] == 6
    go(t, "draw:gggg stop")
    assert t.view()["seats"][0]["role"] is None


def test_creep_may_save_a_dog_from_its_third_black():
    t = go(loot(lay(bag="bb", front=("bb", ""), players=2)), "take:0 take:4 draw:b greed draw:b")
    assert not t.view()["seats"][0]["out"]
    assert front(t, 0) == "bb"


def test_one_active_player_left_wins_at_once_in_mid_round_whatever_the_points():
    t = go(loot(lay(bag="b", front=("bbyyy", ""))), "take:6 take:4 draw:b")
    assert t.over
    assert (t.winners, t.scores) == ([1], [0, 0])


def test_ruling_front_to_chest_then_token_then_the_end():
    t = go(loot(lay(bag="b", front=("bby", ""))), "take:6 take:4 draw:b")
    assert (chest(t), t.view()["first"], t.view()["phase"]) == ("ybbb", 1, "over")


def finished(*fronts):
    """The last round, in which the first player gets a white and stops."""
    t = lay(bag="wb", stock=LAST, front=fronts, roles=False)
    return go(t, "coins:22 put:w put:w take:1 take:0 draw:w stop")


def test_the_game_ends_with_the_round_in_which_all_stocks_are_empty():
    t = finished("ry", "r")
    assert t.over
    assert t.scores == [6, 2]
    assert t.winners == [0]


def test_points_are_1_1_2_3_and_0():
    t = lay(front=("g", "w", "r", "y", "b"), players=5)
    assert t.scores == [1, 1, 2, 3, 0]


def test_a_tie_goes_to_fewer_blacks_in_front():
    t = finished("wb", "ww")
    assert t.scores == [2, 2]
    assert t.winners == [1]


def test_ruling_if_still_tied_the_victory_is_shared():
    t = finished("wb", "wwb")
    assert t.scores == [2, 2]
    assert t.winners == [0, 1]


def test_who_is_out_does_not_win():
    t = lay(bag="wb", stock=("w", "", "w"), players=3)
    t._past.state.out[1] = 1
    go(t, "coins:11 put:w put:w take:0 take:1 draw:b draw:w stop")
    assert (t.scores, t.winners) == ([0, 0, 1], [2])


def all_blacks(first, second, in_chest):
    """Two players, seven blacks; the round ends with none in the bag or behind screens."""
    stocks = ("wwwwww", "rrrrrr")
    t = lay(bag="ww", chest="b" * in_chest, front=(first, second), stock=stocks, roles=False)
    return go(loot(t), "take:4 take:0 draw:wwrw stop")


def test_the_game_ends_with_the_round_after_which_all_blacks_are_drawn():
    t = all_blacks("bb", "b", 4)
    assert t.over
    assert t.scores == [5, 0]
    assert t.winners == [0]


def test_ruling_that_ending_counts_blacks_in_fronts_and_chest():
    assert not all_blacks("bb", "b", 3).over
    assert all_blacks("", "", 7).over


def test_ruling_the_same_tie_break_applies():
    t = all_blacks("bb", "wyyb", 4)
    assert t.scores == [5, 7]
    t = all_blacks("bb", "wwyb", 4)
    assert (t.scores, t.winners) == ([5, 5], [1])
    t = all_blacks("b", "wwyb", 5)
    assert (t.scores, t.winners) == ([5, 5], [0, 1])


def test_ruling_the_steward_s_blacks_no_longer_count_as_drawn():
    t = lay(bag="ww", chest="bbbbwb", front=("b", "b"), stock=("wwwwww", "rrrrrr"))
    go(loot(t), "take:6 bag:wb take:0 draw:wwrwwr stop")
    assert not t.over


def test_the_end_is_seen_only_when_the_round_ends():
    t = loot(lay(bag="ww", chest="bbbbbbb", stock=("wwwwww", "rrrrrr")))
    assert not t.over


@pytest.mark.parametrize("roles", [True, False])
def test_ruling_at_the_end_everything_stays_as_it_lies(roles):
    t = go(lay(bag="wb", stock=LAST, roles=roles), "coins:12 put:w put:w take:2")
    if roles:
        go(t, "lead:0")
    go(t, "take:0 draw:ww stop")
    view = t.view()
    assert (view["phase"], view["round"], view["first"], view["coins"]) == ("over", 1, 0, [1, 2])
    assert [seat["role"] for seat in view["seats"]] == [2, 0]


def test_after_the_end_all_stocks_are_shown_to_everybody():
    t = go(loot(lay(bag="b", front=("bb", ""))), "take:6 take:4 draw:b")
    for looker in (0, 1, None):
        assert all(seat["stock"] is not None for seat in t.view(looker)["seats"])


def test_with_roles_the_token_stays_where_it_is():
    t = go(loot(table()), "take:4 take:0 draw:gggg stop")
    assert (t.view()["round"], t.view()["first"]) == (2, 0)


def test_in_the_beginner_game_the_token_moves_on_at_the_end_of_each_round():
    t = go(loot(table(roles=False)), "take:4 take:0 draw:gggg stop")
    assert (t.view()["round"], t.view()["first"], t.view()["turn"]) == (2, 1, 1)
    assert go(loot(t), "take:0 take:1 draw:g stop").view()["first"] == 0


def test_in_the_beginner_game_it_moves_to_the_next_active_player():
    t = lay(players=3, roles=False)
    t._past.state.out[1] = 1
    assert go(loot(t), "take:4 take:0 draw:gggg stop").view()["first"] == 2


def test_in_the_beginner_game_a_token_passed_by_elimination_still_moves_on():
    t = lay(bag="gb", front=("bb", "", ""), players=3, roles=False)
    go(loot(t), "take:6 take:4 take:0 draw:b")
    assert t.view()["first"] == 1
    assert go(t, "draw:gggg stop").view()["first"] == 2


def test_hothead_and_greed_remain_in_the_beginner_game():
    t = go(loot(table(roles=False)), "flip:4 announce:8 take:1 draw:b draw:g greed draw:g")
    assert front(t, 1) == "gg"
