"""The end: the moment somebody has no bone left."""

import pytest

import osselet
from tests.games.hunde.lesson import ALL_BUST, after, bones, dice_for, distances, endless, pawns

ONE_BONE_EACH = ALL_BUST * 7
"""Then round 8 begins with seat 1, the dog on space 7."""
TWO_BONES_EACH = ALL_BUST * 6
"""Then round 7 begins with seat 0, the dog on space 6."""


def test_the_game_ends_the_moment_somebody_has_no_bone_left():
    table = after(*ONE_BONE_EACH, "dog dog")
    assert table.over
    assert table.actor is None
    assert table.moves() == []
    assert bones(table) == table.scores == [1, 0, 1]


def test_nothing_can_be_played_after_the_end():
    with pytest.raises(osselet.IllegalMove) as refusal:
        after(*ONE_BONE_EACH, "dog dog").play("move")
    assert refusal.value.code == "over"


def test_most_bones_win_and_ties_are_shared():
    assert after(*ONE_BONE_EACH, "dog dog").winners == [0, 2]
    assert after(*ONE_BONE_EACH, "1 1", "1 2", "1 3").winners == [0]


def test_nobody_has_won_before_the_end():
    table = after(*ONE_BONE_EACH)
    assert table.winners == []
    assert table.scores == [1, 1, 1]


def test_ruling_a_transfer_is_complete_before_the_end_is_checked():
    table = after(*ONE_BONE_EACH, "1 1", "1 2", "1 3")
    assert table.over
    assert bones(table) == [2, 0, 1]


def test_ruling_after_a_payment_that_ends_the_game_the_dog_takes_no_step():
    view = after(*ONE_BONE_EACH, "1 1", "1 2", "1 3").view()
    assert (view["dog"], view["first"], view["round"]) == (7, 1, 8)


def test_ruling_at_zero_there_is_no_payment_and_no_step_of_the_dog():
    table = after(*ONE_BONE_EACH, "1 1", "1 2", "dog dog")
    assert table.over
    assert bones(table) == [0, 1, 1]
    assert (table.view()["dog"], table.view()["first"]) == (7, 1)


def test_ruling_the_whole_move_is_finished_before_the_end_is_checked():
    table = after(*ONE_BONE_EACH, "dog 1", "dog 1")
    assert table.over
    assert bones(table) == [1, 0, 1]
    assert distances(table) == [None, None, 1]


def test_a_runner_that_ends_the_game_on_the_dog_is_in_the_middle():
    table = after(*ONE_BONE_EACH, dice_for(16))
    assert table.over
    assert bones(table) == [1, 0, 1]
    assert pawns(table) == [None, None, None]


def test_ruling_if_the_dogs_step_ends_the_game_first_and_dog_are_new_and_the_round_is_old():
    table = after(*TWO_BONES_EACH, "dog 1", "1 2", "1 3")
    assert table.over
    assert bones(table) == [0, 2, 3]
    assert pawns(table) == [None, 9, 10]
    view = table.view()
    assert (view["first"], view["dog"], view["round"]) == (1, 7, 7)


def test_ruling_the_game_goes_on_until_the_dogs_step_of_round_200():
    *turns, _ = endless(200)
    table = after(*turns)
    assert not table.over
    assert table.view()["round"] == 200


def test_ruling_after_the_dogs_step_of_round_200_most_bones_win():
    table = after(*endless(200))
    assert table.over
    view = table.view()
    assert (view["round"], view["dog"], view["first"]) == (200, 200 % 16, 200 % 3)
    assert bones(table) == [8, 8, 8]
    assert table.winners == [0, 1, 2]
    assert table.log()[-4:] == [
        "Round 200 was the last: the game is over.",
        "Player 1 shares the victory with 8 bones.",
        "Player 2 shares the victory with 8 bones.",
        "Player 3 shares the victory with 8 bones.",
    ]
