"""What the conformance suite may use: all worlds of a small position, and seats that are alike."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from osselet.core.state import copy

from .secrets import has_thrown
from .state import FACES, Perudo


def worlds(s: Perudo, seat: int, limit: int) -> Iterator[tuple[Any, int]] | None:
    """Every way the hidden dice may lie, all equally likely."""
    hidden = [(o, at) for o in range(s.players) for at in range(has_thrown(s, o)) if s.dice[o, at] == 0]
    return _worlds(s, hidden) if FACES ** len(hidden) <= limit else None


def _worlds(s: Perudo, hidden: list[tuple[int, int]]) -> Iterator[tuple[Any, int]]:
    for faces in product(range(1, FACES + 1), repeat=len(hidden)):
        world = copy(s)
        for (other, at), face in zip(hidden, faces, strict=True):
            world.dice[other, at] = face
        yield world, 1
