"""Binding: compiled and plain are one, and no stale kernel is ever served."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from osselet.core import CompileError, GameError, rule
from osselet.core.fingerprint import fingerprint
from osselet.core.kernel import KEPT, _prune
from osselet.core.registry import find
from osselet.lab import simulate
from osselet.search.playouts import playouts
from osselet.search.random_games import random_games
from tests.probe import GAME
from tests.probe import rules as r


def test_compiled_and_plain_play_the_same_games():
    one = simulate("hunde", players=5, games=40, seed=3)
    two = simulate("hunde", players=5, games=40, seed=3, plain=True)
    assert (one.steps, one.shares, one.scores) == (two.steps, two.shares, two.scores)


LAST = 3


@rule
def play_with_a_constant(s, move):
    r.play(s, move)
    if s.phase == LAST:
        s.pot = 0


def test_the_fingerprint_changes_with_every_constant_and_helper(monkeypatch):
    game = replace(GAME, rules=replace(GAME.rules, play=play_with_a_constant))
    prints = {fingerprint(playouts, GAME), fingerprint(playouts, game)}
    monkeypatch.setattr(sys.modules[__name__], "LAST", 4)
    prints.add(fingerprint(playouts, game))
    monkeypatch.setattr(r, "STONES", 3)
    prints.add(fingerprint(playouts, game))
    monkeypatch.setattr(r, "held", rule(lambda s, value: False))
    prints.add(fingerprint(playouts, game))
    assert len(prints) == 5


def test_the_fingerprint_is_the_same_in_every_process():
    program = (
        "from osselet.core.registry import find; from osselet.core.fingerprint import fingerprint;"
        "from osselet.search.playouts import playouts; print(fingerprint(playouts, find('hunde')))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert said == {fingerprint(playouts, find("hunde")) + "\n"}


FOLDER = {
    "__init__.py": """
from pathlib import Path
from osselet.core import Game, Rules
from . import rules
GAME = Game(id="coin", state=rules.Coin, rules=Rules(rules.setup, rules.actor, rules.moves, rules.play, rules.score),
            words=rules.WORDS, players=range(1, 2), most_moves=2, longest=9, view=lambda s, f: {},
            folder=Path(__file__).parent)
""",
    "helper.py": """
from osselet.core import rule
from .table import WORTH
@rule
def worth(face):
    return WORTH[face] + 0
""",
    "table.py": "import numpy as np\nWORTH = np.array([5, 5])\n",
    "rules.py": """
from osselet.core import CHANCE, OVER, State, Vocabulary, i1, i2, rule
from .helper import worth
WORDS = Vocabulary(coin=range(2))
class Coin(State):
    done: i1
    points: i2
@rule
def setup(s, players, options):
    s.done = 0
    s.points = 0
@rule
def actor(s):
    return OVER if s.done else CHANCE
@rule
def moves(s, ids, weights):
    ids[0], ids[1] = 0, 1
    return 2
@rule
def play(s, move):
    s.done = 1
    s.points = worth(move)
@rule
def score(s, points, winner):
    points[0] = s.points
    winner[0] = s.done
""",
}


@pytest.fixture
def folder(tmp_path):
    """A game of one coin in a folder."""
    made = tmp_path / "coin"
    made.mkdir()
    for name, text in FOLDER.items():
        (made / name).write_text(text, encoding="utf-8")
    return made


@pytest.mark.compiler
def test_of_two_processes_that_want_a_kernel_at_once_one_compiles_it(tmp_path, folder):
    program = f"import osselet; osselet.simulate({str(folder)!r}, games=8, cores=1)"
    env = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "NUMBA_DEBUG_CACHE": "1"}
    both = [
        subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=env) for _ in range(2)
    ]
    said = [process.communicate(timeout=120)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted(one.count("data saved") for one in said) == [0, 1]
    assert sorted(one.count("data loaded") for one in said) == [0, 1]


@pytest.mark.compiler
def test_a_changed_helper_or_table_is_never_served_from_a_stale_cache(tmp_path, folder):
    def points():
        program = f"import osselet; print(osselet.simulate({str(folder)!r}, games=8).scores[0])"
        env = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
        said = subprocess.run(
            [sys.executable, "-B", "-c", program], check=True, capture_output=True, text=True, env=env
        )
        return float(said.stdout)

    assert points() == 5
    assert points() == 5
    (folder / "table.py").write_text("import numpy as np\nWORTH = np.array([7, 7])\n", encoding="utf-8")
    assert points() == 7
    helper = FOLDER["helper.py"].replace("+ 0", "+ 1")
    (folder / "helper.py").write_text(helper, encoding="utf-8")
    assert points() == 8


def test_old_kernels_are_pruned(tmp_path):
    folder = tmp_path / "search_1"
    folder.mkdir()
    for number in range(9):
        path = folder / f"playouts.playouts_hunde_{number:016x}-1.py311.nbi"
        path.touch()
        os.utime(path, (number, number))
    other = folder / "playouts.playouts_kakuzu_0000000000000000-1.py311.nbi"
    other.touch()
    _prune(tmp_path, "playouts_hunde_", f"playouts_hunde_{2:016x}")
    left = {Path(path).name.split("_")[2][:16] for path in folder.glob("*hunde*")}
    assert left == {f"{number:016x}" for number in (2, *range(9 - KEPT + 1, 9))}
    assert other.exists()


@rule
def wrong_field(s, move):
    r.play(s, move)
    s.nothing_there = 1


@rule
def makes_a_list(s, move):
    r.play(s, [move][0])


@rule
def wrong_name(s, move):
    r.play(s, moove)  # type: ignore[name-defined]  # noqa: F821


@pytest.mark.parametrize("f", [wrong_field, makes_a_list, wrong_name])
def test_a_rule_that_does_not_compile_names_the_author_s_line(f):
    game = replace(GAME, rules=replace(GAME.rules, play=f))
    with pytest.raises(CompileError) as error:
        random_games(game, 2, 10, 1, {}, cores=1)
    sentence = str(error.value)
    line = f.__code__.co_firstlineno
    assert "\n" not in sentence
    assert any(sentence.startswith(f"{__file__}:{line + more}: ") for more in (2, 3)), sentence


@pytest.mark.compiler
def test_where_the_cache_cannot_be_written_kernels_compile_all_the_same(tmp_path):
    blocked = tmp_path / "file"
    blocked.touch()
    program = "import osselet; print(osselet.simulate('hunde', games=10, seed=1).steps)"
    env = {**os.environ, "NUMBA_CACHE_DIR": str(blocked / "cache")}
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, env=env)
    assert int(said.stdout) == simulate("hunde", games=10, seed=1).steps


@rule
def divides(s, move):
    r.play(s, move)
    s.pot = s.pot // (s.turn - s.turn)


def test_an_error_of_compiled_rules_is_the_game_s_and_not_ours():
    game = replace(GAME, rules=replace(GAME.rules, play=divides))
    with pytest.raises(GameError, match=r"ZeroDivisionError.*--plain"):
        random_games(game, 2, 10, 1, {}, cores=1)
