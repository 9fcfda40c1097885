"""Every game teaches itself: its lesson can be played as it says, and says everything in every language."""

import random
import re
from dataclasses import replace

import pytest

import osselet
from osselet.core.dealers import Held
from osselet.core.errors import GameError, ScriptError
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES, Speaker
from osselet.table.lesson import LEARNER, Lesson, LessonDealer, _read, lesson_of, roles_taught
from osselet.table.table import Table

SEATS = ("one", "two", "three")


LONGEST = 140
"""Letters a prompt may have: it is said in the dock, in two lines or three."""
LESSONS = [(name, role) for name in osselet.games() for role in ("", *roles_taught(find(name)))]
"""Every lesson of every game, also of single roles."""


def lesson(name: str, role: str = "") -> Lesson:
    found = lesson_of(find(name), role)
    assert found is not None
    return found


def laid(name: str, role: str = "", seed: int = 1) -> Table:
    """A table at the first step that is not chance, dealt along the lesson."""
    taught = lesson(name, role)
    table = Table(find(name), taught.players, seed, taught.options, Held())
    table.hand_over(LessonDealer(taught.steps, lambda: table.progress.reached), 0)
    return table


@pytest.mark.parametrize(("name", "role"), LESSONS)
def test_the_line_is_legal_and_prompts_stand_before_the_learners_decisions(name, role):
    taught, table = lesson(name, role), laid(name, role)
    wanted = {at + number: move for at, prompt in taught.prompts for number, move in enumerate(prompt.play)}
    while table.count < len(taught.steps):
        at = table.count
        step = taught.steps[at]
        assert (table.actor == LEARNER) == (at in wanted), f"step {at}, {step}"
        assert step in [move.name for move in table.moves()]
        table.play(step)
    assert table.record()["steps"][: len(taught.steps)] == taught.steps


@pytest.mark.parametrize(("name", "role"), LESSONS)
def test_after_the_line_the_game_goes_on_to_its_end(name, role):
    taught, table, chosen = lesson(name, role), laid(name, role), random.Random(1)
    while not table.over:
        at = table.count
        table.play(taught.steps[at] if at < len(taught.steps) else chosen.choice(table.moves()))
    assert table.winners or name == "kakuzu"


@pytest.mark.parametrize(("name", "role"), LESSONS)
def test_a_lesson_is_short(name, role):
    taught = lesson(name, role)
    assert 5 <= len(taught.prompts) <= 10
    assert taught.prompts[-1][1].play == [], "the last prompt lets the learner go"
    assert taught.prompts[-1][0] == len(taught.steps)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", osselet.games())
def test_every_prompt_has_words_and_every_word_a_prompt(name, lang):
    game = find(name)
    say = Speaker(game, lang)
    prompts = []
    for taught in (lesson(name, role) for of, role in LESSONS if of == name):
        names = dict(zip(SEATS, taught.bots, strict=False))
        for _, prompt in taught.prompts:
            text, errors = say.strictly(f"lesson-{prompt.prompt}", **names)
            assert errors == []
            assert 30 < len(text) <= LONGEST, text
            prompts.append(prompt.prompt)
    written = re.findall(
        r"^lesson-([\w-]+) =", (game.folder / "texts" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert written == prompts


def test_a_line_that_cannot_be_dealt_is_refused():
    taught = replace(lesson("hunde"), line=["white:7"])
    table = Table(find("hunde"), taught.players, 1, {}, Held())
    with pytest.raises(ScriptError, match="Step 1 of the lesson"):
        table.hand_over(LessonDealer(taught.steps, lambda: table.progress.reached), 0)


@pytest.mark.parametrize(
    "text",
    [
        '{"bots": "Talus", "line": []}',
        '{"bots": ["Talus"]}',
        '{"bots": [], "line": [{"prompt": 1}]}',
        '{"bots": [], "line": [{"prompt": "a", "play": "b"}]}',
        '{"bots": [], "line": [1]}',
        '{"bots": [], "line": [], "options": 1}',
        '{"bots": [], "line": [], "seats": 2}',
        "[]",
        "no lesson",
    ],
)
def test_a_file_that_is_no_lesson_is_refused(tmp_path, text):
    (tmp_path / "lesson.json").write_text(text)
    with pytest.raises(GameError, match="is no lesson"):
        _read(tmp_path / "lesson.json")
    assert _read(tmp_path / "none.json") is None


def test_a_role_that_nobody_teaches_has_no_lesson():
    assert lesson_of(find("chicago"), "mayor") is None
    assert roles_taught(find("chicago")) == ["police"]
    assert all(Speaker(find("chicago"), lang).has("role-police") for lang in LANGUAGES)
