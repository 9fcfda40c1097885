"""What a hand has sent of its trace until now, and whether its clock went like ours."""

from collections.abc import Iterable
from functools import lru_cache

from osselet.core.dexterity import Attempt
from osselet.core.errors import OsseletError
from osselet.core.trace import DOWN, KEY, MOVE, Event, TraceError, decode
from osselet.room.refusal import Refusal

LEEWAY = 150
"""Milliseconds that a screen may take beyond the line."""
MOST_ALLOWED = 500
"""Milliseconds that a line is allowed at most where times are compared; and a line that cannot be measured, always."""
SLACK, SHARE = 300, 10
"""A clock may be behind ours by so many milliseconds, and by one part in so many of the time it shows."""
AHEAD, DRIFT = 100, 50
"""The same ahead of ours: nobody can have lived longer than we waited."""
CATCHES_UP = 300
"""Milliseconds in which a line that stalled brings everything it held back; a slow clock stays behind."""
RESENT = 10_000
"""Milliseconds that a lost line may cost beyond that."""
BEFORE = 100
"""Milliseconds by which an event may have happened before a piece was sent in which it is not."""
LONGEST_EVENT = 12
"""Bytes: three numbers of four."""
TELLING = 8
"""Events, three of them moves, of which the same places in the same order are no accident."""


class UnbelievableError(OsseletError):
    """A trace that nobody can have made here and now; its text is a word that says why."""


def allowance(round_trip: float) -> int:
    """Milliseconds that a line may take whose shortest round trip took so many seconds."""
    return round(1000 * round_trip) + LEEWAY


class Tracing:
    """One attempt as it comes in, piece by piece. `elapsed` is in milliseconds since the call was sent."""

    def __init__(self, allowed: int, resumed: bool = False, away: int = 0) -> None:
        self._allowed = allowed
        self._resumed = resumed
        self._away = away
        """Milliseconds for which we ourselves may have been away: nobody pays for that."""
        self.trace = b""
        self.clock = 0
        self.late = 0
        """Milliseconds by which a press came later than the line explains."""
        self._behind: int | None = None

    def knows(self, offset: int, chunk: bytes) -> bool:
        """Does a piece begin with what has come already, or has nothing come yet?"""
        known = self.trace[offset : offset + len(chunk)]
        return not self.trace or (bool(known) and chunk.startswith(known))

    def resume(self) -> None:
        """The line was lost: what comes now may come late."""
        self._resumed = True

    def take(self, offset: int, chunk: bytes, clock: int, elapsed: int, last: bool) -> bytes:
        """Takes a piece and gives what is new of it; refuses one that does not follow."""
        if offset > len(self.trace):
            raise Refusal("hand-gap", have=len(self.trace))
        known = self.trace[offset : offset + len(chunk)]
        if chunk[: len(known)] != known:
            raise UnbelievableError("changed")
        fresh = chunk[len(known) :]
        if not fresh and not last:
            return b""
        self._check_events(fresh, clock, last)
        self._check_clock(clock, elapsed, last)
        self.trace += fresh
        self.clock = clock
        return fresh

    @property
    def whole(self) -> bytes:
        """The trace without what has come of an event that breaks off."""
        return _whole(self.trace)

    def _check_events(self, fresh: bytes, clock: int, last: bool) -> None:
        data = self.trace + fresh
        if last and _whole(data) != data:
            raise UnbelievableError("no-trace")
        events = decode(_whole(data))[len(decode(self.whole)) :]
        earliest = 0 if self._resumed else self.clock - BEFORE
        if events and not earliest <= events[0].t <= events[-1].t <= clock:
            raise UnbelievableError("events")
        self._has_presses = any(event.kind in (DOWN, KEY) for event in events)

    def _check_clock(self, clock: int, elapsed: int, last: bool) -> None:
        if clock < self.clock or clock > elapsed + AHEAD + elapsed // DRIFT:
            raise UnbelievableError("ahead")
        behind = elapsed - clock
        if self._has_presses:
            self.late = max(self.late, behind - min(self._allowed, MOST_ALLOWED))
        if behind <= self._allowed + SLACK + clock // SHARE:
            self._behind = None
        elif self._resumed and behind <= self._allowed + SLACK + clock // SHARE + RESENT + self._away:
            pass
        elif last or (self._behind is not None and elapsed - self._behind > CATCHES_UP):
            raise UnbelievableError("behind")
        elif self._behind is None:
            self._behind = elapsed


@lru_cache(maxsize=256)
def _whole(data: bytes) -> bytes:
    """As many bytes as are whole events; bytes that are none are no trace."""
    for cut in range(LONGEST_EVENT):
        kept = data[: len(data) - cut]
        try:
            decode(kept)
        except TraceError:
            continue
        return kept
    raise UnbelievableError("no-trace")


def is_replayed(trace: bytes, before: Iterable[Attempt]) -> bool:
    """Has a hand at this table gone exactly the same way before, at whatever times?"""
    way = _way(trace)
    return way is not None and any(_way(attempt.trace) == way for attempt in before if not attempt.lent)


@lru_cache(maxsize=2048)
def _way(trace: bytes) -> tuple[Event, ...] | None:
    """The places of a trace in their order; None where it is too short to tell anything."""
    events = decode(trace)
    if len(events) < TELLING or sum(event.kind == MOVE for event in events) < 3:
        return None
    return tuple(event._replace(t=0) for event in events)
