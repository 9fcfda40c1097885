"""Games between bots of all levels, by seeds: played here with compiled kernels, in a published folder with its own.

In the folder `run.mjs` calls `played` with the search that it has.
"""

import json
from collections.abc import Callable
from typing import Any

from osselet.bots.levels import LEVELS
from osselet.bots.named_bots import SearchBot
from osselet.core.game import Game
from osselet.core.registry import find
from osselet.search.thought import Search
from osselet.table.table import Table

MakeSearch = Callable[[Game, int], Search]


def played(matches: list[dict[str, Any]], search: MakeSearch | None = None) -> list[str]:
    """The record of each match as its bytes are written; every seat has another level."""
    return [_played(one, search) for one in matches]


def _played(match: dict[str, Any], search: MakeSearch | None) -> str:
    game, players, seed = find(match["game"]), match["players"], match["seed"]
    table = Table(game, players, seed=seed, options=match["options"])
    first = match["first_level"]
    bots = [
        SearchBot(game, LEVELS[(first + seat - 1) % len(LEVELS) + 1], seed=seed * 100 + seat, search=search)
        for seat in range(players)
    ]
    for _ in range(match["decisions"]):
        actors = table.actors
        if not actors:
            break
        seat = actors[0]
        table.play(bots[seat].choose(table.seat(seat)).name, seat)
    return json.dumps(table.record(), sort_keys=True)
