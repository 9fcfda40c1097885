"""The version stands in one place, and its tag finds its release notes."""

import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "docs" / "release_notes.py"


def notes(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True)


def test_the_changelog_begins_with_the_version_to_come() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == version("osselet").partition(".dev")[0]
    assert notes().stdout == notes(newest[1]).stdout == notes(f"v{newest[1]}").stdout
    assert "\n- " in notes().stdout
    assert "\n## " not in notes().stdout


def test_a_version_nobody_knows_is_said() -> None:
    refused = notes("99.0")
    assert refused.returncode == 1
    assert refused.stderr == "CHANGELOG.md has no section for 99.0.\n"


def test_the_page_has_no_version_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
