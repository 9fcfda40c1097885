"""What each looker is told of hands on a screen: of several at once only one's own, until all have acted."""

from base64 import b64encode
from collections.abc import Iterable

from osselet.core.dexterity import Attempt, Call, judge
from osselet.core.game import Game
from osselet.room import bouts
from osselet.room.bouts import Merged
from osselet.room.room import Room
from osselet.room.state import LiveBout
from osselet.table.bouts import Exchange, PlayedBout, judge_of
from osselet.wire import hands


def bout_of(room: Room, seat: int | None) -> hands.Bout | None:
    """Hands at work, as a looker may know it."""
    bout, called = room.state.bout, room.hands.call
    if bout is None or called is None:
        return None
    alone = bout.begun.get(called.seats[0]) if len(called.seats) == 1 else None
    chairs = [room.chairs[one] for one in called.seats]
    return hands.Bout(
        number=bout.number,
        exchange=len(bout.exchanges),
        figure=called.figure,
        seats=list(called.seats),
        level=list(called.level),
        shared=list(called.shared),
        tempo=[chair.tempo for chair in chairs],
        reach=[chair.reach for chair in chairs],
        lent=[one for one in called.seats if room.state.is_lent(one)],
        ready=list(bout.ready),
        deal=[] if alone is None else list(alone.deal),
        ring=alone is not None and alone.ring,
        done=seat in bout.acted,
        again=seat in bout.voids and seat not in bout.begun and seat not in bout.acted,
        left=_left(room, bout, called),
    )


def _left(room: Room, bout: LiveBout, called: Call) -> float:
    if room.setup.clock.kind == "days" or not bouts.to_begin(room.state, called):
        return 0.0
    return round(max(0.0, bouts.begin_by(room.state) - max(room.state.since, bout.since)), 1)


def call(room: Room, seat: int, now: float | None = None) -> hands.CallNotice:
    """A seat's own attempt, when it begins or (`now`) in the middle of it."""
    bout, called, told = room.state.bout, room.hands.call, bout_of(room, seat)
    assert bout is not None
    assert called is not None
    assert told is not None
    begun = bout.begun[seat]
    return hands.CallNotice(
        version=room.version(seat),
        bout=told,
        deal=list(begun.deal),
        level=called.level[called.seats.index(seat)],
        tempo=begun.tempo,
        reach=begun.reach,
        ring=begun.ring,
        limit=round(1000 * bouts.acts_for(begun)),
        since=0 if now is None else max(0, round(1000 * (now - begun.at))),
    )


def is_at_work(room: Room, seat: int | None) -> bool:
    """Is this seat's own hand at work?"""
    bout = room.state.bout
    return bout is not None and seat in bout.begun and not bout.begun[seat].lent


def shown(game: Game, merged: Merged) -> hands.Shown:
    """An exchange in which all have acted, with the verdicts."""
    found = judge_of(game, merged.judge)
    called = merged.call
    told: list[hands.ShownHand] = []
    for level, attempt in zip(called.level, merged.attempts, strict=True):
        field = judge(found, called.figure, level, called.shared, attempt)
        told.append(_hand(attempt, field.result, found.faults[field.fault], field.miss, field.measure))
    return hands.Shown(
        at=merged.after,
        bout=merged.bout,
        exchange=merged.exchange,
        judge=merged.judge,
        figure=called.figure,
        seats=list(called.seats),
        level=list(called.level),
        shared=list(called.shared),
        hands=told,
    )


def _hand(attempt: Attempt, result: int, fault: str, miss: int, measure: int) -> hands.ShownHand:
    return hands.ShownHand(
        seat=attempt.seat,
        deal=list(attempt.deal),
        tempo=attempt.tempo,
        reach=attempt.reach,
        trace=b64encode(attempt.trace).decode(),
        ring=attempt.ring,
        lent=attempt.lent,
        late=attempt.late,
        result=int(result),
        fault=fault,
        miss=int(miss),
        measure=int(measure),
    )


def past(game: Game, played: Iterable[tuple[PlayedBout, list[Exchange]]]) -> list[hands.Shown]:
    """What hands did before, for whoever looks back; a bout is named after the steps before it."""
    return [
        shown(game, Merged(bout.after, bout.after, at, bout.judge, exchange.call, exchange.attempts))
        for bout, exchanges in played
        for at, exchange in enumerate(exchanges)
    ]
