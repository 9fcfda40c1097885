"""The page says by itself what the server would say: the same sentences, word for word, in every language."""

import json
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import hatch_build
import msgspec
import pytest

import osselet
from osselet.cli.new import write_game
from osselet.core import labels
from osselet.core.game import Game
from osselet.core.texts import HOUSE, LANGUAGES, Speaker, variables
from osselet.core.views import names_seats
from osselet.core.vocabulary import SeatNumber
from osselet.room.telling import arguments, told
from osselet.server.catalogue import Catalogue
from osselet.table import Table
from osselet.wire.base import encode
from osselet.wire.messages import TableInfo
from tests import probe
from tests.walks import NAMES, lay, walk

GAMES = 12
"""Tables of each game."""
VALUES: list[Any] = [0, 1, 2, 3, 8, 21, 1234, 1_000_000, "a1", "?", SeatNumber(0), SeatNumber(2)]
"""What the variables of a text may stand for, besides what it distinguishes itself."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""What numbers are told apart by; no word of a game."""
TRIES = 6
"""How often each text is said with values drawn from these."""
KINDS = ("log", "move", "why", "ask")
NEW, PROBE = "owls", "probe"


@dataclass
class Job:
    """Sentences that the page is to say with the names and words of a table, and as we say them."""

    game: str
    lang: str
    names: list[str]
    words: list[Any]
    sentences: list[list[Any]] = field(default_factory=list)
    ours: list[str] = field(default_factory=list)

    def add(self, ours: str, kind: str, *given: Any) -> None:
        """One more sentence."""
        self.ours.append(ours)
        self.sentences.append([kind, *given])


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The five games, one that `osselet new` writes, and one with every kind of secret."""
    folder = tmp_path_factory.mktemp("games") / NEW
    write_game(NEW, folder, "en")
    return Catalogue([str(folder), str(Path(probe.__file__).parent)])


def by_the_page(game: Game, jobs: list[Job]) -> list[list[str]]:
    """What the page makes of them."""
    texts = {game.id: {lang: (game.folder / "texts" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}}
    shown = [{name: value for name, value in vars(job).items() if name != "ours"} for job in jobs]
    node = hatch_build.find_node()
    assert node is not None
    program = shutil.which("node", path=node.folder)
    assert program is not None
    said = subprocess.run(
        [program, "src/testing/say.mjs"],
        cwd=hatch_build.WEB,
        input=json.dumps({"texts": texts, "jobs": shown}),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    found: list[list[str]] = json.loads(said.stdout)
    return found


def job(catalogue: Catalogue, table: Table, lang: str) -> Job:
    info = SimpleNamespace(game=table.game.id, options=table.options, players=table.players)
    words = msgspec.to_builtins(catalogue.words(cast(TableInfo, info), table.game))
    return Job(table.game.id, lang, [name or "" for name in table.names], words)


def played(catalogue: Catalogue, table: Table, lang: str, chance: random.Random) -> Job:
    """All that is said at a table: moves, questions and refusals before every step, at the end the whole story."""
    found, say = job(catalogue, table, lang), Speaker(table.game, lang, table.names)
    met: set[tuple[str, Any]] = set()
    for seat in walk(table, chance):
        for move in table.moves(seat):
            found.add(move.text(lang), "move", move.name)
        if asked := table.question(seat):
            found.add(say.question(asked), "question", msgspec.to_builtins(told(asked)))
        tried = chance.randrange(min(table.words.size, 10_000))
        if why := table.why(tried, seat):
            found.add(say.reason(why), "reason", {"code": why.code, "args": arguments(why.arguments)})
        shown(found, table.view(seat), say, met)
    for looker in (*range(table.players), None):
        lines = table.lines(looker)
        for text, line in zip(table.log(looker, lang), lines, strict=True):
            found.add(text, "line", msgspec.to_builtins(told(line)))
    return found


def shown(found: Job, view: dict[str, Any], say: Speaker, met: set[tuple[str, Any]]) -> None:
    """What a view holds that was not met before, in words."""
    guessed = 0 if names_seats(view) else len(NAMES)
    new = set(leaves("", view)) - met
    met |= new
    for key, value in sorted(new, key=repr):
        found.add(labels.label(key, say), "label", key)
        sent = msgspec.json.decode(encode(value))
        found.add(labels.words(key, value, say, guessed), "words", key, sent, guessed)


def leaves(key: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every plain value with the name it stands under."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(name, item)
    elif isinstance(value, list):
        for item in value:
            yield from leaves(key, item)
    else:
        yield key, value


def sources(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """The texts of a file that people read while they play, by key."""
    text = (folder / f"{lang}.ftl").read_text("utf-8")
    for part in re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE):
        key = part.partition(" =")[0]
        if key.startswith(tuple(f"{kind}-" for kind in KINDS)):
            yield key, part


def every_text(game: Game, lang: str, chance: random.Random) -> Job:
    """Every text of a game, and every refusal of the house, with anything in its variables."""
    found, say = Job(game.id, lang, [name or "" for name in NAMES], []), Speaker(game, lang, NAMES)
    shown(found, dict.fromkeys(labels.SEAT_KEYS, 1), say, set())
    shown(
        found, {"owner": SeatNumber(1), "turn": 1, "gold": 12_345, "debt": -1_234, "some_key": "some_value"}, say, set()
    )
    whole = (game.folder / "texts" / f"{lang}.ftl").read_text("utf-8")
    told_apart = sorted(set(re.findall(r"^ +\*?\[([\w-]+)\]", whole, re.MULTILINE)) - PLURALS)
    for key, source in [*sources(game.folder / "texts", lang), *sources(HOUSE, lang)]:
        wants = sorted(variables(game.folder, key) or re.findall(r"\$(\w+)", source))
        for _ in range(TRIES if wants else 1):
            given = {name: chance.choice([*VALUES, *told_apart]) for name in wants}
            found.add(say(key, **given), "say", key, arguments(given))
    return found


def in_words(text: str, lang: str) -> str:
    """Cells in words, as the page says them but in names of moves; terminals show what people type."""
    found = re.search(r"^web-row-column = (.+)$", (HOUSE / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    words = found[1].replace("{ $row }", r"\1").replace("{ $column }", r"\2")
    return re.sub(r"(?<!:)\br(\d)c(\d)\b", words, text)


@pytest.mark.parametrize("name", [*osselet.games(), NEW, PROBE])
def test_the_page_says_what_the_server_would_say(built, catalogue, name):
    game, chance = catalogue.find(name), random.Random(name)
    jobs = [played(catalogue, lay(game, chance), lang, chance) for lang in LANGUAGES for _ in range(GAMES // 3)]
    jobs += [every_text(game, lang, chance) for lang in LANGUAGES]
    wrong = [
        (one.lang, given, ours, theirs)
        for one, said in zip(jobs, by_the_page(game, jobs), strict=True)
        for given, ours, theirs in zip(one.sentences, one.ours, said, strict=True)
        if in_words(ours, one.lang) != theirs
    ]
    assert wrong == []
    spoken = {sentence[1] for one in jobs for sentence in one.sentences if sentence[0] == "say"}
    assert {key for key, _ in sources(game.folder / "texts", "en")} <= spoken
    assert {sentence[0] for one in jobs for sentence in one.sentences} == {
        *("say", "move", "question", "reason", "line", "label", "words"),
    }
