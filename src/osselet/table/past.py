"""What happened at a table: its steps, and the states they led to."""

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from osselet.core.engine import Engine
from osselet.core.state import State, copy, pack, unpack
from osselet.table.bouts import PlayedBout

Source = Literal["dealt", "typed", "judged", "chosen", "clock"]
"""Where a step came from."""
LANDMARK = 64
"""Steps between states that are kept when somebody looks far back."""


class PlayedStep(NamedTuple):
    """A step: its id, who decided, and where it came from."""

    move: int
    actor: int
    source: Source


@dataclass(slots=True)
class ForeseenBeat:
    """One decision with all that follows by itself, worked out and not yet entered."""

    start: int
    """How many steps had happened before."""
    steps: list[PlayedStep]
    states: list[State]
    """The state before the first step, and after every one."""
    dealt: int = 0
    """How often the seed has been drawn from by then."""
    dealer: Any = None
    """Where the dealer stands by then."""

    @property
    def state(self) -> State:
        """The state it leads to."""
        return self.states[-1]


class Past:
    """The steps of a table and the state they led to.

    Of every beat the bytes before its first step are kept, and the states between are worked out when somebody looks
    back. Those of the last beat are at hand until `look_away`: whoever tells it asks for them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.state = engine.new()
        """The whole state now."""
        self.steps: list[PlayedStep] = []
        self.bouts: list[PlayedBout] = []
        """What hands on a screen did, in the order of the steps it led to."""
        self._known: dict[int, bytes] = {}
        """The bytes of the state when so many steps had happened."""
        self._packed: bytes | None = None
        """The bytes of the state now, until something happens."""
        self._states: dict[int, State] = {}
        self._hidden: dict[tuple[int, int], State] = {}

    def enter(self, beat: ForeseenBeat) -> None:
        """A beat happens; a value too large for its field does not pass."""
        packed = pack(beat.state)
        if self._packed is not None and beat.steps:
            self._known[beat.start] = self._packed
        self._hidden = {key: s for key, s in self._hidden.items() if key[0] == beat.start}
        self._states = dict(enumerate(beat.states, beat.start))
        self.steps += beat.steps
        self.state, self._packed = beat.state, packed

    def back_to(self, count: int) -> None:
        """Back to where so many steps had happened."""
        self.state = self.state_at(count)
        del self.steps[count:]
        self.bouts = [bout for bout in self.bouts if bout.after < count]
        self._known = {at: packed for at, packed in self._known.items() if at < count}
        self._packed = pack(self.state)
        self.forget()

    def resume(self, packed: bytes, steps: Iterable[PlayedStep], bouts: Iterable[PlayedBout] = ()) -> None:
        """A state was reached by these steps; how they led there is worked out only when asked for.

        Where a former version laid the bytes of a state out otherwise, the steps lead to it again.
        """
        self.steps, self.bouts = list(steps), list(bouts)
        self._known.clear()
        self.forget()
        try:
            self.state = unpack(self._engine.game.state, packed)
        except struct.error:
            self.state = self._engine.new()
            for step in self.steps:
                self._engine.play(self.state, step.move)
        self._packed = pack(self.state)

    def apart(self) -> "Past":
        """The same past, for whoever looks back while this one goes on."""
        other = Past(self._engine)
        other.state, other.steps, other.bouts = copy(self.state), list(self.steps), list(self.bouts)
        last = -LANDMARK
        for at, packed in self._known.items():
            if at >= last + LANDMARK:
                other._known[at], last = packed, at
        return other

    def take_over(self, older: "Past") -> None:
        """Takes the states another past has worked out, as far as its steps are ours."""
        count = next(
            (at for at, (one, two) in enumerate(zip(older.steps, self.steps, strict=False)) if one != two),
            min(len(older.steps), len(self.steps)),
        )
        self._known |= {at: packed for at, packed in older._known.items() if at <= count}

    def forget(self) -> None:
        """Drops every state at hand but the one of now."""
        self._states.clear()
        self._hidden.clear()

    def forget_before(self, count: int) -> None:
        """Drops every state at hand from before so many steps had happened."""
        self._states = {at: s for at, s in self._states.items() if at >= count}
        self._hidden = {key: s for key, s in self._hidden.items() if key[0] >= count}

    def look_away(self) -> None:
        """Drops what was at hand to tell the last beat, but for how the table looks now."""
        now = len(self.steps)
        self._states.clear()
        self._hidden = {key: s for key, s in self._hidden.items() if key[0] == now}

    def state_at(self, count: int) -> State:
        """The whole state when so many steps had happened; do not write to it."""
        if count == len(self.steps):
            return self.state
        if count not in self._states:
            self._work_out(count)
        return self._states[count]

    def _work_out(self, count: int) -> None:
        """The state before a step, from the last one known."""
        at = next((at for at in range(count, 0, -1) if at in self._known or at in self._states), 0)
        if at in self._states:
            s = copy(self._states[at])
        elif at in self._known:
            s = unpack(self._engine.game.state, self._known[at])
        else:
            s = self._engine.new()
        for step in range(at, count):
            if step % LANDMARK == 0:
                self._known.setdefault(step, pack(s))
            self._engine.play(s, self.steps[step].move)
        self._states[count] = s

    def hidden(self, count: int, looker: int) -> State:
        """What a looker could know when so many steps had happened; shared, so do not write to it."""
        if self._engine.game.is_open:
            return self.state_at(count)
        found = self._hidden.get((count, looker))
        if found is None:
            found = self._hidden[count, looker] = self._engine.hidden(self.state_at(count), looker)
        return found
