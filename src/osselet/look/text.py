"""A declared table as text: signs in colours, a line a mat, boards from their cells."""

from collections.abc import Iterator, Mapping
from typing import Any

from osselet.core.cells import ORNAMENTS
from osselet.core.look import COLOURS, SEAT, Board, Fact, Fan, Flag, Look, Pile, Row, Score
from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber
from osselet.look.scene import MISSING, Reader, Spread, Thing, resolve, seat_of

SEATS = ("red", "blue", "green", "yellow", "magenta", "bright_magenta")
SEAT_KEYS = frozenset(("seat", "turn", "first", "owner", "winner", "starter"))
"""Numbers under these names are seats."""
PIPS = "⚀⚁⚂⚃⚄⚅"
TIPS = "△▲"
BACK = "▒"
MANY = 12
"""More things of one kind than these are counted."""
NAME = 14
"""Letters of a name before a mat."""


def draw(look: Look, view: Mapping[str, Any], say: Speaker) -> str:
    """The table in rich's markup."""
    return "\n".join(_Drawing(look, view, say).lines())


def label(key: str, say: Speaker) -> str:
    """What a key of a view is called."""
    name = key.split(".")[-1]
    for known in (f"view-{name}", f"board-{name}", f"web-view-{name}"):
        if say.has(known):
            return say(known)
    return name.replace("_", " ")


def named(key: str, value: Any, say: Speaker) -> str:
    """A value in words."""
    is_seat = isinstance(value, Mapping | SeatNumber) or key in SEAT_KEYS
    seat = seat_of(value) if is_seat else None
    if seat is not None:
        return say.player(seat)
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, str):
        name = f"view-{key.split('.')[-1]}-{value}"
        return say(name) if say.has(name) else value.replace("_", " ")
    return str(value)


class _Drawing:
    def __init__(self, look: Look, view: Mapping[str, Any], say: Speaker) -> None:
        self._look, self._view, self._say = look, view, say
        self._scene = Reader(look).read(view)

    def lines(self) -> Iterator[str]:
        """What lies in the middle, then a line a mat."""
        boards = [spread for spread in self._scene.table if isinstance(spread.place, Board)]
        rest = [text for spread in self._scene.table if (text := self._in_line(spread))]
        if rest:
            yield " " + "   ".join(rest)
        for spread in boards:
            yield from self._board(spread)
        if self._scene.mats:
            yield ""
        for at in range(len(self._scene.mats)):
            yield from self._mat(at)

    def _mat(self, at: int) -> Iterator[str]:
        turn = seat_of(self._view.get("turn"))
        name = _plain(self._say.player(at))[:NAME].ljust(NAME)
        sign = "▶" if turn == at else " "
        colour = SEATS[at % len(SEATS)]
        parts = [text for spread in self._scene.mats[at] if (text := self._in_line(spread))]
        boards = [spread for spread in self._scene.mats[at] if isinstance(spread.place, Board)]
        yield f" {sign} [bold {colour}]{name}[/] {'   '.join(parts)}".rstrip()
        for spread in boards:
            yield from self._board(spread)

    def _in_line(self, spread: Spread) -> str:
        """A place in a few signs; empty where there is nothing to say."""
        place, value = spread.place, spread.value
        if isinstance(place, Board) or value is None or value is MISSING:
            return ""
        name = _plain(label(place.path, self._say))
        match place:
            case Fact():
                return f"[dim]{name}[/] [bold]{_plain(named(place.path, value, self._say))}[/]"
            case Flag():
                colour = {"good": "green", "bad": "red"}.get(place.tone, "yellow")
                return f"[{colour}]{name}[/]" if value else ""
            case Score():
                goal = place.goal
                if isinstance(goal, str):
                    mats = self._view.get("seats")
                    own = mats[spread.seat] if isinstance(mats, list) and spread.seat is not None else {}
                    goal = resolve(goal, own, self._view)
                of = "" if goal is None or goal is MISSING else f"[dim]/{goal}[/]"
                return f"[dim]{name}[/] [bold]{value}[/]{of}"
            case Pile() | Row() | Fan():
                shown = self._signs(spread)
                return f"[dim]{name}[/] {shown}" if shown else ""
        return ""

    def _signs(self, spread: Spread) -> str:
        things = spread.things
        if not things:
            return ""
        alike = len({(thing.kind, thing.value, thing.seat) for thing in things}) == 1
        if isinstance(spread.place, Pile) or (alike and len(things) > MANY):
            return f"{self._sign(things[-1])}[dim]×{len(things)}[/]"
        return " ".join(
            f"[reverse]{self._sign(thing)}[/]" if {str(thing.value), thing.kind} & spread.marked else self._sign(thing)
            for thing in things
        )

    def _sign(self, thing: Thing) -> str:
        piece = self._look.piece(thing.kind)
        if piece is None:
            return "?"
        colour = SEATS[(thing.seat or 0) % len(SEATS)] if piece.colour == SEAT else COLOURS[piece.colour].terminal
        if thing.value is None:
            sign = BACK
        elif piece.shape == "die" and isinstance(thing.value, int) and 1 <= thing.value <= len(PIPS):
            sign = PIPS[thing.value - 1]
        elif piece.shape == "pyramid":
            sign = TIPS[1 if thing.value else 0]
        elif thing.value != "":
            key = f"{piece.name}-{thing.value}"
            sign = self._say(key) if self._say.has(key) else str(thing.value)
        elif piece.under is not None:
            inner = self._look.piece(piece.under)
            sign = f"{piece.sign}{inner.sign if inner else ''}"
        else:
            sign = piece.sign
        return f"[{colour}]{_plain(sign)}[/]"

    def _board(self, spread: Spread) -> Iterator[str]:
        """Cells where they lie: four columns and, unless they touch like a grid, two lines each."""
        board = spread.place
        assert isinstance(board, Board)
        cells = board.cells.cells
        left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
        high = 1.0 if board.cells.shape != "round" else 1.4
        lines: dict[int, dict[int, tuple[str, int]]] = {}
        for cell in cells:
            things = [thing for thing in spread.things if thing.cell in (cell.name, cell.lane)]
            signs = [self._sign(thing) for thing in things[:2]]
            mark = spread.marked & {cell.name, cell.lane}
            text, wide = ("".join(signs), len(signs)) if signs else (f"[dim]{ORNAMENTS[cell.printed]}[/]", 1)
            if mark:
                text, wide = f"[bold yellow]‹[/]{text}[bold yellow]›[/]", wide + 2
            column = round((cell.x - left) * 4) + (0 if mark else 1)
            lines.setdefault(round((cell.y - top) * high), {})[column] = (text, wide)
        off = [self._sign(thing) for thing in spread.things if not thing.cell]
        for at in range(max(lines) + 1):
            line, column = "   ", 0
            for start, (text, wide) in sorted(lines.get(at, {}).items()):
                line += " " * max(0, start - column) + text
                column = max(start, column) + wide
            yield line.rstrip()
        if off:
            yield "   " + " ".join(off)


def _plain(text: str) -> str:
    """Words that are no markup."""
    return text.replace("[", "\\[")
