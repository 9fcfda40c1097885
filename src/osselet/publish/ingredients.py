"""What a published page needs that is not ours: Python for browsers (Pyodide, from npm) and msgspec built for it.

Both are pinned with their hashes, fetched once, and kept in the user's cache; they are no part of the wheel.
"""

import gzip
import hashlib
import json
import os
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from osselet.core.errors import OptionError, OsseletError

CHUNK = 1 << 16
WITHIN = 60.0
"""Seconds in which a server must say something."""
TRIES, BREATH = 3, 0.5
"""How often something is fetched before one gives up, and seconds between."""


class FetchError(OsseletError):
    """Something that is needed could not be fetched."""


@dataclass(frozen=True)
class Ingredient:
    """A file on the net, known by its hash."""

    name: str
    url: str
    sha256: str
    size: int


PYODIDE = Ingredient(
    "pyodide-314.0.7.tgz",
    "https://registry.npmjs.org/pyodide/-/pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
    6_488_647,
)
MSGSPEC = Ingredient(
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "https://files.pythonhosted.org/packages/75/5d/c0e6bdb81a87f6bd56a663a330c271af7670490c80d8d635d9fa21ad1adf/"
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
    136_814,
)
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What a page needs of Pyodide."""
LARGE, PACKED = "pyodide.asm.wasm", ".packed"
"""What is laid there compressed, whatever a file server does: the worker of the page unpacks it on the way."""
LIST = "pyodide-lock.json"
"""What Pyodide could fetch; here it fetches nothing."""
Progress = Callable[[str, int, int], None]
"""Called with what is fetched, how much of it is there, and how much there is in all."""


def cache_folder() -> Path:
    """Where what was fetched is kept: OSSELET_CACHE, or the user's cache folder."""
    from platformdirs import user_cache_path

    given = os.environ.get("OSSELET_CACHE")
    return (Path(given) if given else user_cache_path("osselet", appauthor=False)) / "publish"


def at_hand(ingredient: Ingredient, given: Path | None, progress: Progress) -> Path:
    """The file, from a folder somebody names, from the cache, or from the net; its hash is looked at every time."""
    if given is not None:
        path = given / ingredient.name
        if not path.is_file():
            raise OptionError(f"There is no {ingredient.name} in {given}; it comes from {ingredient.url}.")
        if _hash(path) != ingredient.sha256:
            raise OptionError(f"{path} is not the file it should be: its hash is another.")
        return path
    path = cache_folder() / ingredient.name
    if not path.is_file() or _hash(path) != ingredient.sha256:
        _fetch(ingredient, path, progress)
    return path


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _fetch(ingredient: Ingredient, path: Path, progress: Progress) -> None:
    """Fetches a file; a line that breaks is tried again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for left in reversed(range(TRIES)):
        try:
            _fetch_whole(ingredient, path, progress)
            return
        except OSError as error:
            if not left:
                raise FetchError(
                    f"{ingredient.name} could not be fetched ({error}). It is needed once; where there is no network, "
                    f"bring it from {ingredient.url} and name its folder with --from."
                ) from None
            time.sleep(BREATH)


def _fetch_whole(ingredient: Ingredient, path: Path, progress: Progress) -> None:
    """Whole, or not at all."""
    part = tempfile.NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}.", delete=False)  # noqa: SIM115
    try:
        with part, urllib.request.urlopen(ingredient.url, timeout=WITHIN) as answer:
            there = 0
            while data := answer.read(CHUNK):
                part.write(data)
                there += len(data)
                progress(ingredient.name, there, ingredient.size)
        if _hash(Path(part.name)) != ingredient.sha256:
            raise FetchError(f"What came from {ingredient.url} is not what it should be: its hash is another.")
        Path(part.name).replace(path)
    finally:
        Path(part.name).unlink(missing_ok=True)


def unpack(pyodide: Path, folder: Path) -> None:
    """Lays what a page needs of Pyodide into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(pyodide) as archive:
        for name in PARTS:
            member = archive.extractfile(f"package/{name}")
            assert member is not None
            data = member.read()
            if name == LARGE:
                name, data = name + PACKED, gzip.compress(data, mtime=0)
            elif name == LIST:
                data = json.dumps(json.loads(data) | {"packages": {}}).encode()
            (folder / name).write_bytes(data)
