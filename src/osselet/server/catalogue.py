"""The games this server has: the installed ones and those in folders a host has named."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

from osselet.core import extras, registry
from osselet.core.game import Game
from osselet.core.options import Choice, Flag, Option, PerSeat, Whole
from osselet.core.texts import LANGUAGES, Speaker
from osselet.core.vocabulary import Part, Word
from osselet.dossier.linked_data import linked_data
from osselet.dossier.reading import dossier_of
from osselet.dossier.text import Told, made_by, scale, told
from osselet.room.refusal import Refusal
from osselet.server.looks import Looks, lid_info
from osselet.table.box import Box
from osselet.table.lesson import Lesson, lesson_of, roles_taught
from osselet.wire.messages import TableInfo
from osselet.wire.rest import (
    DossierInfo,
    GameInfo,
    MoveWord,
    OptionInfo,
    OtherReading,
    PromptInfo,
    RuleSource,
    SourceLink,
    WordPart,
)

MOST_NAMES = 10_000
"""Of a word: one with more, such as a whole grid, is nothing to choose from a list, and its values are left out."""


def named(given: str) -> str:
    """A game as `serve` is told of it: by its id where it is installed, else by its folder, with a slash or without."""
    return given if "/" in given or given in registry.games() else f"./{given}"


def prints(game: Game) -> bool:
    """Can this server print the game?"""
    return game.kit is not None and extras.is_installed("print")


class Catalogue:
    """Games by id."""

    def __init__(self, folders: Sequence[str] = ()) -> None:
        found = [registry.installed(name) for name in registry.games()]
        found += [registry.find(named(folder)) for folder in folders]
        self.games = {game.id: game for game in found}
        self.looks = Looks()

    def find(self, name: str) -> Game:
        """A game by its id."""
        if name not in self.games:
            raise Refusal("no-game")
        return self.games[name]

    def edition(self, name: str, rules: int) -> Game:
        """A game by the rules a table was laid under: those of today, or older ones the game has kept."""
        game = self.find(name)
        if rules != game.version and rules not in game.older:
            raise Refusal("laid-aside", rules=rules, ours=game.version)
        return game if rules == game.version else game.older[rules]

    @cached_property
    def editions(self) -> list[tuple[str, int]]:
        """Every game with every version of its rules that can be played here."""
        return [(game.id, rules) for game in self.games.values() for rules in (game.version, *game.older)]

    @cached_property
    def infos(self) -> list[GameInfo]:
        """What a page must know to offer the games."""
        return [_info(game) for game in self.games.values()]

    def rules(self, name: str, lang: str) -> str:
        """The rules page."""
        return Box(self.find(name)).rules_page(lang)

    def dossier(self, name: str, lang: str) -> DossierInfo:
        """Where its rules come from; empty for a game without a dossier."""
        game = self.find(name)
        found = dossier_of(game)
        if found is None:
            return DossierInfo(credits="", scale={}, rules={}, rulings={})
        return DossierInfo(
            credits=made_by(found, lang),
            scale=scale(lang),
            rules={key: _source(told(found, entry, lang)) for key, entry in found.rules.items()},
            rulings={key: _source(told(found, entry, lang)) for key, entry in found.rulings.items()},
        )

    def citation(self, name: str) -> dict[str, Any]:
        """The dossier as JSON-LD, in all our languages."""
        game = self.find(name)
        found = dossier_of(game)
        if found is None:
            raise Refusal("no-dossier")
        return linked_data([(game, found)])

    def lesson(self, name: str, role: str = "") -> Lesson:
        """The lesson of a game that has one, or of a role of it."""
        found = lesson_of(self.find(name), role)
        if found is None:
            raise Refusal("no-lesson")
        return found

    @staticmethod
    def words(table: TableInfo, game: Game) -> list[MoveWord]:
        """What moves are called under a table's options: decisions first, then what is thrown or drawn."""
        known = game.vocabulary(game.read_options(table.options, table.players))
        found = sorted(known, key=lambda word: word.key in game.dealt)
        return [MoveWord(key=word.key, name=word.name, parts=_parts(word, table.players)) for word in found]

    def prompts(self, name: str, role: str = "") -> list[PromptInfo]:
        """What the lesson says, and when."""
        return [
            PromptInfo(at=at, text=f"lesson-{prompt.prompt}", play=prompt.play)
            for at, prompt in self.lesson(name, role).prompts
        ]


def _info(game: Game) -> GameInfo:
    speakers = {lang: Speaker(game, lang) for lang in LANGUAGES}
    return GameInfo(
        id=game.id,
        title={lang: say("title") for lang, say in speakers.items()},
        tagline={lang: say("tagline") if say.has("tagline") else "" for lang, say in speakers.items()},
        credits={lang: say("credits") if say.has("credits") else "" for lang, say in speakers.items()},
        players=list(game.players),
        minutes=game.minutes,
        age=game.age,
        options=[_option(name, option) for name, option in game.declared.items()],
        has_board=game.board is not None,
        lesson=lesson_of(game) is not None,
        prints=prints(game),
        secrets=not (game.is_open or game.one_view),
        roles_taught={
            role: {lang: say(f"role-{role}") for lang, say in speakers.items()} for role in roles_taught(game)
        },
        anchors=dict(game.anchors),
        lid=lid_info(game),
    )


def _source(one: Told) -> RuleSource:
    return RuleSource(
        origin=one.origin,
        note=one.note,
        instead=[OtherReading(text=other.text, effect=other.effect) for other in one.instead],
        links=[SourceLink(title=link.title, by=link.by, url=link.url) for link in one.references],
    )


def _parts(word: Word, players: int) -> list[WordPart]:
    return [WordPart(name=part.name, kind=_kind(part), values=_values(word, part, players)) for part in word.parts]


def _kind(part: Part) -> Literal["seat", "number", "text"]:
    return "seat" if part.is_seat else "number" if isinstance(part.values, range) else "text"


def _values(word: Word, part: Part, players: int) -> list[str]:
    if word.size > MOST_NAMES:
        return []
    return [part.text(at) for at in range(min(players, part.size) if part.is_seat else part.size)]


def _option(name: str, option: Option) -> OptionInfo:
    match option:
        case Choice():
            return OptionInfo(
                name=name, kind="choice", default=option.default, proposed=option.proposed, choices=list(option.names)
            )
        case Flag():
            return OptionInfo(name=name, kind="switch", default=option.default)
        case Whole():
            return OptionInfo(name=name, kind="number", default=option.default, least=option.low, most=option.high)
        case PerSeat():
            return OptionInfo(name=name, kind="list", default=option.default, least=option.low, most=option.high)
    return OptionInfo(name=name, kind="seat", default=option.default)
