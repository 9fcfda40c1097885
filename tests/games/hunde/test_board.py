"""The text board: never wider than a narrow terminal, colour never the only sign."""

import random

import pytest
from rich.text import Text

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from tests.games.hunde.lesson import ALL_BUST, FIRST_ROUND, after

NAMES = ["Anna", "Ben [b]old[/b] [3]", "Maximiliane von und zu Knochenhausen", "東京太郎", "Eve\\", "F\n"]


def board(table, lang="en", names=()):
    return Text.from_markup(table.game.board(table.view(), Speaker(table.game, lang, names)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_a_board_fits_into_sixty_columns(lang, players):
    table = osselet.game("hunde").table(players=players, seed=1, dealer=osselet.Asked())
    chooser = random.Random(players)
    for _ in range(60):
        lines = board(table, lang, NAMES).split("\n")
        assert max(line.cell_len for line in lines) <= 60
        assert [line.cell_len for line in lines[1:14]] == [49] * 13
        table.play(chooser.choice(table.moves()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_widest_throw_fits(lang):
    table = after(*ALL_BUST * 7, "dog 5 | dog dog")
    assert [line.cell_len for line in board(table, lang).split("\n")[1:14]] == [49] * 13


def test_names_are_shown_as_they_are():
    shown = board(after(players=6), names=NAMES).plain
    assert "Ben [b]old[/b…" in shown
    assert "Eve\\ " in shown
    assert "東京太郎" in shown


def test_pawns_the_dog_and_the_landing_space_have_signs():
    shown = board(after(*FIRST_ROUND)).plain
    assert all(f" {letter} " in shown for letter in "ABC")
    assert " dog " in shown
    assert "B▸C" in shown.replace(" ", "")


def test_whose_turn_it_is_and_who_begins():
    rows = board(after(*FIRST_ROUND, "1 2")).plain.splitlines()[-3:]
    assert ["▶" in row for row in rows] == [False, False, True]
    assert ["◆" in row for row in rows] == [False, True, False]


def test_who_would_pay_and_take():
    rows = board(after(*FIRST_ROUND)).plain.splitlines()[-3:]
    assert ["pays" in row for row in rows] == [True, False, False]
    assert ["takes" in row for row in rows] == [False, False, True]


def test_the_winners_have_a_star():
    rows = board(after(*ALL_BUST * 7, "dog dog")).plain.splitlines()[-3:]
    assert ["★" in row for row in rows] == [True, False, True]
