"""How a game looks, as data: its pieces, the places they lie at, and which move is made by touching what.

A game says it once, in `look.py`; the page draws a table from it, the terminal a text board, and the cabinet a lid.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from osselet.core.cells import Cells
from osselet.core.errors import GameError

Shape = Literal["disc", "card", "die", "cube", "pawn", "stone", "coin", "bone", "hex", "print", "cup", "pyramid"]
Tone = Literal["plain", "good", "bad"]
SHAPES: tuple[Shape, ...] = (
    "disc",
    "card",
    "die",
    "cube",
    "pawn",
    "stone",
    "coin",
    "bone",
    "hex",
    "print",
    "cup",
    "pyramid",
)
STEPPER, KEYPAD, CHOOSER = "=stepper", "=keypad", "=chooser"
"""Controls that decide a part of a move where no thing does."""
CONTROLS = (STEPPER, KEYPAD, CHOOSER)
POSITION = "#"
"""Behind the name of a place: the part counts the things that lie there, in order."""
SEAT = "seat"
"""The colour of whoever a piece belongs to."""


class Colour(NamedTuple):
    """A colour of the house: what it is painted in, what is printed on it, and the terminal's name for it."""

    fill: str
    ink: str
    terminal: str


COLOURS = {
    "ivory": Colour("#f6ecd2", "#2b2118", "bright_white"),
    "white": Colour("#fdfbf5", "#241c16", "bright_white"),
    "cream": Colour("#fbf3df", "#4a2f18", "bright_white"),
    "ink": Colour("#2c2726", "#f7f1e6", "bright_black"),
    "slate": Colour("#66707a", "#ffffff", "bright_black"),
    "red": Colour("#b23a2f", "#fff6ea", "red"),
    "blue": Colour("#2f66ab", "#ffffff", "blue"),
    "green": Colour("#2f7a45", "#ffffff", "green"),
    "gold": Colour("#dba52c", "#2a1c0c", "yellow"),
    "plum": Colour("#74406f", "#fff3fb", "magenta"),
    "brown": Colour("#8a5a2f", "#fff3e0", "yellow"),
    "teal": Colour("#2a7a80", "#ffffff", "cyan"),
}
CLOTHS = {
    "green": ("#3f7a58", "#1f4030"),
    "blue": ("#426b94", "#1f3650"),
    "plum": ("#74507a", "#3b2741"),
    "red": ("#96483d", "#4d231f"),
    "sand": ("#c3a775", "#4d402a"),
    "slate": ("#66727c", "#2c343b"),
}
"""What a table is covered with, in light and in the dark."""


@dataclass(frozen=True)
class Piece:
    """A kind of piece. A page draws its shape, or `pieces/NAME.svg` if that lies in the game's folder; a terminal
    its sign.
    """

    name: str
    shape: Shape = "disc"
    colour: str = "ivory"
    sign: str = "●"
    under: str | None = None
    """It lies face down, and whoever may see it knows that this piece is under it."""


@dataclass(frozen=True)
class Pile:
    """Things upon each other: one sees the uppermost, and how many there are."""

    path: str
    of: str | None = None
    """What a number counts, and whose face a value is."""


@dataclass(frozen=True)
class Row:
    """Things side by side."""

    path: str
    of: str | None = None


@dataclass(frozen=True)
class Fan:
    """Things held like a hand of cards."""

    path: str
    of: str | None = None


@dataclass(frozen=True)
class Fill:
    """What lies in each cell of a board: rows of cells, a list in their order, or a dict by name."""

    path: str
    of: str | None = None
    blank: str | None = None
    """What lies where the view has null."""


@dataclass(frozen=True)
class Stand:
    """Pieces that say where they stand: a cell, or several. `*` in the path goes through a list."""

    path: str
    piece: str
    owner: str | None = None
    """Of items that name their seat under another key than the list of seats: that key."""
    off: str | None = None
    """The value of one that stands beside the board."""


@dataclass(frozen=True)
class Mark:
    """Cells or things that are marked; of a place beside boards its path."""

    path: str
    place: str | None = None


@dataclass(frozen=True)
class Board:
    """Cells, and what lies on them."""

    name: str
    cells: Cells
    layers: tuple[Fill | Stand | Mark, ...]


@dataclass(frozen=True)
class Fact:
    """A value in words: `view-KEY` is what it is called."""

    path: str


@dataclass(frozen=True)
class Flag:
    """A word that is there while something is true."""

    path: str
    tone: Tone = "plain"


@dataclass(frozen=True)
class Score:
    """A number, and what it has to reach."""

    path: str
    goal: str | int | None = None


Place = Pile | Row | Fan | Board | Mark | Fact | Flag | Score
Touch = Mapping[str, str | tuple[str, ...]]


def id_of(place: Place) -> str:
    """How touches name a place."""
    return place.name if isinstance(place, Board) else place.path


@dataclass(frozen=True)
class Look:
    """The whole look of a game."""

    pieces: tuple[Piece, ...] = ()
    table: tuple[Place, ...] = ()
    """What lies in the middle."""
    mat: tuple[Place, ...] = ()
    """What lies before every seat: paths within `seats.*`, then within the view."""
    touch: Touch = field(default_factory=dict)
    """`word.part`, `*.part` or `word`: the places, marks or controls that decide it."""
    told: Mapping[str, Tone] = field(default_factory=dict)
    """Keys of log lines that are good or bad news."""
    cloth: str = "green"

    def __post_init__(self) -> None:
        for problem in self._problems():
            raise GameError(f"This look cannot be: {problem}.")

    def piece(self, name: str | None) -> Piece | None:
        """The piece of this name."""
        return next((piece for piece in self.pieces if piece.name == name), None)

    def marks(self) -> Iterator[Mark]:
        """All marks, on boards and elsewhere."""
        for place in (*self.table, *self.mat):
            if isinstance(place, Mark):
                yield place
            elif isinstance(place, Board):
                yield from (layer for layer in place.layers if isinstance(layer, Mark))

    def touchable(self) -> set[str]:
        """What touches may name."""
        things = {id_of(place) for place in (*self.table, *self.mat) if isinstance(place, Pile | Row | Fan | Board)}
        return things | {mark.path for mark in self.marks()}

    def _problems(self) -> Iterator[str]:
        names = [piece.name for piece in self.pieces]
        yield from (f"two pieces are called {name!r}" for name in names if names.count(name) > 1)
        for piece in self.pieces:
            if piece.shape not in SHAPES:
                yield f"{piece.name} has the shape {piece.shape!r}; there are {', '.join(SHAPES)}"
            if piece.colour not in COLOURS and piece.colour != SEAT:
                yield f"{piece.name} has the colour {piece.colour!r}; there are {', '.join([*COLOURS, SEAT])}"
        if self.cloth not in CLOTHS:
            yield f"its cloth is {self.cloth!r}; there are {', '.join(CLOTHS)}"
        for tone in self.told.values():
            if tone not in ("good", "bad"):
                yield f"news are good or bad, not {tone!r}"
        for where, name in self._named():
            if name not in names:
                yield f"{where} is made of {name!r}, and no piece is called so"
        for side in (self.table, self.mat):
            ids = [id_of(place) for place in side if isinstance(place, Pile | Row | Fan | Board)]
            yield from (f"two places are called {one!r}" for one in ids if ids.count(one) > 1)
        yield from self._wrong_touches()

    def _named(self) -> Iterator[tuple[str, str]]:
        """Every piece that is named somewhere."""
        for piece in self.pieces:
            if piece.under is not None:
                yield piece.name, piece.under
        for place in (*self.table, *self.mat):
            for one in place.layers if isinstance(place, Board) else (place,):
                match one:
                    case Pile() | Row() | Fan():
                        named = [one.of]
                    case Fill():
                        named = [one.of, one.blank]
                    case Stand():
                        named = [one.piece]
                    case _:
                        named = []
                yield from ((one.path, name) for name in named if name is not None)

    def _wrong_touches(self) -> Iterator[str]:
        known = self.touchable()
        for said, targets in self.touch.items():
            if not said or said.count(".") > 1:
                yield f"{said!r} is neither word.part nor *.part nor a word"
            for target in targets if isinstance(targets, tuple) else (targets,):
                if target not in CONTROLS and target.removesuffix(POSITION) not in known:
                    yield f"{said} is touched at {target!r}, and no place or mark is called so"
