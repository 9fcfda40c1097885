"""The dossier of a game: where each rule and ruling comes from, how sure that is, and what else it could have been.

It lies beside the game as `dossier.toml`, by hand, with what was measured of other readings in `dossier-measured.json`
(`python -m bench.dossier` writes that). A rule is a part of the rules page, a ruling one of its marked decisions; both
are named by their anchors there. A game needs no dossier.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from osselet.core.errors import GameError
from osselet.core.game import Game
from osselet.core.texts import LANGUAGES

FILE = "dossier.toml"
MEASURED = "dossier-measured.json"
USUAL = "usual"
"""The setting of the game as it is played without a choice."""
NO_EFFECT, OTHER_RULES = "none", "rules"
"""Effects without a figure: it changes nobody's chances; nobody has played it, for it needs other rules."""

UNNAMED = {NO_EFFECT, OTHER_RULES, USUAL}

Source = Literal["sheet", "other", "picture", "ours"]
"""The rules sheet says it; somebody else does; a picture shows it; we decided."""
Sure = Literal["certain", "likely", "chosen", "open"]
"""In plain words; it follows, or somebody confirms it; the sheet is silent and this fits; nothing can decide it."""

RULE = re.compile(r"^##+ .*\{#([\w-]+)\}$", re.MULTILINE)
RULING = re.compile(r"^>.*\{#([\w-]+)\}$", re.MULTILINE)
PASSAGE = re.compile(r"(.+): (\d+)(?:-(\d+))?")
Text = Annotated[str, msgspec.Meta(min_length=1)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What says nothing we do not know."""


class Said(Strict, frozen=True):
    """The same in our three languages."""

    fr: Text
    en: Text
    de: Text

    def __getitem__(self, lang: str) -> str:
        text: str = getattr(self, lang)
        return text


class Alternative(Said, frozen=True):
    """What it could have been as well, and what that changes: a measured setting, NO_EFFECT or OTHER_RULES."""

    effect: Text


class Entry(Strict, frozen=True, kw_only=True):
    """What is known about a rule or a ruling."""

    source: Source = "sheet"
    sure: Sure = "certain"
    passages: list[str] = []
    """Of the sheet: `Section: 12-15`, by its heading and its lines."""
    references: list[str] = []
    note: Said | None = None
    alternatives: list[Alternative] = []


class Work(Strict, frozen=True, kw_only=True):
    """The game as it was published."""

    title: Text
    authors: list[Text]
    artists: list[Text] = []
    publishers: list[Text]
    year: int
    circa: bool = False


class Sheet(Strict, frozen=True, kw_only=True):
    """The rules sheet we had: its languages, how many lines its text has, and who translated it."""

    languages: list[Text]
    lines: int
    translators: list[Text] = []


class Reference(Strict, frozen=True):
    """Another source."""

    title: Text
    by: Text
    url: Text


Mean = tuple[float, float]
"""A mean and what it may be off by, with 95 % confidence."""


class Measured(Strict, frozen=True):
    """What came out of the games of one setting."""

    seats: list[Mean]
    decisions: Mean
    shared: Mean


class Measurements(Strict, frozen=True, kw_only=True):
    """What was played, and how to play it again."""

    command: str
    players: int
    bot: str
    seed: int
    games: int
    settings: dict[str, Measured]


class Dossier(Strict, frozen=True, kw_only=True):
    """All that is known about where a game's rules come from."""

    game: str
    work: Work
    sheet: Sheet
    references: dict[str, Reference] = {}
    rules: dict[str, Entry]
    rulings: dict[str, Entry]
    measured: Measurements | None = None


def dossier_of(game: Game) -> Dossier | None:
    """The dossier of a game that has one, read and checked; None if there is none."""
    return _read(game.folder, game.id)


@cache
def _read(folder: Path, game: str) -> Dossier | None:
    path, numbers = folder / FILE, folder / MEASURED
    if not path.exists():
        return None
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        measured = msgspec.json.decode(numbers.read_bytes()) if numbers.exists() else None
        dossier = msgspec.convert({**told, "game": game, "measured": measured}, Dossier)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise GameError(f"The dossier {path} cannot be read: {error}") from None
    pages = {lang: (folder / f"rules.{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES}
    wrong = next(problems(dossier, pages), None)
    if wrong:
        raise GameError(f"The dossier {path} is wrong: {wrong}")
    return dossier


def problems(dossier: Dossier, pages: Mapping[str, str]) -> Iterator[str]:
    """What does not fit together in a dossier and the rules pages it belongs to, a sentence each."""
    for lang, page in pages.items():
        quotes = len(re.findall(r"(?:^|\n\n)> \*\*", page))
        if quotes != len(RULING.findall(page)):
            yield f"rules.{lang}.md has a ruling without a name {{#…}} at its end."
        for kind, pattern, entries in (("rule", RULE, dossier.rules), ("ruling", RULING, dossier.rulings)):
            shown = pattern.findall(page)
            yield from (f"the {kind} {name} of rules.{lang}.md has no entry." for name in shown if name not in entries)
            yield from (f"rules.{lang}.md has no {kind} {name}." for name in entries if name not in shown)
    known = {NO_EFFECT, OTHER_RULES, *(dossier.measured.settings if dossier.measured else ())}
    for name, entry in {**dossier.rules, **dossier.rulings}.items():
        yield from _entry_problems(name, entry, dossier, known)
    yield from (f"{name} has no note." for name, entry in dossier.rulings.items() if entry.note is None)
    yield from (f"{name} has no alternative." for name, entry in dossier.rulings.items() if not entry.alternatives)
    effects = {
        one.effect for entry in (*dossier.rules.values(), *dossier.rulings.values()) for one in entry.alternatives
    }
    yield from (f"no alternative is {name!r}, which was measured." for name in known - effects - UNNAMED)
    used = {name for entry in (*dossier.rules.values(), *dossier.rulings.values()) for name in entry.references}
    yield from (f"nothing refers to {name}." for name in dossier.references if name not in used)


def _entry_problems(name: str, entry: Entry, dossier: Dossier, known: set[str]) -> Iterator[str]:
    for passage in entry.passages:
        found = PASSAGE.fullmatch(passage)
        if not found or not 1 <= int(found[2]) <= int(found[3] or found[2]) <= dossier.sheet.lines:
            yield f"{name} names the passage {passage!r}, which the sheet does not have."
    if entry.source == "sheet" and not entry.passages:
        yield f"{name} comes from the sheet but names no passage."
    if entry.source == "other" and not entry.references:
        yield f"{name} comes from elsewhere but names no reference."
    yield from (
        f"{name} refers to {one}, which is not there." for one in entry.references if one not in dossier.references
    )
    for one in entry.alternatives:
        if one.effect not in known:
            yield f"{name} has an alternative with the effect {one.effect!r}, which nobody measured."


def passages_of(entry: Entry) -> list[tuple[str, int, int]]:
    """The passages of an entry: a heading of the sheet, the first line and the last."""
    found = [PASSAGE.fullmatch(passage) for passage in entry.passages]
    return [(one[1], int(one[2]), int(one[3] or one[2])) for one in found if one]
