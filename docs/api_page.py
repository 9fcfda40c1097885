"""Writes docs/api.md from docstrings, so that the reference can be read in the repository: `make api`."""

import enum
import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parent / "api.md"
CONTENTS: dict[str, list[str]] = {
    "Tables and records": [
        "osselet.game",
        "osselet.core.registry.games",
        "osselet.replay",
        "osselet.table.box.Box",
        "osselet.table.table.Table",
        "osselet.table.seat.Seat",
        "osselet.table.seat.Move",
        "osselet.table.illegal.IllegalMove",
    ],
    "Bots and studies": ["osselet.bot", "osselet.simulate"],
    "What a game is made of": [
        "osselet.core.game.Game",
        "osselet.core.game.Rules",
        "osselet.core.game.Checks",
        "osselet.core.game.Lean",
        "osselet.core.game.Facts",
        "osselet.core.game.Line",
        "osselet.core.game.Reason",
        "osselet.core.game.Account",
        "osselet.core.game.Part",
        "osselet.core.state.State",
        "osselet.core.state.EachSeat",
        "osselet.core.rule.rule",
        "osselet.core.arrays.table",
        "osselet.core.rng.below",
        "osselet.core.vocabulary.Vocabulary",
        "osselet.core.vocabulary.Seats",
        "osselet.core.vocabulary.SeatNumber",
        "osselet.core.vocabulary.Said",
        "osselet.core.vocabulary.Step",
        "osselet.core.options.Whole",
        "osselet.core.options.Choice",
        "osselet.core.options.Flag",
        "osselet.core.options.SeatOption",
        "osselet.core.options.PerSeat",
    ],
    "Checks": ["osselet.conformance.suite", "osselet.conformance.Check", "osselet.conformance.ConformanceError"],
    "Dealers": ["osselet.core.dealers.Seeded", "osselet.core.dealers.Scripted", "osselet.core.dealers.Asked"],
    "A client of a server": ["osselet.client.Device", "osselet.client.TableView"],
}
"""The names that programs may use, in the order of the page."""
MEMBERS = {
    "osselet.table.table.Table": (
        *("game", "players", "options", "actor", "actors", "over", "sealed", "moves", "question", "why", "play"),
        *("can_undo", "undo", "rewind", "count", "log", "lines", "steps", "view", "view_at", "reveal", "seat", "svg"),
        *("scores", "winners", "account", "clocks", "time_out", "seed", "record"),
    ),
}
"""Of a class that has more: what programs need of it."""


def page() -> str:
    """The whole page."""
    lines = ["# Python reference", "", "Written from the docstrings by `make api`; do not edit.", ""]
    for title, names in CONTENTS.items():
        lines += [f"## {title}", ""]
        for name in names:
            lines += entry(name)
    return "\n".join(lines).rstrip() + "\n"


def entry(name: str) -> Iterator[str]:
    """A function, or a class with its fields and public members."""
    module, _, own = name.rpartition(".")
    found = getattr(importlib.import_module(module), own)
    yield from (f"### `{own}` {{#{name}}}", "", f"`{name}{signature(found)}`", "", *said(found), "")
    if not isinstance(found, type):
        return
    about = field_docs(found)
    described = [f"- `{field}`: {text}" if text else f"- `{field}`" for field, text in about.items()]
    if described:
        yield from (*described, "")
    for member, value in vars(found).items():
        chosen = member in MEMBERS.get(name, (member,)) and member not in about
        if chosen and not member.startswith("_") and inspect.getdoc(value) and is_told(value):
            function = value.fget if isinstance(value, property) else getattr(value, "func", value)
            shown = "" if isinstance(value, property | cached_property) else signature(getattr(found, member))
            yield from (f"- `{member}{shown}`: {' '.join(' '.join(said(function)).split())}",)
    yield ""


def is_told(value: Any) -> bool:
    """Is this something a class offers, rather than a constant?"""
    return callable(value) or isinstance(value, property | cached_property | classmethod | staticmethod)


def signature(found: Any) -> str:
    """The arguments as one writes them; nothing where there are none to tell of."""
    if isinstance(found, type) and (is_dataclass(found) or issubclass(found, enum.Enum | BaseException)):
        return ""
    try:
        text = str(inspect.signature(found))
    except (TypeError, ValueError):
        return ""
    text = re.sub(r"<[^<>]*?(\w+)(?: at 0x\w+)?>", r"\1", text)
    text = re.sub(r"^\((?:self|cls)(?:, )?", "(", text)
    return re.sub(r"\b(?:osselet|collections|typing|pathlib)(?:\.\w+)*\.(\w+)", r"\1", text)


def said(found: Any) -> list[str]:
    """What a docstring says."""
    return [line.strip() for line in (inspect.getdoc(found) or "").splitlines()]


def field_docs(found: type) -> dict[str, str]:
    """The fields of a dataclass, each with the text that stands below it in the source."""
    if not is_dataclass(found):
        return {}
    source = inspect.getsource(found)
    pattern = r'^    {}: [^\n]*(?:\n        [^\n"]*)*\n    """(.*?)"""'
    texts = {
        field.name: re.search(pattern.format(field.name), source, re.MULTILINE | re.DOTALL)
        for field in fields(found)
        if not field.name.startswith("_")
    }
    return {name: " ".join(text[1].split()) if text else "" for name, text in texts.items()}


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
