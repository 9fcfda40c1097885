"""The board of a game from a view, as text."""

from collections.abc import Mapping
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType
from rich.errors import MarkupError
from rich.pretty import Pretty
from rich.text import Text

from osselet.core.game import Game
from osselet.core.texts import Speaker

COLUMNS = 100


def board(game: Game, view: Mapping[str, Any]) -> RenderableType:
    """The game's own text board, or its view laid out plainly."""
    if game.board is None:
        return Pretty(dict(view))
    drawn = game.board(dict(view), Speaker(game))
    try:
        return Text.from_markup(drawn)
    except MarkupError:
        return Text(drawn)


def as_text(game: Game, view: Mapping[str, Any]) -> str:
    """The board in plain text."""
    file = StringIO()
    Console(file=file, width=COLUMNS, color_system=None).print(board(game, view))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"
