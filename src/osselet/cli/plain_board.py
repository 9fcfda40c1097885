"""A board for a game that draws none: its view, laid out so that a person can read it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.core.texts import Speaker

BLANK = "·"


def plain_board(view: Mapping[str, Any], say: Speaker) -> RenderableType:
    """Single values in one line, seats as a table with the players' names, lists of lists as a grid."""
    single = {key: value for key, value in view.items() if _is_single(value)}
    parts: list[RenderableType] = []
    if single:
        parts.append(_line(single))
    for key, value in view.items():
        if key not in single and value:
            parts.append(_part(key, value, say))
    return Group(*parts)


def _is_single(value: Any) -> bool:
    return value is None or isinstance(value, str | int | float)


def _shown(value: Any) -> str:
    if value is None:
        return BLANK
    if isinstance(value, Mapping):
        return " ".join(f"{key} {_shown(item)}" for key, item in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(_shown(item) for item in value) or BLANK
    return ("–", "✓")[value] if isinstance(value, bool) else str(value)


def _line(values: Mapping[str, Any]) -> Text:
    line = Text()
    for key, value in values.items():
        line.append("  " if line else "").append(_label(key) + " ", style="dim").append(_shown(value), style="bold")
    return line


def _label(key: str) -> str:
    return key.replace("_", " ")


def _part(key: str, value: Any, say: Speaker) -> RenderableType:
    if isinstance(value, Mapping):
        return Text.assemble((_label(key) + "  ", "dim"), _line(value))
    if isinstance(value, Sequence) and all(isinstance(item, Mapping) for item in value):
        return _rows(key, value, say)
    if isinstance(value, Sequence) and all(isinstance(item, list | tuple) for item in value):
        return Group(Text(_label(key), style="dim"), _cells(value))
    return Text.assemble((_label(key) + " ", "dim"), (_shown(value), "bold"))


def _rows(key: str, rows: Sequence[Mapping[str, Any]], say: Speaker) -> RenderableType:
    """One row an item; those of `seats` bear the players' names."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("" if key == "seats" else _label(key))
    for name in columns:
        grid.add_column(_label(name), justify="right")
    for at, row in enumerate(rows):
        head = say.player(at) if key == "seats" else str(at)
        grid.add_row(Text(head), *(Text(_shown(row.get(name))) for name in columns))
    return Padding(grid, (0, 0, 0, 2), expand=False)


def _cells(rows: Sequence[Sequence[Any]]) -> RenderableType:
    grid = Grid(box=None, show_header=False, pad_edge=False)
    for row in rows:
        grid.add_row(*(Text(_shown(cell)) for cell in row))
    return Padding(grid, (0, 0, 0, 2), expand=False)
