"""Every question of the five games is asked at some table, and every decision has one."""

import random
import re

import pytest

import osselet
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


@pytest.mark.parametrize("name", osselet.games())
def test_every_question_is_asked_and_can_be_said_in_every_language(name):
    game, chance = find(name), random.Random(name)
    texts = (game.folder / "texts" / "en.ftl").read_text("utf-8")
    unasked = set(re.findall(r"^ask-([\w-]+) =", texts, re.MULTILINE))
    if name in RARE:
        unasked.remove(RARE[name]().question().key)
    for _ in range(MOST_GAMES):
        table = lay(game, chance)
        for seat in walk(table, chance):
            asked = table.question(seat)
            assert asked is not None, table.view(seat)
            if asked.key in unasked:
                unasked.remove(asked.key)
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
