"""The long run: every combination of players and options, many more games. `make soak`."""

from itertools import product

import pytest

from osselet.conformance import suite
from osselet.conformance.compiled_checks import same_bytes_plain, survey_games
from osselet.core import registry
from osselet.core.engine import Engine

GAMES = [registry.find(name) for name in registry.games()]


def tables(game):
    options = game.declared
    for players in game.players:
        for values in product(*(option.samples for option in options.values())):
            yield players, dict(zip(options, values, strict=True))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_combination_of_options(game):
    for players, options in tables(game):
        engine = Engine(game, players, options)
        survey_games(engine, 20_000, seed=5)
        same_bytes_plain(engine, 30, seed=5)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_suite_with_many_games(game):
    for check in suite(game, games=200):
        check.run()
