"""Running: exactly the total, past pawns and past the dog."""

from tests.games.hunde.lesson import FIRST_ROUND, after, bones, dice_for, distances, pawns


def test_from_the_middle_the_first_space_is_the_one_before_the_dog():
    assert distances(after("dog 1")) == [1, None, None]


def test_on_the_track_a_pawn_goes_on_from_where_it_stands():
    assert pawns(after(*FIRST_ROUND, "1 2")) == [5, 11, 10]


def test_passing_pawns_is_free():
    table = after("1 2", "5 5")
    assert distances(table) == [3, 10, None]
    assert bones(table) == [8, 8, 8]


def test_passing_the_dog_is_free_and_its_space_is_counted():
    table = after(*FIRST_ROUND, "5 5")
    assert distances(table) == [4, 1, 9]
    assert bones(table) == [7, 8, 9]


def test_ruling_who_lands_on_the_dog_is_bitten():
    table = after(*FIRST_ROUND, "4 5")
    assert pawns(table) == [5, None, 10]
    assert bones(table) == [7, 7, 9]


def test_who_was_bitten_starts_again_before_the_dog():
    bitten = after("dog 1", "1 4", "4 4")
    assert pawns(bitten) == [None, 5, 8]
    assert pawns(after("dog 1", "1 4", "4 4", "5 5", "5 5", "1 2"))[0] == 1 + 3


def test_ruling_a_total_of_16_brings_a_pawn_back_to_its_own_space_unharmed():
    table = after(*FIRST_ROUND, dice_for(16))
    assert pawns(table) == [5, 8, 10]
    assert bones(table) == [7, 8, 9]


def test_ruling_a_total_of_16_from_the_middle_lands_on_the_dog():
    table = after(dice_for(16))
    assert pawns(table) == [None, None, None]
    assert bones(table) == [7, 8, 8]


def test_more_than_16_from_the_middle_passes_the_dog():
    assert distances(after("5 5 | 5 5")) == [4, None, None]
