"""How a table was set up: fixed when it is laid."""

from typing import Any, Literal

import msgspec

from osselet.wire.messages import ClockRules


class Setting(msgspec.Struct, kw_only=True):
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
