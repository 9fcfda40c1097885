"""Every kind of house: money, cars, banks, weapons, the plane; what is kept and what is put back."""

import pytest

import osselet
from tests.games.chicago.lesson import begun, cells, loot, names, thief, turn


def test_a_thief_robs_a_house_beside_it_and_that_is_the_turn():
    table = begun()
    assert cells(table, "rob") == {"a3", "b5"}
    table = begun("rob:a3 house:m20")
    assert turn(table) == (1, 1)
    assert table.view()["houses"]["a3"] == "taken"


def test_robbing_ends_the_turn_even_with_a_car():
    assert turn(begun("rob:a3 house:car stay stay rob:b5 house:m10")) == (1, 1)


@pytest.mark.parametrize("kind", ["m10", "m20", "m50", "m100"])
def test_money_goes_into_the_loot_and_only_its_owner_sees_it(kind):
    table = begun(f"rob:a3 house:{kind}")
    assert thief(table, 0, seat=0)["loot"] == [kind]
    for other in (1, 2, 3):
        seen = thief(table, 0, seat=other)
        assert (seen["loot"], seen["loot_size"], seen["car"]) == (None, 1, None)


def test_a_house_that_is_taken_is_gone_and_its_cell_stays_closed():
    table = begun("rob:a3 house:m20 stay stay")
    assert cells(table, "rob") == {"b5"}
    assert "a3" not in cells(table, "go")


def test_what_a_house_holds_comes_from_the_copies_never_drawn():
    with pytest.raises(osselet.ScriptError, match=r"'house:plane' \(number 2\)"):
        begun("rob:a3 house:plane return stay stay rob:b5 house:plane")


def test_a_weapon_is_kept():
    assert loot(begun("rob:a3 house:weapon"), 0) == ["weapon"]


def test_a_car_gives_a_second_move_from_the_next_turn():
    table = begun("rob:a3 house:car stay stay go:b4")
    assert table.view()["phase"] == "second"
    assert {"c4", "d4", "e4", "f4", "a4"} <= cells(table, "go")
    assert "stop" in names(table)
    assert turn(begun("rob:a3 house:car stay stay go:b4 stop")) == (1, 1)
    assert turn(begun("rob:a3 house:car stay stay go:b4 go:d4")) == (1, 1)


def test_after_the_first_move_there_is_no_robbing_staying_or_shooting():
    table = begun("rob:a3 house:car stay stay go:b4")
    for name in ("rob:b3", "stay", "shoot:a1:a2"):
        with pytest.raises(osselet.IllegalMove) as refusal:
            table.play(name)
        assert refusal.value.code == "moved-already"


def test_with_a_car_a_thief_may_leave_after_either_move():
    table = begun("rob:a3 house:car stay stay go:a5")
    assert {"leave", "stop", "go:a4"} <= set(names(table))
    table = begun("rob:a3 house:car stay stay go:b4 go:a4")
    assert sorted(names(table)) == ["leave", "stop"]


def test_a_car_is_plain_to_all_with_the_first_move_it_is_there_for():
    table = begun("rob:a3 house:car stay stay")
    assert thief(table, 0, seat=1)["car"] is None
    assert thief(table, 0, seat=0)["car"] is True
    assert thief(begun("rob:a3 house:car stay stay go:b4"), 0, seat=1)["car"] is True
    assert thief(begun("rob:a3 house:m10 stay stay go:b4"), 0, seat=1)["car"] is None


def test_a_second_car_is_put_back():
    table = begun("rob:a3 house:car stay stay rob:b5 house:car")
    assert table.view()["phase"] == "look"
    assert names(table) == ["return"]
    table.play("return")
    assert loot(table, 0) == ["car"]
    assert table.view()["opened"] == ["b5"]


def test_a_bank_without_a_car_is_put_back():
    table = begun("rob:a3 house:bank")
    assert names(table) == ["return"]
    assert table.view(0)["houses"]["a3"] == "bank"
    table.play("return")
    assert (loot(table, 0), table.view()["houses"]["a3"]) == ([], "closed")


def test_a_bank_with_a_car_is_kept_and_counts_200000():
    table = begun("rob:a3 house:car stay stay rob:b5 house:bank")
    assert loot(table, 0) == ["bank", "car"]
    assert table.view(0)["seats"][0]["score"] == 200_000


def test_ruling_owning_a_car_is_enough_for_a_bank_before_the_first_double_move():
    kept = "rob:a3 house:car stay stay rob:b5 house:bank"
    table = begun(kept)
    assert thief(table, 0, seat=1)["car"] is None, "it has never been driven"
    assert (turn(table), table.view()["opened"]) == ((1, 1), []), "nobody asked to put the bank back"
    driven = begun(kept, "stay stay go:b4")
    assert driven.view()["phase"] == "second"
    assert loot(driven, 0) == ["bank", "car"]
    without = begun(kept.replace("car", "weapon"))
    assert names(without) == ["return"]


def test_the_plane_is_flown_at_once_or_put_back():
    table = begun("rob:a3 house:m50 stay stay rob:b5 house:plane")
    assert sorted(names(table)) == ["fly", "return"]
    flown = begun("rob:a3 house:m50 stay stay rob:b5 house:plane fly")
    assert (thief(flown, 0)["state"], loot(flown, 0)) == ("left", ["m50"])
    assert flown.view()["houses"]["b5"] == "taken"
    assert flown.view()["left"]["plane"] == 0
    back = begun("rob:a3 house:m50 stay stay rob:b5 house:plane return")
    assert (thief(back, 0)["state"], back.view()["left"]["plane"]) == ("town", 1)


def test_a_house_put_back_keeps_its_content_and_is_opened_again_without_chance():
    table = begun("rob:a3 house:bank return stay stay rob:a3")
    assert table.view()["phase"] == "look"
    table.play("return")
    table = begun("rob:a3 house:bank return stay stay rob:b5 house:car stay stay rob:a3")
    assert loot(table, 0) == ["bank", "car"]


def test_a_house_put_back_may_be_opened_by_another_thief():
    table = begun("stay rob:n5 house:bank return stay stay stay rob:n5")
    assert turn(table) == (2, 2)
    assert [table.view(seat)["houses"]["n5"] for seat in range(4)] == ["closed", "bank", "bank", "closed"]
    kept = begun("stay stay rob:o6 house:car stay rob:n5 house:bank return rob:n5")
    assert loot(kept, 2) == ["bank", "car"]


def test_only_who_has_looked_knows_a_house_that_was_put_back():
    table = begun("rob:a3 house:bank return")
    assert table.view(0)["houses"]["a3"] == "bank"
    assert all(table.view(seat)["houses"]["a3"] == "closed" for seat in (1, 2, 3, None))


def test_both_thieves_of_a_seat_share_what_they_know():
    table = begun("enter:d1 rob:a3 house:bank return stay stay stay", players=3)
    assert table.view(0)["houses"]["a3"] == "bank"
    assert table.view(1)["houses"]["a3"] == "closed"


def test_left_counts_what_was_laid_open_and_what_is_in_ones_own_hands():
    table = begun("rob:a3 house:m50 rob:o3 house:police place:d4 done stay done rob:b5 house:bank return")
    assert table.view(0)["left"] == {
        "plane": 1, "thief": 2, "weapon": 2, "bank": 4, "car": 4, "police": 21, "m10": 8, "m20": 8, "m50": 3, "m100": 4,
    }  # fmt: skip
    assert table.view(1)["left"]["m50"] == 4
    assert table.view()["left"]["police"] == 21
    assert table.reveal()["left"]["m50"] == 3


def test_hex61_has_two_more_police_houses():
    assert begun(map="hex61").view()["left"]["police"] == 24
    assert len(begun(map="hex61").view()["houses"]) == 61
    assert len(begun().view()["houses"]) == 59
