"""Binding a kernel to a game: a template rebuilt with the game's rules, compiled by Numba or plain.

A kernel is cached on disk under a name that carries a fingerprint of everything it reaches. Rules
themselves are never cached: a cached rule would keep its old callees.
"""

import atexit
import importlib
import os
import shutil
import tempfile
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from osselet.core import rng
from osselet.core.arrays import as_numpy
from osselet.core.compiler_errors import explain
from osselet.core.errors import CompileError, GameError
from osselet.core.fingerprint import bound_rules, fingerprint, globals_used, is_own_module, used_through
from osselet.core.game import Game
from osselet.core.rule import body, is_part, is_rule
from osselet.core.scratch import with_stack

KEPT = 4
"""How many fingerprints of one kernel stay in the cache: enough for a few checkouts side by side."""


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept: NUMBA_CACHE_DIR, or the user's cache folder.

    Where that cannot be written, a folder for this process alone: compiling is slow, but works.
    """
    from platformdirs import user_cache_path

    given = os.environ.get("NUMBA_CACHE_DIR")
    folder = Path(given) if given else user_cache_path("osselet") / "kernels"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        passing = tempfile.mkdtemp(prefix="osselet-")
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        return Path(passing)


def _numba() -> Any:
    """Numba, imported only when something is compiled, with our cache folder."""
    folder = str(cache_folder())
    os.environ["NUMBA_CACHE_DIR"] = folder
    numba = importlib.import_module("numba")
    numba.config.CACHE_DIR = folder
    return numba


_compiled: dict[tuple[Any, bool], Any] = {}


def compiled(f: Any, inline: bool = False) -> Any:
    """The rule rebuilt for Numba with its callees.

    Rules run without Numba's reference counts: they may not allocate, and cost half the time. Those
    that a kernel names itself are put inline, which LLVM would not do by its own measure. They may name NumPy as `np`
    though their module, which plain rules share, does not import it.
    """
    if (f, inline) not in _compiled:
        source = body(f)
        scope = {"np": importlib.import_module("numpy"), **source.__globals__}
        twin = types.FunctionType(source.__code__, scope, source.__name__, source.__defaults__, source.__closure__)
        _compiled[f, inline] = _numba().njit(_nrt=False, forceinline=inline)(twin)
        deep = inline and f.__module__ == rng.__name__
        scope.update(_compiled_globals(source, deep))
    return _compiled[f, inline]


def _compiled_globals(f: Any, inline: bool) -> dict[str, Any]:
    """Compiled twins of the rules and tables a function names, by itself or through a module."""
    twins: dict[str, Any] = {}
    for name, value in globals_used(f).items():
        if is_own_module(value):
            twins[name] = types.ModuleType(value.__name__)
            twins[name].__dict__.update({n: _twin(v) for n, v in used_through(value, f).items()})
        else:
            twins[name] = _twin(value, inline)
    return twins


def _twin(value: Any, inline: bool = False) -> Any:
    """A rule compiled, a table as an array of NumPy's, and anything else as it is."""
    if is_rule(value):
        return compiled(value, inline)
    return as_numpy(value) if isinstance(value, memoryview) else value


_kernels: dict[tuple[Any, int], tuple[Callable[..., Any], Game]] = {}
"""By template and the game's identity; the game is kept so that its identity stays its own."""


def bind(template: Callable[..., Any], game: Game, *, plain: bool = False) -> Callable[..., Any]:
    """The template as a kernel of one game: compiled and cached, or plain Python that a debugger can step through."""
    if plain:
        return _plain(template, game)
    key = (template, id(game))
    if key not in _kernels:
        _kernels[key] = (_compile(template, game), game)
    return _kernels[key][0]


def _plain(template: Any, game: Game) -> Callable[..., Any]:
    """The template and its parts over the game's plain rules."""
    scope = dict(template.__globals__)
    used = globals_used(template)
    scope.update({name: game.plain[name] for name in used if name in game.bound})
    scope.update({name: _plain(value, game) for name, value in used.items() if is_part(value)})
    return types.FunctionType(template.__code__, scope, template.__name__)


def _compiled_scope(template: Any, game: Game, inline: bool) -> dict[str, Any]:
    """The globals of a template or part, with everything compiled that it calls."""
    scope = dict(template.__globals__)
    used = globals_used(template)
    scope.update(_compiled_globals(template, inline))
    scope.update({name: _compiled_rule(name, game, inline) for name in used if name in game.bound})
    scope.update({name: _compiled_part(value, game) for name, value in used.items() if is_part(value)})
    return scope


def _compiled_rule(name: str, game: Game, inline: bool) -> Any:
    """A rule of the game, handed scratch memory if it wants any."""
    f = compiled(game.bound[name], inline)
    return with_stack(f, game.scratch) if game.scratch and name in game.takes_scratch else f


def _compiled_part(part: Any, game: Game) -> Any:
    twin = types.FunctionType(part.__code__, _compiled_scope(part, game, inline=False), part.__name__)
    return _numba().njit(_nrt=False, forceinline=True)(twin)


def is_cached(template: Any, game: Game) -> bool:
    """Can this kernel be had without compiling, from this process or from the disk?"""
    if (template, id(game)) in _kernels:
        return True
    return any(cache_folder().glob(f"*/*{_name(template, game)}*.nbc"))


def _name(template: Any, game: Game) -> str:
    """The name of a kernel: its template, its game and the fingerprint of all it reaches."""
    numba = _numba()
    tag = fingerprint(template, game, numba.__version__, numba.config.BOUNDSCHECK)
    return f"{template.__name__}_{game.id}_{tag}"


def _compile(template: Any, game: Game) -> Callable[..., Any]:
    numba, folder = _numba(), cache_folder()
    stem = f"{template.__name__}_{game.id}_"
    name = _name(template, game)
    twin = types.FunctionType(template.__code__, _compiled_scope(template, game, inline=True), name)
    twin.__qualname__ = twin.__name__
    twin.__module__ = template.__module__
    _prune(folder, stem, twin.__name__)
    kernel = numba.njit(cache=True, nogil=True, _nrt=False)(twin)
    return _explained(kernel, list(bound_rules(template, game).values()), folder / f"{stem}.lock")


def _explained(kernel: Any, rules: list[Any], turn: Path) -> Callable[..., Any]:
    """The kernel, with compiler errors turned into one sentence that names the author's file and line.

    Processes compile a kernel one after the other, so that the second finds it done. Numba's cache counts on that too:
    two that write to it at once may give a file the same number, and load what was compiled for other types.
    """
    from filelock import FileLock

    numba, ready = _numba(), False

    def run(*arguments: Any) -> Any:
        nonlocal ready
        if not ready:
            with FileLock(turn):  # made when it is needed: one kept until Python ends would complain there
                try:
                    kernel.compile(tuple(numba.typeof(argument) for argument in arguments))
                except Exception as error:
                    raise CompileError(explain(error, rules)) from None
            ready = True
        try:
            return kernel(*arguments)
        except (ArithmeticError, IndexError, ValueError) as error:
            raise GameError(
                f"The compiled rules raise {type(error).__name__} ({error}); run them with --plain to see where."
            ) from None

    return run


def _prune(folder: Path, stem: str, current: str) -> None:
    """Forgets all but the newest few fingerprints of a kernel."""
    newest: dict[str, float] = {}
    files: dict[str, list[Path]] = {}
    for path in folder.glob(f"*/*{stem}*"):
        name = stem + path.name.partition(stem)[2][:16]
        try:
            newest[name] = max(newest.get(name, 0.0), path.stat().st_mtime)
        except OSError:
            continue
        files.setdefault(name, []).append(path)
    others = sorted((name for name in newest if name != current), key=lambda name: newest[name], reverse=True)
    for name in others[KEPT - 1 :]:
        for path in files[name]:
            path.unlink(missing_ok=True)
