"""What a view shows, key by key and phase by phase."""

import json

import pytest

import osselet
from tests.games.hunde.lesson import ALL_BUST, FIRST_ROUND, after


@pytest.fixture
def table():
    return osselet.game("hunde").table(dealer=osselet.Asked())


def play(table, *steps):
    for step in steps:
        table.play(step)
    return table.view()


def test_before_the_first_die(table):
    assert table.view() == {
        "phase": "white",
        "round": 1,
        "first": 0,
        "turn": 0,
        "dog": 0,
        "dice": {"white": [], "black": []},
        "total": 0,
        "seats": [{"pawn": None, "distance": None, "bones": 8}] * 3,
    }


def test_between_the_white_dice(table):
    view = play(table, "white:3")
    assert (view["phase"], view["dice"], view["total"]) == ("white", {"white": ["3"], "black": []}, 3)


def test_while_the_player_chooses(table):
    view = play(table, "white:3", "white:dog")
    assert (view["phase"], view["dice"], view["total"]) == ("choose", {"white": ["3", "dog"], "black": []}, 3)


def test_before_and_between_the_black_dice(table):
    view = play(table, "white:3", "white:dog", "black")
    assert (view["phase"], view["dice"], view["total"]) == ("black", {"white": ["3", "dog"], "black": []}, 3)
    view = play(table, "black:5")
    assert (view["phase"], view["dice"]["black"], view["total"]) == ("black", ["5"], 8)


def test_dice_lie_in_the_order_thrown(table):
    assert play(table, "white:5", "white:2")["dice"]["white"] == ["5", "2"]


@pytest.mark.parametrize(
    "turn",
    [
        ("white:3", "white:4", "move"),
        ("white:dog", "white:dog"),
        ("white:3", "white:dog", "black", "black:1", "black:dog"),
    ],
)
def test_dice_and_total_are_emptied_when_the_next_turn_begins(table, turn):
    view = play(table, *turn)
    assert (view["phase"], view["turn"], view["total"]) == ("white", 1, 0)
    assert view["dice"] == {"white": [], "black": []}


def test_pawn_is_a_space_and_distance_counts_from_the_dog():
    seats = after(*FIRST_ROUND).view()["seats"]
    assert seats[0] == {"pawn": 5, "distance": 4, "bones": 7}


def test_distance_counts_across_space_0():
    table = after(*FIRST_ROUND, "dog 3", "5 5")
    assert table.view()["seats"][2] == {"pawn": 4, "distance": 3, "bones": 9}


def test_at_the_end_the_last_throw_stays():
    view = after(*ALL_BUST * 7, "1 1", "1 2", "1 3").view()
    assert (view["phase"], view["turn"]) == ("over", None)
    assert (view["dice"], view["total"]) == ({"white": ["1", "3"], "black": []}, 4)


def test_ruling_the_total_is_the_sum_thrown_also_in_a_bust():
    view = after(*ALL_BUST * 7, "dog 4 | 5 dog").view()
    assert view["phase"] == "over"
    assert view["dice"] == {"white": ["dog", "4"], "black": ["5", "dog"]}
    assert view["total"] == 9
    assert after(*ALL_BUST * 7, "dog dog").view()["total"] == 0


def test_nothing_is_hidden():
    table = after(*FIRST_ROUND)
    assert all(table.view(seat) == table.view() == table.reveal() for seat in range(3))


@pytest.mark.parametrize("turns", [(), FIRST_ROUND, ALL_BUST * 7 + ("dog dog",)])
def test_a_view_is_json(turns):
    view = after(*turns).view()
    assert json.loads(json.dumps(view)) == view
