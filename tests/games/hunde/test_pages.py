"""Texts and rules pages: the same in three languages."""

import re

import pytest

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.hunde import GAME
from osselet.games.hunde.rules import WORDS

RULING = {"en": "> **Ruling.**", "fr": "> **Décision.**", "de": "> **Festlegung.**"}
WHY_ANCHORS = {"turn", "black-dice", "options"}


def page(lang):
    return osselet.game("hunde").rules_page(lang)


def keys(lang):
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_the_same_keys_everywhere(lang):
    assert keys(lang) == keys("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_button(lang):
    say = Speaker(GAME, lang)
    for move in range(WORDS.size):
        step = WORDS.step(move, None)
        assert say.strictly(f"move-{step.word.key}", **step.arguments)[1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_a_label(lang):
    say = Speaker(GAME, lang)
    for name, option in GAME.declared.items():
        assert all(say.has(key) for key in [f"option-{name}", *(f"option-{name}-{v}" for v in option.samples)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_have_the_same_anchors_and_those_of_refusals_among_them(lang):
    anchors = re.findall(r"^## .+ \{#([a-z-]+)\}$", page(lang), re.MULTILINE)
    assert anchors == re.findall(r"\{#([a-z-]+)\}", page("en"))
    assert set(anchors) >= WHY_ANCHORS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_mark_the_same_rulings(lang):
    sections = [part.count(RULING[lang]) for part in page(lang).split("\n## ")]
    assert sections == [part.count(RULING["en"]) for part in page("en").split("\n## ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_credit_the_authors(lang):
    for name in ("Hajo Bücken", "Dirk Hanneforth", "Klee", "1994", "François Haffner"):
        assert name in page(lang)
