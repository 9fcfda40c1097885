"""The map from number to grid: valid, varied, frozen."""

from collections import Counter

import numpy as np
import pytest

from osselet.core.kernel import bind
from osselet.core.state import record
from osselet.games.kakuzu import GAME
from osselet.games.kakuzu.rules.filling import search
from osselet.games.kakuzu.rules.grids import draw_grid
from osselet.games.kakuzu.state import Kakuzu, KakuzuScratch

GRIDS = 4000
FROZEN = {
    0: "584219637362874951791365248259137486618542379473698512845921763937486125126753894",
    1: "198367254523481796674529183341895672952674831867132945285946317436718529719253468",
    7: "985732461123496857746815239467589312231674598859123746574968123398251674612347985",
    123456789: "283756941694213857751894326412387695876945132539621784345179268927468513168532479",
    2147483647: "597628413268413957134579862873154296459362781612897345326981574945736128781245639",
}


def draw_many(states, scratch, first, step, grids):
    for at in range(len(grids)):
        draw_grid(states[0], scratch[0], first + at * step)
        for cell in range(81):
            grids[at, cell] = -states[0].grid[cell]


@pytest.fixture(scope="module")
def many():
    """Several thousand grids of numbers all over the range."""
    grids = np.zeros((GRIDS, 81), np.int64)
    bind(draw_many, GAME)(record(Kakuzu), record(KakuzuScratch), 5, 536_871, grids)
    return grids


def plain_grid(number):
    s = Kakuzu()
    draw_grid(s, KakuzuScratch(), number)
    return "".join(str(-digit) for digit in s.grid)


@pytest.mark.parametrize("number", FROZEN)
def test_sample_grids_are_frozen(number):
    """A change here is a new version of the rules; the old map must stay for old records."""
    assert plain_grid(number) == FROZEN[number]


def test_grids_are_the_same_compiled_and_plain(many):
    for at in range(0, GRIDS, 200):
        assert "".join(map(str, many[at])) == plain_grid(5 + at * 536_871)


def test_every_row_column_and_box_holds_1_to_9_once(many):
    rows = many.reshape(GRIDS, 9, 9)
    boxes = rows.reshape(GRIDS, 3, 3, 3, 3).swapaxes(2, 3).reshape(GRIDS, 9, 9)
    for lines in (rows, rows.swapaxes(1, 2), boxes):
        assert (np.sort(lines, axis=2) == np.arange(1, 10)).all()


def test_every_digit_is_equally_likely_in_every_cell(many):
    expected = GRIDS / 9
    chi = [((np.bincount(many[:, cell], minlength=10)[1:] - expected) ** 2 / expected).sum() for cell in range(81)]
    assert np.mean(chi) == pytest.approx(8, abs=1.5)
    assert max(chi) < 40


def test_neighbouring_numbers_have_unlike_grids(many):
    grids = np.zeros((GRIDS, 81), np.int64)
    bind(draw_many, GAME)(record(Kakuzu), record(KakuzuScratch), 0, 1, grids)
    assert len({grid.tobytes() for grid in grids}) == GRIDS
    alike = (grids[1:] == grids[:-1]).mean()
    assert alike == pytest.approx(1 / 9, abs=0.005)


def test_grids_are_not_one_pattern_with_digits_renamed(many):
    renamed = set()
    for grid in many:
        names = {int(digit): at for at, digit in enumerate(grid[:9])}
        renamed.add(tuple(names[int(digit)] for digit in grid))
    assert len(renamed) == GRIDS


def test_grids_are_not_one_pattern_with_rows_and_columns_moved(many):
    """Kinds of grids by how the pairs of digits of a row fall apart into cycles in the other rows: moves keep it."""
    kinds = {kind(grid) for grid in many[:300]}
    assert len(kinds) > 290


def kind(grid):
    rows = grid.reshape(9, 9)
    pairs = Counter()
    for band in (0, 3, 6):
        for one in range(band, band + 3):
            for two in range(one + 1, band + 3):
                pairs[cycles(rows[one], rows[two])] += 1
    triples = Counter(cycles(rows[one], rows[two]) for one in range(9) for two in range(one + 1, 9))
    return tuple(sorted(pairs.items())), tuple(sorted(triples.items()))


def cycles(one, two):
    """The lengths of the cycles of the shuffle that turns one row into another."""
    goes, lengths, seen = dict(zip(one.tolist(), two.tolist(), strict=True)), [], set()
    for start in goes:
        at, length = start, 0
        while at not in seen:
            seen.add(at)
            at, length = goes[at], length + 1
        if length:
            lengths.append(length)
    return tuple(sorted(lengths))


def test_the_last_resort_of_filling_always_ends():
    s = Kakuzu()
    for cell, digit in enumerate(FROZEN[7][:20]):
        s.grid[cell] = int(digit)
    search(s)
    grid = np.abs(s.grid).reshape(9, 9)
    assert (np.sort(grid, axis=1) == np.arange(1, 10)).all()
    assert (np.sort(grid.T, axis=1) == np.arange(1, 10)).all()
    assert min(s.grid[:20]) > 0
    assert max(s.grid[20:]) < 0
