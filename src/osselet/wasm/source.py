"""A rule as its author wrote it: its syntax tree with the lines of its file, and what its names stand for."""

import ast
import builtins
import inspect
import textwrap
from functools import cache
from types import ModuleType
from typing import Any, get_type_hints

from osselet.core.errors import CompileError
from osselet.core.rule import body

UNKNOWN = object()
"""What a name stands for that only the function itself knows."""


class Source:
    """A function that is to be translated."""

    def __init__(self, rule: Any) -> None:
        self.function = body(rule)
        self.name: str = self.function.__name__
        self.tree = _tree(self.function)
        self.parameters = [one.arg for one in self.tree.args.args]
        self.defaults = dict(
            zip(reversed(self.parameters), reversed(self.function.__defaults__ or ()), strict=False),
        )
        self._closure = inspect.getclosurevars(self.function).nonlocals if self.function.__closure__ else {}

    def hint(self, name: str) -> Any:
        """What an annotation says, of a parameter or of what is given back (`return`); UNKNOWN if nothing clear."""
        try:
            return get_type_hints(self.function).get(name, UNKNOWN)
        except (NameError, TypeError):  # names that are there for type checkers only
            return UNKNOWN

    def stands_for(self, node: ast.expr) -> Any:
        """The object behind a global name, or behind an attribute of a module or class; else UNKNOWN."""
        if isinstance(node, ast.Name):
            for scope in (self._closure, self.function.__globals__, vars(builtins)):
                if node.id in scope:
                    return scope[node.id]
            return NUMPY if node.id == "np" else UNKNOWN
        if isinstance(node, ast.Attribute):
            owner = self.stands_for(node.value)
            if isinstance(owner, ModuleType) and owner.__name__ == "numpy":
                owner = NUMPY
            if isinstance(owner, ModuleType | type) or owner is NUMPY:
                return getattr(owner, node.attr, UNKNOWN)
        return UNKNOWN

    def error(self, node: ast.AST, what: str) -> CompileError:
        """A sentence that names the author's file and line."""
        line = getattr(node, "lineno", self.tree.lineno)
        return CompileError(f"{self.function.__code__.co_filename}:{line}: the rules do not compile: {what}.")


class Numpy:
    """The two names of NumPy's that compiled rules use; NumPy itself need not be there."""

    uint64 = "np.uint64"
    int64 = "np.int64"


NUMPY = Numpy()


@cache
def _tree(function: Any) -> ast.FunctionDef:
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError):
        raise CompileError(f"The source of {function!r} cannot be read: rules stand in files.") from None
    found = ast.parse(textwrap.dedent("".join(lines))).body[0]
    if not isinstance(found, ast.FunctionDef):
        raise CompileError(f"{function.__code__.co_filename}:{first}: the rules do not compile: a rule is a `def`.")
    ast.increment_lineno(found, first - 1)
    return found


def assigned(tree: ast.FunctionDef) -> dict[str, int]:
    """The names a function sets, and at how many places."""
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = found.get(node.id, 0) + 1
    return found
