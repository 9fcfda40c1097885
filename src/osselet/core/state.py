"""The state of a game: a class of annotated fields that is its documentation, its types and its bytes."""

import math
import struct
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import index
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Protocol,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from osselet.core.arrays import STRUCT_CODES, blank
from osselet.core.errors import GameError

if TYPE_CHECKING:
    import numpy as np

i1 = Annotated[int, "i1"]
i2 = Annotated[int, "i2"]
i4 = Annotated[int, "i4"]
i8 = Annotated[int, "i8"]


SEAT = "seat"
"""Marks a field whose numbers are seats; negative ones are nobody: `Annotated[Ints, "i1", EachSeat(6), SEAT]`."""
s1 = Annotated[int, "i1", (), SEAT]


class EachSeat(int):
    """The length of an array with a place for each seat: `Annotated[Ints, "i2", EachSeat(6)]`.

    Of an array with more dimensions it is the first: `(EachSeat(6), 4)`.
    """


class Ints(Protocol):
    """An array of whole numbers as rules see it: a field of a state, or a buffer to fill."""

    @overload
    def __getitem__(self, at: int | tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, at: slice | tuple[int, slice] | tuple[slice, int], /) -> "Ints": ...
    def __setitem__(self, at: int | slice | tuple[int | slice, int | slice], value: "int | Ints", /) -> None: ...
    def __len__(self) -> int: ...


class State:
    """Subclass it with annotated fields: `turn: i1` for a number, `Annotated[Ints, "i2", 6]` for an array.

    An instance is the *plain* form on which uncompiled rules run: Python's ints and arrays of 64 bits, so
    that arithmetic never wraps where compiled code would widen. `pack` gives its bytes and checks
    that every value fits its field. The class has no public methods, so a field may bear any name.

    All arrays lie in one, and become attributes when a rule first asks for them: tables copy a state for every
    looker and step, and a rule touches few of its arrays.
    """

    def __init__(self) -> None:
        plan = layout(type(self))
        self.__dict__.update(dict.fromkeys(plan.numbers, 0))
        self._all = blank(plan.size)

    def __reduce__(self) -> Any:
        return unpack, (type(self), pack(self))


class Array:
    """An array of a state: a part of the one that holds all numbers, which becomes an attribute when asked for."""

    def __init__(self, name: str, place: slice, shape: tuple[int, ...]) -> None:
        self._name, self._place = name, place
        self._shape = shape if len(shape) > 1 else None

    def __get__(self, s: State, cls: type[State]) -> Any:
        found: Any = s._all[self._place]
        if self._shape:
            found = found.cast("B").cast("q", self._shape)
        s.__dict__[self._name] = found
        return found


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Field:
    """One field: its name, type code and shape (`()` for a number)."""

    name: str
    code: str
    shape: tuple[int, ...]
    offset: int
    count: int
    """How many numbers the field holds."""
    each_seat: bool = False
    """Has every seat a place in it?"""
    holds_seats: bool = False
    """Are its numbers seats?"""


@dataclass(frozen=True)
class Run:
    """Fields that lie side by side in the bytes: single numbers, and then arrays."""

    numbers: tuple[str, ...]
    arrays: slice
    """Where the numbers of the arrays lie among those of all arrays."""


@dataclass(frozen=True)
class Layout:
    """Where each field of a state class lies in its bytes."""

    fields: tuple[Field, ...]
    packing: struct.Struct
    size: int
    """How many numbers all arrays hold."""
    words: struct.Struct
    """Of these numbers while they are calculated with."""
    runs: tuple[Run, ...]
    numbers: tuple[str, ...]
    """The fields that are single numbers."""
    arrays: tuple[str, ...]
    """And those that are not."""

    @cached_property
    def dtype(self) -> "np.dtype[Any]":
        """The same as NumPy knows it, and compiled rules."""
        import numpy as np

        return np.dtype([(field.name, field.code, field.shape) for field in self.fields], align=True)


def _field_type(owner: type[State], name: str, hint: Any) -> tuple[str, tuple[int, ...], bool, bool]:
    spec = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    if spec and hasattr(spec[0], "field"):
        code, shape = spec[0].field
    elif spec:
        code, shape = spec[0], spec[1] if len(spec) > 1 else ()
    else:
        code, shape = None, ()
    if code not in STRUCT_CODES:
        raise GameError(
            f"Field {name!r} of {owner.__name__} needs a type such as i1, i2, i4, i8 or Annotated[Ints, 'i1', 6]."
        )
    lengths = (shape,) if isinstance(shape, int) else tuple(shape)
    each_seat = bool(lengths) and isinstance(lengths[0], EachSeat)
    return code, tuple(int(length) for length in lengths), each_seat, SEAT in spec[2:]


_layouts: dict[type[State], Layout] = {}


def layout(cls: type[State]) -> Layout:
    """The fields, record type and struct format of a state class."""
    if cls not in _layouts:
        _layouts[cls] = _lay_out(cls)
    return _layouts[cls]


def _lay_out(cls: type[State]) -> Layout:
    """Every field begins at a multiple of its width, and so does the next state behind this one: as compilers do."""
    types = {name: _field_type(cls, name, hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
    if not types:
        types = {"_blank": ("i1", (), False, False)}  # compiled code knows no record of zero bytes
    fields, runs, form, end, size = [], [Run((), slice(0, 0))], "=", 0, 0
    for name, (code, shape, each_seat, holds_seats) in types.items():
        width = struct.calcsize(STRUCT_CODES[code])
        gap = -end % width
        field = Field(name, code, shape, end + gap, math.prod(shape), each_seat, holds_seats)
        form += f"{gap}x{field.count}{STRUCT_CODES[code]}"
        end = field.offset + field.count * width
        fields.append(field)
        last = runs[-1]
        if shape:
            place = slice(size, size + field.count)
            setattr(cls, name, Array(name, place, shape))
            size = place.stop
            runs[-1] = Run(last.numbers, slice(last.arrays.start, size))
        elif last.arrays.start == size:
            runs[-1] = Run((*last.numbers, name), last.arrays)
        else:
            runs.append(Run((name,), slice(size, size)))
    widest = max(struct.calcsize(STRUCT_CODES[field.code]) for field in fields)
    return Layout(
        tuple(fields),
        struct.Struct(f"{form}{-end % widest}x"),
        size,
        struct.Struct(f"={size}q"),
        tuple(runs),
        tuple(field.name for field in fields if not field.shape),
        tuple(field.name for field in fields if field.shape),
    )


def pack(s: State) -> bytes:
    """The bytes of a state; a value too large for its field is an error that names the field."""
    plan, own, fields = _layouts[type(s)], s._all.obj, s.__dict__
    for name in plan.arrays:
        if name in fields and getattr(fields[name], "obj", None) is not own:
            raise GameError(f"Field {name!r} of {type(s).__name__} was replaced: write into the array it has.")
    kept: list[int] = cast("array[int]", own).tolist()
    values: list[int] = []
    for run in plan.runs:
        values += [fields[name] for name in run.numbers]
        values += kept[run.arrays]
    try:
        return plan.packing.pack(*values)
    except struct.error:
        raise _misfit(s) from None


def _misfit(s: State) -> GameError:
    owner = type(s).__name__
    for field in layout(type(s)).fields:
        value = getattr(s, field.name)
        limit = 1 << 8 * struct.calcsize(STRUCT_CODES[field.code]) - 1
        try:
            numbers = list(_flat(value.tolist())) if field.shape else [index(value)]
        except TypeError:
            return GameError(f"Field {field.name!r} of {owner} holds {value!r}, no whole number.")
        if min(numbers, default=0) < -limit or max(numbers, default=0) >= limit:
            return GameError(f"Field {field.name!r} of {owner} holds {value}, too much for {field.code}.")
    return GameError(f"A field of {owner} does not hold whole numbers.")


def _flat(numbers: Sequence[Any]) -> Sequence[int]:
    """The numbers of rows, one after the other."""
    while numbers and isinstance(numbers[0], list):
        numbers = [one for row in numbers for one in row]
    return numbers


def unpack(cls: type[S], data: bytes) -> S:
    """The plain state with these bytes."""
    plan = layout(cls)
    s = cls.__new__(cls)
    values = plan.packing.unpack(data)
    kept: tuple[int, ...] = ()
    at = 0
    for run in plan.runs:
        between = at + len(run.numbers)
        s.__dict__.update(zip(run.numbers, values[at:between], strict=True))
        at = between + run.arrays.stop - run.arrays.start
        kept += values[between:at]
    s._all = memoryview(array("q", plan.words.pack(*kept)))
    return s


def copy(s: S) -> S:
    """A state that shares no memory with the first."""
    other = type(s).__new__(type(s))
    other._all = memoryview(cast("array[int]", s._all.obj)[:])
    fields, mine = s.__dict__, other.__dict__
    for name in _layouts[type(s)].numbers:
        mine[name] = fields[name]
    return other


def as_list(numbers: Ints) -> list[int]:
    """The numbers of a row, for views and stories."""
    found: list[int] = cast(Any, numbers).tolist()
    return found


def as_rows(numbers: Ints) -> list[list[int]]:
    """The numbers of an array with two dimensions, row by row."""
    found: list[list[int]] = cast(Any, numbers).tolist()
    return found


SLACK = 4096


def buffer(size: int, slack: int = SLACK) -> Any:
    """A blank array of whole numbers for compiled rules to write into.

    They check no bounds: there is room behind it, so that a game that says too little of its longest list spoils no
    foreign memory before a check tells its author.
    """
    import numpy as np

    return np.zeros(size + slack, np.int64)[:size]


def record(cls: type[State], count: int = 1) -> "np.ndarray[Any, np.dtype[Any]]":
    """An array of `count` blank states as compiled rules take them."""
    import numpy as np

    return np.zeros(count, layout(cls).dtype)
