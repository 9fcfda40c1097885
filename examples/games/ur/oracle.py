"""Ur told a second time, from the rules page alone and without the rules beside it."""

from collections.abc import Mapping
from typing import Any


def oracle(players: int, options: Mapping[str, Any], steps: list[str]) -> Mapping[str, Any]:
    """Where these steps lead: the pieces of both, and whose turn it is."""
    stood: list[set[str]] = [set(), set()]
    gone = [0, 0]
    waiting = [options.get("pieces", 7)] * 2
    turn, thrown, phase = 0, None, "throw"
    for step in steps:
        word, *rest = step.split(":")
        if word == "throw":
            thrown, phase = int(rest[0]), "move"
            if not _can_go(stood, waiting, turn, thrown, options.get("safe", True)):
                turn, phase = 1 - turn, "throw"
            continue
        to = rest[-1] if word != "leave" else ""
        if word == "enter":
            waiting[turn] -= 1
        else:
            stood[turn].remove(rest[0])
        if not to:
            gone[turn] += 1
        else:
            stood[turn].add(to)
            if to in stood[1 - turn]:
                stood[1 - turn].remove(to)
                waiting[1 - turn] += 1
        phase = "over" if gone[turn] == options.get("pieces", 7) else "throw"
        if to not in ("a1", "a7", "b4", "c1", "c7"):
            turn = 1 - turn
    return {
        "phase": phase,
        "turn": None if phase == "over" else turn,
        "thrown": thrown,
        "seats": [
            {"waiting": waiting[seat], "home": gone[seat], "track": [at for at in _way(seat) if at in stood[seat]]}
            for seat in range(2)
        ],
    }


def _way(seat: int) -> list[str]:
    row = "ca"[seat]
    return [f"{row}{at}" for at in "4321"] + [f"b{at}" for at in "12345678"] + [f"{row}{at}" for at in "87"]


def _can_go(stood: list[set[str]], waiting: list[int], turn: int, thrown: int, safe: bool) -> bool:
    way = ["", *_way(turn), "home"]
    for at, name in enumerate(way[:-1]):
        here = waiting[turn] > 0 if at == 0 else name in stood[turn]
        if thrown == 0 or not here or at + thrown >= len(way):
            continue
        to = way[at + thrown]
        if to == "home" or (to not in stood[turn] and not (safe and to == "b4" and to in stood[1 - turn])):
            return True
    return False
