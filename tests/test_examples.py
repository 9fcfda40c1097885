"""The examples run, in a short form; `make examples` runs the one that needs PyTorch too."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_first_bot():
    play = runpy.run_path(str(EXAMPLES / "first_bot.py"))["play"]
    assert 0 < play(games=12) < 1


def test_million_games():
    rows = runpy.run_path(str(EXAMPLES / "million_games.py"))["study"](2000)
    assert len(rows) == 8
    for push in ("back", "rear"):
        assert sum(row["share"] for row in rows if row["push"] == push) == pytest.approx(1)
