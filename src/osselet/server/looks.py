"""The looks of games as pages take them, and the pictures that lie in a game's folder."""

import json
from pathlib import Path
from typing import Any

from osselet.core.errors import OptionError
from osselet.core.game import Game
from osselet.core.look import (
    CLOTHS,
    COLOURS,
    SEAT,
    Board,
    Fact,
    Fan,
    Fill,
    Flag,
    Look,
    Mark,
    Piece,
    Pile,
    Place,
    Row,
    Score,
    Stand,
)
from osselet.core.options import show_options
from osselet.look.touch import reaches
from osselet.room.refusal import Refusal
from osselet.table.met_views import look_of
from osselet.wire.look import CellInfo, LayerInfo, LidInfo, LookInfo, PieceInfo, PlaceInfo, ReachInfo

LARGEST_PICTURE = 65_536
PICTURES = "pieces"
LID = "lid"
FANNED = 5
"""Pieces that lie on a lid."""
KEPT = 128
LONGEST_REASON = 200
"""Letters; who sends a book as an option does not get it back."""


class Looks:
    """Looks that were asked for; a derived one takes a short game to find."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, int, str], LookInfo | None] = {}

    def is_at_hand(self, game: Game, players: int, options: str) -> bool:
        """Was it asked for before?"""
        return _key(game, players, _read(game, players, options)) in self._found

    def find(self, game: Game, players: int, options: str) -> LookInfo | None:
        """The look of a game at a table with these options (JSON); None where a page has to show its view in words."""
        read = _read(game, players, options)
        key = _key(game, players, read)
        if key not in self._found:
            if len(self._found) >= KEPT:
                self._found.clear()
            self._found[key] = _look(game, players, read)
        return self._found[key]


def _read(game: Game, players: int, options: str) -> dict[str, Any]:
    try:
        return show_options(game.read_options(json.loads(options), players), players)
    except (OptionError, ValueError, RecursionError) as error:
        raise Refusal("bad-options", reason=str(error)[:LONGEST_REASON]) from None


def _key(game: Game, players: int, read: dict[str, Any]) -> tuple[str, int, int, str]:
    return game.id, game.version, players, json.dumps(read)


def _look(game: Game, players: int, given: dict[str, Any]) -> LookInfo | None:
    look = look_of(game, players, given)
    if look is None:
        return None
    words = game.vocabulary(game.read_options(given, players))
    return LookInfo(
        pieces=[_piece(piece, game.folder) for piece in look.pieces],
        table=[_place(place) for place in look.table],
        mat=[_place(place) for place in look.mat],
        reaches=[
            ReachInfo(word=one.word, part=one.part, targets=list(one.targets))
            for one in reaches(look, words, game.dealt)
        ],
        told=dict(look.told),
        cloth=list(CLOTHS[look.cloth]),
    )


def lid_info(game: Game) -> LidInfo | None:
    """What lies on the box of a game that declares a look, or has a picture for it."""
    look = game.look_under(game.read_options({}, game.players.start))
    picture = _file(game.folder, LID) is not None
    if look is None and not picture:
        return None
    look = look or Look()
    shown = [piece for piece in look.pieces if piece.under is None][:FANNED]
    return LidInfo(
        picture=picture, pieces=[_piece(piece, game.folder) for piece in shown], cloth=list(CLOTHS[look.cloth])
    )


def picture(game: Game, name: str) -> bytes:
    """A picture of a piece, or the lid."""
    path = _file(game.folder, name)
    if path is None:
        raise Refusal("no-such-page")
    return path.read_bytes()


def _file(folder: Path, name: str) -> Path | None:
    path = folder / "lid.svg" if name == LID else folder / PICTURES / f"{name}.svg"
    fits = name.isidentifier() and path.is_file() and path.stat().st_size <= LARGEST_PICTURE
    return path if fits else None


def _piece(piece: Piece, folder: Path) -> PieceInfo:
    fill, ink, _ = COLOURS["slate" if piece.colour == SEAT else piece.colour]
    return PieceInfo(
        name=piece.name,
        shape=piece.shape,
        fill="" if piece.colour == SEAT else fill,
        ink=ink,
        under=piece.under or "",
        picture=piece.name != LID and _file(folder, piece.name) is not None,
    )


def _place(place: Place) -> PlaceInfo:
    match place:
        case Board():
            cells = [
                CellInfo(name=one.name, x=one.x, y=one.y, lane=one.lane, printed=one.printed)
                for one in place.cells.cells
            ]
            return PlaceInfo(
                kind="board",
                path=place.name,
                shape=place.cells.shape,
                blocks=place.cells.blocks,
                turns=place.cells.turns,
                cells=cells,
                layers=[_layer(layer) for layer in place.layers],
            )
        case Pile():
            return PlaceInfo(kind="pile", path=place.path, of=place.of or "")
        case Row():
            return PlaceInfo(kind="row", path=place.path, of=place.of or "")
        case Fan():
            return PlaceInfo(kind="fan", path=place.path, of=place.of or "")
        case Mark():
            return PlaceInfo(kind="mark", path=place.path, on=place.place or "")
        case Fact():
            return PlaceInfo(kind="fact", path=place.path)
        case Flag():
            return PlaceInfo(kind="flag", path=place.path, tone=place.tone)
        case Score():
            return PlaceInfo(kind="score", path=place.path, goal="" if place.goal is None else place.goal)


def _layer(layer: Fill | Stand | Mark) -> LayerInfo:
    match layer:
        case Fill():
            return LayerInfo(kind="fill", path=layer.path, of=layer.of or "", blank=layer.blank or "")
        case Stand():
            return LayerInfo(
                kind="stand", path=layer.path, of=layer.piece, owner=layer.owner or "", off=layer.off or ""
            )
        case Mark():
            return LayerInfo(kind="mark", path=layer.path)
