"""Everybody one seat further on, for games that mark in their state what belongs to seats."""

from typing import Any

from osselet.core.state import Field, State, layout


def can_rotate(cls: type[State]) -> bool:
    """Does a state mark what belongs to seats, by `EachSeat` and `SEAT`?"""
    return any(field.each_seat or field.holds_seats for field in layout(cls).fields)


def rotate(s: State, players: int) -> None:
    """Moves everybody's things to the next seat; seats that the state names move along, negative ones stay."""
    for field in layout(type(s)).fields:
        if field.each_seat or field.holds_seats:
            _rotate_field(s, field, players)


def _rotate_field(s: State, field: Field, players: int) -> None:
    value: Any = getattr(s, field.name)
    if not field.shape:
        setattr(s, field.name, _next(value, players))
        return
    rows: list[Any] = value.tolist()
    if field.each_seat:
        rows[:players] = [rows[players - 1], *rows[: players - 1]]
    _write(value, (), rows, players if field.holds_seats else 0)


def _write(value: Any, at: tuple[int, ...], rows: Any, players: int) -> None:
    """Writes the numbers back one by one: an array of a state takes no rows."""
    if isinstance(rows, list):
        for place, row in enumerate(rows):
            _write(value, (*at, place), row, players)
    else:
        value[at if len(at) > 1 else at[0]] = _next(rows, players) if players else rows


def _next(seat: int, players: int) -> int:
    return seat if seat < 0 else (seat + 1) % players
