"""What happened at a table, step by step, and how it looked to whom."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, SPECTATOR, Line
from osselet.core.state import State, copy, pack, unpack
from osselet.core.vocabulary import Step

WHOLE = -4
"""Looks at everything."""
Source = Literal["dealt", "typed", "chosen", "clock"]
"""Where a step came from."""


@dataclass(slots=True)
class Played:
    """A step that happened: its id, who decided, the state before it, and its source.

    Of a beat only its first step has the state; those of the others are None until asked for.
    """

    move: int
    actor: int
    before: bytes | None
    source: Source


class Past:
    """The steps of a table and the state they led to.

    What lookers may know of any moment is worked out when asked for, kept while a beat is told, and forgotten then.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.state = engine.new()
        """The whole state now."""
        self.steps: list[Played] = []
        self._packed: bytes | None = None
        """The state's bytes, until something happens."""
        self._glances: dict[tuple[int, int], State] = {}
        self._tellings: dict[tuple[int, int], tuple[Step, list[Line]]] = {}
        self._tales: dict[int, list[list[Line]]] = {}

    def add(self, move: int, source: Source) -> None:
        """A step happens."""
        self._glances[len(self.steps), WHOLE] = copy(self.state)
        self.steps.append(Played(move, self._engine.actor(self.state), self._packed, source))
        self._packed = None
        self._engine.play(self.state, move)

    def settle(self) -> None:
        """A beat is whole: a value too large for its field must not pass."""
        self._packed = pack(self.state)

    def drop(self, count: int) -> None:
        """Back to where so many steps had happened, within this beat."""
        self.state = self._glances[count, WHOLE]
        del self.steps[count:]
        self._forget()

    def back_to(self, count: int) -> None:
        """Back to where so many steps had happened."""
        self.state = copy(self.state_at(count))
        del self.steps[count:]
        self._forget()
        for lines in self._tales.values():
            del lines[count:]

    def resume(self, state: State, steps: Iterable[tuple[int, int, Source]]) -> None:
        """This state was reached by these steps; how they led there is worked out only when asked for."""
        self.state = state
        self.steps = [Played(move, actor, None, source) for move, actor, source in steps]
        self._tales.clear()
        self._forget()

    def _forget(self) -> None:
        self._packed = None
        self._glances.clear()
        self._tellings.clear()

    def look_away(self) -> None:
        """Forgets what was worked out to tell the last beat, but for how the table looks now."""
        now = len(self.steps)
        self._glances = {key: s for key, s in self._glances.items() if key[0] == now}
        self._tellings.clear()

    def state_at(self, count: int) -> State:
        """The whole state when so many steps had happened; do not write to it."""
        if count == len(self.steps):
            return self.state
        if (count, WHOLE) not in self._glances:
            self._glances[count, WHOLE] = self._work_out(count)
        return self._glances[count, WHOLE]

    def _work_out(self, count: int) -> State:
        """The state before a step, from the last one known."""
        at = count
        while at > 0 and self.steps[at].before is None:
            at -= 1
        known = self.steps[at].before
        s = self._engine.new() if known is None else unpack(self._engine.game.state, known)
        while at < count:
            self._engine.play(s, self.steps[at].move)
            at += 1
            self.steps[at] = replace(self.steps[at], before=pack(s))
        return s

    def glance(self, count: int, looker: int) -> State:
        """What a looker could know when so many steps had happened; shared, so do not write to it."""
        if self._engine.game.is_open:
            return self.state_at(count)
        if (count, looker) not in self._glances:
            self._glances[count, looker] = self._engine.hidden(self.state_at(count), looker)
        return self._glances[count, looker]

    def tale(self, looker: int) -> list[list[Line]]:
        """The lines of each step for a looker, from the beginning."""
        told = self._tales.setdefault(looker, [])
        for at in range(len(told), len(self.steps)):
            told.append(self._retell(at, looker)[1])
        self._forget()
        return told

    def tell(self, since: int, looker: int) -> list[tuple[Step, list[Line]]]:
        """The steps after the first so many as a looker has seen them, each with its lines."""
        looker = SPECTATOR if self._engine.game.is_open else looker
        return [self._tell(at, looker) for at in range(since, len(self.steps))]

    def _tell(self, at: int, looker: int) -> tuple[Step, list[Line]]:
        if (at, looker) not in self._tellings:
            self._tellings[at, looker] = self._retell(at, looker)
        return self._tellings[at, looker]

    def _retell(self, at: int, looker: int) -> tuple[Step, list[Line]]:
        """Of one step: from what the looker may know before and after it, and the step as it sees it."""
        step = self.seen(at, looker)
        return step, self._engine.tell(self.glance(at, looker), step, self.glance(at + 1, looker))

    def seen(self, at: int, looker: int) -> Step:
        """A step as a looker has seen it."""
        played = self.steps[at]
        seen = self._engine.game.is_open or self._engine.sees(self.state_at(at), played.move, looker)
        return self._engine.words.step(played.move, None if played.actor == CHANCE else played.actor, seen)
