"""What may be decided about hands on a screen: entries or refusals, like all decisions."""

import msgspec

from osselet.core.dexterity import Call
from osselet.core.trace import TraceError, decode
from osselet.room import bouts
from osselet.room.decisions import reseat
from osselet.room.entries import AttemptEntry, ReadyEntry, SeatsEntry, VoidEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.room.state import LiveBout
from osselet.table.bouts import judge_of

SEEDS = 1 << 31
"""Chances of a lent hand."""


def ready(
    room: Room, at: float, seat: int, number: int, exchange: int, ring: bool, allowance: int, command: str | None
) -> ReadyEntry | None:
    """A seat begins with its own hand; None where it has begun already."""
    bout, call = _called(room, seat, number, exchange)
    if room.state.is_lent(seat):
        raise Refusal("hand-lent")
    if seat in bout.begun:
        return None
    chair = room.chairs[seat]
    judge = judge_of(room.game)
    deal, dealt = _dealt(room, bout, call, seat)
    return ReadyEntry(
        at=at,
        command=command,
        seat=seat,
        judge=bout.judge if bout.is_begun else judge.version,
        deal=deal,
        dealt=dealt,
        tempo=chair.tempo,
        reach=chair.reach,
        ring=ring,
        allowance=allowance,
    )


def begin_lent(room: Room, at: float, seat: int, number: int, exchange: int) -> ReadyEntry | None:
    """The server's hand begins for a seat; None where it has."""
    bout, call = _called(room, seat, number, exchange)
    if seat in bout.begun:
        return None
    if not room.state.is_lent(seat):
        raise Refusal("stale")
    deal, dealt = _dealt(room, bout, call, seat, SEEDS)
    chair = room.chairs[seat]
    return ReadyEntry(
        at=at,
        seat=seat,
        judge=bout.judge,
        deal=deal[:-1],
        dealt=dealt,
        tempo=chair.tempo,
        reach=chair.reach,
        lent=True,
        seed=deal[-1],
    )


def _dealt(room: Room, bout: LiveBout, call: Call, seat: int, *more: int) -> tuple[tuple[int, ...], int]:
    """What a seat is dealt: after what all called have in common, numbers of its own."""
    ranges = judge_of(room.game, bout.judge).ranges(call, call.seats.index(seat))
    own, dealt = room.playing.progress.foresee_deal([*ranges[len(bout.common) :], *more])
    return (*bout.common, *own), dealt


def attempt(
    room: Room,
    at: float,
    seat: int,
    number: int,
    exchange: int,
    trace: bytes,
    late: int = 0,
    command: str | None = None,
) -> AttemptEntry:
    """A seat has acted: its trace is judged when all called have."""
    bout, _ = _called(room, seat, number, exchange)
    if seat not in bout.begun:
        raise Refusal("not-ready")
    try:
        decode(trace)
    except TraceError:
        raise Refusal("bad-trace") from None
    tried = bouts.attempt_of(bout, seat, trace, late)
    outcome = room.hands.foresee(room.playing, bout, tried)
    entry = AttemptEntry(at=at, command=command, seat=seat, trace=trace, late=late)
    if outcome is None or isinstance(outcome, Call):
        return entry
    steps, dealt = room.playing.progress.foresee_judged(outcome)
    return msgspec.structs.replace(entry, steps=steps, dealt=dealt, clocks=room.playing.clocks)


def void(
    room: Room, at: float, seat: int, number: int, exchange: int, why: str, command: str | None = None
) -> VoidEntry | AttemptEntry:
    """What a seat sent cannot be believed: once more, and the second time it counts as not done."""
    bout, _ = _called(room, seat, number, exchange)
    if seat not in bout.begun:
        raise Refusal("not-ready")
    if seat in bout.voids:
        return attempt(room, at, seat, number, exchange, b"", command=command)
    return VoidEntry(at=at, command=command, seat=seat, why=why)


def check_called(room: Room, attempted: tuple[int, int, int]) -> None:
    """Refuses where the seat is not called for this exchange of this bout."""
    number, exchange, seat = attempted
    _called(room, seat, number, exchange)


def _called(room: Room, seat: int, number: int, exchange: int) -> tuple[LiveBout, Call]:
    bout, call = room.state.bout, room.hands.call
    if bout is None or call is None:
        raise Refusal("not-called")
    if bout.number != number or len(bout.exchanges) != exchange or seat in bout.acted:
        raise Refusal("stale")
    if seat not in call.seats:
        raise Refusal("not-called")
    return bout, call


def lend(room: Room, at: float, seat: int, on: bool, command: str | None = None, by_time: bool = False) -> SeatsEntry:
    """The server's hand does a person's figures from now on, or no longer."""
    _check_own_hand(room, seat)
    return _with_hand(room, at, seat, command, lent=("time" if by_time else "self") if on else "")


def handicap(room: Room, at: float, seat: int, tempo: int, reach: int, command: str | None = None) -> SeatsEntry:
    """How fast time runs and how far a hand reaches for a seat."""
    _check_own_hand(room, seat)
    return _with_hand(room, at, seat, command, tempo=tempo, reach=reach)


def _check_own_hand(room: Room, seat: int) -> None:
    if not room.judged:
        raise Refusal("no-hands")
    if not 0 <= seat < room.players or room.chairs[seat].kind != "person":
        raise Refusal("not-yours")
    begun = None if room.state.bout is None else room.state.bout.begun.get(seat)
    if begun is not None and not begun.lent:
        raise Refusal("hand-busy")


def _with_hand(room: Room, at: float, seat: int, command: str | None, **changed: object) -> SeatsEntry:
    occupant = room.state.occupants[seat]
    chair = msgspec.structs.replace(occupant.chair, **changed)
    return reseat(room, at, {seat: msgspec.structs.replace(occupant, chair=chair)}, command)


def late_to_begin(room: Room, now: float) -> list[int]:
    """The people who are called and have not begun in time."""
    if room.hands.call is None or room.setup.clock.kind == "days" or bouts.begin_by(room.state) > now:
        return []
    return bouts.to_begin(room.state, room.hands.call)


def late_to_act(room: Room, now: float) -> list[int]:
    """The seats whose time to act is up for good."""
    return [seat for seat, end in bouts.act_ends(room.state).items() if end <= now]
