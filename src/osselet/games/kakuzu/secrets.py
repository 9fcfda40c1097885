"""Nobody knows what lies under the stones; to guess it is to choose one completion of the digits that lie open.

Where the completions can be listed, each is equally likely: with at least LISTABLE digits open all
ways of filling are walked, up to LEAVES ends (dead ones count) and DEEPEST choices in a row. In 400
positions of random play with 24 to 34 open digits that was so for 96 % of those with up to 50
completions, 85 % of those with up to 100 and a third of those with up to 200; with more, never.

Elsewhere the tray is filled at random, always at the tightest cell, until FILLINGS fillings have
succeeded. Such a filling favours some completions, but says by how much: the product of its numbers
of ways is one over its chance. One of them is kept with a chance in proportion to that product, which
takes back most of the favour (importance resampling); the more fillings, the more even and the slower.

How even: on 30 positions with 18 to 26 open digits and 400 to 4 million completions, counted one by
one, the chances of the digits of a cell were off by 0.06 (total variation, mean over the cells; 0.12
with a single filling). The worst single digit of a position was off by 0.15 on average, once by 0.4.
With fewer open digits the completions cannot be counted, and how even it is there is not known.
If luck is short, `search` ends the matter.
"""

from osselet.core import Ints, below, rule
from osselet.games.kakuzu.rules.filling import FULL, choose, fill, lay_out, search, settle, ways_of
from osselet.games.kakuzu.state import CELLS, DONE, DRAW_GRID, GRID, Kakuzu, KakuzuScratch, covered

LISTABLE = 24
LEAVES = 200
DEEPEST = 15
"""Choices in a row that fit into the 60 bits of a path, four bits each."""
FILLINGS = 5
ATTEMPTS = 2000

NO_PATH = -1


@rule
def sees(s: Kakuzu, move: int, seat: int) -> int:
    """Nobody learns the number of the grid: it is as secret as the digits."""
    return 0 if move >= DRAW_GRID else 1


@rule
def hide(s: Kakuzu, seat: int) -> None:
    """Digits under stones are known to nobody until the end."""
    if s.phase != DONE:
        for cell in range(CELLS):
            if covered(s, cell):
                s.grid[cell] = 0


@rule
def guess(s: Kakuzu, seat: int, rng: Ints, scratch: KakuzuScratch) -> None:
    """Fills the covered cells with one completion of the visible grid; nobody knows more than that."""
    if s.phase == GRID or s.phase == DONE:
        return
    if CELLS - s.left < LISTABLE or not guess_from_list(s, scratch, rng):
        guess_by_filling(s, scratch, rng)


@rule
def guess_from_list(s: Kakuzu, scratch: KakuzuScratch, rng: Ints) -> bool:
    """One of all completions, each equally likely; False if they are too many to list.

    A path says which way was taken at each choice, four bits each, the first choice lowest. Each
    walk begins anew from the open digits, so no memory of the way back is needed.
    """
    path = 0
    kept = 0
    found = 0
    for _ in range(LEAVES):
        end, depth, ways = walk(s, scratch, path)
        if depth > DEEPEST:
            return False
        if end == FULL:
            found += 1
            if below(rng, found) == 0:
                kept = path
        path = next_path(path, depth, ways)
        if path == NO_PATH:
            walk(s, scratch, kept)
            return True
    return False


@rule
def next_path(path: int, depth: int, ways: int) -> int:
    """The path that takes the next way at the deepest choice that has one, or NO_PATH."""
    while depth > 0:
        shift = 4 * depth - 4
        if (path >> shift & 15) + 1 < (ways >> shift & 15):
            return (path & (16 << shift) - 1) + (1 << shift)
        depth -= 1
    return NO_PATH


@rule
def walk(s: Kakuzu, scratch: KakuzuScratch, path: int) -> tuple[int, int, int]:
    """Fills the tray along a path, then taking the first way at each choice.

    Returns how it ended, how many choices there were (one too many if they are more than DEEPEST),
    and the number of ways at each, packed like the path.
    """
    lay_out(s, scratch)
    depth = 0
    ways = 0
    cell = settle(s, scratch)
    while cell >= 0:
        if depth == DEEPEST:
            return cell, depth + 1, ways
        ways |= ways_of(scratch, cell) << 4 * depth
        choose(s, scratch, cell, path >> 4 * depth & 15)
        depth += 1
        cell = settle(s, scratch)
    return cell, depth, ways


@rule
def guess_by_filling(s: Kakuzu, scratch: KakuzuScratch, rng: Ints) -> None:
    """One of a few random fillings, with a chance in proportion to its weight."""
    kept = 0
    total = 0.0
    filled = 0
    attempts = 0
    while filled < FILLINGS and attempts < ATTEMPTS:
        key = below(rng, 1 << 31)
        weight = fill(s, scratch, key, 0)
        attempts += 1
        if weight > 0.0:
            filled += 1
            total += weight
            if below(rng, 1 << 31) * total < weight * (1 << 31):
                kept = key
    if filled == 0:
        search(s)
    else:
        fill(s, scratch, kept, 0)
