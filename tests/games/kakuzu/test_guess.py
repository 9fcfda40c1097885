"""Guessing: completions of the visible grid, uniform where they can be listed, nearly even elsewhere."""

import numpy as np
import pytest

import osselet
from osselet.core.kernel import bind
from osselet.core.rng import stream
from osselet.core.state import copy, pack, record, unpack
from osselet.games.kakuzu import GAME
from osselet.games.kakuzu.checks import worlds
from osselet.games.kakuzu.secrets import LISTABLE, guess, guess_by_filling, guess_from_list
from osselet.games.kakuzu.state import Kakuzu, KakuzuScratch
from osselet.search.random_games import as_record

SPECTATOR = -3


def position(visible, seed, **options):
    """The hidden state of a random game with so many digits open."""
    t = osselet.game("kakuzu").table(players=2, seed=seed, options={"opening": "random", **options})
    bot = osselet.bot("kakuzu", seed=seed)
    while 81 - t.view()["left"] < visible:
        t.play(bot.choose(t.seat(t.actor)))
    s = unpack(Kakuzu, t.state)
    GAME.rules.hide(s, SPECTATOR)
    return s


def completions(grid):
    """All completions of a grid, by a plain search that shares nothing with `guess`."""
    used = [set() for _ in range(27)]

    def lines(cell):
        return used[cell // 9], used[9 + cell % 9], used[18 + cell // 27 * 3 + cell % 9 // 3]

    grid = [max(int(digit), 0) for digit in grid]
    for cell, digit in enumerate(grid):
        if digit:
            for line in lines(cell):
                line.add(digit)

    def walk():
        best, left = None, None
        for cell in range(81):
            if not grid[cell]:
                row, column, box = lines(cell)
                free = [digit for digit in range(1, 10) if digit not in row | column | box]
                if left is None or len(free) < len(left):
                    best, left = cell, free
                    if len(free) <= 1:
                        break
        if best is None:
            yield tuple(grid)
            return
        for digit in left:
            grid[best] = digit
            for line in lines(best):
                line.add(digit)
            yield from walk()
            for line in lines(best):
                line.discard(digit)
        grid[best] = 0

    yield from walk()


def sample_list(states, scratch, rng, draws, grids):
    for at in range(draws):
        guess_from_list(states[0], scratch[0], rng)
        for cell in range(81):
            grids[at, cell] = abs(states[0].grid[cell])


def sample_fillings(states, scratch, rng, draws, grids):
    for at in range(draws):
        guess_by_filling(states[0], scratch[0], rng)
        for cell in range(81):
            grids[at, cell] = abs(states[0].grid[cell])


def sampled(kernel, s, draws):
    grids = np.zeros((draws, 81), np.int64)
    bind(kernel, GAME)(as_record(s), record(KakuzuScratch), np.array([2026, 0]), draws, grids)
    return grids


def shares(grids):
    """How often each digit stands in each cell."""
    return np.array([[(grids[:, cell] == digit).mean() for digit in range(1, 10)] for cell in range(81)])


@pytest.mark.parametrize("visible", [9, 15, 25, 40, 60, 79])
def test_a_guess_completes_the_grid_and_changes_nothing_else(visible):
    hidden = position(visible, 1)
    world = copy(hidden)
    guess(world, 0, stream(5), KakuzuScratch())
    grid = np.abs(world.grid).reshape(9, 9)
    assert (np.sort(grid, axis=1) == np.arange(1, 10)).all()
    assert (np.sort(grid.T, axis=1) == np.arange(1, 10)).all()
    assert [digit > 0 for digit in world.grid] == [digit > 0 for digit in hidden.grid]
    GAME.rules.hide(world, 0)
    assert pack(world) == pack(hidden)


def test_nothing_is_guessed_before_the_grid_is_drawn():
    s = Kakuzu()
    GAME.rules.setup(s, 2, GAME.read_options({}, 2))
    before = pack(s)
    guess(s, 0, stream(1), KakuzuScratch())
    assert pack(s) == before


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_all_completions_are_listed_where_they_can_be(seed):
    s = position(34, seed)
    found = worlds(copy(s), 0, 1000)
    assert found is not None
    assert sorted(tuple(np.abs(w.grid).tolist()) for w, _ in found) == sorted(completions(s.grid))


def test_listed_completions_are_equally_likely():
    positions = ((s, list(completions(s.grid))) for s in (position(32, seed) for seed in range(50)))
    s, exact = next((s, exact) for s, exact in positions if 10 <= len(exact) <= 60)
    draws = 200 * len(exact)
    counts = dict.fromkeys(exact, 0)
    for grid in sampled(sample_list, s, draws):
        counts[tuple(grid.tolist())] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert chi < len(exact) + 6 * (2 * len(exact)) ** 0.5


def test_fillings_are_nearly_even_against_exact_counts():
    """Total variation of the digits of a cell, mean over the cells that are not settled."""
    off = []
    for seed in range(40):
        s = position(27, seed)
        exact = np.array([grid for grid, _ in zip(completions(s.grid), range(4001), strict=False)])
        if 100 <= len(exact) <= 4000:
            distance = np.abs(shares(sampled(sample_fillings, s, 4000)) - shares(exact)).sum(axis=1) / 2
            off.append(distance[distance > 0].mean())
        if len(off) == 4:
            break
    assert len(off) == 4
    assert np.mean(off) < 0.12


def test_a_guess_is_the_same_compiled_and_plain():
    for visible, kernel, rule in ((12, sample_fillings, guess_by_filling), (33, sample_list, guess_from_list)):
        s = position(visible, 4)
        compiled = sampled(kernel, s, 1)[0]
        world, rng = copy(s), [2026, 0]
        rule(world, KakuzuScratch(), rng)
        assert (np.abs(world.grid) == compiled).all()


def test_early_positions_are_not_listed():
    assert worlds(position(LISTABLE - 1, 1), 0, 10**6) is None
