"""The box of Oss on paper: cards of all kinds, and bones to fold."""

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from osselet.core.drawing import (
    INK,
    LETTERS,
    PAPER,
    circle,
    drawings,
    filling,
    fitting,
    line,
    number,
    path,
    put,
    rect,
    seat_paint,
    shape,
    words,
)
from osselet.core.kit import Kit, Lot, Order, Piece, Sheet, Wallpaper
from osselet.games.oss.state import A_FAMILY, CHALLENGES, COLOURS, COPIES, FAMILIES, FIGURES, SEATS, VALUES

DRAWN: Any = drawings(Path(__file__).parent)
FIGURE = (90.0, 51.0)
SQUARE = 62.0
TRIBE_CARD = (44.0, 63.0)
DRUMS = 6
BOX = (24.0, 14.0, 12.0)
"""A bone: how long, how deep and how high."""
FLAP = 4.0
TARGET = 110.0
FAMILY_INKS = {"classic": "#3b6b45", "hand": "#335c89", "exotic": "#9a4e1a", "duel": "#8c2f39"}
FAMILY_GROUNDS = {"classic": "#b9cfae", "hand": "#b3c7de", "exotic": "#e6c29c", "duel": "#e0b1b1"}
BONES = {
    "white": "#fcf7ec",
    "black": "#6a635e",
    "red": "#d9756a",
    "yellow": "#ecc766",
    "green": "#8fbf8a",
    "blue": "#86aed6",
}
TONES = {"main": "#b0552c", "other": "#7a5536", "rival": "#3f5f6e", "ghost": "#d9a681"}
DARK = "#3a2c1e"


def kit(order: Order) -> Kit:
    """The pieces; a tribe for each player, all else for everybody."""
    say = order.say
    families = [
        Lot(_family(family, say), *FIGURE, back=_family_back(family), is_secret=True, columns=1) for family in FAMILIES
    ]
    challenges = tuple(Piece(say("print-challenge"), _challenge(name, say), key=name) for name in CHALLENGES)
    chief = Piece(say("print-chief"), _chief(say("board-chief")), key="chief")
    drum = Piece(say("print-drum"), _drum(), DRUMS, key="drum")
    tribes = [
        Lot(_tribe(seat, say("print-tribe")), *TRIBE_CARD, back=_tribe_back(seat), is_secret=True, columns=4)
        for seat in range(order.players)
    ]
    long, deep, high = BOX
    bones = tuple(Piece(say("print-bone"), _box(colour, say), key=f"bone-{colour}") for colour in COLOURS)
    return Kit(
        sheets=(
            Sheet(tuple(families[:2])),
            Sheet(tuple(families[2:])),
            Sheet((Lot((*challenges, chief, drum), SQUARE, SQUARE, back=_common_back(), is_secret=True, columns=3),)),
            *(Sheet(tuple(tribes[at : at + 2])) for at in range(0, order.players, 2)),
            Sheet(
                (
                    Lot(
                        bones,
                        long + 2 * high + 2 * FLAP,
                        2 * high + 2 * deep + FLAP,
                        gap=5,
                        columns=3,
                        has_outline=True,
                    ),
                    Lot((Piece(say("print-target"), _target(), key="target"),), TARGET, TARGET, is_round=True),
                )
            ),
        ),
        making=(say("print-make-bones"), say("print-make-cards")),
        household=(say("print-house-caps"), say("print-house-bag")),
        turn=tuple(say("print-in-short").split("\n")),
        emblem=put(_bone("white"), turn=-25, scale=1.2),
    )


def _bone(colour: str, side: str = "bump") -> str:
    """A bone round its middle, 22 wide."""
    bone = DRAWN["bone"]
    drawn = path(bone["outline"], BONES[colour], stroke=DARK, stroke_width=1.3) + line(bone["notches"], DARK, 0.9)
    if side == "hollow":
        return drawn + path(bone["hollow"], "#b8a98f", stroke=DARK, stroke_width=0.9)
    return drawn + line(bone["bump"], DARK, 0.9)


def _hand(pose: Sequence[Sequence[Any]], tone: str) -> str:
    rim = "".join(line(d, PAPER, wide + 2.4) for d, wide in pose)
    return rim + "".join(line(d, TONES[tone], wide) for d, wide in pose)


def _prop(kind: str) -> str:
    drum = {"fill": "#dcab6a", "stroke": DARK, "stroke_width": 1.3}
    if kind == "lying":
        return shape("path", d="M-15 -9 H15 L18 9 H-18 Z", **drum) + shape(
            "ellipse", rx=7, ry=3.4, fill=PAPER, stroke=DARK
        )
    return (
        shape("rect", x=-8, y=-16, width=16, height=32, rx=2, **drum)
        + shape("path", d="M-5 -5 V6 Q0 10 5 6 V-5", **drum)
        + shape("ellipse", cy=-5, rx=5, ry=2.4, fill=PAPER, stroke=DARK)
    )


LINES: dict[str, dict[str, Any]] = {
    "motion": {"stroke": "#4d3a26", "stroke_width": 1.6},
    "target": {"stroke": "#4d3a26", "stroke_width": 2},
    "mark": {"stroke": "#4d3a26", "stroke_width": 2},
    "cord": {"stroke": "#6b3d22", "stroke_width": 2},
    "bag": {"fill": "#c9b08a", "stroke": DARK, "stroke_width": 1.4},
    "bubble": {"fill": "#fffaf0", "stroke": DARK, "stroke_width": 1.4},
    "cross": {"stroke": "#a01818", "stroke_width": 3.4},
}


def _shape(part: dict[str, Any]) -> str:
    """A part of a scene, as `Scene.svelte` draws it on the page."""
    place = {"x": part.get("x", 0), "y": part.get("y", 0), "turn": part.get("turn", 0), "scale": part.get("size", 1)}
    if "hand" in part:
        return put(
            _hand(DRAWN["poses"][part["hand"]], part.get("tone", "main")), mirrored=part.get("flip", False), **place
        )
    if "bone" in part:
        return put(_bone(part["bone"], part.get("side", "bump")), **place)
    if "card" in part:
        return put(_prop(part["card"]), **place)
    if "arrow" in part:
        x, y, turn = part["tip"]
        tip = put(path("M4 0 L-3 -3.6 V3.6 Z", "#4d3a26"), x=x, y=y, turn=turn)
        return path(part["arrow"], stroke="#4d3a26", stroke_width=2, stroke_dasharray="4 3.5") + tip
    return path(part["line"], **({"stroke_linecap": "round"} | LINES[part["as"]]))


def _scene(name: str, x: float, y: float, width: float) -> str:
    """The drawing of a figure, clipped to its frame."""
    inside = path("M0 74 Q60 66 120 74 V100 H0 Z", "#f1e3c2") + "".join(map(_shape, DRAWN["scenes"][name]))
    return shape(
        "svg", inside, x=x, y=y, width=width, height=width * 100 / 120, viewBox="0 0 120 100", overflow="hidden"
    )  # fmt: skip


def _family(family: str, say: Callable[..., str]) -> tuple[Piece, ...]:
    at = FAMILIES.index(family) * A_FAMILY
    return tuple(
        Piece(say(f"print-{family}"), _figure(name, family, say), key=name) for name in FIGURES[at : at + A_FAMILY]
    )


def _figure(name: str, family: str, say: Callable[..., str]) -> str:
    wide, high = FIGURE
    ink, left = FAMILY_INKS[family], 56.0
    title = say("figure-name", figure=name)
    drawn = rect(2, 2, wide - 4, high - 4, rx=2.5, stroke=ink, stroke_width=0.9)
    drawn += _scene(name, 3.5, 4.2, 50) + words(say(f"board-{family}"), left, 8, 3, ink, anchor="start")
    drawn += words(title, left, 13.6, fitting(title, wide - left - 4, 5.4), DARK, anchor="start")
    return drawn + filling(say(f"describe-{name}"), left, 16.2, wide - left - 4.5, high - 19.5, 3.4, DARK)


def _challenge(name: str, say: Callable[..., str]) -> str:
    title = say("challenge-name", challenge=name)
    drawn = rect(2, 2, SQUARE - 4, SQUARE - 4, rx=2.5, stroke=DARK, stroke_width=0.9)
    drawn += words(title, 5, 9, fitting(title, SQUARE - 18, 5), DARK, anchor="start") + words(
        "4", SQUARE - 6.5, 9.4, 6, "#a01818"
    )
    drawn += _scene(name, 13, 10.5, 36)
    return drawn + filling(say(f"describe-{name}"), 5, 41.5, SQUARE - 10, SQUARE - 45.5, 3.4, DARK)


def _chief(title: str) -> str:
    """A headdress of feathers over a bone."""
    drawn = rect(2, 2, SQUARE - 4, SQUARE - 4, rx=2.5, stroke="#9a4e1a", stroke_width=0.9)
    for at in range(-3, 4):
        colour = ("#d9756a", "#ecc766", "#86aed6", "#8fbf8a")[abs(at)]
        feather = path("M0 0C-5 -9 -4.5 -19 0 -25C4.5 -19 5 -9 0 0Z", colour, stroke=DARK, stroke_width=0.6)
        drawn += put(feather + line("M0 -1V-22", DARK, 0.4), x=SQUARE / 2, y=40, turn=at * 25)
    drawn += put(_bone("white"), x=SQUARE / 2, y=40.5, scale=0.95)
    return drawn + words(title, SQUARE / 2, 55.5, 6.4, DARK)


def _drum() -> str:
    """A drum: a card that stands as a goal, lies as a table, or makes a net."""
    drum = path("M-15 -8V14Q0 24 15 14V-8", "#e3bb84", stroke=DARK, stroke_width=0.9)
    zigzag = line("M-15 -2L-9 16L-3 1L3 19L9 1L15 -2", "#9a4e1a", 0.8)
    skin = shape("ellipse", cy=-8, rx=15, ry=6, fill=PAPER, stroke=DARK, stroke_width=0.9)
    frame = rect(2, 2, SQUARE - 4, SQUARE - 4, rx=2.5, stroke=DARK, stroke_width=0.9)
    return frame + put(drum + zigzag + skin, x=SQUARE / 2, y=SQUARE / 2 - 4, scale=1.25)


def _tribe(seat: int, label: str) -> tuple[Piece, ...]:
    return tuple(Piece(label, _tribe_card(seat, value), COPIES, key=f"tribe-{value}") for value in range(1, VALUES + 1))


def _tribe_card(seat: int, value: int) -> str:
    wide, high = TRIBE_CARD
    cloth = seat_paint(seat)
    drawn = rect(3, 3, wide - 6, high - 6, PAPER, rx=3.0, stroke=cloth, stroke_width=1.6)
    for turn in (0, 180):
        corner = path(DRAWN["tribes"][seat], cloth, stroke=DARK, stroke_width=1.4)
        mark = put(corner, x=-wide / 2 + 9.5, y=-high / 2 + 10, scale=0.33) + words(
            LETTERS[seat], wide / 2 - 9, -high / 2 + 12, 5, DARK
        )
        drawn += put(mark, x=wide / 2, y=high / 2, turn=turn)
    drawn += words(str(value), wide / 2, high / 2 + 5, 22, DARK)
    for at in range(value):
        drawn += put(_bone("white"), x=wide / 2 + (at - (value - 1) / 2) * 7.2, y=high / 2 + 13.5, scale=0.3, turn=-35)
    return drawn


def _weave(motif: str, width: float, height: float, ground: str) -> Wallpaper:
    return Wallpaper(put(motif, x=width / 2, y=height / 2), width, height, ground)


def _family_back(family: str) -> Wallpaper:
    motif = path(DRAWN["bone"]["outline"], FAMILY_INKS[family])
    return _weave(put(motif, turn=-30, scale=0.42), FIGURE[0] / 6, FIGURE[1] / 3, FAMILY_GROUNDS[family])


def _common_back() -> Wallpaper:
    return _weave(
        put(path(DRAWN["bone"]["outline"], "#8a744f"), turn=30, scale=0.42), SQUARE / 4, SQUARE / 4, "#e2ca96"
    )


def _tribe_back(seat: int) -> Wallpaper:
    motif = path(DRAWN["tribes"][seat], PAPER, stroke=DARK, stroke_width=1.6)
    return _weave(put(motif, scale=0.3), TRIBE_CARD[0] / 4, TRIBE_CARD[1] / 6, seat_paint(seat))


def _box(colour: str, say: Callable[..., str]) -> str:
    """A bone to fold: a small box, bulging on one long side and hollow on the other."""
    long, deep, high = BOX
    left = high + FLAP
    ground = {"fill": BONES[colour], "stroke": "#777777", "stroke_width": 0.2}
    glue = {"fill": "#f3f3f3", "stroke": "#9a9a9a", "stroke_width": 0.2}
    drawn, y = "", 0.0
    for tall, side in ((high, ""), (deep, "bump"), (high, ""), (deep, "hollow")):
        drawn += shape("rect", x=left, y=y, width=long, height=tall, **ground)
        if side:
            drawn += put(_bone(colour, side), x=left + long / 2, y=y + tall / 2, scale=0.85)
        if side == "bump":
            for x, out in ((left - high, -1), (left + long, 1)):
                edge = x if out < 0 else x + high
                drawn += shape("rect", x=x, y=y, width=high, height=deep, **ground)
                drawn += shape(
                    "path", d=f"M{number(edge)} {number(y)}l{out * FLAP} 2v{number(deep - 4)}l{-out * FLAP} 2Z", **glue
                )
                for low, down in ((y, -1), (y + deep, 1)):
                    edges = f"l2 {down * FLAP}h{number(high - 4)}l2 {-down * FLAP}Z"
                    drawn += shape("path", d=f"M{number(x)} {number(low)}{edges}", **glue)
        y += tall
    drawn += shape("path", d=f"M{number(left)} {number(y)}l2 {FLAP}h{number(long - 4)}l2 {-FLAP}Z", **glue)
    return drawn + words(
        say("colour-name", colour=colour), left + long / 2, high - 4, 3.6, INK if colour != "black" else PAPER
    )


def _target() -> str:
    """What bones are flicked at: rings round a skull-white middle."""
    half = TARGET / 2
    rings = ((half - 2, "#f1e3c2"), (half * 0.66, PAPER), (half * 0.38, "#e6b9a4"), (half * 0.14, "#a01818"))
    drawn = "".join(circle(half, half, radius, fill, stroke=DARK, stroke_width=0.5) for radius, fill in rings)
    for at in range(12):
        angle = at * math.pi / 6
        x, y = half + half * 0.82 * math.cos(angle), half + half * 0.82 * math.sin(angle)
        drawn += put(_bone(COLOURS[at % SEATS]), x=x, y=y, turn=math.degrees(angle) + 90, scale=0.5)
    return drawn
