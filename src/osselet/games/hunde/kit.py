"""The box of the Hunde on paper."""

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
    put,
    rect,
    seat_paint,
    shape,
    tent,
    words,
)
from osselet.core.kit import Kit, Lot, Order, Piece, Sheet, Wallpaper
from osselet.games.hunde.rules import setup
from osselet.games.hunde.state import DOG, FACES, RING, Hunde, HundeOptions

DRAWN: Any = drawings(Path(__file__).parent)
BOARD = 190.0
BONE = 19.0
TENT = (22.0, 90.0)
FOOT = 10.0
"""What stands on the table of a figure that is folded like a tent."""
CUBE = 18.0
FLAP = 5.0
BOWL = 62.0
WIDTHS = {"leg": 4.4, "tail": 3.6, "neck": 9, "jaw": 2.6, "trunk": 10}
"""How broad the strokes of a dog are; what is not named is filled."""


def kit(order: Order) -> Kit:
    """The pieces for so many players."""
    say = order.say
    laid = Hunde()
    setup(laid, order.players, HundeOptions())
    bones = sum(laid.bones[seat] for seat in range(order.players))
    runners = tuple(
        Piece(say("print-runner"), tent(_runner(seat), *TENT, FOOT), key="runner") for seat in range(order.players)
    )
    dogs = (
        Piece(say("print-white-dog"), tent(put(_white_dog(), y=6, scale=0.75), *TENT, FOOT), key="white_dog"),
        Piece(say("print-dark-dog"), tent(put(_dark_dog(), y=6), *TENT, FOOT), key="dark_dog"),
    )
    bowls = tuple(Piece(say("print-bowl"), _bowl(seat), key="bowl") for seat in range(order.players))
    dice = (
        Piece(say("print-white-die"), _net(PAPER, "#241c16"), len(laid.white), key="white_die"),
        Piece(say("print-black-die"), _net("#4d4644", "#fffaf0"), len(laid.black), key="black_die"),
    )
    return Kit(
        sheets=(
            Sheet(
                (
                    Lot((Piece(say("print-ring"), _ring(), key="ring"),), BOARD, BOARD, has_outline=True),
                    Lot((Piece(say("print-bone"), _bone(), bones, key="bone"),), BONE, BONE, back=_paws()),
                )
            ),
            Sheet(
                (
                    Lot((*dogs, *runners), *TENT),
                    Lot(dice, 4 * CUBE + FLAP, 3 * CUBE + 2 * FLAP, columns=2, gap=5, has_outline=True),
                )
            ),
            Sheet((Lot(bowls, BOWL, BOWL, columns=3, is_round=True),)),
        ),
        making=(say("print-make-tents"), say("print-make-dice")),
        household=(say("print-house-dice"), say("print-house-figures"), say("print-house-risky")),
        turn=tuple(say("print-in-short").split("\n")),
        emblem=put(_white_dog(), x=-1, y=2, scale=1.05),
    )


def _at(along: float, radius: float) -> tuple[float, float]:
    angle = along * 2 * math.pi / RING
    return BOARD / 2 + radius * math.sin(angle), BOARD / 2 - radius * math.cos(angle)


def _space(space: int, outer: float, inner: float, gap: float) -> str:
    """A piece of the ring with the same gap to its neighbours all the way."""

    def corner(side: int, radius: float) -> str:
        half = 0.5 - (gap / radius) * RING / (4 * math.pi)
        return " ".join(map(number, _at(space + side * half, radius)))

    return (
        f"M{corner(-1, outer)}A{number(outer)} {number(outer)} 0 0 1 {corner(1, outer)}"
        f"L{corner(1, inner)}A{number(inner)} {number(inner)} 0 0 0 {corner(-1, inner)}Z"
    )


def _ring() -> str:
    """The board: a rim of wood, a path of gravel, a lawn, and a tray for the dice."""
    middle, rim = BOARD / 2, BOARD / 2 - 1
    outer, inner, tray, marks = rim * 0.877, rim * 0.605, rim * 0.37, rim * 0.938
    drawn = circle(middle, middle, rim, "#d9b582", stroke="#6d4a28", stroke_width=0.6)
    for part in (0.25, 0.8):
        drawn += circle(middle, middle, outer + part * (rim - outer), stroke="#b58a58", stroke_width=0.25)
    drawn += circle(middle, middle, outer + 1.4, "#c5ae7e")
    drawn += circle(middle, middle, inner - 1.4, "#cfe3ae", stroke="#7a9a55", stroke_width=0.4)
    for along, part, kind in DRAWN["lawn"]:
        x, y = _at(along, tray + part * (inner - tray))
        what = (
            line(DRAWN["tuft"], "#4c7a2e", 1.3)
            if kind == 0
            else path(DRAWN["flower"], "#fff7e0" if kind == 1 else "#f4d35e")
        )
        drawn += put(what, x=x, y=y, scale=0.55)
    drawn += circle(middle, middle, tray, "#e6efe6", stroke="#2f5f4a", stroke_width=1.2)
    drawn += put(path(DRAWN["paw"], "#b9cfbf"), x=middle, y=middle, scale=2.2)
    for space in range(RING):
        ground = "#ead8b2" if space % 2 else "#f6ecd3"
        drawn += path(
            _space(space, outer, inner, 2.4), ground, stroke=ground, stroke_width=1.2, stroke_linejoin="round"
        )
        x, y = _at(space + 0.5, marks)
        arrow = line("M-3 -4L2 0L-3 4", "#8a6232", 1.8)
        drawn += put(arrow, x=x, y=y, scale=0.6, turn=(space + 0.5) * 360 / RING)
    return drawn


def _runner(seat: int) -> str:
    """A runner round its middle, the letter of its seat on the bib."""
    hat = DRAWN["headwear"][seat]
    cloth = seat_paint(seat)
    edge = line(DRAWN["limbs"], INK, 7.4) + line(DRAWN["trunk"], INK, 14.6) + circle(4, -18, 7.7, INK)
    body = line(DRAWN["limbs"], cloth, 5) + line(DRAWN["trunk"], cloth, 12) + circle(4, -18, 6.2, "#f0cfa8")
    body += circle(7.2, -18.2, 1, INK)
    if "fill" in hat:
        edge += path(hat["fill"], INK, stroke=INK, stroke_width=2.6, stroke_linejoin="round")
        body += path(hat["fill"], cloth)
    if "line" in hat:
        edge += line(hat["line"], INK, 5.4)
        body += line(hat["line"], cloth, 3)
    bib = circle(0, -1, 8, PAPER, stroke=INK, stroke_width=1) + words(LETTERS[seat], 0, 3.8, 13)
    return put(edge + body + bib, x=-0.4, y=4, scale=0.53)


def _dog(coat: list[list[str]], fur: str, edge: str, margin: float) -> str:
    under = over = ""
    for part, d in coat:
        if part in WIDTHS:
            under += line(d, edge, WIDTHS[part] + margin)
            over += line(d, fur, WIDTHS[part])
        else:
            under += path(d, edge, stroke=edge, stroke_width=margin)
            over += path(d, fur)
    return under + over


def _white_dog() -> str:
    dog = DRAWN["white_dog"]
    drawn = _dog(dog["coat"], "#fffdf8", INK, 2.8) + line(dog["teeth"], INK, 0.9)
    drawn += "".join(path(d, "#d9b58a", stroke=INK, stroke_width=0.8) for d in dog["patches"])
    drawn += line(dog["collar"], "#c0392b", 3) + "".join(path(d, INK) for d in dog["dark"])
    return put(drawn, x=-1, scale=0.5)


def _dark_dog() -> str:
    dog = DRAWN["dark_dog"]
    drawn = (
        _dog(dog["coat"], "#4a3930", "#1c140f", 2) + path(dog["ear"], "#2e221b") + line(dog["collar"], "#e2b13c", 2.4)
    )
    return put(drawn + path(dog["light"], "#fff") + path(dog["nose"], "#17110d"), scale=0.62)


def _bone() -> str:
    bone = path(DRAWN["bone"], "#fffaf0", stroke="#7a6a55", stroke_width=1.2)
    return put(bone, x=BONE / 2, y=BONE / 2, scale=0.62, turn=40)


def _paws() -> Wallpaper:
    half = BONE / 2
    tile = put(path(DRAWN["paw"], "#d9c7a3"), x=half / 2, y=half / 2, scale=0.32)
    return Wallpaper(tile, half, half, "#f4ecd8")


def _bowl(seat: int) -> str:
    """A bowl from above, its rim in the colour of the seat."""
    middle = BOWL / 2
    drawn = circle(middle, middle, middle - 1.5, seat_paint(seat), stroke=INK, stroke_width=0.5)
    drawn += circle(middle, middle, middle - 9, PAPER, stroke=INK, stroke_width=0.5)
    for turn in (45, 135, 225, 315):
        x, y = (
            middle + (middle - 5.2) * math.cos(math.radians(turn)),
            middle + (middle - 5.2) * math.sin(math.radians(turn)),
        )
        bone = path(DRAWN["bone"], "#fffaf0", stroke="#7a6a55", stroke_width=1.2)
        drawn += put(bone, x=x, y=y, scale=0.26, turn=turn)
    runner = put(_runner(seat), x=middle, y=middle - 1, scale=1.05)
    return drawn + runner


def _net(ground: str, ink: str) -> str:
    """A die to fold: opposite faces add up to the same, a dog counting 0."""
    last = len(FACES) - 1
    strip = (0, 1, last, last - 1)
    faces = [(at, 1, face) for at, face in enumerate(strip)] + [(1, 0, 2), (1, 2, last - 2)]
    drawn = "".join(
        _flap(column, row, side)
        for column, row, side in (
            (0, 0, "top"),
            (2, 0, "top"),
            (3, 0, "top"),
            (0, 2, "low"),
            (2, 2, "low"),
            (3, 2, "low"),
        )
    )
    drawn += path(
        f"M{number(4 * CUBE)} {number(FLAP + CUBE)}l{number(FLAP)} 2v{number(CUBE - 4)}l{number(-FLAP)} 2Z",
        "#f3f3f3",
        stroke="#9a9a9a",
        stroke_width=0.2,
    )
    for column, row, face in faces:
        x, y = column * CUBE, FLAP + row * CUBE
        drawn += rect(x, y, CUBE, CUBE, ground, stroke="#777777", stroke_width=0.2)
        drawn += put(_face(face, ground, ink), x=x + CUBE / 2, y=y + CUBE / 2, scale=CUBE / 22)
    return drawn


def _flap(column: int, row: int, side: str) -> str:
    """Glue goes on a flap beside the strip."""
    x = column * CUBE
    y = FLAP + CUBE if side == "top" else FLAP + 2 * CUBE
    down = -FLAP if side == "top" else FLAP
    d = f"M{number(x)} {number(y)}l2 {number(down)}h{number(CUBE - 4)}l2 {number(-down)}Z"
    return path(d, "#f3f3f3", stroke="#9a9a9a", stroke_width=0.2)


def _face(face: int, ground: str, ink: str) -> str:
    """What a die shows, in a square of 20 round the middle."""
    if face == DOG:
        dog = DRAWN["die_dog"]
        return shape("g", *(path(d, ink) for d in dog["head"]), path(dog["features"], ground))
    return "".join(circle(x, y, 2.15, ink) for x, y in DRAWN["pips"][str(FACES[face])])
