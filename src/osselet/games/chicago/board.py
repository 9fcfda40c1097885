"""The town in text: every cell with its sign and its number in the row, then the thieves and the Police.

Lines are at most 78 columns wide. Each thing has a sign as well as a colour. Markup is rich's,
written by hand: a game depends on core alone.
"""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from osselet.core.markup import Piece, fitted, painted
from osselet.games.chicago.state import FRANCS, WORTH
from osselet.games.chicago.state.maps import GATE, HOUSE, KINDS, MAPS, STAR, TOWNS, Town

CELL = 4
"""Columns a cell takes, a blank between two included."""
NAME = 14
WIDTH = 78
SHORT = ("plane", "bank", "car")
"""Houses that are seen and put back: what they hold is written on them in three letters."""
COLOURS = ("red", "green", "yellow", "magenta")
SIGNS = {HOUSE: "▓", GATE: "∩", STAR: "*", ".": "·"}
STYLES = {HOUSE: "white on grey30", GATE: "bold cyan", STAR: "bold yellow", ".": "dim"}


def board(view: dict[str, Any], say: Any) -> str:
    """The whole table, ready to print."""
    town = TOWNS[MAPS.index(view["map"])]
    standing = pawns(view, say)
    lines = [heading(view, say), "", *streets(town, view, say, standing), "", *legend(view, say), ""]
    lines += [line for thief in range(len(view["thieves"])) for line in thief_lines(view, say, thief)]
    lines += police_lines(view, say)
    return "\n".join(line.rstrip() for line in lines)


def heading(view: dict[str, Any], say: Any) -> str:
    """The round, and how long it has been quiet."""
    if view["phase"] == "over":
        return f" [bold]{say('board-over', round=view['round'])}[/]"
    quiet = f"  [dim]{say('board-quiet', quiet=view['quiet'])}[/]" if view["quiet"] else ""
    return f" [bold]{say('board-round', game=view['game'], round=view['round'])}[/]{quiet}"


def pawns(view: dict[str, Any], say: Any) -> dict[str, Piece]:
    """Who stands on which cell."""
    standing: dict[str, Piece] = {}
    for number, thief in enumerate(view["thieves"]):
        if thief["cell"] is not None:
            standing[thief["cell"]] = thief_sign(view, say, number)
    for officer in view["policemen"]:
        if officer["cell"] is not None:
            sign, style = (
                ("board-sign-frozen", "black on blue")
                if officer["frozen"]
                else ("board-sign-police", "bold white on blue")
            )
            standing[officer["cell"]] = (f"{say(sign):^3}", style)
    return standing


def thief_sign(view: dict[str, Any], say: Any, number: int) -> Piece:
    """A thief's pawn: a letter and its number, from 1; small once it is arrested."""
    letter = say("board-sign-thief")
    if view["thieves"][number]["state"] == "arrested":
        return f"{letter.lower()}{number + 1}#", f"{COLOURS[number]}"
    return f"{letter}{number + 1} ", f"bold black on {COLOURS[number]}"


def streets(town: Town, view: dict[str, Any], say: Any, standing: dict[str, Piece]) -> list[str]:
    """The rows of the town, each between its letters."""
    wide = CELL if town.shape == "squares" else CELL // 2
    rows: dict[int, list[Piece]] = {}
    columns: dict[int, int] = {}
    for cell, (row, column) in enumerate(town.places):
        pieces = rows.setdefault(row, [(f" {chr(ord('a') + row)} ", "dim")])
        blank = column * wide - columns.get(row, 0)
        columns[row] = column * wide + CELL
        pieces += [(" " * blank, ""), standing.get(town.names[cell]) or place(town, view, say, cell), (" ", "")]
    return [painted(rows[row]) for row in sorted(rows)]


def place(town: Town, view: dict[str, Any], say: Any, cell: int) -> Piece:
    """A cell where nobody stands: its sign and its number in the row."""
    sign, name = town.signs[cell], town.names[cell]
    number = name[1:]
    if sign != HOUSE:
        return f"{SIGNS[sign]}{number:<2}", STYLES[sign]
    held = view["houses"][name]
    if held == "taken":
        return f"×{number:<2}", "dim"
    if held == "closed":
        return f"{'?' if name in view['opened'] else SIGNS[HOUSE]}{number:<2}", STYLES[HOUSE]
    return fitted(say(f"board-short-{held}"), 3), "bold black on white"


def legend(view: dict[str, Any], say: Any) -> Iterator[str]:
    """What the signs mean; of those that are rare, the ones now on the board."""
    signs = [(SIGNS[HOUSE], "house"), ("?", "put-back"), ("×", "taken"), (SIGNS[GATE], "gate"), (SIGNS[STAR], "star")]
    words = [f"{sign} {say(f'board-{key}')}" for sign, key in signs]
    words += [f"{say(f'board-sign-{key}')} {say(f'board-{key}')}" for key in ("police", "frozen")]
    yield painted([(" " + fitted("  ".join(words), WIDTH - 1), "dim")])
    known = [kind for kind in SHORT if kind in view["houses"].values()]
    rare = [f"{say(f'board-short-{kind}')} {say(f'house-{kind}')}" for kind in known]
    if any(thief["state"] == "arrested" for thief in view["thieves"]):
        rare.append(f"{say('board-sign-thief').lower()}# {say('board-arrested-sign')}")
    if rare:
        yield painted([(" " + fitted("  ".join(rare), WIDTH - 1), "dim")])


def thief_lines(view: dict[str, Any], say: Any, number: int) -> list[str]:
    """One thief: name, where it is, how much it has; below, what that is, for its owner."""
    thief = view["thieves"][number]
    mine = view["turn"]["thief"] == number
    where = say(f"board-{thief['state']}", cell=thief["cell"] or "")
    may_drive = thief["state"] == "town" and thief["loot_size"] > 0 and view["left"]["car"] > 0
    unknown = say("board-car-unknown") if may_drive else ""
    car = {True: say("board-car"), False: "", None: unknown}[thief["car"]]
    alone = [other["seat"] for other in view["thieves"]].count(thief["seat"]) == 1
    pieces = [
        (f" {'▶' if mine else ' '} ", "bold"),
        thief_sign(view, say, number),
        (f" {fitted(say.player(thief['seat']), NAME)} ", "bold" if mine else ""),
        (fitted(where, 18), ""),
        (fitted(say("board-loot", size=thief["loot_size"]), 12), ""),
        (fitted(car, 10), "dim" if thief["car"] is None else "bold"),
        (total(view, say, thief["seat"]) if alone else value(say, thief["loot"]), "bold"),
    ]
    lines = [painted(pieces), *listed(say, thief["loot"])]
    both = "" if alone else total(view, say, thief["seat"])
    if both and thief["seat"] not in [other["seat"] for other in view["thieves"][number + 1 :]]:
        name = fitted(say.player(thief["seat"]), NAME).rstrip()
        lines.append(painted([(f"       {say('board-total', player=name)} ", "dim"), (both, "bold")]))
    return lines


def police_lines(view: dict[str, Any], say: Any) -> list[str]:
    """The Police: how many policemen are in town, wait or are immobilised, and what was confiscated."""
    officers = view["policemen"]
    waiting = sum(officer["cell"] is None for officer in officers)
    frozen = sum(officer["frozen"] for officer in officers)
    mine = view["turn"]["seat"] == view["police"]
    count = say("board-officers", town=len(officers) - waiting, waiting=waiting, frozen=frozen)
    pieces = [
        (f" {'▶' if mine else ' '} ", "bold"),
        (f"{say('board-sign-police'):^3}", "bold white on blue"),
        (f" {fitted(say.player(view['police']), NAME)} ", "bold" if mine else ""),
        (fitted(count, 40), ""),
        (total(view, say, view["police"]), "bold"),
    ]
    posts = [
        officer["cell"] + (f" ({say('board-sign-frozen')})" if officer["frozen"] else "")
        for officer in officers
        if officer["cell"] is not None
    ]
    lines = [painted(pieces), *wrapped("  ".join(posts))]
    if view["moves_left"] is not None and view["phase"] == "police":
        lines.append(painted([(f"       {say('board-moves', moves=view['moves_left'])}", "dim")]))
    return lines + listed(say, view["police_loot"])


def value(say: Any, loot: list[str] | None) -> str:
    """What a thief's loot is worth, where it is known."""
    if loot is None:
        return ""
    return str(say("board-francs", francs=sum(WORTH[KINDS.index(kind)] for kind in loot) * FRANCS))


def total(view: dict[str, Any], say: Any, seat: int) -> str:
    """All a seat has, where it is known; a star for the winners."""
    score = view["seats"][seat]["score"]
    if score is None:
        return ""
    scores = [other["score"] for other in view["seats"]]
    best = view["phase"] == "over" and score == max(scores)
    return str(say("board-francs", francs=score)) + (" ★" if best else "")


def listed(say: Any, loot: list[str] | None) -> list[str]:
    """The houses of a loot by kind, where they are known."""
    if not loot:
        return []
    kinds = [(kind, loot.count(kind)) for kind in KINDS if kind in loot]
    text = ", ".join(
        f"{count} × {say(f'house-{kind}')}" if count > 1 else say(f"house-{kind}") for kind, count in kinds
    )
    return [painted([(f"       {fitted(text, WIDTH - 7)}", "italic")])]


def wrapped(text: str) -> list[str]:
    """A dim text under a pawn's line, on as many lines as it needs."""
    return [painted([(f"       {row}", "dim")]) for row in wrap(text, WIDTH - 7)]
