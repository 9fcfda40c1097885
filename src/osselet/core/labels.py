"""The words for what a view holds, the same in the terminal and on the page (`web/src/lib/view.ts`).

A key is called by the game's text `view-KEY`, a value that is a text by `view-KEY-VALUE`; `board-…` are older names of
these, and the house knows some keys that many games have.
"""

from typing import Any

from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber

SEAT_KEYS = frozenset(
    ("seat", "seats", "turn", "first", "chief", "police", "owner", "starter", "winner", "winners", "alive")
)
"""Numbers under these names are taken for seats in views of older games, which do not say so by `SeatNumber`."""
NOTHING = "–"


def label(key: str, say: Speaker) -> str:
    """What a key of a view is called: in the game's own words, the house's, or as it is."""
    known = (say.wholly(text) for text in (f"view-{key}", f"board-{key}", f"web-view-{key}"))
    return humanly(next((text for text in known if text is not None), key))


def humanly(name: str) -> str:
    """A name of a program as words, `Stock size` for `stock_size`; a name with digits, such as a cell, as it is."""
    if any(letter.isdigit() for letter in name):
        return name
    words = name.replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def words(key: str, value: Any, say: Speaker, guessed: int = 0) -> str:
    """A plain value in words; `guessed` seats are taken from the key where the view does not say which are seats."""
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, int):
        if isinstance(value, SeatNumber) or (key in SEAT_KEYS and 0 <= value < guessed):
            return say.player(value)
        return say("number", number=value)
    known = (say.wholly(text) for text in (f"view-{key}-{value}", f"board-{key}-{value}", f"board-{value}"))
    return next((text for text in known if text is not None), str(value).replace("_", " "))


def is_told_phase(key: str, value: Any, say: Speaker) -> bool:
    """A phase is told only where the game has a word for it."""
    return key != "phase" or say.has(f"view-phase-{value}") or say.has(f"board-phase-{value}")
