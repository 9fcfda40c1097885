"""Numbers in WebAssembly are those of Python and of compiled rules."""

import math
import random
from itertools import product
from typing import Annotated

import pytest

from osselet.core.arrays import table
from osselet.core.rng import _mix, below, start
from osselet.core.rule import rule
from osselet.core.state import Ints, State, i1, i2, i4, i8, layout, pack, unpack
from osselet.wasm.kinds import FLOAT, INT, Record, array
from osselet.wasm.module import Module
from tests.wasm.node import Script, Trap, numbers

CORNERS = [
    0,
    1,
    -1,
    2,
    -2,
    3,
    -3,
    7,
    -7,
    8,
    -8,
    63,
    64,
    -64,
    1000,
    -1000,
    (1 << 31) - 1,
    -(1 << 31),
    1 << 31,
    (1 << 53) + 1,
]
LARGE = [(1 << 62) - 1, -(1 << 62), (1 << 63) - 1, -(1 << 63) + 1]


def called(f, cases, takes=None, checked=True):
    """What WebAssembly says to each of these arguments."""
    module = Module(checked)
    module.export(f, takes, "f")
    script = Script(module)
    for case in cases:
        script.call("f", *case)
    return script.run()


def holds(f, cases, takes=None):
    """Python, WebAssembly with checks and without all say the same."""
    expected = [f(*case) for case in cases]
    expected = [list(one) if isinstance(one, tuple) else one for one in expected]
    for checked in (True, False):
        assert called(f, cases, takes, checked) == expected


@rule
def divided(a: int, b: int) -> tuple[int, int]:
    return a // b, a % b


@rule
def divided_by_constants(a: int) -> tuple[int, int, int, int, int, int, int, int]:
    return a // 8, a % 8, a // 7, a % 7, a // -3, a % -3, a // 1, a % 1


def test_division_rounds_down_and_the_rest_has_the_sign_of_the_divisor():
    whole = CORNERS + LARGE
    holds(divided, [(a, b) for a, b in product(whole, whole) if b], (INT, INT))
    holds(divided_by_constants, [(a,) for a in whole], (INT,))


@rule
def shifted(a: int, by: int) -> int:
    return a >> by


@rule
def shifted_up(a: int, by: int) -> int:
    return (a << by) - (1 << by)


def test_shifts_keep_the_sign():
    holds(shifted, [(a, by) for a, by in product(CORNERS + LARGE, (0, 1, 31, 32, 62, 63))])
    holds(shifted_up, [(a, by) for a, by in product([-5, -1, 0, 1, 7], (0, 1, 31, 32, 59))])


@rule
def of_bits(a: int, b: int) -> int:
    return ((a & b) ^ (a | ~b)) + (-a) * 3 - abs(b) + abs(a - b)


@rule
def extremes(a: int, b: int, c: int) -> tuple[int, int]:
    return min(a, b, c), max(a, b, c)


def test_bits_signs_and_extremes():
    holds(of_bits, list(product(CORNERS, CORNERS)))
    holds(extremes, list(product(CORNERS[:8], CORNERS[4:12], CORNERS[8:16])))


@rule
def compared(a: int, b: int, c: int) -> int:
    found = a < b <= c
    among = a in (b, 7, -c) or c not in (1, 2)
    return found * 8 + among * 4 + (a == b) * 2 + (not c)


@rule
def chosen(a: int, b: int) -> int:
    kept = a and b
    other = a or b
    if (a and not b) or b > a > 0:
        kept += 100
    elif not (a or b):
        kept = -1
    else:
        other = a if a > b else -b
    return kept * 1000 + other


def test_comparisons_and_choices():
    few = [-7, -1, 0, 1, 2, 7]
    holds(compared, list(product(few, few, few)))
    holds(chosen, list(product(few, few)))


@rule
def looped(a: int, b: int, by: int) -> int:
    total = 0
    seen = -99
    for at in range(a, b):
        if at == 5:
            continue
        if at == 9:
            break
        seen = at
        for down in range(at, -2, -2):
            if down == by:
                break
            total += down * (at + 1)
        at = 100
    while True:
        b -= 3
        if b % 7 == 1:
            continue
        if b < a:
            break
        total += b
    for each in (3, -4, by, a):
        if each == 0:
            break
        total = total * 3 + each
    for each in PRIMES:
        total -= each
    return total * 1000 + seen


PRIMES = (2, 3, 5, 7)


def test_loops_end_where_python_s_end():
    holds(looped, list(product((-3, 0, 4, 8), (-5, 0, 3, 6, 12), (-4, 0, 2))))


@rule
def of_floats(a: int, b: int, x: float) -> float:
    share = a / b
    share *= x
    share += 1
    if share < 0.5 or share != share:
        return 0
    return math.sqrt(share) - a / 7 / b + float(b) * min(x, 2.5, share) + (x if a > b else a)


@rule
def cut(x: float) -> tuple[int, int]:
    return int(x), math.floor(x)


def test_floats_have_the_bits_of_python_s():
    cases = [(a, b, x) for a, b, x in product((-7, 0, 1, 12345), (-3, 1, 10), (0.1, 3.75, 1e9))]
    holds(of_floats, cases, (INT, INT, FLOAT))
    holds(cut, [(x,) for x in (-2.5, -0.1, 0.0, 0.9, 7.0)])


def test_the_random_stream_is_the_same():
    module = Module()
    module.export(start, (array(2), INT, INT))
    module.export(below, (array(2), INT))
    module.export(_mix, (INT, INT), "mix")
    module.reserve("rng", array(2))
    script, chance, expected, asked = Script(module), random.Random(1), [], []
    plain = [0, 0]
    for seed in (0, 1, (1 << 60) + 7, (1 << 63) - 1):
        script.call("start", "rng", seed, 3)
        start(plain, seed, 3)
        for _ in range(20):
            n = chance.choice([1, 2, 6, 1000, 1 << 31, (1 << 31) - 1])
            expected.append(below(plain, n))
            asked.append(script.call("below", "rng", n))
        expected.append(_mix(seed, 5))
        asked.append(script.call("mix", seed, 5))
    results = script.run()
    assert [results[at] for at in asked] == expected


class Box(State):
    small: i1
    middle: i2
    large: i4
    huge: i8
    row: Annotated[Ints, "i1", 5]
    grid: Annotated[Ints, "i2", (3, 4)]
    wide: Annotated[Ints, "i4", (2, 3)]


WORTH = table([[1, 2, 3], [40, 50, 60]], "i2")
CUBE = table([[[at * 100 + row * 10 + column for column in range(4)] for row in range(3)] for at in range(2)])


@rule
def total(numbers: Ints) -> int:
    found = 0
    for at in range(len(numbers)):
        found = found * 3 + numbers[at]
    for one in numbers:  # type: ignore[attr-defined]
        found += one
    return found


@rule
def take(s: Box) -> int:
    s.small += 1
    return s.small


@rule
def worked(s: Box, a: int, b: int) -> int:
    s.row[-1] = a
    s.row[a - 3] -= 2
    s.grid[a, -b] = -300
    s.grid[b, :] = 7
    s.grid[0, 1:3] = a
    s.row[s.small] = take(s)
    s.row[take(s)] += s.small
    s.wide[1, a] += take(s) * s.small
    s.huge = (1 << 40) * a + WORTH[b, a] + CUBE[b, a, 3] + CUBE[1, a, -1]
    s.small, s.middle = s.middle, s.small
    s.large = total(s.row) + total(s.grid[a, :]) - total(s.grid[:, b])
    first = s.grid[1, :]
    first[2] = s.large % 100
    return both(s, a)[1] * 10 + len(s.grid) + len(s.grid[0, :])


@rule
def both(s: Box, a: int, by: int = 4) -> tuple[int, int]:
    return s.small + by, a * by


@pytest.mark.parametrize("checked", [True, False])
def test_fields_arrays_and_slices(checked):
    module = Module(checked)
    module.export(worked)
    size = layout(Box).packing.size
    module.reserve("box", Record(Box))
    script, expected = Script(module), []
    for a, b in product(range(3), range(2)):
        s = Box()
        s.small, s.middle, s.large = 1, -2, 70_000
        script.write("box", pack(s))
        expected.append((script.call("worked", "box", a, b), script.read("box", size), worked(s, a, b), pack(s)))
    results = script.run()
    for called_at, read_at, gave, left in expected:
        assert results[called_at] == gave
        assert results[read_at] == left


@pytest.mark.compiler
def test_the_compiler_agrees_about_negative_indices_and_division():
    """What Python says is what Numba says, or the tests above would hold WebAssembly to something else."""
    import numba
    import numpy as np

    compiled = numba.njit(lambda a, b, row: (a // b, a % b, a >> 1, row[a % 3 - 3]))
    row = np.array([10, 20, 30])
    for a, b in product(CORNERS, CORNERS):
        if b:
            assert compiled(a, b, row) == (a // b, a % b, a >> 1, [10, 20, 30][a % 3 - 3])


@rule
def countdown(n: int) -> int:
    if n <= 0:
        return 0
    return n + countdown(n - 1)


def test_a_rule_may_call_itself():
    holds(countdown, [(0,), (10,), (100,)])


@rule
def peek(s: Box, at: int) -> int:
    return s.row[at]


@rule
def squeeze(s: Box, number: int) -> None:
    s.row[0] = number


@rule
def shift(s: Box, by: int) -> int:
    return 1 << by


@rule
def halve(s: Box, by: int) -> int:
    return int(1 / by)


@pytest.mark.parametrize(
    ("f", "bad", "what"),
    [
        (peek, 5, "looks beyond an array"),
        (peek, -6, "looks beyond an array"),
        (squeeze, 128, "stores too much for i1"),
        (squeeze, -129, "stores too much for i1"),
        (shift, 64, "shifts beyond 64 bits"),
        (shift, -1, "shifts beyond 64 bits"),
        (halve, 0, "divides by zero"),
    ],
)
def test_a_check_names_file_and_line(f, bad, what):
    module = Module(checked=True)
    module.export(f, name="f")
    module.reserve("box", Record(Box))
    script = Script(module)
    script.call("f", "box", 3)
    script.run()
    script.call("f", "box", bad)
    line = f.__code__.co_firstlineno + 2
    with pytest.raises(Trap, match=rf"test_arithmetic\.py:{line}: this {what}"):
        script.run()


def test_a_number_divided_by_zero_stops_the_module_even_without_checks():
    with pytest.raises(Trap, match="divide by zero"):
        called(divided, [(1, 0)], checked=False)


def test_states_survive_the_way():
    s = Box()
    s.grid[2, 3] = -5
    assert pack(unpack(Box, pack(s))) == pack(s)
    assert numbers(b"\xff" * 8) == [-1]
