"""What is in the cabinet, told at once."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Osselet, process

MAIN = "import sys; from osselet.cli.error_boundary import run; status = run(sys.argv[1:]); "
NO_NUMBA = MAIN + "assert 'numba' not in sys.modules; sys.exit(status)"


def test_games_for_people(osselet: Osselet) -> None:
    answer = osselet("games")
    assert answer.status == 0
    for part in ("hunde", "kakuzu", "3 to 6 players", "push=back", "(default)"):
        assert part in answer.out


def test_games_for_programs(osselet: Osselet) -> None:
    found = {game["id"]: game for game in json.loads(osselet("games", "--json", "--lang", "fr").out)}
    assert found["hunde"]["players"] == [3, 4, 5, 6]
    assert found["hunde"]["options"]["push"] == {"default": "back", "takes": "back or rear", "values": ["back", "rear"]}
    assert set(found["hunde"]) == {"id", "title", "tagline", "credits", "players", "options"}


def test_rules_pages(osselet: Osselet) -> None:
    for lang in ("fr", "en", "de"):
        answer = osselet("rules", "hunde", "--lang", lang)
        assert answer.status == 0
        assert "{#" not in answer.out
        assert len(answer.out) > 500


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["games", "--json"],
        ["rules", "hunde"],
        ["play", "hunde", "--humans", "0", "--bots", "random", "--seed", "1"],
        ["sim", "hunde", "--plain", "--games", "3", "--json"],
        ["--help"],
    ],
    ids=" ".join,
)
def test_nobody_waits_for_a_compiler(arguments: list[str]) -> None:
    done = process(NO_NUMBA, *arguments)
    assert done.returncode == 0, done.stderr


def test_games_answers_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In about half a second; counted in time of our own, since others may keep the machine busy.

    As for people, who start it from compiled files and not for the first time.
    """
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path))
    measure = "import time; started = time.process_time(); " + MAIN + "print(time.process_time() - started)"
    assert min(float(process(measure, "games").stdout.split()[-1]) for _ in range(3)) < 0.6


def test_a_reader_that_goes_away_is_no_error() -> None:
    done = process(
        "import subprocess, sys; p = subprocess.Popen([sys.executable, '-m', 'osselet.cli', 'games'],"
        " stdout=subprocess.PIPE, stderr=subprocess.PIPE); p.stdout.close(); sys.stderr.write(p.stderr.read().decode())"
    )
    assert done.stderr == ""


def test_version(osselet: Osselet) -> None:
    assert osselet("--version").out.startswith("osselet ")


@pytest.mark.compiler
def test_a_terminal_that_cannot_show_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = process(MAIN + "sys.exit(status)", "play", "hunde", "--lang", "de")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
