"""What rules do: assignments, choices, loops and returns, in the order in which Python does them."""

import ast
from collections.abc import Callable

from osselet.wasm import encoding as wasm
from osselet.wasm.expressions import calculated, listed, whole_constant
from osselet.wasm.frame import Frame, Slot, Value, Variable, carries_out
from osselet.wasm.kinds import ADDRESS, INT, NOTHING, Array, Group
from osselet.wasm.places import Place, loaded, parts_of, place, write
from osselet.wasm.source import UNKNOWN

MOST_UNROLLED = 16
"""The longest tuple of values worked out there that a loop goes through: its body is written for each."""


@carries_out(ast.Pass)
def nothing(frame: Frame, node: ast.Pass) -> bytes:
    """Nothing at all."""
    return b""


@carries_out(ast.Expr)
def alone(frame: Frame, node: ast.Expr) -> bytes:
    """A docstring, or a call for what it does."""
    if isinstance(node.value, ast.Constant):
        return b""
    value = frame.value(node.value)
    return value.code + wasm.DROP * len(value.kind.wasm)


@carries_out(ast.Return)
def give_back(frame: Frame, node: ast.Return) -> bytes:
    """Ends the rule; all its ends give back the same kind."""
    value = Value(b"", NOTHING)
    if isinstance(node.value, ast.Tuple):
        value = _grouped(frame, node.value)
    elif node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
        value = frame.kept(frame.value(node.value))
    if frame.gives is None:
        frame.gives = value.kind
    return frame.fitted(value, frame.gives, node, f"what `{frame.source.name}` gives back") + wasm.RETURN


def _grouped(frame: Frame, node: ast.Tuple) -> Value:
    values = [frame.kept(frame.value(one)) for one in node.elts]
    return Value(b"".join(value.code for value in values), Group(tuple(value.kind for value in values)))


@carries_out(ast.Assign)
def assign(frame: Frame, node: ast.Assign) -> bytes:
    """`a = b`, `a = b = c`, `a, b = b, a`, `a, b = both(s)`."""
    if len(node.targets) == 1 and not isinstance(node.targets[0], ast.Tuple):
        return _set(frame, node.targets[0], node.value, node)
    value = _grouped(frame, node.value) if isinstance(node.value, ast.Tuple) else frame.kept(frame.value(node.value))
    kept = frame.slot(value.kind)
    code = value.code + kept.set
    for target in node.targets:
        code += _spread(frame, target, kept, node)
    return code


@carries_out(ast.AnnAssign)
def assign_annotated(frame: Frame, node: ast.AnnAssign) -> bytes:
    """`a: int = b`."""
    return _set(frame, node.target, node.value, node) if node.value is not None else b""


def _spread(frame: Frame, target: ast.expr, kept: Slot, node: ast.AST) -> bytes:
    """A value to its name or place; several values to several."""
    if not isinstance(target, ast.Tuple):
        return _put(frame, target, Value(kept.get, kept.kind), node)
    if not isinstance(kept.kind, Group) or len(kept.kind.parts) != len(target.elts):
        raise frame.error(node, f"{len(target.elts)} names are given {kept.kind}")
    pairs = zip(target.elts, parts_of(kept), strict=True)
    return b"".join(_spread(frame, one, part, node) for one, part in pairs)


def _set(frame: Frame, target: ast.expr, source: ast.expr, node: ast.AST) -> bytes:
    """One value to one name or place. Python works out the value first, which matters where rules are called."""
    value = _grouped(frame, source) if isinstance(source, ast.Tuple) else frame.kept(frame.value(source))
    if isinstance(target, ast.Name) or not (_calls(target) or (_calls(source) and not _is_fixed(target))):
        return _put(frame, target, value, node)
    kept = frame.passing(value.kind)
    return value.code + kept.set + _put(frame, target, Value(kept.get, value.kind), node)


def _put(frame: Frame, target: ast.expr, value: Value, node: ast.AST) -> bytes:
    if isinstance(target, ast.Name):
        return _name(frame, target, value, node)
    return write(frame, _own_place(frame, target, node), value, node)


def _own_place(frame: Frame, target: ast.expr, node: ast.AST) -> Place:
    """Where something may be written: in what the rule was given, never in a table of the module."""
    inner = target
    while isinstance(inner, ast.Attribute | ast.Subscript):
        inner = inner.value
    if inner is target:
        raise frame.error(node, "this is nothing that a value can be given to")
    if isinstance(inner, ast.Name) and inner.id not in frame.names and inner.id not in frame.sets:
        raise frame.error(node, f"`{inner.id}` stands outside the rule, where nothing is written")
    return place(frame, target)


def _name(frame: Frame, target: ast.Name, value: Value, node: ast.AST) -> bytes:
    if value.kind == NOTHING:
        raise frame.error(node, f"`{target.id}` is given nothing: that rule gives back nothing")
    if target.id not in frame.names:
        frame.names[target.id] = Variable(frame.slot(value.kind))
    slot = frame.names[target.id].slot
    return frame.fitted(value, slot.kind, node, f"`{target.id}`") + slot.set


def _calls(node: ast.AST) -> bool:
    return any(isinstance(one, ast.Call) for one in ast.walk(node))


def _is_fixed(target: ast.expr) -> bool:
    """A place that no rule called meanwhile could move: its indices are names and constants."""
    indices = [one.slice for one in ast.walk(target) if isinstance(one, ast.Subscript)]
    return not any(isinstance(one, ast.Attribute | ast.Subscript) for index in indices for one in ast.walk(index))


@carries_out(ast.AugAssign)
def change(frame: Frame, node: ast.AugAssign) -> bytes:
    """`a += b`: the place is worked out once, and read before the other side."""
    if isinstance(node.target, ast.Name):
        if node.target.id not in frame.names:
            raise frame.error(node, f"`{node.target.id}` is used before it is set")
        old = frame.names[node.target.id]
        before = Value(old.slot.get, old.slot.kind)
        value = calculated(frame, before, node.op, frame.number(node.value), node)
        return _name(frame, node.target, value, node)
    at = _own_place(frame, node.target, node)
    if not at.is_number:
        raise frame.error(node, "numbers are changed one by one, not all of a slice")
    kept = frame.passing(ADDRESS)
    here = Place(kept.get, at.offset, at.kind)
    value = calculated(frame, loaded(here), node.op, frame.number(node.value), node)
    return at.base + kept.set + write(frame, here, value, node)


@carries_out(ast.If)
def choose(frame: Frame, node: ast.If) -> bytes:
    """`if`, `elif` and `else`."""
    test = frame.condition(node.test)
    with frame.inside():
        return test + wasm.choice(frame.carry_out(node.body), frame.carry_out(node.orelse))


@carries_out(ast.While)
def repeat(frame: Frame, node: ast.While) -> bytes:
    """`while`: `break` leaves the outer block, `continue` goes to the beginning of the loop."""
    _no_else(frame, node)
    with frame.inside(2) as depth:
        is_endless = isinstance(node.test, ast.Constant) and node.test.value
        leaves = b"" if is_endless else frame.condition(node.test) + wasm.I32_EQZ + wasm.branch_if(1)
        body = _body(frame, node.body, depth - 1, depth)
        return wasm.block(wasm.loop(leaves + body + wasm.branch(0)))


def _no_else(frame: Frame, node: ast.While | ast.For) -> None:
    if node.orelse:
        raise frame.error(node.orelse[0], "`else` of a loop is nothing that compiled rules know")


def _body(frame: Frame, body: list[ast.stmt], leaving: int, going_on: int) -> bytes:
    frame.loops.append((leaving, going_on))
    code = frame.carry_out(body)
    frame.loops.pop()
    return code


@carries_out(ast.Break)
def leave(frame: Frame, node: ast.Break) -> bytes:
    """Behind the loop."""
    return frame.leave(frame.loops[-1][0])


@carries_out(ast.Continue)
def go_on(frame: Frame, node: ast.Continue) -> bytes:
    """To the next turn of the loop."""
    return frame.leave(frame.loops[-1][1])


@carries_out(ast.For)
def go_through(frame: Frame, node: ast.For) -> bytes:
    """`for` over a range, a tuple or the numbers of an array."""
    _no_else(frame, node)
    if not isinstance(node.target, ast.Name):
        raise frame.error(node, "a loop of compiled rules has one variable")
    if isinstance(node.iter, ast.Call):
        if frame.source.stands_for(node.iter.func) is not range or node.iter.keywords:
            raise frame.error(
                node.iter, f"a loop goes over `range`, a tuple or an array, not `{ast.unparse(node.iter)}`"
            )
        return _over_range(frame, node, node.iter.args)
    known = frame.source.stands_for(node.iter) if isinstance(node.iter, ast.Name | ast.Attribute) else UNKNOWN
    is_own = isinstance(node.iter, ast.Name) and node.iter.id in frame.names
    if isinstance(node.iter, ast.Tuple) or (isinstance(known, tuple | range) and not is_own):
        return _over_tuple(frame, node)
    return _over_array(frame, node, place(frame, node.iter))


def _not_gone_through(node: ast.For) -> str:
    return f"a loop goes over `range`, a tuple or an array, not `{ast.unparse(node.iter)}`"


def _over_range(frame: Frame, node: ast.For, bounds: list[ast.expr]) -> bytes:
    values = [frame.whole(one) for one in bounds]
    step = values[2].constant if len(values) == 3 else 1
    if not isinstance(step, int) or step == 0:
        raise frame.error(node, "the step of a range is a constant other than 0")
    first, end = (whole_constant(0), values[0]) if len(values) == 1 else values[:2]
    stop, setting = b"", b""
    if end.constant is not None:
        stop = end.code
    else:
        kept = frame.slot(INT)
        stop, setting = kept.get, end.code + kept.set
    return _counted(frame, node, first, setting, stop, step)


def _counted(
    frame: Frame,
    node: ast.For,
    first: Value,
    setting: bytes,
    stop: bytes,
    step: int = 1,
    member: Callable[[Slot], Value] | None = None,
) -> bytes:
    """A loop that counts; the variable of the rule is set in each turn, so that changing it changes no count."""
    assert isinstance(node.target, ast.Name)
    count = frame.slot(INT)
    with frame.inside(3) as depth:
        is_over = count.get + stop + (wasm.I64_GE_S if step > 0 else wasm.I64_LE_S) + wasm.branch_if(1)
        setter = _name(frame, node.target, member(count) if member else Value(count.get, INT), node)
        variable = frame.names[node.target.id]
        before = variable.natural
        variable.natural = not member and first.natural and step > 0 and not _sets(node.body, node.target.id)
        body = _body(frame, node.body, depth - 2, depth)
        variable.natural = before
        further = count.get + wasm.i64_const(step) + wasm.I64_ADD + count.set
        inside = is_over + setter + wasm.block(body) + further + wasm.branch(0)
    return first.code + count.set + setting + wasm.block(wasm.loop(inside))


def _sets(body: list[ast.stmt], name: str) -> bool:
    """Is this variable set in here?"""
    nodes = (one for statement in body for one in ast.walk(statement))
    return any(isinstance(one, ast.Name) and one.id == name and isinstance(one.ctx, ast.Store) for one in nodes)


def _over_tuple(frame: Frame, node: ast.For) -> bytes:
    """Over a few numbers: constants lie in memory, others are worked out when it is their turn."""
    members = listed(frame, node.iter, "behind `for … in`")
    constants = [_constant(frame, one) for one in members]
    if members and all(isinstance(one, int) for one in constants):
        table = frame.module.table(tuple(constants))
        assert table is not None
        assert isinstance(table.constant, int)
        return _through(frame, node, Place(b"", table.constant, table.kind))
    if len(members) > MOST_UNROLLED:
        raise frame.error(node, f"a loop over more than {MOST_UNROLLED} values that are no constants")
    code = b""
    with frame.inside(2) as depth:
        for one in members:
            setter = _set(frame, node.target, one, node)
            code += wasm.block(setter + _body(frame, node.body, depth - 1, depth))
    return wasm.block(code)


def _constant(frame: Frame, node: ast.expr) -> int | float | None:
    """A number that is known beforehand."""
    return frame.number(node).constant


def _over_array(frame: Frame, node: ast.For, at: Place) -> bytes:
    if not isinstance(at.kind, Array) or len(at.kind.shape) != 1:
        raise frame.error(node.iter, _not_gone_through(node))
    base = frame.slot(ADDRESS)
    length = at.length and at.length + wasm.I64_EXTEND_I32_U
    return at.base + base.set + _through(frame, node, Place(base.get, at.offset, at.kind, length))


def _through(frame: Frame, node: ast.For, at: Place) -> bytes:
    """Over the numbers that lie at a place."""
    assert isinstance(at.kind, Array)
    code, (length,), (stride,) = at.kind.code, at.kind.shape, at.kind.strides
    stop = at.length if length is None else wasm.i64_const(length)

    def member(count: Slot) -> Value:
        further = count.get + wasm.I32_WRAP_I64 + wasm.i32_const(stride) + wasm.I32_MUL
        return loaded(Place(at.further(further), at.offset, Array(code, (), ())))

    return _counted(frame, node, whole_constant(0), b"", stop, member=member)
