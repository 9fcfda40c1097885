"""The folder that is written: whole, movable, and nothing of it leads elsewhere; what cannot be is refused."""

import hashlib
import json
import re
import zipfile
from pathlib import Path

import pytest

from osselet.core import registry
from osselet.core.errors import OptionError
from osselet.publish import folder, ingredients
from osselet.publish.ingredients import FetchError, Ingredient, at_hand
from tests.publish.conftest import PERUDO

MOST = 9_000_000


def nobody(name: str, there: int, total: int) -> None:
    """Hears of progress, and says nothing."""


def test_all_that_the_contents_name_is_there(published: Path) -> None:
    contents = json.loads((published / "contents.json").read_text())
    files = [contents["python"], *contents["wheels"], *contents["answers"].values()]
    files += [kernel["file"] for kernel in contents["kernels"].values()]
    assert all((published / name).is_file() for name in files)
    assert set(contents["kernels"]) == {*registry.games(), "perudo"}
    games = json.loads((published / "answers" / "games.json").read_text())
    assert {game["id"] for game in games} == set(contents["kernels"])
    assert not any(game["prints"] for game in games)


def test_addresses_hold_wherever_the_folder_lies(published: Path) -> None:
    pages = [path for path in published.rglob("*") if path.suffix in (".html", ".js", ".css", ".webmanifest")]
    assert len(pages) > 10
    for path in pages:
        assert "/static/" not in path.read_text(), path
    index = (published / "index.html").read_text()
    named = re.findall(r'(?:src|href)="([^"]+)"', index)
    assert named
    assert all((published / name).is_file() for name in named)


def test_it_is_small_on_the_way(published: Path) -> None:
    import zlib

    files = [path for path in published.rglob("*") if path.is_file()]
    assert sum(len(zlib.compress(path.read_bytes(), 1)) for path in files) < MOST


def test_only_the_chosen_games_go_along_and_nothing_that_tests(published: Path) -> None:
    with zipfile.ZipFile(published / "python" / "osselet.zip") as packed:
        names = packed.namelist()
    assert any(name.startswith("games/perudo/") for name in names)
    assert not [name for name in names if "/tests/" in name or "sqlite" in name or name.endswith(".pyc")]


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    with pytest.raises(OptionError, match="holds something else"):
        folder.publish(tmp_path, [registry.find("hunde")], None, nobody)
    with pytest.raises(OptionError, match="is a file"):
        folder.publish(tmp_path / "letter.txt", [registry.find("hunde")], None, nobody)
    with pytest.raises(OptionError, match="twice"):
        folder.publish(tmp_path / "new", [registry.find(PERUDO), registry.find(PERUDO)], None, nobody)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_what_was_fetched_is_known_by_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSSELET_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "source.bin"
    source.write_bytes(b"bones")
    good = Ingredient("bones.bin", source.as_uri(), hashlib.sha256(b"bones").hexdigest(), 5)
    heard: list[tuple[str, int, int]] = []
    assert at_hand(good, None, lambda *told: heard.append(told)).read_bytes() == b"bones"
    assert heard == [("bones.bin", 5, 5)]
    (ingredients.cache_folder() / "bones.bin").write_bytes(b"bread")
    assert at_hand(good, None, nobody).read_bytes() == b"bones"
    source.write_bytes(b"bread")
    (ingredients.cache_folder() / "bones.bin").unlink()
    with pytest.raises(FetchError, match="hash is another"):
        at_hand(good, None, nobody)
    source.unlink()
    with pytest.raises(FetchError, match="--from"):
        at_hand(good, None, nobody)
    assert not list(ingredients.cache_folder().iterdir())
    with pytest.raises(OptionError, match=r"There is no bones\.bin"):
        at_hand(good, tmp_path, nobody)
