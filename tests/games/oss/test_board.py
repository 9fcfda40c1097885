"""The text board: never wider than a narrow terminal, colour never the only sign."""

import random

import pytest
from rich.text import Text

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.oss import GAME
from osselet.table import Box
from tests.games.oss.lesson import after, challenge

NAMES = ["Anna", "Ben [b]old[/b] [3]", "Maximiliane von und zu Knochenhausen", "東京太郎", "Eve\\", "F\n"]


def board(table, lang="en", names=(), seat=None):
    return Text.from_markup(GAME.board(table.view(seat), Speaker(GAME, lang, names)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_a_board_fits_into_sixty_columns(lang, players):
    table, chooser = Box(GAME).table(players=players, dealer=osselet.Asked()), random.Random(players)
    while not table.over:
        lines = board(table, lang, NAMES, 0).split("\n")
        assert max(line.cell_len for line in lines) <= 60
        framed = [line for line in lines if line.plain[:1] in "╭│├╰" and line.plain]
        assert {line.cell_len for line in framed} == {58}
        table.play(chooser.choice(table.moves()))
    assert "★" in board(table, lang).plain


def test_names_are_shown_as_they_are():
    shown = board(after(players=6), names=NAMES).plain
    assert "Ben [b]old[…" in shown
    assert "Eve\\ " in shown
    assert "東京太郎" in shown


def test_cards_before_figures_and_in_the_duel():
    shown = board(after("lay:3:classic lay:4:classic lay:1:hand", players=3), seat=0).plain.splitlines()
    assert "Aslik" in shown[3]
    assert "▏3▕⚔ A " in shown[4]
    assert "▏1▕  C " in shown[4]
    [fight] = [line for line in shown if "▏3▕  A " in line and "▏4▕  B " in line]
    assert "⚔" in fight


def test_names_that_begin_alike_stay_apart_in_a_duel():
    for lang, called in {"en": "Player", "fr": "Joueur", "de": "Spieler"}.items():
        shown = board(after("lay:3:classic lay:4:classic"), lang).plain
        for number in (1, 2):
            assert f"⚔ {'AB'[number - 1]}  {called} {number}" in shown


def test_what_is_under_way():
    assert "Bones needed: 3" in board(after("lay:3:classic lay:4:hand")).plain
    assert "Bones: 1 of 3" in board(after("lay:3:classic lay:4:hand hands:1")).plain
    assert "Player 2 wins" in board(after("lay:3:classic lay:4:classic duel:second")).plain
    assert "Pick the bones up one by one" in board(after()).plain
    assert "Bones in the tower: 2 ▪▪" in board(challenge("badaboss", "place:ok place:ok")).plain
    assert "Not the red bone!" in board(challenge("warnoss", "colour:red")).plain
    assert "Missed:  B " in board(challenge("kiri_kanoss", "catch:ok catch:miss")).plain


def test_only_ones_own_hand_is_shown():
    assert board(after(), seat=0).plain.splitlines()[-1] == "  A  In hand  ▏1▕ ▏1▕ ▏2▕ ▏3▕ ▏4▕"
    assert "In hand" not in board(after()).plain


def test_whose_turn_it_is_and_who_is_chief():
    rows = [line for line in board(after("lay:1:hand", players=3)).plain.splitlines() if "Player" in line][-3:]
    assert ["▶" in row for row in rows] == [False, True, False]
    assert ["♛" in row for row in rows] == [True, False, False]
