"""The opening: nine stones that belong to nobody."""

import pytest

import osselet
from tests.games.kakuzu.lesson import CENTRES, NUMBER, cells_of, digits, lay, opened, owned


def test_the_grid_is_drawn_first_by_chance_with_an_id_up_to_2_to_the_31():
    for number in (0, 2**31 - 1):
        t = osselet.game("kakuzu").table(players=2, dealer=osselet.Scripted([f"grid:{number}"]))
        assert t.record()["steps"] == [f"grid:{number}"]
    with pytest.raises(osselet.ScriptError):
        osselet.game("kakuzu").table(players=2, dealer=osselet.Scripted([f"grid:{2**31}"]))


def test_players_in_turn_from_seat_0_lift_one_stone_each():
    t = lay(players=4)
    order = []
    for cell in CENTRES:
        order.append(t.actor)
        t.play(f"open:{cell}")
    assert order == [0, 1, 2, 3, 0, 1, 2, 3, 0]


def test_a_stone_comes_from_a_box_not_opened_yet():
    t = lay()
    assert len(t.moves()) == 81
    t.play("open:r1c1")
    names = {move.name for move in t.moves()}
    assert len(names) == 72
    assert not names & {f"open:r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)}


def test_the_nine_stones_belong_to_nobody():
    t = opened()
    assert owned(t) == [0, 0]
    assert t.view()["left"] == 72


def test_a_lifted_stone_shows_its_digit_for_good():
    t = opened(0, 0, 1)
    assert [t.view()["grid"][int(c[1]) - 1][int(c[3]) - 1] for c in CENTRES] == [digits(t)[c] for c in CENTRES]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_ruling_then_seat_0_takes_the_first_turn(players):
    assert opened(5, players=players).actor == 0


def test_random_opening_is_nine_chance_steps_boxes_left_to_right_top_to_bottom():
    script = [f"grid:{NUMBER}", *(f"open:{cell}" for cell in CENTRES), "digit:4"]
    t = osselet.game("kakuzu").table(players=3, options={"opening": "random"}, dealer=osselet.Scripted(script))
    assert t.record()["steps"] == script
    assert (t.actor, t.view()["target"]) == (0, 4)


def test_random_opening_is_over_the_nine_cells_of_each_box_equally_likely():
    t = lay(dealer=osselet.Asked(["open"]), opening="random", players=3)
    for row in (1, 4, 7):
        for column in (1, 4, 7):
            assert t.actor == "chance"
            box = [f"open:r{r}c{c}" for r in range(row, row + 3) for c in range(column, column + 3)]
            assert [move.name for move in t.moves()] == box
            t.play(box[4])
    assert t.view()["phase"] == "take"


def test_a_digit_with_nine_open_cells_leaves_the_game_at_once_and_the_opening_counts():
    t = opened(cells=tuple(cells_of(lay(), 6)), dealer=None)
    assert t.view()["complete"] == [6]
    assert 6 not in t.view()["bag"] + t.view()["drawn"]
