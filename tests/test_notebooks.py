"""What notebooks show."""

import pandas
import polars
import pytest

import osselet
from osselet.core.registry import find


@pytest.mark.parametrize("name", osselet.games())
def test_a_table_shows_its_board(name):
    page = osselet.game(name).table(seed=1)._repr_html_()
    assert page.startswith("<pre")
    assert page.count("\n") > 3


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
