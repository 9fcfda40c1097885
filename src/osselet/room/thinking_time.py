"""The clock of a table: seconds in all, or days a decision. A game with a clock in its rules keeps its own."""

from collections.abc import Iterable

from osselet.room.state import RoomState

RETURNED = 10.0
"""Seconds somebody gets at least who comes back after the time ran out."""


HAND = 8.0
"""Seconds a page waits at most for somebody's hand to throw or draw. After a throw of one's own the clock begins
so much later, whenever they have shown it: nothing that a client says moves a clock."""


def charge(state: RoomState, at: float) -> None:
    """Whoever had to decide has used the time until now."""
    passed = max(0.0, at - state.since)
    for seat in state.thinking:
        free = min(passed, state.late.get(seat, 0.0))
        if free:
            state.late[seat] -= free
        state.bank[seat] -= passed - free
    state.since = at


def draw(state: RoomState, hands: Iterable[int]) -> None:
    """These seats have something to throw, draw or turn over before they think."""
    state.late.update((seat, HAND) for seat in hands)


def grant(state: RoomState, seat: int | None) -> None:
    """A seat has decided."""
    clock = state.setting.clock
    if seat is None or clock.kind == "none":
        return
    state.late.pop(seat, None)
    state.before[seat] = state.bank[seat]
    if clock.kind == "live":
        state.bank[seat] = max(state.bank[seat], 0.0) + clock.increment
    else:
        state.bank[seat] = float(clock.seconds)


def take_back(state: RoomState, seat: int) -> None:
    """What was granted for a decision goes when the decision does, and what was used since is used."""
    clock = state.setting.clock
    if clock.kind == "live":
        state.bank[seat] = max(0.0, state.bank[seat] - clock.increment)
    elif clock.kind == "days" and seat in state.before:
        used = clock.seconds - state.bank[seat]
        state.bank[seat] = max(0.0, state.before.pop(seat) - used)


def welcome_back(state: RoomState, seat: int) -> None:
    """Who comes back after the time ran out gets a little, or a whole new decision's time."""
    if state.bank[seat] > 0.0:
        return
    clock = state.setting.clock
    state.bank[seat] = float(clock.seconds) if clock.kind == "days" else max(RETURNED, clock.increment)


def run(state: RoomState, at: float, actors: list[int]) -> None:
    """From now on it runs for those who have to decide and are there."""
    state.since = at
    timed = state.setting.clock.kind != "none"
    state.thinking = [seat for seat in actors if state.is_present(seat)] if timed else []


def left(state: RoomState) -> list[float] | None:
    """Seconds left for each seat when the last entry was made."""
    if state.setting.clock.kind == "none":
        return None
    return [round(max(0.0, seconds) + state.late.get(seat, 0.0), 1) for seat, seconds in enumerate(state.bank)]


def overdue(state: RoomState, now: float) -> list[int]:
    """The seats whose time has run out."""
    return [seat for seat in state.thinking if _end(state, seat) <= now]


def ends(state: RoomState) -> list[float]:
    """When the time of each seat that thinks runs out."""
    return [_end(state, seat) for seat in state.thinking]


def _end(state: RoomState, seat: int) -> float:
    return state.since + state.late.get(seat, 0.0) + max(0.0, state.bank[seat])
