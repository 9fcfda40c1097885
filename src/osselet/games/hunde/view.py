"""What everybody sees of the table; nothing is hidden."""

from typing import Any

from osselet.core import Facts
from osselet.games.hunde.rules import distance
from osselet.games.hunde.state import DONE, FACES, MIDDLE, PHASES, Hunde


def view(s: Hunde, facts: Facts) -> dict[str, Any]:
    """The ring, the dice of this turn and every runner."""
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "first": int(s.first),
        "turn": None if s.phase == DONE else int(s.turn),
        "dog": int(s.dog),
        "dice": {
            "white": [str(FACES[s.white[at]]) for at in range(s.white_thrown)],
            "black": [str(FACES[s.black[at]]) for at in range(s.black_thrown)],
        },
        "total": int(s.total),
        "seats": [runner(s, seat) for seat in range(s.players)],
    }


def runner(s: Hunde, seat: int) -> dict[str, Any]:
    """One player's pawn and bones."""
    on_track = s.pawn[seat] != MIDDLE
    return {
        "pawn": int(s.pawn[seat]) if on_track else None,
        "distance": int(distance(s, seat)) if on_track else None,
        "bones": int(s.bones[seat]),
    }
