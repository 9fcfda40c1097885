"""A board for a game that draws none: its view, laid out so that a person can read it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.core.labels import is_told_phase, label, words
from osselet.core.texts import Speaker
from osselet.core.views import names_seats

BLANK = "·"


def plain_board(view: Mapping[str, Any], say: Speaker) -> RenderableType:
    """Single values in one line, seats as a table with the players' names, lists of lists as a grid."""
    guessed = 0 if names_seats(view) else len(view.get("seats") or ())
    return _PlainBoard(say, guessed).drawn(view)


class _PlainBoard:
    """Lays a view out in the words of a game; `guessed` seats are known by their keys, in games that mark none."""

    def __init__(self, say: Speaker, guessed: int) -> None:
        self._say, self._guessed = say, guessed

    def drawn(self, view: Mapping[str, Any]) -> RenderableType:
        told = {key: value for key, value in view.items() if is_told_phase(key, value, self._say)}
        single = {key: value for key, value in told.items() if _is_single(value)}
        parts: list[RenderableType] = [self._line(single)] if single else []
        parts += [self._part(key, value) for key, value in told.items() if key not in single and value]
        return Group(*parts)

    def _label(self, key: str) -> str:
        return label(key, self._say)

    def _shown(self, key: str, value: Any) -> str:
        if value is None:
            return BLANK
        if isinstance(value, Mapping):
            return " ".join(f"{self._label(name)} {self._shown(name, item)}" for name, item in value.items())
        if isinstance(value, Sequence) and not isinstance(value, str):
            return " ".join(self._shown(key, item) for item in value) or BLANK
        return words(key, value, self._say, self._guessed)

    def _line(self, values: Mapping[str, Any]) -> Text:
        line = Text()
        for key, value in values.items():
            line.append("  " if line else "").append(self._label(key) + " ", style="dim")
            line.append(self._shown(key, value), style="bold")
        return line

    def _part(self, key: str, value: Any) -> RenderableType:
        if isinstance(value, Mapping):
            return Text.assemble((self._label(key) + "  ", "dim"), self._line(value))
        if isinstance(value, Sequence) and all(isinstance(item, Mapping) for item in value):
            return self._rows(key, value)
        if isinstance(value, Sequence) and all(isinstance(item, list | tuple) for item in value):
            return Group(Text(self._label(key), style="dim"), self._cells(key, value))
        return Text.assemble((self._label(key) + " ", "dim"), (self._shown(key, value), "bold"))

    def _rows(self, key: str, rows: Sequence[Mapping[str, Any]]) -> RenderableType:
        """One row an item; those of `seats` bear the players' names."""
        columns = list(dict.fromkeys(name for row in rows for name in row))
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column("" if key == "seats" else self._label(key))
        for name in columns:
            grid.add_column(self._label(name), justify="right")
        for at, row in enumerate(rows):
            head = self._say.player(at) if key == "seats" else str(at)
            grid.add_row(Text(head), *(Text(self._shown(name, row.get(name))) for name in columns))
        return Padding(grid, (0, 0, 0, 2), expand=False)

    def _cells(self, key: str, rows: Sequence[Sequence[Any]]) -> RenderableType:
        grid = Grid(box=None, show_header=False, pad_edge=False)
        for row in rows:
            grid.add_row(*(Text(self._shown(key, cell)) for cell in row))
        return Padding(grid, (0, 0, 0, 2), expand=False)


def _is_single(value: Any) -> bool:
    return value is None or isinstance(value, str | int | float)
