"""The Police: placing on stars, two moves a play, policemen who wait."""

import pytest

import osselet
from tests.games.chicago.lesson import begun, cells, loot, names, turn

STARS = {"d4", "d8", "h4", "h12", "l4", "l8"}
SIX_ON_STARS = (
    "rob:a3 house:police place:d4 done rob:o3 house:police place:d8 done rob:o6 house:police place:h4 done done "
    "rob:b5 house:police place:h12 done rob:n5 house:police place:l4 done go:n6 done "
    "go:b4 go:n4 rob:n7 house:police place:l8 done done"
)


def test_a_police_house_is_shown_and_brings_a_policeman_on_a_star_at_once():
    table = begun("rob:a3 house:police")
    assert (table.view()["phase"], turn(table)) == ("place", (3, None))
    assert cells(table, "place") == STARS
    assert loot(table, 0) == []
    assert table.view()["left"]["police"] == 21
    assert table.view()["policemen"] == [{"cell": None, "frozen": False}]


def test_then_it_has_two_moves_and_the_turn_passes_on():
    table = begun("rob:a3 house:police place:d4")
    assert (table.view()["phase"], table.view()["moves_left"]) == ("police", 2)
    table.play("move:d4:d8")
    assert table.view()["moves_left"] == 1
    table.play("move:d8:d4")
    assert (turn(table), table.view()["moves_left"]) == ((1, 1), None)


def test_its_own_turn_still_comes():
    assert turn(begun("rob:a3 house:police place:d4 done stay stay")) == (3, None)


def test_one_policeman_moves_twice_or_two_move_once():
    table = begun("rob:a3 house:police place:d4 done rob:o3 house:police place:d8 move:d4:d5 move:d8:d7")
    assert [officer["cell"] for officer in table.view()["policemen"]] == ["d5", "d7"]


def test_policemen_go_straight_like_thieves():
    table = begun("rob:a3 house:police place:d4")
    assert cells(table, "move") >= {"b4", "c4", "k1"}
    assert "a4" not in cells(table, "move")
    with pytest.raises(osselet.IllegalMove) as refusal:
        table.play("move:d4:h7")
    assert refusal.value.code == "no-line"


def test_done_ends_the_play_early():
    assert turn(begun("rob:a3 house:police place:d4 move:d4:d5 done")) == (1, 1)


def test_a_star_where_somebody_stands_is_not_free():
    table = begun("go:d4 rob:o3 house:police")
    assert cells(table, "place") == STARS - {"d4"}


def test_a_policeman_may_stand_on_a_gate_and_block_it():
    table = begun("rob:a3 house:police place:d8 move:d8:a5 done stay stay done")
    assert "a5" not in cells(table, "go")


def test_a_policeman_without_a_free_star_waits_and_the_two_moves_are_played():
    table = begun(SIX_ON_STARS, "rob:c5 house:police")
    assert (table.view()["phase"], table.view()["moves_left"]) == ("police", 2)
    assert table.view()["policemen"][6]["cell"] is None


def test_a_star_freed_later_is_for_the_next_play():
    table = begun(SIX_ON_STARS, "rob:c5 house:police move:d4:d5 move:d5:d6 stay stay")
    assert (table.view()["phase"], turn(table)) == ("place", (3, None))
    assert names(table) == ["place:d4"]
    table.play("place:d4")
    assert (table.view()["phase"], table.view()["moves_left"]) == ("police", 2)


def test_every_policeman_who_waits_is_placed_while_stars_are_free_the_longest_waiting_first():
    table = begun(SIX_ON_STARS, "rob:c5 house:police done go:m4 rob:m6 house:police move:d4:d5 move:d8:d7 place:d8")
    assert table.view()["phase"] == "place"
    cells_now = [officer["cell"] for officer in table.view()["policemen"]]
    assert cells_now[6:] == ["d8", None]
    table.play("place:d4")
    assert table.view()["phase"] == "police"


def test_if_nobody_can_move_done_is_the_only_move():
    table = begun(
        "rob:a3 house:m10 rob:o3 house:police place:d4 move:d4:b4 done "
        "rob:o6 house:police place:d8 move:d8:a5 surrender"
    )
    assert names(table) == ["done"]
