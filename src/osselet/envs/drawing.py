"""The board of a game as text or picture, from a view: what a spectator may see."""

from io import StringIO
from typing import Any

import numpy as np
from rich.console import Console
from rich.segment import Segment

from osselet.core.engine import Engine
from osselet.core.errors import OptionError
from osselet.core.game import SPECTATOR, Facts, Game
from osselet.core.state import State
from osselet.table.showing import COLUMNS, as_text, board

MODES = ("ansi", "human", "rgb_array")
FONT_SIZE = 14
PAPER, INK = (252, 250, 244), (32, 30, 28)


def check_mode(mode: str | None) -> str | None:
    """The render mode, if it is one of ours."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"'render_mode' takes {', '.join(MODES)} or None, not {mode!r}.")
    return mode


def public_view(engine: Engine, s: State) -> dict[str, Any]:
    """What a spectator sees of a state."""
    return engine.game.view(engine.hidden(s, SPECTATOR), Facts(None, (False,) * engine.players))


def draw(game: Game, view: dict[str, Any], mode: str | None) -> Any:
    """The board in a render mode: a text, an array of pixels, or printed."""
    if mode == "ansi":
        return as_text(game, view)
    if mode == "rgb_array":
        return as_pixels(game, view)
    if mode == "human":
        Console().print(board(game, view))
    if mode is None:
        from gymnasium import logger

        logger.warn("Rendering needs a render mode: say render_mode='ansi', 'human' or 'rgb_array' when it is made.")
    return None


def _lines(game: Game, view: dict[str, Any]) -> list[list[Segment]]:
    console = Console(file=StringIO(), width=COLUMNS, color_system="truecolor", force_terminal=True)
    return console.render_lines(board(game, view), pad=False)


def as_pixels(game: Game, view: dict[str, Any]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The text board as a picture: height, width and three colours."""
    import matplotlib
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(f"{matplotlib.get_data_path()}/fonts/ttf/DejaVuSansMono.ttf", FONT_SIZE)
    width, height = round(font.getlength("0")), FONT_SIZE + 4
    lines = _lines(game, view)
    image = Image.new("RGB", (width * COLUMNS, height * max(len(lines), 1)), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            colour = segment.style.color if segment.style else None
            ink = INK if colour is None or colour.is_default else tuple(colour.get_truecolor())
            pen.text((column * width, row * height + 2), segment.text, fill=ink, font=font)
            column += segment.cell_length
    return np.asarray(image, np.uint8)
