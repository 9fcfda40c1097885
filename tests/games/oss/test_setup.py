"""Setting up, revealing, laying and pairing up."""

import pytest

import osselet
from osselet.games.oss import GAME
from osselet.table import Box
from tests.games.oss.lesson import FIGURES, HAND, WIN, after, cards, done, figures, go_on, names, seat, weights


def test_seat_0_draws_its_five_cards_then_seat_1():
    table = Box(GAME).table(players=2, dealer=osselet.Asked())
    assert table.actor == "chance"
    assert (table.view()["phase"], table.view()["round"], table.view()["chief"]) == ("deal", 1, 0)
    go_on(table, *cards("1123"))
    assert [seat(table, number)["hand_size"] for number in range(2)] == [4, 0]
    go_on(table, *cards("4"), *cards("22"))
    assert seat(table, 0)["hand"] == [1, 1, 2, 3, 4]
    assert seat(table, 1)["hand"] == [2, 2]
    assert (seat(table, 0)["deck_size"], seat(table, 1)["deck_size"]) == (3, 6)


def test_a_card_weighs_as_many_as_are_left_in_that_deck():
    table = Box(GAME).table(players=2, dealer=osselet.Asked())
    assert weights(table) == {"card:1": 1, "card:2": 1, "card:3": 1, "card:4": 1}
    table.play("card:1")
    assert weights(table) == {"card:1": 1, "card:2": 2, "card:3": 2, "card:4": 2}
    table.play("card:1")
    assert "card:1" not in weights(table)


def test_a_figure_of_each_family_is_revealed_in_order():
    table = Box(GAME).table(players=2, dealer=osselet.Asked())
    go_on(table, *cards(HAND * 2))
    assert table.view()["phase"] == "reveal"
    assert names(table) == [f"figure:{name}" for name in ("aslik", "ehfel", "kuda_kuda", "takh_takh", "wollo")]
    go_on(table, "figure:wollo")
    assert names(table)[0] == "figure:cumi_cumi"
    assert table.view()["figures"] == {"classic": "wollo", "hand": None, "exotic": None, "duel": None}
    go_on(table, "figure:numa figure:ariac figure:naik")
    assert table.view()["figures"] == {"classic": "wollo", "hand": "numa", "exotic": "ariac", "duel": "naik"}
    assert (table.view()["phase"], table.actor) == ("lay", 0)


def test_figures_come_from_a_script_too():
    dealer = osselet.Scripted([*cards(HAND * 2), *figures(FIGURES), "hands:1"])
    table = Box(GAME).table(players=2, dealer=dealer, seed=1)
    go_on(table, "lay:1:classic", "lay:2:hand")
    assert seat(table, 0)["won"] == [1]


def test_a_figure_seen_is_not_seen_again_and_figures_stay_until_the_next_reveal():
    table = after(done(3), "challenge:targoss", WIN["targoss"], players=3)
    assert (table.view()["phase"], table.view()["round"]) == ("draw", 1)
    assert table.view()["figures"]["classic"] == "aslik"
    go_on(table, "card:2 card:2 card:2")
    assert (table.view()["phase"], table.view()["round"]) == ("reveal", 2)
    assert table.view()["figures"] == dict.fromkeys(("classic", "hand", "exotic", "duel"))
    assert "figure:aslik" not in names(table)
    assert len(names(table)) == 4


def test_cards_are_laid_from_the_chief_clockwise_one_name_a_value():
    table = after(players=3)
    assert names(table) == [f"lay:{v}:{f}" for v in (1, 2, 3, 4) for f in ("classic", "hand", "exotic")]
    go_on(table, "lay:1:hand")
    assert (table.actor, table.view()["turn"]) == (1, 1)
    assert table.view()["laid"] == [{"seat": 0, "value": 1, "family": "hand", "duel": False}]
    assert seat(table, 0) | {"hand": [1, 2, 3, 4], "hand_size": 4, "played": [1]} == seat(table, 0)


def test_who_is_alone_at_a_figure_is_solo():
    table = after("lay:1:classic lay:2:hand lay:3:exotic", players=3)
    assert [laid["duel"] for laid in table.view()["laid"]] == [False, False, False]


def test_the_first_two_at_a_figure_duel_and_all_others_stay_solo():
    table = after(*["lay:1:classic"] * 4, players=4)
    assert [(laid["seat"], laid["duel"]) for laid in table.view()["laid"]] == [
        (0, True), (1, True), (2, False), (3, False),
    ]  # fmt: skip


def test_duel_is_false_for_all_until_the_last_card_is_laid():
    table = after("lay:1:classic lay:1:classic", players=3)
    assert [laid["duel"] for laid in table.view()["laid"]] == [False, False]
    go_on(table, "lay:1:hand")
    assert [laid["duel"] for laid in table.view()["laid"]] == [True, True, False]


def test_a_round_holds_up_to_three_duels_each_apart():
    lays = "lay:1:classic lay:2:hand lay:3:exotic lay:4:exotic lay:3:hand lay:2:classic"
    table = after(lays, players=6)
    assert all(laid["duel"] for laid in table.view()["laid"])
    assert {laid["family"] for laid in table.view()["laid"]} == {"classic", "hand", "exotic"}
    pairs = []
    for prize in (1, 3, 4):
        pairs.append(table.view()["attempt"]["seats"])
        go_on(table, "duel:first accept", f"prize:{prize}")
    assert pairs == [[0, 5], [1, 4], [2, 3]]
    assert [seat(table, number)["won"] for number in range(6)] == [[1], [3], [4], [], [], []]
    assert table.view()["phase"] == "challenge"


def test_ruling_a_hand_is_never_empty_when_a_card_must_be_laid():
    table = Box(GAME).table(players=2, seed=5, options={"skill": 0}, dealer=osselet.Asked())
    least = 8
    while not table.over:
        if table.view()["phase"] == "lay":
            least = min(least, seat(table, table.actor)["hand_size"])
        moves = names(table)
        worst = [n for n in moves if n.startswith(("replay", "hands:0", "duel:second"))]
        table.play(worst[0] if worst else moves[0])
    assert least == 1


@pytest.mark.parametrize("options", [{"hands": "play"}, {"hands": "mine"}, {"skill": 101}, {"skill": [1]}, {"luck": 1}])
def test_an_unknown_option_or_value_is_an_error(options):
    with pytest.raises(osselet.OptionError):
        Box(GAME).table(players=2, options=options)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players):
    with pytest.raises(osselet.OptionError):
        Box(GAME).table(players=players)
