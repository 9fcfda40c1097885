"""All of a table at one moment, to open it again at once."""

from collections.abc import Mapping
from typing import Any

from osselet.core.errors import RecordError
from osselet.table.bouts import PlayedBout
from osselet.table.past import PlayedStep
from osselet.table.table import Table


def take(table: Table) -> dict[str, Any]:
    """Everything that `restore` needs; it holds secrets."""
    name = table.words.name
    return {
        "state": table.state,
        "steps": [(name(step.move), step.actor, step.source) for step in table.played],
        "sealed": table.sealed_names,
        "dealt": table.dealt,
        "clocks": table.clocks,
        **({"bouts": list(table.progress.bouts)} if table.progress.bouts else {}),
    }


def restore(table: Table, kept: Mapping[str, Any]) -> None:
    """Puts a freshly laid table where the kept one was."""
    try:
        steps = [PlayedStep(_known(table, name), actor, source) for name, actor, source in kept["steps"]]
        sealed = {int(seat): [_known(table, name) for name in names] for seat, names in kept["sealed"].items()}
        bouts = [PlayedBout.read(bout) for bout in kept.get("bouts", ())]
        table.progress.resume(kept["state"], steps, sealed, kept["dealt"], bouts)
        if kept["clocks"] is not None:
            table.start_clock(kept["clocks"])
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"What was kept of a table of {table.game.id} cannot be read: {error}") from None


def _known(table: Table, name: str) -> int:
    move = table.words.find(name)
    if move is None:
        raise ValueError("it names a move that these rules do not know")
    return move
