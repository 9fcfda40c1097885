"""The table in text: the bag, the chest and the coins, then a screen for each dog with bones behind and before it.

Lines are at most 60 columns wide. Every colour has a sign in the reader's language, told at the bottom, so
colour is never the only sign. Markup is rich's, written by hand: a game depends on core alone.
"""

from collections.abc import Iterator
from typing import Any

from osselet.core.markup import Piece, escaped, fitted, painted

COLOURS = ("grey", "white", "red", "yellow", "black")
STYLES = {
    "grey": "bold black on grey62",
    "white": "bold black on bright_white",
    "red": "bold white on red3",
    "yellow": "bold black on gold1",
    "black": "bold white on grey11",
}
WIDE = 58
LABEL = 11
NAME = 16

Say = Any
View = dict[str, Any]


def board(view: View, say: Say) -> str:
    """The whole table, ready to print."""
    lines = [heading(view, say), *middle(view, say), rule_line()]
    for seat in range(len(view["seats"])):
        lines += screen(view, say, seat)
    lines += [rule_line(), legend(say)]
    return "\n".join(line.rstrip() for line in lines)


def rule_line() -> str:
    """A line across the table."""
    return f" [dim]{'─' * WIDE}[/]"


def heading(view: View, say: Say) -> str:
    """The round, the phase and the coins."""
    if view["phase"] == "over":
        return f" [bold]{escaped(say('board-over', round=view['round']))}[/]"
    coins = " ".join(f"({face})" for face in view["coins"]) or "–"
    title = f"{say('board-round', round=view['round'])} · {say('board-phase-' + view['phase'])}"
    return f" [bold]{escaped(title)}[/]   [dim]{escaped(say('board-coins'))}[/] [bold]{coins}[/]"


def middle(view: View, say: Say) -> Iterator[str]:
    """The bag and what this seat knows of it, the chest, the free tokens, the hand that draws."""
    bag, seen = view["bag"], view["bag"]["seen"]
    yield row(say, "bag", [(f"{bag['size']:>3} ", "bold"), (say("board-bones", count=bag["size"]), "dim")])
    if seen is not None:
        yield row(say, "seen", bones(say, seen["content"]))
        since: list[Piece] = [(f" +{seen['added']}  −", "")]
        yield row(say, "since", since + bones(say, seen["removed"]))
    yield row(say, "chest", bones(say, view["chest"]))
    taken = {seat["role"] for seat in view["seats"]}
    free = " ".join(str(token) if token not in taken else "·" for token in range(8))
    yield row(say, "tokens", [(f" {free}", "bold")])
    if any(view["drawn"].values()):
        yield row(say, "drawn", bones(say, view["drawn"]))
    if view["steal"] is not None:
        yield row(say, "stake", bones(say, {view["steal"]: 1}))


def row(say: Say, key: str, pieces: list[Piece]) -> str:
    """A label and what it stands for."""
    return painted([(f"   {fitted(say('board-' + key), LABEL)}", "dim"), *pieces])


def bones(say: Say, counts: dict[str, int]) -> list[Piece]:
    """Each colour that is there, its number before its sign."""
    pieces: list[Piece] = []
    for colour in COLOURS:
        if counts.get(colour):
            pieces += [(" ", ""), (f" {counts[colour]}{say('board-sign-' + colour)} ", STYLES[colour])]
    return pieces or [("  –", "dim")]


def screen(view: View, say: Say, seat: int) -> Iterator[str]:
    """One player: name and token; bones behind the screen and before it."""
    dog = view["seats"][seat]
    name = "bold" if view["turn"] == seat else "dim" if dog["out"] else ""
    pieces: list[Piece] = [
        (f" {mark(view, seat)} ", "bold"),
        (fitted(say.player(seat), NAME), name),
        (" ◆ " if view["first"] == seat else "   ", "bold"),
        *token(dog, say),
    ]
    if dog["out"]:
        pieces += [("  ✗ ", "bold red"), (say("board-out"), "bold red")]
    elif dog["sealed"]:
        pieces.append((f"  {say('board-sealed')}", "green"))
    yield painted(pieces)
    behind = [(f" {say('board-hidden', count=dog['stock_size'])}", "dim")]
    yield row(say, "behind", behind if dog["stock"] is None else bones(say, dog["stock"]))
    points: list[Piece] = [("  ", ""), (say("board-points", points=worth(dog["front"])), "dim")]
    yield row(say, "front", bones(say, dog["front"]) + points)


def token(dog: dict[str, Any], say: Say) -> list[Piece]:
    """The token before a player, turned over with the number announced; of who is out only the token itself."""
    if dog["role"] is None:
        return []
    if dog["flipped"]:
        sign, text = f" ⟲{dog['role']} ", say("board-hothead", announced=dog["announced"] or 0)
    else:
        sign, text = f" {dog['role']} ", say("role-name", role=dog["role"])
    return [(sign, "bold reverse"), ("" if dog["out"] else f" {text}", "")]


def mark(view: View, seat: int) -> str:
    """Whose turn it is, or at the end who has won."""
    if view["phase"] != "over":
        return "▶" if view["turn"] == seat else " "
    ranks = [rank(dog) for dog in view["seats"]]
    return "★" if ranks[seat] == max(ranks) else " "


def rank(dog: dict[str, Any]) -> tuple[int, int, int]:
    """Still in play, then points, then fewer blacks."""
    return (not dog["out"], worth(dog["front"]), -dog["front"]["black"])


def worth(front: dict[str, int]) -> int:
    """The points of a front."""
    return front["grey"] + front["white"] + 2 * front["red"] + 3 * front["yellow"]


def legend(say: Say) -> str:
    """What the signs mean."""
    pieces: list[Piece] = [(" ", "")]
    for colour in COLOURS:
        pieces += [(f" {say('board-sign-' + colour)} ", STYLES[colour]), (f" {say('board-' + colour)} ", "dim")]
    return painted(pieces) + "\n" + painted([(f" ▶ {say('board-turn')}  ◆ {say('board-first')}", "dim")])
