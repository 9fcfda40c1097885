"""The examples run, in a short form."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from osselet.conformance import suite
from osselet.core.registry import find

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_first_bot():
    play = runpy.run_path(str(EXAMPLES / "first_bot.py"))["play"]
    assert 0 < play(games=12) < 1


def test_million_games():
    rows = runpy.run_path(str(EXAMPLES / "million_games.py"))["study"](2000)
    assert len(rows) == 8
    for push in ("back", "rear"):
        assert sum(row["share"] for row in rows if row["push"] == push) == pytest.approx(1)


def test_train_ppo(capsys):
    """`make test` and `make examples` install PyTorch for this one."""
    train = runpy.run_path(str(EXAMPLES / "train_ppo.py"))["train"]
    train("random", rounds=2, tables=32, steps=60, trials=16, every=1)
    told = capsys.readouterr().out
    assert "round 1, 1,920 decisions" in told
    assert "round 2, 3,840 decisions" in told


GAMES = {"perudo": 18, "ur": 13, "oh_hell": 12}
"""The games, and how many scenarios each has at least."""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_the_contract(name):
    game = find(EXAMPLES / "games" / name)
    for check in suite(game, plain=True, games=1):
        if not check.options and check.players < 4:
            check.run()


@pytest.mark.parametrize(("name", "least"), GAMES.items())
def test_the_scenarios_of_a_game_pass(name, least):
    tests = EXAMPLES / "games" / name / "tests"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not conformance", str(tests)]
    done = subprocess.run(command, cwd=tests, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count(".") >= least
