"""The fingerprint of a kernel: a few letters that change whenever its compiled code could.

It covers everything the rules reach: code, constants and, recursively, every global they name,
helpers of other modules and data tables included.
"""

import hashlib
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

from osselet.core.game import Game
from osselet.core.rule import body, is_part
from osselet.core.state import layout

PLAIN_MODULES = frozenset({"numpy", "math"})
"""Modules that Numba knows by itself."""


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """A code object and those nested in it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            yield from codes(const)


def globals_used(f: Any) -> dict[str, Any]:
    """The globals a function names, itself or through attributes, in a fixed order."""
    names = {name for code in codes(f.__code__) for name in code.co_names}
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
            for name, used in globals_used(value).items():
                h.update(name.encode())
                h.update(_digest(used_through(used, value) if is_own_module(used) else used, seen))
    elif isinstance(value, memoryview):
        h.update(repr((value.format, value.shape)).encode() + value.tobytes())
    elif _is_numpy_array(value):
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


def _is_numpy_array(value: Any) -> bool:
    """Without NumPy nothing is."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.ndarray)


def is_own_module(value: Any) -> bool:
    """A module through which rules may reach helpers and tables."""
    return isinstance(value, types.ModuleType) and value.__name__.partition(".")[0] not in PLAIN_MODULES


def used_through(module: Any, user: Any) -> dict[str, Any]:
    """The attributes of a module that a function may read through it."""
    names = {name for code in codes(user.__code__) for name in code.co_names}
    return {name: getattr(module, name) for name in sorted(names) if hasattr(module, name)}


def fingerprint(template: Callable[..., Any], game: Game, *compiler: object) -> str:
    """Of a kernel template, all that the game's rules reach, and whatever else the compiler depends on."""
    import numpy as np

    h = hashlib.sha256()
    seen: set[int] = set()
    h.update(_digest(template, seen))
    for name, f in sorted(bound_rules(template, game).items()):
        h.update(f"{name} {f.__module__}".encode() + _digest(f, seen))  # a cached kernel remembers its module
    for record in (game.state, game.options, game.scratch):
        h.update(repr(record and layout(record).dtype.descr).encode())
    h.update(repr((sys.version_info[:2], np.__version__, *compiler)).encode())
    return h.hexdigest()[:16]


def bound_rules(template: Any, game: Game) -> dict[str, Any]:
    """The placeholders of a template and its parts, and the game's rules that take their place."""
    own = game.bound
    used = globals_used(template)
    bound = {name: own[name] for name in used if name in own}
    for value in used.values():
        if is_part(value):
            bound |= bound_rules(value, game)
    return bound
