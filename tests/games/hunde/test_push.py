"""Landing on a pawn, with both ways to push."""

import pytest

import osselet
from tests.games.hunde.lesson import FIRST_ROUND, after, bones, dice_for, distances, pawns


def landed(*totals: int, players: int = 4, **options: str):
    """The table after each player in turn has run so many spaces from the middle."""
    return after(*map(dice_for, totals), players=players, **options)


def test_the_mover_stays_and_the_other_goes_back_one():
    assert distances(landed(5, 5)) == [4, 5, None, None]


def test_a_pawn_standing_there_goes_back_too_and_so_on():
    assert distances(landed(4, 5, 5)) == [3, 4, 5, None]
    assert distances(landed(3, 4, 5, 5, players=5)) == [2, 3, 4, 5, None]


def test_a_chain_ends_at_the_first_free_space():
    assert distances(landed(3, 5, 5)) == [3, 4, 5, None]


def test_the_mover_has_left_its_old_space_before_it_lands():
    assert pawns(after("2 3", "3 5", "4 5", "dog 1")) == [5, 9, 8]


def test_a_pawn_pushed_into_the_dog_is_bitten():
    table = landed(1, 1)
    assert distances(table) == [None, 1, None, None]
    assert bones(table) == [5, 6, 6, 6]


def test_a_chain_ends_with_the_bite():
    table = landed(1, 2, 2)
    assert distances(table) == [None, 1, 2, None]
    assert bones(table) == [5, 6, 6, 6]


def test_ruling_a_move_bites_at_most_one_pawn():
    table = landed(1, 2, 3, 4, 4, players=6)
    assert distances(table) == [None, 1, 2, 3, 4, None]
    assert bones(table) == [4, 5, 5, 5, 5, 5]


def test_pawns_in_the_middle_are_not_pushed():
    assert pawns(after("dog dog", *FIRST_ROUND[1:], players=4)) == [None, 8, 10, None]


def test_rear_sends_the_pawn_behind_the_rearmost():
    assert distances(landed(3, 6, 6, push="rear")) == [3, 2, 6, None]


def test_rear_pushes_nobody_else():
    assert distances(landed(5, 6, 6, push="rear")) == [5, 4, 6, None]


def test_ruling_rear_counts_the_mover():
    assert distances(landed(6, 6, push="rear")) == [5, 6, None, None]


def test_ruling_rear_does_not_count_the_victim():
    assert distances(landed(3, 6, 3, push="rear")) == [2, 6, 3, None]


def test_rear_bites_if_there_is_no_space_between_the_rearmost_and_the_dog():
    table = landed(1, 6, 6, push="rear")
    assert distances(table) == [1, None, 6, None]
    assert bones(table) == [6, 5, 6, 6]


def test_rear_bites_who_is_landed_upon_right_before_the_dog():
    table = landed(1, 1, push="rear")
    assert distances(table) == [None, 1, None, None]
    assert bones(table) == [5, 6, 6, 6]


def test_back_is_the_default():
    assert after().options == {"push": "back", "black_dice": "same"}


@pytest.mark.parametrize("options", [{"push": "front"}, {"push": None}, {"pull": "back"}])
def test_an_unknown_option_or_value_is_an_error(options):
    with pytest.raises(osselet.OptionError):
        osselet.game("hunde").table(options=options)
