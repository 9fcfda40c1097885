"""Where a random game stands, so that a failure can name seed, step, phase and seat."""

from collections.abc import Callable, Sequence
from contextvars import ContextVar

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER, SPECTATOR, Facts
from osselet.core.state import State
from osselet.table import Table

LAST = 3
"""Steps that are named."""

_standing: ContextVar[Callable[[], str] | None] = ContextVar("standing", default=None)


def stand(describe: Callable[[], str] | None) -> None:
    """A game stands here from now on; described only where something is wrong."""
    _standing.set(describe)


def place() -> str:
    """Where the game stands that was looked at last; empty where none was."""
    describe = _standing.get()
    try:
        return describe() if describe else ""
    except Exception:
        return ""  # what is wrong with the game may keep it from being described as well


def at_walk(engine: Engine, s: State, steps: Sequence[int], seed: str) -> str:
    """The place of a game played by plain rules."""
    names = [engine.words.name(move) for move in steps[-LAST:]]
    return at(seed, len(steps), names, _phase(engine, s), engine.actor(s))


def at_table(table: Table) -> str:
    """The place of a game at a table."""
    names = [name for name, _ in table.since(max(0, table.count - LAST))]
    actor = table.actor
    who = CHANCE if actor == "chance" else OVER if actor is None else actor
    return at(f"seed {table.seed}", table.count, names, table.view().get("phase"), who)


def at(seed: str, count: int, names: Sequence[str], phase: object, who: int) -> str:
    """`seed 3, step 15, phase bid, seat 1, after lay:rose pass bid:2`."""
    parts = [seed, f"step {count + 1}"]
    if isinstance(phase, str):
        parts.append(f"phase {phase}")
    if who != OVER:
        parts.append("chance" if who == CHANCE else f"seat {who}")
    if names:
        parts.append(f"after {' '.join(names)}")
    return ", ".join(parts)


def _phase(engine: Engine, s: State) -> object:
    try:
        return engine.view(engine.hidden(s, SPECTATOR), Facts(None, (False,) * engine.players)).get("phase")
    except Exception:
        return None
