"""`osselet tune` from the command line: what is found lies in the game's folder, and rules are tuned in words."""

import json
from pathlib import Path

import pytest

from osselet.core.texts import LANGUAGES
from tests.cli.conftest import Osselet

QUICK = ("--players", "2", "--games", "300", "--seed", "1")


@pytest.fixture
def owls(osselet: Osselet, tmp_path: Path) -> Path:
    """The scaffold's game, with bots that think little: the numbers are found as quickly as that."""
    osselet("new", "owls", "--folder", tmp_path / "owls")
    start = tmp_path / "owls" / "__init__.py"
    text = start.read_text("utf-8").replace("    view=view,", "    view=view,\n    lean=Lean(iterations=40),")
    start.write_text(text.replace("import Game,", "import Game, Lean,"), "utf-8")
    return tmp_path / "owls"


def test_what_is_found_is_kept_and_told(osselet: Osselet, owls: Path) -> None:
    answer = osselet("tune", owls, *QUICK)
    assert (answer.status, answer.err) == (0, "")
    assert "left alone: iterations=40" in answer.out
    for name in ("careless", "exploring", "among random", "among level3", "--games 300 --seed 1 --players 2"):
        assert name in " ".join(answer.out.split())
    kept = json.loads((owls / "tuned.json").read_text("utf-8"))
    assert [step["name"] for step in kept["found"]["steps"]] == ["careless", "exploring"]
    told = json.loads(osselet("tune", owls, *QUICK, "--cores", "1", "--json").out)
    assert told["hints"] == kept["hints"]
    assert told["steps"] == kept["found"]["steps"]


def test_a_game_whose_numbers_are_all_written_is_left_alone(osselet: Osselet) -> None:
    answer = osselet("tune", "hunde")
    assert answer.status == 0
    assert "nothing to tune" in answer.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_or_b_in_words(osselet: Osselet, lang: str) -> None:
    answer = osselet(
        "tune", "hunde", "--rules", "--versus", "push=rear", "--level", "random", "--games", 40, "--lang", lang
    )
    assert (answer.status, answer.err) == (0, "")
    assert "push=rear" in answer.out
    assert "95 %" in answer.out


def test_a_search_for_fair_rules_draws_a_picture(
    osselet: Osselet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    search = ("tune", "hunde", "--rules", "--level", "1", "--games", 40, "--option", "push=rear")
    answer = osselet(*search)
    assert (answer.status, answer.err) == (0, "")
    assert "black_dice=risky" in answer.out
    assert "hunde-rules.svg" in answer.out
    assert (tmp_path / "hunde-rules.svg").read_text("utf-8").startswith("<?xml")
    told = json.loads(osselet(*search, "--json").out)
    assert [len(told["tried"]), len(told["trades"])] == [2, 2]


WRONG = [
    (["--minutes", "0"], "minutes"),
    (["--minutes", "soon"], "--minutes"),
    (["--games", "0"], "games"),
    (["--players", "1"], "players"),
    (["--versus", "push=rear"], "--rules"),
    (["--rules", "--versus", "push=x"], "back or rear"),
    (["--rules", "--versus", "push=back", "--games", "20"], "the same"),
    (["--rules", "--plot", "picture.gif"], ".svg"),
    (["--rules", "--level", "level9"], "no bot"),
]


@pytest.mark.parametrize(("arguments", "part"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_wrong_arguments_are_refused_in_one_sentence(osselet: Osselet, arguments: list[str], part: str) -> None:
    game = "hunde" if "--rules" in arguments else "oss"
    osselet("tune", game, *arguments).refused(part)


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(
    osselet: Osselet, owls: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (owls / "tuned.json").mkdir()
    osselet("tune", owls).refused("cannot be written")
