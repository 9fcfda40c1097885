"""The tray in text: nine boxes in a wooden frame, stones and open digits, the bag and everybody's stones beside it.

Lines are at most 79 columns wide. A stone is a round sign, an open digit stands in its place, so
colour is never the only sign. Markup is rich's, written by hand: a game depends on core alone.
"""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from osselet.core.markup import escaped, fitted
from osselet.games.kakuzu.state import SOLO_GOAL

WOOD = "#b5895a"
STONE = "bold #d9c7a8 on #4b3621"
DIGIT = "bold #2b1d0e on #e8d3a9"
FOUND = "bold #ffffff on #2f6b3a"
NAME = 18
GAP = "   "

Say = Any
View = dict[str, Any]


def board(view: View, say: Say) -> str:
    """The whole table, ready to print."""
    left, right = list(tray(view)), list(beside(view, say))
    lines = (f" {at}{GAP}{note}" for at, note in zip_longest(left, right, fillvalue=""))
    return "\n".join(line.rstrip() for line in lines)


def tray(view: View) -> Iterator[str]:
    """Nine rows in a frame, with their numbers beside and those of the columns above."""
    yield (
        "    [dim]"
        + " ".join("".join(f"c{column} " for column in range(at, at + 3)) for at in (1, 4, 7)).rstrip()
        + "[/]"
    )
    yield frame("╔╦╗")
    for row in range(9):
        if row in (3, 6):
            yield frame("╠╬╣")
        boxes = ["".join(cell(view, row, column) for column in range(at, at + 3)) for at in (0, 3, 6)]
        bar = f"[{WOOD}]║[/]"
        yield f"[dim]r{row + 1}[/] {bar}{bar.join(boxes)}{bar}"
    yield frame("╚╩╝")


def frame(corners: str) -> str:
    """A line of the frame between boxes."""
    return f"   [{WOOD}]{corners[0]}{corners[1].join(['═' * 9] * 3)}{corners[2]}[/]"


def cell(view: View, row: int, column: int) -> str:
    """A stone, or the digit that lies open; digits like the one looked for stand in brackets."""
    digit = view["grid"][row][column]
    if digit is None:
        return f"[{STONE}] ● [/]"
    if digit == view["target"]:
        return f"[{FOUND}]‹{digit}›[/]"
    return f"[{DIGIT}] {digit} [/]"


def beside(view: View, say: Say) -> Iterator[str]:
    """What stands beside the tray: the digits, then the seats."""
    yield ""
    yield ""
    if view["phase"] != "over":
        yield note(say("board-target"), f"[bold reverse] {view['target']} [/]" if view["target"] else "[dim]–[/]")
    if view["variant"] == "announce":
        yield note(say("board-won"), "●" * view["won"] + "[dim]" + "○" * (3 - view["won"]) + "[/]")
    else:
        yield note(say("board-bag"), digits(view["bag"]))
        yield note(say("board-drawn"), digits(view["drawn"]))
    yield note(say("board-complete"), digits(view["complete"]))
    yield note(say("board-left"), str(view["left"]))
    yield ""
    for seat in range(len(view["seats"])):
        yield seat_line(view, say, seat)
    if view["bank"] is not None:
        yield f"  {fitted(say('board-bank'), NAME)} {view['bank']:>2}"


def note(label: str, value: str) -> str:
    """A label and what it stands for."""
    return f"  [dim]{fitted(label, NAME)}[/] {value}"


def digits(shown: list[int]) -> str:
    """Digits in a row."""
    return " ".join(str(digit) for digit in shown) or "[dim]–[/]"


def seat_line(view: View, say: Say, seat: int) -> str:
    """A player's name, stones, and whether the time is up."""
    holds = view["seats"][seat]
    name = escaped(fitted(say.player(seat), NAME))
    if view["turn"] == seat:
        name = f"[bold]{name}[/]"
    out = f"  [dim]{say('board-out')}[/]" if holds["out"] else ""
    return f"{mark(view, seat)} {name} [bold]{holds['stones']:>2}[/] ●{out}"


def mark(view: View, seat: int) -> str:
    """Whose turn it is, or at the end who has most stones; alone one needs more than half."""
    if view["phase"] != "over":
        return "▶" if view["turn"] == seat else " "
    stones = [holds["stones"] for holds in view["seats"]]
    won = stones[seat] == max(stones) if len(stones) > 1 else stones[seat] >= SOLO_GOAL
    return "★" if won else " "
