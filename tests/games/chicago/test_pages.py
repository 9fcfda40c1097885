"""Texts and rules pages: the same in three languages."""

import re

import pytest

from osselet.core.texts import LANGUAGES
from osselet.games.chicago import GAME
from osselet.games.chicago.why import PHASE_RULES
from osselet.table import Box

RULING = {"en": "> **Ruling.**", "fr": "> **Décision.**", "de": "> **Festlegung.**"}


def page(lang):
    return Box(GAME).rules_page(lang)


def keys(lang):
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_the_same_keys_everywhere(lang):
    assert keys(lang) == keys("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_have_the_same_anchors_and_those_of_refusals_among_them(lang):
    anchors = re.findall(r"^## .+ \{#([a-z-]+)\}$", page(lang), re.MULTILINE)
    assert anchors == re.findall(r"\{#([a-z-]+)\}", page("en"))
    assert set(anchors) >= {rule for _, rule in PHASE_RULES.values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_mark_the_same_rulings(lang):
    sections = [part.count(RULING[lang]) for part in page(lang).split("\n## ")]
    assert sections == [part.count(RULING["en"]) for part in page("en").split("\n## ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_credit_the_author(lang):
    for name in ("Jean Malherbe", "Miro Company", "Paris", "1940"):
        assert name in page(lang)
