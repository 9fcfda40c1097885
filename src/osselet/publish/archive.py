"""The Python of a published page as one archive: our packages, the chosen games, and the few libraries they need."""

import io
import zipfile
from collections.abc import Iterator, Sequence
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import osselet
from osselet.core import registry
from osselet.core.game import Game
from osselet.core.texts import LANGUAGES

OURS = (
    "bots", "core", "dossier", "look", "publish/inside", "room", "search", "server", "table", "texts", "wire",
)  # fmt: skip
"""Folders that run in the page; the others stay at home."""
AT_HOME = frozenset({"migrations", "static", "store", "tests", "__pycache__"})
LIBRARIES = ("attr", "attrs", "fluent", "pytz", "typing_extensions", "babel")
BABEL = ("core", "dates", "localedata", "localtime", "numbers", "plural", "util")
"""What Fluent needs of Babel."""
DATES = (1980, 1, 1, 0, 0, 0)
"""The same folder gives the same archive, whenever it is made."""


def archive(games: Sequence[Game]) -> bytes:
    """All of it, to be unpacked where Python looks for packages; games from folders lie in `games/`."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in sorted(_files(games)):
            packed.writestr(zipfile.ZipInfo(name, DATES), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def is_folder(game: Game) -> bool:
    """Does it come from a folder, not with an entry point?"""
    return game.id not in registry.games() or registry.installed(game.id) is not game


def _files(games: Sequence[Game]) -> Iterator[tuple[str, bytes]]:
    home = Path(osselet.__file__).parent
    yield "osselet/__init__.py", b""
    for package in ("publish", "games"):
        yield f"osselet/{package}/__init__.py", (home / package / "__init__.py").read_bytes()
    for part in OURS:
        yield from _all_of(home / part, f"osselet/{part}")
    installed = [game for game in games if not is_folder(game)]
    for game in games:
        yield from _all_of(game.folder, f"games/{game.id}" if is_folder(game) else _place(game))
    for library in LIBRARIES:
        yield from _library(library)
    version = metadata.version("osselet")
    about = f"osselet-{version}.dist-info"
    yield f"{about}/METADATA", f"Metadata-Version: 2.1\nName: osselet\nVersion: {version}\n".encode()
    entries = {entry.name: entry.value for entry in metadata.entry_points(group=registry.GROUP)}
    lines = [f"{game.id} = {entries[game.id]}" for game in installed]
    yield f"{about}/entry_points.txt", "\n".join([f"[{registry.GROUP}]", *lines, ""]).encode()


def _place(game: Game) -> str:
    """Where the package of an installed game lies."""
    entry = next(one for one in metadata.entry_points(group=registry.GROUP) if one.name == game.id)
    return entry.module.replace(".", "/")


def _all_of(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    for path in folder.rglob("*"):
        inside = path.relative_to(folder)
        if path.is_file() and not AT_HOME.intersection(inside.parts):
            yield f"{name}/{inside.as_posix()}", path.read_bytes()


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    spec = find_spec(name)
    assert spec is not None
    places = list(spec.submodule_search_locations or ())
    if not places:
        assert spec.origin is not None
        yield f"{name}.py", Path(spec.origin).read_bytes()
        return
    for place in places:
        for path in Path(place).rglob("*.py"):
            inside = path.relative_to(place)
            if name != "babel" or inside.parts[0].removesuffix(".py") in (*BABEL, "__init__"):
                yield f"{name}/{inside.as_posix()}", path.read_bytes()
        if name == "babel":
            yield "babel/global.dat", (Path(place) / "global.dat").read_bytes()
            for language in ("root", *LANGUAGES):
                data = f"locale-data/{language}.dat"
                yield f"babel/{data}", (Path(place) / data).read_bytes()
