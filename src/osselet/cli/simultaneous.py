"""Choices that several people make at the same time: each confirms its own, once all of them are made."""

from osselet.table import Table

MOST = 100
"""Nobody makes more choices than that at once."""


def choices_left(table: Table, seat: int) -> int:
    """How many choices the seat still has to make in this phase, where all choose at the same time; else 0."""
    if table.game.rules.ask is None:
        return 0
    held = table.seat(seat)
    state, engine, left = held.state, held.engine, 0
    while left < MOST and engine.ask(state, seat):
        engine.play(state, engine.moves(state)[0])
        left += 1
    return left
