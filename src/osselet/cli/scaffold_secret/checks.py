"""What Mygame tells the conformance suite about itself."""

from collections.abc import Iterator
from itertools import product

from osselet.core.state import copy

from .state import PEBBLES, SECRET, Mygame


def worlds(s: Mygame, seat: int, limit: int) -> Iterator[tuple[Mygame, int]] | None:
    """Every world that agrees with a hidden state, with its weight; None if there are more than the limit."""
    secret = [other for other in range(s.players) if s.fist[other] == SECRET]
    if (PEBBLES + 1) ** len(secret) > limit:
        return None
    return (_world(s, secret, fists) for fists in product(range(PEBBLES + 1), repeat=len(secret)))


def _world(s: Mygame, secret: list[int], fists: tuple[int, ...]) -> tuple[Mygame, int]:
    world = copy(s)
    for seat, pebbles in zip(secret, fists, strict=True):
        world.fist[seat] = pebbles
    return world, 1
