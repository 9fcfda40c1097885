"""What a seat sees of the table."""

from typing import Any

from osselet.core import Facts, SeatNumber

from .rules import deals
from .secrets import holds
from .state import BID, CARDS, DEAL, DONE, NONE, PACK, PHASES, PLAY, SHOWN, TURN, OhHell


def view(s: OhHell, facts: Facts) -> dict[str, Any]:
    """Cards in the hands of others are null. A trick lies there until the next one is led."""
    said = [int(s.said[seat]) for seat in range(s.players) if s.said[seat] != NONE]
    return {
        "phase": PHASES[s.phase],
        "turn": None if s.phase in (DEAL, TURN, DONE) else SeatNumber(s.turn),
        "deal": f"{s.deal + 1} / {deals(s)}",
        "size": int(s.size),
        "trump": [CARDS[s.trump]] if s.trump != NONE else [],
        "trick": [
            {"kind": CARDS[s.played[seat]], "seat": SeatNumber(seat)} for seat in _order(s) if s.played[seat] != NONE
        ],
        "wanted": sum(said) if said else None,
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def _order(s: OhHell) -> list[int]:
    """The seats as they play to a trick."""
    return [(s.leader + step) % s.players for step in range(s.players)]


def _seat(s: OhHell, seat: int) -> dict[str, Any]:
    known = [CARDS[card] for card in range(PACK) if s.where[card] == seat]
    is_over = s.phase in (SHOWN, DONE)
    said = int(s.said[seat]) if s.said[seat] != NONE else None
    return {
        "hand": known or [None] * holds(s, seat),
        "says": said if s.phase == BID else None,
        "said": said,
        "tricks": int(s.tricks[seat]) if s.phase == PLAY or is_over else None,
        "points": int(s.points[seat]),
        "dealer": bool(s.dealer == seat),
        "takes": bool(s.taker == seat and not is_over),
        "made": bool(is_over and s.tricks[seat] == said),
        "missed": bool(is_over and s.tricks[seat] != said),
    }
