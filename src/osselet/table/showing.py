"""The board of a game from a view, as text or as HTML for notebooks."""

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
PAGE = "<pre style=\"line-height:1.15;font-family:Menlo,'DejaVu Sans Mono',consolas,monospace\">{code}</pre>"


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


def as_html(game: Game, view: Mapping[str, Any]) -> str:
    """The board in its colours, for a notebook."""
    console = Console(file=StringIO(), width=COLUMNS, record=True, force_terminal=True, color_system="truecolor")
    console.print(board(game, view))
    return console.export_html(inline_styles=True, code_format=PAGE)
