"""The box on paper holds what the box held: counted against the sheets of the originals, and against the rules."""

from dataclasses import replace
from typing import cast

import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.registry import find
from osselet.games.chicago.state.maps import TOWNS
from osselet.games.doggybag.state import COLOURS
from osselet.games.hunde.state import Hunde
from osselet.games.kakuzu.kit import GRIDS, KEYS, corners, grid, printed
from osselet.games.oss.state import CHALLENGES, FIGURES
from tests.printing.drawn import kit

BOXES = {
    "hunde": {"ring": 1, "white_dog": 1, "dark_dog": 1, "runner": 6, "bowl": 6, "bone": 30}
    | {"white_die": 2, "black_die": 2},
    "doggybag": {"grey": 19, "white": 25, "red": 31, "yellow": 7, "black": 19}
    | {"chest": 1, "screen": 6, "first": 1, "coin": 2}
    | {f"role-{role}": 1 for role in range(8)},
    "oss": dict.fromkeys((*FIGURES, *CHALLENGES), 1)
    | {"chief": 1, "drum": 6, "target": 1}
    | {f"tribe-{value}": 12 for value in (1, 2, 3, 4)}
    | {f"bone-{colour}": 1 for colour in ("white", "black", "red", "yellow", "green", "blue")},
    "kakuzu": {"stone": 81, "key": 4, "leaf": 5} | {f"digit-{digit}": 1 for digit in range(10)},
    "chicago": {"town": 2, "plot": 2, "thief pawn": 4, "officer": 24, "more police": 2}
    | {"plane": 1, "thief": 2, "weapon": 2, "bank": 4, "car": 4, "police": 22, "m10": 8, "m20": 8, "m50": 4, "m100": 4},
}  # fmt: skip
"""What the sheets list as contents, and what paper needs besides: keys, plots and a target."""


def wrong(game, found):
    """Which pieces are too few or too many."""
    counts = found.counts()
    return {key for key in counts.keys() | BOXES[game].keys() if counts.get(key) != BOXES[game].get(key)}


@pytest.mark.parametrize("game", osselet.games())
def test_the_box_is_complete(game):
    assert wrong(game, kit(game)) == set()


@pytest.mark.parametrize("game", osselet.games())
def test_a_missing_piece_is_noticed(game):
    found = kit(game)
    lots = found.sheets[-1].lots
    fewer = replace(lots[0], pieces=lots[0].pieces[1:])
    mutant = replace(found, sheets=(*found.sheets[:-1], replace(found.sheets[-1], lots=(fewer, *lots[1:]))))
    assert wrong(game, mutant)


@pytest.mark.parametrize("players", range(3, 7))
def test_bones_of_the_hunde_are_those_the_rules_lay_out(players):
    laid = cast("Hunde", Engine(find("hunde"), players, {}).new())
    counts = kit("hunde", players).counts()
    assert counts["bone"] == sum(laid.bones[seat] for seat in range(players))
    assert (counts["runner"], counts["bowl"]) == (players, players)


@pytest.mark.parametrize("players", range(2, 7))
def test_bones_of_doggy_bag_are_those_the_rules_lay_out(players):
    counts = kit("doggybag", players).counts()
    table = osselet.game("doggybag").table(players=players, seed=1).reveal()
    for colour in COLOURS:
        stocks = sum(seat["stock"][colour] for seat in table["seats"])
        assert counts[colour] == stocks + table["bag"]["seen"]["content"][colour]
    assert counts["screen"] == players


@pytest.mark.parametrize("players", [2, 5])
def test_every_player_of_oss_has_a_tribe(players):
    counts = kit("oss", players).counts()
    assert [counts[f"tribe-{value}"] for value in (1, 2, 3, 4)] == [2 * players] * 4


def test_each_town_has_houses_for_its_dark_cells():
    counts = kit("chicago").counts()
    houses = sum(
        BOXES["chicago"][kind]
        for kind in ("plane", "thief", "weapon", "bank", "car", "police", "m10", "m20", "m50", "m100")
    )
    first, larger, square = TOWNS
    assert houses == len(first.cells("#")) == len(square.cells("#"))
    assert houses + counts["more police"] == len(larger.cells("#")) == len(first.cells("#")) + counts["plot"]


def test_every_key_of_every_side_of_kakuzu_shows_a_grid_of_the_game():
    seen = set()
    for side in range(GRIDS // KEYS):
        cells = printed(side)
        for key in range(KEYS):
            read = tuple(cells[cell][corners()[key][cell]] for cell in range(81))
            assert read == grid(side * KEYS + key)
            for nine in range(9):
                row = read[9 * nine : 9 * nine + 9]
                column = read[nine::9]
                box = [read[(nine // 3 * 3 + at // 3) * 9 + nine % 3 * 3 + at % 3] for at in range(9)]
                assert set(row) == set(column) == set(box) == set(range(1, 10))
            seen.add(read)
    assert len(seen) == GRIDS


def test_a_grid_on_paper_is_the_one_the_game_draws():
    table = osselet.game("kakuzu").table(players=2, dealer=osselet.Scripted(["grid:7"]))
    rows = table.reveal()["grid"]
    assert grid(7) == tuple(digit for row in rows for digit in row)


def test_keys_of_kakuzu_read_different_corners():
    for cell in range(81):
        assert {corners()[key][cell] for key in range(KEYS)} == set(range(KEYS))
    for corner in range(KEYS):  # and no key is one corner throughout, which would be remembered
        assert all(12 <= key.count(corner) <= 30 for key in corners())
