"""Weapons: a policeman is moved away, on one's own turn or in reaction."""

import pytest

import osselet
from tests.games.chicago.lesson import NEARLY_CAUGHT, begun, cells, loot, names, thief, turn

ARMED = "rob:a3 house:weapon rob:o3 house:police place:d4 done stay done"
CAUGHT = f"rob:a3 house:weapon {NEARLY_CAUGHT} move:d8:a5"


def posts(table):
    return [officer["cell"] for officer in table.view()["policemen"]]


def test_before_its_move_a_thief_may_shoot_and_the_turn_goes_on():
    table = begun(ARMED, "shoot:d4:h7")
    assert posts(table) == ["h7"]
    assert loot(table, 0) == []
    assert (turn(table), table.view()["phase"]) == ((0, 0), "move")
    assert {"stay", "leave", "rob:b5", "go:b4"} <= set(names(table))


def test_a_shot_moves_the_policeman_to_any_free_street():
    table = begun(ARMED)
    streets = cells(table, "shoot")
    assert len(streets) == 110 - 4
    assert {"a5", "d8"} <= streets
    assert not streets & {"a4", "o4", "o5", "d4"}


def test_the_weapon_is_spent_for_all_to_see():
    table = begun(ARMED, "shoot:d4:h7")
    assert all(table.view(seat)["left"]["weapon"] == 1 for seat in (0, 1, 2, 3, None))
    assert names(table, "shoot") == []


def test_no_weapon_no_shot():
    with pytest.raises(osselet.IllegalMove) as refusal:
        begun("stay rob:o3 house:police place:d4 done stay done").play("shoot:d4:h7")
    assert refusal.value.code == "no-weapon"


def test_a_thief_with_two_weapons_may_shoot_twice():
    table = begun("rob:a3 house:weapon stay stay rob:b5 house:weapon rob:o3 house:police place:d4 done stay done")
    table.play("shoot:d4:h7")
    table.play("shoot:h7:d4")
    assert (loot(table, 0), posts(table)) == ([], ["d4"])


def test_a_shot_in_reaction_sets_the_thief_free():
    table = begun(CAUGHT)
    assert (table.view()["phase"], turn(table)) == ("arrest", (0, 0))
    assert "surrender" in names(table)
    table.play("shoot:a5:h7")
    assert thief(table, 0)["state"] == "town"
    assert (turn(table), table.view()["phase"], table.view()["moves_left"]) == ((3, None), "police", 1)


def test_without_a_weapon_surrender_is_the_only_answer():
    assert names(begun(CAUGHT.replace("weapon", "m10"))) == ["surrender"]


def test_ruling_a_weapon_is_used_at_the_start_of_a_turn_or_when_about_to_be_arrested():
    table = begun(ARMED, "go:b4")
    assert turn(table)[0] != 0
    assert table.names_of_moves(0) == []
    assert names(table, "shoot") == []


def test_ruling_a_shot_need_not_help():
    table = begun(
        "rob:a3 house:weapon rob:o3 house:police place:d4 move:d4:b4 done rob:o6 house:police place:h4 done done "
        "stay rob:n5 house:police place:d8 move:d8:a5 shoot:h4:h5"
    )
    assert (table.view()["phase"], names(table)) == ("arrest", ["surrender"])


def test_ruling_a_shot_may_arrest_the_shooter_and_then_the_turn_is_over():
    table = begun(
        "rob:a3 house:weapon rob:o3 house:police place:d4 move:d4:b4 done "
        "rob:o6 house:police place:d8 move:d8:b6 done done shoot:b6:a5"
    )
    assert (table.view()["phase"], turn(table)) == ("arrest", (0, 0))
    table.play("surrender")
    assert thief(table, 0)["state"] == "arrested"
    assert turn(table) == (1, 1)


def test_a_shot_may_arrest_another_thief():
    table = begun(
        "rob:a3 house:m10 rob:o3 house:weapon rob:o6 house:police place:d4 move:d4:b4 done done "
        "stay rob:n5 house:police place:d8 done stay done stay shoot:d8:a5"
    )
    assert (table.view()["phase"], turn(table)) == ("arrest", (0, 0))
    table.play("surrender")
    assert (turn(table), table.view()["phase"]) == ((1, 1), "move")


def test_ruling_an_immobilised_policeman_cannot_be_shot_at():
    table = begun(CAUGHT.replace("weapon", "m10"), "surrender done done rob:n5 house:weapon stay done")
    with pytest.raises(osselet.IllegalMove) as refusal:
        table.play("shoot:a5:h7")
    assert refusal.value.code == "immobilised"
    assert names(table, "shoot") == []
