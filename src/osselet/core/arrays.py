"""Arrays of whole numbers in plain Python: what plain rules write into, and the tables of numbers that games look up.

They are memoryviews, which look up and store a number faster than any class written in Python. What else an array can
do in a compiled rule, take and fill slices, rules that want it get from `slices.py`.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from operator import index
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""What `struct`, `array` and `memoryview` call the types of numbers."""


@cache
def _zeros(size: int) -> "array[int]":
    return array("q", bytes(8 * size))


def blank(size: int) -> Any:
    """So many zeros for plain rules to write into."""
    return memoryview(_zeros(size)[:])


def table(numbers: Sequence[Any], code: str = "i8") -> Any:
    """A game's table of numbers for rules to look up: a list, or lists in a list, with as many dimensions as you like.

    Nobody can write into it. `code` says how compiled rules keep it: a large table may say `i2` or `i4`.
    """
    flat: Sequence[Any] = numbers
    shape = [len(flat)]
    while not hasattr(flat[0], "__index__"):
        shape.append(len(flat[0]))
        if any(len(row) != shape[-1] for row in flat):
            raise ValueError("The rows of a table are all of the same length.")
        flat = [number for row in flat for number in row]
    sign: Any = STRUCT_CODES[code]
    return memoryview(array(sign, map(index, flat)).tobytes()).cast(sign, shape)


def as_numpy(table: memoryview) -> "np.ndarray[Any, np.dtype[Any]]":
    """A table as compiled rules look it up."""
    import numpy as np

    return np.array(table, f"i{table.itemsize}")
