"""How the lessons are told: everybody knows what lies under the stones, so a hit or a miss can be chosen."""

from typing import Any

import osselet
from osselet.table import Table

NUMBER = 7
"""The grid of all lessons."""
CENTRES = tuple(f"r{row}c{column}" for row in (2, 5, 8) for column in (2, 5, 8))


def lay(*digits: int, players: int = 2, dealer: Any = None, **options: Any) -> Table:
    """A table with the grid of the lessons, on which these digits will be drawn in this order."""
    script = osselet.Scripted([f"grid:{NUMBER}", *(f"digit:{digit}" for digit in digits)])
    return osselet.game("kakuzu").table(players=players, seed=0, options=options, dealer=dealer or script)


def opened(*digits: int, cells: tuple[str, ...] = CENTRES, **table: Any) -> Table:
    """The same after an opening, at the centres of the boxes unless said."""
    t = lay(*digits, **table)
    for cell in cells:
        t.play(f"open:{cell}")
    return t


def digits(t: Table) -> dict[str, int]:
    """The digit of every cell by the cell's name."""
    return {f"r{r}c{c}": digit for r, row in enumerate(t.reveal()["grid"], 1) for c, digit in enumerate(row, 1)}


def stones(t: Table) -> list[str]:
    """The cells with a stone."""
    return [f"r{r}c{c}" for r, row in enumerate(t.view()["grid"], 1) for c, digit in enumerate(row, 1) if digit is None]


def cells_of(t: Table, digit: int) -> list[str]:
    """The nine cells of a digit, box by box."""
    found = [cell for cell, value in digits(t).items() if value == digit]
    return sorted(found, key=lambda cell: ((int(cell[1]) - 1) // 3, (int(cell[3]) - 1) // 3))


def hit(t: Table) -> str:
    """Lifts the first stone that hides the digit looked for."""
    target, under = t.view()["target"], digits(t)
    return take(t, next(cell for cell in stones(t) if under[cell] == target))


def miss(t: Table) -> str:
    """Lifts the first stone that hides another digit."""
    target, under = t.view()["target"], digits(t)
    return take(t, next(cell for cell in stones(t) if under[cell] != target))


def take(t: Table, cell: str) -> str:
    t.play(f"take:{cell}")
    return cell


def owned(t: Table) -> list[int]:
    """The stones of each seat."""
    return [seat["stones"] for seat in t.view()["seats"]]


def play_perfectly(t: Table) -> None:
    """Hits until the game is over."""
    while not t.over:
        if t.view()["phase"] == "say":
            t.play(t.moves()[0])
        hit(t)
