"""`osselet review`: to read, as JSON, as a picture; and what it refuses."""

import json
import sys
from pathlib import Path

import pytest

import osselet as library
from osselet import Scripted
from osselet.lab import review
from tests.cli.conftest import Osselet

QUICK = ("--effort", "0.1")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everybody loses a bone a round without a choice; in the last one Ann throws it away."""
    throws = ["white:1", "white:2", "white:1", "white:3", "white:2", "white:3", "white:5", "white:dog", "black:dog"]
    dealer = Scripted([*["white:dog"] * 40, *throws])
    t = library.game("hunde").table(players=4, seed=5, names=["Ann", None, None, "$x_1$"], dealer=dealer)
    for move in ("move", "move", "move", "black"):
        t.play(move)
    assert t.over
    path = tmp_path_factory.mktemp("review") / "game.json"
    path.write_text(json.dumps(t.record()))
    return path


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Turning points", "decisions as good as", "Player 2")),
        ("fr", ("Tournants", "aussi bonne", "Joueur 2")),
        ("de", ("Wendepunkte", "so gut wie", "Spieler 2")),
    ],
)
def test_it_reads_well_in_eighty_columns(
    osselet: Osselet, record: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    answer = osselet("review", record, *QUICK, "--lang", lang)
    assert (answer.status, answer.err) == (0, "")
    assert max(len(line) for line in answer.out.splitlines()) <= 80
    for word in ("Ann", "★", "▁", *words):
        assert word in answer.out


def test_json_and_plot(osselet: Osselet, record: Path, tmp_path: Path) -> None:
    picture, drawing = tmp_path / "curves.png", tmp_path / "curves.svg"
    answer = osselet("review", record, *QUICK, "--json", "--plot", picture)
    found = json.loads(answer.out)
    assert found["winners"]
    assert found["seats"] == [0, 1, 2, 3]
    assert picture.read_bytes().startswith(b"\x89PNG")
    told = osselet("review", record, *QUICK, "--seat", "1", "--plot", drawing)
    assert "curves.svg" in told.out
    assert "Ann:" not in told.out
    assert "<svg" in drawing.read_text()
    assert sorted(tmp_path.iterdir()) == [picture, drawing]


def test_a_game_that_is_not_over_only_if_asked_for(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "begun.json"
    t = library.game("hunde").table(players=3, seed=1)
    t.play("move")
    path.write_text(json.dumps(t.record()))
    osselet("review", path).refused("not over", "--unfinished")
    answer = osselet("review", path, "--unfinished", *QUICK)
    assert answer.status == 0
    assert "The game is not over" in answer.out


def test_bad_input_is_one_sentence(
    osselet: Osselet, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = sys.modules[review.__module__]
    monkeypatch.setattr(work, "timeline", lambda *_: pytest.fail("the long work began"))
    osselet("review", tmp_path / "none.json").refused("cannot be read")
    osselet("review", record, "--level", "9").refused("level 1 to 5")
    osselet("review", record, "--level", "high").refused("--level")
    osselet("review", record, "--effort", "much").refused("--effort")
    osselet("review", record, "--effort", "0").refused("effort")
    osselet("review", record, "--cores", "0").refused("cores")
    osselet("review", record, "--plot", tmp_path / "curves.txt").refused(".png or .svg")
    osselet("review", record, "--plot", tmp_path / "none" / "curves.png").refused("cannot be written")
    folder = tmp_path / "folder.png"
    folder.mkdir()
    osselet("review", record, "--plot", folder).refused("is a folder")


def test_what_is_no_record(osselet: Osselet, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{}")
    osselet("review", path).refused("not a record")
    path.write_text("nonsense")
    osselet("review", path).refused("not a record")
    path.write_text(json.dumps(json.loads(record.read_text()) | {"steps": ["white:9"]}))
    osselet("review", path).refused("Step 1")
    osselet("review", record, "--seat", "4").refused("no seat 4")
