"""A played game looked at again: each seat's chances from what it knew, the turning points, the decisions.

The budget is counted in thoughts, one being what the strongest bot puts into a decision. A first round spends
`CURVE` thoughts a seat evenly on all moments; a second looks with a whole thought at what seemed to matter most:
`DECISIONS` decisions a seat and both sides of `SWINGS` swings. So a review costs some 36 thoughts a seat however
long the game was; `effort` multiplies all three numbers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from osselet.bots.levels import LEVELS, STRONGEST
from osselet.core.errors import OptionError, RecordError
from osselet.core.options import whole
from osselet.core.registry import Source, find, portable
from osselet.lab.position_values import Judgement, Judging, Look, as_tree, rules_of
from osselet.lab.review_result import Considered, Review, ReviewedDecision, Share, Turn, Weighed
from osselet.lab.task_pool import TaskPool, task_pool
from osselet.lab.timeline import ChoiceMade, Timeline, timeline
from osselet.search.random_games import check_seed
from osselet.search.thought import Thought

CURVE = 20
DECISIONS = 5
SWINGS = 3
FEWEST = 64
"""Iterations below which a share means nothing."""
TURNS = 5
"""Turning points told."""
LISTED = 20
"""Moves listed of a decision: those the search tried most."""


def review(
    record: Mapping[str, Any],
    level: int = STRONGEST,
    seed: int = 0,
    *,
    seats: Sequence[int] | None = None,
    unfinished: bool = False,
    effort: float = 1.0,
    game: Source | None = None,
    on: str | TaskPool = "local",
    cores: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Looks at a played game again, from what each seat knew and nothing else; the same seed finds the same.

    Shares are always measured as carefully as the strongest level thinks; `level` is the bot one compares with. A
    game that is not over is looked at only if `unfinished` says so, since its record tells what seats still hide.
    `game` is the folder of a game that is not installed, or the game itself. Progress is told how many looks are done,
    and of how many.
    """
    if whole(level) not in LEVELS:
        raise OptionError(f"A review compares with a bot of level 1 to {STRONGEST}, not {level!r}.")
    if not isinstance(effort, int | float) or not 0 < effort <= 1000:
        raise OptionError(f"The effort of a review is a number above 0, such as 0.5 or 4, not {effort!r}.")
    seed, workers = check_seed(seed), task_pool(on, cores)
    walked = timeline(record, None if game is None else find(game), seats)
    if not walked.table.over and not unfinished:
        raise RecordError(
            "The game is not over, and a review tells what its seats still hide: if nobody who plays will read it, "
            "ask for it with --unfinished (in Python unfinished=True)."
        )
    table = walked.table
    source = str(record["game"]) if game is None else portable(game)
    job = Judging(source, table.game.version, table.players, int(level), seed)
    return _Reviewing(walked, job, workers, effort, progress).review()


class _Reviewing:
    """A review being made."""

    def __init__(
        self, walked: Timeline, job: Judging, workers: TaskPool, effort: float, progress: Callable[[int, int], None]
    ) -> None:
        self._walked, self._job, self._workers, self._progress = walked, job, workers, progress
        self._full = as_tree(rules_of(walked.table.game, job.rules)).lean.iterations
        self._effort = effort
        self._choices = {(choice.before, choice.seat): choice for choice in walked.choices}
        self._looks: dict[Look, Look] = {}
        """Each look by what it looks at: a seat that learned nothing new need not think anew."""
        self._found: dict[Look, Judgement] = {}

    def review(self) -> Review:
        """The first round, the second, and what they say."""
        points = [self._look(at, seat) for at, seat in self._points()]
        distinct = list(dict.fromkeys(points))
        weight = len(distinct) + len(self._choices)
        budget = CURVE * self._effort * len(self._walked.seats) * self._full
        rough = min(self._full, max(FEWEST, round(budget / max(weight, 1))))
        again = 0 if rough == self._full else len(self._walked.seats) * (self._many(DECISIONS) + 2 * self._many(SWINGS))
        self._judge(distinct, rough, 0, len(distinct) + again)
        if again:
            wanted = list(dict.fromkeys(self._critical()))
            self._judge(wanted, self._full, len(distinct), len(distinct) + len(wanted))
        walked = self._walked
        return Review(
            table=walked.table,
            level=self._job.level,
            seed=self._job.seed,
            seats=walked.seats,
            iterations=(rough, self._full),
            moments=walked.moments,
            curve=[{seat: self._share(at, seat) for seat in walked.seats} for at in range(len(walked.moments))],
            decisions=[self._decision(choice) for choice in walked.choices],
            turns=self._turns(),
        )

    def _points(self) -> Iterator[tuple[int, int]]:
        for at, known in enumerate(self._walked.known):
            for seat in known:
                yield at, seat

    def _many(self, number: int) -> int:
        return max(1, round(number * self._effort))

    def _look(self, at: int, seat: int) -> Look:
        """What a seat knew after a moment; the same as earlier, if it knew the same."""
        choice = self._choices.get((at, seat))
        bare = Look(seat, self._walked.known[at][seat], 0, 0, choice.move if choice else None)
        if bare not in self._looks:
            self._looks[bare] = replace(bare, stream=at * self._job.players + seat)
        return self._looks[bare]

    def _judge(self, looks: Sequence[Look], iterations: int, done: int, total: int) -> None:
        tasks = [replace(look, iterations=iterations) for look in looks]
        found = self._workers.run(self._job, tasks, lambda now: self._progress(done + now, total))
        self._found.update(zip(looks, found, strict=True))

    def _critical(self) -> Iterator[Look]:
        """What seems to matter most, seat by seat: dear decisions, dearly won ones, and both sides of swings."""
        for seat in self._walked.seats:
            made = [self._decision(choice) for choice in self._walked.choices if choice.seat == seat]
            worst = sorted((one for one in made if not one.agreed), key=lambda one: -one.cost.share)
            best = sorted((one for one in made if one.agreed), key=lambda one: -one.margin.share)
            many = self._many(DECISIONS)
            for one in worst[: (many + 1) // 2] + best[: many // 2]:
                yield self._look(one.at - 1, seat)
            swings = sorted(self._swings(seat), key=lambda turn: -abs(turn.swing.share))
            for turn in swings[: self._many(SWINGS)]:
                for at in (turn.at - 1, turn.at):
                    if seat in self._walked.known[at]:
                        yield self._look(at, seat)

    def _share(self, at: int, seat: int) -> Share:
        if seat not in self._walked.known[at]:
            winners = self._walked.table.winners
            return Share(1 / len(winners) if seat in winners else 0.0, 0.0)
        found = self._found[self._look(at, seat)]
        return _expected(found.thought, seat)

    def _is_sharp(self, at: int, seat: int) -> bool:
        """Is the share after this moment known as well as we can?"""
        known = self._walked.known[at]
        return seat not in known or self._found[self._look(at, seat)].iterations == self._full

    def _swings(self, seat: int) -> Iterator[Turn]:
        for at in range(1, len(self._walked.moments)):
            yield Turn(at, seat, self._share(at - 1, seat), self._share(at, seat), ())

    def _turns(self) -> list[Turn]:
        """The largest swings known well, one a moment, in the order of the game."""
        largest: dict[int, Turn] = {}
        for seat in self._walked.seats:
            for turn in self._swings(seat):
                if not (turn.swing.matters and self._is_sharp(turn.at - 1, seat) and self._is_sharp(turn.at, seat)):
                    continue
                if turn.at not in largest or abs(turn.swing.share) > abs(largest[turn.at].swing.share):
                    largest[turn.at] = turn
        chosen = sorted(largest.values(), key=lambda turn: -abs(turn.swing.share))[:TURNS]
        walked = self._walked
        return [
            replace(turn, lines=tuple(walked.told_by(turn.at, turn.seat)))
            for turn in sorted(chosen, key=lambda turn: turn.at)
        ]

    def _decision(self, choice: ChoiceMade) -> ReviewedDecision:
        found = self._found[self._look(choice.before, choice.seat)]
        weighed = {
            move: Weighed(move, _expected(thought, choice.seat), tuple(thought.outlook))
            for move, thought in found.weighed
        }
        others = [one for move, one in weighed.items() if move not in (found.bot, choice.move)]
        at = choice.before + 1
        return ReviewedDecision(
            at=at,
            number=self._walked.moments[at].decisions,
            seat=choice.seat,
            played=weighed[choice.move],
            bot=weighed[found.bot],
            next_best=others[0] if others else None,
            considered=_considered(found),
            critical=found.iterations == self._full,
        )


def _expected(thought: Thought, seat: int) -> Share:
    return Share(thought.outlook[seat], thought.noise[seat])


def _considered(found: Judgement) -> tuple[Considered, ...]:
    listed = zip(found.thought.moves, found.thought.visits, found.thought.shares, strict=True)
    tried = [Considered(*one) for one in listed if one[1]]
    return tuple(sorted(tried, key=lambda one: (-one.visits, one.move))[:LISTED])
