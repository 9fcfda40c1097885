"""Plain mode stands alone: rules, tables, views, logs, records and texts without NumPy, Numba or a server."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.core.alone import TABLES, play

ROOT = Path(__file__).parent.parent.parent


def run(*program):
    return subprocess.run([sys.executable, *program], capture_output=True, text=True, cwd=ROOT)


@pytest.fixture(scope="module")
def alone():
    """What a process without all that tells of the games."""
    done = run("-m", "tests.core.alone")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_nothing_of_it_was_loaded(alone):
    assert alone["loaded"] == []
    assert {"osselet.core.kernel", "osselet.table.lesson", "osselet.games.oss"} <= set(alone["modules"])


@pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda number: "-".join(map(str, TABLES[number][:2])))
def test_games_are_the_same_with_and_without(alone, number):
    told = alone["games"][number]
    assert told == json.loads(json.dumps(play(*TABLES[number])))
    assert told["record"]["over"]
    assert told["logs"][1]


def test_sealed_choices_and_steps_taken_back_were_among_them(alone):
    assert sum(told["sealed"] for told in alone["games"]) > 10
    assert sum(told["undone"] for told in alone["games"]) > 10


def test_what_is_blocked_cannot_be_had():
    program = "import sys; from tests.core.alone import Blocker; sys.meta_path.insert(0, Blocker()); import numpy"
    assert "plain mode asks for numpy" in run("-c", program).stderr
