"""The end: nobody is left to catch."""

from tests.games.chicago.lesson import NEARLY_CAUGHT, after, begun, loot, thief

QUIET_ROUND = "stay stay stay"


def test_the_game_ends_when_no_thief_is_outside_or_free_in_town():
    table = begun("leave leave leave")
    assert table.over
    assert (table.view()["phase"], table.view()["turn"]) == ("over", {"seat": None, "thief": None})
    assert not begun("leave leave").over


def test_the_largest_loot_wins():
    table = begun("rob:a3 house:m50 rob:o3 house:m100 rob:o6 house:m20 leave leave leave")
    assert (table.scores, table.winners) == ([50_000, 100_000, 20_000, 0], [1])


def test_ties_are_shared_by_the_police_too():
    assert begun("leave leave leave").winners == [0, 1, 2, 3]
    assert begun("rob:a3 house:m50 rob:o3 house:m50 stay leave leave leave").winners == [0, 1]


def test_the_police_wins_with_what_it_has_confiscated():
    table = begun("rob:a3 house:m50", NEARLY_CAUGHT, "move:d8:a5 surrender done done leave leave")
    assert (table.scores, table.winners) == ([0, 0, 0, 50_000], [3])


def test_weapons_and_cars_count_nothing():
    assert begun("rob:a3 house:weapon rob:o3 house:car stay leave leave leave").scores == [0, 0, 0, 0]


def test_the_end_comes_at_once_even_inside_a_police_play():
    table = begun(
        "rob:a3 house:m50 rob:o3 house:police place:d4 move:d4:b4 done rob:o6 house:police place:d8 done done "
        "stay leave leave move:d8:a5 surrender"
    )
    assert table.over
    assert table.winners == [3]
    assert table.view()["moves_left"] is None


def test_scores_are_unknown_before_the_end():
    table = begun("rob:a3 house:m50")
    assert table.scores == [None] * 4
    assert [seat["score"] for seat in table.view(0)["seats"]] == [50_000, None, None, None]


def test_after_the_end_everything_is_shown_but_unopened_houses():
    view = begun("rob:a3 house:m50 rob:o3 house:bank return stay leave leave leave").view()
    assert [found["loot"] for found in view["thieves"]] == [["m50"], [], []]
    assert [found["car"] for found in view["thieves"]] == [False] * 3
    assert (view["houses"]["o3"], view["houses"]["b5"], view["police_loot"]) == ("bank", "closed", [])


def test_ruling_after_20_quiet_rounds_the_thieves_in_town_leave_with_their_loot():
    nearly = begun(*[QUIET_ROUND] * 18, "stay stay")
    assert (nearly.view()["round"], nearly.view()["quiet"], nearly.over) == (20, 19, False)
    table = begun(*[QUIET_ROUND] * 19)
    assert table.over
    assert (table.view()["round"], table.view()["quiet"]) == (20, 20)
    assert thief(table, 0)["state"] == "left"


def test_ruling_round_1_is_quiet_and_leaving_is_no_event():
    assert begun().view()["quiet"] == 1
    assert begun("leave stay stay").view()["quiet"] == 2


def test_ruling_a_house_put_back_is_not_taken():
    assert begun("rob:a3 house:bank return stay stay").view()["quiet"] == 2


def test_a_house_taken_or_an_arrest_begins_to_count_anew():
    assert begun(QUIET_ROUND, "rob:a3 house:m10").view()["quiet"] == 0
    assert begun(QUIET_ROUND, "rob:a3 house:m10 stay stay").view()["quiet"] == 0
    assert begun(QUIET_ROUND, "rob:a3 house:m10 stay stay", QUIET_ROUND).view()["quiet"] == 1
    caught = begun("rob:a3 house:m50", NEARLY_CAUGHT, "move:d8:a5 surrender")
    assert caught.view()["quiet"] == 0


def test_ruling_the_guard_acts_after_the_turn_of_the_police():
    quiet = "stay stay stay done"
    table = begun("rob:a3 house:police place:d4 done stay stay done", *[quiet] * 19, "stay stay stay")
    assert (table.view()["quiet"], table.view()["phase"], table.over) == (19, "police", False)
    table.play("done")
    assert table.over
    assert loot(table, 0) == []


def test_a_match_is_one_game_a_player_each_being_the_police_once():
    all_leave = "enter:a4 enter:o4 enter:o5 leave leave leave"
    table = after(all_leave, match=True)
    assert (table.view()["game"], table.view()["police"], table.view()["round"]) == (2, 1, 1)
    assert [found["seat"] for found in table.view()["thieves"]] == [0, 2, 3]
    assert table.view()["phase"] == "enter"
    table = after(" ".join([all_leave] * 4), match=True)
    assert table.over
    assert table.winners == [0, 1, 2, 3]


def test_a_match_ignores_the_option_police_and_adds_scores_up():
    first = "enter:a4 enter:o4 enter:o5 rob:a3 house:m50 stay stay leave leave leave"
    table = after(first, match=True, police=3)
    assert table.view()["police"] == 1
    assert [seat["score"] for seat in table.view(1)["seats"]] == [None, 50_000, None, None]
    assert table.view(1)["seats"][0]["score"] is None
    others = "enter:a4 enter:o4 enter:o5 leave leave leave"
    table = after(" ".join([first, others, first, others]), match=True)
    assert table.scores == [50_000, 50_000, 0, 0]


def test_each_game_of_a_match_has_a_new_board():
    view = after("enter:a4 enter:o4 enter:o5 rob:a3 house:m50 stay stay leave leave leave", match=True).reveal()
    assert set(view["houses"].values()) == {"closed"}
    assert view["left"]["m50"] == 4
    assert [found["state"] for found in view["thieves"]] == ["outside"] * 3
