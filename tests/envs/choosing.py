"""Which tables the tests take: compiling all games takes minutes, so some of them are for the soak."""

from collections.abc import Callable
from typing import Any

import pytest

import osselet
from osselet.core.game import Game
from osselet.core.registry import find

SOON_COMPILED = ("hunde", "kakuzu")


def compiled(fits: Callable[[Game], bool] = lambda game: True) -> list[Any]:
    """Every game; those that take long to compile are for the soak."""
    return [
        name if name in SOON_COMPILED else pytest.param(name, marks=pytest.mark.soak)
        for name in osselet.games()
        if fits(find(name))
    ]


def tables() -> list[Any]:
    """Every game with every number of players; those between the fewest and the most are for the soak."""
    return [
        pytest.param(name, players, marks=[] if players in (counts[0], counts[-1]) else pytest.mark.soak)
        for name in osselet.games()
        for counts in [find(name).players]
        for players in counts
    ]
