"""How a table was set up: chosen when it is laid."""

from typing import Any, Literal

import msgspec

from osselet.wire.messages import ClockRules


class Setup(msgspec.Struct, kw_only=True):
    """What the creator chose for the table beside the game."""

    options: dict[str, Any]
    clock: ClockRules
    chat: Literal["all", "seats", "off"]
    hints: bool
    watching: bool
    begin: bool
    dealer: Literal["dealt", "asked"]
    lesson: bool = False
    """A first game that teaches: its line of play is laid out beforehand."""
    role: str = ""
    """The role it teaches, where that has a lesson of its own."""


def write(setup: Setup) -> str:
    """A set-up as it is kept."""
    return msgspec.json.encode(setup).decode()


def read(body: str) -> Setup:
    """The set-up that was kept."""
    return msgspec.json.decode(body, type=Setup)
