"""Where every piece lies on its sheet, front and back, in millimetres."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from osselet.core.errors import GameError
from osselet.core.kit import LIVE, Kit, Lot, Piece, Sheet, Wallpaper

BLEED = 3.0
"""A pattern on the back goes on so far beyond the pieces."""
BETWEEN = 2 * BLEED + 1
"""Between lots: their backs never touch."""
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
ORDER = "the order on the sheet"
"""Seeds the shuffling of secret pieces: it says nothing of any game, and the same kit gives the same bytes."""


@dataclass(frozen=True)
class Spot:
    """A piece at its place, by its upper left corner on the paper."""

    piece: Piece
    x: float
    y: float


@dataclass(frozen=True)
class Block:
    """A lot at its place, and each of its pieces."""

    lot: Lot
    x: float
    y: float
    width: float
    height: float
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Wash:
    """A wallpaper behind a block, its pattern counted from the block's corner."""

    paper: Wallpaper
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Leaf:
    """A sheet of paper: what is printed on its front, and on its back where the front shows through in a mirror."""

    blocks: tuple[Block, ...]
    washes: tuple[Wash, ...]
    backs: tuple[tuple[Lot, Spot], ...]

    @property
    def has_back(self) -> bool:
        """Is anything printed on the back?"""
        return bool(self.washes or self.backs)


def plan(kit: Kit, paper: str, shift: tuple[float, float] = (0, 0)) -> list[Leaf]:
    """All sheets of a kit; backs are moved by `shift` for printers that turn paper askew."""
    return [_leaf(sheet, PAPERS[paper], shift) for sheet in kit.sheets]


def _leaf(sheet: Sheet, size: tuple[float, float], shift: tuple[float, float]) -> Leaf:
    blocks = tuple(_blocks(sheet, size))
    washes = tuple(
        Wash(block.lot.back, size[0] - block.x - block.width + shift[0], block.y + shift[1], block.width, block.height)
        for block in blocks
        if block.lot.back
    )
    backs = tuple(
        (block.lot, Spot(spot.piece, size[0] - spot.x - block.lot.width + shift[0], spot.y + shift[1]))
        for block in blocks
        for spot in block.spots
        if spot.piece.back
    )
    return Leaf(blocks, washes, backs)


def _blocks(sheet: Sheet, size: tuple[float, float]) -> Iterator[Block]:
    """Lots fill shelves from left to right; each shelf stands in the middle of the paper, and so do all of them."""
    shelves: list[list[tuple[Lot, int, float, float]]] = []
    for lot in sheet.lots:
        columns, width, height = _extent(lot)
        if shelves and sum(one[2] + BETWEEN for one in shelves[-1]) + width <= LIVE[0] + 1e-6:
            shelves[-1].append((lot, columns, width, height))
        else:
            shelves.append([(lot, columns, width, height)])
    heights = [max(one[3] for one in shelf) for shelf in shelves]
    total = sum(heights) + BETWEEN * (len(shelves) - 1)
    if total > LIVE[1] + 1e-6:
        raise GameError(f"A sheet of the kit is {total:.0f} mm high; there is room for {LIVE[1]:.0f}.")
    y = (size[1] - total) / 2
    for shelf, high in zip(shelves, heights, strict=True):
        x = (size[0] - sum(one[2] for one in shelf) - BETWEEN * (len(shelf) - 1)) / 2
        for lot, columns, width, height in shelf:
            yield Block(lot, x, y, width, height, tuple(_spots(lot, columns, x, y)))
            x += width + BETWEEN
        y += high + BETWEEN


def _extent(lot: Lot) -> tuple[int, float, float]:
    count = sum(piece.count for piece in lot.pieces)
    fitting = int((LIVE[0] + lot.gap + 1e-6) // (lot.width + lot.gap))
    columns = min(lot.columns or fitting, count)
    if not fitting or columns > fitting:
        raise GameError(f"Pieces {lot.width:.0f} mm wide do not fit {columns or 1} in a row.")
    rows = -(-count // columns)
    return columns, columns * (lot.width + lot.gap) - lot.gap, rows * (lot.height + lot.gap) - lot.gap


def _spots(lot: Lot, columns: int, x: float, y: float) -> Iterator[Spot]:
    pieces = [piece for piece in lot.pieces for _ in range(piece.count)]
    if lot.is_secret:
        random.Random(ORDER).shuffle(pieces)
    for at, piece in enumerate(pieces):
        row, column = divmod(at, columns)
        yield Spot(piece, x + column * (lot.width + lot.gap), y + row * (lot.height + lot.gap))
