"""The pages tell the truth: the site is built without a warning, and what they show works."""

import os
import re
import shlex
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from osselet.cli.app import app
from tests import tutorial

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
AROUND = {
    "contract.md": "from typing import Annotated\n"
    "from osselet.core import Choice, Flag, Ints, Options, State, Whole, i1, i2, rule",
    "conformance.md": "from pathlib import Path\n__file__ = 'owls/tests/test_conformance.py'",
    "review.md": "import osselet\ntable = osselet.game('hunde').table(players=3, seed=1)\n"
    "while not table.over: table.play('move')",
    "write-a-game.md": "import osselet",
}
"""What a reader of the page has before its first snippet."""


def fences(page: Path, *kinds: str) -> list[str]:
    """The pieces of a page in these languages."""
    found = FENCE.findall(page.read_text(encoding="utf-8"))
    return [text for kind, text in found if kind in kinds]


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


def typed(line: str, folder: Path) -> str:
    """What a command of the tutorial prints, typed in a folder; in a game always the first move is chosen."""
    made = subprocess.run(
        ["sh", "-c", line], cwd=folder, env=shell(folder), input="1\n" * 60, capture_output=True, text=True, timeout=300
    )
    assert made.returncode == 0, f"{line}\n{made.stdout}{made.stderr}"
    return made.stdout


def shell(folder: Path) -> dict[str, str]:
    """The variables of a shell in which `osselet` and `python` are ours, and nothing is kept outside the folder."""
    commands = folder / "bin"
    commands.mkdir(exist_ok=True)
    for name, module in (("osselet", "-m osselet"), ("python", "")):
        (commands / name).write_text(f'#!/bin/sh\nexec {sys.executable} {module} "$@"\n')
        (commands / name).chmod(0o755)
    ours = {key: value for key, value in os.environ.items() if not key.startswith(("OSSELET_", "PYTEST_"))}
    return {**ours, "PATH": f"{commands}:{os.environ['PATH']}", "OSSELET_DATA": str(folder), "COLUMNS": "100"}


def served(line: str, folder: Path) -> str:
    """What a server tells of its games, started by a command of the tutorial but at a port that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {**shell(folder), "OSSELET_PORT": str(port)}
    with subprocess.Popen(["sh", "-c", f"exec {line}"], cwd=folder, env=env, stderr=subprocess.DEVNULL) as server:
        try:
            for _ in range(600):
                assert server.poll() is None, "The server has stopped."
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5) as answer:
                        return str(answer.read(), "utf-8")
                except OSError:
                    time.sleep(0.1)
            raise AssertionError("The server does not answer.")
        finally:
            server.terminate()


def test_the_tutorial_is_followed(tmp_path):
    """Every file is written and every command typed in the order of the page."""
    said = {}
    for piece in tutorial.pieces():
        if piece.file:
            piece.write(tmp_path)
        for line in piece.text.splitlines() if piece.kind == "sh" else ():
            said[line] = (served if line.startswith("osselet serve") else typed)(line, tmp_path)
    assert "The game is over" in said["osselet play ./pebbles"]
    assert "Pebbles keeps the contract" in said["osselet check ./pebbles"]
    assert "4 passed" in said["python -m pytest pebbles/tests"]
    assert '"pebbles"' in said["osselet serve --game ./pebbles"]


def test_files_that_the_hosts_page_copies_are_there():
    text = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    named = set(re.findall(r"deploy/([\w.]+)", text))
    assert named
    assert named <= {path.name for path in (ROOT / "deploy").iterdir()}
