"""Every question of the five games is asked at some table, every decision has one, and a hint for the first time."""

import random
import re

import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES, Speaker
from tests.games.chicago.lesson import NEARLY_CAUGHT, begun
from tests.games.oss.lesson import challenge
from tests.walks import lay, walk

MOST_GAMES = 400
RARE = {
    "chicago": lambda: begun(f"rob:a3 house:weapon {NEARLY_CAUGHT} move:d8:a5"),
    "oss": lambda: challenge("badaboss", "place:ok " * 60),
}
"""Tables whose questions hardly ever come by chance."""


LONGEST_HINT = 96
"""Letters that fit into two or three short lines of a small phone."""


def hints(game, lang):
    """What is said the first time, by kind of decision."""
    texts = (game.folder / "texts" / f"{lang}.ftl").read_text("utf-8")
    return dict(re.findall(r"^first-([\w-]+) = (.+)$", texts, re.MULTILINE))


def has_hint(game, kind):
    return all(kind in hints(game, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("name", osselet.games())
def test_hints_for_the_first_time_are_short_and_of_decisions_that_there_are(name):
    game = find(name)
    asked = set(re.findall(r"^ask-([\w-]+) =", (game.folder / "texts" / "en.ftl").read_text("utf-8"), re.MULTILINE))
    words = Engine(game, game.players.start, {}).words.words
    said = {f"{phase}-{word}" for phase in {kind.split("-")[0] for kind in asked} for word in words}
    for lang in LANGUAGES:
        assert hints(game, lang).keys() == hints(game, "en").keys() <= asked | said
        assert max(map(len, hints(game, lang).values())) <= LONGEST_HINT


@pytest.mark.parametrize("name", osselet.games())
def test_every_question_is_asked_and_can_be_said_in_every_language(name):
    game, chance = find(name), random.Random(name)
    texts = (game.folder / "texts" / "en.ftl").read_text("utf-8")
    unasked = set(re.findall(r"^ask-([\w-]+) =", texts, re.MULTILINE))
    if name in RARE:
        rare = RARE[name]().question().key
        unasked.remove(rare)
        assert rare.endswith("-chance") or has_hint(game, rare)
    for _ in range(MOST_GAMES):
        table = lay(game, chance)
        for seat in walk(table, chance):
            asked = table.question(seat)
            assert asked is not None, table.view(seat)
            if asked.key in unasked:
                unasked.remove(asked.key)
                assert seat is None or has_hint(game, asked.key), asked.key
                for lang in LANGUAGES:
                    assert Speaker(game, lang, table.names).strictly(f"ask-{asked.key}", **asked.arguments)[1] == []
        if not unasked:
            return
    assert unasked == set()


def test_a_choice_made_together_says_how_many_are_left():
    table = osselet.game("doggybag").table(4, seed=3)
    seat = table.actors[-1]
    asked = table.question(seat)
    assert asked is not None
    assert (asked.key, asked.arguments["choices"]) == ("loot-put", table.choices_left(seat))
    table.play(table.moves(seat)[0], seat)
    left = table.question(seat)
    assert left is None or left.arguments["choices"] == asked.arguments["choices"] - 1
