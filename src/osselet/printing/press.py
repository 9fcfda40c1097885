"""The whole PDF: the page that counts, the sheets, a summary for each player, and the rules."""

import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import segno

from osselet.core.errors import OptionError
from osselet.core.extras import require
from osselet.core.game import Game
from osselet.core.kit import Kit, Order
from osselet.core.texts import FALLBACK, Speaker, check_language
from osselet.printing import page
from osselet.printing.plan import PAPERS, plan
from osselet.printing.rules_text import blocks
from osselet.printing.typeset import typeset

MOST_SHIFT = 10
"""Millimetres; more is a printer that needs help."""


@dataclass(frozen=True)
class Wish:
    """How somebody wants it printed."""

    players: int | None = None
    """For how many; None: the whole box."""
    paper: str = "a4"
    languages: tuple[str, ...] = (FALLBACK,)
    """The first is the one on the pieces."""
    ink: str = "colour"
    shift: tuple[float, float] = (0, 0)
    """How far backs are moved to the right and down, in millimetres."""
    referee: str = ""
    """An address that helps at the real table."""


def kit_of(game: Game, wish: Wish, language: str) -> Kit:
    """The pieces, with the words of one language on them."""
    if game.kit is None:
        raise OptionError(f"{game.id} has no kit to print.")
    players = wish.players or game.players[-1]
    if players not in game.players:
        raise OptionError(f"{game.id} is for {game.players.start} to {game.players.stop - 1} players, not {players}.")
    return game.kit(Order(players, Speaker(game, language)))


def check(wish: Wish) -> None:
    """Refuses what cannot be printed in one sentence."""
    if wish.paper not in PAPERS:
        raise OptionError(f"Paper is {' or '.join(PAPERS)}, not {wish.paper!r}.")
    if wish.ink not in page.INKS:
        raise OptionError(f"Ink is {' or '.join(page.INKS)}, not {wish.ink!r}.")
    if not wish.languages:
        raise OptionError("There must be a language to print in.")
    for language in wish.languages:
        check_language(language)
    if not all(abs(way) <= MOST_SHIFT for way in wish.shift):
        raise OptionError(f"Backs can be shifted by up to {MOST_SHIFT} mm.")


def document(game: Game, wish: Wish) -> dict[str, Any]:
    """What the template sets: everything drawn and said, nothing laid out that flows."""
    check(wish)
    size = PAPERS[wish.paper]
    kits = {language: kit_of(game, wish, language) for language in wish.languages}
    say = Speaker(game, wish.languages[0])
    title = say("title")
    leaves = []
    sheets = plan(kits[wish.languages[0]], wish.paper, wish.shift)
    for number, leaf in enumerate(sheets, 1):
        foot = say("print-foot", game=title, number=str(number), sheets=str(len(sheets)))
        faces = page.front(leaf, size, foot, wish.ink)
        leaves.append(
            {
                "front": faces,
                "back": page.back(leaf, size, foot, wish.ink) if leaf.has_back else "",
                "named": ", ".join(dict.fromkeys(s.piece.label for block in leaf.blocks for s in block.spots)),
            }
        )
    return {
        "title": title,
        "language": wish.languages[0],
        "width": size[0],
        "height": size[1],
        "grey": wish.ink == "grey",
        "leaves": leaves,
        "parts": [_part(game, kits[language], language, wish) for language in wish.languages],
        "referee": wish.referee,
        "code": _code(wish.referee) if wish.referee else "",
    }


def press(game: Game, wish: Wish, setter: Callable[[str], bytes] = typeset) -> bytes:
    """The PDF. The same wish gives the same bytes on every machine."""
    require("print")
    return setter(json.dumps(document(game, wish), ensure_ascii=False))


def _part(game: Game, kit: Kit, language: str, wish: Wish) -> dict[str, Any]:
    """What is said in one language: the page that counts, the summary and the rules."""
    say = Speaker(game, language)
    texts = (
        "intro", "box", "how", "scale", "duplex", "card", "lamp", "making", "cut", "household", "keep", "ruler",
        "measure", "turn", "referee", "ours",
    )  # fmt: skip
    return {
        "language": language,
        "title": say("title"),
        "say": {text: say(f"print-{text}") for text in texts},
        "emblem": page.document(30, 30, f'<g transform="translate(15 15)">{kit.emblem}</g>', wish.ink),
        "pieces": _counted(kit, wish.ink, say),
        "making": list(kit.making),
        "household": list(kit.household),
        "turn": list(kit.turn),
        "players": wish.players or game.players[-1],
        "rules": blocks((game.folder / f"rules.{language}.md").read_text(encoding="utf-8")),
    }


def _counted(kit: Kit, ink: str, say: Speaker) -> list[dict[str, Any]]:
    """Every kind of piece once, with how many there are and on which sheet."""
    found: dict[str, dict[str, Any]] = {}
    for number, sheet in enumerate(kit.sheets, 1):
        for lot in sheet.lots:
            for piece in lot.pieces:
                one = found.setdefault(
                    piece.label,
                    {"label": piece.label, "count": 0, "sheets": [], "width": lot.width, "height": lot.height}
                    | {"face": page.document(lot.width, lot.height, piece.face, ink)},
                )
                one["count"] += piece.count
                if number not in one["sheets"]:
                    one["sheets"].append(number)
    for one in found.values():
        one["sheets"] = say("print-sheets", sheets=_spans(one["sheets"]), count=len(one["sheets"]))
    return list(found.values())


def _spans(numbers: Sequence[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def _code(address: str) -> str:
    target = io.BytesIO()
    segno.make(address, error="m", micro=False).save(target, kind="svg", border=2, xmldecl=False, svgns=True)
    return target.getvalue().decode()
