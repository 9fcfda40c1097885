"""A weapon moves one policeman to any free street, on its owner's turn or when it is about to be arrested."""

from osselet.core import Ints, rule
from osselet.games.chicago.rules.diary import spends_weapon
from osselet.games.chicago.state import FIRST_OFFICER, FREE, SHOOT, WEAPON, Chicago
from osselet.games.chicago.state.maps import CELLS, NOWHERE, STREET_CELL, STREETS


@rule
def list_shots(s: Chicago, thief: int, ids: Ints, count: int) -> int:
    """Any policeman in town who is not immobilised, to any free street, if the thief has a weapon."""
    if s.loot[thief, WEAPON] < 1:
        return count
    for officer in range(s.officers):
        if s.post[officer] >= 0 and not s.frozen[officer]:
            first = SHOOT + s.post[officer] * CELLS
            for at in range(STREETS):
                cell = STREET_CELL[s.map, at]
                if cell != NOWHERE and s.on[cell] == FREE:
                    ids[count] = first + cell
                    count += 1
    return count


@rule
def shoot(s: Chicago, thief: int, start: int, target: int) -> None:
    """The policeman is moved and the weapon is spent, for all to see."""
    post_officer(s, s.on[start] - FIRST_OFFICER, target)
    s.loot[thief, WEAPON] -= 1
    s.size[thief] -= 1
    s.shown[WEAPON] += 1
    spends_weapon(s, thief)


@rule
def post_officer(s: Chicago, officer: int, cell: int) -> None:
    """A policeman comes to stand here."""
    if s.post[officer] >= 0:
        s.on[s.post[officer]] = FREE
    s.post[officer] = cell
    s.on[cell] = FIRST_OFFICER + officer
