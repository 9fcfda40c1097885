"""Texts and rules pages: the same in three languages, and true to the difficulty table."""

import re

import pytest

from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.oss import GAME
from osselet.games.oss.rules.difficulty import CONTESTS, DUELS, SOLOS, Throw
from osselet.games.oss.rules.skill import bone_chance, solo_shares
from osselet.games.oss.state import CHALLENGES, FIGURES
from osselet.table import Box


def page(lang):
    return Box(GAME).rules_page(lang)


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
def test_the_page_tells_every_figure_and_duel_at_least_as_fully_as_the_board(lang):
    """Beside a real box one also wants to know how it is laid out."""
    say = Speaker(GAME, lang)
    entries = re.split(r"^- |\n\n", page(lang), flags=re.MULTILINE)
    for figure in FIGURES:
        begin = f"**{say('figure-name', figure=figure)}.** "
        told = [entry.removeprefix(begin) for entry in entries if entry.startswith(begin)]
        assert len(told) == 1, figure
        assert len(told[0]) >= len(say(f"describe-{figure}")) * 0.9, figure


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_the_difficulty_table(lang):
    say = Speaker(GAME, lang)
    for figure, hard in SOLOS.items():
        jack, other = (hard.jack, hard.action) if isinstance(hard, Throw) else ("–", hard.bone)
        likely = " | ".join(percent(lang, figure, value) for value in (1, 4))
        assert f"| {say('figure-name', figure=figure)} | {jack} | {other} | {likely} |" in page(lang)
    for duel, bout in DUELS.items():
        assert f"| {say('figure-name', figure=duel)} | {bout.exchange} | {bout.exchanges} |" in page(lang)
    for challenge, difficulty in CONTESTS.items():
        assert f"| {say('challenge-name', challenge=challenge)} | {difficulty} " in page(lang)


def percent(lang: str, figure: str, value: int) -> str:
    """English sets the sign close, the others a space at which a line never breaks."""
    shares, whole = solo_shares(figure, bone_chance(figure, 50), value)
    space = "" if lang == "en" else "\u00a0"
    return f"{round(100 * shares[-1] / whole)}{space}%"
