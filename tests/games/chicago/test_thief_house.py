"""Thief houses: everybody in town loses a house to the next one."""

import pytest

import osselet
from tests.games.chicago.lesson import after, begun, loot, names, thief, turn

ALL_HAVE = "rob:a3 house:m10 rob:o3 house:m20 rob:o6 house:m50"


def test_each_thief_in_town_loses_a_house_to_the_next_and_all_change_hands_together():
    table = begun(ALL_HAVE, "rob:b5 house:thief lose:m10 lose:m20 lose:m50")
    assert [loot(table, number) for number in range(3)] == [["m50"], ["m10"], ["m20"]]
    assert turn(table) == (1, 1)


def test_the_house_is_shown_and_removed():
    table = begun(ALL_HAVE, "rob:b5 house:thief lose:m10 lose:m20 lose:m50")
    assert table.view()["houses"]["b5"] == "taken"
    assert table.view()["left"]["thief"] == 1


def test_who_has_nothing_loses_nothing_and_is_not_asked_for():
    table = begun("rob:a3 house:m10 stay rob:o6 house:m50 rob:b5 house:thief lose:m10 lose:m50")
    assert [loot(table, number) for number in range(3)] == [["m50"], ["m10"], []]


def test_nobody_has_anything_then_there_is_no_step():
    assert turn(begun("rob:a3 house:thief")) == (1, 1)


def test_one_thief_in_town_loses_nothing():
    table = begun("rob:a3 house:m10 leave leave rob:b5 house:thief")
    assert loot(table, 0) == ["m10"]
    assert turn(table) == (0, 0)


def test_ruling_who_has_left_is_out_of_the_circle():
    table = begun("rob:a3 house:m10 leave rob:o6 house:m50 rob:b5 house:thief lose:m10 lose:m50")
    assert [loot(table, number) for number in range(3)] == [["m50"], [], ["m10"]]


def test_the_loss_is_drawn_by_copies():
    with pytest.raises(osselet.ScriptError):
        begun(ALL_HAVE, "rob:b5 house:thief lose:m20")


def test_only_loser_and_receiver_see_what_was_lost():
    table = begun(ALL_HAVE, "rob:b5 house:thief lose:m10 lose:m20 lose:m50")
    assert table.steps(0)[-3:] == ["lose:m10", "lose:?", "lose:m50"]
    assert table.steps(1)[-3:] == ["lose:m10", "lose:m20", "lose:?"]
    assert table.steps(3)[-3:] == ["lose:?"] * 3
    assert [thief(table, number, seat=3)["loot_size"] for number in range(3)] == [1, 1, 1]


def test_ruling_a_bank_without_a_car_is_kept_this_way():
    table = begun("rob:a3 house:car stay stay rob:b5 house:bank stay rob:o6 house:thief lose:bank")
    assert [loot(table, number) for number in range(3)] == [["car"], ["bank"], []]


def test_ruling_a_bank_stays_if_the_car_is_lost():
    table = begun("rob:a3 house:car stay stay rob:b5 house:bank stay rob:o6 house:thief lose:car")
    assert [loot(table, number) for number in range(3)] == [["bank"], ["car"], []]


def test_ruling_a_stolen_car_drives_on_the_new_owners_next_turn():
    table = begun("rob:a3 house:car stay rob:o6 house:thief lose:car stay go:n4")
    assert (table.view()["phase"], turn(table)) == ("second", (1, 1))


def test_ruling_a_second_car_that_comes_this_way_has_no_further_effect():
    table = begun("rob:a3 house:car rob:o3 house:car rob:o6 house:thief lose:car lose:car stay stay rob:n5 house:m10")
    assert [loot(table, number) for number in range(3)] == [[], ["car"], ["car", "m10"]]
    table = begun("rob:a3 house:car rob:o3 house:car stay stay rob:n5 house:m10 rob:o6 house:thief lose:car lose:m10")
    assert loot(table, 1) == ["car", "car"]
    table.play("stay")
    table.play("go:n4")
    table.play("go:o4")
    assert sorted(names(table)) == ["leave", "stop"]


def test_a_car_that_was_plain_is_unsure_again_after_a_loss():
    table = begun("rob:a3 house:car stay stay go:b4 stop stay rob:o6 house:thief lose:car")
    assert thief(table, 0, seat=2)["car"] is None
    assert thief(table, 0, seat=0)["car"] is False


def test_with_three_players_the_circle_is_the_four_thieves():
    table = after(
        "enter:a4 enter:o4 enter:o5 enter:d1 rob:a3 house:m10 stay stay stay rob:b5 house:thief lose:m10", players=3
    )
    assert [loot(table, number) for number in range(4)] == [[], ["m10"], [], []]
