"""Osselet, a cabinet of tabletop games: `osselet.game("hunde").table(players=4)` and play."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from osselet.bots import bot
    from osselet.core.dealers import Asked, Scripted, Seeded
    from osselet.core.errors import CompileError, GameError, OptionError, OsseletError, RecordError, ScriptError
    from osselet.core.registry import games
    from osselet.lab import simulate
    from osselet.table import IllegalMove, game, replay

_HOMES = {
    "Asked": "core.dealers",
    "CompileError": "core.errors",
    "GameError": "core.errors",
    "IllegalMove": "table",
    "OptionError": "core.errors",
    "OsseletError": "core.errors",
    "RecordError": "core.errors",
    "ScriptError": "core.errors",
    "Scripted": "core.dealers",
    "Seeded": "core.dealers",
    "bot": "bots",
    "game": "table",
    "games": "games",
    "replay": "table",
    "simulate": "lab",
}

__all__ = [
    "Asked",
    "CompileError",
    "GameError",
    "IllegalMove",
    "OptionError",
    "OsseletError",
    "RecordError",
    "ScriptError",
    "Scripted",
    "Seeded",
    "bot",
    "game",
    "games",
    "replay",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """Loads a public name when it is first used, so that starting is quick."""
    if name not in _HOMES:
        raise AttributeError(f"module 'osselet' has no attribute {name!r}")
    module = import_module(f"osselet.{_HOMES[name]}")
    value = module if name == "games" else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
