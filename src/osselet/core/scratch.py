"""Scratch memory: what `play` and `guess` may work with and nobody else ever sees.

It has fields like a state and is blank at each call. A rule that wants it takes it as one argument more; here
it becomes one that does not, so that kernels and tables call the rules of all games alike.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from osselet.core.state import State, layout

ARGUMENTS = {"play": 2, "guess": 3}
"""The rules that may take scratch memory, and how many arguments they take without it."""


def wants_scratch(name: str, f: Any) -> bool:
    """Does this rule take one argument more?"""
    taken: int = f.__code__.co_argcount - len(f.__defaults__ or ())
    return taken > ARGUMENTS.get(name, taken)


@dataclass(frozen=True)
class WithScratch:
    """The plain rule, called without scratch memory. No closure: environments are pickled with their game."""

    rule: Callable[..., Any]
    scratch: type[State]

    def __call__(self, *given: Any) -> Any:
        """The rule, with a blank sheet."""
        return self.rule(*given, self.scratch())


def with_stack(f: Any, scratch: type[State]) -> Any:
    """The compiled rule, called without scratch memory, which lies on the stack: rules cannot allocate."""
    numba = importlib.import_module("numba")
    ir = importlib.import_module("llvmlite.ir")
    dtype = layout(scratch).dtype
    record = numba.np.numpy_support.from_dtype(dtype)

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = numba.core.cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), dtype.itemsize))
        place.align = dtype.alignment
        size = context.get_constant(numba.types.intp, dtype.itemsize)
        numba.core.cgutils.memset(builder, place, size, 0)
        return builder.bitcast(place, context.get_value_type(record))

    blank = numba.extending.intrinsic(lambda typing: (record(), write))

    def handed(*given: Any) -> Any:
        return f(*(given + (blank(),)))  # noqa: RUF005  # the compiler knows no other way to lengthen a tuple

    return numba.njit(_nrt=False, forceinline=True)(handed)
