"""What `osselet tune` found out about a game: numbers for its bots, as data beside its rules.

A number that the game itself gives in `Lean(...)`, other than the usual one, was written by hand and wins.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from osselet.core.errors import GameError
from osselet.core.game import Game, Lean
from osselet.core.options import whole

FILE = "tuned.json"
USUAL = Lean()
LIMITS: dict[str, tuple[float, float]] = {
    "careless": (0, 100),
    "exploring": (0.01, 100),
    "foresight": (-1, 1000),
    "iterations": (1, 200_000),
}
"""The hints that may be found by playing, and what they may be."""


def hand_written(lean: Lean) -> dict[str, float]:
    """The numbers among a game's hints that are neither the usual ones nor found by playing."""
    given = {name: getattr(lean, name) for name in LIMITS if name not in lean.tuned}
    return {name: number for name, number in given.items() if number != getattr(USUAL, name)}


def with_tuned(game: Game) -> Game:
    """The game with the numbers in its folder, if there are any, where nothing was written by hand."""
    path = Path(game.folder) / FILE
    if not path.is_file():
        return game
    written = hand_written(game.lean)
    found = {name: number for name, number in read(path).items() if name not in written}
    return replace(game, lean=replace(game.lean, **found, tuned=frozenset(found))) if found else game


def untuned(game: Game) -> Game:
    """The game with its hand-written hints alone."""
    if not game.lean.tuned:
        return game
    usual = {name: getattr(USUAL, name) for name in game.lean.tuned}
    return replace(game, lean=replace(game.lean, **usual, tuned=frozenset()))


def read(path: Path) -> dict[str, Any]:
    """The numbers in a file; refuses what is none of ours."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise GameError(f"{path} cannot be read ({error}); delete it, or let osselet tune write it anew.") from None
    hints = told.get("hints") if isinstance(told, dict) else None
    if not isinstance(hints, dict):
        raise GameError(f"{path} has no hints; delete it, or let osselet tune write it anew.")
    for name, number in hints.items():
        if name not in LIMITS:
            raise GameError(f"{path} has a hint {name!r}; it may have {', '.join(LIMITS)}.")
        low, high = LIMITS[name]
        is_number = isinstance(number, float) if name == "exploring" else False
        if not (is_number or whole(number) is not None) or not low <= number <= high:
            raise GameError(f"{path}: {name} is a number from {low:g} to {high:g}, not {number!r}.")
    return hints


def write(folder: Path, hints: Mapping[str, float], found: Mapping[str, Any]) -> Path:
    """Writes the numbers, and how they were found, into a game's folder."""
    path = folder / FILE
    text = json.dumps({"hints": dict(hints), "found": dict(found)}, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
    return path
