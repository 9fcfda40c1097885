"""The effects of the eight tokens, each with the case in which it cannot be done."""

import pytest

from tests.games.doggybag.lesson import bag, chest, front, go, lay, letters, loot, names, stock, table


def seen(t, seat):
    return t.view(seat)["bag"]["seen"]


def no_bag(t):
    """Nobody can empty the bag before the last pick, since everybody has just put in bones; so the lesson does."""
    t._past.state.bag_size = 0
    for colour in range(5):
        t._past.state.bag[colour] = 0
    return t


def test_creep_moves_one_black_from_the_own_front_to_the_chest():
    t = go(loot(lay(front=("gbb", "b"))), "take:0")
    assert (front(t, 0), front(t, 1), chest(t)) == ("gb", "b", "b")


def test_ruling_creep_without_a_black_in_front_is_skipped():
    t = go(loot(lay(front=("g", "b"))), "take:0")
    assert (front(t, 0), chest(t)) == ("g", "")
    assert t.actor == 1


def test_lookout_looks_and_then_keeps_the_bone_it_draws():
    t = go(loot(table()), "take:1")
    before = bag(t)
    assert letters(seen(t, 0)["content"]) == before
    assert seen(t, 1) is None
    assert t.view()["phase"] == "effect"
    go(t, "draw:y")
    assert front(t, 0) == "y"
    assert letters(seen(t, 0)["content"]) == before
    assert letters(seen(t, 0)["removed"]) == "y"


@pytest.mark.parametrize("token", [1, 3])
def test_a_black_drawn_by_lookout_or_pickpocket_goes_back(token):
    t = go(loot(table()), f"take:{token} draw:b")
    assert (front(t, 0), bag(t).count("b")) == ("", 1)
    assert t.actor == 1


def test_ruling_a_bone_that_goes_back_counts_as_never_removed():
    t = go(loot(table()), "take:1 draw:b")
    assert letters(seen(t, 0)["removed"]) == ""


def test_ruling_a_draw_is_weighted_by_the_bag_as_it_then_is():
    t = go(loot(lay(bag="gwwbb", stock=("wwr", "rrr"))), "take:3")
    outcomes = t._engine.outcomes(t._past.state)
    assert dict(zip(names(t), outcomes.weights, strict=True)) == {
        "draw:grey": 1, "draw:white": 4, "draw:red": 2, "draw:black": 2,
    }  # fmt: skip


@pytest.mark.parametrize("token", [1, 3, 4, 5])
def test_ruling_with_an_empty_bag_these_are_skipped(token):
    t = go(no_bag(loot(table())), f"take:{token}")
    assert t.actor == 1
    assert (seen(t, 0), t.view()["seats"][0]["role"]) == (None, token)


def test_leader_gives_the_first_player_token_to_anybody_in_play():
    t = lay(players=3, stock=("ww", "", "rr"))
    t._past.state.out[1] = 1
    go(t, "coins:11 put:ww put:rr take:2")
    assert names(t) == ["lead:0", "lead:2"]
    go(t, "lead:2")
    assert t.view()["first"] == 2


def test_ruling_the_token_moves_at_once_but_this_round_s_picks_go_on():
    t = go(loot(table(players=3)), "take:2 lead:2")
    assert (t.view()["first"], t.actor) == (2, 1)
    go(t, "take:4")
    assert t.actor == 2


def test_the_new_holder_leads_the_next_round():
    t = go(loot(table()), "take:2 lead:1 take:0 draw:gg stop")
    assert (t.view()["round"], t.view()["turn"]) == (2, 1)
    assert loot(t).actor == 1


def test_pickpocket_keeps_the_bone_it_draws_without_looking():
    t = go(loot(table()), "take:3 draw:y")
    assert front(t, 0) == "y"
    assert seen(t, 0) is None


def test_mole_looks_and_nobody_else_learns_anything():
    t = loot(table(players=3))
    before = [t.view(seat)["bag"] for seat in (1, 2, None)]
    go(t, "take:4")
    assert letters(seen(t, 0)["content"]) == bag(t)
    assert [t.view(seat)["bag"] for seat in (1, 2, None)] == before
    assert t.actor == 1


def test_scout_shows_three_bones_and_puts_one_of_them_into_the_chest():
    t = go(loot(table()), "take:5 draw:gw")
    assert (letters(t.view()["drawn"]), t.view()["phase"]) == ("gw", "effect")
    go(t, "draw:y")
    before = bag(t)
    assert names(t) == ["chest:grey", "chest:white", "chest:yellow"]
    go(t, "chest:y")
    assert (chest(t), bag(t), letters(t.view()["drawn"])) == (
        "y",
        "".join(sorted(before + "gw", key="gwryb".index)),
        "",
    )


def test_scout_draws_three_without_putting_back_in_between():
    t = go(loot(lay(bag="b", stock=("ww", "rr"))), "take:5 draw:b")
    assert names(t) == ["draw:white", "draw:red"]


def test_scout_may_chest_a_black():
    t = go(loot(table()), "take:5 draw:gwb chest:b")
    assert (chest(t), bag(t).count("b"), front(t, 0)) == ("b", 0, "")


def test_ruling_scout_with_fewer_than_three_bones_draws_what_there_is():
    t = go(loot(lay(bag="", stock=("w", "r"))), "take:5 draw:wr")
    assert names(t) == ["chest:white", "chest:red"]
    go(t, "chest:r")
    assert (chest(t), bag(t)) == ("r", "w")


def test_steward_moves_two_bones_from_the_chest_to_the_bag_in_any_order():
    t = go(loot(lay(chest="gwb", bag="")), "take:6")
    assert names(t) == ["bag:grey", "bag:white", "bag:black"]
    before = bag(t)
    go(t, "bag:bg")
    assert (chest(t), len(bag(t))) == ("w", len(before) + 2)
    assert t.actor == 1


def test_ruling_steward_with_one_bone_in_the_chest_moves_one():
    t = go(loot(lay(chest="y")), "take:6 bag:y")
    assert (chest(t), t.actor) == ("", 1)


def test_ruling_steward_with_an_empty_chest_is_skipped():
    assert go(loot(table()), "take:6").actor == 1


def test_ace_swaps_a_stock_bone_for_a_chest_bone():
    t = go(loot(lay(chest="yb", stock=("wwwr", "rrrr"))), "take:7")
    assert names(t) == ["swap:white:yellow", "swap:white:black", "swap:red:yellow", "swap:red:black"]
    go(t, "swap:ry")
    assert (stock(t, 0), chest(t)) == ("wy", "rb")


def test_ace_may_swap_bones_of_the_same_colour():
    t = go(loot(lay(chest="w", stock=("wwwr", "rrrr"))), "take:7 swap:ww")
    assert (stock(t, 0), chest(t)) == ("wr", "w")


def test_ruling_the_bones_swapped_are_seen_by_all():
    t = go(loot(lay(chest="y", stock=("wwwr", "rrrr"))), "take:7 swap:ry")
    assert t.steps()[-1] == t.steps(1)[-1] == "swap:red:yellow"
    assert "swaps a red bone from behind the screen for a yellow one" in t.log(1)[-1]


def test_ruling_ace_with_an_empty_chest_is_skipped():
    assert go(loot(table()), "take:7").actor == 1


def test_ruling_ace_with_an_empty_stock_is_skipped():
    assert go(loot(lay(chest="y", stock=("ww", "rr"))), "take:7").actor == 1


def test_ruling_a_colour_drawn_by_a_token_is_seen_by_all():
    t = go(loot(table()), "take:3 draw:y take:5 draw:wrb")
    assert t.steps()[-5:] == ["draw:yellow", "take:5", "draw:white", "draw:red", "draw:black"]


def test_in_the_beginner_game_tokens_have_no_effects():
    t = go(loot(lay(chest="yy", front=("b", ""), roles=False)), "take:0 take:6")
    assert (front(t, 0), chest(t), t.view()["phase"]) == ("b", "yy", "heist")
