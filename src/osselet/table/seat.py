"""What one seat holds: all that a bot or a client may have."""

from dataclasses import dataclass, field
from typing import Any

from osselet.core.engine import Engine
from osselet.core.game import Line
from osselet.core.state import State, copy
from osselet.core.texts import FALLBACK, Speaker
from osselet.core.vocabulary import Step


@dataclass(frozen=True)
class Move:
    """A legal move: its name, its id and what it is called on a button."""

    name: str
    id: int
    step: Step = field(repr=False, compare=False)
    _engine: Engine = field(repr=False, compare=False)
    _names: tuple[str | None, ...] = field(default=(), repr=False, compare=False)

    def text(self, lang: str = FALLBACK) -> str:
        """The move in words."""
        return Speaker(self._engine.game, lang, self._names).move(self.step)


@dataclass(frozen=True)
class Seat:
    """A seat's own knowledge at one moment, with no way back to the table."""

    number: int
    engine: Engine
    view: dict[str, Any]
    _state: State
    _moves: tuple[Move, ...]
    _lines: tuple[Line, ...]
    _names: tuple[str | None, ...]

    @property
    def state(self) -> State:
        """The hidden state, as a copy."""
        return copy(self._state)

    def moves(self) -> list[Move]:
        """What the seat may do now."""
        return list(self._moves)

    def log(self, lang: str = FALLBACK) -> list[str]:
        """What the seat has seen happen, in sentences."""
        say = Speaker(self.engine.game, lang, self._names)
        return [say.line(line) for line in self._lines]
