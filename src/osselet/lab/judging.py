"""Judging positions: what a search thinks from what one seat knows, as work for a crew."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from osselet.bots.levels import LEVELS, STRONGEST
from osselet.core.game import TREE, Game, Lean
from osselet.core.registry import find
from osselet.search.thinker import Effort, Sight, Thinker, Thought

PATIENCE = 8
"""How many iterations of a tree cost about as much as one of a method that tries every move in each."""


ENOUGH = 100
"""Iterations from which on shares come with a noise worth telling."""


@dataclass(frozen=True)
class Look:
    """A task: one seat's knowledge, how hard to think about it, and what it played if it had a choice."""

    seat: int
    hidden: bytes
    stream: int
    iterations: int
    played: int | None = None


@dataclass(frozen=True)
class Judgement:
    """What was found: the seat's share, and of a choice what each move is worth."""

    share: float
    tries: int
    """How often the share was measured."""
    iterations: int
    thought: Thought | None = None
    bot: int = -1
    """What the bot would have played."""
    weighed: tuple[tuple[int, tuple[float, ...]], ...] = ()
    """The share of every seat after the bot's move and after the one it is compared with: the one played, or where
    the bot agrees the next best."""


@dataclass(frozen=True)
class Judging:
    """A job: its tasks are looks."""

    game: str
    rules: int
    players: int
    level: int
    seed: int

    def worker(self) -> Callable[[Look], Judgement]:
        """Judges one position after the other."""
        game = measured(rules_of(find(self.game), self.rules))
        full = LEVELS[STRONGEST].effort(game.lean)
        thinker = Thinker(game, 2 * full.iterations)
        patience = 1 if game.lean.method == TREE else PATIENCE
        watcher = thinker
        if game.lean.method != TREE:  # other methods speak for the seat to decide alone, and we ask everybody
            watcher = Thinker(_as_tree(game, full.iterations), patience * full.iterations)

        def think(with_: Thinker, look: Look, effort: Effort) -> Thought:
            with_.start(self.seed, 2 * look.stream)
            return with_.think(Sight(game, self.players, look.seat, look.hidden), effort)

        def judge(look: Look) -> Judgement:
            effort, tries = Effort(look.iterations, full.depth), patience * look.iterations
            watching = Effort(tries, full.depth)
            if look.played is None:
                return Judgement(think(watcher, look, watching).outlook[look.seat], tries, look.iterations)
            weaker = think(thinker, look, LEVELS[self.level].effort(game.lean)) if self.level != STRONGEST else None
            seen = think(watcher, look, watching) if watcher is not thinker else None
            thought = think(thinker, look, effort)
            chosen, share = weaker or thought, (seen or thought).outlook[look.seat]
            bot = chosen.moves[chosen.best]
            weighed = self._weigh(thinker, look, thought, bot)
            return Judgement(share, tries, look.iterations, thought, bot, weighed)

        return judge

    def _weigh(
        self, thinker: Thinker, look: Look, thought: Thought, bot: int
    ) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """Each move in the same guessed worlds, so that chance favours none."""
        sight = Sight(thinker.game, self.players, look.seat, look.hidden)
        other = look.played if look.played != bot else _next_best(thought, bot)
        effort = Effort(weighing(look.iterations), LEVELS[STRONGEST].depth)
        found = []
        for move in (bot, other):
            if move is not None:
                thinker.start(self.seed, 2 * look.stream + 1)
                found.append((move, tuple(thinker.weigh(sight, effort, move))))
        return tuple(found)


def _as_tree(game: Game, iterations: int) -> Game:
    """The game searched as a tree up to where its own value speaks."""
    return replace(game, lean=replace(game.lean, method=TREE, foresight=0, iterations=iterations))


def measured(game: Game) -> Game:
    """The game searched so that noise can be told: a method that is done in a few iterations says nothing of it."""
    lean = game.lean
    if lean.method == TREE or lean.iterations >= ENOUGH:
        return game
    return _as_tree(game, Lean().iterations)


def weighing(iterations: int) -> int:
    """How often a single move is tried, beside a search with so many iterations."""
    return max(1, iterations // 2)


def rules_of(game: Game, version: int) -> Game:
    """The version of the rules by which a record was played."""
    return game if game.version == version else game.older.get(version, game)


def _next_best(thought: Thought, bot: int) -> int | None:
    others = [at for at, move in enumerate(thought.moves) if move != bot]
    if not others:
        return None
    return thought.moves[max(others, key=lambda at: (thought.visits[at], thought.shares[at]))]
