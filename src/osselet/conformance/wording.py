"""A text that is asked for is there, and is given everything it wants to know."""

import re
from collections.abc import Mapping
from typing import Any

from osselet.conformance.problem import ConformanceError
from osselet.core.texts import Speaker
from osselet.table import Table
from osselet.table.question import may_hold

_UNKNOWN = re.compile(r"Unknown external: ([\w-]+)")


def said(say: Speaker, key: str, arguments: Mapping[str, Any], table: Table) -> None:
    """The text is there, and gets everything it wants."""
    _, errors = say.strictly(key, **arguments)
    for error in errors:
        unknown = _UNKNOWN.search(error)
        if unknown is None:
            raise ConformanceError(f"A text is wrong: {error}.")
        raise ConformanceError(_ungiven(f"{key} ({say.lang})", unknown[1], arguments, table))


def _ungiven(text: str, name: str, arguments: Mapping[str, Any], table: Table) -> str:
    if may_hold(table.view(), name):
        return f"{text}: ${name} is a value of the view: only ask-PHASE and ask-PHASE-WORD may use it."
    known = ", ".join(f"${one}" for one in arguments) or "no variable"
    return f"{text}: nobody gives ${name}; it may use {known}."
