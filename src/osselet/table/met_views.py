"""Views that are met in a game: from the first moves of a few tables that nobody plays at."""

from collections.abc import Mapping
from typing import Any

from osselet.core.game import Game
from osselet.core.look import Look
from osselet.core.rng import below, stream
from osselet.look.derived import derive
from osselet.table.table import Table

MOVES = 24


def met_views(game: Game, players: int, options: Mapping[str, Any], moves: int = MOVES) -> list[dict[str, Any]]:
    """What a seat and a spectator see after each of the first moves, played at random from a seed of our own."""
    table, rng = Table(game, players, seed=1, options=options), stream(1)
    found = [table.view(), table.view(0), table.reveal()]
    for _ in range(moves):
        if table.over:
            break
        legal = table.moves()
        if not legal:
            break
        table.play(legal[below(rng, len(legal))])
        found += [table.view(), table.view(0)]
    return found


def look_of(game: Game, players: int, options: Mapping[str, Any]) -> Look | None:
    """The look of a game at such a table: its own, or one derived from its views where their shape is plain."""
    declared = game.look_under(game.read_options(options, players))
    return declared if declared is not None else derive(met_views(game, players, options))
