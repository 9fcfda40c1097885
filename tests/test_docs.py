"""The pages tell the truth: the site is built without a warning, and what they show works."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from osselet.cli.app import app

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


def test_files_that_the_hosts_page_copies_are_there():
    text = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    named = set(re.findall(r"deploy/([\w.]+)", text))
    assert named
    assert named <= {path.name for path in (ROOT / "deploy").iterdir()}
