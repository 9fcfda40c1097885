"""Maps: what the loader reads, and the sentences with which it refuses a bad one."""

import pytest

from osselet.core import GameError
from osselet.games.chicago.state import words_of
from osselet.games.chicago.state.maps import FOLDER, MAPS, TOWNS, load, read_town


def text(name="hex59"):
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def refusal(drawing):
    with pytest.raises(GameError) as refused:
        read_town("mine", drawing)
    assert str(refused.value).startswith("Map mine: ")
    return str(refused.value)


@pytest.mark.parametrize("name", MAPS)
def test_our_maps_have_twelve_gates_and_more_stars_than_thieves(name):
    town = load(name)
    assert len(town.cells("O")) == 12
    assert len(town.cells("*")) >= 5
    assert len(town.cells("#")) == int(name[-2:])


def test_cells_are_named_by_row_and_place():
    names = TOWNS[0].names
    assert (names[0], names[-1], names[84]) == ("a1", "o8", "h8")
    assert "h15" in names
    assert len(names) == len(set(names)) == 169


def test_ids_to_spare_are_named_as_a_row_below_the_town_and_so_are_no_cells():
    names = next(word.parts[0].values for word in words_of(MAPS.index("grid59")) if word.key == "go")
    assert tuple(names[:-4]) == TOWNS[2].names
    assert names[-5:] == ["k15", "l1", "l2", "l3", "l4"]


def test_hex61_is_hex59_with_two_more_houses():
    differ = [name for name, one, two in zip(TOWNS[0].names, TOWNS[0].signs, TOWNS[1].signs, strict=True) if one != two]
    assert differ == ["f7", "j7"]


def test_hexagons_have_six_neighbours_and_squares_four():
    hexagons, squares = TOWNS[0], TOWNS[2]
    assert {hexagons.names[cell] for cell in hexagons.beside[hexagons.names.index("h8")]} == {
        "h7", "h9", "g7", "g8", "i7", "i8",
    }  # fmt: skip
    assert {squares.names[cell] for cell in squares.beside[squares.names.index("d4")]} == {"d3", "d5", "c4", "e4"}


def test_a_map_without_a_heading_is_refused():
    assert "first line" in refusal(text().partition("\n")[2])


def test_an_unknown_sign_is_refused():
    assert "row 1 holds 'x'" in refusal(text().replace("O O", "x O", 1))


def test_a_missing_gate_is_refused():
    assert "12 gates, not 11" in refusal(text().replace("O", ".", 1))


def test_a_gate_inside_the_town_is_refused():
    moved = text().replace("O", ".", 1).replace("* . . . #", "O . . . #", 1)
    assert "the gate h4 is not on the border" in refusal(moved)


def test_too_few_stars_are_refused():
    assert "at least 5 stars, not 4" in refusal(text().replace("*", ".", 2))


def test_a_wrong_number_of_houses_is_refused():
    assert "59 houses, not 58" in refusal(text().replace("#", ".", 1))
    assert "61 houses, not 59" in refusal(text().replace("22", "24"))


def test_streets_that_are_not_connected_are_refused():
    corner = text("grid59").replace("...O", ".#.O", 1).replace(".##.", "###.", 1)
    assert "no street leads from a1 to a3" in refusal(corner.replace("22", "24"))


def test_a_house_no_street_leads_to_is_refused():
    block = text("grid59").replace("O..*", "O###", 1).replace("..##.##", ".###.##")
    rows = block.split("\n")
    rows[3], rows[5] = ".####..#.##.##.", ".####....##.##."
    houses = "\n".join(rows).count("#")
    assert "is not beside a street" in refusal("\n".join(rows).replace("22 police", f"{houses - 37} police"))
