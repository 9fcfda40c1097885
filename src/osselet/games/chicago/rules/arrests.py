"""Arrests: a thief that cannot move, with a policeman beside it, may still shoot; otherwise its loot is confiscated."""

from osselet.core import Ints, rule
from osselet.games.chicago.rules.weapons import list_shots
from osselet.games.chicago.state import (
    ARREST,
    ARRESTED,
    FIRST_OFFICER,
    NOBODY,
    SURRENDER,
    TOWN,
    Chicago,
    has_free_cell_beside,
)
from osselet.games.chicago.state.maps import DIRECTIONS, NEXT_STREET, NOWHERE


@rule
def is_cornered(s: Chicago, thief: int) -> bool:
    """No free street beside it, and a policeman, immobilised or not."""
    if s.standing[thief] != TOWN or has_free_cell_beside(s, s.cell[thief]):
        return False
    for direction in range(DIRECTIONS):
        cell = NEXT_STREET[s.map, s.cell[thief], direction]
        if cell != NOWHERE and s.on[cell] >= FIRST_OFFICER:
            return True
    return False


@rule
def find_cornered(s: Chicago) -> int:
    """The lowest thief about to be arrested, or NOBODY."""
    for thief in range(s.thieves):
        if is_cornered(s, thief):
            return thief
    return NOBODY


@rule
def ask(s: Chicago, thief: int) -> None:
    """Every thief about to be arrested is asked, weapon or not, so that being asked tells nothing."""
    s.resume = s.phase
    s.asked = thief
    s.phase = ARREST


@rule
def list_answers(s: Chicago, ids: Ints) -> int:
    """Surrender, or a shot."""
    ids[0] = SURRENDER
    return list_shots(s, s.asked, ids, 1)


@rule
def surrender(s: Chicago) -> None:
    """The loot is the Police's now; the pawn stays, and the policemen beside it are immobilised."""
    s.standing[s.asked] = ARRESTED
    s.car_shown[s.asked] = 0
    s.eventful = 1
    s.quiet = 0
    for direction in range(DIRECTIONS):
        cell = NEXT_STREET[s.map, s.cell[s.asked], direction]
        if cell != NOWHERE and s.on[cell] >= FIRST_OFFICER:
            s.frozen[s.on[cell] - FIRST_OFFICER] = 1
    answered(s)


@rule
def answered(s: Chicago) -> None:
    """What was interrupted goes on."""
    s.asked = NOBODY
    s.phase = s.resume
    s.resume = NOBODY
