"""What a table is, what an entry does to it and what each looker is told need no server, store, NumPy or compiler."""

import json
import subprocess
import sys

import pytest

from tests.room import played


@pytest.fixture(scope="module")
def ordinary() -> dict[str, str]:
    """What is told where everything is installed."""
    return played.all_games()


def test_all_five_games_are_played_and_told_the_same_with_all_of_it_out_of_reach(ordinary: dict[str, str]) -> None:
    command = [sys.executable, "-m", "tests.room.played", ",".join(played.BLOCKED)]
    alone = subprocess.run(command, capture_output=True, text=True, check=False)
    assert alone.returncode == 0, alone.stderr
    assert json.loads(alone.stdout) == ordinary


def test_what_is_out_of_reach_is_really_out_of_reach() -> None:
    command = [sys.executable, "-m", "tests.room.played", "msgspec"]
    assert "plain mode asks for msgspec" in subprocess.run(command, capture_output=True, text=True, check=False).stderr
