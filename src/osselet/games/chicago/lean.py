"""Hints for bots: the Police closes in, and nobody wastes a shot. Thieves find out by themselves.

All of it is public: who stands where, and how many houses a thief carries.
"""

from osselet.core import Ints, Lean, rule
from osselet.games.chicago.maps import CELLS, DIRECTIONS, NEXT_STREET, NOWHERE
from osselet.games.chicago.state import (
    ARREST,
    FINISH,
    FREE,
    MOVE,
    MOVE_OFFICER,
    PLACE,
    PLACE_AT,
    PURSUIT,
    SHOOT,
    SURRENDER,
    THIEVES,
    TOWN,
    Chicago,
)

LAST_EXIT, TWO_EXITS, MORE_EXITS = 120, 24, 6
"""What it is worth to close the last, or the last but one, or another exit of a thief."""
BREAKS_UP = 8
"""A policeman who leaves a thief is sent so many times less often."""


@rule
def exits(s: Chicago, cell: int) -> int:
    """Free streets beside a cell."""
    count = 0
    for direction in range(DIRECTIONS):
        other = NEXT_STREET[s.map, cell, direction]
        if other != NOWHERE and s.on[other] == FREE:
            count += 1
    return count


@rule
def pressure(s: Chicago, cell: int) -> int:
    """What a policeman on this cell does to the thieves beside it, by their exits and their loot."""
    total = 0
    for direction in range(DIRECTIONS):
        other = NEXT_STREET[s.map, cell, direction]
        if other != NOWHERE and 0 < s.on[other] <= THIEVES:
            thief = s.on[other] - 1
            if s.standing[thief] == TOWN:
                left = exits(s, other)
                closing = LAST_EXIT if left <= 1 else TWO_EXITS if left == 2 else MORE_EXITS
                total += closing * (1 + s.size[thief])
    return total


@rule
def are_neighbours(s: Chicago, one: int, two: int) -> bool:
    """Are these two streets side by side?"""
    for direction in range(DIRECTIONS):
        if NEXT_STREET[s.map, one, direction] == two:
            return True
    return False


@rule
def rate_police(s: Chicago, move: int) -> int:
    """Closing exits of those who carry much; who guards a thief stays."""
    if move == FINISH:
        return 2
    if s.phase == PLACE:
        return 1 + pressure(s, move - PLACE_AT)
    start = (move - MOVE_OFFICER) // CELLS
    target = (move - MOVE_OFFICER) % CELLS
    rating = 4 + 4 * pressure(s, target)
    return max(1, rating // BREAKS_UP) if pressure(s, start) > 0 else rating


@rule
def rate_shot(s: Chicago, move: int, cell: int) -> int:
    """Only a policeman beside the shooter, and only to where it is beside it no more."""
    start = (move - SHOOT) // CELLS
    target = (move - SHOOT) % CELLS
    return 1 if are_neighbours(s, cell, start) and pressure(s, target) == 0 else 0


@rule
def prior(s: Chicago, ids: Ints, count: int, weights: Ints) -> int:
    """Rates the moves of whoever decides."""
    if s.phase in (PURSUIT, PLACE):
        for at in range(count):
            weights[at] = rate_police(s, ids[at])
        return 1
    if s.phase == MOVE and ids[count - 1] >= SHOOT:
        for at in range(count):
            weights[at] = rate_shot(s, ids[at], s.cell[s.thief]) if ids[at] >= SHOOT else 1
        return 1
    if s.phase == ARREST:
        for at in range(count):
            weights[at] = 1 if ids[at] == SURRENDER else rate_shot(s, ids[at], s.cell[s.asked])
        return 1
    return 0


LEAN = Lean(prior=prior, iterations=2000)
