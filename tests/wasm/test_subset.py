"""What is no rule gets a sentence that names its file and line."""

from typing import Annotated, Any

import pytest

from osselet.core.arrays import table
from osselet.core.errors import CompileError
from osselet.core.rule import rule
from osselet.core.state import Ints, State, i1
from osselet.wasm.kinds import array
from osselet.wasm.module import Module


class Box(State):
    small: i1
    row: Annotated[Ints, "i1", 5]


LETTERS = ("a", "b")
PRIMES = table([2, 3, 5])


@rule
def makes_a_list(s: Box) -> int:
    found = [1, 2]  # noqa: F841
    return 1


@rule
def asserts(s: Box) -> int:
    assert s.small
    return 1


@rule
def misses_a_field(s: Box) -> int:
    return s.smal  # type: ignore[attr-defined]


def plain(s: Any) -> int:
    return 1


@rule
def calls_no_rule(s: Box) -> int:
    return plain(s)


@rule
def says_a_text(s: Box) -> int:
    return LETTERS  # type: ignore[return-value]


@rule
def changes_its_mind(s: Box) -> int:
    found = 1
    found = 0.5  # type: ignore[assignment]
    return found  # noqa: RET504


@rule
def raises_to_a_power(s: Box) -> int:
    return s.small**2


@rule
def looks_too_far(s: Box) -> int:
    return s.row[5]


@rule
def stores_too_much(s: Box) -> int:
    s.small = 300
    return 1


@rule
def knows_no_such_name(s: Box) -> int:
    return nobody  # type: ignore[name-defined]  # noqa: F821


@rule
def gives_too_few(s: Box) -> int:
    return looks_for(s)  # type: ignore[call-arg]


@rule
def looks_for(s: Box, at: int) -> int:
    return s.row[at]


@rule
def mixes_signs(s: Box) -> int:
    return np.uint64(s.small) + 1  # type: ignore[name-defined]  # noqa: F821


@rule
def stores_a_float(s: Box) -> None:
    s.small = 0.5  # type: ignore[assignment]


@rule
def goes_else(s: Box) -> int:
    for at in range(3):
        s.small = at
    else:
        return 1
    return 2


@rule
def adds_arrays(s: Box) -> int:
    return s.row + s.row  # type: ignore[operator]


@rule
def sets_too_late(s: Box) -> int:
    s.small = later  # type: ignore[has-type, used-before-def]  # noqa: F821
    later = 1
    return later  # noqa: RET504


@rule
def takes_steps(s: Box) -> None:
    s.row[::2] = 0


@rule
def goes_over_zip(s: Box) -> None:
    for at in enumerate(s.row):
        s.small = at  # type: ignore[assignment]


@rule
def adds_up(s: Box) -> int:
    return sum(s.row)  # type: ignore[call-overload]


@rule
def writes_into_a_table(s: Box) -> None:
    PRIMES[0] = 1


@rule
def slices_by_a_variable(s: Box) -> None:
    s.row[: s.small] = 0


CASES = [
    (slices_by_a_variable, 2, "a slice is `:`, or goes from one constant to another"),
    (writes_into_a_table, 2, "`PRIMES` stands outside the rule, where nothing is written"),
    (makes_a_list, 2, "a list is nothing that compiled rules know"),
    (asserts, 2, "`assert` (the suite asserts for rules) is nothing that compiled rules know"),
    (misses_a_field, 2, "Box has no field 'smal'"),
    (calls_no_rule, 2, "`plain` is no rule (mark it with @rule) and nothing compiled rules know"),
    (says_a_text, 2, "tuple ('a', 'b') is no number"),
    (changes_its_mind, 3, "`found` is a whole number and cannot become a float"),
    (raises_to_a_power, 2, "powers are nothing that compiled rules know: multiply, or shift bits"),
    (looks_too_far, 2, "5 is beyond an array of 5"),
    (stores_too_much, 2, "300 is too much for i1"),
    (knows_no_such_name, 2, "nobody knows what `nobody` is"),
    (gives_too_few, 2, "`looks_for` takes 2 arguments, and these do not fit"),
    (mixes_signs, 2, "numbers with and without a sign are mixed: say np.int64(…) or np.uint64(…)"),
    (stores_a_float, 2, "fields and arrays hold whole numbers, and this is a float"),
    (goes_else, 5, "`else` of a loop is nothing that compiled rules know"),
    (adds_arrays, 2, "here a number is needed, and `s.row` is an array"),
    (sets_too_late, 2, "`later` is used before it is set"),
    (takes_steps, 2, "slices with a step are nothing that compiled rules know"),
    (goes_over_zip, 2, "a loop goes over `range`, a tuple or an array, not `enumerate(s.row)`"),
    (adds_up, 2, "`sum` is no rule (mark it with @rule) and nothing compiled rules know"),
]


@pytest.mark.parametrize(("f", "line", "what"), CASES, ids=lambda one: getattr(one, "__name__", None))
def test_a_sentence_names_file_line_and_what(f, line, what):
    with pytest.raises(CompileError) as caught:
        Module().export(f)
    code = f.__wrapped__.__code__ if hasattr(f, "__wrapped__") else f.__code__
    place = f"{code.co_filename}:{code.co_firstlineno + line}"
    assert str(caught.value) == f"{place}: the rules do not compile: {what}."


def test_an_array_needs_its_shape():
    @rule
    def first(numbers: Ints) -> int:
        return numbers[0]

    with pytest.raises(CompileError, match="the annotation of `numbers` does not say what it is"):
        Module().export(first)
    Module().export(first, (array(3),))
    Module().export(first, (array(None),))
