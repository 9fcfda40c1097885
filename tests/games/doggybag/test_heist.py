"""The heist: who draws when, how it goes wrong and how it goes well; then greed and theft."""

import pytest

import osselet
from tests.games.doggybag.lesson import bag, chest, front, go, lay, letters, loot, names, table


def test_the_heist_of_three_dogs():
    """The worked example of the rules: Artful, Betty and Rose."""
    artful, betty, rose = range(3)
    scouted, picked = ["draw:red", "draw:black", "draw:grey"], ["draw:red"]
    rose_draws = ["draw:white", "draw:white", "draw:grey", "draw:white", "draw:black"]
    artful_draws = ["draw:red", "draw:yellow", "draw:grey", "draw:red", "draw:white"]
    greed, next_round = ["draw:white"], ["coin:1", "coin:1"]
    dealer = osselet.Scripted(["coin:1", "coin:2", *scouted, *picked, *rose_draws, *artful_draws, *greed, *next_round])
    t = lay(bag="gwwryb", front=("", "", "w"), players=3, dealer=dealer)
    for colour in ("white", "white", "red", "white", "white", "red", "grey", "red", "red"):
        t.play(f"put:{colour}")
    for move in ("take:5", "chest:red", "take:3", "flip:4", "announce:9"):
        t.play(move)
    assert (front(t, rose), chest(t)) == ("gwb", "wwwr")
    assert t.actor == artful
    t.play("greed")
    assert names(t) == [f"steal:{rose}", "steal:none"]
    t.play(f"steal:{rose}")
    assert front(t, artful) == "gwwwrry"
    assert (front(t, betty), front(t, rose)) == ("r", "gb")
    assert t.view()["round"] == 2


def picks(*tokens, bones="gwwwrrrrryyb", players=None, **kwargs):
    """The heist of players who have picked these tokens, in the beginner game so that nothing else happens."""
    players = players or len(tokens)
    t = lay(players=players, stock=("w",) * players, roles=False, **kwargs)
    go(t, "coins:11 " + " ".join(["put:w"] * players))
    s = t._past.state
    for colour, letter in enumerate("gwryb"):
        s.bag[colour] = bones.count(letter)
    s.bag_size = len(bones)
    return go(t, " ".join(tokens))


def test_the_highest_token_goes_first_then_descending():
    t = picks("take:2", "take:6", "take:4", bones="wwbbb")
    order = []
    while t.view()["phase"] == "heist":
        order.append(t.view()["turn"])
        go(t, "draw:b")
    assert order == [1, 2, 0]


def test_the_hothead_goes_first_whatever_the_token():
    t = picks("take:7", "flip:0 announce:8", "take:4", bones="wwbbb")
    assert t.view()["turn"] == 1
    assert go(t, "draw:b").view()["turn"] == 0


def test_a_draw_is_weighted_by_the_bones_in_the_bag():
    t = picks("take:7", "take:0", bones="wwrbbb")
    assert names(t) == ["draw:white", "draw:red", "draw:black"]
    assert t._engine.outcomes(t._past.state).weights == [2, 1, 3]


def test_a_black_costs_all_but_the_greys_of_this_turn():
    t = go(picks("take:7", "take:0", bones="ggwryb", front=("w", "")), "draw:gwrg")
    assert letters(t.view()["drawn"]) == "ggwr"
    go(t, "draw:b")
    assert (front(t, 0), chest(t)) == ("ggwb", "wr")
    assert (letters(t.view()["drawn"]), t.actor) == ("", 1)


def test_ruling_bones_got_by_tokens_are_in_front_and_safe():
    t = go(loot(lay(bag="wybb")), "take:3 draw:y take:0 draw:wb")
    assert (front(t, 0), chest(t)) == ("yb", "w")


def test_reaching_the_number_is_success_and_stop_ends_the_round_for_everybody():
    t = go(picks("take:2", "take:1", bones="wwwb"), "draw:ww")
    assert (names(t), t.view()["phase"]) == (["stop", "greed"], "greed")
    go(t, "stop")
    assert (front(t, 0), front(t, 1)) == ("ww", "")


def test_a_hothead_draws_as_many_as_announced():
    t = go(picks("flip:0 announce:9", "take:7", bones="wwwwrrrrrb"), "draw:wwwwrrrr")
    assert t.view()["phase"] == "heist"
    assert go(t, "draw:r").view()["phase"] == "greed"


def test_ruling_role_0_succeeds_with_no_bone_and_may_try_greed():
    t = picks("take:0", "take:1", bones="wb")
    go(t, "draw:b")
    assert (t.actor, names(t)) == (0, ["stop", "greed"])
    go(t, "greed draw:w")
    assert front(t, 0) == "w"


def test_if_the_bag_is_empty_when_a_bone_must_be_drawn_one_keeps_what_one_has():
    t = go(picks("take:5", "take:3", bones="gwr"), "draw:gwr")
    assert t.over
    assert (front(t, 0), front(t, 1)) == ("gwr", "")


def test_ruling_with_an_empty_bag_any_success_ends_without_the_question():
    t = go(picks("take:3", "take:1", bones="gwr"), "draw:gwr")
    assert t.over
    assert t.record()["steps"][-1] == "draw:red"


def test_ruling_a_heister_who_starts_on_an_empty_bag_takes_nothing_and_the_round_ends():
    t = go(lay(bag="", stock=("g", "w")), "coins:11 put:g put:w take:3 draw:g take:1 draw:w")
    assert t.over
    assert (front(t, 0), front(t, 1)) == ("g", "w")


def test_the_next_heister_may_find_the_bag_empty():
    t = go(picks("take:5", "take:3", bones="b"), "draw:b")
    assert t.over
    assert "The bag is empty: Player 2 gets nothing, and the round ends." in t.log()


def test_when_everybody_has_failed_the_round_ends():
    t = go(loot(lay(bag="bb")), "take:4 take:0 draw:b greed draw:b")
    assert (t.view()["round"], t.view()["phase"]) == (2, "loot")
    assert "Fagin has caught everybody: the round ends." in t.log()


def test_bones_left_in_the_bag_stay():
    t = go(loot(table()), "take:1 draw:b take:0 draw:g stop")
    assert bag(t) == "ggggwryb"


def greedy(bone, **kwargs):
    return go(picks("take:2", "take:0", bones="gwrryb", **kwargs), f"draw:gw greed draw:{bone}")


def test_greed_draws_one_more():
    t = go(picks("take:2", "take:0", bones="gwrryb"), "draw:gw greed")
    assert (t.view()["phase"], t.actor) == ("greed", "chance")


def test_a_black_drawn_in_greed_loses_all_but_the_greys_and_the_heist_goes_on():
    t = greedy("b")
    assert (front(t, 0), chest(t), t.actor) == ("gb", "w", 1)


def test_greed_takes_place_once():
    t = greedy("r", front=("", "r"))
    assert t.view()["phase"] == "steal"


def test_after_greed_one_may_steal_a_bone_of_exactly_that_colour():
    t = greedy("r", front=("", "rry", "g"), players=2)
    assert (t.view()["steal"], letters(t.view()["drawn"])) == ("red", "")
    assert names(t) == ["steal:1", "steal:none"]
    go(t, "steal:1")
    assert (front(t, 0), front(t, 1)) == ("gwrr", "ry")


def test_one_may_steal_nothing():
    t = go(greedy("r", front=("", "r")), "steal:none")
    assert (front(t, 0), front(t, 1)) == ("gwr", "r")
    assert t.view()["steal"] is None


def test_theft_is_asked_only_if_another_player_has_such_a_bone():
    t = greedy("r", front=("rr", "wy"))
    assert t.over
    assert front(t, 0) == "gwrrr"


@pytest.mark.parametrize("seat", [1, 2])
def test_one_chooses_whom_to_rob(seat):
    t = go(picks("take:1", "take:0", "take:7", bones="bwrr", front=("", "r", "r")), "draw:b draw:w greed draw:r")
    assert names(t) == ["steal:1", "steal:2", "steal:none"]
    go(t, f"steal:{seat}")
    assert front(t, 0) == "wrr"
    assert "r" not in front(t, seat)
