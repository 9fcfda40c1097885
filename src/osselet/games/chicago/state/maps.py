"""Towns as text files, and the tables that rules look them up in.

A file begins with a line such as `hexagons, 22 police houses`; then come the rows, `#` a house, `.` a
street, `O` a gate and `*` a star. Cells of a hexagonal town stand one blank apart, rows half a cell.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from osselet.core import GameError, table

FOLDER = Path(__file__).parent.parent / "maps"
MAPS = ("hex59", "hex61", "grid59")
KINDS = ("plane", "thief", "weapon", "bank", "car", "police", "m10", "m20", "m50", "m100")
COPIES = {"plane": 1, "thief": 2, "weapon": 2, "bank": 4, "car": 4, "m10": 8, "m20": 8, "m50": 4, "m100": 4}
"""Printed houses of each kind, but for the police houses, which every map counts for itself."""
GATES = 12
FEWEST_STARS = 5
HOUSE, STREET, GATE, STAR = "#.O*"
NOWHERE = -1
DIRECTIONS = 6
STEPS = {
    "hexagons": ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)),
    "squares": ((0, 1), (1, 0), (0, -1), (-1, 0)),
}
"""Down and right, in rows and columns of the text."""


@dataclass(frozen=True)
class Town:
    """A map: its cells in reading order, with their signs and places in the text."""

    shape: str
    police: int
    signs: str
    places: tuple[tuple[int, int], ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A cell is named by its row's letter and its place in the row, from 1."""
        seen: dict[int, int] = {}
        names = []
        for row, _ in self.places:
            seen[row] = seen.get(row, 0) + 1
            names.append(f"{chr(ord('a') + row)}{seen[row]}")
        return tuple(names)

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """The neighbour of each cell in each direction, or NOWHERE."""
        at = {place: cell for cell, place in enumerate(self.places)}
        steps = STEPS[self.shape]
        return tuple(tuple(at.get((row + down, column + right), NOWHERE) for down, right in steps)
                     for row, column in self.places)  # fmt: skip

    def cells(self, *signs: str) -> list[int]:
        """The cells with one of these signs, in reading order."""
        return [cell for cell, sign in enumerate(self.signs) if sign in signs]

    @property
    def copies(self) -> list[int]:
        """How many houses of each kind there are."""
        return [COPIES.get(kind, self.police) for kind in KINDS]


def read_town(name: str, text: str) -> Town:
    """The town drawn in a text; a GameError says what is wrong with it."""
    head, _, drawing = text.partition("\n")
    told = re.fullmatch(r"(hexagons|squares), (\d+) police houses", head.strip())
    if told is None:
        raise GameError(f"Map {name}: the first line must say 'hexagons' or 'squares' and count the police houses.")
    rows = [row.rstrip() for row in drawing.rstrip("\n").split("\n")]
    if len(rows) > 26:
        raise GameError(f"Map {name}: {len(rows)} rows are too many to be named by letters.")
    places, signs = [], ""
    for down, row in enumerate(rows):
        for right, sign in enumerate(row):
            if sign in HOUSE + STREET + GATE + STAR:
                places.append((down, right))
                signs += sign
            elif sign != " ":
                raise GameError(f"Map {name}: row {down + 1} holds {sign!r}, which is no sign of a map.")
    town = Town(told[1], int(told[2]), signs, tuple(places))
    check(name, town)
    return town


def check(name: str, town: Town) -> None:
    """Refuses a town that cannot be played in."""
    gates, stars, houses = (len(town.cells(sign)) for sign in (GATE, STAR, HOUSE))
    streets = town.cells(STREET, GATE, STAR)
    if gates != GATES:
        raise GameError(f"Map {name}: there must be {GATES} gates, not {gates}.")
    for cell in town.cells(GATE):
        if NOWHERE not in town.beside[cell]:
            raise GameError(f"Map {name}: the gate {town.names[cell]} is not on the border.")
    if stars < FEWEST_STARS:
        raise GameError(f"Map {name}: there must be at least {FEWEST_STARS} stars, not {stars}.")
    if houses != sum(town.copies):
        raise GameError(f"Map {name}: there must be {sum(town.copies)} houses, not {houses}.")
    lost = set(streets) - reached_from(town, streets[0])
    if lost:
        raise GameError(f"Map {name}: no street leads from {town.names[streets[0]]} to {town.names[min(lost)]}.")
    for cell in town.cells(HOUSE):
        if not set(town.beside[cell]) & set(streets):
            raise GameError(f"Map {name}: the house {town.names[cell]} is not beside a street.")


def reached_from(town: Town, start: int) -> set[int]:
    """All street cells that a walk from here can reach."""
    reached, front = {start}, [start]
    while front:
        for cell in town.beside[front.pop()]:
            if cell != NOWHERE and town.signs[cell] != HOUSE and cell not in reached:
                reached.add(cell)
                front.append(cell)
    return reached


def load(name: str) -> Town:
    """The town of a map in our folder."""
    return read_town(name, (FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


TOWNS = tuple(load(name) for name in MAPS)
CELLS = max(len(town.signs) for town in TOWNS)
HOUSES = max(sum(town.copies) for town in TOWNS)
STARS = max(len(town.cells(STAR)) for town in TOWNS)
STREETS = max(len(town.signs) - sum(town.copies) for town in TOWNS)
OFFICERS = max(town.police for town in TOWNS)


def row(numbers: Iterable[int], size: int) -> list[int]:
    """A row of a table: the numbers, and NOWHERE up to its end."""
    found = list(numbers)
    return found + [NOWHERE] * (size - len(found))


def beside(town: Town, known: dict[int, int]) -> list[list[int]]:
    """For every cell and direction what is known of the cell there, or NOWHERE."""
    found = [row((known.get(other, NOWHERE) for other in others), DIRECTIONS) for others in town.beside]
    return found + [row((), DIRECTIONS)] * (CELLS - len(found))


def numbered(houses: list[int]) -> dict[int, int]:
    """The number of the house on a cell."""
    return {cell: number for number, cell in enumerate(houses)}


NEXT_STREET = table([beside(town, {cell: cell for cell in town.cells(STREET, GATE, STAR)}) for town in TOWNS])
"""The street cell beside a cell in each direction, or NOWHERE."""
NEXT_HOUSE = table([beside(town, numbered(town.cells(HOUSE))) for town in TOWNS])
"""The number of the house beside a cell in each direction, or NOWHERE."""
HOUSE_CELL = table([row(town.cells(HOUSE), HOUSES) for town in TOWNS])
HOUSE_AT = table([[numbered(town.cells(HOUSE)).get(cell, NOWHERE) for cell in range(CELLS)] for town in TOWNS])
STREET_CELL = table([row(town.cells(STREET, GATE, STAR), STREETS) for town in TOWNS])
GATE_CELL = table([row(town.cells(GATE), GATES) for town in TOWNS])
STAR_CELL = table([row(town.cells(STAR), STARS) for town in TOWNS])
IS_GATE = table([row((sign == GATE for sign in town.signs), CELLS) for town in TOWNS])
PRINTED = table([town.copies for town in TOWNS])
HOUSE_COUNT = table([len(town.cells(HOUSE)) for town in TOWNS])
