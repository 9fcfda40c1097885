"""What is told of a table's past: every step as a looker has seen it, with its lines."""

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, SPECTATOR, Line
from osselet.core.vocabulary import Step
from osselet.table.past import Past


class Story:
    """Tells what happened; a line comes from what its looker may know before and after the step, and nothing else."""

    def __init__(self, engine: Engine, past: Past) -> None:
        self._engine, self._past = engine, past
        self._tales: dict[int, list[list[Line]]] = {}

    def seen(self, at: int, looker: int) -> Step:
        """A step as a looker has seen it."""
        move, actor, _ = self._past.steps[at]
        seen = self._engine.game.is_open or self._engine.sees(self._past.state_at(at), move, looker)
        return self._engine.words.step(move, None if actor == CHANCE else actor, seen)

    def tell(self, since: int, looker: int) -> list[tuple[Step, list[Line]]]:
        """The steps after the first so many as a looker has seen them, each with its lines."""
        looker = SPECTATOR if self._engine.game.is_open else looker
        return [self._tell(at, looker) for at in range(since, len(self._past.steps))]

    def _tell(self, at: int, looker: int) -> tuple[Step, list[Line]]:
        step, past = self.seen(at, looker), self._past
        return step, list(self._engine.game.tell(past.hidden(at, looker), step, past.hidden(at + 1, looker)))

    def tale(self, looker: int) -> list[list[Line]]:
        """The lines of each step from the beginning; whoever asks after every step does not wait for all of it."""
        told = self._tales.setdefault(looker, [])
        if len(told) < len(self._past.steps):
            told += [lines for _, lines in self.tell(len(told), looker)]
            self._past.forget()
        return told

    def back_to(self, count: int) -> None:
        """What happened after so many steps was taken back."""
        for lines in self._tales.values():
            del lines[count:]

    def forget(self) -> None:
        """Keeps no lines."""
        self._tales.clear()
