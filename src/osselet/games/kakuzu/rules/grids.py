"""The map from a number to its grid: the same on every machine, and frozen with this version of the rules.

The number is the key of a random filling of the empty tray; where a filling comes to a dead end
(one in three does) the next attempt goes on with the noise of the same key. Digits are treated alike, so every digit is
equally likely in every cell; the structure of the grid differs from number to number as well.
"""

from osselet.core import rule
from osselet.games.kakuzu.rules.filling import fill, search
from osselet.games.kakuzu.state import CELLS, Kakuzu, KakuzuScratch

ATTEMPTS = 1000
"""A number of dead ends in a row that no number is known to reach; behind them `search` does not depend on luck."""


@rule
def draw_grid(s: Kakuzu, scratch: KakuzuScratch, number: int) -> None:
    """Lays the grid of this number under the stones."""
    for cell in range(CELLS):
        s.grid[cell] = 0
    attempt = 0
    while attempt < ATTEMPTS and fill(s, scratch, int(number), attempt) == 0.0:
        attempt += 1
    if attempt == ATTEMPTS:
        search(s)
