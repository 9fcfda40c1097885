"""Finding games by id and by folder."""

import subprocess
import sys

import pytest

import osselet
from osselet import GameError


def test_the_cabinet_lists_its_games_even_after_one_was_imported():
    import osselet.games.hunde

    assert {"hunde", "kakuzu"} <= set(osselet.games())


@pytest.mark.parametrize("name", ["hund", "Hunde", "", "./nowhere", "chess", "../..", "a b"])
def test_an_unknown_game_is_one_clear_sentence(name):
    with pytest.raises(GameError) as error:
        osselet.game(name)
    assert "\n" not in str(error.value)


def test_a_near_miss_is_suggested():
    with pytest.raises(GameError, match="Did you mean hunde"):
        osselet.game("hunden")


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("", "no GAME"),
        ("GAME = 3", "no GAME"),
        ("x = 1\nraise ValueError('boom')", r"ValueError: boom .*__init__.py:2"),
        ("def f(:", r"__init__.py:1"),
    ],
)
def test_a_broken_folder_says_where(tmp_path, source, says):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "__init__.py").write_text(source, encoding="utf-8")
    with pytest.raises(GameError, match=says):
        osselet.game(folder)


def test_an_empty_folder_is_no_game(tmp_path):
    with pytest.raises(GameError, match=r"no __init__\.py"):
        osselet.game(tmp_path)


@pytest.mark.parametrize("code", ["osselet.game('hunde').table(players=3)", "osselet.simulate('hunde', plain=True)"])
def test_plain_play_never_imports_the_compiler(code):
    program = f"import osselet, sys; {code}; print('numba' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert said.stdout.strip() == "False"
