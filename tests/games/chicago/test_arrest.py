"""Arrests: surrounded with a policeman beside."""

import pytest

import osselet
from tests.games.chicago.lesson import NEARLY_CAUGHT, after, begun, names, thief, turn

TWO_IN_A_LANE = (
    "enter:a4 enter:a7 enter:d1 enter:h1 go:c4 go:a4 stop go:d4 go:h4 rob:c3 house:weapon go:b4 go:e4 go:f4 "
    "rob:c5 house:police place:d8"
)
"""On `grid59` d4 is the last free cell beside thief 0 on c4 and thief 2 on e4; thieves 1 and 3 stand behind them."""
CAUGHT = f"rob:a3 house:m50 {NEARLY_CAUGHT} move:d8:a5"


def frozen(table):
    return [officer["frozen"] for officer in table.view()["policemen"]]


def test_two_policemen_arrest_a_thief_that_cannot_move():
    table = begun(CAUGHT)
    assert (table.view()["phase"], turn(table), names(table)) == ("arrest", (0, 0), ["surrender"])
    table.play("surrender")
    assert (thief(table, 0)["state"], thief(table, 0)["cell"]) == ("arrested", "a4")
    assert table.view(3)["police_loot"] == ["m50"]
    assert table.view(3)["seats"][3]["score"] == 50_000


def test_its_loot_is_gone_for_its_owner():
    table = begun(CAUGHT, "surrender")
    seen = thief(table, 0, seat=0)
    assert (seen["loot"], seen["loot_size"], seen["car"]) == ([], 0, False)
    assert thief(table, 0, seat=1)["loot"] is None
    assert table.view(0)["left"]["m50"] == 4
    assert table.view(3)["left"]["m50"] == 3
    assert table.view(0)["police_loot"] is None


def test_the_policemen_beside_it_are_immobilised():
    table = begun(CAUGHT, "surrender")
    assert frozen(table) == [True, True]
    with pytest.raises(osselet.IllegalMove) as refusal:
        table.play("move:b4:c4")
    assert refusal.value.code == "immobilised"


def test_the_interrupted_play_goes_on_with_what_was_left():
    table = begun(CAUGHT)
    assert table.view()["moves_left"] == 1
    table.play("surrender")
    assert (turn(table), table.view()["phase"], table.view()["moves_left"]) == ((3, None), "police", 1)


def test_one_policeman_and_a_thief_are_enough():
    table = after(
        "enter:a4 enter:a5 enter:o4 stay stay rob:o3 house:police place:d4 move:d4:b4",
    )
    assert (table.view()["phase"], turn(table)) == ("arrest", (0, 0))
    table.play("surrender")
    assert frozen(table) == [True]


def test_a_thief_may_be_arrested_because_another_thief_closes_the_way():
    table = after(
        "enter:k1 enter:a5 enter:o4 stay stay rob:o3 house:police place:d8 move:d8:b6 done done "
        "stay stay stay done go:a4"
    )
    assert (table.view()["phase"], turn(table)) == ("arrest", (1, 1))
    table.play("surrender")
    assert (table.view()["phase"], turn(table)) == ("second", (0, 0))


def test_after_each_answer_one_looks_again_from_the_start():
    table = after(
        "enter:a4 enter:a5 enter:o4 rob:a3 house:weapon stay rob:o3 house:police place:d4 move:d4:b4 shoot:b4:b6"
    )
    assert (table.view()["phase"], turn(table)) == ("arrest", (1, 1))
    table.play("surrender")
    assert (thief(table, 0)["state"], thief(table, 1)["state"]) == ("town", "arrested")
    assert (turn(table), table.view()["moves_left"]) == ((3, None), 1)


def test_one_step_may_corner_two_thieves_and_the_lowest_is_asked_first():
    table = after(TWO_IN_A_LANE, players=5, map="grid59")
    table.play("move:d8:d4")
    assert (table.view()["phase"], turn(table), table.view()["moves_left"]) == ("arrest", (0, 0), 1)
    table.play("surrender")
    assert (table.view()["phase"], turn(table), frozen(table)) == ("arrest", (2, 2), [True])
    table.play("surrender")
    assert [thief(table, number)["state"] for number in range(4)] == ["arrested", "town", "arrested", "town"]
    assert (turn(table), names(table)) == ((4, None), ["done"])


def test_a_shot_of_the_first_may_save_both():
    table = after(f"{TWO_IN_A_LANE} move:d8:d4 shoot:d4:h8", players=5, map="grid59")
    assert [thief(table, number)["state"] for number in range(4)] == ["town"] * 4
    assert (turn(table), table.view()["phase"], table.view()["moves_left"]) == ((4, None), "police", 1)


def test_ruling_an_arrest_while_a_policeman_is_being_placed_counts():
    table = after(
        "enter:a4 enter:a5 enter:o4 go:c4 go:a4 stop rob:o3 house:police place:d8 move:d8:d5 done done "
        "stay go:b4 rob:n5 house:police place:d4 move:d4:c3 done done stay rob:b3 house:police place:d4"
    )
    assert (table.view()["phase"], turn(table), table.view()["moves_left"]) == ("arrest", (0, 0), 2)
    table.play("surrender")
    assert frozen(table) == [True, True, True]
    assert (table.view()["phase"], names(table)) == ("police", ["done"])


def test_an_arrested_thief_has_no_more_turns_and_its_pawn_blocks():
    table = begun(CAUGHT, "surrender done done")
    assert turn(table) == (1, 1)
    assert thief(table, 0)["cell"] == "a4"


def test_ruling_a_gate_is_no_protection():
    assert begun(CAUGHT).view()["phase"] == "arrest"


def test_immobilised_policemen_count_as_beside():
    table = after(
        "enter:a4 enter:o4 enter:d11 enter:e12 "
        "rob:a3 house:m10 rob:o3 house:police place:d4 move:d4:b4 done stay stay done "
        "stay rob:n5 house:police place:d8 move:d8:a5 surrender done go:d8 go:d11 stop done "
        "stay go:b6 go:d8 done stay stay go:c7",
        players=5,
    )
    assert (table.view()["phase"], turn(table)) == ("arrest", (2, 2))


def test_every_thief_about_to_be_arrested_is_asked_armed_or_not():
    armed, unarmed = (begun(CAUGHT.replace("m50", kind)) for kind in ("weapon", "m50"))
    assert armed.actor == unarmed.actor == 0
    assert armed.view(3) == unarmed.view(3)
