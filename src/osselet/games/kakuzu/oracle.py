"""A second, slow and independent telling of the rules, in dicts and lists, to check the first against.

It follows the rules page and shares no code with `rules/`; only the grid of a number it takes from
`rules/grids.py`, which is a frozen table and not a rule one could tell again.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from osselet.games.kakuzu.rules.grids import draw_grid
from osselet.games.kakuzu.state import Kakuzu, KakuzuScratch

Table = dict[str, Any]


def view_after(players: int, options: Mapping[str, Any], steps: list[str]) -> dict[str, Any]:
    """The keys of `reveal()` after these steps."""
    table = lay(players, options)
    for step in steps:
        word, _, value = step.partition(":")
        play(table, word, value)
    return shown(table)


def lay(players: int, options: Mapping[str, Any]) -> Table:
    """A new table: no grid yet, and nothing lifted."""
    return {
        "players": players,
        "variant": options.get("variant", "draw"),
        "opening": options.get("opening", "choose"),
        "grid": None,
        "lifted": [],
        "stones": [0] * players,
        "bank": 0,
        "out": set(),
        "seat": 0,
        "tries": [],
        "target": None,
        "phase": "opening",
    }


def play(table: Table, word: str, value: str) -> None:
    """One step by its name."""
    if word == "grid":
        table["grid"] = grid_of(int(value))
    elif word == "open":
        table["lifted"].append(place(value))
        if len(table["lifted"]) == 9:
            new_turn(table, 0)
        elif table["opening"] == "choose":
            table["seat"] = len(table["lifted"]) % table["players"]
    elif word in ("digit", "say"):
        if value == "0":
            pass_on(table)
        else:
            table["target"] = int(value)
            table["tries"].append(int(value))
            table["phase"] = "take"
    elif word == "take":
        lift(table, place(value))
    else:
        table["out"].add(table["seat"])
        pass_on(table)


@lru_cache(maxsize=8)
def grid_of(number: int) -> dict[tuple[int, int], int]:
    """The digits of a grid by row and column."""
    s = Kakuzu()
    draw_grid(s, KakuzuScratch(), number)
    return {(at // 9, at % 9): -int(s.grid[at]) for at in range(81)}


def place(name: str) -> tuple[int, int]:
    """Row and column from 0."""
    return int(name[1]) - 1, int(name[3]) - 1


def lift(table: Table, cell: tuple[int, int]) -> None:
    """A stone is kept, or goes to the left or the bank."""
    table["lifted"].append(cell)
    seat, target = table["seat"], table["target"]
    hit = table["grid"][cell] == target
    if hit:
        table["stones"][seat] += 1
    elif table["players"] == 1:
        table["bank"] += 1
    else:
        table["stones"][(seat + 1) % table["players"]] += 1
    if len(table["lifted"]) == 81:
        table["phase"] = "over"
    elif not hit:
        pass_on(table)
    elif table["variant"] == "draw":
        table["phase"] = "draw"
    elif table["variant"] == "hunt":
        if target in complete(table):
            pass_on(table)
    elif len(table["tries"]) == 3:
        pass_on(table)
    else:
        table["phase"] = "say"


def pass_on(table: Table) -> None:
    """The next player to the left with time left; none is the end."""
    order = [(table["seat"] + step) % table["players"] for step in range(1, table["players"] + 1)]
    waiting = [seat for seat in order if seat not in table["out"]]
    if waiting:
        new_turn(table, waiting[0])
    else:
        table["phase"], table["tries"] = "over", []


def new_turn(table: Table, seat: int) -> None:
    """Digits back in the bag."""
    table.update(seat=seat, tries=[], phase="say" if table["variant"] == "announce" else "draw")


def complete(table: Table) -> list[int]:
    """Digits with nine cells open."""
    seen = [table["grid"][cell] for cell in table["lifted"]]
    return [digit for digit in range(1, 10) if seen.count(digit) == 9]


def shown(table: Table) -> dict[str, Any]:
    """The keys of a view that the rules name, with nothing hidden."""
    gone = complete(table)
    drawn = [] if table["variant"] == "announce" else [digit for digit in table["tries"] if digit not in gone]
    grid = table["grid"]
    return {
        "phase": table["phase"],
        "grid": [[grid[row, column] if grid else None for column in range(9)] for row in range(9)],
        "bag": []
        if table["variant"] == "announce"
        else [digit for digit in range(10) if digit not in gone and digit not in drawn],
        "drawn": drawn,
        "target": table["target"] if table["phase"] == "take" else None,
        "complete": gone,
        "seats": [{"stones": stones, "out": seat in table["out"]} for seat, stones in enumerate(table["stones"])],
        "bank": table["bank"] if table["players"] == 1 else None,
        "candidates": [[candidates(table, row, column) for column in range(9)] for row in range(9)],
    }


def candidates(table: Table, row: int, column: int) -> list[int]:
    """Digits that no open cell of the same row, column or box shows."""
    if (row, column) in table["lifted"]:
        return []
    seen = {
        table["grid"][r, c]
        for r, c in table["lifted"]
        if r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3)
    }
    return [digit for digit in range(1, 10) if digit not in seen]
