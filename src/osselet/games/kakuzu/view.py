"""What everybody sees of the table: the open digits, the bag, and the stones of each seat."""

from typing import Any

from osselet.core import Facts
from osselet.games.kakuzu.state import (
    ANNOUNCE,
    CELLS,
    DONE,
    GRID,
    PHASES,
    TAKE,
    Kakuzu,
    box_of,
    covered,
    in_bag,
    is_complete,
)

VARIANTS = ("draw", "hunt", "announce")


def view(s: Kakuzu, facts: Facts) -> dict[str, Any]:
    """The tray, the digits and everybody's stones."""
    everything = facts.revealed or s.phase == DONE
    with_bag = s.variant != ANNOUNCE
    return {
        "phase": PHASES[s.phase],
        "variant": VARIANTS[s.variant],
        "turn": None if s.phase == DONE else int(s.turn),
        "grid": rows([digit_seen(s, cell, everything) for cell in range(CELLS)]),
        "bag": [digit for digit in range(10) if with_bag and in_bag(s, digit)],
        "drawn": [int(s.drawn[at]) for at in range(s.drawn_count)],
        "target": int(s.target) if s.phase == TAKE else None,
        "won": int(s.won),
        "complete": [digit for digit in range(1, 10) if is_complete(s, digit)],
        "left": int(s.left),
        "seats": [{"stones": int(s.stones[seat]), "out": bool(s.out[seat])} for seat in range(s.players)],
        "bank": int(s.bank) if s.players == 1 else None,
        "candidates": candidates(s),
    }


def rows(cells: list[Any]) -> list[list[Any]]:
    """Eighty-one things as nine rows of nine."""
    return [cells[at : at + 9] for at in range(0, CELLS, 9)]


def digit_seen(s: Kakuzu, cell: int, everything: bool) -> int | None:
    """The digit of a cell that lies open, or where nothing is hidden; None under a stone."""
    if covered(s, cell) and (not everything or s.phase == GRID):
        return None
    return abs(int(s.grid[cell]))


def candidates(s: Kakuzu) -> list[list[list[int]]]:
    """For every stone the digits that do not lie open in its row, column or box; no further deduction."""
    open_in: dict[tuple[str, int], set[int]] = {}
    for cell in range(CELLS):
        if not covered(s, cell):
            for line in lines_of(cell):
                open_in.setdefault(line, set()).add(int(s.grid[cell]))
    left: list[list[int]] = []
    for cell in range(CELLS):
        seen = set().union(*(open_in.get(line, set()) for line in lines_of(cell)))
        left.append([digit for digit in range(1, 10) if digit not in seen] if covered(s, cell) else [])
    return rows(left)


def lines_of(cell: int) -> list[tuple[str, int]]:
    """The row, column and box of a cell."""
    return [("row", cell // 9), ("column", cell % 9), ("box", box_of(cell))]
