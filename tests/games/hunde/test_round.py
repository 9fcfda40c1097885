"""The end of a round: the payment, the marker, the dog's step."""

from tests.games.hunde.lesson import ALL_BUST, FIRST_ROUND, after, bones, dice_for, distances, endless, pawns


def test_the_farthest_takes_a_bone_from_the_nearest():
    assert bones(after(*FIRST_ROUND)) == [7, 8, 9]


def test_the_example_of_the_sheet_green_is_nearest_and_pays_orange_the_farthest():
    orange, violet, green, blue, red, yellow = 12, 10, 2, 4, 6, 8
    table = after(*map(dice_for, (orange, violet, green, blue, red, yellow)), players=6)
    assert bones(table) == [6, 5, 4, 5, 5, 5]


def test_pawns_in_the_middle_neither_pay_nor_take():
    assert bones(after("dog dog", "1 2", "3 4")) == [7, 7, 9]


def test_ruling_with_one_pawn_on_the_track_nobody_pays():
    assert bones(after("dog dog", "dog dog", "3 4")) == [7, 7, 8]


def test_ruling_with_no_pawn_on_the_track_nobody_pays():
    assert bones(after(*ALL_BUST)) == [7, 7, 7]


def test_the_marker_passes_to_the_left_and_the_new_first_player_begins():
    table = after(*FIRST_ROUND)
    assert table.view()["first"] == 1
    assert table.actor == 1
    assert [after(*ALL_BUST * rounds).actor for rounds in range(5)] == [0, 1, 2, 0, 1]


def test_the_dog_takes_one_step():
    table = after(*FIRST_ROUND)
    assert table.view()["dog"] == 1
    assert pawns(table) == [5, 8, 10]
    assert distances(table) == [4, 7, 9]


def test_the_dog_bites_the_pawn_it_reaches_after_that_has_paid():
    table = after("dog 1", "1 2", "3 4")
    assert pawns(table) == [None, 3, 7]
    assert bones(table) == [6, 8, 9]


def test_the_dog_bites_a_lonely_pawn_that_paid_nobody():
    assert bones(after("dog dog", "dog dog", "dog 1")) == [7, 7, 7]


def test_ruling_rounds_count_from_1_and_grow_when_the_new_first_player_begins():
    assert [after(*ALL_BUST[:turns]).view()["round"] for turns in range(4)] == [1, 1, 1, 2]


def test_the_dog_goes_round_the_ring():
    assert [after(*endless(rounds)).view()["dog"] for rounds in (15, 16, 17)] == [15, 0, 1]
