"""A thief's turn: entering, going, staying, leaving."""

import pytest

import osselet
from tests.games.chicago.lesson import after, begun, cells, names, thief, turn

DOWN_FROM_A4 = ["b4", "c4", "d4", "e4", "f4", "g4", "h4", "i3", "j2", "k1"]
GATES = {"a4", "a5", "d1", "d11", "e1", "e12", "k1", "k12", "l1", "l11", "o4", "o5"}


def test_everybody_begins_outside_and_has_to_enter_by_a_free_gate():
    table = after("")
    assert cells(table, "enter") == GATES
    assert names(table) == names(table, "enter")
    assert cells(after("enter:a4"), "enter") == GATES - {"a4"}


def test_entering_is_the_turn():
    assert turn(after("enter:a4")) == (1, 1)
    assert after("enter:a4").view()["thieves"][0] == {
        "seat": 0, "cell": "a4", "state": "town", "loot": None, "loot_size": 0, "car": None,
    }  # fmt: skip


def test_a_round_is_each_thief_in_order_and_then_the_police():
    table = begun()
    assert turn(table) == (0, 0)
    assert table.view()["round"] == 2
    table = begun("stay stay rob:o6 house:police place:d4 done")
    assert turn(table) == (3, None)
    table.play("done")
    assert turn(table) == (0, 0)


def test_no_policeman_in_town_no_turn_of_the_police():
    assert turn(begun("stay stay stay")) == (0, 0)


def test_a_thief_goes_any_number_of_free_cells_in_a_straight_line():
    assert cells(begun(), "go") == {"a5", *DOWN_FROM_A4}


def test_nobody_jumps_over_a_pawn():
    assert cells(after("enter:a4 enter:a5 enter:o5"), "go") == set(DOWN_FROM_A4)
    assert cells(after("enter:a4 enter:k1 enter:a5 stay go:d4 stay"), "go") == {"b4", "c4"}


def test_hexagons_have_six_directions_and_squares_four():
    assert cells(begun("go:d4 stay stay"), "go") == {
        *("d1", "d2", "d3", "d5", "d6", "d7", "d8", "d9", "d10", "d11"),
        *("a4", "b4", "c4", "a1", "b2", "c3"),
        *("e4", "f4", "g4", "h4", "i3", "j2", "k1", "e5", "f6", "g7"),
    }
    on_squares = after("enter:d1 enter:a4 enter:a7", map="grid59")
    assert cells(on_squares, "go") == {f"d{at}" for at in range(2, 16)} | {"a1", "b1", "c1"} | {
        f"{row}1" for row in "efghijk"
    }


def test_nobody_goes_through_houses_or_stands_on_them():
    with pytest.raises(osselet.IllegalMove) as refusal:
        begun().play("go:a3")
    assert refusal.value.code == "house-cell"


def test_without_a_car_one_move_is_the_turn():
    assert turn(begun("go:b4")) == (1, 1)


def test_ruling_a_thief_may_stay_where_it_is():
    assert turn(begun("stay")) == (1, 1)


def test_at_the_start_of_a_turn_on_a_gate_a_thief_may_leave_with_its_loot():
    table = begun("rob:a3 house:m50 stay stay leave")
    assert (thief(table, 0)["state"], thief(table, 0)["cell"], thief(table, 0)["loot"]) == ("left", None, ["m50"])
    assert turn(table) == (1, 1)


def test_after_a_move_to_a_gate_a_thief_is_asked_to_leave_or_to_stop():
    table = begun("go:a5")
    assert table.view()["phase"] == "second"
    assert sorted(names(table)) == ["leave", "stop"]
    assert thief(begun("go:a5 leave"), 0)["state"] == "left"
    assert turn(begun("go:a5 stop")) == (1, 1)


def test_elsewhere_there_is_no_leaving():
    assert "leave" not in names(begun("go:b4 stay stay"))


def test_ruling_a_thief_cannot_leave_on_the_turn_it_enters():
    with pytest.raises(osselet.IllegalMove) as refusal:
        after("").play("leave")
    assert refusal.value.code == "enter-first"


def test_a_thief_that_has_left_is_skipped():
    assert turn(begun("leave stay stay")) == (1, 1)


def test_ruling_a_thief_blocked_by_thieves_only_is_not_arrested_and_may_rob_stay_or_leave():
    table = after("enter:a4 enter:a5 enter:k1 stay stay go:b4")
    assert (table.view()["phase"], turn(table)) == ("move", (0, 0))
    assert set(names(table)) == {"rob:a3", "rob:b5", "stay", "leave"}


def test_three_players_have_two_thieves_each_in_turn():
    table = after("", players=3)
    assert [found["seat"] for found in table.view()["thieves"]] == [0, 1, 0, 1]
    order = []
    for gate in ("a4", "a5", "o4", "o5"):
        order.append(turn(table))
        table.play(f"enter:{gate}")
    assert order == [(0, 0), (1, 1), (0, 2), (1, 3)]


def test_the_option_police_names_the_seat():
    table = after("", police=0)
    assert table.view()["police"] == 0
    assert [found["seat"] for found in table.view()["thieves"]] == [1, 2, 3]
    assert turn(table) == (1, 0)
    assert after("").view()["police"] == 3


def test_both_thieves_of_a_seat_count_for_its_score():
    table = after(
        "enter:a4 enter:a5 enter:o4 enter:o5 rob:a3 house:m50 stay rob:o3 house:m20 stay leave leave leave leave",
        players=3,
    )
    assert table.scores == [70_000, 0, 0]
