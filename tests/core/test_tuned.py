"""Numbers for bots that lie in a game's folder: they are used, hand-written ones win, and damaged ones are refused."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from osselet import GameError
from osselet.core.game import Game, Lean
from osselet.core.tuned import FILE, hand_written, untuned, with_tuned, write
from tests.probe import GAME


def in_folder(folder: Path, lean: Lean | None = None) -> Game:
    return replace(GAME, folder=folder, lean=lean or Lean())


def test_a_game_without_a_file_is_itself(tmp_path: Path) -> None:
    game = in_folder(tmp_path)
    assert with_tuned(game) is game
    assert untuned(game) is game


def test_the_numbers_are_used_and_can_be_taken_off_again(tmp_path: Path) -> None:
    write(tmp_path, {"careless": 35, "exploring": 2.0}, {"seed": 1})
    game = with_tuned(in_folder(tmp_path))
    assert (game.lean.careless, game.lean.exploring, game.lean.iterations) == (35, 2.0, 2000)
    assert game.lean.tuned == {"careless", "exploring"}
    assert hand_written(game.lean) == {}
    assert untuned(game).lean == Lean()


def test_what_is_written_by_hand_wins(tmp_path: Path) -> None:
    write(tmp_path, {"careless": 35, "iterations": 4000}, {})
    game = with_tuned(in_folder(tmp_path, Lean(careless=10)))
    assert (game.lean.careless, game.lean.iterations) == (10, 4000)
    assert hand_written(game.lean) == {"careless": 10}
    assert untuned(game).lean == Lean(careless=10)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("{", "cannot be read"),
        ("[]", "no hints"),
        ('{"hints": 3}', "no hints"),
        ('{"hints": {"luck": 3}}', "'luck'"),
        ('{"hints": {"careless": 101}}', "from 0 to 100"),
        ('{"hints": {"careless": 2.5}}', "careless"),
        ('{"hints": {"careless": true}}', "careless"),
        ('{"hints": {"exploring": "much"}}', "exploring"),
        ('{"hints": {"exploring": NaN}}', "exploring"),
        ('{"hints": {"iterations": 0}}', "iterations"),
    ],
)
def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path, text: str, part: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(GameError, match=part) as error:
        with_tuned(in_folder(tmp_path))
    assert "\n" not in str(error.value)


def test_the_file_says_how_the_numbers_were_found(tmp_path: Path) -> None:
    path = write(tmp_path, {"careless": 35}, {"seed": 1, "games": 200})
    assert json.loads(path.read_text("utf-8")) == {"hints": {"careless": 35}, "found": {"seed": 1, "games": 200}}
