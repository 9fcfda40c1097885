"""A WebAssembly module made from rules: its functions, tables and memory."""

import ast
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from osselet.core.arrays import STRUCT_CODES
from osselet.core.state import State
from osselet.wasm import calls, expressions, places, statements
from osselet.wasm import encoding as wasm
from osselet.wasm.frame import Frame, Value
from osselet.wasm.kinds import AnyKind, Array, Record, Records, annotated, array
from osselet.wasm.source import Source

SYNTAX = (calls, expressions, places, statements)
"""Imported so that a frame knows how each kind of syntax is translated."""
PAGE = 1 << 16
FIRST = 16
"""Where tables begin: nothing lies at address 0, where a wrong address would find it."""
FAULT = 0
"""The number of the global that says which check has failed."""


class Bound(NamedTuple):
    """The rule of a game in the place of a placeholder, and the scratch memory it is handed."""

    rule: Any
    scratch: type[State] | None = None


@dataclass(frozen=True)
class Site:
    """A check in the code: where in the rules, and what went wrong if it fails."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: this {self.what}"


@dataclass
class _Function:
    name: str
    takes: tuple[bytes, ...]
    gives: tuple[bytes, ...] = ()
    locals: tuple[bytes, ...] = ()
    code: bytes = b""
    is_done: bool = True


class Module:
    """Collects what it is asked to export and all that it calls; `made` gives the bytes.

    With `checked` every array is asked whether an index is within it, every field whether a number fits, and every
    shift and division whether it is sound: a failing check sets the exported `fault` to the number of its site.
    """

    def __init__(self, checked: bool = False, bound: dict[Any, Bound] | None = None) -> None:
        self.checked, self.bound = checked, bound or {}
        self.sites: list[Site] = []
        self.reserved: dict[str, int] = {}
        """Named places in memory."""
        self._functions: list[_Function] = []
        self._numbers: dict[tuple[Any, tuple[AnyKind, ...]], int] = {}
        self._kinds: dict[int, AnyKind | None] = {}
        self._recursive: set[int] = set()
        self._exports: dict[str, int] = {}
        self._tables: dict[tuple[str, bytes], int] = {}
        self._kept: dict[int, tuple[Any, Value | None]] = {}
        self._blanks: dict[type[State], int] = {}
        self._end = FIRST

    def export(self, rule: Any, takes: Iterable[AnyKind] | None = None, name: str | None = None) -> None:
        """Makes a rule callable from outside; the kinds of its arguments are those of its annotations."""
        source = Source(rule)
        kinds = tuple(takes) if takes is not None else tuple(_promised(source, one) for one in source.parameters)
        self._exports[name or source.name] = self.function(rule, kinds)[0]

    def export_bound(self, bound: Bound, takes: Iterable[AnyKind], name: str) -> None:
        """Makes a rule callable as kernels call it: without the scratch memory it may want, which is handed blank."""
        kinds = tuple(takes)
        if bound.scratch is None:
            self.export(bound.rule, kinds, name)
            return
        number, gives = self.function(bound.rule, (*kinds, Record(bound.scratch)))
        flat = tuple(one for kind in kinds for one in kind.wasm)
        code = b"".join(wasm.local_get(at) for at in range(len(flat))) + self.blank(bound.scratch).code
        self._exports[name] = self._add(_Function(name, flat, gives.wasm, (), code + wasm.call(number)))

    def function(self, rule: Any, takes: tuple[AnyKind, ...]) -> tuple[int, AnyKind]:
        """The number of the function for a rule and the kinds of its arguments, and what it gives back."""
        source = Source(rule)
        key = (source.function, takes)
        if key not in self._numbers:
            if len(source.parameters) != len(takes):
                raise source.error(
                    source.tree, f"{source.name} takes {len(source.parameters)} arguments, not {len(takes)}"
                )
            made = _Function(source.name, tuple(one for kind in takes for one in kind.wasm), is_done=False)
            number = self._numbers[key] = self._add(made)
            self._kinds[number] = annotated(source.hint("return"))
            frame = Frame(self, source, takes)
            made.code = frame.translated()
            made.locals = tuple(frame.locals[len(made.takes) :])
            assert frame.gives is not None
            made.gives = frame.gives.wasm
            if number in self._recursive and self._kinds[number] != frame.gives:
                raise source.error(source.tree, f"{source.name} calls itself and gives back other than it promises")
            self._kinds[number] = frame.gives
            made.is_done = True
        number = self._numbers[key]
        gives = self._kinds[number]
        if gives is None:
            raise source.error(source.tree, f"{source.name} calls itself: say what it gives back (-> int)")
        if not self._functions[number].is_done:
            self._recursive.add(number)
        return number, gives

    def _add(self, function: _Function) -> int:
        self._functions.append(function)
        return len(self._functions) - 1

    def table(self, value: Any) -> Value | None:
        """A table of numbers in memory: a tuple, `table(…)` or an array of NumPy's; None for anything else."""
        if id(value) not in self._kept:
            self._kept[id(value)] = value, self._laid(value)
        return self._kept[id(value)][1]

    def _laid(self, value: Any) -> Value | None:
        if isinstance(value, tuple | range):
            if not value or not all(hasattr(one, "__index__") for one in value):
                return None
            kind, data = array(len(value)), struct.pack(f"<{len(value)}q", *value)
        elif isinstance(value, memoryview) or type(value).__name__ == "ndarray":
            view = memoryview(value)
            code = _CODES.get((view.format or "").lstrip("<=@"))
            if code is None or not view.shape:
                return None
            kind, data = array(*view.shape, code=code), view.tobytes()
        else:
            return None
        key = (kind.code, data)
        if key not in self._tables:
            self._tables[key] = self._take(len(data))
        at = self._tables[key]
        return Value(wasm.i32_const(at), kind, at)

    def _take(self, size: int) -> int:
        at = -(-self._end // 8) * 8
        self._end = at + size
        return at

    def reserve(self, name: str, kind: Record | Records | Array) -> int:
        """Memory that callers write to and read from; gives its address."""
        self.reserved[name] = self._take(kind.size)
        return self.reserved[name]

    def blank(self, scratch: type[State]) -> Value:
        """The address of scratch memory that has just been blanked."""
        kind = Record(scratch)
        if scratch not in self._blanks:
            self._blanks[scratch] = self._take(kind.size)
        at = wasm.i32_const(self._blanks[scratch])
        return Value(at + wasm.i32_const(0) + wasm.i32_const(kind.size) + wasm.MEMORY_FILL + at, kind)

    def fails_if(self, condition: bytes, frame: Frame, node: ast.AST, what: str) -> bytes:
        """A check: stops the module and says where."""
        self.sites.append(Site(frame.source.function.__code__.co_filename, getattr(node, "lineno", 0), what))
        told = wasm.i32_const(len(self.sites)) + wasm.global_set(FAULT)
        return condition + wasm.choice(told + wasm.UNREACHABLE)

    @cached_property
    def quotient(self) -> int:
        """`a // b`, rounded down."""
        a, b = wasm.local_get(0), wasm.local_get(1)
        rest = a + b + wasm.I64_REM_S + wasm.i64_const(0) + wasm.I64_NE
        signs_differ = a + b + wasm.I64_XOR + wasm.i64_const(0) + wasm.I64_LT_S
        down = rest + signs_differ + wasm.I32_AND + wasm.I64_EXTEND_I32_U
        return self._helper("quotient", 2, a + b + wasm.I64_DIV_S + down + wasm.I64_SUB)

    @cached_property
    def rest(self) -> int:
        """`a % b`, with the sign of b."""
        a, b, rest = wasm.local_get(0), wasm.local_get(1), wasm.local_get(2)
        found = a + b + wasm.I64_REM_S + wasm.local_tee(2)
        differs = rest + wasm.i64_const(0) + wasm.I64_NE
        differs += rest + b + wasm.I64_XOR + wasm.i64_const(0) + wasm.I64_LT_S + wasm.I32_AND
        other = b + wasm.i64_const(0) + differs + wasm.SELECT
        return self._helper("rest", 2, found + other + wasm.I64_ADD, (wasm.I64,))

    @cached_property
    def absolute(self) -> int:
        """`abs(a)`."""
        a = wasm.local_get(0)
        negative = wasm.i64_const(0) + a + wasm.I64_SUB
        return self._helper("absolute", 1, negative + a + a + wasm.i64_const(0) + wasm.I64_LT_S + wasm.SELECT)

    @cached_property
    def smaller(self) -> int:
        """`min(a, b)`."""
        return self._extreme("smaller", wasm.I64_LT_S)

    @cached_property
    def larger(self) -> int:
        """`max(a, b)`."""
        return self._extreme("larger", wasm.I64_GT_S)

    def _extreme(self, name: str, better: bytes) -> int:
        a, b = wasm.local_get(0), wasm.local_get(1)
        return self._helper(name, 2, a + b + a + b + better + wasm.SELECT)

    def _helper(self, name: str, takes: int, code: bytes, locals_: tuple[bytes, ...] = ()) -> int:
        return self._add(_Function(name, (wasm.I64,) * takes, (wasm.I64,), locals_, code))

    def made(self) -> bytes:
        """The module as it is handed to a browser or to Node."""
        signatures = {wasm.signature(one.takes, one.gives): 0 for one in self._functions}
        order = {one: at for at, one in enumerate(signatures)}
        kinds = [wasm.unsigned(order[wasm.signature(one.takes, one.gives)]) for one in self._functions]
        bodies = [wasm.sized(wasm.declared(one.locals) + one.code + wasm.END) for one in self._functions]
        pages = -(-self._end // PAGE)
        exports = [_exported("memory", b"\x02", 0)]
        exports += [_exported(name, b"\x00", number) for name, number in self._exports.items()]
        globals_ = []
        if self.checked:
            globals_ = [wasm.I32 + b"\x01" + wasm.i32_const(0) + wasm.END]
            exports.append(_exported("fault", b"\x03", FAULT))
        data = [
            b"\x00" + wasm.i32_const(at) + wasm.END + wasm.sized(content) for (_, content), at in self._tables.items()
        ]
        parts: list[tuple[int, list[bytes]]] = [
            (1, list(order)),
            (3, kinds),
            (5, [b"\x00" + wasm.unsigned(pages)]),
            (6, globals_),
            (7, exports),
            (10, bodies),
            (11, data),
        ]
        content = chain.from_iterable(wasm.section(number, wasm.vector(items)) for number, items in parts if items)
        return b"\0asm\1\0\0\0" + bytes(content) + (self._told_names() if self.checked else b"")

    def _told_names(self) -> bytes:
        """The names of functions, for whoever follows a failing check."""
        names = [wasm.unsigned(at) + wasm.sized(one.name.encode()) for at, one in enumerate(self._functions)]
        return wasm.section(0, wasm.sized(b"name") + wasm.section(1, wasm.vector(names)))

    @property
    def end(self) -> int:
        """Where memory is free, at a multiple of 8."""
        return -(-self._end // 8) * 8


def _exported(name: str, sort: bytes, number: int) -> bytes:
    return wasm.sized(name.encode()) + sort + wasm.unsigned(number)


def _promised(source: Source, parameter: str) -> AnyKind:
    kind = annotated(source.hint(parameter))
    if kind is None:
        raise source.error(source.tree, f"the annotation of `{parameter}` does not say what it is: say it to `export`")
    return kind


_CODES = {sign: code for code, sign in STRUCT_CODES.items()} | {"l": "i8"}
