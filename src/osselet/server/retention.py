"""How long things are kept, and when somebody is told that they go."""

from osselet.room.rows import TableRow

DAY = 86_400.0
NEAR = 14
"""Days before its end from which on a table says so, or a third of its time where that is less."""
STAGES = {"open": "open", "playing": "idle", "over": "over"}
"""Under which name of the settings the time of a stage stands."""


def end_of(row: TableRow, keeps: dict[str, int]) -> float | None:
    """When a table goes unless something happens there; None where it is kept for ever."""
    days = keeps[STAGES[row.stage]]
    return row.touched + days * DAY if days else None


def told_end(row: TableRow, keeps: dict[str, int], now: float) -> float | None:
    """The same where it is near enough to be told."""
    end, days = end_of(row, keeps), keeps[STAGES[row.stage]]
    return end if end is not None and end - now < min(NEAR, days / 3) * DAY else None
