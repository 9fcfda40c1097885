"""The record of a game: all of it, to be kept, sent and replayed."""

from typing import Any

from osselet.table.table import Table

FORMAT = 1
"""Of records."""


def record(table: Table) -> dict[str, Any]:
    """The game so far, JSON-able: every step by name, chance included. Not for seats before the end."""
    clocks = table.clocks
    return {
        "format": "osselet-record",
        "version": FORMAT,
        "game": table.game.id,
        "rules": table.game.version,
        "players": table.players,
        "options": table.options,
        "names": list(table.names),
        "seed": str(table.seed),
        "dealt": table.dealt,
        "asked": table.asked,
        "steps": [table.words.name(step.move) for step in table.played],
        "sealed": {str(seat): names for seat, names in table.sealed_names.items()},
        "clocks": None if clocks is None else [round(seconds, 3) for seconds in clocks],
        "over": table.over,
        "scores": table.scores,
        "winners": table.winners,
    }
