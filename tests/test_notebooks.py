"""What notebooks show."""

from dataclasses import replace
from xml.etree import ElementTree

import pandas
import polars
import pytest

import osselet
from osselet.core.markup import escaped
from osselet.core.registry import find
from osselet.table.svg_board import BLOCKS, _strokes, as_svg
from osselet.table.text_board import as_text

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", osselet.games())
def test_a_table_shows_its_board_as_a_picture(name):
    table = osselet.game(name).table(seed=1)
    picture = ElementTree.fromstring(table._repr_html_())
    assert picture.tag == f"{SVG}svg"
    words = "".join(text.text for text in picture.iter(f"{SVG}text"))
    signs = set(as_text(table.game, table.view())) - set(BLOCKS) - {" ", "\n"}
    assert {sign for sign in signs if not "\u2500" <= sign <= "\u257f"} <= set(words)
    _, _, width, height = map(float, picture.get("viewBox").split())
    for shape in picture.iter():
        if shape.tag in (f"{SVG}text", f"{SVG}rect"):
            across = float(shape.get("width") or shape.get("textLength") or 0)
            assert 0 <= float(shape.get("x")) <= float(shape.get("x")) + across <= width
            assert 0 <= float(shape.get("y")) <= height


def test_lines_meet_at_the_edges_of_their_cells():
    assert _strokes("─", 0, 0) == "M4.2 9.0H0.0M4.2 9.0H8.4"
    assert _strokes("╭", 0, 0) == "M4.2 18.0Q4.2 9.0 8.4 9.0"
    assert _strokes("║", 0, 0).count("V0.0") == _strokes("║", 0, 0).count("V18.0") == 2


@pytest.mark.parametrize("name", ["<b>&'\"", "[red]", "💀 Ada", "文字"])
def test_names_do_not_break_the_picture(name):
    table = osselet.game("hunde").table(seed=1)
    view = table.view()
    game = replace(table.game, board=lambda view, say: f"{escaped(name)} │")
    picture = ElementTree.fromstring(as_svg(game, view))
    assert "".join(text.text for text in picture.iter(f"{SVG}text")) == name.replace(" ", "")


def test_a_seat_has_a_picture_of_its_own():
    table = osselet.game("doggybag").table(players=3, seed=1)
    assert table.svg(table.actors[0]) != table.svg()


def test_what_a_table_shows_is_no_secret():
    table = osselet.game("doggybag").table(players=3, seed=1)
    other = osselet.game("doggybag").table(players=3, seed=1)
    first = table.actors[0]
    table.play(table.moves(first)[0], first)
    other.play(other.moves(first)[-1], first)
    assert table.state != other.state or table.moves(first) != other.moves(first)
    assert table._repr_html_() == other._repr_html_()


def test_results_are_tables():
    result = osselet.simulate("hunde", players=3, games=200, seed=1)
    rows = result.rows()
    assert [row["seat"] for row in rows] == [0, 1, 2]
    assert sum(row["share"] for row in rows) == pytest.approx(1)
    assert result.to_polars().equals(polars.DataFrame(rows))
    assert result.to_pandas().equals(pandas.DataFrame(rows))
    assert "<td>2</td>" in result._repr_html_()
    assert find("hunde").id in result._repr_html_()
