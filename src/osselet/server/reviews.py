"""Reviews of finished games: worked out beside play, and kept for whoever asks again.

Each worker keeps its own: a review follows from the record and the seed alone, so they are the same everywhere. Those
that are under way think in turn, one at a time, so that a short one does not wait for a long one.
"""

import asyncio
import logging
import threading
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from osselet.core import registry
from osselet.core.errors import OsseletError
from osselet.core.game import Game, Line
from osselet.lab.review import review
from osselet.lab.review_result import Review, ReviewedDecision, Weighed
from osselet.lab.task_pool import Job, Progress, silent
from osselet.room.refusal import Refusal
from osselet.room.telling import told
from osselet.server.fair_pool import FairPool
from osselet.server.origins import Owner
from osselet.server.tally import TALLY
from osselet.wire.messages import Told
from osselet.wire.rest import Point, Remark, Reviewed, ReviewState, Swing, Verdict

log = logging.getLogger("osselet.reviews")
KEPT = 64
"""Reviews kept; the oldest goes first."""
UNDER_WAY = 4
"""Reviews that think in turn; the others wait."""
MOST_OF_HOME, MOST_OF_NETWORK, MOST = 3, 6, 48
"""Unfinished reviews of a home, of a network, and in all."""
EFFORT = 0.5
"""Half of what `osselet review` puts in: nobody wants to wait, and bots want the processor too."""
Result = TypeVar("Result")


class _Stopped(Exception):
    """The server stops."""


class _Turns:
    """Lets one of several threads work at a time, each for one thought."""

    def __init__(self) -> None:
        self._line: deque[object] = deque()
        self._moved = threading.Condition()
        self._over = False

    def wait(self, who: object) -> None:
        """Goes to the end of the line, and returns when the turn comes."""
        with self._moved:
            self._leave(who)
            self._line.append(who)
            self._moved.notify_all()
            self._moved.wait_for(lambda: self._over or self._line[0] is who)
        if self._over:
            raise _Stopped

    def end(self) -> None:
        """Nobody gets another turn."""
        with self._moved:
            self._over = True
            self._moved.notify_all()

    def leave(self, who: object) -> None:
        """Wants no more turns."""
        with self._moved:
            self._leave(who)
            self._moved.notify_all()

    def _leave(self, who: object) -> None:
        if who in self._line:
            self._line.remove(who)


class _InTurn:
    """Does the looks of one review in its own thread, each when its turn has come."""

    def __init__(self, turns: _Turns) -> None:
        self._turns = turns

    def run(self, job: Job[Any, Result], tasks: Sequence[Any], progress: Progress = silent) -> list[Result]:
        """The results in order."""
        worker, found = job.worker(), []
        for task in tasks:
            self._turns.wait(self)
            found.append(worker(task))
            progress(len(found))
        return found


class _Work:
    """A review that waits, is being made, or has been."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.done, self.total = 0, 0
        self.task: asyncio.Task[Reviewed] | None = None

    @property
    def is_done(self) -> bool:
        """Has it come to an end, good or bad?"""
        return self.task is not None and self.task.done()

    def state(self) -> ReviewState:
        """For the wire."""
        if self.task is None or not self.task.done():
            return ReviewState(state="working" if self.total else "waiting", done=self.done, total=self.total)
        if self.task.cancelled() or self.task.exception() is not None:
            return ReviewState(state="failed")
        return ReviewState(state="ready", review=self.task.result())


class Reviews:
    """Makes them in threads: the search leaves the interpreter free."""

    def __init__(self) -> None:
        self._pool = FairPool(UNDER_WAY, "reviewing", MOST_OF_HOME)
        self._turns = _Turns()
        self._works: dict[str, _Work] = {}
        self._stopping = False

    def find(self, table: str) -> ReviewState | None:
        """How far the review of a table is; None if nobody has asked for it."""
        work = self._works.get(table)
        return None if work is None else work.state()

    def begin(self, table: str, game: Game, record: Mapping[str, Any], owner: Owner) -> ReviewState:
        """Begins one, unless too many wait already."""
        self._check_room(owner)
        work = self._works[table] = _Work(owner)
        work.task = asyncio.create_task(self._pool.run(owner, partial(self._make, work, game, record)))
        work.task.add_done_callback(_look_at_error)
        for old in [name for name, one in self._works.items() if one.is_done][:-KEPT]:
            del self._works[old]
        return work.state()

    def _check_room(self, owner: Owner) -> None:
        unfinished = [work.owner for work in self._works.values() if not work.is_done]
        networks, homes = Counter(network for network, _ in unfinished), Counter(home for _, home in unfinished)
        for by, count, most in (
            ("address", homes[owner[1]], MOST_OF_HOME),
            ("network", networks[owner[0]], MOST_OF_NETWORK),
            ("house", len(unfinished), MOST),
        ):
            if self._stopping or count >= most:
                TALLY.limited["reviewing", by] += 1
                raise Refusal("too-fast")

    def _make(self, work: _Work, game: Game, record: Mapping[str, Any]) -> Reviewed:
        def progress(done: int, total: int) -> None:
            if self._stopping:
                raise _Stopped
            work.done, work.total = done, total

        in_turn = _InTurn(self._turns)
        source = None if game.id in registry.games() else game.folder
        try:
            self._turns.wait(in_turn)
            progress(0, 1)
            return _for_the_wire(review(record, effort=EFFORT, game=source, on=in_turn, progress=progress))
        except _Stopped:
            raise
        except OsseletError as error:
            log.warning("a review of %s failed: %s", game.id, error)
            raise
        except Exception:
            log.exception("a review of %s failed", game.id)
            raise
        finally:
            self._turns.leave(in_turn)

    def close(self) -> None:
        """What is under way ends after its next thought; nobody waits for it."""
        self._stopping = True
        self._turns.end()
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
        self._pool.close()


def _look_at_error(task: asyncio.Task[Reviewed]) -> None:
    """Whoever asks for the review is told of it."""
    if not task.cancelled():
        task.exception()


def _for_the_wire(found: Review) -> Reviewed:
    ends = [moment.steps[1] for moment in found.moments]
    return Reviewed(
        level=found.level,
        points=[
            Point(count=end, shares=[round(shares[seat].share, 3) for seat in found.seats])
            for end, shares in zip(ends, found.curve, strict=True)
        ],
        swings=[
            Swing(
                count=ends[turn.at],
                seat=turn.seat,
                before=round(turn.before.share, 3),
                after=round(turn.after.share, 3),
                lines=[told(line) for line in turn.lines],
            )
            for turn in found.turns
        ],
        verdicts=[_verdict(found, seat) for seat in found.seats],
    )


def _verdict(found: Review, seat: int) -> Verdict:
    made, best, worst = found.of(seat), found.best(seat), found.worst(seat)
    return Verdict(
        decisions=len(made),
        sound=sum(one.sound for one in made),
        best=None if best is None or best.next_best is None else _remark(found, best, best.next_best),
        worst=None if worst is None else _remark(found, worst, worst.bot),
    )


def _remark(found: Review, one: ReviewedDecision, other: Weighed) -> Remark:
    return Remark(
        count=found.moments[one.at].steps[0],
        move=_move(found, one.played.move, one.seat),
        share=round(one.played.own.share, 3),
        other=_move(found, other.move, one.seat),
        rest=round(other.own.share, 3),
    )


def _move(found: Review, move: int, seat: int) -> Told:
    """A move as the text that names it."""
    step = found.table.words.step(move, seat)
    return told(Line(f"move-{step.word.key}", dict(step.arguments)))
