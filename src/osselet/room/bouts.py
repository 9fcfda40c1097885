"""Hands at work at a room: who is called, until when, and what becomes of it when all have acted."""

from typing import NamedTuple

from osselet.core.dexterity import Attempt, Call
from osselet.core.errors import RecordError
from osselet.core.trace import TraceError, decode
from osselet.room.entries import AttemptEntry, ReadyEntry, VoidEntry
from osselet.room.state import Begun, LiveBout, RoomState
from osselet.table.bouts import PlayedBout, judge_of
from osselet.table.table import Table

START, ACT, RESEND = 45.0, 20.0, 10.0
"""Seconds to begin; to act, at an even tempo; and to send again what a lost line has kept back."""
LONGEST_SHOW = 20.0
"""Seconds for which people are thought to look at what was done, at most."""

HandEntry = ReadyEntry | VoidEntry | AttemptEntry
Outcome = Call | tuple[str, ...]


class Merged(NamedTuple):
    """An exchange in which all called have acted, to be told."""

    after: int
    """Steps of the game before it."""
    bout: int
    exchange: int
    judge: int
    call: Call
    attempts: tuple[Attempt, ...]


class HandsAtWork:
    """What hands do where chance waits for them. The state is the room's own; this knows what it means."""

    def __init__(self) -> None:
        self.call: Call | None = None
        """Who is called now, to do what."""
        self.merged: Merged | None = None
        """What the last entry has merged."""
        self._showing = 0.0
        """Seconds that people will look at what hands did until now."""
        self._conducted: tuple[tuple[object, ...], Outcome] | None = None

    def forget(self) -> None:
        """Another entry comes: what the last one has merged was told."""
        self.merged, self._showing = None, 0.0

    def look(self, kept: RoomState, table: Table | None, at: float) -> None:
        """Hands are called where chance waits for them, and nobody is where it does not."""
        if table is None or kept.stage != "playing" or not table.progress.by_hand:
            self.call = kept.bout = None
            return
        if kept.bout is None:
            kept.bouts += 1
            judge = judge_of(table.game).version
            kept.bout = LiveBout(number=kept.bouts, judge=judge, since=at, watching=self._showing)
            self.call = None
        if self.call is None:
            self.call = self._called(table, kept.bout)

    def _called(self, table: Table, bout: LiveBout) -> Call:
        found = self.conduct(table, bout, [tuple(attempts) for attempts in bout.exchanges])
        if not isinstance(found, Call):
            raise RecordError(f"Nobody is called after {table.count} steps, where hands are waited for.")
        return found

    def conduct(self, table: Table, bout: LiveBout, exchanges: list[tuple[Attempt, ...]]) -> Outcome:
        """Who is called next, or what came of it; worked out once for whoever decides and whoever follows."""
        key = (table, table.count, bout.number, bout.judge, *exchanges)
        if self._conducted is None or self._conducted[0] != key:
            found = judge_of(table.game, bout.judge).conduct(table.progress.state_at(table.count), exchanges)
            self._conducted = key, found
        return self._conducted[1]

    def foresee(self, table: Table, bout: LiveBout, attempt: Attempt) -> Outcome | None:
        """What comes of it if this attempt is made now; None where others have not acted yet."""
        assert self.call is not None
        acted = {**bout.acted, attempt.seat: attempt}
        if len(acted) < len(self.call.seats):
            return None
        merged = tuple(acted[seat] for seat in self.call.seats)
        return self.conduct(table, bout, [*map(tuple, bout.exchanges), merged])

    def apply(self, kept: RoomState, table: Table, entry: HandEntry) -> None:
        """Takes what a hand did into account."""
        bout, call = kept.bout, self.call
        if bout is None or call is None or entry.seat not in call.seats or entry.seat in bout.acted:
            raise RecordError(f"Seat {entry.seat} has done something that nobody called it for.")
        match entry:
            case ReadyEntry():
                self._begin(bout, call, table, entry)
            case VoidEntry():
                del bout.begun[entry.seat]
                bout.voids.append(entry.seat)
            case AttemptEntry():
                self._act(kept, bout, call, table, entry)

    def _begin(self, bout: LiveBout, call: Call, table: Table, entry: ReadyEntry) -> None:
        if not bout.is_begun and entry.judge != bout.judge:
            bout.judge, self.call = entry.judge, None
        bout.begun[entry.seat] = Begun(
            entry.at, entry.deal, entry.tempo, entry.reach, entry.ring, entry.allowance, entry.lent, entry.seed
        )
        bout.common = bout.common or entry.deal[: call.common]
        if entry.seat not in bout.ready:
            bout.ready.append(entry.seat)
        table.progress.seeded.dealt = entry.dealt

    def _act(self, kept: RoomState, bout: LiveBout, call: Call, table: Table, entry: AttemptEntry) -> None:
        attempt = attempt_of(bout, entry.seat, entry.trace, entry.late)
        outcome = self.foresee(table, bout, attempt)
        del bout.begun[entry.seat]
        bout.acted[entry.seat] = attempt
        if outcome is None:
            return
        merged = [bout.acted[seat] for seat in call.seats]
        self.merged = Merged(table.count, bout.number, len(bout.exchanges), bout.judge, call, tuple(merged))
        self._showing = max(0.0, bout.since + bout.watching - entry.at) + _duration(self.merged)
        bout.exchanges.append(merged)
        if isinstance(outcome, Call):
            self.call = outcome
            bout.call_again(entry.at, self._showing)
            return
        if tuple(name for name, source in entry.steps if source == "judged") != outcome:
            raise RecordError(f"By what hands did step {table.count + 1} is {outcome[0]!r}, not what was kept.")
        played = PlayedBout(table.count, bout.judge, tuple(map(tuple, bout.exchanges)))
        table.progress.judge(played, entry.steps, entry.dealt)
        kept.bout = kept.wish = self.call = None


def attempt_of(bout: LiveBout, seat: int, trace: bytes, late: int) -> Attempt:
    """What is kept of an attempt under way that ends with this trace."""
    begun = bout.begun.get(seat)
    if begun is None:
        raise RecordError(f"Seat {seat} has acted and never begun.")
    return Attempt(seat, begun.deal, begun.tempo, begun.reach, trace, begun.ring, False, begun.lent, late)


def _duration(merged: Merged) -> float:
    """Seconds that it takes to look at an exchange: all hands of it at once."""
    try:
        ends = [events[-1].t for events in (decode(attempt.trace) for attempt in merged.attempts) if events]
    except TraceError:
        return 0.0
    return min(LONGEST_SHOW, max(ends, default=0) / 1000)


def to_act(kept: RoomState, call: Call) -> list[int]:
    """Those who are called and have not acted: for the server alone."""
    return [] if kept.bout is None else [seat for seat in call.seats if seat not in kept.bout.acted]


def lent(kept: RoomState, call: Call) -> list[int]:
    """Those of them whose figure the server's hand does; who has begun goes on as they began."""
    assert kept.bout is not None
    begun = kept.bout.begun
    return [seat for seat in to_act(kept, call) if (begun[seat].lent if seat in begun else kept.is_lent(seat))]


def to_begin(kept: RoomState, call: Call) -> list[int]:
    """People who are called with their own hand and have not begun, as everybody may know."""
    assert kept.bout is not None
    return [seat for seat in call.seats if seat not in kept.bout.ready and not kept.is_lent(seat)]


def begin_by(kept: RoomState) -> float:
    """Until when they have to."""
    assert kept.bout is not None
    return kept.bout.since + kept.bout.watching + START


def acts_for(begun: Begun) -> float:
    """Seconds for which a hand may act."""
    return ACT * begun.tempo / 100


def act_ends(kept: RoomState) -> dict[int, float]:
    """When the time of each own hand at work is up for good, with what a lost line is given."""
    if kept.bout is None:
        return {}
    begun = kept.bout.begun.items()
    return {seat: one.at + acts_for(one) + one.allowance / 1000 + RESEND for seat, one in begun if not one.lent}
