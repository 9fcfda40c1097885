"""The board of a game as text or picture, from a view: what a spectator may see."""

from typing import Any

import numpy as np
from rich.cells import cell_len
from rich.console import Console

from osselet.core.engine import Engine
from osselet.core.errors import OptionError
from osselet.core.extras import require
from osselet.core.game import SPECTATOR, Facts, Game
from osselet.core.state import State
from osselet.table.svg_board import PAPER, runs
from osselet.table.text_board import COLUMNS, as_text, board

MODES = ("ansi", "human", "rgb_array")
FONT_SIZE = 14


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


def as_pixels(game: Game, view: dict[str, Any]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The text board as a picture: height, width and three colours."""
    require("lab")
    import matplotlib
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(f"{matplotlib.get_data_path()}/fonts/ttf/DejaVuSansMono.ttf", FONT_SIZE)
    width, height = round(font.getlength("0")), sum(font.getmetrics())
    found = runs(game, view)
    rows = max((run.row + 1 for run in found), default=1)
    image = Image.new("RGB", (width * COLUMNS, height * rows), tuple(PAPER))
    pen = ImageDraw.Draw(image)
    for run in found:
        x, y = run.column * width, run.row * height
        if run.ground != PAPER:
            pen.rectangle((x, y, x + cell_len(run.text) * width - 1, y + height - 1), fill=tuple(run.ground))
        for sign in run.text:  # one by one: letters are not quite as wide as a whole number of pixels
            pen.text((x, y), sign, fill=tuple(run.ink), font=font)
            x += cell_len(sign) * width
    return np.asarray(image, np.uint8)
