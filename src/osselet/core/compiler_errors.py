"""What the compiler and plain arrays complain of, in one sentence that names the author's file and line."""

import dis
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from osselet.core.fingerprint import globals_used
from osselet.core.rule import body, is_rule

_HOUSE = Path(__file__).parent.parent
_NOISE = ("Failed in", "During", "File ", "For details", "- Resolution", "There are", "<source", "^")
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
"""The compiler paints its words where colorama is installed."""
_OURS = {
    "NRT required but not enabled": "rules may not make lists, arrays or texts: every number lives in the state",
}


def explain(error: Exception, rules: list[Any]) -> str:
    """The sentence for a compiler error in these rules."""
    text = _COLOURS.sub("", str(error))
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    what = next((line for line in lines if not line.startswith(_NOISE)), type(error).__name__)
    what = next((ours for theirs, ours in _OURS.items() if theirs in text), what)
    if isinstance(error, KeyError):
        what = f"the state has no field {text}"
    unknown = _place_of_name(what, rules) if "NameError" in what else None  # the compiler names the caller's line
    place = unknown or _named_place(text) or _place_of_name(text, rules)
    return f"{place}: the rules do not compile: {what}." if place else f"The rules do not compile: {what}."


def explain_misuse(error: Exception) -> str | None:
    """The sentence for what an array of plain rules cannot do, though NumPy's could; None for another error."""
    if not re.search(r"memoryview|multi-dimensional|bytes-like", str(error)):
        return None
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}: " if at else ""
    return (
        f"{place}an array of a state is none of NumPy's and cannot do this ({error}): rules use its numbers one by one "
        "or by slices of fields and arguments, all else takes them by `as_list` or `as_rows`."
    )


def _named_place(text: str) -> str | None:
    """The first place the compiler names that is not our own code."""
    for path, line in re.findall(r"at (\S+\.py) \((\d+)\)", text):
        if not Path(path).is_relative_to(_HOUSE) or Path(path).is_relative_to(_HOUSE / "games"):
            return f"{path}:{line}"
    return None


def _place_of_name(text: str, rules: list[Any]) -> str | None:
    """Where the rules use a name that the compiler quotes without saying where."""
    quoted = set(re.findall(r"'(\w+)'", text))
    for f in _reached(rules):
        for instruction in dis.get_instructions(f):
            if isinstance(instruction.argval, str) and instruction.argval in quoted and instruction.positions:
                return f"{f.__code__.co_filename}:{instruction.positions.lineno}"
    return None


def _reached(rules: list[Any]) -> Iterator[Any]:
    seen: list[Any] = []
    front = list(rules)
    while front:
        f = body(front.pop())
        if f not in seen:
            seen.append(f)
            yield f
            front += [value for value in globals_used(f).values() if is_rule(value)]
