"""The table in text: the figures of the round with the cards before them, what is under way, and every player.

Lines are at most 60 columns wide. Each player has a letter as well as a colour, and a card is a
number between bars, so colour is never the only sign.
"""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from osselet.core.markup import Piece, fitted, painted, width

View = dict[str, Any]

LETTERS = "ABCDEF"
COLOURS = ("red", "green", "yellow", "bright_blue", "magenta", "cyan")
FAMILIES = ("classic", "hand", "exotic")
CELL = 18
"""Columns inside a figure."""
WIDE = 3 * CELL + 2
"""Columns inside the frame."""
NAME = 12
WON = 16
"""Columns for the cards somebody has won: at most one a round."""
COLUMNS = (("points", 7), ("won", WON), ("challenges", 7), ("cards", 9))
CARD = "bold black on white"


def board(view: View, say: Any) -> str:
    """The whole table, ready to print."""
    lines = [heading(view, say), *figures(view, say), *happening(view, say), "", *seats(view, say)]
    lines += hands(view, say)
    return "\n".join(line.rstrip() for line in lines)


def heading(view: View, say: Any) -> str:
    """The round and the sign of the Chief."""
    key = "board-over" if view["phase"] == "over" else "board-round"
    return f" [bold]{say(key, round=view['round'])}[/]  [dim]♛ {say('board-chief')}  ⚔ {say('board-duel')}[/]"


def figures(view: View, say: Any) -> Iterator[str]:
    """Three solo figures side by side with the cards before them, the duel below."""
    columns = [list(figure(view, say, family)) for family in FAMILIES]
    bar = "─" * CELL
    yield f"╭{'┬'.join([bar] * 3)}╮"
    for row in range(max(len(column) for column in columns)):
        yield "│" + "│".join(column[row] if row < len(column) else " " * CELL for column in columns) + "│"
    yield f"├{'┴'.join([bar] * 3)}┤"
    for line in duels(view, say):
        yield f"│{line}│"
    yield f"╰{'─' * WIDE}╯"


def figure(view: View, say: Any, family: str) -> Iterator[str]:
    """A solo figure: its family, its name, and the cards laid there; swords after those moved to the duel."""
    yield painted([(f" {fitted(say(f'board-{family}'), CELL - 1)}", "dim")], CELL)
    yield painted([(f" {fitted(named(view['figures'][family], say), CELL - 1)}", "bold")], CELL)
    for laid in view["laid"]:
        if laid["family"] == family:
            seat = laid["seat"]
            sign = "⚔" if laid["duel"] else " "
            name = fitted(say.player(seat), CELL - 9)
            yield painted([(" ", ""), card(laid["value"]), (sign, "bold"), letter(seat), (f" {name}", "")], CELL)


def named(figure_id: str | None, say: Any) -> str:
    """The name of a figure, or a dash before it is revealed."""
    return "–" if figure_id is None else str(say("figure-name", figure=figure_id))


def duels(view: View, say: Any) -> Iterator[str]:
    """The duel of the round, and a line for each pair."""
    label = f" {say('board-duel')}  "
    yield painted([(label, "dim"), (named(view["figures"]["duel"], say), "bold")], WIDE)
    for family in FAMILIES:
        pair = [laid for laid in view["laid"] if laid["family"] == family and laid["duel"]]
        if len(pair) == 2:
            yield painted([*fighter(pair[0], say), ("  ⚔  ", "bold"), *fighter(pair[1], say)], WIDE)


def fighter(laid: dict[str, Any], say: Any) -> list[Piece]:
    """One side of a duel: the card, and whose it is."""
    name = fitted(say.player(laid["seat"]), NAME)
    return [(" ", ""), card(laid["value"]), (" ", ""), letter(laid["seat"]), (f" {name}", "")]


def card(value: int) -> Piece:
    """A tribe card."""
    return f"▏{value}▕", CARD


def letter(seat: int) -> Piece:
    """A player's letter on the player's colour."""
    return f" {LETTERS[seat]} ", f"bold black on {COLOURS[seat]}"


def happening(view: View, say: Any) -> Iterator[str]:
    """What is under way: the attempt or the challenge, and how it is done; while cards are laid, all four figures."""
    if view["attempt"]:
        yield from attempt(view["attempt"], say)
    elif view["challenge"]:
        yield from challenge(view, say)
    elif view["phase"] == "lay":
        for figure_id in view["figures"].values():
            yield from described(figure_id, named(figure_id, say), say)


def attempt(now: dict[str, Any], say: Any) -> Iterator[str]:
    """Who tries what, what came of it, and the replays used."""
    pieces: list[Piece] = [(" ▶ ", "bold")]
    for at, seat in enumerate(now["seats"]):
        pieces += [("  ⚔  ", "bold")] if at else []
        pieces += [letter(seat), (f" {short_name(say, seat)}", "bold")]
    yield painted(pieces)
    yield painted([(f"   {outcome(now, say)}", "")])
    yield from described(now["figure"], named(now["figure"], say), say)
    used = ", ".join(f"{LETTERS[seat]} {used}/2" for seat, used in zip(now["seats"], now["replays"], strict=True))
    yield painted([(f"   {say('board-replays')}  {used}", "dim")])


def outcome(now: dict[str, Any], say: Any) -> str:
    """What is asked of the hands, or what they did."""
    result = now["result"]
    if now["needed"] is None:
        if result is None:
            return str(say("board-duel-open"))
        return str(say("board-duel-won", player=short_name(say, now["seats"][0 if result == "first" else 1])))
    if result is None:
        return str(say("board-solo-open", needed=now["needed"]))
    return str(say("board-solo", result=result, needed=now["needed"]))


def short_name(say: Any, seat: int) -> str:
    """A name of a reasonable length."""
    return fitted(say.player(seat), NAME).rstrip()


def challenge(view: View, say: Any) -> Iterator[str]:
    """The challenge, who is left in it, and where it stands."""
    now = view["contest"]
    name = say("challenge-name", challenge=view["challenge"])
    left: list[Piece] = []
    for seat in view["alive"]:
        left += [letter(seat), (" ", "")]
    yield painted([(" ★ ", "bold"), (name, "bold"), (f"  {say('board-left')} ", "dim"), *left])
    yield from described(view["challenge"], "", say)
    if now["tower"] is not None:
        yield painted([(f"   {say('board-tower', height=now['tower'])} ", ""), ("▪" * now["tower"], "bold")])
    if now["said"]:
        yield painted([(f"   {say('board-said', said=now['said'])}", "")])
    if now["missed"]:
        yield painted([(f"   {say('board-missed')} ", ""), *[letter(seat) for seat in now["missed"]]])


def described(figure_id: str, name: str, say: Any) -> Iterator[str]:
    """How a figure, duel or challenge is done, in a line or two."""
    text = f"{name} – {say(f'describe-{figure_id}')}" if name else say(f"describe-{figure_id}")
    for row in wrap(text, WIDE - 2):
        yield painted([(f"   {row}", "dim")])


def seats(view: View, say: Any) -> Iterator[str]:
    """A table of the players, and the challenges they have won."""
    heads = [(say(f"board-head-{key}"), columns) for key, columns in COLUMNS]
    yield painted(
        [("   ", ""), (fitted("", NAME + 6), ""), *[(fitted(head, columns), "dim") for head, columns in heads]]
    )
    for seat, owner in enumerate(view["seats"]):
        won = [piece for value in owner["won"] for piece in (card(value), (" ", ""))] or [("–", "dim")]
        played = sum(width(text) for text, _ in won)
        counts = f"{owner['hand_size']:>2}/{owner['deck_size']}"
        stars = "★" * len(owner["challenges"])
        yield painted(
            [
                (f"{mark(view, seat)}{'♛' if view['chief'] == seat else ' '} ", "bold"),
                letter(seat),
                (f" {fitted(say.player(seat), NAME)} ", "bold" if view["turn"] == seat else ""),
                (fitted(f"{owner['score']:>3}", 7), "bold"),
                *won,
                (" " * (WON - played), ""),
                (fitted(stars or "–", 7), "bold" if stars else "dim"),
                (counts, ""),
            ]
        )


def mark(view: View, seat: int) -> str:
    """Whose turn it is, or at the end who has won."""
    if view["phase"] != "over":
        return " ▶" if view["turn"] == seat else "  "
    best = max((owner["score"], len(owner["challenges"])) for owner in view["seats"])
    owner = view["seats"][seat]
    return " ★" if (owner["score"], len(owner["challenges"])) == best else "  "


def hands(view: View, say: Any) -> Iterator[str]:
    """The hands that this reader may see: one's own."""
    for seat, owner in enumerate(view["seats"]):
        if owner["hand"]:
            held = [piece for value in owner["hand"] for piece in (card(value), (" ", ""))]
            yield ""
            yield painted([(" ", ""), letter(seat), (f" {say('board-own')}  ", "bold"), *held])
