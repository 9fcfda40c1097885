"""The box of a game on paper: which pieces to print, how many, and what every house has already."""

from collections.abc import Callable
from dataclasses import dataclass

LIVE = (190.0, 259.0)
"""What both papers, A4 and Letter, have room for, in millimetres."""


@dataclass(frozen=True)
class Order:
    """What is to be printed: for how many players, and who says the words on it."""

    players: int
    say: Callable[..., str]


@dataclass(frozen=True)
class Piece:
    """A piece, its face drawn in millimetres from its upper left corner."""

    label: str
    """What it is called on the page that counts the pieces."""
    face: str
    count: int = 1
    back: str = ""
    """Its own back, where a lot has no common one."""
    key: str = ""
    """What the rules call it: tests count by that."""


@dataclass(frozen=True)
class Wallpaper:
    """The back of pieces that nobody may tell apart: a pattern that goes on over all of them.

    Its period divides the pieces, so that a back printed askew is askew in the same way on each of them.
    """

    tile: str
    width: float
    height: float
    ground: str


@dataclass(frozen=True)
class Lot:
    """Pieces of one size that lie beside each other and are cut apart."""

    pieces: tuple[Piece, ...]
    width: float
    height: float
    back: Wallpaper | None = None
    is_secret: bool = False
    """Drawn or dealt face down: the order on the sheet is shuffled, so that no cut tells what a piece is."""
    columns: int = 0
    """How many stand in a row; 0: as many as fit."""
    gap: float = 0
    is_round: bool = False
    has_outline: bool = False
    """It shows itself where to cut: a board, a net to fold."""


@dataclass(frozen=True)
class Sheet:
    """One sheet of paper: lots from left to right and from top to bottom."""

    lots: tuple[Lot, ...]


@dataclass(frozen=True)
class Kit:
    """All that is in the box."""

    sheets: tuple[Sheet, ...]
    making: tuple[str, ...]
    """What to do with scissors and glue, a sentence each."""
    household: tuple[str, ...]
    """What every house has instead, a sentence each."""
    turn: tuple[str, ...]
    """The summary of a turn for each player, a line each; lines that begin with `# ` are headings."""
    emblem: str = ""
    """A drawing of 30 by 30 round 0, 0 for the first page."""

    def counts(self) -> dict[str, int]:
        """How many there are of each piece, by what the rules call it."""
        found: dict[str, int] = {}
        for sheet in self.sheets:
            for lot in sheet.lots:
                for piece in lot.pieces:
                    found[piece.key] = found.get(piece.key, 0) + piece.count
        return found
