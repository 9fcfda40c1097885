"""The board of a game from a view, as text."""

from collections.abc import Mapping
from io import StringIO
from typing import TYPE_CHECKING, Any

from osselet.core.game import Game
from osselet.core.options import Options
from osselet.core.texts import Speaker
from osselet.look.text import draw

if TYPE_CHECKING:
    from rich.console import RenderableType

COLUMNS = 100


def markup(game: Game, view: Mapping[str, Any], say: Speaker, options: Options | None = None) -> str | None:
    """The game's own text board, or one drawn from its look; None of a game that has neither."""
    if game.board is not None:
        return game.board(dict(view), say)
    look = game.look_under(options or game.read_options({}, game.players.start))
    return None if look is None else draw(look, view, say)


def board(game: Game, view: Mapping[str, Any]) -> "RenderableType":
    """The game's own text board, or its view laid out plainly."""
    from rich.errors import MarkupError
    from rich.pretty import Pretty
    from rich.text import Text

    drawn = markup(game, view, Speaker(game))
    if drawn is None:
        return Pretty(dict(view))
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
