"""What lies where on a declared table, read from a view and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from osselet.core.look import Board, Fact, Fan, Fill, Flag, Look, Mark, Pile, Place, Row, Score, Stand, id_of

MISSING = object()
"""What is not there; null is."""


@dataclass(frozen=True)
class Thing:
    """A piece at a place."""

    kind: str
    value: str | int | None = None
    """Its face, where it has several."""
    seat: int | None = None
    """Whose it is."""
    cell: str = ""
    turn: int = 0

    @property
    def hidden(self) -> bool:
        """Does it lie there without a face?"""
        return self.value is None


@dataclass(frozen=True)
class Spread:
    """A place with what lies there; `seat` is whose mat it is on, None on the table."""

    place: Place
    seat: int | None
    value: Any
    """What the view has under its path; MISSING where that is not there."""
    things: tuple[Thing, ...] = ()
    marked: frozenset[str] = frozenset()
    """Cells, or pieces and faces, that are marked."""

    @property
    def id(self) -> str:
        """How touches name it."""
        return id_of(self.place)


@dataclass(frozen=True)
class Scene:
    """A whole table."""

    table: tuple[Spread, ...]
    mats: tuple[tuple[Spread, ...], ...]
    unread: tuple[str, ...] = field(default=())
    """What in the view could not be understood, in words."""

    def spreads(self) -> Iterator[Spread]:
        """The places of the table, then of all mats."""
        yield from self.table
        for mat in self.mats:
            yield from mat


def seat_of(value: Any) -> int | None:
    """A seat in a view, as a number or as `{"seat": 2}`."""
    if isinstance(value, Mapping):
        value = value.get("seat")
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def resolve(path: str, *roots: Any) -> Any:
    """The value under a path in the first root that has it, MISSING in none; a null on the way ends it there."""
    for root in roots:
        value = root
        for key in path.split("."):
            if isinstance(value, Mapping) and key in value:
                value = value[key]
            elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
                value = value[int(key)]
            elif value is None:
                break
            else:
                value = MISSING
                break
        if value is not MISSING:
            return value
    return MISSING


class Reader:
    """Reads views by a look."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kinds = {piece.name for piece in look.pieces}
        self._wrong: list[str] = []

    def read(self, view: Mapping[str, Any]) -> Scene:
        """The table as a view has it."""
        self._wrong = []
        seats = view.get("seats")
        seats = seats if isinstance(seats, list) else []
        table = tuple(self._spread(place, None, view) for place in self._look.table if not isinstance(place, Mark))
        mats = tuple(
            tuple(self._spread(place, at, seat, view) for place in self._look.mat if not isinstance(place, Mark))
            for at, seat in enumerate(seats)
        )
        return Scene(table, mats, tuple(self._wrong))

    def _spread(self, place: Place, seat: int | None, *roots: Any) -> Spread:
        if isinstance(place, Board):
            return self._board(place, seat, *roots)
        value = resolve(place.path, *roots)
        if value is MISSING:
            self._wrong.append(f"{place.path!r} is not in the view")
        if isinstance(place, Fact | Flag | Score | Mark):
            return Spread(place, seat, value)
        things = tuple(self._things(place, value, seat))
        return Spread(place, seat, value, things, self._marked(place.path, *roots))

    def _marked(self, place: str, *roots: Any) -> frozenset[str]:
        found: set[str] = set()
        for mark in self._look.marks():
            if mark.place == place:
                found.update(self._names(resolve(mark.path, *roots), mark.path))
        return frozenset(found)

    def _names(self, value: Any, path: str) -> Iterator[str]:
        if value is MISSING:
            self._wrong.append(f"{path!r} is not in the view")
        elif isinstance(value, list):
            yield from (str(one) for one in value if one is not None)
        elif value is not None and not isinstance(value, bool):
            yield str(value)

    def _things(self, place: Pile | Row | Fan, value: Any, seat: int | None) -> Iterator[Thing]:
        of, path = place.of, place.path
        if value is MISSING or value is None:
            return
        if isinstance(value, bool):
            self._wrong.append(f"{path!r} is {value}, and no thing; a Flag says whether something is true")
        elif isinstance(value, int):
            if of is None:
                self._wrong.append(f"{path!r} is a number; say of what, such as {type(place).__name__}({path!r}, of=…)")
            else:
                yield from (Thing(of, "", seat) for _ in range(value))
        elif isinstance(value, list):
            for one in value:
                yield from self._thing(one, of, seat, path)
        elif isinstance(value, Mapping) and "kind" not in value and seat_of(value) is None:
            for kind, count in value.items():
                if kind not in self._kinds and of is None:
                    self._wrong.append(f"{kind!r} in {path!r} is no piece")
                elif isinstance(count, int):
                    face = "" if kind in self._kinds else kind
                    yield from (Thing(kind if kind in self._kinds else str(of), face, seat) for _ in range(count))
        else:
            yield from self._thing(value, of, seat, path)

    def _thing(self, value: Any, of: str | None, seat: int | None, path: str, cell: str = "") -> Iterator[Thing]:
        if isinstance(value, Mapping) and "kind" in value:
            owner = seat_of(value.get("seat"))
            turn = value.get("turn")
            inner = value["kind"]
            seat = seat if owner is None else owner
            for thing in self._thing(inner, of, seat, path, cell):
                yield Thing(thing.kind, thing.value, thing.seat, cell, turn if isinstance(turn, int) else 0)
        elif isinstance(value, str) and value in self._kinds:
            yield Thing(value, "", seat, cell)
        elif of is not None and (value is None or isinstance(value, str | int)) and not isinstance(value, bool):
            yield Thing(of, value, seat, cell)
        else:
            self._wrong.append(f"{value!r} in {path!r} is no piece, and nothing says what it is a face of")

    def _board(self, board: Board, seat: int | None, *roots: Any) -> Spread:
        things: list[Thing] = []
        marked: set[str] = set()
        for layer in board.layers:
            if isinstance(layer, Fill):
                things += self._filled(board, layer, resolve(layer.path, *roots))
            elif isinstance(layer, Stand):
                things += self._standing(board, layer, seat, *roots)
            else:
                names = set(self._names(resolve(layer.path, *roots), layer.path))
                self._wrong += [f"{name!r} in {layer.path!r} is no cell" for name in names if not _is_cell(board, name)]
                marked |= names
        return Spread(board, seat, None, tuple(things), frozenset(marked))

    def _filled(self, board: Board, layer: Fill, value: Any) -> Iterator[Thing]:
        cells = [cell.name for cell in board.cells.cells]
        if value is MISSING:
            self._wrong.append(f"{layer.path!r} is not in the view")
            return
        if isinstance(value, Mapping):
            found = list(value.items())
        elif isinstance(value, list):
            flat = [one for row in value for one in (row if isinstance(row, list) else [row])]
            if len(flat) != len(cells):
                self._wrong.append(f"{layer.path!r} has {len(flat)} cells, and {board.name} has {len(cells)}")
            found = list(zip(cells, flat, strict=False))
        else:
            found = []
        for cell, one in found:
            if cell not in cells:
                self._wrong.append(f"{cell!r} in {layer.path!r} is no cell")
            elif one is not None:
                yield from self._thing(one, layer.of, None, layer.path, cell)
            elif layer.blank is not None:
                yield Thing(layer.blank, "", None, cell)

    def _standing(self, board: Board, layer: Stand, seat: int | None, *roots: Any) -> Iterator[Thing]:
        for owner, value in self._walk(layer, seat, *roots):
            if value is MISSING:
                self._wrong.append(f"{layer.path!r} is not in the view")
                continue
            for one in value if isinstance(value, list) else [value]:
                if one is None:
                    continue
                name = str(one)
                if name != layer.off and not _is_cell(board, name):
                    self._wrong.append(f"{name!r} in {layer.path!r} is no cell of {board.name}")
                    continue
                yield Thing(layer.piece, "", owner, "" if name == layer.off else name)

    def _walk(self, layer: Stand, seat: int | None, *roots: Any) -> Iterator[tuple[int | None, Any]]:
        before, star, after = layer.path.partition("*")
        if not star:
            yield seat, resolve(layer.path, *roots)
            return
        items = resolve(before.rstrip("."), *roots)
        if not isinstance(items, Sequence) or isinstance(items, str):
            yield seat, MISSING
            return
        for at, item in enumerate(items):
            owner = seat_of(item.get(layer.owner)) if layer.owner and isinstance(item, Mapping) else None
            if owner is None and before == "seats.":
                owner = at
            yield owner, resolve(after.lstrip("."), item) if after else item


def _is_cell(board: Board, name: str) -> bool:
    return any(name in (cell.name, cell.lane) for cell in board.cells.cells)
