"""What is dealt before an attempt: for every figure the range of each of its numbers.

Places in the deal: 0 the free cell, 1 to 12 places of six bones, 13 to 28 the drift of each throw, 29 to 45 what else a
figure needs, 46 a wait, 47 a lot. What a figure does not use is dealt below 1.
"""

from collections.abc import Mapping

from osselet.core.dexterity import MOST_DEAL, Call
from osselet.games.oss.dexterity.numbers import TURN

LOT = 47
LOTS = 30_000
DRIFTS = {13 + throw: TURN * 101 for throw in range(16)}
"""Of each throw: 64 directions, and 0 to 100 per cent of the way."""
ONE_DRIFT = {13: TURN * 101}


def spots(bones: int, x: int, y: int) -> dict[int, int]:
    """The ranges of so many bones' places."""
    return {1 + 2 * bone + at: (x, y)[at] for bone in range(bones) for at in range(2)}


def more(count: int, below: int) -> dict[int, int]:
    """The ranges of numbers that only this figure needs."""
    return {29 + at: below for at in range(count)}


GRID = {0: 6} | spots(6, 161, 161)
DEALS: Mapping[str, Mapping[int, int]] = {
    "aslik": GRID | DRIFTS,
    "ehfel": DRIFTS,
    "kuda_kuda": spots(5, 301, 121) | DRIFTS,
    "takh_takh": GRID | DRIFTS | more(5, 62),
    "wollo": spots(5, 41, 41) | DRIFTS,
    "cumi_cumi": spots(5, 61, 61),
    "gurnia": spots(4, 1, 41) | DRIFTS,
    "nampan": {0: 2} | spots(4, 301, 261) | more(4, 61),
    "numa": spots(5, 481, 261) | more(5, 41),
    "polopo": more(4, 401),
    "ariac": spots(4, 1, 41) | DRIFTS,
    "glodoc": GRID | DRIFTS,
    "labah": GRID,
    "maradono": spots(5, 41, 41) | DRIFTS,
    "meja": spots(5, 41, 61) | DRIFTS,
    "bagi": GRID | ONE_DRIFT,
    "bola_bola": spots(1, 201, 41) | ONE_DRIFT,
    "kat": GRID | ONE_DRIFT,
    "manu": spots(5, 261, 261) | {11: 261, 12: 101} | more(5, 201),
    "naik": GRID | ONE_DRIFT,
    "badaboss": {1: 401, 2: 401, 3: TURN},
    "kiri_kanoss": spots(1, 321, 251) | more(1, 101),
    "los_loboss": {0: 1} | spots(6, 161, 161) | more(6, 2) | {46: 1201},
    "targoss": spots(1, 301, 1),
    "warnoss": GRID | {46: 1201},
}


def ranges(call: Call, place: int) -> tuple[int, ...]:
    """Each number of the deal is dealt below these."""
    used = DEALS[call.figure]
    return tuple(LOTS if at == LOT else used.get(at, 1) for at in range(MOST_DEAL))
