"""What a seat sees of the table: a dict that can be sent as JSON, made from a state that `hide` has blanked."""

from typing import Any

from osselet.core import Facts, SeatNumber, as_list

from .state import DONE, HOLD, NOTHING, PHASES, Mygame


def view(s: Mygame, facts: Facts) -> dict[str, Any]:
    """The round, the calls, and every player."""
    opened = as_list(s.opened)[: s.players]
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "turn": SeatNumber(s.turn) if s.phase not in (HOLD, DONE) else None,
        "first": SeatNumber(s.first),
        "goal": s.goal,
        "total": None if NOTHING in opened else sum(opened),
        "seats": [player(s, seat, facts) for seat in range(s.players)],
    }


def player(s: Mygame, seat: int, facts: Facts) -> dict[str, Any]:
    """One player; a fist is known to its owner alone, also before the choice has entered."""
    chosen = [int(name.removeprefix("hold:")) for name in facts.own] if seat == facts.seat else []
    fist = chosen[0] if chosen else s.fist[seat]
    return {
        "fist": fist if fist >= 0 else None,
        "sealed": s.phase == HOLD and (facts.sealed[seat] or s.fist[seat] != NOTHING),
        "call": s.called[seat] if s.called[seat] != NOTHING else None,
        "opened": s.opened[seat] if s.opened[seat] != NOTHING else None,
        "points": s.points[seat],
    }
