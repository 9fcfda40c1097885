"""A side of a sheet as one drawing: pieces, the lines to cut along, and the patterns on the back."""

import re

from osselet.core.drawing import SEATS, circle, line, number, path, put, rect, shape, words
from osselet.printing.plan import BLEED, Block, Leaf, Wash

INKS = ("colour", "grey")
CUT = "#9a9a9a"
_COLOUR = re.compile(r"#([0-9a-f]{6}|[0-9a-f]{3})\b", re.IGNORECASE)
_SEAT = re.compile(r"url\(#seat-(\d)\)")
HATCHES = (
    ("#3c3c3c", ""),
    ("#ffffff", "M0 3L3 0M-.5 .5L.5 -.5M2.5 3.5L3.5 2.5"),
    ("#bdbdbd", ""),
    ("#ffffff", "M0 .8H3M0 2.3H3"),
    ("#ffffff", "M0 0L3 3M0 3L3 0"),
    ("#ffffff", "M.8 0V3M2.3 0V3"),
)
"""Where there is one ink each seat has a ground of its own, or lines upon white."""


def inked(drawing: str, ink: str) -> str:
    """A drawing in the inks of the printer."""
    if ink == "colour":
        return _SEAT.sub(lambda found: SEATS[int(found[1])], drawing)
    plain = _SEAT.sub(lambda found: found[0] if HATCHES[int(found[1])][1] else HATCHES[int(found[1])][0], drawing)
    return _COLOUR.sub(lambda found: _grey(found[1]), plain)


def _grey(colour: str) -> str:
    wide = colour if len(colour) == 6 else "".join(digit * 2 for digit in colour)
    red, green, blue = (int(wide[at : at + 2], 16) for at in (0, 2, 4))
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"


def document(width: float, height: float, inside: str, ink: str) -> str:
    """A whole SVG, in millimetres."""
    hatches = "".join(
        shape(
            "pattern", rect(0, 0, 3, 3, ground), line(lines, "#222222", 0.5), id=f"seat-{seat}", width=3, height=3,
            patternUnits="userSpaceOnUse",
        )
        for seat, (ground, lines) in enumerate(HATCHES)
    )  # fmt: skip
    inside = inked(inside, ink)
    defs = shape("defs", hatches) if _SEAT.search(inside) else ""
    return shape(
        "svg", defs + inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {number(width)} {number(height)}",
        width=f"{number(width)}mm", height=f"{number(height)}mm",
    )  # fmt: skip


def front(leaf: Leaf, size: tuple[float, float], foot: str, ink: str) -> str:
    """The faces, with cut lines upon them and marks beside them."""
    drawn = "".join(put(spot.piece.face, x=spot.x, y=spot.y) for block in leaf.blocks for spot in block.spots)
    return document(*size, drawn + "".join(_cuts(block) for block in leaf.blocks) + _foot(foot, size), ink)


def back(leaf: Leaf, size: tuple[float, float], foot: str, ink: str) -> str:
    """The backs: nothing on them says where to cut, for that would tell pieces apart."""
    washes = "".join(_wash(wash, f"wash-{at}", ink) for at, wash in enumerate(leaf.washes))
    own = "".join(put(spot.piece.back, x=spot.x, y=spot.y) for _, spot in leaf.backs)
    return document(*size, washes + own + _foot(foot, size), ink)


def _foot(text: str, size: tuple[float, float]) -> str:
    return words(text, size[0] / 2, size[1] - 5.5, 2.8, "#777777", bold=False)


def _wash(wash: Wash, name: str, ink: str) -> str:
    """The pattern upon its ground; a hatched ground is a part of the pattern, for it must have the same period."""
    paper, ground = wash.paper, inked(wash.paper.ground, ink)
    is_hatched = ground.startswith("url")
    tile = shape(
        "pattern", rect(0, 0, paper.width, paper.height, ground if is_hatched else "none"), paper.tile, id=name,
        x=wash.x, y=wash.y, width=paper.width, height=paper.height, patternUnits="userSpaceOnUse",
    )  # fmt: skip
    area = (wash.x - BLEED, wash.y - BLEED, wash.width + 2 * BLEED, wash.height + 2 * BLEED)
    return shape("defs", tile) + ("" if is_hatched else rect(*area, ground)) + rect(*area, f"url(#{name})")


def _cuts(block: Block) -> str:
    lot = block.lot
    if lot.has_outline:
        return ""
    if lot.is_round:
        half = lot.width / 2
        return "".join(circle(s.x + half, s.y + half, half, stroke=CUT, stroke_width=0.2) for s in block.spots)
    edges: set[str] = set()
    marks: set[str] = set()
    for spot in block.spots:
        right, low = spot.x + lot.width, spot.y + lot.height
        for x in (spot.x, right):
            edges.add(f"M{number(x)} {number(spot.y)}V{number(low)}")
            marks.add(
                f"M{number(x)} {number(block.y - 1.2)}v-1.6M{number(x)} {number(block.y + block.height + 1.2)}v1.6"
            )
        for y in (spot.y, low):
            edges.add(f"M{number(spot.x)} {number(y)}H{number(right)}")
            marks.add(
                f"M{number(block.x - 1.2)} {number(y)}h-1.6M{number(block.x + block.width + 1.2)} {number(y)}h1.6"
            )
    thin = path("".join(sorted(edges)), stroke=CUT, stroke_width=0.15)
    return thin + path("".join(sorted(marks)), stroke="#333333", stroke_width=0.2)
