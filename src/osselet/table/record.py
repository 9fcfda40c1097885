"""The record of a game: all of it, to be kept, sent and replayed."""

from base64 import b64encode
from typing import Any

from osselet.core.dexterity import Attempt
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
        **_by_hand(table),
        "over": table.over,
        "scores": table.scores,
        "winners": table.winners,
    }


def _by_hand(table: Table) -> dict[str, Any]:
    """What hands on a screen did, where they did anything: whoever opens the record judges it again."""
    bouts = [
        {
            "after": bout.after,
            "judge": bout.judge,
            "exchanges": [[_attempt(attempt) for attempt in attempts] for attempts in bout.exchanges],
        }
        for bout in table.progress.bouts
    ]
    return {"hands": bouts} if bouts else {}


def _attempt(attempt: Attempt) -> dict[str, Any]:
    return {**attempt._asdict(), "deal": list(attempt.deal), "trace": b64encode(attempt.trace).decode()}
