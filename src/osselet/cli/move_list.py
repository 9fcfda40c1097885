"""The moves there are, shown so that the board above them stays in sight."""

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.cli.typed_moves import labels, wide_words, word
from osselet.core.texts import Speaker
from osselet.table import Move

SHORT_LIST = 12
"""So many moves are listed one a line, with their names."""


def in_words(move: Move, say: Speaker) -> str:
    """A move in words, or its name where the game has none for it."""
    return say.move(move.step) if say.has(f"move-{move.step.word.key}") else move.name


def show_moves(console: Console, moves: Sequence[Move], say: Speaker, everything: bool = False) -> None:
    """Every move in words; of words with very many moves only what they begin with, and how to type one."""
    called = labels(moves)
    wide = wide_words(moves)
    rows = [(label, move) for label, move in zip(called, moves, strict=True) if word(move) not in wide]
    if len(moves) <= SHORT_LIST:
        _one_a_line(console, rows, say)
    elif rows:
        _side_by_side(console, [(label, in_words(move, say)) for label, move in rows])
    for said in wide:
        own = [move for move in moves if word(move) == said]
        if everything:
            _side_by_side(console, [("", move.name.replace(":", " ")) for move in own])
        else:
            _example(console, own, say, alone=len(wide) == 1 and not rows)


def show_fitting(console: Console, moves: Sequence[Move], say: Speaker) -> None:
    """The moves that a short form may mean."""
    console.print(Text(say("cli-which"), style="dim"))
    if wide_words(moves):
        ends = dict.fromkeys(move.name.split(":")[-1] for move in moves)
        _side_by_side(console, [("", end) for end in ends])
    else:
        show_moves(console, moves, say)


def _one_a_line(console: Console, rows: Sequence[tuple[str, Move]], say: Speaker) -> None:
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for label, move in rows:
        name = "" if label == move.name.replace(":", " ") else move.name
        grid.add_row(label, Text(in_words(move, say)), Text(name))
    console.print(Padding(grid, (0, 0, 0, 2), expand=False))


def _side_by_side(console: Console, rows: Sequence[tuple[str, str]]) -> None:
    wide = max(len(label) for label, _ in rows)
    cells = [Text.assemble((f"{label:>{wide}}  " if wide else "", "cyan"), text) for label, text in rows]
    console.print(Padding(Columns(cells, padding=(0, 2), equal=True, column_first=True), (0, 0, 0, 2), expand=False))


def _example(console: Console, moves: Sequence[Move], say: Speaker, alone: bool) -> None:
    """How to type one of very many moves; those of several parts by their first part, with how many each has."""
    said, *parts = moves[len(moves) // 2].name.split(":")
    shown = " ".join(parts if alone else [said, *parts])
    line = say("cli-type-one", count=len(moves), example=shown, moves=say("cli-command-moves"))
    console.print(Padding(Text(line, style="dim"), (0, 0, 0, 2), expand=False))
    if len(parts) > 1:
        beginnings = Counter(move.name.split(":")[1] for move in moves)
        _side_by_side(console, [("", f"{said} {first} … ({count})") for first, count in beginnings.items()])
