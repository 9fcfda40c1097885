"""What a seat observes: its hidden state, field by field, and which seat it is, as one vector of numbers.

Nothing else goes in, so a program can learn no more than the seat may know. The parts have the names of the state's
fields; their meaning stands in the game's state class. Whole numbers up to 16 million are exact.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from osselet.core.game import Game
from osselet.core.state import State, layout, pack

Floats = np.ndarray[Any, np.dtype[np.float32]]
SEAT = "seat"
SOURCE, WIDTH, TARGET, COUNT = range(4)
"""Columns of a stretch of numbers for compiled code: where it begins (in numbers of its width), bytes a number, its
place in the vector, and how many numbers it has."""


@dataclass(frozen=True)
class ObservationPart:
    """A named piece of an observation."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def place(self) -> slice:
        """Where it lies in the vector."""
        return slice(self.start, self.stop)


class Encoding:
    """How the hidden state of a game with so many players lies in a vector."""

    def __init__(self, game: Game, players: int) -> None:
        plan = layout(game.state)
        self._game, self._players = game, players
        parts, at = [], 0
        rows: list[list[int]] = []
        for field in plan.fields:
            limits, width = np.iinfo(field.code), np.dtype(field.code).itemsize
            name = field.name if field.name != SEAT else f"{SEAT}_"
            parts.append(ObservationPart(name, at, at + field.count, field.shape, int(limits.min), int(limits.max)))
            if rows and rows[-1][WIDTH] == width and (rows[-1][SOURCE] + rows[-1][COUNT]) * width == field.offset:
                rows[-1][COUNT] += field.count
            else:
                rows.append([field.offset // width, width, at, field.count])
            at += field.count
        parts.append(ObservationPart(SEAT, at, at + players, (players,), 0, 1))
        self.parts: dict[str, ObservationPart] = {part.name: part for part in parts}
        """The parts by name: the fields of the state, then `seat`, 1 at the place of the observing seat."""
        self.size = at + players
        """How many numbers an observation has."""
        self.seat_at = at
        self.rows: np.ndarray[Any, np.dtype[np.int64]] = np.array(rows, np.int64)
        self.low: Floats = np.concatenate([np.full(p.stop - p.start, p.low, np.float32) for p in parts])
        self.high: Floats = np.concatenate([np.full(p.stop - p.start, p.high, np.float32) for p in parts])

    def vector(self, hidden: State, seat: int) -> Floats:
        """The observation of a seat from its plain hidden state."""
        return self.of_bytes(pack(hidden), seat)

    def of_bytes(self, hidden: bytes, seat: int) -> Floats:
        """The observation of a seat from the bytes of its hidden state."""
        found = np.zeros(self.size, np.float32)
        for source, width, target, count in self.rows.tolist():
            found[target : target + count] = np.frombuffer(hidden, f"i{width}", count, source * width)
        if 0 <= seat < self._players:
            found[self.seat_at + seat] = 1
        return found

    def named(self, observation: Floats) -> dict[str, Any]:
        """An observation (or a batch of them) taken apart: each part by its name, in its shape."""
        ahead = observation.shape[:-1]
        return {name: observation[..., part.place].reshape(ahead + part.shape) for name, part in self.parts.items()}

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}[{part.stop - part.start}]" for name, part in self.parts.items())
        return f"<{self.size} numbers of {self._game.id}: {parts}>"
