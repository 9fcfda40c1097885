"""What is told of a table's past: every step as a looker has seen it, with its lines."""

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, SPECTATOR, Line
from osselet.core.vocabulary import Step
from osselet.table.past import Past, PlayedStep


class Story:
    """Tells what happened; a line comes from what its looker may know before and after the step, and nothing else."""

    def __init__(self, engine: Engine, past: Past) -> None:
        self._engine, self._past = engine, past
        self._tales: dict[int, list[tuple[PlayedStep, list[Line]]]] = {}
        """The lines of steps that have happened, each with its step: one that was taken back is another one."""

    def seen(self, at: int, looker: int) -> Step:
        """A step as a looker has seen it."""
        move, actor, _ = self._past.steps[at]
        seen = self._engine.game.is_open or self._engine.sees(self._past.state_at(at), move, looker)
        return self._engine.words.step(move, None if actor == CHANCE else actor, seen)

    def tell(self, since: int, looker: int) -> list[tuple[Step, list[Line]]]:
        """The steps after the first so many as a looker has seen them, each with its lines."""
        looker = SPECTATOR if self._engine.game.is_open else looker
        return [self._tell(at, looker) for at in range(since, len(self._past.steps))]

    def told(self, at: int, looker: int) -> tuple[Step, list[Line]]:
        """One step as a looker has seen it, with its lines."""
        return self._tell(at, SPECTATOR if self._engine.game.is_open else looker)

    def _tell(self, at: int, looker: int) -> tuple[Step, list[Line]]:
        step, past = self.seen(at, looker), self._past
        return step, self._engine.tell(past.hidden(at, looker), step, past.hidden(at + 1, looker))

    def hand(self, at: int, looker: int) -> int | None:
        """Whose hand an outcome of chance waits for, as far as a looker may know; None for all other steps."""
        _, actor, source = self._past.steps[at]
        if actor != CHANCE or source != "dealt":
            return None
        game = self._engine.game
        if game.hand is None:
            before = self._past.steps[at - 1].actor if at else CHANCE
            return None if before == CHANCE else before
        looker = SPECTATOR if game.is_open else looker
        return game.hand(self._past.hidden(at, looker), self.seen(at, looker))

    def tale(self, looker: int) -> list[list[Line]]:
        """The lines of each step from the beginning; whoever asks after every step does not wait for all of it."""
        told, steps = self._tales.setdefault(looker, []), self._past.steps
        known = next(
            (at for at, one in enumerate(zip(told, steps, strict=False)) if one[0][0] is not one[1]), len(told)
        )
        del told[min(known, len(steps)) :]
        if len(told) < len(steps):
            fresh = self.tell(len(told), looker)
            told += [(step, lines) for step, (_, lines) in zip(steps[len(told) :], fresh, strict=True)]
            self._past.forget()
        return [lines for _, lines in told]

    def forget(self) -> None:
        """Keeps no lines."""
        self._tales.clear()
