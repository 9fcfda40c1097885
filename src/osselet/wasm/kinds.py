"""The kinds of values rules work with, and how each lies in WebAssembly.

Every number is calculated with as 64 bits, as compiled rules do. What lies in memory (states, arrays) is known by its
address; its shape belongs to its kind, and a rule is translated once for each kinds of arguments it is called with.
"""

import math
from dataclasses import dataclass
from typing import Any

from osselet.core.state import State, layout
from osselet.wasm.encoding import F64, I32, I64, WIDTHS


@dataclass(frozen=True)
class Kind:
    """Of a number, or of nothing."""

    name: str
    wasm: tuple[bytes, ...]
    """The values it is made of while calculating."""

    def __str__(self) -> str:
        return self.name


INT = Kind("a whole number", (I64,))
UINT = Kind("a number without a sign (np.uint64)", (I64,))
FLOAT = Kind("a float", (F64,))
BOOL = Kind("a truth", (I32,))
"""Of a comparison; kept in a variable it is a whole number, 0 or 1."""
ADDRESS = Kind("an address", (I32,))
"""Of something in memory, between two steps of a calculation."""
NOTHING = Kind("nothing", ())


@dataclass(frozen=True)
class Record:
    """A state, by its address."""

    cls: type[State]
    wasm = (I32,)

    def __str__(self) -> str:
        return f"a {self.cls.__name__}"

    @property
    def size(self) -> int:
        """Its bytes."""
        return layout(self.cls).packing.size


@dataclass(frozen=True)
class Records:
    """States one behind the other."""

    cls: type[State]
    count: int
    wasm = (I32,)

    def __str__(self) -> str:
        return f"states of {self.cls.__name__}"

    @property
    def size(self) -> int:
        """Their bytes."""
        return self.count * Record(self.cls).size


@dataclass(frozen=True)
class Array:
    """Numbers in memory: the first dimension may be known only when it runs (None), and is then handed along."""

    code: str
    shape: tuple[int | None, ...]
    strides: tuple[int, ...]
    """Bytes from one number to the next, along each dimension."""

    def __str__(self) -> str:
        return "an array"

    @property
    def wasm(self) -> tuple[bytes, ...]:
        """The address, and how many rows where that is not known before."""
        return (I32, I32) if self.is_open else (I32,)

    @property
    def is_open(self) -> bool:
        """Is its length known only when it runs?"""
        return self.shape[0] is None

    @property
    def size(self) -> int:
        """Its bytes, where its length is known."""
        return WIDTHS[self.code] * math.prod(length or 0 for length in self.shape)


@dataclass(frozen=True)
class Group:
    """Several values that a rule gives back at once."""

    parts: "tuple[AnyKind, ...]"

    def __str__(self) -> str:
        return f"{len(self.parts)} values"

    @property
    def wasm(self) -> tuple[bytes, ...]:
        """Those of its parts, one after the other."""
        return tuple(one for part in self.parts for one in part.wasm)


AnyKind = Kind | Record | Records | Array | Group


def array(*shape: int | None, code: str = "i8") -> Array:
    """Numbers that lie side by side, row after row."""
    strides = [WIDTHS[code]]
    for length in reversed(shape[1:]):
        assert length is not None, "only the first dimension of an array may be open"
        strides.insert(0, strides[0] * length)
    return Array(code, tuple(shape), tuple(strides))


def annotated(hint: Any) -> AnyKind | None:
    """The kind an annotation promises, where it says enough."""
    if isinstance(hint, type) and issubclass(hint, State):
        return Record(hint)
    return {int: INT, bool: INT, float: FLOAT, None: NOTHING, type(None): NOTHING}.get(hint)
