"""What a game says, in French, English and German: Fluent texts that lie beside it."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from osselet.core.errors import GameError, OptionError
from osselet.core.game import Game, Line, Reason
from osselet.core.vocabulary import SeatNumber, Step

LANGUAGES = ("fr", "en", "de")
FALLBACK = "en"
HOUSE = Path(__file__).parent.parent / "texts"
"""Texts of the house itself: players, refusals that no game has to explain, the command line."""
PLACES = frozenset(("cell", "from", "to"))
"""Arguments that are places on a board."""
CELL = re.compile(r"[a-z]\d{1,2}")
"""Places of a letter and a number are shown in capitals, for l, i and 1 look alike."""


def check_language(lang: str) -> str:
    """The language, if we speak it."""
    if lang not in LANGUAGES:
        raise OptionError(f"We speak {', '.join(LANGUAGES)}, not {lang!r}.")
    return lang


_BEGINNING = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
_KEY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")


class _Texts(FluentBundle):
    """The texts of a file, each read when it is first asked for: a game has hundreds, and most commands say few."""

    def __init__(self, source: str, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        parts = [(_KEY.match(part), part) for part in _BEGINNING.split(source)]
        self._sources = {key[1]: part for key, part in parts if key}
        self._unread = dict(self._sources)

    def has_message(self, key: str) -> bool:
        """Is there a text with this key?"""
        self._read(key)
        return bool(super().has_message(key))

    def keys(self) -> list[str]:
        """The keys of all texts."""
        return list(self._sources)

    def variables(self, key: str) -> set[str]:
        """The variables of a text and of those it refers to."""
        keys = [key]
        for known in keys:
            keys += {*_REFERENCE.findall(self._sources.get(known, ""))}.difference(keys)
        return {name for known in keys for name in _VARIABLE.findall(self._sources.get(known, ""))}

    def _read(self, key: str) -> None:
        part = self._unread.pop(key, None)
        if part is not None:
            self.add_resource(FluentResource(part))
            for other in _REFERENCE.findall(part):
                self._read(other)


@cache
def _bundle(folder: Path, lang: str) -> _Texts:
    path = folder / f"{lang}.ftl"
    try:
        return _Texts(path.read_text(encoding="utf-8"), lang)
    except FileNotFoundError:
        raise GameError(f"The texts {path} are missing.") from None


def variables(folder: Path, key: str) -> frozenset[str] | None:
    """What a text of the game in this folder wants to know in any of our languages; None if there is no such text."""
    bundles = [_bundle(folder / "texts", lang) for lang in LANGUAGES]
    if not any(bundle.has_message(key) for bundle in bundles):
        return None
    return frozenset().union(*(bundle.variables(key) for bundle in bundles))


def keys(folder: Path, lang: str) -> list[str]:
    """The keys of all texts of the game in this folder."""
    return _bundle(folder / "texts", lang).keys()


class Speaker:
    """Says the texts of a game in one language, with the names of the people at the table."""

    def __init__(self, game: Game | None = None, lang: str = FALLBACK, names: Sequence[str | None] = ()) -> None:
        self.lang = check_language(lang)
        self.names = tuple(names)
        folders = ([game.folder / "texts"] if game else []) + [HOUSE]
        self._bundles = [_bundle(folder, lang) for folder in folders]

    def has(self, key: str) -> bool:
        """Is there a text with this key?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The text of a key; seats among the arguments become names."""
        return self.strictly(key, **arguments)[0]

    def strictly(self, key: str, **arguments: Any) -> tuple[str, list[str]]:
        """The text of a key and what is wrong with it: a missing text, a variable nobody gave."""
        shown = {name: self._shown(name, value) for name, value in arguments.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, shown)
                return str(text), [f"{key} ({self.lang}): {error}" for error in errors]
        return key, [f"{key} ({self.lang}): there is no such text"]

    def wholly(self, key: str) -> str | None:
        """The text of a key if there is one and nothing is missing in it."""
        if not self.has(key):
            return None
        text, errors = self.strictly(key)
        return None if errors else text

    def _shown(self, name: str, value: Any) -> Any:
        if isinstance(value, SeatNumber):
            return self.player(value)
        if not isinstance(value, str):
            return int(value)
        return value.upper() if name in PLACES and CELL.fullmatch(value) else value

    def player(self, seat: int) -> str:
        """The name of who sits there."""
        name = self.names[seat] if seat < len(self.names) else None
        return name or self("player", number=str(seat + 1))

    def line(self, line: Line) -> str:
        """A line of the log."""
        return self(f"log-{line.key}", **line.arguments)

    def move(self, step: Step) -> str:
        """What a move or outcome is called on a button."""
        return self(f"move-{step.word.key}", **step.arguments)

    def question(self, line: Line) -> str:
        """What is asked."""
        return self(f"ask-{line.key}", **line.arguments)

    def reason(self, reason: Reason) -> str:
        """Why a move was refused."""
        return self(f"why-{reason.code}", **reason.arguments)
