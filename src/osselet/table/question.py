"""What is asked: the game's own words for it, filled in from what the person sees and may do."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from osselet.core.game import Game, Line
from osselet.core.labels import SEAT_KEYS
from osselet.core.texts import variables
from osselet.core.views import names_seats
from osselet.core.vocabulary import SeatNumber, Vocabulary

CAN = "can_"


class _Text(NamedTuple):
    """A text that may be asked: its key, the word that has to be possible (None: any), and what it wants to know."""

    key: str
    word: str | None
    wants: tuple[str, ...]


class Questions:
    """The questions of one table, with those of a phase at hand."""

    def __init__(self, game: Game, words: Vocabulary) -> None:
        self._folder, self._words = game.folder, words
        self._of_phase: dict[tuple[str, bool], list[_Text]] = {}

    def ask(
        self, view: Mapping[str, Any], seat: int | None, moves: Sequence[int], choices: Callable[[], int]
    ) -> Line | None:
        """The most telling question (`ask-` and the key of this line) that fits what a seat sees and may do.

        Without a seat people enter what chance brings. `choices` counts those still to be made in a simultaneous
        phase. None where the game has no words for it.
        """
        for text, found in self._fitting(view, seat, moves, choices):
            if None not in found.values():
                return Line(text.key, found)
        return None

    def lacking(
        self, view: Mapping[str, Any], seat: int | None, moves: Sequence[int], choices: Callable[[], int]
    ) -> dict[str, list[str]]:
        """The questions that fit, most telling first, each with the variables that nobody can fill in now."""
        return {
            text.key: [name for name, value in found.items() if value is None]
            for text, found in self._fitting(view, seat, moves, choices)
        }

    def _fitting(
        self, view: Mapping[str, Any], seat: int | None, moves: Sequence[int], choices: Callable[[], int]
    ) -> Iterator[tuple[_Text, dict[str, str | int | None]]]:
        words = self._words
        for text in self._texts(str(view.get("phase")), seat is None):
            if text.word is None or _is_possible(words, text.word, moves):
                yield text, {name: _value(name, words, view, seat, moves, choices) for name in text.wants}

    def _texts(self, phase: str, by_chance: bool) -> list[_Text]:
        key = phase, by_chance
        if key not in self._of_phase:
            self._of_phase[key] = _texts(self._folder, phase, by_chance, tuple(self._words.words))
        return self._of_phase[key]


@cache
def _texts(folder: Path, phase: str, by_chance: bool, words: tuple[str, ...]) -> list[_Text]:
    """The questions of a phase, most telling first."""
    end = "-chance" if by_chance else ""
    keys: dict[str, str | None] = {f"{phase}-{word}{end}": word for word in words}
    keys |= {phase + end: None, phase: None}
    found = [(key, word, variables(folder, f"ask-{key}")) for key, word in keys.items()]
    return [_Text(key, word, tuple(sorted(wants))) for key, word, wants in found if wants is not None]


def _is_possible(words: Vocabulary, key: str, moves: Sequence[int]) -> bool:
    word = words.words[key]
    return any(word.first <= move < word.first + word.size for move in moves)


def _value(
    name: str,
    words: Vocabulary,
    view: Mapping[str, Any],
    seat: int | None,
    moves: Sequence[int],
    choices: Callable[[], int],
) -> str | int | None:
    """What a variable of a text stands for; None where nobody knows."""
    if name == "player":
        return None if seat is None else SeatNumber(seat)
    if name == "choices":
        return choices()
    if name in ("low", "high"):
        ends = [end for end in (words.name(move).partition(":")[2] for move in moves) if end.isdecimal()]
        return (min if name == "low" else max)(map(int, ends), default=None)
    if name.startswith(CAN) and (word := name.removeprefix(CAN)) in words.words:
        return "yes" if _is_possible(words, word, moves) else "no"
    path = name.split("_")
    found = _look_up(view, path)
    if type(found) is int and not SEAT_KEYS.isdisjoint(path[-2:]) and not names_seats(view):
        return SeatNumber(found)
    return found


def _look_up(value: Any, path: Sequence[str]) -> str | int | None:
    """The text or number in a view to which a path leads; a name on it may itself have underscores."""
    if not path:
        return value if isinstance(value, str | int) else None
    if isinstance(value, list):
        at = int(path[0]) if path[0].isdecimal() else len(value)
        return _look_up(value[at], path[1:]) if at < len(value) else None
    if isinstance(value, Mapping):
        for end in range(1, len(path) + 1):
            name = "_".join(path[:end])
            if name in value and (found := _look_up(value[name], path[end:])) is not None:
                return found
    return None


def may_hold(view: Mapping[str, Any], name: str) -> bool:
    """Does a view of this shape hold such a value, now or where less of it is null?"""
    return _may_lead(view, name.split("_"))


def _may_lead(value: Any, path: Sequence[str]) -> bool:
    if value is None or not path:
        return value is None or isinstance(value, str | int)
    if isinstance(value, list):
        return path[0].isdecimal() and (not value or any(_may_lead(item, path[1:]) for item in value))
    if isinstance(value, Mapping):
        ends = [end for end in range(1, len(path) + 1) if "_".join(path[:end]) in value]
        return any(_may_lead(value["_".join(path[:end])], path[end:]) for end in ends)
    return False
