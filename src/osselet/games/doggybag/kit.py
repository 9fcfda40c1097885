"""The box of Doggy Bag on paper."""

from collections.abc import Callable
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
    paragraph,
    path,
    put,
    rect,
    seat_paint,
    shape,
    words,
)
from osselet.core.kit import Kit, Lot, Order, Piece, Sheet, Wallpaper
from osselet.games.doggybag.state import COLOURS, OWN_BONES, TOKENS, WORDS, WORTH, Doggybag

DRAWN: Any = drawings(Path(__file__).parent)
BONE = 20.0
CHEST = (102.0, 160.0)
TOKEN = 40.0
COIN = 30.0
SCREEN = (190.0, 86.0)
LEAF = 45.0
"""How wide the outer leaves of a screen are."""
FILLS = {"grey": "#a7afb7", "white": "#fdf6e4", "red": "#d9695b", "yellow": "#f4cd62", "black": "#3a3440"}
BROWN = "#4a3520"
LID: dict[str, Any] = {"fill": "#c99a6a", "stroke": "#3a1f0b", "stroke_width": 0.7}
FOLD = {"stroke_dasharray": "1.6 1.2"}


def kit(order: Order) -> Kit:
    """The pieces for so many players."""
    say = order.say
    bones = tuple(
        Piece(say("print-bone", colour=colour), _tile(colour), order.players * OWN_BONES[kind] + 1, key=colour)
        for kind, colour in enumerate(COLOURS)
    )
    flame = _hothead()
    roles = tuple(Piece(say("print-role"), _role(role), back=flame, key=f"role-{role}") for role in range(TOKENS))
    inside = _inside(say)
    screens = tuple(
        Piece(say("print-screen"), _screen(seat), back=inside, key="screen") for seat in range(order.players)
    )
    chest = Piece(say("print-chest"), _chest(say("board-chest")), key="chest")
    first = Piece(say("print-first"), _first(), back=_paw_token(), key="first")
    coins = Piece(say("print-coin"), _coin(), len(Doggybag().coins), key="coin")
    return Kit(
        sheets=(
            Sheet((Lot(bones, BONE, BONE, back=_wallpaper(), is_secret=True, columns=9),)),
            Sheet(
                (
                    Lot((chest,), *CHEST, has_outline=True),
                    Lot(roles, TOKEN, TOKEN, columns=2, is_round=True),
                    Lot((first,), TOKEN, TOKEN, is_round=True),
                    Lot((coins,), COIN, 2 * COIN, gap=4, has_outline=True),
                )
            ),
            *(Sheet((Lot(screens[at : at + 3], *SCREEN),)) for at in range(0, order.players, 3)),
        ),
        making=(say("print-make-screens"), say("print-make-coins"), say("print-make-bones")),
        household=(say("print-house-bag"), say("print-house-coins"), say("print-house-bones")),
        turn=tuple(say("print-in-short").split("\n")),
        emblem=put(_dog(0), scale=0.8),
    )


def _bone(colour: str) -> str:
    """A bone round its middle, about 24 wide."""
    bone = DRAWN["bones"][colour]
    dark = "#ffffff" if colour == "black" else BROWN
    drawn = path(
        bone["body"],
        FILLS[colour],
        stroke=INK if colour == "black" else BROWN,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    if colour == "yellow":
        drawn += shape("ellipse", cx=-5.6, cy=0, rx=1.9, ry=3.4, fill="#8a5b12")
    drawn = put(drawn + line(bone["detail"], dark, 1.2), turn=bone["tilt"])
    return drawn + (line(DRAWN["stink"], "#5f7a1e", 1.3) if colour == "black" else "")


def _tile(colour: str) -> str:
    """A bone as a counter, with what it is worth."""
    worth = str(WORTH[COLOURS.index(colour)])
    low = 1 if colour == "black" else 0
    return put(_bone(colour), x=BONE / 2, y=BONE / 2 - 0.4 + low, scale=0.5) + words(
        worth, BONE - 3, BONE - 2.2, 3.2, "#6b5a45"
    )


def _wallpaper() -> Wallpaper:
    """Sackcloth: dense, so that no face shines through."""
    half = BONE / 2
    weave = "".join(
        line(f"M{number(at)} 0V{number(half)}M0 {number(at)}H{number(half)}", "#a87f4e", 0.3)
        for at in (1.25, 3.75, 6.25, 8.75)
    )
    bone = path(DRAWN["bones"]["hidden"]["body"], "#8a6236")
    return Wallpaper(weave + put(bone, x=half / 2, y=half / 2, scale=0.3, turn=-35), half, half, "#c39a67")


def _disc(ground: str, edge: str, rim: str) -> str:
    half = TOKEN / 2
    return circle(half, half, half - 1.2, ground, stroke=edge, stroke_width=0.5) + circle(
        half, half, half - 3.4, stroke=rim, stroke_width=0.6
    )


def _role(role: int) -> str:
    sign = line(DRAWN["roles"][role], "#6b2d12", 1.9)
    half = TOKEN / 2
    return (
        _disc("#f6e6c3", "#4b2f14", "#b98848")
        + words(str(role), half, half - 0.5, 14, "#3a220c")
        + put(sign, x=half, y=half + 8, scale=0.7)
    )


def _hothead() -> str:
    flame = path(DRAWN["flame"], "#ffc46b", stroke="#ffe2a8", stroke_width=0.8)
    return _disc("#b8483a", "#4b2f14", "#f0a14e") + put(flame, x=TOKEN / 2, y=TOKEN / 2, scale=1.35)


def _paw_token() -> str:
    return _disc("#dfe7ee", "#35506b", "#8ea9c2") + put(
        line(DRAWN["roles"][3], "#35506b", 2.4), x=TOKEN / 2, y=TOKEN / 2, scale=1.2
    )


def _first() -> str:
    half = TOKEN / 2
    return (
        _disc("#dfe7ee", "#35506b", "#8ea9c2")
        + put(_dog(2), x=half, y=half + 2, scale=0.72)
        + words("1", half, half - 8.6, 7, "#35506b")
    )


def _coin() -> str:
    """Both faces of a coin above each other: the upper one is folded to the back."""
    half = COIN / 2
    faces = next(word for word in WORDS if word.name == "coin").parts[0].values
    drawn = ""
    for face, y, turn in zip(faces, (3 * half, half), (0, 180), strict=True):
        round_face = circle(0, 0, half - 0.8, "#f4dc94", stroke="#6a4a0c", stroke_width=0.4)
        round_face += circle(0, 0, half - 3, stroke="#9a6f18", stroke_width=0.4, stroke_dasharray="1 1")
        drawn += put(round_face + words(str(face), 0, 4.4, 13, "#3d2703"), x=half, y=y, turn=turn)
    outline = f"M{number(half - 4)} {number(COIN)}H{number(half + 4)}"
    return drawn + line(outline, "#777777", 0.25, **FOLD)


def _chest(title: str) -> str:
    """Fagin's chest, open, with Fagin asleep over it."""
    wide, high = CHEST
    top = 46.0
    drawn = rect(0.5, 0.5, wide - 1, high - 1, PAPER, rx=4.0, stroke="#9a9a9a", stroke_width=0.2)
    drawn += put(_fagin(), x=wide / 2, y=28.5, scale=0.62)
    # The lid is rounded at its upper corners, and reaches a little below the iron.
    drawn += put(
        path(f"M0 12V3Q0 0 5 0H{number(wide - 13)}Q{number(wide - 8)} 0 {number(wide - 8)} 3V12Z", **LID), x=4, y=top
    )
    drawn += rect(4, top + 8, wide - 8, high - top - 12, "#f6e8d0", rx=2.0, stroke="#3a1f0b", stroke_width=0.7)
    for y in range(int(top + 24), int(high - 8), 16):
        drawn += line(f"M5 {y}H{number(wide - 5)}", "#d9bd92", 0.3)
    drawn += rect(4, top + 7.4, wide - 8, 1.8, "#5c544d")
    drawn += rect(wide / 2 - 4, top + 5, 8, 6.4, "#e0b552", rx=1.5, stroke="#5d430c", stroke_width=0.4)
    return drawn + words(title, 9, top + 5.8, 5, "#3a1f0b", anchor="start")


def _fagin() -> str:
    fagin = DRAWN["fagin"]
    fills = {"coat": "#6f7862", "skin": "#e6c0a0", "beard": "#bd7448", "hat": "#4b4543", "band": "#a9483d"}
    drawn = "".join(path(fagin[part], fill, stroke="#23271d", stroke_width=0.6) for part, fill in fills.items())
    return (
        drawn
        + line(fagin["nose"], "#2b170c", 1.8)
        + line(fagin["asleep"], "#2b170c", 1.8)
        + line(fagin["snore"], "#35506b", 1.6)
    )


def _dog(seat: int) -> str:
    """A dog's head round its middle, about 34 wide."""
    dog = DRAWN["dogs"][seat]
    left, right = dog["ears"]
    edge = {"stroke": INK, "stroke_width": 0.8}
    drawn = path(left, dog["ear"], **edge) + put(path(right, dog["ear"], **edge), mirrored=True)
    drawn += shape("ellipse", rx=13, ry=12.5, fill=dog["coat"], **edge)
    if "patch" in dog:
        drawn += shape("ellipse", cx=5.2, cy=-3, rx=5, ry=5.6, fill=dog["patch"])
    drawn += shape("ellipse", cy=5.6, rx=7.4, ry=5.8, fill="#f7ecd9")
    for x in (-5, 5):
        drawn += circle(x, -2.6, 2.6, "#ffffff") + circle(x + 0.6, -2.2, 1.5, "#241a14")
    return (
        drawn
        + shape("ellipse", cy=3, rx=2.8, ry=2, fill="#241a14")
        + line("M0 5V7Q-2 9.4-4 7.6M0 7Q2 9.4 4 7.6", "#241a14", 1.3)
    )


def _screen(seat: int) -> str:
    """The outside: the roofs of London, and the dog whose screen it is."""
    wide, high = SCREEN
    drawn = (
        rect(0, 0, wide, high, "#f3f0e6") + circle(wide - 26, 18, 10, "#f4e6b0") + circle(wide - 30, 16, 8.4, "#f3f0e6")
    )
    # The roofs are drawn 320 wide and end at 118.
    drawn += put(path(DRAWN["roofs"], "#d3d6dc"), y=74 - 118 * wide / 320, scale=wide / 320)
    drawn += rect(0, 74, wide, high - 74, seat_paint(seat))
    drawn += put(_dog(seat), x=wide / 2, y=47, scale=1.75)
    for side in (-1, 1):
        drawn += put(
            shape("ellipse", rx=7, ry=4, fill="#f7ecd9", stroke=INK, stroke_width=0.8), x=wide / 2 + side * 22, y=74
        )
    for x in (LEAF / 2, wide - LEAF / 2):
        drawn += circle(x, 78, 6, PAPER, stroke=INK, stroke_width=0.4) + words(LETTERS[seat], x, 81, 8.5)
    return drawn + _folds()


def _folds() -> str:
    wide, high = SCREEN
    return "".join(line(f"M{number(x)} 0V{number(high)}", "#777777", 0.2, **FOLD) for x in (LEAF, wide - LEAF))


def _inside(say: Callable[..., str]) -> str:
    """What only its owner sees: what bones are worth, what tokens do, and what one begins with."""
    wide, high = SCREEN
    drawn, y = "", 7.0
    for colour in COLOURS:
        drawn += put(_bone(colour), x=7, y=y + 1.5, scale=0.3)
        text, after = paragraph(say(f"board-about-{colour}"), 12.5, y, LEAF - 14, 2.85)
        drawn += text
        y = max(after, y + 6) + 2.6
    for role in range(TOKENS):
        y = 8 + role * (high - 8) / TOKENS
        drawn += circle(LEAF + 8, y + 0.5, 3.8, "#f6e6c3", stroke="#b98848", stroke_width=0.4) + words(
            str(role), LEAF + 8, y + 2, 4.6, "#3a220c"
        )
        drawn += words(say("role-name", role=role), LEAF + 14, y - 0.4, 3.6, anchor="start")
        drawn += paragraph(say("board-effect", role=role), LEAF + 14, y + 3.6, wide - 2 * LEAF - 16, 3.1)[0]
    left = wide - LEAF + 5
    text, y = paragraph(say("print-begin"), left, 7, LEAF - 8, 2.9, bold=True)
    drawn += text
    for colour, count in ((colour, OWN_BONES[kind]) for kind, colour in enumerate(COLOURS)):
        drawn += words(f"{count} ×", left + 6, y + 4.4, 3.6, anchor="end") + put(
            _bone(colour), x=left + 14, y=y + 3.2, scale=0.32
        )
        y += 7.4
    drawn += paragraph(say("print-hothead"), left, y + 4.5, LEAF - 8, 2.85)[0]
    return drawn
