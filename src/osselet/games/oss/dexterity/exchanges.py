"""The exchanges of a bout so far: a conductor asks, and gets judged fields as long as there are attempts to judge."""

from collections.abc import Callable, Sequence

from osselet.core.dexterity import Attempt, Call
from osselet.core.trace import TraceError
from osselet.games.oss.dexterity.deals import LOT
from osselet.games.oss.dexterity.field import FAST_FAULT, MANY_FAULT, TIME_FAULT, VOID_FAULT, Field

Judged = Callable[[str, int, Sequence[int], Attempt], Field]
NEVER = 1 << 20
"""A measure worse than any: nothing was done."""


class Waiting(Exception):
    """Hands have to answer a call before the bout can go on."""

    def __init__(self, call: Call) -> None:
        super().__init__()
        self.call = call


class Exchanges:
    """Calls answered one after the other."""

    def __init__(self, judged: Judged, exchanges: Sequence[Sequence[Attempt]]) -> None:
        self._judged = judged
        self._exchanges = exchanges
        self._next = 0

    def ask(self, call: Call) -> list[Field]:
        """The judged fields of the seats called; who did what no hand can do is asked once more, then has failed."""
        fields = self._answered(call)
        void = [place for place, field in enumerate(fields) if is_void(field)]
        if void:
            again = call._replace(
                seats=tuple(call.seats[place] for place in void),
                level=tuple(call.level[place] for place in void),
                shared=lying(fields[0], [True] * call.shared[0])
                if call.common and len(call.shared) == 1
                else call.shared,
            )
            for place, field in zip(void, self._answered(again), strict=True):
                fields[place] = field
        return fields

    def _answered(self, call: Call) -> list[Field]:
        if self._next == len(self._exchanges):
            raise Waiting(call)
        attempts = {attempt.seat: attempt for attempt in self._exchanges[self._next]}
        self._next += 1
        return [
            self._judge(call.figure, level, call.shared, attempts[seat])
            for seat, level in zip(call.seats, call.level, strict=True)
        ]

    def _judge(self, figure: str, level: int, shared: Sequence[int], attempt: Attempt) -> Field:
        """The attempt judged; one that is void, or no trace at all, as if nothing had been done."""
        if not attempt.void:
            try:
                return delayed(self._judged(figure, level, shared, attempt), attempt)
            except TraceError:
                pass
        field = self._judged(figure, level, shared, attempt._replace(trace=b""))
        field.fault = VOID_FAULT
        return field


def delayed(field: Field, attempt: Attempt) -> Field:
    """What came later than its line explains counts as done so much later, where times are compared."""
    late = attempt.late * 100 // attempt.tempo
    if late:
        for bone in range(field.bones):
            field.took_at[bone] += late
        if field.go:
            field.measure += late
    return field


def is_void(field: Field) -> bool:
    """Was nothing judged?"""
    return field.fault in (VOID_FAULT, FAST_FAULT, MANY_FAULT)


def lying(field: Field, left: list[bool]) -> tuple[int, ...]:
    """Bones on a table that all see, for the next exchange: how many, and place, and whether, of each."""
    shared = [len(left)]
    for bone, there in enumerate(left):
        shared += [field.bone_x[bone], field.bone_y[bone], int(there)]
    return tuple(shared)


def measured(field: Field) -> int:
    """The finer measure, less is better; what was not done is worse than all that was."""
    return NEVER if is_void(field) or field.fault == TIME_FAULT else field.measure


def lot(field: Field) -> int:
    """What was dealt to this attempt in case nothing else decides."""
    return field.deal[LOT]
