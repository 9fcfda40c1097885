"""The mark of a rule."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, overload

from osselet.core.slices import has_slices, with_slices

P = ParamSpec("P")
R = TypeVar("R")


@overload
def rule(f: Callable[P, R], /) -> Callable[P, R]: ...
@overload
def rule(*, compiled: Callable[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]: ...
def rule(f: Callable[P, R] | None = None, /, *, compiled: Callable[P, R] | None = None) -> Any:
    """Marks a function as a rule: it stays plain Python, and can be compiled when a kernel is bound.

    `@rule(compiled=other)` compiles another body in its place, for the rare function that cannot be
    written alike for both; a test must hold the two together.
    """
    if f is None:
        return lambda plain: rule(_with_twin(plain, compiled))
    found = with_slices(f) if has_slices(f.__code__) else f
    found.__rule__ = True  # type: ignore[union-attr]
    return found


def _with_twin(f: Any, compiled: Any) -> Any:
    f.__compiled__ = compiled
    return f


def is_rule(value: Any) -> bool:
    """Was this marked with `@rule`?"""
    return hasattr(value, "__rule__")


def part(f: Callable[P, R]) -> Callable[P, R]:
    """Marks a piece of a kernel template: binding puts a game's rules into it as into the template itself."""
    f.__part__ = True  # type: ignore[attr-defined]
    return f


def is_part(value: Any) -> bool:
    """Was this marked with `@part`?"""
    return hasattr(value, "__part__")


def body(f: Any) -> Any:
    """The function that is compiled for this rule."""
    return getattr(f, "__compiled__", f)
