"""Reviews of finished games: worked out beside play, one at a time, and kept for whoever asks again.

Each worker keeps its own: a review follows from the record and the seed alone, so they are the same everywhere.
"""

import logging
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from osselet.core import registry
from osselet.core.errors import OsseletError
from osselet.core.game import Game, Line
from osselet.lab.review import review
from osselet.lab.review_result import Review, ReviewedDecision, Weighed
from osselet.room.refusal import Refusal
from osselet.room.telling import told
from osselet.wire.messages import Told
from osselet.wire.rest import Point, Remark, Reviewed, ReviewState, Swing, Verdict

log = logging.getLogger("osselet.reviews")
KEPT = 64
"""Reviews kept; the oldest goes first."""
MOST_WAITING = 8
EFFORT = 0.5
"""Half of what `osselet review` puts in: nobody wants to wait, and bots want the processor too."""


class _Stopped(Exception):
    """The server stops."""


class _Work:
    """A review that waits, is being made, or has been."""

    def __init__(self) -> None:
        self.done, self.total = 0, 0
        self.future: Future[Reviewed] | None = None

    def state(self) -> ReviewState:
        """For the wire."""
        if self.future is None or not self.future.done():
            state = ReviewState(state="working" if self.total else "waiting", done=self.done, total=self.total)
        elif self.future.cancelled() or self.future.exception() is not None:
            state = ReviewState(state="failed")
        else:
            state = ReviewState(state="ready", review=self.future.result())
        return state


class Reviews:
    """Makes them in a thread: the search leaves the interpreter free."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "osselet-review")
        self._works: dict[str, _Work] = {}
        self._stopping = False

    def find(self, table: str) -> ReviewState | None:
        """How far the review of a table is; None if nobody has asked for it."""
        work = self._works.get(table)
        return None if work is None else work.state()

    def begin(self, table: str, game: Game, record: Mapping[str, Any]) -> ReviewState:
        """Begins one, unless too many wait already."""
        unfinished = [work for work in self._works.values() if work.future is None or not work.future.done()]
        if self._stopping or len(unfinished) >= MOST_WAITING:
            raise Refusal("too-fast")
        work = self._works[table] = _Work()
        work.future = self._pool.submit(self._make, work, game, record)
        for old in [name for name, one in self._works.items() if one.future and one.future.done()][:-KEPT]:
            del self._works[old]
        return work.state()

    def _make(self, work: _Work, game: Game, record: Mapping[str, Any]) -> Reviewed:
        def progress(done: int, total: int) -> None:
            if self._stopping:
                raise _Stopped
            work.done, work.total = done, total

        progress(0, 1)
        source = None if game.id in registry.games() else game.folder
        try:
            return _for_the_wire(review(record, effort=EFFORT, game=source, cores=1, progress=progress))
        except _Stopped:
            raise
        except OsseletError as error:
            log.warning("a review of %s failed: %s", game.id, error)
            raise
        except Exception:
            log.exception("a review of %s failed", game.id)
            raise

    def close(self) -> None:
        """What is under way ends after its next thought; nobody waits for it."""
        self._stopping = True
        self._pool.shutdown(wait=False, cancel_futures=True)


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
