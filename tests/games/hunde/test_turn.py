"""A turn: throwing, daring, busting."""

import pytest

import osselet
from tests.games.hunde.lesson import FIRST_ROUND, after, bones, distances, pawns


@pytest.mark.parametrize(("players", "each"), [(3, 8), (4, 6), (5, 5), (6, 5)])
def test_bones_at_the_start_depend_on_the_number_of_players(players, each):
    assert bones(after(players=players)) == [each] * players


@pytest.mark.parametrize("players", [2, 7])
def test_the_game_is_for_three_to_six_players(players):
    with pytest.raises(osselet.OptionError):
        osselet.game("hunde").table(players=players)


def test_everybody_starts_in_the_middle_and_seat_0_begins():
    table = after()
    assert pawns(table) == [None, None, None]
    assert table.actor == 0
    assert table.view()["first"] == 0


def test_ruling_the_dog_starts_on_space_0():
    assert after().view()["dog"] == 0


@pytest.mark.parametrize("colour", ["white", "black"])
def test_ruling_a_die_shows_a_dog_or_1_to_5_all_alike(colour):
    table = osselet.game("hunde").table(dealer=osselet.Asked())
    if colour == "black":
        for step in ("white:1", "white:1", "black"):
            table.play(step)
    assert [move.name for move in table.moves()] == [f"{colour}:{face}" for face in ("dog", 1, 2, 3, 4, 5)]
    assert table._engine.outcomes(table._past.state).weights is None


def test_after_the_white_dice_the_player_moves_or_throws_the_black_ones():
    assert [move.name for move in after().moves()] == ["move", "black"]


def test_moving_uses_the_total_of_the_white_dice():
    assert distances(after("3 4")) == [7, None, None]


def test_a_dog_counts_nothing():
    assert distances(after("dog 4")) == [4, None, None]


def test_the_black_dice_are_added_to_the_white_ones():
    assert distances(after("3 4 | 1 2")) == [10, None, None]


def test_two_white_dogs_are_a_bust_without_a_choice():
    table = after("dog dog")
    assert table.record()["steps"] == ["white:dog", "white:dog", "white:1", "white:1"]
    assert bones(table) == [7, 8, 8]
    assert table.actor == 1


def test_two_black_dogs_are_a_bust():
    table = after("3 4 | dog dog")
    assert bones(table) == [7, 8, 8]
    assert pawns(table) == [None, None, None]


def test_ruling_one_white_and_one_black_dog_add_up_to_a_bust():
    assert bones(after("dog 4 | 2 dog")) == [7, 8, 8]


def test_three_dogs_cost_one_bone_as_well():
    assert bones(after("dog 4 | dog dog")) == [7, 8, 8]


def test_one_dog_among_four_dice_is_no_bust():
    table = after("3 4 | dog 2")
    assert bones(table) == [8, 8, 8]
    assert distances(table) == [9, None, None]


def test_both_dice_of_a_colour_are_thrown_even_when_the_first_has_decided():
    steps = after("dog 4 | dog 5").record()["steps"]
    assert steps[:5] == ["white:dog", "white:4", "black", "black:dog", "black:5"]


def test_after_a_bust_the_pawn_stays_where_it_is():
    before, table = after(*FIRST_ROUND), after(*FIRST_ROUND, "dog dog")
    assert pawns(table) == pawns(before) == [5, 8, 10]
    assert bones(table) == [7, 7, 9]


def test_ruling_a_bust_in_the_middle_stays_in_the_middle():
    assert pawns(after("dog dog")) == [None, None, None]


def test_players_throw_clockwise_once_a_round():
    assert [after(*FIRST_ROUND[:turns]).actor for turns in range(3)] == [0, 1, 2]
