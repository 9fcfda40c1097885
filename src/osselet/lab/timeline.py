"""The timeline of a recorded game: its moments, and what each seat knew after each of them.

A moment is one decision, or the chance that was told at once: two dice are one moment. Where a moment ends
depends only on what everybody sees, so that no seat's review is cut by what it cannot know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from osselet.core.errors import OptionError
from osselet.core.game import Game, Line
from osselet.core.options import whole
from osselet.core.state import pack
from osselet.table import Table, retrace

Kind = Literal["start", "decision", "chance", "clock"]


@dataclass(frozen=True)
class Moment:
    """Something that happened."""

    kind: Kind
    seat: int | None
    """Who decided, or whose clock ran out."""
    steps: tuple[int, int]
    """The first of its steps in the record, and the first after it."""
    decisions: int
    """How many decisions the game has seen, this one included."""


@dataclass(frozen=True)
class ChoiceMade:
    """A decision between several moves, made after the moment `before` and itself the next one."""

    before: int
    seat: int
    move: int


@dataclass(frozen=True)
class Timeline:
    """A game from its first moment to its last."""

    table: Table
    """As it stands at the end."""
    seats: tuple[int, ...]
    """Whose knowledge was kept."""
    moments: list[Moment]
    known: list[dict[int, bytes]]
    """After each moment what each seat knew: its hidden state."""
    told: list[dict[int, int]]
    """After each moment how many lines of its log each seat had read."""
    choices: list[ChoiceMade]

    def lines(self, at: int, seat: int) -> list[Line]:
        """What a seat was told of a moment."""
        first = self.told[at - 1][seat] if at else 0
        return self.table.lines(seat)[first : self.told[at][seat]]

    def told_by(self, at: int, seat: int) -> list[Line]:
        """What a seat was told of a moment, or where that was nothing, what it had been told last."""
        return next((lines for when in range(at, -1, -1) if (lines := self.lines(when, seat))), [])


def timeline(record: Mapping[str, Any], game: Game | None = None, seats: Sequence[int] | None = None) -> Timeline:
    """Plays a record again and keeps what these seats knew; None for all."""
    walk = retrace(record, game)
    table = next(walk)
    kept = range(table.players) if seats is None else seats
    for number in kept:
        if whole(number) not in range(table.players):
            raise OptionError(f"There is no seat {number!r}; seats go from 0 to {table.players - 1}.")
    found = Timeline(table, tuple(kept), [], [], [], [])
    _close(found, "start", None, (0, 0))
    first, public = 0, len(table.lines())
    for at, name in enumerate(record["steps"]):
        kind, seat = _ahead(found, name)
        next(walk)
        told = len(table.lines())
        if kind != "chance" or table.actor != "chance" or told > public:
            _close(found, kind, seat, (first, at + 1))
            first, public = at + 1, told
    return found


def _ahead(so_far: Timeline, name: str) -> tuple[Kind, int | None]:
    """What the next step is; keeps it if it is a choice of one of our seats."""
    table = so_far.table
    seat = table.actor
    if not isinstance(seat, int):
        return "chance", None
    offered = {move.name: move.id for move in table.moves(seat)}
    if name not in offered:
        return "clock", seat
    if len(offered) > 1 and seat in so_far.seats:
        so_far.choices.append(ChoiceMade(len(so_far.moments) - 1, seat, offered[name]))
    return "decision", seat


def _close(so_far: Timeline, kind: Kind, seat: int | None, steps: tuple[int, int]) -> None:
    table = so_far.table
    decisions = (so_far.moments[-1].decisions if so_far.moments else 0) + (kind == "decision")
    so_far.moments.append(Moment(kind, seat, steps, decisions))
    so_far.known.append({} if table.over else {seat: pack(table.seat(seat).state) for seat in so_far.seats})
    so_far.told.append({seat: len(table.lines(seat)) for seat in so_far.seats})
