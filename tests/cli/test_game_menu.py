"""`osselet play` without a game: the cabinet in the terminal."""

import pytest

from tests.cli.conftest import Osselet


def test_choose_play_and_come_back(osselet: Osselet) -> None:
    answer = osselet("play", typed="hunde\n3\n1\n0\nAnn\npush=rear\nq\nq\n")
    assert answer.status == 0
    assert "Ann (you)" in answer.out
    assert answer.out.count("Which game?") == 2
    assert "See you soon" in answer.out


def test_wrong_answers_are_asked_again(osselet: Osselet) -> None:
    answer = osselet("play", typed="99\nnothing\n\nhunde\n99\nx\n3\n4\n2\n0\nAnn,Bob,[x]\nAnn,Bob\npush=up\n\n")
    assert answer.status == 0
    assert "not in the cabinet" in answer.out
    assert "from 3 to 6" in answer.out
    assert "from 0 to 3" in answer.out
    assert "back or rear" in answer.out
    assert "Ann" in answer.out


def test_rules_and_language_at_the_shelf(osselet: Osselet) -> None:
    answer = osselet("play", typed="rules hunde\nfr\nq\n")
    assert "{#" not in answer.out
    assert "Quel jeu\u00a0?" in answer.out


@pytest.mark.parametrize("typed", ["", "1\n", "1\n3\n1\n0\n\n\n"])
def test_the_end_of_input_leaves(osselet: Osselet, typed: str) -> None:
    assert osselet("play", typed=typed).status == 0


def test_a_whole_game_and_back(osselet: Osselet) -> None:
    answer = osselet("play", typed="hunde\n\n\n0\n\n\n" + "1\n" * 300)
    assert answer.status == 0
    assert "back to the cabinet" in answer.out
