"""How a game looks, for pages that have no board of their own for it."""

from typing import Literal

import msgspec


class PieceInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A kind of piece."""

    name: str
    shape: Literal["disc", "card", "die", "cube", "pawn", "stone", "coin", "bone", "hex", "print", "cup", "pyramid"]
    fill: str
    """Its colour; empty where it is that of its owner."""
    ink: str
    """What is printed on it."""
    under: str = ""
    """The piece that lies face down under this one, for whoever may see that."""
    picture: bool = False
    """Is there a picture of it among the game's files?"""


class CellInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A cell of a board, its middle in units of a cell."""

    name: str
    x: float
    y: float
    lane: str = ""
    printed: Literal["", "rosette", "star", "eyes", "dots", "dark"] = ""
    """An ornament upon it."""


class LayerInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What lies on a board: in cells, on its own feet, or as a mark."""

    kind: Literal["fill", "stand", "mark"]
    path: str
    of: str = ""
    blank: str = ""
    owner: str = ""
    off: str = ""


class PlaceInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A place on the table or on every mat."""

    kind: Literal["pile", "row", "fan", "board", "mark", "fact", "flag", "score"]
    path: str
    """Where its things are in the view; of a board its name."""
    of: str = ""
    tone: Literal["plain", "good", "bad"] = "plain"
    goal: str | int = ""
    """Of a score: the number to reach, or its path."""
    on: str = ""
    """Of a mark: the place whose things it marks."""
    shape: Literal["square", "round", "hex"] = "square"
    blocks: int = 0
    turns: bool = False
    """It may lie a quarter turned."""
    cells: list[CellInfo] = []
    layers: list[LayerInfo] = []


class ReachInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What decides a part of a word, or where the part is empty the whole word."""

    word: str
    """The key of the word."""
    part: str = ""
    targets: list[str]
    """Places and marks, with `#` where things are counted; or `=stepper`, `=keypad`, `=chooser`."""


class LookInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """The look of a game at a table."""

    pieces: list[PieceInfo]
    table: list[PlaceInfo]
    mat: list[PlaceInfo]
    reaches: list[ReachInfo]
    told: dict[str, Literal["plain", "good", "bad"]] = {}
    cloth: list[str]
    """In light and in the dark."""


class LidInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What a page draws on the box of a game: its picture, or its pieces fanned on the cloth."""

    picture: bool = False
    pieces: list[PieceInfo]
    cloth: list[str]
