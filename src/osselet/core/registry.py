"""Finding games: those installed with an entry point `osselet.games`, and those in a folder."""

import hashlib
import importlib.util
import sys
import traceback
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from osselet.core.errors import GameError, OptionError, OsseletError
from osselet.core.game import Game
from osselet.core.tuned import with_tuned

GROUP = "osselet.games"
Source = str | Path | Game
"""What a game is named by: its id, the path of its folder, or the game itself."""


def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted(_entries())


def find(name: Source) -> Game:
    """A game by its id, or by the path of its folder (`./mygame`); a game is found by itself."""
    if isinstance(name, Game):
        return name
    if not isinstance(name, str | Path):
        raise OptionError(f"A game is named by a text such as 'hunde', by its folder, or given itself, not {name!r}.")
    if isinstance(name, Path) or "/" in name or "\\" in name or name in {".", ".."}:
        return _from_folder(Path(name).expanduser().resolve())
    return installed(name)


def portable(game: Source) -> str | Game:
    """What finds a game from any working folder and in any process: its id, its folder, or else the game itself."""
    if isinstance(game, Game):
        if game.id in games() and installed(game.id) is game:
            return game.id
        return str(game.folder) if _loaded.get(game.folder) is game else game
    found = find(game)
    return found.id if found.id == str(game) else str(Path(game).expanduser().resolve())


def game_in(folder: str | Path) -> Game:
    """The game whose folder this is, an installed one if it is one of those."""
    for name in games():
        if installed(name).folder == Path(folder):
            return installed(name)
    return find(Path(folder))


@cache
def installed(name: str) -> Game:
    """A game by its id; never a folder, so that a record from elsewhere cannot name code to load."""
    entries = _entries()
    if name not in entries:
        near = get_close_matches(name, entries, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        folder = f" For the folder here write ./{name}." if Path(name).is_dir() else ""
        raise GameError(f"There is no game {name!r}; the cabinet holds {', '.join(sorted(entries))}.{hint}{folder}")
    try:
        game = entries[name].load()
    except OsseletError:
        raise
    except Exception as error:
        raise GameError(f"The game {name!r} cannot be loaded: {where(error)}") from error
    return _checked(game, f"The entry point of {name!r}")


_loaded: dict[Path, Game] = {}
"""The games that were loaded from a folder."""


def _from_folder(folder: Path) -> Game:
    if folder not in _loaded:
        _loaded[folder] = _load_folder(folder)
    return _loaded[folder]


def _load_folder(folder: Path) -> Game:
    start = folder / "__init__.py"
    if not folder.is_dir():
        raise GameError(f"There is no folder {folder}.")
    if not start.is_file():
        raise GameError(f"{folder} holds no game: it has no __init__.py with GAME = Game(...).")
    module = _import_folder(folder, start)
    return _checked(getattr(module, "GAME", None), f"{start}")


def _import_folder(folder: Path, start: Path) -> ModuleType:
    tag = hashlib.sha256(str(folder).encode()).hexdigest()[:8]
    name = f"osselet_folder_{tag}_{folder.name}"
    spec = importlib.util.spec_from_file_location(name, start, submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except OsseletError:
        del sys.modules[name]
        raise
    except Exception as error:
        del sys.modules[name]
        raise GameError(f"The game in {folder} cannot be loaded: {where(error)}") from error
    return module


def where(error: BaseException) -> str:
    """An error and the place of its last frame, in one line."""
    if isinstance(error, SyntaxError):
        return f"{error.msg} ({error.filename}:{error.lineno})"
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


def _checked(game: object, source: str) -> Game:
    if not isinstance(game, Game):
        raise GameError(f"{source} gives no GAME made with osselet.core.Game.")
    return with_tuned(game)
