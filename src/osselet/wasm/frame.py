"""One rule while it is translated: its variables, the blocks around the place where we are, and what reads what.

The modules beside this one say how each kind of syntax is read (`@reads`) or carried out (`@carries_out`).
"""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from osselet.core.errors import CompileError
from osselet.wasm.encoding import (
    F64_CONVERT_I64_S,
    F64_NE,
    I32,
    I32_EQZ,
    I64_EQZ,
    I64_EXTEND_I32_U,
    UNREACHABLE,
    branch,
    choice,
    f64_const,
    i32_const,
    local_get,
    local_set,
    local_tee,
)
from osselet.wasm.kinds import BOOL, FLOAT, INT, NOTHING, UINT, AnyKind, Array, Kind, annotated
from osselet.wasm.source import Source, assigned

if TYPE_CHECKING:
    from osselet.wasm.module import Module


@dataclass(frozen=True)
class Value:
    """Code that leaves a value, and what is known of it."""

    code: bytes
    kind: AnyKind
    constant: int | float | None = None
    natural: bool = False
    """Is it surely not below 0? Then it need not be asked whether an index counts from the end."""


@dataclass(frozen=True)
class Slot:
    """The locals that hold a value."""

    first: int
    kind: AnyKind

    @property
    def get(self) -> bytes:
        """Takes it."""
        return b"".join(local_get(at) for at in self._places)

    @property
    def set(self) -> bytes:
        """Sets it to what was left last."""
        return b"".join(local_set(at) for at in reversed(self._places))

    @property
    def tee(self) -> bytes:
        """Sets it and leaves it."""
        return local_tee(self.first) if len(self._places) == 1 else self.set + self.get

    @property
    def _places(self) -> range:
        return range(self.first, self.first + len(self.kind.wasm))


@dataclass
class Variable:
    """A name of the rule."""

    slot: Slot
    natural: bool = False


@dataclass
class Frame:
    """The translation of one rule for one choice of arguments."""

    module: "Module"
    source: Source
    takes: tuple[AnyKind, ...]
    locals: list[bytes] = field(default_factory=list)
    names: dict[str, Variable] = field(default_factory=dict)
    depth: int = 0
    loops: list[tuple[int, int]] = field(default_factory=list)
    """For each loop around us the depths that `break` and `continue` go to."""
    gives: AnyKind | None = None
    """What the rule gives back, once that is known."""
    _idle: list[Slot] = field(default_factory=list)
    _lent: list[Slot] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name, kind in zip(self.source.parameters, self.takes, strict=True):
            self.names[name] = Variable(self.slot(kind))
        self.sets = assigned(self.source.tree)
        promised = annotated(self.source.hint("return"))
        self.gives = FLOAT if promised == FLOAT else None

    def translated(self) -> bytes:
        """The whole body."""
        code = self.carry_out(self.source.tree.body)
        if self.gives is None:
            self.gives = NOTHING
        return code + (UNREACHABLE if self.gives != NOTHING else b"")

    def slot(self, kind: AnyKind) -> Slot:
        """New locals for a value."""
        found = Slot(len(self.locals), kind)
        self.locals += kind.wasm
        return found

    def passing(self, kind: AnyKind) -> Slot:
        """Locals for a value that is needed only within this statement."""
        found = next((one for one in self._idle if one.kind.wasm == kind.wasm), None)
        if found is None:
            found = self.slot(kind)
        else:
            self._idle.remove(found)
        self._lent.append(found)
        return Slot(found.first, kind)

    def value(self, node: ast.expr) -> Value:
        """What an expression leaves."""
        reader = _readers.get(type(node))
        if reader is None:
            raise self.error(node, f"{_NAMES.get(type(node), 'this')} is nothing that compiled rules know")
        return reader(self, node)

    def condition(self, node: ast.expr) -> bytes:
        """An expression as a truth: what `if` asks, with no more of `and` and `or` than needed."""
        if not isinstance(node, ast.BoolOp):
            return self.truth(self.value(node), node)
        first, *others = (self.condition(one) for one in reversed(node.values))
        for one in others:
            is_and = isinstance(node.op, ast.And)
            first = one + (choice(first, i32_const(0), I32) if is_and else choice(i32_const(1), first, I32))
        return first

    def truth(self, value: Value, node: ast.AST) -> bytes:
        """Is it anything but zero?"""
        if value.kind == BOOL:
            return value.code
        if value.kind in (INT, UINT):
            return value.code + I64_EQZ + I32_EQZ
        if value.kind == FLOAT:
            return value.code + f64_const(0.0) + F64_NE
        raise self.error(node, f"{value.kind} is neither true nor false")

    def number(self, node: ast.expr) -> Value:
        """An expression that is a number: a truth becomes 0 or 1."""
        value = self.kept(self.value(node))
        if not isinstance(value.kind, Kind) or value.kind == NOTHING:
            raise self.error(node, f"here a number is needed, and `{ast.unparse(node)}` is {value.kind}")
        return value

    def whole(self, node: ast.expr) -> Value:
        """An expression that is a whole number."""
        value = self.number(node)
        if value.kind != INT:
            raise self.error(node, f"here a whole number is needed, and `{ast.unparse(node)}` is {value.kind}")
        return value

    def kept(self, value: Value) -> Value:
        """A value as variables keep it."""
        if value.kind == BOOL:
            return Value(value.code + I64_EXTEND_I32_U, INT, value.constant, natural=True)
        return value

    def fitted(self, value: Value, kind: AnyKind, node: ast.AST, what: str) -> bytes:
        """A value where this kind is wanted: whole numbers become floats, and nothing else changes."""
        value = self.kept(value)
        if value.kind == kind:
            return value.code
        if value.kind == INT and kind == FLOAT:
            return as_float(value).code
        if isinstance(value.kind, Array) and isinstance(kind, Array):
            raise self.error(node, f"{what} is an array of another shape or width here than before")
        raise self.error(node, f"{what} is {kind} and cannot become {value.kind}")

    def carry_out(self, statements: list[ast.stmt]) -> bytes:
        """One statement after the other."""
        return b"".join(self._statement(one) for one in statements)

    def _statement(self, node: ast.stmt) -> bytes:
        performer = _performers.get(type(node))
        if performer is None:
            raise self.error(node, f"{_NAMES.get(type(node), 'this')} is nothing that compiled rules know")
        self._idle += self._lent
        self._lent = []
        return performer(self, node)

    @contextmanager
    def inside(self, blocks: int = 1) -> Iterator[int]:
        """So many more blocks around us; gives the depth within them."""
        self.depth += blocks
        yield self.depth
        self.depth -= blocks

    def leave(self, depth: int) -> bytes:
        """To the block at this depth."""
        return branch(self.depth - depth)

    def error(self, node: ast.AST, what: str) -> CompileError:
        """A sentence that names the author's file and line."""
        return self.source.error(node, what)


def as_float(value: Value) -> Value:
    """A whole number as a float."""
    if value.kind == FLOAT:
        return value
    if value.constant is not None:
        return Value(f64_const(float(value.constant)), FLOAT, float(value.constant))
    return Value(value.code + F64_CONVERT_I64_S, FLOAT)


Reader = Callable[[Frame, Any], Value]
Performer = Callable[[Frame, Any], bytes]
_readers: dict[type[ast.expr], Reader] = {}
_performers: dict[type[ast.stmt], Performer] = {}


def reads(*nodes: type[ast.expr]) -> Callable[[Reader], Reader]:
    """Says how such expressions are read."""

    def note(reader: Reader) -> Reader:
        _readers.update(dict.fromkeys(nodes, reader))
        return reader

    return note


def carries_out(*nodes: type[ast.stmt]) -> Callable[[Performer], Performer]:
    """Says how such statements are carried out."""

    def note(performer: Performer) -> Performer:
        _performers.update(dict.fromkeys(nodes, performer))
        return performer

    return note


_NAMES: dict[type[ast.AST], str] = {
    ast.List: "a list",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.Tuple: "a tuple (but for several results, or behind `in`)",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Lambda: "a function in a function",
    ast.FunctionDef: "a function in a function",
    ast.ClassDef: "a class",
    ast.JoinedStr: "a text",
    ast.NamedExpr: "`:=`",
    ast.Starred: "`*`",
    ast.Await: "`await`",
    ast.Yield: "`yield`",
    ast.YieldFrom: "`yield`",
    ast.Assert: "`assert` (the suite asserts for rules)",
    ast.Raise: "`raise`",
    ast.Try: "`try`",
    ast.With: "`with`",
    ast.Match: "`match`",
    ast.Delete: "`del`",
    ast.Global: "`global`",
    ast.Nonlocal: "`nonlocal`",
    ast.Import: "`import`",
    ast.ImportFrom: "`import`",
}
