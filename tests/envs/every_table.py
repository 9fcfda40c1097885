"""Which tables the tests take."""

import osselet
from osselet.core.registry import find


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, players) for name in osselet.games() for players in find(name).players]
