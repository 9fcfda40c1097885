"""Golden playthroughs: one game in text, to be read as a lesson and reviewed as a diff."""

from collections.abc import Iterator
from typing import Any

from osselet.core.game import Game
from osselet.core.rng import below, stream
from osselet.table import Table

MOST_LISTED = 12


def playthrough(game: Game, players: int, options: dict[str, Any] | None = None, seed: int = 1) -> str:
    """A random game, step by step: what could be decided, what was, what came, and what it changed on the table."""
    table = Table(game, players, seed, options)
    rng = stream(seed)
    lines = [f"{game.id}, rules {game.version}, {players} players, seed {seed}", f"options {table.options}", ""]
    shown: dict[str, Any] = {}
    done = 0
    while True:
        steps = table.record()["steps"]
        lines += [f"  {step}" for step in steps[done:]]
        done = len(steps)
        now = dict(_leaves("", table.reveal()))
        lines += [f"    {key} = {value}" for key, value in now.items() if shown.get(key, ...) != value]
        lines += [f"    {key} is gone" for key in shown if key not in now]
        shown = now
        if table.over:
            break
        moves = table.moves()
        names = [move.name for move in moves]
        more = f" … {len(names)}" if len(names) > MOST_LISTED else ""
        lines.append(f"seat {table.actor}: {' '.join(names[:MOST_LISTED])}{more}")
        table.play(moves[below(rng, len(moves))])
    lines += ["", f"scores {table.scores}", f"winners {table.winners}", "", *table.log(), ""]
    return "\n".join(lines)


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every plain value of a view with its path; short rows stay whole."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(f"{path}.{key}" if path else key, item)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for at, item in enumerate(value):
            yield from _leaves(f"{path}[{at}]", item)
    else:
        yield path, value
