"""The view, key by key and phase by phase."""

import json

import osselet
from tests.games.kakuzu.lesson import CENTRES, cells_of, digits, hit, lay, miss, opened, play_perfectly

KEYS = {"phase", "grid", "bag", "drawn", "target", "complete", "seats", "bank", "candidates"}


def test_the_named_keys_are_there_for_everybody():
    t = opened(5)
    for view in (t.view(), t.view(0), t.view(1), t.reveal()):
        assert set(view) >= KEYS
        assert json.loads(json.dumps(view)) == view


def test_phases():
    assert lay().view()["phase"] == "opening"
    assert opened(5).view()["phase"] == "take"
    assert opened(variant="announce").view()["phase"] == "say"
    assert opened(dealer=osselet.Asked(["digit"])).view()["phase"] == "draw"
    t = opened()
    play_perfectly(t)
    assert t.view()["phase"] == "over"


def test_phase_is_opening_also_while_the_grid_is_drawn():
    t = lay(dealer=osselet.Asked(["grid"]))
    assert (t.actor, t.view()["phase"]) == ("chance", "opening")
    assert t.view()["grid"] == t.reveal()["grid"] == [[None] * 9] * 9
    assert t.view()["candidates"] == [[list(range(1, 10))] * 9] * 9
    t.play("grid:7")
    assert (t.actor, t.view()["phase"]) == (0, "opening")


def test_grid_shows_open_digits_and_null_under_stones_until_the_end():
    t = opened(5)
    shown = {f"r{r}c{c}": d for r, row in enumerate(t.view(0)["grid"], 1) for c, d in enumerate(row, 1) if d}
    assert shown == {cell: digits(t)[cell] for cell in CENTRES}
    assert t.view(0) == t.view(1) == t.view()
    play_perfectly(t)
    assert t.view()["grid"] == t.reveal()["grid"]


def test_reveal_differs_in_the_grid_only():
    t = opened(5)
    view, revealed = t.view(), t.reveal()
    assert view.pop("grid") != revealed.pop("grid")
    assert view == revealed


def test_bag_and_drawn():
    assert lay().view()["bag"] == list(range(10))
    t = opened(5, 3)
    hit(t)
    assert (t.view()["bag"], t.view()["drawn"]) == ([0, 1, 2, 4, 6, 7, 8, 9], [5, 3])
    t = opened(variant="announce")
    assert (t.view()["bag"], t.view()["drawn"]) == ([], [])


def test_target_is_null_except_in_take():
    assert lay().view()["target"] is None
    assert opened(5).view()["target"] == 5
    assert opened(dealer=osselet.Asked(["digit"])).view()["target"] is None
    assert opened(variant="announce").view()["target"] is None


def test_complete_is_ascending_and_never_0():
    t = opened()
    play_perfectly(t)
    assert (t.view()["complete"], t.view()["bag"], t.view()["drawn"]) == (list(range(1, 10)), [0], [])


def test_seats_and_bank():
    t = opened(5, players=3)
    miss(t)
    assert [seat["stones"] for seat in t.view()["seats"]] == [0, 1, 0]
    assert t.view()["bank"] is None
    assert opened(5, players=1).view()["bank"] == 0


def test_candidates_are_the_digits_not_open_in_row_column_or_box():
    t = opened(cells=tuple(cells_of(lay(), 6)))
    candidates = t.view()["candidates"]
    for row in range(9):
        for column in range(9):
            is_open = t.view()["grid"][row][column] is not None
            assert candidates[row][column] == ([] if is_open else [1, 2, 3, 4, 5, 7, 8, 9])


def test_the_number_of_the_grid_is_never_told():
    t = opened(5)
    hit(t)
    for seat in (None, 0, 1):
        assert t.steps(seat)[0] == "grid:?"
        assert not any("grid:7" in text for text in t.log(seat))
    assert t.seat(0).view == t.view(0)
    assert min(t.seat(0).state.grid) >= 0


def test_two_grids_that_look_alike_give_everybody_the_same():
    one, two = (
        osselet.game("kakuzu").table(players=2, dealer=osselet.Scripted([f"grid:{number}"])) for number in (7, 39)
    )
    assert one.state != two.state
    for seat in (None, 0, 1):
        assert (one.view(seat), one.log(seat), one.steps(seat)) == (two.view(seat), two.log(seat), two.steps(seat))
