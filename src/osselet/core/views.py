"""What a view is made of: plain values for everybody, whatever numbers the game has counted with."""

from collections.abc import Iterator
from typing import Any

from osselet.core.vocabulary import SeatNumber

_PLAIN = frozenset((str, int, bool, type(None), SeatNumber))


def plain(value: Any) -> Any:
    """The value with numbers and arrays of NumPy's, and arrays of a state, made plain; changed in place."""
    kind = type(value)
    if kind is dict:
        if not _PLAIN.issuperset(map(type, value.values())):
            for key, item in value.items():
                value[key] = plain(item)
    elif kind is list:
        if not _PLAIN.issuperset(map(type, value)):
            value[:] = map(plain, value)
    elif kind not in _PLAIN and hasattr(value, "tolist"):
        return value.tolist()
    return value


def names_seats(value: Any) -> bool:
    """Does a view say by `SeatNumber` which of its numbers are seats? Those of older games leave it to be guessed."""
    return any(isinstance(leaf, SeatNumber) for leaf in _leaves(value))


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for item in value.values():
            yield from _leaves(item)
    elif isinstance(value, list):
        for item in value:
            yield from _leaves(item)
    else:
        yield value
