"""Places in memory: fields of states, numbers of arrays, slices; how they are read and written.

An index below 0 counts from the end, as in Python and in compiled rules. Whether an index is within its array is asked
only in a module with checks, as it is with Numba.
"""

import ast
from dataclasses import dataclass

from osselet.core.state import layout
from osselet.wasm import encoding as wasm
from osselet.wasm.expressions import outside
from osselet.wasm.frame import Frame, Slot, Value, reads
from osselet.wasm.kinds import ADDRESS, INT, AnyKind, Array, Group, Record, Records, array
from osselet.wasm.source import UNKNOWN


@dataclass(frozen=True)
class Place:
    """An address that is worked out, plus an offset that is known."""

    code: bytes
    """Leaves the address; empty where the offset says it all."""
    offset: int
    kind: AnyKind
    """Of what lies there; a number that lies in memory is an Array without dimensions."""
    length: bytes = b""
    """Leaves the length of an array whose length is known only when it runs."""

    @property
    def base(self) -> bytes:
        """The address without the offset."""
        return self.code or wasm.i32_const(0)

    @property
    def address(self) -> bytes:
        """The whole address."""
        if not self.code:
            return wasm.i32_const(self.offset)
        return self.code + (wasm.i32_const(self.offset) + wasm.I32_ADD if self.offset else b"")

    def further(self, code: bytes) -> bytes:
        """The address code, further by what this leaves."""
        return self.code + code + wasm.I32_ADD if self.code else code

    @property
    def is_number(self) -> bool:
        """A single number."""
        return isinstance(self.kind, Array) and not self.kind.shape


@reads(ast.Attribute, ast.Subscript)
def stored(frame: Frame, node: ast.Attribute | ast.Subscript) -> Value:
    """What lies at a place: a number, or a state or array that is passed on by its address."""
    if isinstance(node, ast.Attribute) and not _is_own(frame, node):
        return outside(frame, node)
    if isinstance(node, ast.Subscript):
        part = _part_of_group(frame, node)
        if part is not None:
            return part
    return loaded(place(frame, node))


def loaded(at: Place) -> Value:
    """The value at a place."""
    if at.is_number:
        assert isinstance(at.kind, Array)
        return Value(at.base + wasm.load(at.kind.code, at.offset), INT)
    return Value(at.address + at.length, at.kind)


def _is_own(frame: Frame, node: ast.Attribute) -> bool:
    """Does this belong to a value of the rule, and not to a module?"""
    inner: ast.expr = node
    while isinstance(inner, ast.Attribute | ast.Subscript):
        inner = inner.value
    is_variable = isinstance(inner, ast.Name) and (inner.id in frame.names or inner.id in frame.sets)
    return is_variable or frame.source.stands_for(node) is UNKNOWN


def _part_of_group(frame: Frame, node: ast.Subscript) -> Value | None:
    """One of the values that a rule gives back at once: `limits(s)[1]`; None where this is no group."""
    if not isinstance(node.value, ast.Call | ast.Name):
        return None
    if isinstance(node.value, ast.Name):
        known = frame.names.get(node.value.id)
        if known is None or not isinstance(known.slot.kind, Group):
            return None
    found = frame.value(node.value)
    if not isinstance(found.kind, Group):
        return None
    index = frame.whole(node.slice).constant
    if not isinstance(index, int) or not 0 <= index < len(found.kind.parts):
        raise frame.error(node, f"of {found.kind} one is taken by a constant from 0 to {len(found.kind.parts) - 1}")
    kept = frame.passing(found.kind)
    part = parts_of(kept)[index]
    return Value(found.code + kept.set + part.get, part.kind)


def parts_of(group: Slot) -> list[Slot]:
    """The locals of each of several values."""
    assert isinstance(group.kind, Group)
    found, at = [], group.first
    for kind in group.kind.parts:
        found.append(Slot(at, kind))
        at += len(kind.wasm)
    return found


def place(frame: Frame, node: ast.expr) -> Place:
    """Where something lies."""
    if isinstance(node, ast.Attribute) and _is_own(frame, node):
        return _field(frame, node)
    if isinstance(node, ast.Subscript):
        return _element(frame, node)
    if isinstance(node, ast.Name) and node.id in frame.names:
        slot = frame.names[node.id].slot
        if isinstance(slot.kind, Array) and slot.kind.is_open:
            return Place(wasm.local_get(slot.first), 0, slot.kind, wasm.local_get(slot.first + 1))
    found = frame.value(node)
    if not isinstance(found.kind, Record | Records | Array):
        raise frame.error(node, f"`{ast.unparse(node)}` is {found.kind}, in which nothing lies")
    if isinstance(found.kind, Array) and found.kind.is_open:
        raise frame.error(node, "give this slice a name before you look into it")
    if isinstance(found.constant, int):  # a table, whose address is known
        return Place(b"", found.constant, found.kind)
    return Place(found.code, 0, found.kind)


def _field(frame: Frame, node: ast.Attribute) -> Place:
    owner = place(frame, node.value)
    if not isinstance(owner.kind, Record):
        raise frame.error(node, f"`{ast.unparse(node.value)}` is {owner.kind} and has no `.{node.attr}`")
    field = next((one for one in layout(owner.kind.cls).fields if one.name == node.attr), None)
    if field is None:
        raise frame.error(node, f"{owner.kind.cls.__name__} has no field {node.attr!r}")
    kind = array(*field.shape, code=field.code) if field.shape else Array(field.code, (), ())
    return Place(owner.code, owner.offset + field.offset, kind)


def _element(frame: Frame, node: ast.Subscript) -> Place:
    owner = place(frame, node.value)
    indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if isinstance(owner.kind, Records):
        if len(indices) != 1 or isinstance(indices[0], ast.Slice):
            raise frame.error(node, "of several states one is taken")
        one = Record(owner.kind.cls)
        return _along(frame, owner, indices[0], owner.kind.count, one.size, one)
    if not isinstance(owner.kind, Array) or len(indices) > len(owner.kind.shape):
        raise frame.error(node, f"`{ast.unparse(node.value)}` is {owner.kind} with too few dimensions for this")
    shape: list[int | None] = []
    strides: list[int] = []
    full, at = owner.kind, owner
    for dimension, index in enumerate(indices):
        length, stride = full.shape[dimension], full.strides[dimension]
        if isinstance(index, ast.Slice):
            at, length = _slice(frame, at, index, length, stride)
            shape.append(length)
            strides.append(stride)
        else:
            at = _along(frame, at, index, length, stride, full)
    shape += full.shape[len(indices) :]
    strides += full.strides[len(indices) :]
    kind = Array(full.code, tuple(shape), tuple(strides))
    return Place(at.code, at.offset, kind, at.length if kind.shape and kind.is_open else b"")


def _along(frame: Frame, owner: Place, index: ast.expr, length: int | None, stride: int, kind: AnyKind) -> Place:
    """A step along one dimension."""
    found = frame.whole(index)
    if isinstance(found.constant, int) and length is not None:
        if not -length <= found.constant < length:
            raise frame.error(index, f"{found.constant} is beyond an array of {length}")
        return Place(owner.code, owner.offset + found.constant % length * stride, kind, owner.length)
    size = wasm.i64_const(length) if length is not None else owner.length + wasm.I64_EXTEND_I32_U
    code = found.code
    if not found.natural:
        kept = frame.passing(INT)
        from_end = kept.get + wasm.i64_const(63) + wasm.I64_SHR_S + size + wasm.I64_AND
        code += kept.tee + from_end + wasm.I64_ADD
    if frame.module.checked:
        kept = frame.passing(INT)
        beyond = kept.get + size + wasm.I64_GE_U
        code += kept.set + frame.module.fails_if(beyond, frame, index, "looks beyond an array") + kept.get
    code += wasm.I32_WRAP_I64
    if stride != 1:
        code += wasm.i32_const(stride) + wasm.I32_MUL
    return Place(owner.further(code), owner.offset, kind, owner.length)


_BOUNDS = "a slice is `:`, or goes from one constant to another"


def _slice(frame: Frame, owner: Place, index: ast.Slice, length: int | None, stride: int) -> tuple[Place, int | None]:
    """A part of one dimension: all of it, or from one constant to another."""
    if index.step is not None:
        raise frame.error(index, "slices with a step are nothing that compiled rules know")
    if index.lower is None and index.upper is None:
        return owner, length
    if length is None:
        raise frame.error(index, _BOUNDS)
    low = 0 if index.lower is None else frame.whole(index.lower).constant
    high = length if index.upper is None else frame.whole(index.upper).constant
    if not isinstance(low, int) or not isinstance(high, int):
        raise frame.error(index, _BOUNDS)
    places = range(length)[low:high]
    return Place(owner.code, owner.offset + places.start * stride, owner.kind, owner.length), len(places)


def write(frame: Frame, at: Place, value: Value, node: ast.AST) -> bytes:
    """A value into a place: a number, a state over a state, or one number into all of a slice."""
    if isinstance(at.kind, Record):
        if value.kind != at.kind:
            raise frame.error(node, f"{at.kind} cannot become {value.kind}")
        return at.address + value.code + wasm.i32_const(at.kind.size) + wasm.MEMORY_COPY
    if not isinstance(at.kind, Array):
        raise frame.error(node, f"into {at.kind} nothing is written at once")
    value = frame.kept(value)
    if value.kind != INT:
        raise frame.error(node, f"fields and arrays hold whole numbers, and this is {value.kind}")
    if at.is_number:
        return at.base + _fitting(frame, value, at.kind.code, node) + wasm.store(at.kind.code, at.offset)
    return _fill(frame, at, value, node)


def _fitting(frame: Frame, value: Value, code: str, node: ast.AST) -> bytes:
    """The number, which with checks must fit its place."""
    if (
        isinstance(value.constant, int)
        and not -(1 << 8 * wasm.WIDTHS[code] - 1) <= value.constant < 1 << 8 * wasm.WIDTHS[code] - 1
    ):
        raise frame.error(node, f"{value.constant} is too much for {code}")
    if not frame.module.checked or code == "i8" or value.constant is not None:
        return value.code
    kept = frame.passing(INT)
    differs = kept.get + kept.get + wasm.EXTENDS[code] + wasm.I64_NE
    return value.code + kept.set + frame.module.fails_if(differs, frame, node, f"stores too much for {code}") + kept.get


def _fill(frame: Frame, at: Place, value: Value, node: ast.AST) -> bytes:
    """`s.row[:] = 0`: one number into all cells, one after the other."""
    assert isinstance(at.kind, Array)
    if at.kind.is_open:
        raise frame.error(node, "a slice whose length is known only when it runs is filled in a loop")
    cells = [at.offset]
    for length, stride in zip(at.kind.shape, at.kind.strides, strict=True):
        cells = [cell + step * stride for cell in cells for step in range(length or 0)]
    base, number = frame.passing(ADDRESS), frame.passing(INT)
    code = at.base + base.set + _fitting(frame, value, at.kind.code, node) + number.set
    return code + b"".join(base.get + number.get + wasm.store(at.kind.code, cell) for cell in cells)
