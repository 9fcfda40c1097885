"""Texts and rules pages: the same in three languages."""

import re

import pytest

import osselet
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.kakuzu import GAME
from osselet.games.kakuzu.state import WORDS

RULING = {"en": "> **Ruling.**", "fr": "> **Décision.**", "de": "> **Festlegung.**"}


def page(lang):
    return osselet.game("kakuzu").rules_page(lang)


def keys(lang):
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_the_same_keys_everywhere(lang):
    assert keys(lang) == keys("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_button(lang):
    say = Speaker(GAME, lang)
    for word in WORDS:
        step = WORDS.step(word.first, None)
        assert say.strictly(f"move-{word.key}", **step.arguments)[1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_have_the_same_anchors(lang):
    anchors = re.findall(r"^## .+ \{#([a-z-]+)\}$", page(lang), re.MULTILINE)
    assert anchors == re.findall(r"\{#([a-z-]+)\}", page("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_mark_the_same_rulings(lang):
    sections = [part.count(RULING[lang]) for part in page(lang).split("\n## ")]
    assert sections == [part.count(RULING["en"]) for part in page("en").split("\n## ")]
    assert sum(sections) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_credit_the_author(lang):
    for name in ("Bruno Stefanini", "Gigamic", "2010"):
        assert name in page(lang)
