"""Games at random, over all player counts and options, with dice of the house and dice that people throw."""

import random
from collections.abc import Iterator
from typing import Any

from osselet.core.dealers import Asked
from osselet.core.errors import OptionError
from osselet.core.game import Game
from osselet.core.options import Choice, Flag
from osselet.table import Table

NAMES = ("Ann", "Björn", None, "Zoë", "“E”", "F")


def _options(game: Game, chance: random.Random) -> dict[str, Any]:
    """Some options as they are, others anyhow."""
    found: dict[str, Any] = {}
    for name, option in game.declared.items():
        if isinstance(option, Flag) and chance.random() < 0.5:
            found[name] = chance.random() < 0.5
        elif isinstance(option, Choice) and chance.random() < 0.5:
            found[name] = chance.choice(list(option.names))
    return found


def lay(game: Game, chance: random.Random) -> Table:
    """A table of any kind."""
    while True:
        players = chance.choice(list(game.players))
        dealer = Asked() if chance.random() < 0.5 else None
        try:
            return Table(game, players, chance.getrandbits(60), _options(game, chance), dealer, NAMES[:players])
        except OptionError:
            continue  # options that do not go together


def walk(table: Table, chance: random.Random) -> Iterator[int | None]:
    """Plays to the end; stops before every step, with the seat to take it (None: people enter what chance brings)."""
    while not table.over:
        seat = None if table.actor == "chance" else chance.choice(table.actors)
        yield seat
        table.play(chance.choice(table.moves(seat)), seat)
