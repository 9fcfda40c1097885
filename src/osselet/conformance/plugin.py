"""The pytest plug-in: a test that takes `conformance` runs once for every check of the module's `GAME`.

GAME = Path(__file__).parent.parent        # a folder, an id, or a Game

def test_conformance(conformance):
    conformance.run()

`--conformance-games N` lets each check play fewer games, or more.
"""

from pathlib import Path
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """How many games, for a quick look or a long one."""
    parser.addoption("--conformance-games", type=int, metavar="N", help="how many games each check of a game plays")


def pytest_generate_tests(metafunc: Any) -> None:
    """Makes one test of each check."""
    if "conformance" not in metafunc.fixturenames:
        return
    from osselet.conformance.suite import suite
    from osselet.core.errors import GameError
    from osselet.core.game import Game
    from osselet.core.registry import find

    game = getattr(metafunc.module, "GAME", None)
    if isinstance(game, str | Path):
        game = find(game)
    if not isinstance(game, Game):
        raise GameError(f"{metafunc.module.__name__} takes `conformance`, but names no GAME.")
    games = metafunc.config.getoption("--conformance-games") or getattr(metafunc.module, "GAMES", None)
    checks = list(suite(game, games=games))
    metafunc.parametrize("conformance", [pytest.param(check, id=check.label) for check in checks])
