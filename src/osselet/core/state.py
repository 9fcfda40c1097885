"""The state of a game: a class of annotated fields that is its documentation, its types and its bytes."""

import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import (
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

import numpy as np

from osselet.core.errors import GameError

i1 = Annotated[int, "i1"]
i2 = Annotated[int, "i2"]
i4 = Annotated[int, "i4"]
i8 = Annotated[int, "i8"]

_STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


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

    An instance is the *plain* form on which uncompiled rules run: Python ints and int64 arrays, so
    that arithmetic never wraps where compiled code would widen. `pack` gives its bytes and checks
    that every value fits its field. The class has no public methods, so a field may bear any name.

    All arrays lie in one, and become attributes when a rule first asks for them: tables copy a state for every
    looker and step, and a rule touches few of its arrays.
    """

    def __init__(self) -> None:
        plan = layout(type(self))
        self.__dict__.update(dict.fromkeys(plan.numbers, 0))
        self._all: Numbers = np.zeros(plan.size, np.int64)


class Array:
    """An array of a state: a part of the one that holds all numbers, which becomes an attribute when asked for."""

    def __init__(self, name: str, place: slice, shape: tuple[int, ...]) -> None:
        self._name, self._place = name, place
        self._shape = shape if len(shape) > 1 else None

    def __get__(self, s: State, cls: type[State]) -> "Numbers":
        found = s.__dict__[self._name] = s._all[self._place]
        if self._shape:
            found.shape = self._shape
        return found


S = TypeVar("S", bound=State)
Numbers = np.ndarray[Any, np.dtype[np.int64]]
Several = Callable[[Sequence[int]], Sequence[int]]


@dataclass(frozen=True)
class Field:
    """One field: its name, NumPy type code and shape (`()` for a number)."""

    name: str
    code: str
    shape: tuple[int, ...]
    offset: int
    count: int
    """How many numbers the field holds."""


@dataclass(frozen=True)
class Layout:
    """Where each field of a state class lies in its bytes."""

    dtype: np.dtype[Any]
    fields: tuple[Field, ...]
    struct: struct.Struct
    numbers: tuple[str, ...]
    """The fields that are single numbers."""
    arrays: tuple[str, ...]
    """And those that are not."""
    size: int
    """How many numbers all arrays hold."""
    in_bytes: Several
    """Single numbers and then those of the arrays, in the order of the bytes."""
    in_state: Several
    """And back again."""


def _field_type(owner: type[State], name: str, hint: Any) -> tuple[str, tuple[int, ...]]:
    spec = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    if spec and hasattr(spec[0], "field"):
        code, shape = spec[0].field
    elif spec:
        code, shape = spec[0], spec[1] if len(spec) > 1 else ()
    else:
        code, shape = None, ()
    if code not in _STRUCT_CODES:
        raise GameError(
            f"Field {name!r} of {owner.__name__} needs a type such as i1, i2, i4, i8 or Annotated[Ints, 'i1', 6]."
        )
    return code, (shape,) if isinstance(shape, int) else tuple(shape)


_layouts: dict[type[State], Layout] = {}


def layout(cls: type[State]) -> Layout:
    """The fields, NumPy record type and struct format of a state class."""
    if cls not in _layouts:
        _layouts[cls] = _lay_out(cls)
    return _layouts[cls]


def _lay_out(cls: type[State]) -> Layout:
    types = {name: _field_type(cls, name, hint) for name, hint in get_type_hints(cls, include_extras=True).items()}
    if not types:
        types = {"_blank": ("i1", ())}  # compiled code knows no record of zero bytes
    dtype = np.dtype([(name, code, shape) for name, (code, shape) in types.items()], align=True)
    fields, form, end = [], "=", 0
    for name, (code, shape) in types.items():
        assert dtype.fields is not None
        offset = dtype.fields[name][1]
        field = Field(name, code, shape, offset, math.prod(shape))
        form += f"{offset - end}x{field.count}{_STRUCT_CODES[code]}"
        end = offset + field.count * np.dtype(code).itemsize
        fields.append(field)
    numbers = tuple(field.name for field in fields if not field.shape)
    arrays = tuple(field.name for field in fields if field.shape)
    order: list[int] = []
    size = 0
    for field in fields:
        if field.shape:
            setattr(cls, field.name, Array(field.name, slice(size, size + field.count), field.shape))
            order += range(len(numbers) + size, len(numbers) + size + field.count)
            size += field.count
        else:
            order.append(numbers.index(field.name))
    back = sorted(range(len(order)), key=order.__getitem__)
    packing = struct.Struct(f"{form}{dtype.itemsize - end}x")
    return Layout(dtype, tuple(fields), packing, numbers, arrays, size, _chooser(order), _chooser(back))


def _chooser(places: list[int]) -> Several:
    """A function that gives the values at these places; `itemgetter` for one place would not give a tuple."""
    return itemgetter(*places) if len(places) > 1 else tuple


def pack(s: State) -> bytes:
    """The bytes of a state; a value too large for its field is an error that names the field."""
    plan, own, fields = layout(type(s)), s._all, s.__dict__
    for name in plan.arrays:
        if name in fields and fields[name].base is not own:
            raise GameError(f"Field {name!r} of {type(s).__name__} was replaced: write into the array it has.")
    values = [fields[name] for name in plan.numbers]
    values += own.tolist()
    try:
        return plan.struct.pack(*plan.in_bytes(values))
    except struct.error:
        raise _misfit(s) from None


def _misfit(s: State) -> GameError:
    for field in layout(type(s)).fields:
        limits = np.iinfo(field.code)
        value = np.asarray(getattr(s, field.name))
        if value.dtype.kind not in "biu":
            return GameError(f"Field {field.name!r} of {type(s).__name__} holds {value.tolist()!r}, no whole number.")
        if value.shape != field.shape:
            return GameError(f"Field {field.name!r} of {type(s).__name__} has shape {value.shape}, not {field.shape}.")
        if value.min(initial=0) < limits.min or value.max(initial=0) > limits.max:
            return GameError(f"Field {field.name!r} of {type(s).__name__} holds {value}, too much for {field.code}.")
    return GameError(f"A field of {type(s).__name__} does not hold whole numbers.")


def unpack(cls: type[S], data: bytes) -> S:
    """The plain state with these bytes."""
    plan = layout(cls)
    s = cls.__new__(cls)
    values = plan.in_state(plan.struct.unpack(data))
    count = len(plan.numbers)
    s.__dict__.update(zip(plan.numbers, values, strict=False))
    s._all = np.array(values[count:], np.int64)
    return s


def copy(s: S) -> S:
    """A state that shares no memory with the first."""
    other = type(s).__new__(type(s))
    other._all = s._all.copy()
    fields, mine = s.__dict__, other.__dict__
    for name in layout(type(s)).numbers:
        mine[name] = fields[name]
    return other


def as_list(numbers: Ints) -> list[int]:
    """The numbers of a row, for views and stories."""
    found: list[int] = cast(Numbers, numbers).tolist()
    return found


def as_rows(numbers: Ints) -> list[list[int]]:
    """The numbers of an array with two dimensions, row by row."""
    found: list[list[int]] = cast(Numbers, numbers).tolist()
    return found


SLACK = 4096


def buffer(size: int, slack: int = SLACK) -> Any:
    """A blank array of whole numbers for rules to write into.

    Compiled code checks no bounds: there is room behind it, so that a game that says too little of
    its longest list spoils no foreign memory before a check tells its author.
    """
    return np.zeros(size + slack, np.int64)[:size]


def record(cls: type[State], count: int = 1) -> np.ndarray[Any, np.dtype[Any]]:
    """An array of `count` blank states as compiled rules take them."""
    return np.zeros(count, layout(cls).dtype)
