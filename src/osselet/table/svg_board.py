"""The text board of a game as a picture: an SVG that shows, scales and saves by itself, and its runs for pixels.

Lines and blocks of the text are drawn as such, not written: fonts leave gaps between them. The picture brings its own
dark ground along, like the terminals that boards are made for, so it is readable on light and dark pages alike.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from html import escape
from io import StringIO
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.color import blend_rgb
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from osselet.core.game import Game
from osselet.core.texts import Speaker
from osselet.table.text_board import COLUMNS, board

THEME = TerminalTheme(
    (30, 31, 36),
    (228, 226, 220),
    [(20, 20, 22), (238, 112, 102), (132, 192, 102), (229, 192, 80),
     (66, 106, 196), (212, 132, 212), (86, 198, 204), (228, 226, 220)],
    [(122, 122, 128), (255, 140, 130), (160, 216, 130), (248, 216, 120),
     (122, 166, 255), (232, 160, 232), (120, 220, 226), (255, 255, 255)],
)  # fmt: skip
PAPER, INK = THEME.background_color, THEME.foreground_color
EDGE = "#8a8a90"
FAINT = 0.45
"""How far dim text fades into its ground."""
WIDTH, HEIGHT, SIZE, MARGIN = 8.4, 18, 14, 12
"""A cell, its letters and the margin, in pixels."""
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
GAP = 1.6
"""Half the distance between the two strokes of a double line."""
BLOCKS = {
    "█": (0, 0, 1, 1, 1), "▓": (0, 0, 1, 1, 0.75), "▒": (0, 0, 1, 1, 0.5), "░": (0, 0, 1, 1, 0.25),
    "▀": (0, 0, 1, 0.5, 1), "▄": (0, 0.5, 1, 0.5, 1), "▌": (0, 0, 0.5, 1, 1), "▐": (0.5, 0, 0.5, 1, 1),
    "▏": (0, 0, 0.125, 1, 1), "▕": (0.875, 0, 0.125, 1, 1),
}  # fmt: skip
"""What of its cell a block fills, from where and how far across and down, and how densely."""


class Run(NamedTuple):
    """Text of one look: where it begins, in cells, and its colours."""

    row: int
    column: int
    text: str
    ink: ColorTriplet
    ground: ColorTriplet
    is_bold: bool


def runs(game: Game, view: Mapping[str, Any]) -> list[Run]:
    """The text board, piece by piece."""
    console = Console(file=StringIO(), width=COLUMNS, color_system="truecolor", force_terminal=True)
    found = []
    for row, line in enumerate(console.render_lines(board(game, view), pad=False)):
        column = 0
        for text, style, _ in line:
            ink, ground = _colours(style or Style.null())
            found.append(Run(row, column, text, ink, ground, bool(style and style.bold)))
            column += cell_len(text)
    return found


def _colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    ink = style.color.get_truecolor(THEME) if style.color else INK
    ground = style.bgcolor.get_truecolor(THEME, foreground=False) if style.bgcolor else PAPER
    if style.reverse:
        ink, ground = ground, ink
    return (blend_rgb(ink, ground, FAINT) if style.dim else ink), ground


def as_svg(game: Game, view: Mapping[str, Any]) -> str:
    """The board as an SVG picture."""
    found = runs(game, view)
    columns = max((run.column + cell_len(run.text.rstrip()) for run in found), default=0)
    rows = max((run.row + 1 for run in found if run.text.strip()), default=0)
    width, height = round(columns * WIDTH + 2 * MARGIN), rows * HEIGHT + 2 * MARGIN
    shapes = "\n".join(shape for run in found for shape in _shapes(run))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'style="max-width:100%;height:auto" role="img" font-family="{FONT}" font-size="{SIZE}">\n'
        f"<title>{escape(Speaker(game)('title'))}</title>\n"
        f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8" fill="{PAPER.hex}" stroke="{EDGE}"/>\n'
        f"{shapes}\n</svg>\n"
    )


def _shapes(run: Run) -> Iterator[str]:
    """The ground of a run, its lines and blocks, and its words, each at its own place so that no font moves them."""
    x, y = run.column * WIDTH + MARGIN, run.row * HEIGHT + MARGIN
    if run.ground != PAPER:
        across = cell_len(run.text) * WIDTH
        yield f'<rect x="{x:.1f}" y="{y}" width="{across:.1f}" height="{HEIGHT}" fill="{run.ground.hex}"/>'
    strokes, word, start = "", "", x
    weight = ' font-weight="bold"' if run.is_bold else ""
    for sign in f"{run.text} ":
        is_drawn = sign in BLOCKS or "\u2500" <= sign <= "\u257f"
        if word and (is_drawn or sign.isspace()):
            length = f' textLength="{x - start:.1f}"' if len(word) > 1 else ""
            yield (
                f'<text x="{start:.1f}" y="{y + HEIGHT - 5}"{length}{weight} fill="{run.ink.hex}">{escape(word)}</text>'
            )
            word = ""
        if sign in BLOCKS:
            left, top, wide, high, dense = BLOCKS[sign]
            yield (
                f'<rect x="{x + left * WIDTH:.1f}" y="{y + top * HEIGHT:.1f}" width="{wide * WIDTH:.1f}" '
                f'height="{high * HEIGHT:.1f}" fill="{run.ink.hex}" fill-opacity="{dense}"/>'
            )
        elif is_drawn:
            strokes += _strokes(sign, x, y)
        elif sign.isprintable() and not sign.isspace():
            start = start if word else x
            word += sign
        x += cell_len(sign) * WIDTH
    if strokes:
        yield f'<path d="{strokes}" fill="none" stroke="{run.ink.hex}"/>'


def _strokes(sign: str, x: float, y: float) -> str:
    """A line-drawing sign as a path: from the middle of its cell to the sides that its Unicode name says."""
    name = unicodedata.name(sign).replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN").split()
    middle, centre = x + WIDTH / 2, y + HEIGHT / 2
    side = {"LEFT": x, "RIGHT": x + WIDTH, "UP": y, "DOWN": y + HEIGHT}
    if "ARC" in name:
        up, across = [side[word] for word in name if word in side]
        return f"M{middle:.1f} {up:.1f}Q{middle:.1f} {centre:.1f} {across:.1f} {centre:.1f}"
    found = ""
    for gap in (-GAP, GAP) if "DOUBLE" in name else (0.0,):
        for word in name:
            back = GAP if "DOUBLE" in name else 0.0
            if word in ("LEFT", "RIGHT"):
                start = middle + back if word == "LEFT" else middle - back
                found += f"M{start:.1f} {centre + gap:.1f}H{side[word]:.1f}"
            elif word in side:
                start = centre + back if word == "UP" else centre - back
                found += f"M{middle + gap:.1f} {start:.1f}V{side[word]:.1f}"
    return found
