"""The text board: never wider than a terminal, colour never the only sign."""

import random

import pytest
from rich.text import Text

from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.chicago import GAME
from osselet.table import Box
from tests.games.chicago.lesson import NEARLY_CAUGHT, begun

NAMES = ["Anna", "Ben [b]old[/b] [3]", "Maximiliane von und zu Knochenhausen", "東京太郎", "Eve\\"]


def board(table, seat=None, lang="en", names=()):
    return Text.from_markup(GAME.board(table.view(seat), Speaker(GAME, lang, names)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("town", ["hex59", "grid59"])
def test_a_board_fits_into_eighty_columns(lang, town):
    table = Box(GAME).table(players=5, seed=1, options={"map": town})
    chooser = random.Random(1)
    for at in range(120):
        if table.over:
            break
        if at % 6 == 0:
            for seat in (0, 4, None):
                assert max(line.cell_len for line in board(table, seat, lang, NAMES).split("\n")) <= 80
        moves = [move for move in table.moves() if move.name != "leave"] or table.moves()
        table.play(chooser.choice(moves))


def test_names_are_shown_as_they_are():
    shown = board(begun(), names=NAMES).plain
    assert "Ben [b]old[/b…" in shown
    assert "東京太郎" in shown


def test_every_cell_has_its_sign_and_number():
    rows = board(begun("rob:a3 house:m10 rob:o3 house:bank return")).plain.splitlines()
    assert rows[2].split() == ["a", "·1", "·2", "×3", "T1", "∩5", "▓6", "·7", "·8"]
    assert rows[16].split()[3:6] == ["?3", "T2", "T3"]


def test_who_has_looked_sees_what_it_is():
    rows = board(begun("stay rob:o3 house:bank return"), seat=1).plain.splitlines()
    assert rows[16].split()[3] == "bnk"


def test_policemen_immobilised_ones_and_arrested_thieves_have_signs_of_their_own():
    shown = board(begun("rob:a3 house:m50", NEARLY_CAUGHT, "move:d8:a5 surrender"), seat=3).plain
    assert shown.splitlines()[2].split()[4:6] == ["t1#", "X"]
    assert "50,000" in shown
    assert "2 immobilised" in shown


def test_ones_own_loot_and_whose_turn_it_is():
    shown = board(begun("rob:a3 house:m50 stay stay rob:b5 house:m50"), seat=0).plain
    assert "2 × 50,000" in shown
    assert next(line for line in shown.splitlines() if "▶" in line).split()[1] == "T2"


def test_the_winner_has_a_star():
    shown = board(begun("rob:a3 house:m50 stay stay leave leave leave")).plain
    assert next(line for line in shown.splitlines() if "★" in line).split()[0] == "T1"


def test_a_player_with_two_thieves_reads_the_worth_of_each_and_of_both():
    table = begun("enter:d1 rob:a3 house:m50 stay rob:o6 house:m20", players=3)
    rows = board(table, seat=0).plain.splitlines()
    assert [
        next(row for row in rows if f"T{thief} " in row and "Player" in row).split("  ")[-1].strip() for thief in (1, 3)
    ] == [
        "50,000 F",
        "20,000 F",
    ]
    assert any(row.strip() == "Player 1, in all: 70,000 F" for row in rows)
    assert not any("in all:" in row for row in board(table, seat=2).plain.splitlines())


@pytest.mark.parametrize(("lang", "shown"), [("en", "50,000 F"), ("fr", "50\u202f000 F"), ("de", "50.000 F")])
def test_one_number_format_a_language(lang, shown):
    assert shown in board(begun("rob:a3 house:m50"), 0, lang).plain


def test_the_legend_tells_of_the_signs_on_the_board():
    assert "bnk bank" in board(begun("stay rob:o3 house:bank return"), seat=1).plain
    assert "bnk" not in board(begun("stay rob:o3 house:bank return"), seat=0).plain
    caught = board(begun("rob:a3 house:m50", NEARLY_CAUGHT, "move:d8:a5 surrender")).plain
    assert "t# arrested thief" in caught


def test_policemen_are_listed_with_their_cells():
    rows = board(begun("rob:a3 house:m50", NEARLY_CAUGHT, "move:d8:a5 surrender")).plain.splitlines()
    assert any(row.split() == ["b4", "(X)", "a5", "(X)"] for row in rows)


def test_a_car_is_suspected_only_in_town_and_with_loot():
    rows = board(begun("rob:a3 house:m50"), seat=1).plain.splitlines()
    assert ["car?" in next(row for row in rows if f"T{thief} " in row and "Player" in row) for thief in (1, 2, 3)] == [
        True,
        False,
        False,
    ]
    assert "car?" not in board(begun("rob:a3 house:m50 stay stay leave"), seat=1).plain
