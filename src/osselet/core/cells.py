"""The cells of a declared board: their names and where they lie, in units of a cell."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Literal

from osselet.core.errors import GameError

CellShape = Literal["square", "round", "hex"]
Ornament = Literal["", "rosette", "star", "eyes", "dots", "dark"]
ORNAMENTS: Mapping[Ornament, str] = {"": "·", "rosette": "✿", "star": "✦", "eyes": "∷", "dots": "⁙", "dark": "░"}
"""What may be printed on a cell, with the terminal's sign for it."""


@dataclass(frozen=True)
class Cell:
    """A cell: its name, as views and moves have it, and its middle."""

    name: str
    x: float
    y: float
    lane: str = ""
    """The lane it lies in, whose name stands for all its cells."""
    printed: Ornament = ""
    """What is printed on it."""


@dataclass(frozen=True)
class Cells:
    """All cells of a board. `blocks` draws a stronger line after so many rows and columns."""

    cells: tuple[Cell, ...]
    shape: CellShape = "square"
    blocks: int = 0
    turns: bool = False
    """It may lie a quarter turned where it is larger that way: on a phone held upright."""

    def __post_init__(self) -> None:
        names = [cell.name for cell in self.cells]
        if not names:
            raise GameError("A board has at least one cell.")
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise GameError(f"Two cells of a board are called {twice!r}.")

    def find(self, name: str) -> Cell | None:
        """The cell of this name."""
        return next((cell for cell in self.cells if cell.name == name), None)


def grid(rows: int, columns: int, blocks: int = 0) -> Cells:
    """Rows and columns: `r1c1`, `r1c2` and so on."""
    cells = [Cell(f"r{row + 1}c{column + 1}", column, row) for row in range(rows) for column in range(columns)]
    return Cells(tuple(cells), "square", blocks)


def ring(count: int, first: int = 0) -> Cells:
    """Cells in a circle, clockwise from the top, numbered from `first`."""
    radius = max(1.0, 0.5 / sin(pi / max(2, count)))
    turns = [2 * pi * at / count for at in range(count)]
    return Cells(
        tuple(Cell(str(first + at), radius * sin(turn), -radius * cos(turn)) for at, turn in enumerate(turns)), "round"
    )


def lanes(lengths: Mapping[object, int]) -> Cells:
    """Lanes side by side that are climbed from below: lane `6` has the cells `6.1`, `6.2` and so on."""
    longest = max(lengths.values(), default=0)
    return Cells(
        tuple(
            Cell(f"{name}.{step}", x, (longest - length) / 2 + length - step, str(name))
            for x, (name, length) in enumerate(lengths.items())
            for step in range(1, length + 1)
        )
    )


def drawing(
    text: str, shape: CellShape = "square", printed: Mapping[str, str] | None = None, turns: bool = False
) -> Cells:
    """Cells as they stand in a text, one name each and `.` where there is none; of hexes a line that is indented
    further than others lies half a cell to the right. `printed` says which ornament is on which cells.
    """
    rows = [line for line in text.splitlines() if line.strip()]
    margin = min((len(line) - len(line.lstrip()) for line in rows), default=0)
    high = sqrt(3) / 2 if shape == "hex" else 1.0
    on = _printed(printed or {})
    found = []
    for y, line in enumerate(rows):
        shift = 0.5 if shape == "hex" and len(line) - len(line.lstrip()) > margin else 0.0
        found += [
            Cell(name, x + shift, y * high, printed=on.pop(name, ""))
            for x, name in enumerate(line.split())
            if name != "."
        ]
    if on:
        raise GameError(f"Something is printed on {', '.join(on)}, and the board has no such cell.")
    return Cells(tuple(found), shape, turns=turns)


def _printed(given: Mapping[str, str]) -> dict[str, Ornament]:
    """By cell what is printed on it."""
    for ornament in given:
        if ornament not in ORNAMENTS:
            raise GameError(f"No ornament is called {ornament!r}; there are {', '.join(filter(None, ORNAMENTS))}.")
    return {name: ornament for ornament in ORNAMENTS for name in given.get(ornament, "").split()}
