"""Compiled rules never reach beyond their arrays: the compiled checks again, with every index watched."""

import os
import subprocess
import sys

import pytest

from osselet.core import registry

PROGRAM = """
import sys
from osselet.conformance import suite
from osselet.core.registry import find
for check in suite(find(sys.argv[1]), games=2):
    if check.name in {"survey", "bytes"}:
        check.run()
"""


@pytest.mark.parametrize("game", registry.games())
def test_no_index_is_out_of_bounds(game):
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    ran = subprocess.run([sys.executable, "-c", PROGRAM, game], capture_output=True, text=True, env=env)
    assert ran.returncode == 0, ran.stderr
