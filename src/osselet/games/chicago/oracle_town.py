"""The oracle's own eyes: a map drawing read a second time, without the loader."""

from functools import cache
from pathlib import Path

SIX = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
FOUR = ((0, 1), (0, -1), (1, 0), (-1, 0))

Rays = dict[str, list[list[str]]]


@cache
def drawn(name: str) -> tuple[dict[str, str], Rays]:
    """The sign of every cell by its name, and for every direction the cells one after the other, to the border."""
    drawing = (Path(__file__).parent / "maps" / f"{name}.txt").read_text(encoding="utf-8").split("\n")
    signs: dict[str, str] = {}
    at: dict[tuple[int, int], str] = {}
    for y, row in enumerate(drawing[1:]):
        for number, x in enumerate([x for x, sign in enumerate(row) if sign != " "], 1):
            at[y, x] = f"{'abcdefghijklmno'[y]}{number}"
            signs[at[y, x]] = row[x]
    ways = SIX if "hex" in name else FOUR
    return signs, {cell: [ray(at, y, x, way) for way in ways] for (y, x), cell in at.items()}


def ray(at: dict[tuple[int, int], str], y: int, x: int, way: tuple[int, int]) -> list[str]:
    """The cells in one direction."""
    cells = []
    while (y + way[0], x + way[1]) in at:
        y, x = y + way[0], x + way[1]
        cells.append(at[y, x])
    return cells
