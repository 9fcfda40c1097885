"""Drawings on paper: pieces of SVG in millimetres, made of nothing but attributes."""

import json
import math
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

SEATS = ("#b23a2f", "#2f66ab", "#2f7a45", "#dfa92a", "#7b3f9b", "#c2457f")
"""The colours of the seats, as on the page."""
LETTERS = "ABCDEF"
"""What stands on the pieces of a seat, so that nobody needs colours."""
INK = "#2b2118"
PAPER = "#fffdf6"
SMALLEST = 2.5
"""No letter is smaller than seven points, in millimetres."""
_ESCAPED = re.compile(r"[&<>]")


def seat_paint(seat: int) -> str:
    """The paint of a seat: its colour, or its own hatching where there is only one ink."""
    return f"url(#seat-{seat})"


@cache
def drawings(folder: Path) -> Any:
    """The shapes of a game, which the page draws as well."""
    return json.loads((folder / "drawings.json").read_text(encoding="utf-8"))


def number(value: float) -> str:
    """A length as short as it can be written."""
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def shape(tag: str, *inside: str, **attributes: Any) -> str:
    """An element: `shape("circle", r=3, fill="none")`; names are written with `_` for `-`."""
    told = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(number(value) if isinstance(value, float) else str(value))}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{told}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{told}/>"


def path(d: str, fill: str = "none", **attributes: Any) -> str:
    """A path, unfilled unless it is said otherwise."""
    return shape("path", d=d, fill=fill, **attributes)


def line(d: str, ink: str = INK, width: float = 0.3, **attributes: Any) -> str:
    """A stroke with round ends."""
    round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"} | attributes
    return path(d, stroke=ink, stroke_width=width, **round_ends)


def rect(x: float, y: float, width: float, height: float, fill: str = "none", **attributes: Any) -> str:
    """A rectangle."""
    return shape("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str = "none", **attributes: Any) -> str:
    """A circle."""
    return shape("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def put(*parts: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirrored: bool = False) -> str:
    """Parts moved to a place, turned (degrees), and scaled."""
    across = f"{number(-scale if mirrored else scale)} {number(scale)}"
    return shape("g", *parts, transform=f"translate({number(x)} {number(y)}) rotate({number(turn)}) scale({across})")


def words(
    text: str, x: float, y: float, size: float, ink: str = INK, *, bold: bool = True, anchor: str = "middle"
) -> str:
    """A line of text, its base line at y."""
    return shape(
        "text", _ESCAPED.sub(lambda found: escape(found[0]), text), x=x, y=y, font_size=size, fill=ink,
        font_family="Libertinus Serif", font_weight=700 if bold else 400, text_anchor=anchor,
    )  # fmt: skip


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a line of text is: a little more than in truth."""
    wide = sum(
        0.3 if c in " .,;:!'’|iljtfr()-" else 0.92 if c in "MWmw—" else 0.72 if c.isupper() else 0.53 for c in text
    )
    return wide * size * (1.06 if bold else 1)


def wrapped(text: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """The lines of a text that may be so wide."""
    found: list[str] = []
    for word in text.split(" "):
        if found and width_of(f"{found[-1]} {word}", size, bold=bold) <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def paragraph(
    text: str,
    x: float,
    y: float,
    width: float,
    size: float,
    ink: str = INK,
    *,
    bold: bool = False,
    anchor: str = "start",
) -> tuple[str, float]:
    """Lines of text from a first base line, and where the next line would stand."""
    drawn = ""
    for one in wrapped(text, width, size, bold=bold):
        drawn += words(one, x, y, size, ink, bold=bold, anchor=anchor)
        y += size * 1.18
    return drawn, y


def filling(
    text: str, x: float, y: float, width: float, height: float, largest: float, ink: str = INK, *, bold: bool = False
) -> str:
    """Lines of text in a box, as large as they fit; the first base line is the size of a letter below its top."""
    size = largest
    while size > SMALLEST and len(wrapped(text, width, size, bold=bold)) * size * 1.18 > height:
        size -= 0.05
    return paragraph(text, x, y + size, width, max(size, SMALLEST), ink, bold=bold)[0]


def fitting(text: str, width: float, size: float) -> float:
    """The size in which a bold line fits, though never smaller than one can read."""
    return max(SMALLEST, min(size, size * width / max(width_of(text, size, bold=True), 0.1)))


def tent(figure: str, width: float, height: float, foot: float) -> str:
    """A figure to fold over its head: seen from both sides, on two feet that are glued together."""
    middle = height / 2
    side = (middle - foot) / 2
    folds = "".join(
        line(f"M0 {number(y)}H{number(width)}", "#777777", 0.2, stroke_dasharray="1.6 1.2")
        for y in (foot, middle, height - foot)
    )
    feet = "".join(rect(0, y, width, foot, "#efe6d4") for y in (0.0, height - foot))
    return (
        feet + put(figure, x=width / 2, y=middle - side, turn=180) + put(figure, x=width / 2, y=middle + side) + folds
    )


def polygon(corners: int, radius: float, turn: float = 0) -> str:
    """The path of a regular polygon round 0, 0."""
    points = [
        (radius * math.cos(turn + 2 * math.pi * at / corners), radius * math.sin(turn + 2 * math.pi * at / corners))
        for at in range(corners)
    ]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
