"""What a seat sees of the table."""

from typing import Any

from osselet.core import Facts, Ints
from osselet.games.doggybag.state import COLOURS, DONE, KINDS, NOTHING, PHASES, PUT, STEAL, Doggybag


def view(s: Doggybag, facts: Facts) -> dict[str, Any]:
    """The bag, the chest, the hand that draws, and every screen."""
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "first": int(s.first),
        "turn": None if s.phase == DONE else int(s.turn),
        "coins": [int(s.coins[coin]) for coin in range(s.thrown)],
        "loot": int(s.loot) if s.thrown == 2 else None,
        "chosen": [name.removeprefix("put:") for name in facts.own],
        "bag": {"size": int(s.bag_size), "seen": seen(s, facts)},
        "chest": bones([s.chest[colour] for colour in range(KINDS)]),
        "drawn": bones([s.drawn[colour] for colour in range(KINDS)]),
        "steal": COLOURS[s.steal] if s.phase == STEAL else None,
        "seats": [screen(s, seat, facts) for seat in range(s.players)],
    }


def bones(counts: list[int]) -> dict[str, int]:
    """So many of each colour."""
    return {colour: int(count) for colour, count in zip(COLOURS, counts, strict=True)}


def row(counts: Ints, seat: int) -> dict[str, int]:
    """What a seat has of each colour."""
    return bones([counts[seat, colour] for colour in range(KINDS)])


def seen(s: Doggybag, facts: Facts) -> dict[str, Any] | None:
    """What this seat saw at its last look, and what went in and out since; the bag itself where nothing is hidden."""
    if facts.revealed:
        return {"content": bones([s.bag[colour] for colour in range(KINDS)]), "added": 0, "removed": bones([0] * KINDS)}
    seat = facts.seat
    if seat is None or not s.looks[seat]:
        return None
    last = int(s.looks[seat]).bit_length() - 1
    return {
        "content": bones([s.openly_then[seat, colour] + s.looted[last, colour] for colour in range(KINDS)]),
        "added": int(s.fed - s.fed_then[seat]),
        "removed": bones([s.gone[colour] - s.gone_then[seat, colour] for colour in range(KINDS)]),
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
