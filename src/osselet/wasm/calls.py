"""Calls: other rules, and the few functions of Python's, math's and NumPy's that compiled rules know."""

import ast
import math
from collections.abc import Callable, Sized
from typing import Any

from osselet.core.rule import is_part, is_rule
from osselet.wasm import encoding as wasm
from osselet.wasm.expressions import literal, whole_constant
from osselet.wasm.frame import Frame, Value, as_float, reads
from osselet.wasm.kinds import BOOL, FLOAT, INT, UINT, Array, Records
from osselet.wasm.places import place
from osselet.wasm.source import NUMPY, UNKNOWN, Source

BuiltIn = Callable[[Frame, ast.Call], Value]


@reads(ast.Call)
def called(frame: Frame, node: ast.Call) -> Value:
    """A call of a rule or of a function that is built in."""
    is_variable = isinstance(node.func, ast.Name) and node.func.id in frame.names
    found = UNKNOWN if is_variable else frame.source.stands_for(node.func)
    built_in = _BUILT_IN.get(found) if _is_hashable(found) else None
    if built_in:
        if node.keywords:
            raise frame.error(node, f"`{ast.unparse(node.func)}` takes no arguments by name here")
        return built_in(frame, node)
    bound = frame.module.bound.get(found) if _is_hashable(found) else None
    if bound:
        return _rule(frame, node, bound.rule, frame.module.blank(bound.scratch) if bound.scratch else None)
    if not (is_rule(found) or is_part(found)):
        raise frame.error(
            node, f"`{ast.unparse(node.func)}` is no rule (mark it with @rule) and nothing compiled rules know"
        )
    return _rule(frame, node, found, None)


def _is_hashable(value: Any) -> bool:
    return getattr(value, "__hash__", None) is not None


def _rule(frame: Frame, node: ast.Call, rule: Any, scratch: Value | None) -> Value:
    source = Source(rule)
    given: dict[str, Value] = {}
    for name, argument in zip(source.parameters, node.args, strict=False):
        given[name] = _argument(frame, argument)
    for keyword in node.keywords:
        if keyword.arg not in source.parameters or keyword.arg in given:
            raise frame.error(node, f"`{source.name}` takes no argument `{keyword.arg}` here")
        given[keyword.arg] = _argument(frame, keyword.value)
    if node.keywords and list(given) != [name for name in source.parameters if name in given]:
        raise frame.error(node, f"write the arguments of `{source.name}` in their order")
    given |= {name: literal(frame, value, node) for name, value in source.defaults.items() if name not in given}
    if scratch is not None:
        given[source.parameters[-1]] = scratch
    if len(node.args) > len(source.parameters) or set(given) != set(source.parameters):
        raise frame.error(node, f"`{source.name}` takes {len(source.parameters)} arguments, and these do not fit")
    arguments = [given[name] for name in source.parameters]
    number, gives = frame.module.function(rule, tuple(one.kind for one in arguments))
    return Value(b"".join(one.code for one in arguments) + wasm.call(number), gives)


def _argument(frame: Frame, node: ast.expr) -> Value:
    if isinstance(node, ast.Starred):
        raise frame.error(node, "arguments are written one by one")
    return frame.kept(frame.value(node))


def _one(frame: Frame, node: ast.Call) -> ast.expr:
    if len(node.args) != 1:
        raise frame.error(node, f"`{ast.unparse(node.func)}` takes one argument here")
    return node.args[0]


def _len(frame: Frame, node: ast.Call) -> Value:
    of = _one(frame, node)
    known = UNKNOWN if isinstance(of, ast.Name) and of.id in frame.names else frame.source.stands_for(of)
    if known is not UNKNOWN and isinstance(known, Sized):
        return whole_constant(len(known))
    at = place(frame, of)
    if isinstance(at.kind, Records):
        return whole_constant(at.kind.count)
    if not isinstance(at.kind, Array) or not at.kind.shape:
        raise frame.error(node, f"`{ast.unparse(of)}` has no length")
    length = at.kind.shape[0]
    return Value(at.length + wasm.I64_EXTEND_I32_U, INT, natural=True) if length is None else whole_constant(length)


def _int(frame: Frame, node: ast.Call) -> Value:
    value = frame.number(_one(frame, node))
    return Value(value.code + wasm.I64_TRUNC_F64_S, INT) if value.kind == FLOAT else value


def _int64(frame: Frame, node: ast.Call) -> Value:
    value = frame.number(_one(frame, node))
    if value.kind == FLOAT:
        return Value(value.code + wasm.I64_TRUNC_F64_S, INT)
    return Value(value.code, INT)


def _uint64(frame: Frame, node: ast.Call) -> Value:
    value = frame.number(_one(frame, node))
    if value.kind == FLOAT:
        raise frame.error(node, "a float does not become a number without a sign alike on every machine")
    return Value(value.code, UINT, value.constant)


def _bool(frame: Frame, node: ast.Call) -> Value:
    return Value(frame.condition(_one(frame, node)), BOOL)


def _float(frame: Frame, node: ast.Call) -> Value:
    value = frame.number(_one(frame, node))
    if value.kind == UINT:
        return Value(value.code + wasm.F64_CONVERT_I64_U, FLOAT)
    return as_float(value)


def _sqrt(frame: Frame, node: ast.Call) -> Value:
    return Value(as_float(frame.number(_one(frame, node))).code + wasm.F64_SQRT, FLOAT)


def _floor(frame: Frame, node: ast.Call) -> Value:
    return Value(as_float(frame.number(_one(frame, node))).code + wasm.F64_FLOOR + wasm.I64_TRUNC_F64_S, INT)


def _abs(frame: Frame, node: ast.Call) -> Value:
    value = frame.number(_one(frame, node))
    if value.kind == FLOAT:
        return Value(value.code + wasm.F64_ABS, FLOAT)
    if value.kind == UINT or value.natural:
        return value
    return Value(value.code + wasm.call(frame.module.absolute), INT, natural=True)


def _smallest(frame: Frame, node: ast.Call) -> Value:
    return _extreme(frame, node, is_max=False)


def _largest(frame: Frame, node: ast.Call) -> Value:
    return _extreme(frame, node, is_max=True)


def _extreme(frame: Frame, node: ast.Call, is_max: bool) -> Value:
    """`min` and `max`: the first of those that are alike."""
    if len(node.args) < 2:
        raise frame.error(node, "`min` and `max` take two numbers or more")
    values = [frame.number(one) for one in node.args]
    if FLOAT in {value.kind for value in values}:
        values = [as_float(value) for value in values]
    elif {value.kind for value in values} != {INT}:
        raise frame.error(node, "`min` and `max` compare numbers with a sign")
    found = values[0]
    for other in values[1:]:
        natural = (found.natural or other.natural) if is_max else (found.natural and other.natural)
        if found.kind == INT:
            helper = frame.module.larger if is_max else frame.module.smaller
            found = Value(found.code + other.code + wasm.call(helper), INT, natural=natural)
        else:
            one, two = frame.passing(FLOAT), frame.passing(FLOAT)
            better = two.get + one.get + (wasm.F64_GT if is_max else wasm.F64_LT)
            code = found.code + one.set + other.code + two.set + two.get + one.get + better + wasm.SELECT
            found = Value(code, FLOAT)
    return found


def _range(frame: Frame, node: ast.Call) -> Value:
    raise frame.error(node, "`range` stands behind `for … in` only")


_BUILT_IN: dict[Any, BuiltIn] = {
    len: _len,
    int: _int,
    bool: _bool,
    float: _float,
    abs: _abs,
    min: _smallest,
    max: _largest,
    range: _range,
    math.sqrt: _sqrt,
    math.floor: _floor,
    NUMPY.int64: _int64,
    NUMPY.uint64: _uint64,
}
