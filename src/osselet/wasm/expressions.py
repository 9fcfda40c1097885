"""Numbers and truths: constants, names, arithmetic, comparisons and choices.

As in compiled rules whole numbers have 64 bits, `//` and `%` round down, `/` makes floats of both sides first, and
floats know the four operations and square roots: each result is the same on every machine.
"""

import ast
import operator
from collections.abc import Callable
from typing import Any

from osselet.wasm import encoding as wasm
from osselet.wasm.frame import Frame, Value, as_float, reads
from osselet.wasm.kinds import BOOL, FLOAT, INT, UINT, AnyKind, Kind
from osselet.wasm.source import UNKNOWN

WHOLE_NUMBERS: dict[type[ast.operator], tuple[bytes, Callable[[Any, Any], Any]]] = {
    ast.Add: (wasm.I64_ADD, operator.add),
    ast.Sub: (wasm.I64_SUB, operator.sub),
    ast.Mult: (wasm.I64_MUL, operator.mul),
    ast.BitAnd: (wasm.I64_AND, operator.and_),
    ast.BitOr: (wasm.I64_OR, operator.or_),
    ast.BitXor: (wasm.I64_XOR, operator.xor),
    ast.LShift: (wasm.I64_SHL, operator.lshift),
    ast.RShift: (wasm.I64_SHR_S, operator.rshift),
}
FLOATS = {
    ast.Add: wasm.F64_ADD,
    ast.Sub: wasm.F64_SUB,
    ast.Mult: wasm.F64_MUL,
    ast.Div: wasm.F64_DIV,
}
SIGNED = {
    ast.Eq: wasm.I64_EQ,
    ast.NotEq: wasm.I64_NE,
    ast.Lt: wasm.I64_LT_S,
    ast.LtE: wasm.I64_LE_S,
    ast.Gt: wasm.I64_GT_S,
    ast.GtE: wasm.I64_GE_S,
}
UNSIGNED = {
    **SIGNED,
    ast.Lt: wasm.I64_LT_U,
    ast.LtE: wasm.I64_LE_U,
    ast.Gt: wasm.I64_GT_U,
    ast.GtE: wasm.I64_GE_U,
}
OF_FLOATS = {
    ast.Eq: wasm.F64_EQ,
    ast.NotEq: wasm.F64_NE,
    ast.Lt: wasm.F64_LT,
    ast.LtE: wasm.F64_LE,
    ast.Gt: wasm.F64_GT,
    ast.GtE: wasm.F64_GE,
}
STAYS_NATURAL = (ast.Add, ast.Mult, ast.FloorDiv, ast.LShift, ast.RShift, ast.BitOr, ast.BitXor)


def whole_constant(n: int) -> Value:
    """A whole number that is known."""
    return Value(wasm.i64_const(n), INT, n, natural=n >= 0)


def literal(frame: Frame, value: Any, node: ast.AST) -> Value:
    """A number of Python's as it stands."""
    if type(value).__name__ == "uint64":  # NumPy's
        return Value(wasm.i64_const(int(value)), UINT, int(value))
    if isinstance(value, float):
        return Value(wasm.f64_const(value), FLOAT, value)
    if hasattr(value, "__index__"):
        number = operator.index(value)
        if not -(1 << 63) <= number < 1 << 64:
            raise frame.error(node, f"{number} has more than 64 bits")
        return whole_constant(number) if number < 1 << 63 else Value(wasm.i64_const(number), UINT, number)
    raise frame.error(node, f"{type(value).__name__} {value!r} is no number")


@reads(ast.Constant)
def constant(frame: Frame, node: ast.Constant) -> Value:
    """A number in the text of the rule."""
    if isinstance(node.value, str | bytes) or node.value is None:
        raise frame.error(node, f"{node.value!r} is no number, and rules know nothing else")
    return literal(frame, node.value, node)


@reads(ast.Name)
def name(frame: Frame, node: ast.Name) -> Value:
    """A variable, or a constant of the module."""
    if node.id in frame.names:
        found = frame.names[node.id]
        return Value(found.slot.get, found.slot.kind, natural=found.natural)
    if node.id in frame.sets:
        raise frame.error(node, f"`{node.id}` is used before it is set")
    return outside(frame, node)


def outside(frame: Frame, node: ast.expr) -> Value:
    """A constant or table that stands outside the rule."""
    found = frame.source.stands_for(node)
    if found is UNKNOWN:
        raise frame.error(node, f"nobody knows what `{ast.unparse(node)}` is")
    kept = frame.module.table(found)
    return kept if kept is not None else literal(frame, found, node)


@reads(ast.UnaryOp)
def unary(frame: Frame, node: ast.UnaryOp) -> Value:
    """`-`, `+`, `~` and `not`."""
    if isinstance(node.op, ast.Not):
        return Value(frame.condition(node.operand) + wasm.I32_EQZ, BOOL)
    value = frame.number(node.operand)
    if isinstance(node.op, ast.UAdd):
        return value
    if isinstance(node.op, ast.Invert):
        if value.kind == FLOAT:
            raise frame.error(node, "a float has no bits to turn over")
        return Value(value.code + wasm.i64_const(-1) + wasm.I64_XOR, value.kind)
    if value.kind == FLOAT:
        return Value(value.code + wasm.F64_NEG, FLOAT)
    if value.kind == INT and isinstance(value.constant, int):
        return whole_constant(-value.constant)
    return Value(wasm.i64_const(0) + value.code + wasm.I64_SUB, value.kind)


@reads(ast.BinOp)
def binary(frame: Frame, node: ast.BinOp) -> Value:
    """Two numbers and what is between them."""
    return calculated(frame, frame.number(node.left), node.op, frame.number(node.right), node)


def calculated(frame: Frame, left: Value, op: ast.operator, right: Value, node: ast.AST) -> Value:
    """The result of an operation."""
    sort = type(op)
    if sort is ast.Div:
        return _divided(frame, as_float(left), as_float(right), node)
    if sort in (ast.Pow, ast.MatMult):
        raise frame.error(node, "powers are nothing that compiled rules know: multiply, or shift bits")
    if FLOAT in (left.kind, right.kind):
        if sort not in FLOATS:
            raise frame.error(node, "floats know +, -, * and / only: other operations differ between machines")
        return Value(as_float(left).code + as_float(right).code + FLOATS[sort], FLOAT)
    if left.kind != right.kind:
        raise frame.error(node, "numbers with and without a sign are mixed: say np.int64(…) or np.uint64(…)")
    if sort in (ast.FloorDiv, ast.Mod):
        return _divided_down(frame, left, sort, right, node)
    code, of_python = WHOLE_NUMBERS[sort]
    if sort in (ast.LShift, ast.RShift) and not (right.constant is not None and 0 <= right.constant < 64):
        if right.constant is not None:
            raise frame.error(node, f"a number of 64 bits cannot be shifted by {right.constant}")
        right = _checked_shift(frame, right, node)
    if left.kind == UINT:
        return Value(left.code + right.code + (wasm.I64_SHR_U if sort is ast.RShift else code), UINT)
    if left.constant is not None and right.constant is not None:
        known = of_python(left.constant, right.constant)
        if not -(1 << 63) <= known < 1 << 63:
            raise frame.error(node, f"{known} has more than 64 bits")
        return whole_constant(known)
    natural = left.natural and right.natural if sort in STAYS_NATURAL else False
    if sort is ast.BitAnd:
        natural = left.natural or right.natural
    return Value(left.code + right.code + code, INT, natural=natural)


def _checked_shift(frame: Frame, right: Value, node: ast.AST) -> Value:
    """By how much to shift: with checks between 0 and 63."""
    if not frame.module.checked:
        return right
    kept = frame.passing(right.kind)
    beyond = kept.get + wasm.i64_const(64) + wasm.I64_GE_U
    return Value(
        right.code + kept.set + frame.module.fails_if(beyond, frame, node, "shifts beyond 64 bits") + kept.get,
        right.kind,
    )


def _divided(frame: Frame, left: Value, right: Value, node: ast.AST) -> Value:
    code = left.code + right.code
    if frame.module.checked:
        kept = frame.passing(FLOAT)
        is_zero = kept.get + wasm.f64_const(0.0) + wasm.F64_EQ
        code += kept.set + frame.module.fails_if(is_zero, frame, node, "divides by zero") + kept.get
    return Value(code + wasm.F64_DIV, FLOAT)


def _divided_down(frame: Frame, left: Value, sort: type[ast.operator], right: Value, node: ast.AST) -> Value:
    """`//` and `%`: rounded down, so that the rest has the sign of the divisor."""
    is_rest = sort is ast.Mod
    by = right.constant
    if by == 0:
        raise frame.error(node, "this divides by zero")
    natural = (by is not None and by > 0) if is_rest else (left.natural and right.natural)
    if isinstance(by, int) and isinstance(left.constant, int):
        return whole_constant(left.constant % by if is_rest else left.constant // by)
    if left.kind == UINT or (left.natural and right.natural):
        return Value(left.code + right.code + (wasm.I64_REM_U if is_rest else wasm.I64_DIV_U), left.kind, natural=True)
    if isinstance(by, int) and by > 0 and by & (by - 1) == 0:
        if is_rest:
            return Value(left.code + wasm.i64_const(by - 1) + wasm.I64_AND, INT, natural=True)
        return Value(left.code + wasm.i64_const(by.bit_length() - 1) + wasm.I64_SHR_S, INT, natural=natural)
    helper = frame.module.rest if is_rest else frame.module.quotient
    return Value(left.code + right.code + wasm.call(helper), INT, natural=natural)


@reads(ast.Compare)
def compare(frame: Frame, node: ast.Compare) -> Value:
    """`a < b`, `a < b < c`, `a in (b, c)`: each side is worked out once, and no more sides than needed."""
    left = frame.number(node.left)
    if len(node.ops) == 1:
        return Value(_compared(frame, left, node.ops[0], node.comparators[0], node), BOOL)
    code = b""
    for at, (op, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
        if isinstance(op, ast.In | ast.NotIn):
            raise frame.error(node, "`in` stands alone")
        found = frame.number(right)
        kept = frame.passing(found.kind)
        one = _pair(frame, left, op, Value(found.code + kept.tee, found.kind), node)
        code = one if at == 0 else code + wasm.choice(one, wasm.i32_const(0), wasm.I32)
        left = Value(kept.get, found.kind)
    return Value(code, BOOL)


def _compared(frame: Frame, left: Value, op: ast.cmpop, right: ast.expr, node: ast.AST) -> bytes:
    if isinstance(op, ast.In | ast.NotIn):
        return _is_among(frame, left, right, node) + (wasm.I32_EQZ if isinstance(op, ast.NotIn) else b"")
    return _pair(frame, left, op, frame.number(right), node)


def _pair(frame: Frame, left: Value, op: ast.cmpop, right: Value, node: ast.AST) -> bytes:
    sort: Any = type(op)
    if sort not in SIGNED:
        raise frame.error(node, "`is` is nothing that compiled rules know: numbers are compared by ==")
    if FLOAT in (left.kind, right.kind):
        return as_float(left).code + as_float(right).code + OF_FLOATS[sort]
    if left.kind != right.kind:
        raise frame.error(node, "numbers with and without a sign are compared: say np.int64(…) or np.uint64(…)")
    if sort is ast.Eq and left.kind == INT and right.constant == 0:
        return left.code + wasm.I64_EQZ
    return left.code + right.code + (UNSIGNED if left.kind == UINT else SIGNED)[sort]


def _is_among(frame: Frame, left: Value, right: ast.expr, node: ast.AST) -> bytes:
    """`in` a few numbers, written there or in a tuple of the module."""
    kept = frame.passing(left.kind)
    one = Value(kept.get, left.kind)
    members = [frame.number(each) for each in listed(frame, right, "behind `in`")]
    code = wasm.i32_const(0)
    for at, member in enumerate(members):
        same = _pair(frame, one, ast.Eq(), member, node)
        code = same if at == 0 else code + wasm.choice(wasm.i32_const(1), same, wasm.I32)
    return left.code + kept.set + code


def listed(frame: Frame, node: ast.expr, where: str) -> list[ast.expr]:
    """The members of a tuple: one written there, or one of the module's."""
    if isinstance(node, ast.Tuple):
        return node.elts
    known = UNKNOWN if isinstance(node, ast.Name) and node.id in frame.names else frame.source.stands_for(node)
    if isinstance(known, tuple | range):
        return [ast.copy_location(ast.Constant(one), node) for one in known]
    raise frame.error(node, f"{where} stands a tuple of numbers, not `{ast.unparse(node)}`")


@reads(ast.BoolOp)
def both_or_either(frame: Frame, node: ast.BoolOp) -> Value:
    """`and` and `or` of truths; between numbers the one that decides, as in Python."""
    values = [frame.value(one) for one in node.values]
    is_and = isinstance(node.op, ast.And)
    if all(value.kind == BOOL for value in values):
        code = values[-1].code
        for value in reversed(values[:-1]):
            then, otherwise = (code, wasm.i32_const(0)) if is_and else (wasm.i32_const(1), code)
            code = value.code + wasm.choice(then, otherwise, wasm.I32)
        return Value(code, BOOL)
    found = frame.kept(values[-1])
    for value, one in zip(reversed(values[:-1]), reversed(node.values[:-1]), strict=True):
        value = frame.kept(value)
        if value.kind != found.kind or not isinstance(value.kind, Kind):
            raise frame.error(one, f"`{'and' if is_and else 'or'}` stands between {value.kind} and {found.kind}")
        kept = frame.slot(value.kind)
        then, otherwise = (found.code, kept.get) if is_and else (kept.get, found.code)
        truth = frame.truth(Value(value.code + kept.tee, value.kind), one)
        found = Value(truth + wasm.choice(then, otherwise, value.kind.wasm[0]), value.kind)
    return found


@reads(ast.IfExp)
def either(frame: Frame, node: ast.IfExp) -> Value:
    """`a if c else b`."""
    test = frame.condition(node.test)
    one, other = frame.kept(frame.value(node.body)), frame.kept(frame.value(node.orelse))
    kind: AnyKind = one.kind
    if {one.kind, other.kind} == {INT, FLOAT}:
        kind, one, other = FLOAT, as_float(one), as_float(other)
    if one.kind != other.kind:
        raise frame.error(node, f"this is {one.kind} or {other.kind}: it must be one or the other")
    if len(kind.wasm) != 1:
        raise frame.error(node, f"{kind} cannot be chosen by `if` within a line: write an `if` around it")
    code = test + wasm.choice(one.code, other.code, kind.wasm[0])
    return Value(code, kind, natural=one.natural and other.natural)
