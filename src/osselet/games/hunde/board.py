"""The table in text: the ring with the dog and the runners, the dice in its middle, the bones below.

Lines are at most 60 columns wide. Every runner has a letter as well as a colour. Markup is rich's,
written by hand: a game depends on core alone.
"""

from collections.abc import Iterator
from typing import Any

from osselet.core.markup import Piece, fitted, painted, width

LETTERS = "ABCDEF"
COLOURS = ("red", "green", "yellow", "bright_blue", "magenta", "cyan")
RING = 16
CELL = 7
"""Columns inside a space."""
TOP, RIGHT, BOTTOM, LEFT = range(6), range(6, 8), range(13, 7, -1), range(15, 13, -1)
"""The spaces along each side, clockwise from the upper left corner."""
INSIDE = 4 * (CELL + 1) - 1
"""Columns inside the ring."""
NAME = 14
MOST_PIPS = 8


def board(view: dict[str, Any], say: Any) -> str:
    """The whole table, ready to print."""
    spaces = [space(view, say, at) for at in range(RING)]
    lines = [heading(view, say), *ring(spaces, list(middle(view, say))), ""]
    lines += [seat_line(view, say, seat) for seat in range(len(view["seats"]))]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: dict[str, Any], say: Any) -> str:
    """The round, the way round and the sign of who begins."""
    if view["phase"] == "over":
        return f" [bold]{say('board-over', round=view['round'])}[/]"
    signs = f"↻ {say('board-clockwise')}  ◆ {say('board-begins')}"
    return f" [bold]{say('board-round', round=view['round'])}[/]  [dim]{signs}[/]"


def ring(spaces: list[list[str]], inside: list[str]) -> Iterator[str]:
    """Sixteen spaces of two lines each, around the five lines inside."""
    bar = "─" * CELL
    yield f"╭{'┬'.join([bar] * 6)}╮"
    yield from rows(spaces, TOP)
    yield f"├{bar}┼{'┴'.join([bar] * 4)}┼{bar}┤"
    for side, (left, right) in enumerate(zip(LEFT, RIGHT, strict=True)):
        if side:
            yield f"├{bar}┤{inside[2]}├{bar}┤"
        for at in range(2):
            yield f"│{spaces[left][at]}│{inside[3 * side + at]}│{spaces[right][at]}│"
    yield f"├{bar}┼{'┬'.join([bar] * 4)}┼{bar}┤"
    yield from rows(spaces, BOTTOM)
    yield f"╰{'┴'.join([bar] * 6)}╯"


def rows(spaces: list[list[str]], side: range) -> Iterator[str]:
    """The two lines of an upper or lower side."""
    for at in range(2):
        yield "│" + "│".join(spaces[space][at] for space in side) + "│"


def space(view: dict[str, Any], say: Any, at: int) -> list[str]:
    """A space: its distance from the dog above, who stands there below."""
    distance = (at - view["dog"]) % RING
    standing: list[Piece] = []
    if distance == 0:
        standing.append((f" {say('board-dog')} ", "bold reverse"))
    standing += [pawn(seat) for seat, runner in enumerate(view["seats"]) if runner["pawn"] == at]
    if landing(view) == at:
        standing.insert(0, (f"{LETTERS[view['turn']]}▸", f"bold {COLOURS[view['turn']]}"))
        standing[1:] = [(text.strip(), style) for text, style in standing[1:]] or [(" ", "")]
    return [painted([(f" {distance or ''}", "dim")], CELL), centred(standing, CELL)]


def landing(view: dict[str, Any]) -> int | None:
    """Where the runner of this turn would land with the dice as they lie, while that is the question."""
    if view["phase"] != "choose":
        return None
    start = view["seats"][view["turn"]]["pawn"]
    return int((view["dog"] if start is None else start) + view["total"]) % RING


def pawn(seat: int) -> Piece:
    """A runner: its letter on its colour."""
    return f" {LETTERS[seat]} ", f"bold black on {COLOURS[seat]}"


def middle(view: dict[str, Any], say: Any) -> Iterator[str]:
    """Inside the ring: who waits there, and the dice of this turn."""
    labels = [say(f"board-{key}") for key in ("middle", "white", "black", "total")]
    wide = max(width(label) for label in labels) + 2
    waiting = [pawn(seat) for seat, runner in enumerate(view["seats"]) if runner["pawn"] is None]
    white = list(dice(view["dice"]["white"], say, "bold black on white"))
    black = list(dice(view["dice"]["black"], say, "bold white on grey23"))
    total = [(f" {view['total']}", "bold")] if white else []
    for label, pieces in zip(labels, (waiting, white, black, total), strict=True):
        yield painted([(f"  {fitted(label, wide)}", "dim"), *(pieces or [(" –", "dim")])], INSIDE)
        if pieces is waiting:
            yield " " * INSIDE


def dice(faces: list[str], say: Any, style: str) -> Iterator[Piece]:
    """Dice as they lie, with a blank between them."""
    for at, face in enumerate(faces):
        if at:
            yield " ", ""
        yield f" {say('board-dog') if face == 'dog' else face} ", style


def seat_line(view: dict[str, Any], say: Any, seat: int) -> str:
    """One player: name, bones, where the runner stands and what the round's end would bring now."""
    runner = view["seats"][seat]
    bones = runner["bones"]
    pips = "•" * min(bones, MOST_PIPS) + ("+" if bones > MOST_PIPS else "")
    where = say("board-in-middle") if runner["pawn"] is None else say("board-distance", distance=runner["distance"])
    return painted(
        [
            (f" {mark(view, seat)} ", "bold"),
            pawn(seat),
            (f" {fitted(say.player(seat), NAME)}", "bold" if view["turn"] == seat else ""),
            (f" {bones:>2} ", "bold"),
            (fitted(pips, MOST_PIPS + 1), ""),
            (f" {fitted(where, 13)}", ""),
            ((" ◆", "bold") if view["first"] == seat and view["phase"] != "over" else ("  ", "")),
            *outlook(view, say, seat),
        ]
    )


def mark(view: dict[str, Any], seat: int) -> str:
    """Whose turn it is, or at the end who has won."""
    if view["phase"] == "over":
        most = max(runner["bones"] for runner in view["seats"])
        return "★" if view["seats"][seat]["bones"] == most else " "
    return "▶" if view["turn"] == seat else " "


def outlook(view: dict[str, Any], say: Any, seat: int) -> list[Piece]:
    """Who would pay and who would take if the round ended now."""
    on_track = [runner["distance"] for runner in view["seats"] if runner["distance"] is not None]
    if view["phase"] == "over" or len(on_track) < 2:
        return []
    if view["seats"][seat]["distance"] == min(on_track):
        return [(f" ▾ {say('board-pays')}", "red")]
    if view["seats"][seat]["distance"] == max(on_track):
        return [(f" ▴ {say('board-takes')}", "green")]
    return []


def centred(pieces: list[Piece], columns: int) -> str:
    """Pieces in the middle of so many columns."""
    blank = (columns - sum(width(text) for text, _ in pieces) + 1) // 2
    return painted([(" " * blank, ""), *pieces], columns)
