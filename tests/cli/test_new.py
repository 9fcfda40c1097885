"""`osselet new`: a game that plays at once, and tells its author where a rule is broken."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from osselet.conformance import suite
from osselet.core.look import Look
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES
from tests.cli.conftest import Osselet


@pytest.fixture
def owls(osselet: Osselet, tmp_path: Path) -> Path:
    assert osselet("new", "owls", "--folder", tmp_path / "owls").status == 0
    return tmp_path / "owls"


def test_it_is_written_here_unless_said(osselet: Osselet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answer = osselet("new", "owls")
    assert "osselet play ./owls" in answer.out
    assert find("./owls").id == "owls"
    texts = [path.read_text() for path in (tmp_path / "owls").rglob("*") if path.suffix in {".py", ".md", ".ftl"}]
    assert len(texts) >= 13
    assert not any("mygame" in text.lower() for text in texts)


@pytest.fixture(params=["plain", "secret"])
def game(request: pytest.FixtureRequest, osselet: Osselet, tmp_path: Path) -> Path:
    """Either scaffold, as `osselet new` writes it."""
    more = ["--secret"] if request.param == "secret" else []
    assert osselet("new", "fists", *more, "--folder", tmp_path / "fists").status == 0
    return tmp_path / "fists"


def test_it_is_a_package_that_the_cabinet_finds(game: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=game, capture_output=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = (game / "dist").glob("osselet_fists-*.whl")
    held = zipfile.ZipFile(wheel)
    names = set(held.namelist())
    wanted = {f"fists/texts/{lang}.ftl" for lang in LANGUAGES} | {f"fists/rules.{lang}.md" for lang in LANGUAGES}
    assert wanted | {"fists/__init__.py", "fists/rules.py"} <= names
    assert not any("tests" in name or "mygame" in name for name in names)
    (entry,) = (name for name in names if name.endswith("entry_points.txt"))
    assert "[osselet.games]\nfists = fists:GAME" in held.read(entry).decode()
    held.extractall(game.parent / "installed")
    told = subprocess.run(
        [sys.executable, "-m", "osselet", "rules", "fists", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(game.parent / "installed"), *sys.path])},
        cwd=game.parent,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    assert "Fists" in told.stdout


def test_the_secret_one_keeps_the_contract_and_its_own_tests(osselet: Osselet, tmp_path: Path) -> None:
    folder = tmp_path / "fists"
    osselet("new", "fists", "--secret", "--folder", folder)
    checks = [check for check in suite(find(folder), plain=True, games=2) if check.players == 3]
    assert {"prior", "lockstep", "rotation", "labels"} <= {check.name for check in checks}
    for check in checks:
        check.run()
    command = [
        sys.executable,
        "-P",
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "not conformance",
        str(folder),
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_secret_one_plays_at_once_in_three_languages(osselet: Osselet, tmp_path: Path) -> None:
    osselet("new", "fists", "--secret", "--folder", tmp_path / "fists")
    for lang in LANGUAGES:
        answer = osselet(
            "play", tmp_path / "fists", "--lang", lang, "--seed", "2", "--bots", "random", typed="1\n\n2\n\n3\n\n" * 200
        )
        assert answer.status == 0
        assert "★" in answer.out


@pytest.mark.parametrize("name", ["Owls", "my-game", "2owls", "", "class", "öwls", "_x", "a" * 99, "../x", "a b"])
def test_a_bad_name_is_refused(osselet: Osselet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    osselet("new", name).refused("name")
    assert list(tmp_path.iterdir()) == []


def test_a_game_of_the_cabinet_and_an_existing_folder_are_refused(osselet: Osselet, owls: Path) -> None:
    osselet("new", "hunde").refused("already holds")
    osselet("new", "owls", "--folder", owls).refused("exists already")
    osselet("new", "owls", "--folder", owls / "rules.py" / "x").refused("cannot be written")


def test_it_plays_at_once_in_three_languages(osselet: Osselet, owls: Path) -> None:
    for lang in ("fr", "en", "de"):
        answer = osselet(
            "play", owls, "--lang", lang, "--seed", "2", "--players", "3", "--bots", "random", typed="1\n" * 400
        )
        assert answer.status == 0
        assert "★" in answer.out


def test_it_passes_its_check(osselet: Osselet, owls: Path) -> None:
    answer = osselet("check", owls, "--games", "1", "--quick", "--json")
    assert [check for check in json.loads(answer.out)["checks"] if not check["ok"]] == []
    assert answer.status == 0


@pytest.mark.compiler
def test_its_own_tests_pass(owls: Path) -> None:
    tests = owls / "tests" / "test_owls.py"
    tests.write_text(tests.read_text().replace("GAME = Path", "GAMES = 1\nGAME = Path"))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests)]
    done = subprocess.run(command, cwd=owls, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_look_prints_a_look_to_begin_with(osselet: Osselet, owls: Path) -> None:
    answer = osselet("look", owls)
    assert answer.status == 0
    (owls / "look.py").write_text(answer.out)
    assert isinstance(find(str(owls)).look, Look)
    osselet("look", "kakuzu").refused("by hand")


BROKEN = [
    ("s.basket += face", 's.basket += "face"'),
    ("s.basket += face", "s.baskets += face"),
    ("s.basket += face", "s.basket += lots(face)"),
    ("points[seat] = s.home[seat]", "points[seat] = [s.home[seat]]"),
]


@pytest.mark.parametrize(("right", "wrong"), BROKEN, ids=["type", "field", "name", "list"])
def test_a_broken_rule_names_the_authors_file_and_line(osselet: Osselet, owls: Path, right: str, wrong: str) -> None:
    rules = owls / "rules.py"
    rules.write_text(rules.read_text().replace(right, wrong))
    line = next(at for at, text in enumerate(rules.read_text().splitlines(), 1) if wrong in text)
    osselet("sim", owls, "--games", "5").refused(f"{rules}:{line}")


def test_a_game_that_cannot_be_read_names_file_and_line(osselet: Osselet, owls: Path) -> None:
    (owls / "rules.py").write_text("CHOOSE = = 1\n")
    osselet("play", owls).refused("rules.py:1")


def test_plain_runs_without_a_compiler(osselet: Osselet, owls: Path) -> None:
    rules = owls / "rules.py"
    rules.write_text(rules.read_text().replace("s.basket += face", 's.basket += len("x" * face)'))
    assert osselet("sim", owls, "--games", "5", "--plain").status == 0
