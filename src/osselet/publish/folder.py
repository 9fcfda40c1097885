"""Writes the folder of a published page: the page, its Python, a kernel a game, and what is answered beforehand."""

import asyncio
import hashlib
import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from osselet.core.errors import OptionError
from osselet.core.game import Game
from osselet.core.texts import LANGUAGES
from osselet.publish.archive import archive, is_folder
from osselet.publish.ingredients import MSGSPEC, PYODIDE, Progress, at_hand, unpack
from osselet.publish.inside.house import House
from osselet.publish.inside.routes import answer
from osselet.publish.kernels import layout, search_module
from osselet.server.looks import LID, PICTURES
from osselet.server.settings import Settings

PAGE = Path(__file__).parent.parent / "server" / "static"
SERVED = "/static/"
"""Where the server has what is built."""
LEFT_OUT = (".br", ".gz")
OURS = "osselet.txt"
"""The file by which a folder is known as one that may be written anew."""
ABOUT = """Written by `osselet publish`, which may write it anew. Osselet is under the MIT licence.

With it come, unchanged: Pyodide (MPL-2.0, https://github.com/pyodide/pyodide) with CPython (PSF-2.0),
msgspec (BSD-3-Clause), fluent.runtime and fluent.syntax (Apache-2.0), Babel (BSD-3-Clause), attrs (MIT), pytz (MIT),
typing_extensions (PSF-2.0).
"""
MARK = "contents.json"
"""Says what belongs together; written last, so that half a folder has none."""
KEEPER = Path(__file__).parent / "sw.js"
"""What keeps a folder in the browser, once it was visited."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src 'self' "
    "data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; manifest-src 'self'; base-uri 'none'"
)
"""The page may load nothing from anywhere else, and browsers hold it to that."""


def publish(folder: Path, games: Sequence[Game], given: Path | None, progress: Progress) -> int:
    """Writes the folder, over an older one of ours; returns its size in bytes."""
    _check(folder, games)
    pyodide, msgspec = (at_hand(one, given, progress) for one in (PYODIDE, MSGSPEC))
    if not (PAGE / "assets").is_dir():
        raise OptionError("This Osselet was installed without its page, so there is nothing to publish.")
    _put(folder / OURS, ABOUT.encode())
    (folder / MARK).unlink(missing_ok=True)
    for old in ("static", "pyodide", "python", "kernels", "answers", "pictures", "dossier"):
        shutil.rmtree(folder / old, ignore_errors=True)
    unpack(pyodide, folder / "pyodide")
    _put(folder / "python" / "osselet.zip", archive(games))
    _put(folder / "python" / msgspec.name, msgspec.read_bytes())
    _write_page(folder)
    contents: dict[str, Any] = {
        "pause": Settings().pause,
        "python": "python/osselet.zip",
        "wheels": [f"python/{msgspec.name}"],
        "kernels": _write_kernels(folder, games),
        "answers": asyncio.run(_write_answers(folder, games)),
    }
    _write_pictures(folder, games)
    (folder / KEEPER.name).unlink(missing_ok=True)
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != OURS)
    contents["edition"] = _edition(folder, files)
    names = [path.relative_to(folder).as_posix() for path in files]
    keeper = KEEPER.read_text(encoding="utf-8").replace('EDITION = ""', f'EDITION = "{contents["edition"]}"')
    _put(folder / KEEPER.name, keeper.replace("FILES = []", f"FILES = {json.dumps([*names, MARK])}").encode())
    _put(folder / MARK, json.dumps(contents, indent=1).encode())
    return sum(path.stat().st_size for path in files)


def _check(folder: Path, games: Sequence[Game]) -> None:
    if folder.exists() and not folder.is_dir():
        raise OptionError(f"{folder} is a file, not a folder.")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / OURS).is_file():
        raise OptionError(f"{folder} holds something else already: name an empty folder, or a new one.")
    if len({game.id for game in games}) < len(games):
        raise OptionError("A game is named twice.")


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _write_page(folder: Path) -> None:
    """The built page, with addresses that hold wherever the folder lies."""
    for path in sorted(PAGE.rglob("*")):
        inside = path.relative_to(PAGE)
        if path.is_dir() or path.name.endswith(LEFT_OUT) or path.name in ("sw.js", "sources.txt", "index.html"):
            continue
        _put(folder / "static" / inside, _moved(path))
    page = (PAGE / "index.html").read_text(encoding="utf-8").replace(f'"{SERVED}', '"static/')
    page = page.replace("<html ", "<html data-published ", 1).replace(" crossorigin", "")
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    page = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    _put(folder / "index.html", page.encode())


def _moved(path: Path) -> bytes:
    """A file of the page. Scripts name files from where the page lies; the one that loads parts, from where it lies."""
    if path.suffix == ".js":
        source = path.read_text(encoding="utf-8")
        return source.replace(SERVED, "../" if "import.meta.resolve" in source else "static/").encode()
    if path.suffix == ".css":
        return path.read_text(encoding="utf-8").replace(f"{SERVED}assets/", "").encode()
    if path.suffix == ".webmanifest":
        found = json.loads(path.read_text(encoding="utf-8").replace(SERVED, ""))
        return json.dumps(found | {"start_url": "../", "scope": "../", "id": "../"}).encode()
    return path.read_bytes()


def _write_kernels(folder: Path, games: Sequence[Game]) -> dict[str, Any]:
    found = {}
    for game in games:
        module = search_module(game)
        _put(folder / "kernels" / f"{game.id}.wasm", module.made())
        found[game.id] = {"file": f"kernels/{game.id}.wasm", **layout(module)}
    return found


def _asked(games: Sequence[Game]) -> Iterator[tuple[str, str]]:
    """What every page asks and is answered alike, and the file of the answer."""
    yield "/api/house", "answers/house.json"
    yield "/api/games", "answers/games.json"
    for game in games:
        for lang in LANGUAGES:
            yield f"/api/games/{game.id}/texts/{lang}", f"answers/{game.id}-{lang}.ftl"
            yield f"/api/games/{game.id}/rules/{lang}", f"answers/{game.id}-{lang}.md"
            yield f"/api/games/{game.id}/dossier/{lang}", f"answers/{game.id}-{lang}.json"


async def _write_answers(folder: Path, games: Sequence[Game]) -> dict[str, str]:
    """By path the file of the answer; none where there is none, such as a citation of a game without sources."""
    house = House([str(game.folder) for game in games if is_folder(game)], {}, lambda key, text: None, _nobody)
    house.catalogue.games = {game.id: game for game in games}
    found = {}
    for path, file in _asked(games):
        made = await answer(house, "GET", path, "en")
        if made.status == 200:
            _put(folder / file, _without_print(path, made.body))
            found[path] = file
    for game in games:
        cited = await answer(house, "GET", f"/api/games/{game.id}/dossier", "en")
        if cited.status == 200:
            _put(folder / "dossier" / f"{game.id}.jsonld", cited.body)
    await house.close()
    return found


def _without_print(path: str, body: bytes) -> bytes:
    """A page without a server prints no boxes, whatever this machine can."""
    if path != "/api/games":
        return body
    return json.dumps([game | {"prints": False} for game in json.loads(body)], ensure_ascii=False).encode()


def _nobody(game: Game, most: int) -> Any:
    raise AssertionError("nobody plays while a folder is written")


def _write_pictures(folder: Path, games: Sequence[Game]) -> None:
    for game in games:
        found = [*(game.folder / PICTURES).glob("*.svg"), *game.folder.glob(f"{LID}.svg")]
        for path in found:
            _put(folder / "pictures" / game.id / path.name, path.read_bytes())


def _edition(folder: Path, files: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]
