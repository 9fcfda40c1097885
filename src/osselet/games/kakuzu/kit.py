"""The box of Kakuzu on paper.

Whoever lays the stones sees the leaf. So each side of it holds four grids at once, a digit of each in every cell; a
key, turned up when all stones lie, says which corner of each cell counts.
"""

import random
from functools import cache
from pathlib import Path
from typing import Any

from osselet.core.drawing import INK, circle, drawings, line, path, put, rect, shape, words
from osselet.core.kit import Kit, Lot, Order, Piece, Sheet, Wallpaper
from osselet.games.kakuzu.rules.grids import draw_grid
from osselet.games.kakuzu.state import CELLS, DRAW_DIGIT, SAY_DIGIT, Kakuzu, KakuzuScratch

DRAWN: Any = drawings(Path(__file__).parent)
GRIDS = 40
"""As many as the box of 2010 had."""
KEYS = 4
KEY_NAMES = "ABCD"
NINE = range(9)
STONE = 18.0
TOKEN = 18.0
CELL = 20.0
RIM = 9.0
BOARD = RIM + 9 * CELL
KEY = (92.0, 96.0)
KEY_SEED = "which corner counts"
"""The keys are the same in every copy: what is secret is which of them is turned up."""


def kit(order: Order) -> Kit:
    """The pieces; they are the same for any number of players."""
    say = order.say
    stones = tuple(
        Piece(say("print-stone"), _stone(at), (CELLS - at + 3) // len(DRAWN["pebbles"]), key="stone")
        for at in range(len(DRAWN["pebbles"]))
    )
    digits = tuple(
        Piece(say("print-digit"), _digit(digit), key=f"digit-{digit}") for digit in range(SAY_DIGIT - DRAW_DIGIT)
    )
    keys = tuple(
        Piece(say("print-key"), _key(key, say("print-key-title", letter=KEY_NAMES[key])), key="key")
        for key in range(KEYS)
    )
    sides = [_side(number, say("print-leaf-title", number=str(number + 1))) for number in range(GRIDS // KEYS)]
    leaves = tuple(
        Sheet(
            (
                Lot(
                    (Piece(say("print-leaf"), sides[at], back=sides[at + 1], key="leaf"),),
                    BOARD,
                    BOARD + 8,
                    has_outline=True,
                ),
            )
        )
        for at in range(0, len(sides), 2)
    )
    return Kit(
        sheets=(
            Sheet((Lot(stones, STONE, STONE, back=_shingle(), columns=9),)),
            Sheet(
                (
                    Lot(keys, *KEY, back=_locks(*KEY), is_secret=True, columns=2),
                    Lot(digits, TOKEN, TOKEN, back=_locks(TOKEN, TOKEN), is_secret=True),
                )
            ),
            *leaves,
        ),
        making=(say("print-make-leaf"), say("print-make-keys"), say("print-make-read")),
        household=(say("print-house-bag"), say("print-house-stones")),
        turn=tuple(say("print-in-short").split("\n")),
        emblem=put(_pebble(0), x=-5, y=-4, scale=0.45) + put(_pebble(1), x=7, y=4, scale=0.3) + words("9", -9, 13, 11),
    )


@cache
def grid(number: int) -> tuple[int, ...]:
    """The digits of a grid as the game itself draws it."""
    s = Kakuzu()
    draw_grid(s, KakuzuScratch(), number)
    return tuple(abs(int(s.grid[cell])) for cell in range(CELLS))


@cache
def corners() -> tuple[tuple[int, ...], ...]:
    """For each key the corner that counts in each cell: no two keys read the same corner of a cell."""
    rng = random.Random(KEY_SEED)
    orders = [rng.sample(range(KEYS), KEYS) for _ in range(CELLS)]
    return tuple(tuple(order[key] for order in orders) for key in range(KEYS))


def printed(side: int) -> tuple[tuple[int, ...], ...]:
    """What stands in the corners of each cell of a side: a digit of each of its four grids."""
    grids = [grid(side * KEYS + key) for key in range(KEYS)]
    cells = []
    for cell in range(CELLS):
        there = [0] * KEYS
        for key in range(KEYS):
            there[corners()[key][cell]] = grids[key][cell]
        cells.append(tuple(there))
    return tuple(cells)


def _corner(corner: int, reach: float) -> tuple[float, float]:
    """From the middle of a cell: upper left, upper right, lower left, lower right."""
    return (reach if corner % 2 else -reach), (reach if corner > 1 else -reach)


def _names(left: float, top: float, cell: float, size: float) -> str:
    columns = "".join(words(f"c{at + 1}", left + (at + 0.5) * cell, top - size * 0.45, size, "#6b4a2a") for at in NINE)
    return columns + "".join(
        words(f"r{at + 1}", left - size * 0.7, top + (at + 0.5) * cell + size * 0.35, size, "#6b4a2a") for at in NINE
    )


def _side(side: int, title: str) -> str:
    """A side of a leaf: the tray with its hollows, four digits in each."""
    drawn = rect(0.5, 0.5, BOARD - 1, BOARD - 1, "#f1e3c8", rx=3.0, stroke="#8a6238", stroke_width=0.4)
    grain = "".join(path(d, stroke="#d9c09a", stroke_width=0.35) for d in DRAWN["grain"])
    drawn += put(grain, x=1, y=1, scale=(BOARD - 2) / 100)
    for box in NINE:
        x, y = RIM + box % 3 * 3 * CELL, RIM + box // 3 * 3 * CELL
        drawn += rect(x + 0.3, y + 0.3, 3 * CELL - 1.1, 3 * CELL - 1.1, "#d6b98d", rx=1.5)
    for cell, there in enumerate(printed(side)):
        x, y = RIM + (cell % 9 + 0.5) * CELL - 0.2, RIM + (cell // 9 + 0.5) * CELL - 0.2
        drawn += rect(x - 9.2, y - 9.2, 18.4, 18.4, "#fffdf8", rx=4.0, stroke="#b08a58", stroke_width=0.25)
        drawn += line(f"M{x - 6:.2f} {y:.2f}h12M{x:.2f} {y - 6:.2f}v12", "#e4d8c2", 0.2)
        for corner, digit in enumerate(there):
            right, down = _corner(corner, 3.4)
            drawn += _written(digit, x + right, y + down + 1.75, 5.2)
    return drawn + _names(RIM, RIM, CELL, 3.2) + words(title, BOARD / 2, BOARD + 5.5, 3.2, "#6b4a2a")


def _written(digit: int, x: float, y: float, size: float) -> str:
    """A digit on its base line; 6 and 9 are underlined, for one may look at them from any side."""
    drawn = words(str(digit), x, y, size)
    return drawn + (
        line(f"M{x - size * 0.22:.2f} {y + 0.7:.2f}h{size * 0.44:.2f}", INK, 0.35) if digit in (6, 9) else ""
    )


def _key(key: int, title: str) -> str:
    """A key: a dot in the corner of each cell that counts."""
    cell, left, top = 9.0, 7.5, 11.5
    drawn = words(title, KEY[0] / 2, 5.6, 4, "#6b4a2a")
    for at, corner in enumerate(corners()[key]):
        x, y = left + (at % 9 + 0.5) * cell, top + (at // 9 + 0.5) * cell
        right, down = _corner(corner, 2.2)
        drawn += rect(x - cell / 2, y - cell / 2, cell, cell, stroke="#cbb68f", stroke_width=0.2)
        drawn += circle(x + right, y + down, 1.35, INK)
    for at in range(4):
        along = at * 3 * cell
        drawn += line(f"M{left} {top + along}h{9 * cell}M{left + along} {top}v{9 * cell}", "#8a6238", 0.5)
    return drawn + _names(left, top, cell, 2.6)


def _pebble(at: int) -> str:
    """A stone round its middle, 40 wide."""
    body = path(DRAWN["pebbles"][at], "#b7b3ab", stroke="#6f6a61", stroke_width=1)
    return body + shape("ellipse", cx=-6, cy=-7, rx=7, ry=4.5, fill="#d9d6cf", transform="rotate(-35 -6 -7)")


def _stone(at: int) -> str:
    return put(_pebble(at), x=STONE / 2, y=STONE / 2, scale=0.4, turn=at * 90)


def _digit(digit: int) -> str:
    half = TOKEN / 2
    disc = circle(half, half, half - 1.2, "#fbf3e2", stroke="#8a6238", stroke_width=0.4)
    return disc + _written(digit, half, half + 3.4, 10)


def _shingle() -> Wallpaper:
    half = STONE / 2
    return Wallpaper(
        put(path(DRAWN["pebbles"][2], "#9b958b"), x=half / 2, y=half / 2, scale=0.19), half, half, "#c9c4ba"
    )


def _locks(width: float, height: float) -> Wallpaper:
    """The back of what is turned up or drawn: a weave that divides both the keys and the digits."""
    across, down = width / round(width / 6), height / round(height / 6)
    weave = line(
        f"M0 {down / 2:.4f}L{across / 2:.4f} 0L{across:.4f} {down / 2:.4f}L{across / 2:.4f} {down:.4f}Z", "#7d5a34", 0.5
    )
    return Wallpaper(weave + circle(across / 2, down / 2, 0.8, "#7d5a34"), across, down, "#c7a679")
