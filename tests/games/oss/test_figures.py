"""Solo figures and duels, replays and prizes."""

import pytest

from tests.games.oss.lesson import after, go_on, names, seat, weights

APART = "lay:3:classic lay:2:hand"
TOGETHER = "lay:3:classic lay:4:classic"


def test_as_many_bones_as_the_card_says_win_it():
    table = after(APART)
    assert table.view()["attempt"] == {"seats": [0], "figure": "aslik", "needed": 3, "result": None, "replays": [0]}
    assert names(table) == ["hands:0", "hands:1", "hands:2", "hands:3"]
    go_on(table, "hands:3")
    assert seat(table, 0)["won"] == [3]
    assert table.scores == [3, 0]
    assert [laid["seat"] for laid in table.view()["laid"]] == [1]
    assert table.view()["attempt"]["seats"] == [1]


def test_with_fewer_the_player_may_accept_and_the_card_leaves_the_game():
    table = after(APART, "hands:1")
    assert (table.actor, table.view()["attempt"]["result"]) == (0, 1)
    assert names(table) == ["replay:1", "replay:2", "replay:4", "accept"]
    go_on(table, "accept")
    assert seat(table, 0)["won"] == []
    assert seat(table, 0)["played"] == [3]
    assert table.view()["attempt"]["seats"] == [1]


def test_a_replay_costs_a_card_and_starts_over_from_zero():
    table = after(APART, "hands:2 replay:4")
    assert table.view()["attempt"] == {"seats": [0], "figure": "aslik", "needed": 3, "result": None, "replays": [1]}
    assert (seat(table, 0)["hand"], seat(table, 0)["played"]) == ([1, 1, 2], [3, 4])
    assert names(table) == ["hands:0", "hands:1", "hands:2", "hands:3"]
    assert seat(go_on(table, "hands:3"), 0)["won"] == [3]


def test_at_most_two_replays_a_round_and_accept_is_asked_all_the_same():
    table = after(APART, "hands:0 replay:1 hands:0 replay:1 hands:0")
    assert table.view()["attempt"]["replays"] == [2]
    assert names(table) == ["accept"]
    assert table.actor == 0


def test_replays_count_anew_each_round():
    table = after(APART, "hands:0 replay:1 hands:0 replay:1 hands:0 accept hands:2 challenge:targoss")
    go_on(table, "closest:0 eliminate:1 card:2 card:2 figure:ehfel figure:numa figure:ariac figure:manu")
    go_on(table, "lay:2:classic lay:1:hand hands:0")
    assert names(table) == ["replay:2", "replay:4", "accept"]


def test_ruling_a_success_cannot_be_bettered():
    assert after(APART, "hands:3").actor == "chance"


def test_ruling_won_cards_cannot_pay_for_a_replay():
    table = after(APART, "hands:3 hands:2 challenge:targoss closest:0 eliminate:1", hands=["12234", "11223"])
    go_on(table, "card:1 card:4 figure:ehfel figure:numa figure:ariac figure:manu lay:4:classic lay:1:hand hands:0")
    assert (seat(table, 0)["won"], seat(table, 0)["hand"]) == ([3], [1, 1, 2, 2])
    assert names(table) == ["replay:1", "replay:2", "accept"]


def test_polopo_is_all_or_nothing():
    table = after("lay:3:hand lay:1:classic", reveal="aslik polopo meja kat")
    assert names(table) == ["hands:0", "hands:3"]
    assert names(after("lay:1:hand lay:1:classic", reveal="aslik polopo meja kat")) == ["hands:0", "hands:1"]


@pytest.mark.parametrize("figure", ["aslik", "takh_takh"])
def test_ruling_nothing_is_attempted_beyond_the_value_of_the_card(figure):
    table = after("lay:4:classic lay:1:hand", reveal=f"{figure} numa meja kat")
    assert names(table)[-1] == "hands:4"
    go_on(table, "hands:4")
    assert names(table) == ["hands:0", "hands:1"], "numa tosses five bones, but more than needed count as the value"


def test_a_duel_is_played_when_its_first_player_comes_up():
    table = after("lay:1:classic lay:2:hand lay:3:hand", players=3)
    go_on(table, "hands:1")
    attempt = table.view()["attempt"]
    assert attempt == {"seats": [1, 2], "figure": "kat", "needed": None, "result": None, "replays": [0, 0]}
    assert names(table) == ["duel:first", "duel:second", "duel:tie"]
    go_on(table, "duel:second accept prize:2")
    assert table.view()["phase"] == "challenge", "seat 2 has had its figure"


def test_a_tie_starts_over_and_nobody_is_asked():
    table = after(TOGETHER, "duel:tie")
    assert table.actor == "chance"
    assert names(table) == ["duel:first", "duel:second", "duel:tie"]
    assert table.view()["attempt"]["result"] is None


@pytest.mark.parametrize(("result", "loser", "winner"), [("first", 1, 0), ("second", 0, 1)])
def test_ruling_the_loser_alone_is_asked_then_the_winner_chooses(result, loser, winner):
    table = after(TOGETHER, f"duel:{result}")
    assert (table.actor, table.view()["attempt"]["result"]) == (loser, result)
    go_on(table, "accept")
    assert (table.actor, names(table)) == (winner, ["prize:3", "prize:4"])
    assert table.view()["attempt"]["result"] == result
    go_on(table, "prize:4")
    assert seat(table, winner)["won"] == [4]
    assert table.view()["laid"] == []
    assert table.view()["phase"] == "challenge"


def test_the_winner_may_keep_the_lower_card():
    table = after(TOGETHER, "duel:first accept prize:3")
    assert (seat(table, 0)["won"], seat(table, 1)["won"]) == ([3], [])


def test_the_values_of_the_cards_do_not_decide_a_duel():
    assert weights(after("lay:1:classic lay:4:classic")) == weights(after("lay:4:classic lay:1:classic"))


def test_a_prize_is_asked_also_when_both_cards_are_alike():
    table = after("lay:3:classic lay:3:classic duel:second accept")
    assert (table.actor, names(table)) == (1, ["prize:3"])


def test_a_duel_with_replay_and_prize():
    table = after(TOGETHER, "duel:first replay:1")
    assert table.view()["attempt"]["replays"] == [0, 1]
    assert table.view()["attempt"]["result"] is None
    go_on(table, "duel:tie duel:second")
    assert table.actor == 0, "now the first player has lost and is asked"
    go_on(table, "replay:2 duel:second replay:4 duel:second")
    assert (table.actor, names(table)) == (0, ["accept"])
    go_on(table, "accept prize:4")
    assert (seat(table, 1)["won"], seat(table, 1)["played"]) == ([4], [4, 1])
    assert seat(table, 0)["played"] == [3, 2, 4]


def test_ruling_after_ten_ties_the_next_step_has_no_tie_and_is_even():
    table = after(TOGETHER, *["duel:tie"] * 9, skill=[100, 0])
    assert "duel:tie" in names(table)
    go_on(table, "duel:tie")
    assert weights(table) == {"duel:first": 1, "duel:second": 1}


def test_ruling_the_loser_may_still_replay_and_the_count_starts_again():
    table = after(TOGETHER, *["duel:tie"] * 10, "duel:first replay:2")
    assert names(table) == ["duel:first", "duel:second", "duel:tie"]
    go_on(table, *["duel:tie"] * 10)
    assert names(table) == ["duel:first", "duel:second"]


def test_without_a_card_accept_is_asked_all_the_same():
    table = after("lay:1:classic lay:1:hand hands:0 replay:1 hands:0 replay:2 hands:0 accept hands:1")
    go_on(table, "challenge:targoss closest:0 eliminate:1 card:2 card:2")
    go_on(table, "figure:ehfel figure:numa figure:ariac figure:manu lay:2:classic lay:1:hand")
    go_on(table, "hands:0 replay:3 hands:0 replay:4 hands:0 accept hands:1 challenge:badaboss place:ok place:fall")
    go_on(table, "card:3 card:3 figure:wollo figure:nampan figure:labah figure:naik lay:3:classic lay:2:hand hands:0")
    assert seat(table, 0)["hand"] == []
    assert (table.actor, names(table), table.view()["attempt"]["replays"]) == (0, ["accept"], [0])
