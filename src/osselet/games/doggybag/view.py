"""What a seat sees of the table."""

from typing import Any

from osselet.core import Facts, Ints, as_list
from osselet.games.doggybag.state import COLOURS, DONE, KINDS, NOTHING, PHASES, PUT, STEAL, Doggybag


def view(s: Doggybag, facts: Facts) -> dict[str, Any]:
    """The bag, the chest, the hand that draws, and every screen."""
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "first": int(s.first),
        "turn": None if s.phase == DONE else int(s.turn),
        "coins": as_list(s.coins)[: s.thrown],
        "loot": int(s.loot) if s.thrown == 2 else None,
        "bag": {"size": int(s.bag_size), "seen": seen(s, facts)},
        "chest": bones(as_list(s.chest)),
        "drawn": bones(as_list(s.drawn)),
        "steal": COLOURS[s.steal] if s.phase == STEAL else None,
        "seats": [screen(s, seat, facts) for seat in range(s.players)],
    }


def bones(counts: list[int]) -> dict[str, int]:
    """So many of each colour."""
    return dict(zip(COLOURS, counts, strict=True))


def row(counts: Ints, seat: int) -> dict[str, int]:
    """What a seat has of each colour."""
    return bones(as_list(counts[seat, :]))


def seen(s: Doggybag, facts: Facts) -> dict[str, Any] | None:
    """What this seat saw at its last look, and what went in and out since; the bag itself where nothing is hidden."""
    if facts.revealed:
        return {"content": bones(as_list(s.bag)), "added": 0, "removed": bones([0] * KINDS)}
    seat = facts.seat
    if seat is None or not s.looks[seat]:
        return None
    last = int(s.looks[seat]).bit_length() - 1
    return {
        "content": bones([int(s.openly_then[seat, colour] + s.looted[last, colour]) for colour in range(KINDS)]),
        "added": int(s.fed - s.fed_then[seat]),
        "removed": bones([int(s.gone[colour] - s.gone_then[seat, colour]) for colour in range(KINDS)]),
    }


def screen(s: Doggybag, seat: int, facts: Facts) -> dict[str, Any]:
    """One player: behind the screen, before it, and the token."""
    shown = facts.revealed or s.phase == DONE or facts.seat == seat
    in_the_bag = facts.sealed[seat] or not s.to_put[seat]
    return {
        "stock": row(s.stock, seat) if shown else None,
        "stock_size": int(s.stock_size[seat]),
        "front": row(s.front, seat),
        "role": None if s.role[seat] == NOTHING else int(s.role[seat]),
        "flipped": bool(s.flipped[seat]),
        "announced": int(s.announced[seat]) or None,
        "sealed": bool(s.phase == PUT and in_the_bag and not s.out[seat]),
        "out": bool(s.out[seat]),
    }
