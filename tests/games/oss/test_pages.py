"""Texts and rules pages: the same in three languages, and true to the difficulty table."""

import re

import pytest

from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.oss import GAME
from osselet.games.oss.difficulty import CONTESTS, DUELS, SOLOS, Throw
from osselet.games.oss.hands import bone_chance, solo_shares
from osselet.games.oss.state import CHALLENGES, FIGURES, WORDS
from osselet.table import Box
from tests.games.oss.test_why import CASES

CREDITED = (
    "Vincent Lemaire",
    "Jean-Michel Maman",
    "Charles Amir Perret",
    "Ariac",
    "Cap Games",
    "Spiel-ou-Face",
    "2013",
)
RULING = {"en": "> **Ruling.**", "fr": "> **Décision.**", "de": "> **Festlegung.**"}


def page(lang):
    return Box(GAME).rules_page(lang)


def keys(lang):
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_the_same_keys_everywhere(lang):
    assert keys(lang) == keys("en")
    assert len(keys(lang)) == len(set(keys(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_button(lang):
    say = Speaker(GAME, lang)
    for move in range(WORDS.size):
        step = WORDS.step(move, None)
        assert say.strictly(f"move-{step.word.key}", **step.arguments)[1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_the_25_is_named_and_described(lang):
    say = Speaker(GAME, lang)
    for figure in FIGURES:
        assert say.strictly("figure-name", figure=figure)[0].lower().replace("-", "_") == figure
        assert say.has(f"describe-{figure}")
    for challenge in CHALLENGES:
        assert say.strictly("challenge-name", challenge=challenge)[0].lower().replace(" ", "_") == challenge
        assert say.has(f"describe-{challenge}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_describes_every_figure_and_duel_like_the_board(lang):
    say = Speaker(GAME, lang)
    for figure in FIGURES:
        assert f"- **{say('figure-name', figure=figure)}.** {say(f'describe-{figure}')}" in page(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_the_difficulty_table(lang):
    say = Speaker(GAME, lang)
    for figure, hard in SOLOS.items():
        jack, other = (hard.jack, hard.action) if isinstance(hard, Throw) else ("–", hard.bone)
        row = (
            f"| {say('figure-name', figure=figure)} | {jack} | {other} | {percent(figure, 1)} | {percent(figure, 4)} |"
        )
        assert row in page(lang)
    for duel, bout in DUELS.items():
        assert f"| {say('figure-name', figure=duel)} | {bout.exchange} | {bout.exchanges} |" in page(lang)
    for challenge, difficulty in CONTESTS.items():
        assert f"| {say('challenge-name', challenge=challenge)} | {difficulty} " in page(lang)


def percent(figure: str, value: int) -> str:
    shares, whole = solo_shares(figure, bone_chance(figure, 50), value)
    return f"{round(100 * shares[-1] / whole)} %"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_have_the_same_anchors_and_those_of_refusals_among_them(lang):
    anchors = re.findall(r"^##+ .+ \{#([a-z-]+)\}$", page(lang), re.MULTILINE)
    assert anchors == re.findall(r"\{#([a-z-]+)\}", page("en"))
    assert set(anchors) >= {rule for _, _, _, rule in CASES}
    links = set(re.findall(r"\]\(#([a-z-]+)\)", page(lang)))
    assert links <= set(anchors)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_mark_the_same_rulings(lang):
    sections = [part.count(RULING[lang]) for part in page(lang).split("\n## ")]
    assert sections == [part.count(RULING["en"]) for part in page("en").split("\n## ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_and_texts_credit_the_authors(lang):
    for name in (
        "Vincent Lemaire",
        "Jean-Michel Maman",
        "Charles Amir Perret",
        "Ariac",
        "Cap Games",
        "Spiel-ou-Face",
        "2013",
    ):
        assert name in page(lang)
        assert name in Speaker(GAME, lang)("credits")
