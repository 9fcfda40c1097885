"""What a seat sees of the table."""

from typing import Any

from osselet.core import Facts, as_list, as_rows
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
        "chosen": [name.removeprefix("put:") for name in facts.own],
        "bag": {"size": int(s.bag_size), "seen": seen(s, facts)},
        "chest": bones(as_list(s.chest)),
        "drawn": bones(as_list(s.drawn)),
        "steal": COLOURS[s.steal] if s.phase == STEAL else None,
        "seats": screens(s, facts),
    }


def bones(counts: list[int]) -> dict[str, int]:
    """So many of each colour."""
    return dict(zip(COLOURS, counts, strict=True))


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


def screens(s: Doggybag, facts: Facts) -> list[dict[str, Any]]:
    """Each player: behind the screen, before it, and the token."""
    stocks, fronts, role = as_rows(s.stock), as_rows(s.front), as_list(s.role)
    size, flipped, announced = as_list(s.stock_size), as_list(s.flipped), as_list(s.announced)
    to_put, out = as_list(s.to_put), as_list(s.out)
    all_shown = facts.revealed or s.phase == DONE
    return [
        {
            "stock": bones(stocks[seat]) if all_shown or facts.seat == seat else None,
            "stock_size": size[seat],
            "front": bones(fronts[seat]),
            "role": None if role[seat] == NOTHING else role[seat],
            "flipped": bool(flipped[seat]),
            "announced": announced[seat] or None,
            "sealed": s.phase == PUT and (facts.sealed[seat] or not to_put[seat]) and not out[seat],
            "out": bool(out[seat]),
        }
        for seat in range(s.players)
    ]
