"""The board of a game from a view, as text."""

from collections.abc import Mapping
from io import StringIO
from typing import TYPE_CHECKING, Any

from osselet.core.game import Game
from osselet.core.texts import Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType

COLUMNS = 100


def board(game: Game, view: Mapping[str, Any]) -> "RenderableType":
    """The game's own text board, or its view laid out plainly."""
    from rich.errors import MarkupError
    from rich.pretty import Pretty
    from rich.text import Text

    if game.board is None:
        return Pretty(dict(view))
    drawn = game.board(dict(view), Speaker(game))
    try:
        return Text.from_markup(drawn)
    except MarkupError:
        return Text(drawn)


def as_text(game: Game, view: Mapping[str, Any]) -> str:
    """The board in plain text."""
    from rich.console import Console

    file = StringIO()
    Console(file=file, width=COLUMNS, color_system=None).print(board(game, view))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"
