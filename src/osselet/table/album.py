"""A table's past apart from the table: looked at in another thread, while play goes on."""

from collections.abc import Iterator
from typing import Any

from osselet.core.engine import Engine
from osselet.core.game import SPECTATOR, Facts, Game, Line
from osselet.core.state import copy
from osselet.core.vocabulary import Step
from osselet.table.account import FinalAccount, settle
from osselet.table.bouts import Exchange, PlayedBout, walk
from osselet.table.past import LANDMARK, Past
from osselet.table.story import Story


class Album:
    """The steps of a table up to a moment. To make one costs little; what is asked of it is worked out then.

    It holds secrets, like its table. What was at hand for an answer is dropped with it, but for some landmarks.
    """

    def __init__(self, engine: Engine, past: Past, names: tuple[str | None, ...]) -> None:
        self._engine = engine
        self.names = names
        self._past = past.apart()
        self._story = Story(engine, self._past)

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self._engine.game

    @property
    def players(self) -> int:
        """How many played."""
        return self._engine.players

    @property
    def count(self) -> int:
        """How many steps have happened."""
        return len(self._past.steps)

    def fingerprint(self, count: int) -> int:
        """A number that is another where the first so many steps are others, or the names."""
        steps = tuple(step.move for step in self._past.steps[:count])
        return hash((self.names, steps, tuple(bout for bout in self._past.bouts if bout.after < count)))

    def bouts(self, since: int, until: int) -> list[tuple[PlayedBout, list[Exchange]]]:
        """What hands on a screen did between two counts of steps, each bout with its calls."""
        found = [bout for bout in self._past.bouts if since <= bout.after < until]
        return [(bout, walk(self.game, self._past.state_at(bout.after), bout)[0]) for bout in found]

    def take_over(self, older: "Album") -> None:
        """What an older album of the same table has worked out need not be done again."""
        self._past.take_over(older._past)

    def tell(self, since: int, until: int, seat: int | None) -> Iterator[tuple[Step, list[Line]]]:
        """The steps between two counts as a seat (None: a spectator) saw them, each with its lines."""
        looker = SPECTATOR if seat is None else seat
        for at in range(since, min(until, self.count)):
            yield self._story.told(at, looker)
            if (at + 1) % LANDMARK == 0:
                self._past.forget_before(at + 1)
        self._past.forget()

    def view_at(self, count: int, seat: int | None) -> dict[str, Any]:
        """The table as a seat could see it when so many steps had happened."""
        s = self._engine.hidden(self._past.state_at(count), SPECTATOR if seat is None else seat)
        return self._engine.view(s, Facts(seat, (False,) * self.players))

    def reveal(self, count: int) -> dict[str, Any]:
        """The same with nothing hidden."""
        return self._engine.view(copy(self._past.state_at(count)), Facts(None, (False,) * self.players, revealed=True))

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory; none before the end."""
        return self._engine.score(self._past.state)[1]

    @property
    def scores(self) -> list[int | None]:
        """The points of each seat as a spectator may know them."""
        return self._engine.score(self._past.hidden(self.count, SPECTATOR))[0]

    def account(self) -> FinalAccount:
        """How a finished game was decided, as everybody may know it."""
        return settle(self._engine, self._past, self._story)

    def close(self) -> None:
        """Drops what was at hand."""
        self._past.forget()
