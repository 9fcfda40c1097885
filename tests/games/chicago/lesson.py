"""How the lessons are told: a game is a line of step names; what chance brings stands where it happens.

On `hex59` the gate a4 has two streets beside it, a5 and b4, and two houses, a3 and b5; from the star d4
a straight street leads to b4, from d8 to a5. The gates o4 and o5 at the lower end lie beside o3, n5, o6.
"""

from typing import Any

import osselet
from osselet.games.chicago import GAME
from osselet.table import Box, Table

CHANCE = ("house:", "lose:")
IN_TOWN = "enter:a4 enter:o4 enter:o5"
"""Round 1 with three thieves."""
NEARLY_CAUGHT = "rob:o3 house:police place:d4 move:d4:b4 done rob:o6 house:police place:d8"
"""Thieves 1 and 2 each wake a policeman; with `move:d8:a5` thief 0 on a4 is surrounded by both."""


def after(steps: str, players: int = 4, **options: Any) -> Table:
    """The table after these steps; players=4 has thieves 0, 1, 2 on seats 0, 1, 2 and the Police on seat 3."""
    names = steps.split()
    chance = [name for name in names if name.startswith(CHANCE)]
    table = Box(GAME).table(players=players, seed=1, options=options, dealer=osselet.Scripted(chance))
    for name in names:
        if not name.startswith(CHANCE):
            table.play(name)
    assert table.record()["steps"] == names
    return table


def begun(*steps: str, **options: Any) -> Table:
    """The same, with all three thieves in town."""
    return after(" ".join([IN_TOWN, *steps]), **options)


def names(table: Table, word: str = "") -> list[str]:
    """The moves now, or those of one word."""
    return [move.name for move in table.moves() if not word or move.name.split(":")[0] == word]


def cells(table: Table, word: str) -> set[str]:
    """Where a word can lead."""
    return {name.split(":")[-1] for name in names(table, word)}


def thief(table: Table, number: int, seat: int | None = None) -> dict[str, Any]:
    """A thief as a seat sees it; as it is if no seat is named."""
    view = table.reveal() if seat is None else table.view(seat)
    found: dict[str, Any] = view["thieves"][number]
    return found


def loot(table: Table, number: int) -> list[str]:
    """What a thief really has."""
    found: list[str] = thief(table, number)["loot"]
    return found


def turn(table: Table) -> tuple[int | None, int | None]:
    """Seat and thief to decide."""
    now = table.view()["turn"]
    return now["seat"], now["thief"]
