"""What a view holds has a name in three languages, for the page and the terminal."""

import re
import warnings
from collections.abc import Iterator
from typing import Any

from osselet.conformance.problem import ConformanceError, ConformanceWarning
from osselet.conformance.table_checks import Lay, lookers_at, play_random
from osselet.core.look import Board, Fan, Fill, Pile, Row
from osselet.core.rng import stream
from osselet.core.texts import HOUSE, LANGUAGES, Speaker, keys
from osselet.table import Table

_A_WORD = re.compile(r"[a-zA-Z][a-zA-Z_-]*")
"""Names that people are to read; those with digits are cells and the like."""
MOST_NAMED = 12


def check_labels(lay: Lay, games: int) -> None:
    """Keys and words of the views have texts `view-KEY` and `view-KEY-VALUE`.

    A game that has none of them is older than they are, or drawn by its own board: it is told, not refused.
    """
    game = lay(0).game
    own = [key for lang in LANGUAGES for key in keys(game.folder, lang) if key.startswith("view-")]
    if not own and game.folder.is_relative_to(HOUSE.parent):
        return  # the games of the house have boards of their own, on the page as well
    phases = any(key.startswith("view-phase-") for key in own)
    faces = _faces(lay(0))
    wanted = dict.fromkeys(text for number in range(max(1, games // 4)) for text in _wanted(lay(number), number))
    missing = [
        f"{text} ({', '.join(langs)})"
        for text in wanted
        if (phases or not text.startswith("view-phase"))
        and (langs := [lang for lang in LANGUAGES if not _has(Speaker(game, lang), text, faces)])
    ]
    if not missing:
        return
    more = f" and {len(missing) - MOST_NAMED} more" if len(missing) > MOST_NAMED else ""
    named = f"{', '.join(missing[:MOST_NAMED])}{more}"
    if own:
        raise ConformanceError(f"Texts for what the view holds are missing: {named}.")
    sentence = f"Page and terminal show the names of the program, for there are no texts {named}."
    warnings.warn(sentence, ConformanceWarning, stacklevel=2)


def _wanted(table: Table, number: int) -> Iterator[str]:
    """The texts that views of a random game want."""
    for at, _ in enumerate(play_random(table, stream(number))):
        if at % 3 == 0:
            yield from _of_all(table)
    yield from _of_all(table)


def _of_all(table: Table) -> Iterator[str]:
    for seat in lookers_at(table):
        yield from _of("", table.view(seat))


def _of(key: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict) and "kind" in value:  # a thing, which is called by its piece
        yield from _of(key, value["kind"])
    elif isinstance(value, dict):
        for name, item in value.items():
            if _A_WORD.fullmatch(name):
                yield f"view-{name}"
            yield from _of(name, item)
    elif isinstance(value, list):
        for item in value:
            yield from _of(key, item)
    elif isinstance(value, str) and _A_WORD.fullmatch(value) and _A_WORD.fullmatch(key):
        yield f"view-{key}-{value}"


def _faces(table: Table) -> dict[str, str]:
    """What the values under a key are faces of, as the look of a game has it."""
    look = table.game.look_under(table.game.read_options(table.options, table.players))
    if look is None:
        return {}
    found: dict[str, str] = {}
    for place in (*look.table, *look.mat):
        for one in place.layers if isinstance(place, Board) else (place,):
            if isinstance(one, Pile | Row | Fan | Fill) and one.of is not None:
                found[one.path.split(".")[-1]] = one.of
    return found


def _has(say: Speaker, text: str, faces: dict[str, str]) -> bool:
    """Is there such a text, one of its older name, one of the house, or one for the face of a piece?"""
    older = text.replace("view-", "board-", 1)
    key, _, value = text.removeprefix("view-").partition("-")
    known = (text, older, f"board-{value or key}", f"web-{text}", *([f"{faces[key]}-{value}"] if key in faces else []))
    return any(say.wholly(name) is not None for name in known)
