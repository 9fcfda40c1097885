"""The text board: never wider than a narrow terminal, colour never the only sign."""

import random

import pytest
from rich.text import Text

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.doggybag import GAME
from tests.games.doggybag.lesson import go, lay, loot, table

NAMES = ["Anna", "Ben [b]old[/b] [3]", "Maximiliane von und zu Knochenhausen", "東京太郎", "Eve\\", "F\n"]


def board(t, seat=None, lang="en", names=()):
    return Text.from_markup(GAME.board(t.view(seat), Speaker(GAME, lang, names)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_a_board_fits_into_sixty_columns(lang, players):
    t = table(players=players, dealer=osselet.Asked())
    chooser = random.Random(players)
    while not t.over:
        if chooser.random() < 0.3:
            assert max(line.cell_len for line in board(t, 0, lang, NAMES).split("\n")) <= 60
        t.play(chooser.choice(t.moves()))
    assert max(line.cell_len for line in board(t, None, lang, NAMES).split("\n")) <= 60


def test_names_are_shown_as_they_are():
    shown = board(table(players=6), names=NAMES).plain
    assert "Ben [b]old[/b] …" in shown
    assert "Eve\\ " in shown
    assert "東京太郎" in shown


def test_the_own_stock_is_shown_and_others_only_counted():
    rows = board(table(), 0).plain.splitlines()
    behind = [row for row in rows if "Behind" in row]
    assert "3g" in behind[0]
    assert "16 bones" in behind[1]


def test_bag_chest_tokens_and_the_hand():
    shown = board(go(loot(lay(chest="wr")), "take:3 draw:g take:0 draw:gw")).plain
    assert "Bag          6 bones" in shown
    assert "1w   1r" in shown
    assert "· 1 2 · 4 5 6 7" in shown
    assert "In hand" in shown


def test_what_was_seen_in_the_bag():
    t = go(loot(table()), "take:4")
    assert "You saw" in board(t, 0).plain
    assert "You saw" not in board(t, 1).plain
    assert "You saw" not in board(t).plain


def test_whose_turn_it_is_who_plays_first_and_who_has_chosen():
    rows = board(go(table(), "coins:11 put:gg")).plain.splitlines()
    one, two = (next(row for row in rows if f"Player {n}" in row) for n in (1, 2))
    assert ("◆" in one, "chosen" in one, "▶" in one) == (True, True, False)
    assert ("◆" in two, "chosen" in two, "▶" in two) == (False, False, True)


def test_the_hothead_and_who_was_thrown_out():
    t = go(loot(lay(bag="b", front=("bb", "", ""), players=3)), "flip:3 announce:8 take:4")
    assert "⟲3  hothead: 8 bones" in board(t).plain
    go(t, "take:0 draw:b")
    assert "⟲3   ✗ thrown out" in board(t).plain


def test_every_colour_has_a_sign_of_its_own_in_every_language():
    for lang, signs in {"en": "g w r y ✖", "fr": "g b r j ✖", "de": "gr we ro ge ✖"}.items():
        shown = board(lay(front=("gwryb", "")), lang=lang).plain
        assert all(f" 1{sign} " in shown for sign in signs.split())


def test_winners_have_a_star():
    t = go(loot(lay(bag="b", front=("bbyyy", ""))), "take:6 take:4 draw:b")
    rows = board(t).plain.splitlines()
    assert ["★" in next(row for row in rows if f"Player {n}" in row) for n in (1, 2)] == [False, True]
