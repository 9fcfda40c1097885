"""The board in text."""

import pytest
from rich import text as rich_text

from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.kakuzu import GAME
from osselet.games.kakuzu.board import board
from tests.games.kakuzu.lesson import lay, opened, play_perfectly


def printed(t, lang="en", names=()):
    return rich_text.Text.from_markup(board(t.view(), Speaker(GAME, lang, names))).plain


def test_stones_and_digits_differ_without_colour():
    text = printed(opened(5))
    assert text.count("●") == 72 + 2
    assert "r2 ║ ●  2  ● ║" in text


def test_it_tells_the_target_the_bag_and_the_stones():
    text = printed(opened(5), names=("Ada", "Bob"))
    assert "Find" in text
    assert "0 1 2 3 4 6 7 8 9" in text
    assert "▶ Ada" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"variant": "announce"}, {"clock": 9}])
def test_it_fits_into_80_columns(lang, options):
    names = ["x" * 40, "[bold]markup[/]", "名前" * 20, "\\"]
    t = opened(players=4, **options)
    if options.get("clock"):
        t.time_out(0)
    for table in (lay(players=4), t):
        text = rich_text.Text.from_markup(board(table.view(), Speaker(GAME, lang, names)))
        assert all(line.cell_len <= 80 for line in text.split("\n"))
        assert "[bold]markup" in text.plain


def test_the_end_marks_the_winners():
    t = opened(variant="announce", players=3)
    play_perfectly(t)
    assert printed(t).count("★") == 3
