"""The box of Chicago on paper: the towns, the houses, thieves and policemen."""

import math
from pathlib import Path
from typing import Any

from osselet.core.drawing import (
    INK,
    LETTERS,
    PAPER,
    circle,
    drawings,
    line,
    number,
    path,
    polygon,
    put,
    seat_paint,
    shape,
    tent,
    words,
)
from osselet.core.kit import Kit, Lot, Order, Piece, Sheet, Wallpaper
from osselet.games.chicago.state import THIEVES
from osselet.games.chicago.state.maps import COPIES, GATE, HOUSE, KINDS, MAPS, OFFICERS, STAR, TOWNS, Town

DRAWN: Any = drawings(Path(__file__).parent)
CELL = 19.0
TILE = 16.0
TENT = (12.0, 44.0)
FOOT = 7.0
FIRST, LARGER, SQUARE_TOWN = (TOWNS[MAPS.index(name)] for name in ("hex59", "hex61", "grid59"))
GROUNDS = {HOUSE: "#d5cfe0", GATE: "#d6e6c8", STAR: "#fbeec2"}
STREET_GROUND = "#f8f4ea"
BOARD = (15 * CELL, 253.0)
"""The larger of both towns, as wide as fifteen cells and as high as fifteen rows of hexagons."""
BLOCK = "M14 1.5 26.8 10.4V25.3a1.5 1.5 0 0 1-1.5 1.5H2.7a1.5 1.5 0 0 1-1.5-1.5V10.4z"
INKS = {"police": ("#e3eaf8", "#24479f"), "bank": ("#fbeec2", "#6a4c08")}
MONEY, OTHER = ("#eaf3df", "#1d4a2a"), ("#f8f1e2", "#2b2433")


def kit(order: Order) -> Kit:
    """The pieces; they are the same for any number of players."""
    say = order.say
    left, right = (
        Piece(say("print-town"), _half(FIRST, at), back=_half(SQUARE_TOWN, 1 - at), key="town") for at in (0, 1)
    )
    houses = [Piece(say(f"print-{kind}"), _house(kind), COPIES.get(kind, FIRST.police), key=kind) for kind in KINDS]
    more = Piece(say("print-more-police"), _house("police", "61"), LARGER.police - FIRST.police, key="more police")
    plots = tuple(Piece(say("print-plot"), _plot(cell), key="plot") for cell in _changed())
    thieves = tuple(
        Piece(say("print-thief-pawn"), tent(_thief(at), *TENT, FOOT), key="thief pawn") for at in range(THIEVES)
    )
    officers = tuple(
        Piece(say("print-officer"), tent(_officer(at), *TENT, FOOT), key="officer") for at in range(OFFICERS)
    )
    half = (BOARD[0] / 2, BOARD[1])
    return Kit(
        sheets=(
            Sheet((Lot((left,), *half, has_outline=True),)),
            Sheet((Lot((right,), *half, has_outline=True),)),
            Sheet(
                (
                    Lot((*houses, more), TILE, TILE, back=_bricks(), is_secret=True, columns=11),
                    Lot((*thieves, *officers), *TENT, columns=14),
                    Lot(plots, CELL, CELL * 2 / math.sqrt(3), gap=4, has_outline=True),
                )
            ),
        ),
        making=(say("print-make-town"), say("print-make-houses"), say("print-make-pawns")),
        household=(say("print-house-61"), say("print-house-pawns")),
        turn=tuple(say("print-in-short").split("\n")),
        emblem=put(_thief(0), y=1, scale=2.2),
    )


def _changed() -> list[str]:
    """The cells that are streets in the first town and houses in the larger one."""
    signs = zip(FIRST.names, FIRST.signs, LARGER.signs, strict=True)
    return [name for name, before, after in signs if before != HOUSE and after == HOUSE]


def _middles(town: Town) -> list[tuple[float, float]]:
    """Where the cells of a town lie on its board."""
    if town.shape == "squares":
        across = [(column * CELL, row * CELL) for row, column in town.places]
    else:
        across = [(column * CELL / 2, row * CELL * math.sqrt(3) / 2) for row, column in town.places]
    wide, high = max(x for x, _ in across), max(y for _, y in across)
    return [(x + (BOARD[0] - wide) / 2, y + (BOARD[1] - high) / 2) for x, y in across]


def _outline(town_shape: str, inside: float) -> str:
    if town_shape == "squares":
        half = number(CELL / 2 - inside)
        return f"M-{half} -{half}H{half}V{half}H-{half}Z"
    return polygon(6, (CELL - 2 * inside) / math.sqrt(3), math.pi / 6)


def _half(town: Town, side: int) -> str:
    """The left or right half of a town: both lie edge to edge."""
    wide, high = BOARD[0] / 2, BOARD[1]
    drawn = ""
    outline = _outline(town.shape, 0.25)
    for name, sign, (x, y) in zip(town.names, town.signs, _middles(town), strict=True):
        drawn += put(_cell(outline, sign, name), x=x, y=y)
    inside = shape(
        "svg",
        drawn,
        x=0,
        y=0,
        width=wide,
        height=high,
        viewBox=f"{number(side * wide)} 0 {number(wide)} {number(high)}",
        overflow="hidden",
    )
    seam = wide if side == 0 else 0.0
    return inside + line(f"M{number(seam)} 0V{number(high)}", "#9a9a9a", 0.15)


def _cell(outline: str, sign: str, name: str) -> str:
    drawn = path(outline, GROUNDS.get(sign, STREET_GROUND), stroke="#8d86a0", stroke_width=0.3)
    if sign == GATE:
        drawn += put(path(DRAWN["gate"], "#5d7d45"), y=-1.4, scale=0.62)
    elif sign == STAR:
        drawn += put(path(DRAWN["star"], "#efc64a", stroke="#8a6a18", stroke_width=0.8), y=-1.4, scale=0.62)
    elif sign == HOUSE:
        drawn += put(_front(sum(map(ord, name))), y=-1.4, scale=0.6)
    return drawn + words(name.upper(), 0, 6.9, 2.5, "#6d6680", bold=False)


def _front(at: int) -> str:
    """A house front, pale: which of the three it is says nothing."""
    front = DRAWN["fronts"][at % len(DRAWN["fronts"])]
    return path(front["wall"], "#b9b1cb") + path(front["windows"], "#e9e4f0") + path(front["roof"], "#a59bbd")


def _plot(cell: str) -> str:
    """What makes a street a house in the larger town."""
    outline = _outline("hexagons", 0.25)
    return put(_cell(outline, HOUSE, cell), x=CELL / 2, y=CELL / math.sqrt(3))


def _house(kind: str, mark: str = "") -> str:
    """A house with what it holds: light, so that nothing shines through its back."""
    is_money = kind in DRAWN["notes"]
    block, ink = MONEY if is_money else INKS.get(kind, OTHER)
    drawn = path(BLOCK, block, stroke=ink, stroke_width=0.7) + line("M1.2 10.4 14 1.5 26.8 10.4", ink, 1.4)
    if is_money:
        drawn += words(DRAWN["notes"][kind], 14, 19.4, 10, ink) + words("000", 14, 25, 5.2, ink)
    else:
        drawn += put(path(DRAWN["signs"][kind], ink, fill_rule="evenodd"), x=5.9, y=8.5, scale=0.68)
    if mark:
        drawn += words(mark, 14, 8.8, 5.2, ink)
    return put(drawn, x=1, y=1, scale=0.5)


def _bricks() -> Wallpaper:
    half = TILE / 2
    walls = line(f"M0 2H{half}M0 4H{half}M0 6H{half}M0 8H{half}M2 0V2M6 2V4M2 4V6M6 6V8", "#6d5a78", 0.35)
    return Wallpaper(walls, half, half, "#a58fa8")


def _pawn(cloth: str, hat: str, felt: str, sign: str) -> str:
    edge = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
    head = DRAWN["head"]
    drawn = path(DRAWN["body"], cloth, **edge) + circle(0, head["y"], head["r"], "#f2d3b0", **edge)
    drawn += path(hat, felt, **edge)
    return drawn + circle(0, 4.4, 3.7, PAPER, stroke=INK, stroke_width=0.4) + words(sign, 0, 6.3, 5.2)


def _thief(at: int) -> str:
    mask = path("M-3.7-4.8h7.4v1.7h-7.4z", INK)
    pawn = _pawn(seat_paint(at), DRAWN["hats"][at], "#4b4458", LETTERS[at])
    return put(pawn + mask, scale=0.6)


def _officer(at: int) -> str:
    band = path("M-4.7-6.8c3-1.2 6.4-1.2 9.4 0", stroke="#ffd76a", stroke_width=1.3)
    return put(_pawn("#7f9bd8", DRAWN["kepi"], "#24479f", str(at + 1)) + band, scale=0.6)
