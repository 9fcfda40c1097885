"""Binding a kernel to a game: a template rebuilt with the game's rules, compiled by Numba or plain.

A kernel is cached on disk under a name that carries a fingerprint of everything it reaches: code,
constants and, recursively, every global the rules name, helpers of other modules and data tables
included. Rules themselves are never cached: a cached rule would keep its old callees.
"""

import hashlib
import os
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from osselet.core import rng
from osselet.core.errors import CompileError
from osselet.core.game import Game
from osselet.core.rule import body, is_rule
from osselet.core.state import layout

KEPT = 4
"""How many fingerprints of one kernel stay in the cache: enough for a few checkouts side by side."""


def cache_folder() -> Path:
    """Where compiled kernels are kept: NUMBA_CACHE_DIR, or the user's cache folder."""
    from platformdirs import user_cache_path

    given = os.environ.get("NUMBA_CACHE_DIR")
    return Path(given) if given else user_cache_path("osselet") / "kernels"


def _codes(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            yield from _codes(const)


def _globals_used(f: Any) -> dict[str, Any]:
    names = {name for code in _codes(f.__code__) for name in code.co_names}
    return {name: f.__globals__[name] for name in sorted(names) if name in f.__globals__}


def _digest(value: Any, seen: set[int]) -> bytes:
    """A few bytes that change whenever compiled code made from this value could."""
    h = hashlib.sha256(type(value).__name__.encode())
    if isinstance(value, types.CodeType):
        h.update(value.co_code)
        h.update(repr((value.co_names, value.co_varnames[: value.co_argcount])).encode())
        for const in value.co_consts:
            h.update(_digest(const, seen))
    elif isinstance(value, types.FunctionType):
        value = body(value)
        if id(value) not in seen:
            seen.add(id(value))
            h.update(_digest(value.__code__, seen) + _digest(value.__defaults__, seen))
            for cell in value.__closure__ or ():
                h.update(_digest(cell.cell_contents, seen))
            for name, used in _globals_used(value).items():
                h.update(name.encode())
                h.update(_module_digest(used, value, seen) if _is_module(used) else _digest(used, seen))
    elif isinstance(value, np.ndarray):
        h.update(repr((value.dtype, value.shape)).encode() + value.tobytes())
    elif isinstance(value, tuple | list):
        for item in value:
            h.update(_digest(item, seen))
    elif isinstance(value, frozenset | set):
        for digest in sorted(_digest(item, seen) for item in value):
            h.update(digest)
    elif isinstance(value, dict):
        for key, item in value.items():
            h.update(_digest(key, seen) + _digest(item, seen))
    elif isinstance(value, type):
        h.update(value.__qualname__.encode())
    else:
        h.update(repr(value).encode())
    return h.digest()


def _is_module(value: Any) -> bool:
    return isinstance(value, types.ModuleType)


def _module_digest(module: Any, user: Any, seen: set[int]) -> bytes:
    """Of the attributes of a module that a function may read through it."""
    if module.__name__.partition(".")[0] in {"numpy", "math"}:
        return str(module.__name__).encode()
    names = {name for code in _codes(user.__code__) for name in code.co_names}
    return b"".join(
        name.encode() + _digest(getattr(module, name), seen) for name in sorted(names) if hasattr(module, name)
    )


def fingerprint(template: Callable[..., Any], game: Game) -> str:
    """Of a kernel template and all that the game's rules reach."""
    import numba

    h = hashlib.sha256()
    seen: set[int] = set()
    h.update(_digest(template, seen))
    for name, f in sorted(_bound_rules(template, game).items()):
        h.update(name.encode() + _digest(f, seen))
    for cls in (game.state, game.options):
        h.update(repr(layout(cls).dtype.descr).encode())
    h.update(repr((sys.version_info[:2], numba.__version__, np.__version__, numba.config.BOUNDSCHECK)).encode())
    return h.hexdigest()[:16]


def _bound_rules(template: Any, game: Game) -> dict[str, Any]:
    """The template's placeholders and the game's rules that take their place."""
    own = game.rules.named()
    if game.checks.pieces is not None:
        own["pieces"] = game.checks.pieces
    return {name: own[name] for name in _globals_used(template) if name in own}


_compiled: dict[tuple[Any, bool], Any] = {}


def compiled(f: Any, inline: bool = False) -> Any:
    """The rule rebuilt for Numba with its callees.

    Rules run without Numba's reference counts: they may not allocate, and cost half the time. Those
    that a kernel names itself are put inline, which LLVM would not do by its own measure.
    """
    from numba import njit

    if (f, inline) not in _compiled:
        source = body(f)
        scope = dict(source.__globals__)
        twin = types.FunctionType(source.__code__, scope, source.__name__, source.__defaults__, source.__closure__)
        _compiled[f, inline] = njit(_nrt=False, forceinline=inline)(twin)
        deep = inline and f.__module__ == rng.__name__
        scope.update({n: compiled(v, deep) for n, v in _globals_used(source).items() if is_rule(v)})
    return _compiled[f, inline]


_kernels: dict[tuple[Any, int], tuple[Callable[..., Any], Game]] = {}
"""By template and the game's identity; the game is kept so that its identity stays its own."""


def bind(template: Callable[..., Any], game: Game, *, plain: bool = False) -> Callable[..., Any]:
    """The template as a kernel of one game: compiled and cached, or plain Python that a debugger can step through."""
    if plain:
        scope = dict(template.__globals__)  # type: ignore[attr-defined]
        scope.update(_bound_rules(template, game))
        return types.FunctionType(template.__code__, scope, template.__name__)  # type: ignore[attr-defined]
    key = (template, id(game))
    if key not in _kernels:
        _kernels[key] = (_compile(template, game), game)
    return _kernels[key][0]


def _compile(template: Any, game: Game) -> Callable[..., Any]:
    folder = cache_folder()
    os.environ.setdefault("NUMBA_CACHE_DIR", str(folder))
    import numba

    numba.config.CACHE_DIR = str(folder)
    stem = f"{template.__name__}_{game.id}_"
    scope = dict(template.__globals__)
    scope.update({n: compiled(v, inline=True) for n, v in _globals_used(template).items() if is_rule(v)})
    scope.update({n: compiled(f, inline=True) for n, f in _bound_rules(template, game).items()})
    twin = types.FunctionType(template.__code__, scope, stem + fingerprint(template, game))
    twin.__qualname__ = twin.__name__
    twin.__module__ = template.__module__
    _prune(folder, stem, twin.__name__)
    return _explained(numba.njit(cache=True, nogil=True, _nrt=False)(twin))


def _explained(kernel: Any) -> Callable[..., Any]:
    """The kernel, with compiler errors turned into one sentence that names the author's file and line."""
    from numba.core.errors import NumbaError

    def run(*arguments: Any) -> Any:
        try:
            return kernel(*arguments)
        except NumbaError as error:
            raise CompileError(_first_cause(str(error))) from None

    run.kernel = kernel  # type: ignore[attr-defined]
    return run


def _first_cause(text: str) -> str:
    """Numba's report begins far from home: its last named place is the author's line."""
    lines = [part.strip() for part in text.splitlines() if part.strip()]
    places = [at for at, part in enumerate(lines) if part.startswith('File "') and "line" in part]
    noise = ("Failed in", "During", "File ", "For details", "- Resolution", "There are", "<source", "^")
    what = next((part for part in lines if not part.startswith(noise)), "it does not compile")
    if not places:
        return f"The rules do not compile: {what}"
    place = lines[places[-1]].removeprefix('File "').replace('", line ', ":").rstrip(":")
    source = next((part for part in lines[places[-1] + 1 :] if not part.startswith(("def ", "<source", "^"))), "")
    return f"{place}: the rules do not compile: {what} (at: {source})" if source else f"{place}: {what}"


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
