"""`osselet look`: a look to begin with, derived from what a game's views are made of."""

import typer

from osselet.core.errors import GameError
from osselet.core.registry import find
from osselet.look.derived import as_python, derive
from osselet.table.met_views import met_views


def show(source: str, players: int | None) -> int:
    """Prints the derived look; a game whose views are too deep for that is told so."""
    game = find(source)
    count = game.players.start if players is None else players
    found = derive(met_views(game, count, {}))
    if found is None:
        raise GameError(
            f"The views of {game.id} hold lists or dicts that nobody can lay out without being told how: "
            "write its look.py by hand."
        )
    typer.echo(as_python(found), nl=False)
    return 0
