"""What a seat sees of the table."""

from typing import Any

from osselet.core import Facts, as_rows

from .rules import on_table
from .state import ACE, BID, DONE, FACES, NOBODY, PHASES, SHOWN, THROW, Perudo


def view(s: Perudo, facts: Facts) -> dict[str, Any]:
    """Dice under the cups of others are null."""
    shown = s.phase in (SHOWN, DONE)
    wild = [ACE] if not s.palifico and s.face != ACE else []
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "turn": None if s.phase in (THROW, DONE) else int(s.turn),
        "on_table": on_table(s),
        "palifico": bool(s.palifico),
        "count": int(s.count) or None,
        "face": [int(s.face)] if s.count else [],
        "found": int(s.found) if shown else None,
        "matching": [int(s.face), *wild] if shown else [],
        "faces": list(range(1, FACES + 1)) if s.phase == BID else [],
        "seats": [_seat(s, seat, shown) for seat in range(s.players)],
    }


def _seat(s: Perudo, seat: int, shown: bool) -> dict[str, Any]:
    dice = as_rows(s.dice)[seat][: s.lying[seat]]
    said = s.last_count[seat]
    return {
        "cup": "cup" if s.held[seat] and not shown else None,
        "dice": [int(die) or None for die in dice],
        "said": f"{said} × {s.last_face[seat]}" if said else None,
        "left": int(s.held[seat]),
        "lost": bool(s.loser == seat),
        "won": bool(s.winner == seat and s.winner != NOBODY),
        "out": bool(s.held[seat] == 0),
    }
