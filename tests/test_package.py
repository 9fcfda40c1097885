"""What people install holds all that a game needs, and what the README shows works."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from osselet.core import registry
from osselet.core.texts import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], check=True, cwd=ROOT)
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as packed:
        return set(packed.namelist())


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_wheel_holds_every_game_with_its_texts(wheel, game, lang):
    assert f"osselet/games/{game}/texts/{lang}.ftl" in wheel
    assert f"osselet/games/{game}/rules.{lang}.md" in wheel
    assert {f"osselet/games/{game}/dossier.toml", f"osselet/games/{game}/dossier-measured.json"} <= set(wheel)


def test_the_wheel_holds_the_house(wheel):
    files = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*") if path.is_file()}
    missing = {path for path in files - wheel if "__pycache__" not in path}
    assert not missing


def test_the_snippet_of_the_readme_runs():
    (snippet,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    ran = subprocess.run([sys.executable, "-c", snippet], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert "[" in ran.stdout
