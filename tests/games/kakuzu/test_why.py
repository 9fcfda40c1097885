"""Why a step is refused, for every word in every phase."""

import re

import pytest

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.kakuzu import GAME
from osselet.games.kakuzu.state import WORDS
from tests.games.kakuzu.lesson import hit, lay, opened

LESSONS = [
    (lambda: lay(), "take:r1c1", "opening-first", "opening"),
    (lambda: lay(), "digit:3", "opening-first", "opening"),
    (lambda: lay(), "say:3", "opening-first", "opening"),
    (lambda: lay(), "grid:3", "grid-drawn", "pieces"),
    (lambda: lay(), "pass", "clock-none", "clock"),
    (lambda: after_one_stone(), "open:r2c2", "no-stone", "turn"),
    (lambda: after_one_stone(), "open:r1c1", "box-opened", "opening"),
    (lambda: opened(5), "open:r1c1", "opening-over", "opening"),
    (lambda: opened(5), "digit:3", "digit-drawn", "turn"),
    (lambda: opened(5), "say:3", "not-announced", "announce"),
    (lambda: opened(5), "take:r2c2", "no-stone", "turn"),
    (lambda: opened(5, clock=9), "pass", "clock-only", "clock"),
    (lambda: opened(variant="announce"), "take:r1c1", "say-first", "announce"),
    (lambda: opened(variant="announce"), "digit:3", "no-bag", "announce"),
    (lambda: said(), "say:4", "said-already", "announce"),
]


def after_one_stone():
    t = lay()
    t.play("open:r2c2")
    return t


def said():
    t = opened(variant="announce")
    t.play("say:5")
    return t


@pytest.mark.parametrize(("table", "move", "code", "rule"), LESSONS)
def test_a_refusal_says_why_and_changes_nothing(table, move, code, rule):
    t = table()
    before = t.state
    with pytest.raises(osselet.IllegalMove) as refusal:
        t.play(move)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert t.state == before
    assert f"{{#{rule}}}" in osselet.game("kakuzu").rules_page("en")
    for lang in LANGUAGES:
        why = t.why(move)
        assert Speaker(GAME, lang).strictly(f"why-{code}", **why.arguments)[1] == []


@pytest.mark.parametrize("variant", ["draw", "hunt", "announce"])
def test_there_is_never_only_the_general_answer(variant):
    t = lay(variant=variant)
    bot = osselet.bot("kakuzu", seed=1)
    for _ in range(40):
        legal = {move.id for move in t.moves()}
        for move in [*range(WORDS["grid"]), WORDS["grid"] + 5]:
            assert move in legal or t.why(move).code != "not-now"
        t.play(bot.choose(t.seat(t.actor)))


def test_the_reason_names_what_lies_there():
    t = opened(5, 3)
    cell = hit(t)
    with pytest.raises(osselet.IllegalMove, match=re.escape(f"no stone in {cell} any more: its 5 lies open")):
        t.play(f"take:{cell}")
