"""How many worlds there are: when each thief may have got its car, and what that leaves for all else.

A thief's choice is the place of its first car among its fresh houses, from 1; 0 is no car, and one
more than the fresh houses means the noted house it kept after them. A mixed thief's choice is 1
with a car and 0 without. The choices of all thieves are one number in mixed bases, the `code`.
"""

from osselet.core import rule
from osselet.games.chicago.notes import NOTHING_TOLD, WITH_CAR, WITHOUT_CAR
from osselet.games.chicago.secrets import knows_loot, knows_note
from osselet.games.chicago.state import (
    BANK,
    CAR,
    IN_LOOT,
    M10,
    M100,
    NOBODY,
    NOTES,
    NOTHING_CAME,
    PLANE,
    TALLIES,
    UNSURE,
    WEAPON,
    WITH,
    WITHOUT,
    Chicago,
    bit,
)

CARS, BANKS, FILLERS, FLEXIBLE, MANNERS, BACK_CARS, BACK_BANKS, BACK_PLANES = range(TALLIES)
"""On the scratch paper: houses of unknown loots that must be cars, banks, money or weapons, or any of the last two; in
how many manners; and unknown houses put back that are cars, banks or nothing, if they are not the plane."""
PLANE_UNOPENED, PLANE_ALONE, PLANE_FOR_CAR, PLANE_FOR_BANK = range(4)
PLANE_PLACES = 4
"""The plane is no unknown house put back, or the one that can be nothing else, or one of those others."""


@rule
def is_mixed(s: Chicago, thief: int) -> bool:
    """Has a thief house touched this loot, or is it about to?"""
    return s.mixed[thief] == 1 or s.lost[thief] != NOBODY


@rule
def options(s: Chicago, thief: int) -> int:
    """How many choices this thief has."""
    if is_mixed(s, thief):
        return 2 if s.car[thief] == UNSURE else 1
    if s.car[thief] == WITHOUT:
        return 1
    last = s.fresh[thief] + (1 if s.special[thief] != NOBODY else 0)
    return last if s.car[thief] == WITH else last + 1


@rule
def codes(s: Chicago) -> int:
    """How many combinations of choices there are."""
    count = 1
    for thief in range(s.thieves):
        count *= options(s, thief)
    return count


@rule
def choice_of(s: Chicago, code: int, thief: int) -> int:
    """The choice of one thief in a combination; it begins at 1 if the thief surely has a car."""
    for other in range(thief):
        code //= options(s, other)
    return code % options(s, thief) + (1 if s.car[thief] == WITH else 0)


@rule
def could_be(s: Chicago, code: int, note: int) -> int:
    """Bits of what a noted house can be if cars came as chosen."""
    could = s.note_could[note]
    for thief in range(s.thieves):
        last = s.note_last[note, thief]
        if last != NOTHING_TOLD:
            choice = choice_of(s, code, thief)
            if is_mixed(s, thief):
                could &= WITH_CAR if choice > 0 else WITHOUT_CAR
            elif choice == 0 or choice > last:
                could &= WITHOUT_CAR
            elif choice <= s.note_first[note, thief]:
                could &= WITH_CAR
            else:
                could &= bit(PLANE)
    return could


@rule
def wipe(s: Chicago) -> None:
    """The scratch paper is blank."""
    for at in range(TALLIES):
        s.tally[at] = 0
    s.tally[MANNERS] = 1


@rule
def tally_loot(s: Chicago, seat: int, code: int, thief: int) -> bool:
    """Adds what a choice demands of a loot this seat does not know; says whether it can be."""
    if is_mixed(s, thief):
        return tally_mixed(s, seat, code, thief)
    choice = choice_of(s, code, thief)
    fillers = s.before[thief] + s.fresh[thief]
    flexible = s.after[thief]
    if 0 < choice <= s.fresh[thief]:
        s.tally[CARS] += 1
        fillers = s.before[thief] + choice - 1
        flexible += s.fresh[thief] - choice
    for note in range(NOTES):
        if s.note_at[note] == IN_LOOT + thief:
            kind = kept_kind(s, code, note, thief)
            if could_be(s, code, note) & bit(kind) == 0:
                return False
            if not knows_note(s, seat, note):
                s.tally[CARS if kind == CAR else BANKS] += 1
            elif s.note_kind[note] != kind:
                return False
    # A weapon that was used was one of these houses; by which of them it makes little difference.
    fillers -= s.spent[thief]
    if fillers < 0:
        flexible += fillers
        fillers = 0
    s.tally[FILLERS] += fillers
    s.tally[FLEXIBLE] += flexible
    return flexible >= 0


@rule
def kept_kind(s: Chicago, code: int, note: int, thief: int) -> int:
    """What a house that had been put back was when this thief kept it: its first car, or a bank."""
    return CAR if note == s.special[thief] and choice_of(s, code, thief) == s.fresh[thief] + 1 else BANK


@rule
def tally_mixed(s: Chicago, seat: int, code: int, thief: int) -> bool:
    """A mixed loot: the houses the seat knows in it, one car beside them if it has one, and anything else."""
    rest = s.size[thief]
    known_car = False
    for note in range(NOTES):
        if s.note_at[note] == IN_LOOT + thief and knows_note(s, seat, note) and s.note_kind[note] >= 0:
            rest -= 1
            known_car = known_car or s.note_kind[note] == CAR
    has_one = choice_of(s, code, thief) > 0
    if has_one and not known_car:
        s.tally[CARS] += 1
        s.tally[MANNERS] *= max(rest, 1)
        rest -= 1
    s.tally[FLEXIBLE] += rest
    return rest >= 0 and (has_one or not known_car) and car_agrees(s, seat, code, thief)


@rule
def car_agrees(s: Chicago, seat: int, code: int, thief: int) -> bool:
    """A car that was plain before a thief house is still there or was what went; a new one can only be what came."""
    went = s.had_car[thief]
    came = s.new_car[thief]
    if choice_of(s, code, thief) > 0:
        if came == NOBODY or (went != NOBODY and not (knows_note(s, seat, went) and s.note_kind[went] == CAR)):
            return True
        return came != NOTHING_CAME and (not knows_note(s, seat, came) or s.note_kind[came] == CAR)
    if went == NOBODY:
        return True
    if knows_note(s, seat, went):
        return s.note_kind[went] == CAR
    return choice_of(s, code, s.note_at[went] - IN_LOOT) > 0


@rule
def tally_backs(s: Chicago, seat: int, code: int) -> bool:
    """Adds what the choices demand of houses put back; says whether those that the seat knows agree."""
    for note in range(NOTES):
        if 0 <= s.note_at[note] < IN_LOOT:
            could = could_be(s, code, note)
            if knows_note(s, seat, note):
                if could & bit(s.note_kind[note]) == 0:
                    return False
            elif could & bit(CAR):
                s.tally[BACK_CARS] += 1
            elif could & bit(BANK):
                s.tally[BACK_BANKS] += 1
            else:
                s.tally[BACK_PLANES] += 1
    return True


@rule
def tally_all(s: Chicago, seat: int, code: int) -> bool:
    """Writes down all that these choices demand; says whether they can be."""
    wipe(s)
    for thief in range(s.thieves):
        if knows_loot(s, seat, thief):
            has_one = choice_of(s, code, thief) > 0
            if not is_mixed(s, thief) and has_one != (s.loot[thief, CAR] > 0):
                return False
        elif not tally_loot(s, seat, code, thief):
            return False
    return tally_backs(s, seat, code)


@rule
def falling(pieces: int, places: int) -> float:
    """In how many ways places can be filled with distinct pieces."""
    found = 1.0
    for at in range(places):
        found *= max(pieces - at, 0)
    return found


@rule
def ways(s: Chicago, plane: int) -> float:
    """The number of worlds with what is written down and the plane in this place; `unseen` holds the pieces left."""
    manners = 1.0 * s.tally[MANNERS]
    cars = s.tally[CARS] + s.tally[BACK_CARS]
    banks = s.tally[BANKS] + s.tally[BACK_BANKS]
    if plane == PLANE_UNOPENED:
        manners *= 1 if s.tally[BACK_PLANES] == 0 else 0
    else:
        manners *= s.unseen[PLANE]
        if plane == PLANE_ALONE:
            manners *= 1 if s.tally[BACK_PLANES] == 1 else 0
        elif plane == PLANE_FOR_CAR:
            manners *= s.tally[BACK_CARS] if s.tally[BACK_PLANES] == 0 else 0
            cars -= 1
        else:
            manners *= s.tally[BACK_BANKS] if s.tally[BACK_PLANES] == 0 else 0
            banks -= 1
    if manners == 0:
        return 0.0
    fillers = s.unseen[WEAPON]
    for kind in range(M10, M100 + 1):
        fillers += s.unseen[kind]
    manners *= falling(s.unseen[CAR], cars) * falling(s.unseen[BANK], banks)
    flexible = fillers - s.tally[FILLERS] + s.unseen[BANK] - banks
    return manners * falling(fillers, s.tally[FILLERS]) * falling(flexible, s.tally[FLEXIBLE])
