"""Slices in plain rules: `s.stock[seat, :] = 0`, `list_bag(s.loot[thief, :], first, ids, weights)`.

The arrays of a plain state are memoryviews, which know few slices. A rule that has one in its code gets the state and
its arrays as these views instead: slower, and able to do what the compiled rule does. A slice is a view: what is
written into it is written into the array.
"""

from array import array
from collections.abc import Callable, Iterator
from dis import opmap
from functools import wraps
from operator import index
from types import CodeType
from typing import Any

from osselet.core.state import State

ALL = slice(None)
_SLICING = {opmap[name] for name in ("BUILD_SLICE", "BINARY_SLICE", "STORE_SLICE") if name in opmap}


def has_slices(code: CodeType) -> bool:
    """Does a function take or fill slices?"""
    return not _SLICING.isdisjoint(code.co_code[::2]) or any(isinstance(one, slice) for one in code.co_consts)


def with_slices(f: Callable[..., Any]) -> Callable[..., Any]:
    """The rule, given arrays that know slices; compiled it stays what it is."""

    @wraps(f)
    def plain(*given: Any) -> Any:
        return f(*map(_sliced, given))

    plain.__compiled__ = getattr(f, "__compiled__", f)  # type: ignore[attr-defined]
    return plain


def _sliced(value: Any) -> Any:
    if isinstance(value, memoryview):
        return Row(value) if value.ndim == 1 else Grid(value)
    return Sliced(value) if isinstance(value, State) else value


class Sliced:
    """A state whose arrays know slices."""

    __slots__ = ("_s",)
    _s: State

    def __init__(self, s: State) -> None:
        object.__setattr__(self, "_s", s)

    def __getattr__(self, name: str) -> Any:
        return _sliced(getattr(self._s, name))

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._s, name, value)


class Row:
    """Numbers in a row."""

    __slots__ = ("cells",)

    def __init__(self, cells: memoryview) -> None:
        self.cells = cells

    def __getitem__(self, at: Any) -> Any:
        found: Any = self.cells[at]
        return Row(found) if isinstance(found, memoryview) else found

    def __setitem__(self, at: Any, value: Any) -> None:
        if isinstance(at, slice):
            _fill(self.cells[at], value)
        else:
            self.cells[at] = value

    def __len__(self) -> int:
        return len(self.cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self.cells)

    @property
    def shape(self) -> Any:
        """How many numbers along each dimension."""
        return self.cells.shape

    def tolist(self) -> Any:
        """The numbers as Python's own lists."""
        return self.cells.tolist()


class Grid(Row):
    """Numbers in rows; a table may have more dimensions than these two, but then no slices."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        found = self._part(at)
        if isinstance(found, list):
            raise TypeError("of an array with rows take one row or one column at a time")
        return self.cells[at] if found is None else Row(found)

    def __setitem__(self, at: Any, value: Any) -> None:
        found = self._part(at)
        if found is None:
            self.cells[at] = value
        else:
            for row in [found] if isinstance(found, memoryview) else found:
                _fill(row, value)

    def _part(self, at: Any) -> memoryview | list[memoryview] | None:
        """What is meant by an index: a row, a column or several rows; None if it is a single number."""
        cells: Any = self.cells
        row, column = at if isinstance(at, tuple) and len(at) == 2 else (at, ALL)
        if (not isinstance(row, slice) and not isinstance(column, slice)) or cells.ndim > 2:
            return None
        height, width = cells.shape
        flat = cells.cast("B").cast(cells.format)
        lines: Any = range(height)[row]
        places: Any = range(width)[column]
        if isinstance(lines, int):
            lines *= width
            return memoryview(flat[lines : lines + width][column])
        if isinstance(places, int):
            return memoryview(flat[places::width][row])
        return [flat[line * width : line * width + width][column] for line in lines]


def _fill(cells: memoryview, value: int) -> None:
    """Writes a number into all cells; an array into an array is nothing that compiles."""
    cells[:] = memoryview(array("q", [index(value)]) * len(cells))
