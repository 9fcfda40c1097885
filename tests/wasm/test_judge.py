"""Judges say the same in the page as on the server: plain, compiled, and as the module that the page loads."""

import gzip
import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from osselet.core import kernel, registry
from osselet.core.state import copy, layout, pack, record
from osselet.core.trace import LONGEST
from osselet.wasm.page import FIELD, files, judge_module
from tests.wasm.attempts import Attempts, Tried
from tests.wasm.node import node

RUN = Path(__file__).with_name("judge.mjs")
JUDGES = {name: found for name in registry.games() if (found := registry.find(name).dexterity)}
FIGURES = [(name, figure) for name, judge in JUDGES.items() for figure in judge.figures]
PLAIN = 100
"""Traces a figure that plain rules judge too."""
COMPILED, SOAKED, AT_ONCE = 2000, 100_000, 5000
"""Traces a figure that compiled rules judge too, now and in the long run; and how many go to Node at once."""
LARGEST = 20_000
"""Bytes of a judge in the page, compressed."""


def test_the_page_s_judges_have_not_drifted():
    assert JUDGES
    for path, content in files().items():
        assert path.read_bytes() == content, f"{path.name} is not as the rules are: run python -m osselet.wasm.page"


def test_the_page_s_judges_are_small():
    for path, content in files().items():
        if path.suffix == ".wasm":
            assert len(gzip.compress(content, 9)) <= LARGEST


def plainly(judge, tried: Tried) -> bytes:
    """What the attempt leaves, by plain rules; `pack` also says that every number fits."""
    f = copy(tried.field)
    judge.begin(f, tried.figure, tried.level)
    for event in tried.events:
        judge.feel(f, *event)
    judge.advance(f, LONGEST)
    return pack(f)


_compiled: dict[Any, Any] = {}


def compiled(judge):
    """The three rules in one loop over attempts, by Numba; compiled once for all figures."""
    if judge.field not in _compiled:
        numba = kernel._numba()
        begin, feel, advance = (kernel.compiled(one) for one in (judge.begin, judge.feel, judge.advance))

        def run(fields, figures, levels, ends, events):
            first = 0
            for at in range(len(fields)):
                begin(fields[at], figures[at], levels[at])
                for event in range(first, ends[at]):
                    feel(fields[at], events[event, 0], events[event, 1], events[event, 2], events[event, 3])
                first = ends[at]
                advance(fields[at], LONGEST)

        _compiled[judge.field] = numba.njit(run)
    return _compiled[judge.field]


def by_numba(judge, attempts: list[Tried]) -> list[bytes]:
    """What each attempt leaves, by compiled rules."""
    size = layout(judge.field).packing.size
    fields = record(judge.field, len(attempts))
    fields.view(np.uint8)[:] = np.frombuffer(b"".join(pack(one.field) for one in attempts), np.uint8)
    events = np.array([event for one in attempts for event in one.events], np.int64).reshape(-1, 4)
    ends = np.cumsum([len(one.events) for one in attempts])
    figures, levels = (np.array([getattr(one, name) for one in attempts], np.int64) for name in ("figure", "level"))
    compiled(judge)(fields, figures, levels, ends, events)
    data = fields.tobytes()
    return [data[at : at + size] for at in range(0, len(data), size)]


def in_node(module, judge, attempts: list[Tried], folder: Path) -> list[bytes]:
    """What each attempt leaves, by the module."""
    size = layout(judge.field).packing.size
    wasm, given, left = folder / "judge.wasm", folder / "attempts", folder / "fields"
    wasm.write_bytes(module.made())
    given.write_bytes(b"".join(one.data() for one in attempts))
    words = [str(wasm), str(module.reserved[FIELD]), str(size), str(LONGEST), str(given), str(left)]
    ran = subprocess.run([node(), str(RUN), *words], capture_output=True, text=True, check=True, timeout=500)
    if ran.stderr:
        told = json.loads(ran.stderr)
        where = str(module.sites[told["fault"] - 1]) if told["fault"] else told["said"]
        pytest.fail(f"attempt {told['attempt']}: {where}")
    data = left.read_bytes()
    return [data[at : at + size] for at in range(0, len(data), size)]


def told_apart(judge, one: bytes, other: bytes) -> list[str]:
    """The names of what differs between two fields."""
    plan = layout(judge.field)
    return [
        field.name
        for field, end in zip(plan.fields, [*(field.offset for field in plan.fields[1:]), len(one)], strict=True)
        if one[field.offset : end] != other[field.offset : end]
    ]


def assert_alike(judge, expected: list[bytes], found: list[bytes]) -> None:
    for at, (one, other) in enumerate(zip(expected, found, strict=True)):
        assert one == other, f"attempt {at}: {told_apart(judge, one, other)}"


@pytest.mark.parametrize(("name", "figure"), FIGURES, ids=[figure for _, figure in FIGURES])
def test_the_page_judges_as_plain_rules_do(name, figure, tmp_path):
    judge = JUDGES[name]
    source = Attempts(judge, figure, seed=1)
    attempts = [source.one() for _ in range(PLAIN)]
    expected = [plainly(judge, one) for one in attempts]
    for checked in (True, False):
        assert_alike(judge, expected, in_node(judge_module(judge, checked), judge, attempts, tmp_path))
    assert len(set(expected)) > PLAIN / 2, "most attempts end alike: these traces try nothing"


@pytest.mark.parametrize("name", JUDGES)
def test_the_page_judges_as_compiled_rules_do(name, tmp_path):
    judge = JUDGES[name]
    for figure in judge.figures:
        source = Attempts(judge, figure, seed=2)
        attempts = [source.one() for _ in range(COMPILED)]
        assert_alike(judge, by_numba(judge, attempts), in_node(judge_module(judge), judge, attempts, tmp_path))


@pytest.mark.soak
@pytest.mark.parametrize(("name", "figure"), FIGURES, ids=[figure for _, figure in FIGURES])
def test_tens_of_thousands_of_traces_are_judged_alike(name, figure, tmp_path):
    judge = JUDGES[name]
    source = Attempts(judge, figure, seed=3)
    for _ in range(SOAKED // AT_ONCE):
        attempts = [source.one() for _ in range(AT_ONCE)]
        assert_alike(judge, by_numba(judge, attempts), in_node(judge_module(judge, True), judge, attempts, tmp_path))
