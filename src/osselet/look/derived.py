"""A look for a game that declares none, made from the shape of its views; and any look written out as Python."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from osselet.core.cells import grid
from osselet.core.look import Board, Fact, Fill, Flag, Look, Piece, Place, Row, Score, id_of

PAPER = Piece("value", "print", "cream", "·")
TOLD_ELSEWHERE = frozenset(("phase", "turn", "seats"))
"""Keys that the page shows by itself, or that are the mats."""
SCORES = frozenset(("score", "points", "total", "won", "wins", "home"))
GOALS = ("goal", "target")


def derive(views: Sequence[Mapping[str, Any]]) -> Look | None:
    """The look of views of one game; None where something in them is too deep to be laid out without being told how."""
    table = _places(views, skip=TOLD_ELSEWHERE)
    mats = [seat for view in views for seat in _items(view.get("seats"))]
    mat = _places(mats)
    if table is None or mat is None:
        return None
    goal = next((name for name in GOALS if any(name in view for view in views)), None)
    kept = tuple(place for place in table if id_of(place) != goal or not _scored(mat))
    return Look((PAPER,), kept, tuple(_scores(mat, goal)))


def _items(value: Any) -> list[Mapping[str, Any]]:
    return [one for one in value if isinstance(one, Mapping)] if isinstance(value, list) else []


def _scored(mat: Iterable[Place]) -> bool:
    return any(id_of(place) in SCORES for place in mat)


def _scores(mat: Iterable[Place], goal: str | None) -> Iterable[Place]:
    """Points have something to reach, where the view says what."""
    for place in mat:
        yield Score(place.path, goal) if isinstance(place, Fact) and place.path in SCORES else place


def _places(found: Sequence[Mapping[str, Any]], skip: frozenset[str] = frozenset()) -> list[Place] | None:
    keys = dict.fromkeys(key for one in found for key in one if key not in skip)
    places: list[Place] = []
    for key in keys:
        values = [one[key] for one in found if one.get(key) is not None]
        made = _place(key, values)
        if made is None:
            return None
        places += made
    return places


def _place(path: str, values: Sequence[Any]) -> list[Place] | None:
    """Where values of one key lie: none where there never were any, None where nobody can tell."""
    if all(isinstance(value, bool) for value in values):
        return [Flag(path)] if values else []
    if all(_is_single(value) for value in values):
        return [Fact(path)]
    if all(isinstance(value, list) for value in values):
        if all(_is_single(one) for value in values for one in value):
            return [Row(path, PAPER.name)]
        shapes = {(len(value), *(len(row) if isinstance(row, list) else -1 for row in value)) for value in values}
        rows, *columns = next(iter(shapes))
        even = len(shapes) == 1 and len({*columns}) == 1 and columns[0] > 0
        if even and all(_is_single(one) for value in values for row in value for one in row):
            return [Board(path, grid(rows, columns[0]), (Fill(path, PAPER.name),))]
    if all(isinstance(value, Mapping) for value in values):
        keys = dict.fromkeys(key for value in values for key in value)
        parts = [
            _place(f"{path}.{key}", [value[key] for value in values if value.get(key) is not None]) for key in keys
        ]
        if all(part is not None for part in parts):
            return [place for part in parts for place in part or ()]
    return None


def _is_single(value: Any) -> bool:
    return value is None or isinstance(value, str | int) or (isinstance(value, Mapping) and value.keys() == {"seat"})


def as_python(look: Look) -> str:
    """A look as it would stand in `look.py`."""
    names = sorted({"Look", *_words(look)})
    cells = ["from osselet.core.cells import grid"] if any(isinstance(place, Board) for place in look.table) else []
    lines = [
        '"""How the game looks: its pieces, where they lie, and which move is made by touching what."""',
        "",
        *cells,
        f"from osselet.core.look import {', '.join(names)}",
        "",
        "LOOK = Look(",
        *_tuple("pieces", [_piece(piece) for piece in look.pieces]),
        *_tuple("table", [_written(place) for place in look.table]),
        *_tuple("mat", [_written(place) for place in look.mat]),
        f'    cloth="{look.cloth}",',
        ")",
    ]
    return "\n".join(lines) + "\n"


def _words(look: Look) -> Iterable[str]:
    if look.pieces:
        yield "Piece"
    for place in (*look.table, *look.mat):
        yield type(place).__name__
        if isinstance(place, Board):
            yield from (type(layer).__name__ for layer in place.layers)


def _tuple(name: str, parts: Sequence[str]) -> list[str]:
    return [f"    {name}=(", *(f"        {part}," for part in parts), "    ),"] if parts else []


def _piece(piece: Piece) -> str:
    return f'Piece("{piece.name}", "{piece.shape}", "{piece.colour}", "{piece.sign}")'


def _written(place: Place) -> str:
    match place:
        case Board():
            last = place.cells.cells[-1]
            fills = ", ".join(
                f'Fill("{layer.path}", "{layer.of}")' for layer in place.layers if isinstance(layer, Fill)
            )
            return f'Board("{place.name}", grid({int(last.y) + 1}, {int(last.x) + 1}), ({fills},))'
        case Score(goal=goal) if goal is not None:
            return f'Score("{place.path}", "{goal}")'
        case Row():
            return f'Row("{place.path}", "{place.of}")'
    return f'{type(place).__name__}("{id_of(place)}")'
