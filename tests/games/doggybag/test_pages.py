"""Texts and rules pages: the same in three languages."""

import pytest

from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.doggybag import GAME
from osselet.games.doggybag.state import BEGINNER_WORDS, WORDS
from osselet.table import Box


def page(lang):
    return (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_a_button(lang):
    say = Speaker(GAME, lang)
    steps = [words.step(move, None) for words in (WORDS, BEGINNER_WORDS) for move in range(WORDS.size)]
    for step in steps:
        assert say.strictly(f"move-{step.word.key}", **step.arguments)[1] == []


def test_in_the_beginner_game_a_token_is_no_more_than_its_number():
    table = Box(GAME).table(players=2, options={"roles": False})
    assert [table.words.find(WORDS.name(move)) for move in range(WORDS.size)] == list(range(WORDS.size))
    assert Speaker(GAME, "en").move(table.words.step(WORDS.find("take:3"), 0)) == "Token 3"


def test_buttons_name_people_and_roles():
    say = Speaker(GAME, "en", ["Ann", "Bob"])
    texts = [say.move(WORDS.step(WORDS.find(name), 0)) for name in ("steal:1", "steal:none", "lead:0", "take:3")]
    assert texts == ["Steal from Bob", "Steal nothing", "Ann plays first", "Token 3, Pickpocket: draw a bone"]


@pytest.mark.parametrize("name", ["take:0", "take:7", "steal:none", "steal:5", "swap:red:grey", "announce:101"])
def test_names_are_one_to_one(name):
    assert WORDS.name(WORDS.find(name)) == name


@pytest.mark.parametrize(
    "name", ["take:8", "take", "steal:6", "steal", "announce:7", "announce:102", "put:blue", "none"]
)
def test_other_names_do_not_exist(name):
    assert WORDS.find(name) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_roles_are_called_the_same_on_the_page_and_in_texts(lang):
    say = Speaker(GAME, lang)
    for role in range(8):
        assert f"| {role} | {say('role-name', role=role)} |" in page(lang)
