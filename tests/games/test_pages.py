"""Texts and rules pages of every game: the same in three languages, with credits."""

import re

import pytest

import osselet
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES, Speaker

RULING = {"en": "> **Ruling.**", "fr": "> **Décision.**", "de": "> **Festlegung.**"}
CREDITS = {
    "chicago": ("Jean Malherbe", "Miro"),
    "doggybag": ("Antonin Boccara", "Aline Kirrmann", "Blam!", "2017"),
    "hunde": ("Hajo Bücken", "Dirk Hanneforth", "Klee", "1994", "François Haffner"),
    "kakuzu": ("Bruno Stefanini", "Gigamic", "2010"),
    "oss": ("Vincent Lemaire", "Jean-Michel Maman", "Charles Amir Perret", "Ariac", "2013"),
}
pytestmark = [pytest.mark.parametrize("name", osselet.games()), pytest.mark.parametrize("lang", LANGUAGES)]


def page(name, lang):
    return osselet.game(name).rules_page(lang)


def keys(name, lang):
    text = (find(name).folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return sorted(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_texts_have_the_same_keys_everywhere(name, lang):
    assert keys(name, lang) == keys(name, "en")


def test_every_word_has_a_button(name, lang):
    game = find(name)
    say, words = Speaker(game, lang), game.vocabulary(game.read_options({}, game.players[-1]))
    for word in words:
        for move in range(word.first, word.first + min(word.size, 50)):
            step = words.step(move, 0)
            assert say.strictly(f"move-{step.word.key}", **step.arguments)[1] == []


def test_pages_have_the_same_anchors(name, lang):
    """Of every heading and every ruling, in the same order."""
    anchors = re.findall(r"^(?:##+|>) .+ \{#([\w-]+)\}$", page(name, lang), re.MULTILINE)
    assert anchors == re.findall(r"\{#([\w-]+)\}", page(name, "en"))


def test_every_phase_has_a_rule_that_matters(name, lang):
    game, text = find(name), page(name, lang)
    anchors = set(re.findall(r"\{#([\w-]+)\}", text))
    assert set(game.anchors.values()) <= anchors
    asked = {key.split("-")[1] for key in keys(name, lang) if key.startswith("ask-")}
    assert {game.anchors.get(phase, phase) for phase in asked | {"over"}} <= anchors


def test_pages_mark_the_same_rulings(name, lang):
    sections = [part.count(RULING[lang]) for part in page(name, lang).split("\n## ")]
    assert sections == [part.count(RULING["en"]) for part in page(name, "en").split("\n## ")]
    assert sum(sections) > 0


def test_pages_speak_of_the_game_and_not_of_the_program(name, lang):
    """No names of moves or options, no seats counted from 0: those are for who types."""
    assert not re.findall(r"`|\b(?:seat|place|platz) 0\b", page(name, lang), re.IGNORECASE)


def test_pages_credit_the_authors(name, lang):
    assert all(credit in page(name, lang) for credit in CREDITS[name])
