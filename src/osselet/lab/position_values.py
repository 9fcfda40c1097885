"""Judging positions: what a search thinks from what one seat knows, as work for a task pool."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from osselet.bots.levels import LEVELS, STRONGEST
from osselet.core.game import TREE, Game, Lean
from osselet.core.registry import Source, find
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight, Thought


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
    """What was found: what every seat may expect, and of a choice what moves are worth."""

    thought: Thought
    iterations: int
    bot: int = -1
    """What the bot would have played."""
    weighed: tuple[tuple[int, Thought], ...] = ()
    """What every seat may expect after the bot's move and after the one it is compared with: the one played, or where
    the bot agrees the next best."""


@dataclass(frozen=True)
class Judging:
    """A job: its tasks are looks."""

    game: Source
    rules: int
    players: int
    level: int
    seed: int

    def worker(self) -> Callable[[Look], Judgement]:
        """Judges one position after the other: shares by a tree, whatever the bot's own method is."""
        game = rules_of(find(self.game), self.rules)
        level, judged = LEVELS[self.level], as_tree(game)
        judge = Thinker(judged, 2 * judged.lean.iterations)
        own = judge if judged is game else Thinker(game, game.lean.iterations)

        def think(with_: Thinker, look: Look, effort: Effort) -> Thought:
            with_.start(self.seed, 2 * look.stream)
            return with_.think(Sight(game, self.players, look.seat, look.hidden), effort)

        def look_at(look: Look) -> Judgement:
            effort = Effort(look.iterations)
            decides_alike = own is judge and self.level == STRONGEST
            chosen = None if look.played is None or decides_alike else think(own, look, level.effort(game.lean))
            thought = think(judge, look, effort)
            if look.played is None:
                return Judgement(thought, look.iterations)
            decided = chosen or thought
            bot = decided.moves[decided.best]
            return Judgement(thought, look.iterations, bot, self._weigh(judge, look, thought, bot))

        return look_at

    def _weigh(self, judge: Thinker, look: Look, thought: Thought, bot: int) -> tuple[tuple[int, Thought], ...]:
        """Each move from the same random numbers on, so that chance favours none."""
        sight = Sight(judge.game, self.players, look.seat, look.hidden)
        other = look.played if look.played != bot else _next_best(thought, bot)
        found = []
        for move in (bot, other):
            if move is not None:
                judge.start(self.seed, 2 * look.stream + 1)
                found.append((move, judge.weigh(sight, Effort(max(1, look.iterations // 2)), move)))
        return tuple(found)


def as_tree(game: Game) -> Game:
    """The game searched as a tree up to where its own value speaks.

    Other methods tell nothing of noise, and speak for the seat to decide alone.
    """
    if game.lean.method == TREE:
        return game
    return replace(game, lean=replace(game.lean, method=TREE, foresight=0, iterations=Lean().iterations))


def rules_of(game: Game, version: int) -> Game:
    """The version of the rules by which a record was played."""
    return game if game.version == version else game.older.get(version, game)


def _next_best(thought: Thought, bot: int) -> int | None:
    others = [at for at, move in enumerate(thought.moves) if move != bot]
    if not others:
        return None
    return thought.moves[max(others, key=lambda at: (thought.visits[at], thought.shares[at]))]
