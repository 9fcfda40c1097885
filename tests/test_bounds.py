"""Compiled rules never reach beyond their arrays: the compiled checks again, with every index watched.

Compiling them so takes minutes; the larger games wait for the soak, since plain rules watch every index anyway and the
conformance suite holds both together.
"""

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
QUICK = ("hunde",)
GAMES = [pytest.param(game, marks=() if game in QUICK else pytest.mark.soak) for game in registry.games()]


@pytest.mark.parametrize("game", GAMES)
def test_no_index_is_out_of_bounds(game):
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    ran = subprocess.run([sys.executable, "-c", PROGRAM, game], capture_output=True, text=True, env=env)
    assert ran.returncode == 0, ran.stderr
