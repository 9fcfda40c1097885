"""The pages tell the truth: the site is built without a warning, and what they show works."""

import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from osselet.cli.app import app
from tests import tutorial
from tests.pages import FIRST_MOVES, PAGES, ROOT, fences, served, typed

AROUND = {
    "contract.md": "from typing import Annotated\n"
    "from osselet.core import Choice, Flag, Ints, Options, State, Whole, i1, i2, rule",
    "conformance.md": "from pathlib import Path\n__file__ = 'owls/tests/test_conformance.py'",
    "review.md": "import osselet\ntable = osselet.game('hunde').table(players=3, seed=1)\n"
    "while not table.over: table.play('move')",
    "write-a-game.md": "import osselet",
}
"""What a reader of the page has before its first snippet."""


def commands(page: Path) -> list[list[str]]:
    """The commands of ours that a page shows, as words."""
    lines = [line for text in fences(page, "sh") for line in text.splitlines()]
    parts = [part.strip() for line in lines for part in re.split(r"&&|;", line.partition("#")[0])]
    return [shlex.split(part)[1:] for part in parts if re.match(r"(osselet|house)( |$)", part)]


def test_the_site_is_built_without_a_warning(tmp_path):
    made = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert (made.returncode, made.stdout + made.stderr) == (0, "")
    assert (tmp_path / "site" / "contract" / "index.html").exists()


@pytest.mark.parametrize("page", [page for page in PAGES if fences(page, "python")], ids=lambda page: page.name)
def test_snippets_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if page.name == "write-a-game.md":
        subprocess.run([sys.executable, "-m", "osselet", "new", "owls"], check=True, capture_output=True)
    known: dict[str, Any] = {"__name__": "snippet"}
    for text in [AROUND.get(page.name, ""), *fences(page, "python")]:
        exec(compile(text.replace("100_000", "2_000").replace("level=5", "level=1"), str(page), "exec"), known)


@pytest.mark.parametrize(
    ("page", "words"),
    [pytest.param(page, words, id=f"{page.name}-{' '.join(words)}") for page in PAGES for words in commands(page)],
)
def test_commands_are_understood(page, words):
    """The command exists and takes these arguments; what it does is tested where it lives."""
    context = get_command(app).make_context("osselet", list(words), resilient_parsing=False)
    if words and words[0] in context.command.commands:  # type: ignore[attr-defined]
        chosen = context.command.commands[words[0]]  # type: ignore[attr-defined]
        chosen.make_context(words[0], words[1:], parent=context)
    else:
        assert not words


SHORTER = {
    "osselet arena": "--games 1 --bots random,level1",
    "osselet check ./owls": "--plain",
    "osselet new owls && osselet play ./owls": "--bots random",
    "osselet play ./owls": "--bots random",
    "osselet play oss --bots level4": "--bots random",
    "osselet review": "--level 1 --effort 0.1",
    "osselet sim oss --players 4 --bots level5": "--bots random --games 2",
    "osselet tune": "--games 20",
    "python -m pytest owls/tests": "-k 'not conformance'",
}
"""What is added to commands that would take minutes, as compiling a search does; the tutorial is followed as it is."""
NOT_RUN = {
    "make run": "it serves until it is stopped; the page it opens is tested in tests/web",
    "make test": "it is what runs this test",
    "python -m http.server --directory site": "it serves until it is stopped; tests/publish serves such a folder",
    "osselet lab doggybag": "it takes minutes however few games it plays; tests/cli tests it with another game",
}


def lines(page: Path) -> list[str]:
    """The commands that a page shows, a line each, without what is said about them."""
    shown = [line.partition("#")[0].strip() for text in fences(page, "sh") for line in text.splitlines()]
    return [line for line in shown if line and line not in NOT_RUN]


LONG = ("README.md", "bots.md", "tune.md", "write-a-game.md")
"""Pages whose commands take a minute each, which is too long for every test run: they wait for the soak."""


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=page.name, marks=pytest.mark.soak if page.name in LONG else ())
        for page in PAGES
        if lines(page) and page.name not in ("host.md", "tutorial.md")
    ],
)
def test_commands_run(page, tmp_path):
    """In the order of the page, in an empty folder; host.md has tests/test_host.py, the tutorial a test below."""
    if page.name == "README.md":
        typed("osselet play hunde --bots random --fast --record game.json", tmp_path)
    for line in dict.fromkeys(lines(page)):
        if line == "osselet" or line.startswith("osselet watch"):
            assert '"hunde"' in served(line, tmp_path)
            continue
        more = [words for start, words in SHORTER.items() if line.startswith(start)]
        typed(" ".join([line, *more]), tmp_path, "quit\n" if line == "osselet play" else FIRST_MOVES)


def test_the_tutorial_is_followed(tmp_path):
    """Every file is written and every command typed in the order of the page."""
    said = {}
    for piece in tutorial.pieces():
        if piece.file:
            piece.write(tmp_path)
        for line in piece.text.splitlines() if piece.kind == "sh" else ():
            serves = line.startswith(("osselet serve", "osselet watch"))
            said[line] = (served if serves else typed)(line, tmp_path)
    assert "The game is over" in said["osselet play ./pebbles"]
    assert "Pebbles keeps the contract" in said["osselet check ./pebbles"]
    assert "4 passed" in said["python -m pytest pebbles/tests"]
    assert '"pebbles"' in said["osselet serve --game ./pebbles"]
    assert '"pebbles"' in said["osselet watch ./pebbles"]


def test_the_python_reference_is_what_the_docstrings_say():
    made = runpy.run_path(str(ROOT / "docs" / "api_page.py"))["page"]()
    kept = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert made == kept, "docs/api.md is stale: make api"
    assert "- `of(*modules: " in kept
    assert "Hidden state and the facts of the table to a JSON-able dict." in kept
