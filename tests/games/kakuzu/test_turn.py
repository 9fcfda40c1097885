"""A turn: draw, lift, keep or give away."""

import pytest

import osselet
from tests.games.kakuzu.lesson import CENTRES, cells_of, digits, hit, lay, miss, opened, owned, play_perfectly, take


def test_the_same_digit_keeps_the_stone_and_draws_again():
    t = opened(5, 3)
    hit(t)
    assert owned(t) == [1, 0]
    assert (t.actor, t.view()["target"]) == (0, 3)


def test_the_drawn_digits_stay_out_of_the_bag():
    t = opened(5, 3)
    hit(t)
    assert t.view()["drawn"] == [5, 3]
    assert t.view()["bag"] == [0, 1, 2, 4, 6, 7, 8, 9]
    with pytest.raises(osselet.ScriptError):
        hit(opened(5, 5))


def test_another_digit_gives_the_stone_to_the_left_and_ends_the_turn():
    t = opened(5, 3, players=3)
    miss(t)
    assert owned(t) == [0, 1, 0]
    assert (t.actor, t.view()["drawn"]) == (1, [3])


def test_the_left_of_the_last_seat_is_seat_0():
    t = opened(0, 0, 5, 3, players=3)
    assert t.actor == 2
    miss(t)
    assert owned(t) == [1, 0, 0]
    assert t.actor == 0


def test_a_0_ends_the_turn():
    t = opened(0, 4)
    assert (t.actor, t.view()["drawn"]) == (1, [4])


def test_when_a_turn_ends_all_drawn_digits_go_back():
    t = opened(5, 3, 0, 5)
    hit(t)
    hit(t)
    assert (t.actor, t.view()["drawn"]) == (1, [5])
    assert len(t.view()["bag"]) == 9


def test_any_stone_may_be_lifted():
    t = opened(5)
    assert {move.name for move in t.moves()} == {f"take:{cell}" for cell in digits(t) if cell not in CENTRES}


def test_each_digit_in_the_bag_is_equally_likely():
    t = opened(dealer=osselet.Asked(["digit"]))
    assert t.actor == "chance"
    assert [move.name for move in t.moves()] == [f"digit:{digit}" for digit in range(10)]
    t.play("digit:5")
    hit(t)
    assert [move.name for move in t.moves()] == [f"digit:{digit}" for digit in range(10) if digit != 5]


def test_draw_again_also_after_a_ninth_cell_which_leaves_drawn_at_once():
    nine = cells_of(lay(), 6)
    other = next(cell for cell in ("r7c7", "r7c8") if cell != nine[8])
    t = opened(3, 6, 4, cells=(*nine[:8], other))
    hit(t)
    take(t, nine[8])
    assert t.actor == 0
    assert (t.view()["complete"], t.view()["drawn"], t.view()["target"]) == ([6], [3, 4], 4)
    assert 6 not in t.view()["bag"]


def test_a_miss_can_complete_a_digit():
    nine = cells_of(lay(), 6)
    other = next(cell for cell in ("r7c7", "r7c8") if cell != nine[8])
    t = opened(3, 4, cells=(*nine[:8], other))
    take(t, nine[8])
    assert t.view()["complete"] == [6]
    assert (t.actor, owned(t)) == (1, [0, 1])


def test_ruling_0_never_leaves_the_bag_and_when_it_alone_is_left_it_is_still_drawn():
    t = opened(*range(1, 10), 0, 2)
    for _ in range(9):
        hit(t)
    assert t.record()["steps"][-2:] == ["digit:0", "digit:2"]
    assert (t.actor, owned(t), t.view()["drawn"]) == (1, [9, 0], [2])
    with pytest.raises(osselet.ScriptError):
        play_perfectly(opened(*range(1, 10), 1))


def test_ruling_stones_won_before_a_0_or_a_miss_are_kept():
    t = opened(5, 3, 0, 4, 2)
    hit(t)
    hit(t)
    assert owned(t) == [2, 0]
    hit(t)
    miss(t)
    assert owned(t) == [3, 1]


def test_ruling_with_two_players_the_left_neighbour_is_the_opponent():
    t = opened(5, 5)
    miss(t)
    assert owned(t) == [0, 1]
    miss(t)
    assert owned(t) == [1, 1]
    assert t.actor == 0
