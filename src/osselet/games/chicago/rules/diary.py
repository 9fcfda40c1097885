"""What everybody can work out about houses: a note on each that was put back, and a diary of those that changed hands.

The diary has an entry for each house a thief kept and for each thief of a thief house. Between two
entries of a thief its loot stays the same, but for weapons it uses; so all that is seen of it
meanwhile is written to the former: whether it goes with a car, which notes it looked at without
keeping the house, how often it shot. A house that a thief puts back is a car or the plane if it
has a car, a bank or the plane if not. Nothing here is secret but `note_kind` and `entry_lost`.
"""

from osselet.core import rule
from osselet.games.chicago.state import (
    BANK,
    CAR,
    IN_LOOT,
    KEPT,
    NOBODY,
    NOTES,
    NOTHING_LOST,
    PLANE,
    THIEF,
    UNKNOWN_KIND,
    UNSURE,
    UNUSED,
    WITH,
    WITHOUT,
    Chicago,
    bit,
    owner,
)

PUT_BACK = 1 << PLANE | 1 << BANK | 1 << CAR
WITH_CAR = 1 << PLANE | 1 << CAR
WITHOUT_CAR = 1 << PLANE | 1 << BANK


@rule
def blank_note(s: Chicago, note: int) -> None:
    """The note can be used anew."""
    s.note_kind[note] = UNKNOWN_KIND
    s.note_at[note] = UNUSED
    s.note_seats[note] = 0
    s.note_could[note] = 0
    s.note_back[note] = 0


@rule
def plane_is_plain(s: Chicago, note: int) -> None:
    """It has flown: whoever looked at it could not keep it, car or not."""
    blank_note(s, note)
    for entry in range(s.entries):
        if s.entry_looks[entry] & bit(note):
            s.entry_looks[entry] -= bit(note)


@rule
def new_note(s: Chicago, kind: int, at: int) -> int:
    """A note about a house of this kind that is not kept."""
    note = 0
    while s.note_at[note] != UNUSED:
        note += 1
    s.note_kind[note] = kind
    s.note_at[note] = at
    s.note_could[note] = PUT_BACK
    return note


@rule
def blank_entry(s: Chicago, entry: int) -> None:
    """Nothing is written here."""
    s.entry_thief[entry] = NOBODY
    s.entry_what[entry] = KEPT
    s.entry_looks[entry] = 0
    s.entry_car[entry] = UNSURE
    s.entry_shots[entry] = 0
    s.entry_lost[entry] = NOTHING_LOST
    s.entry_to[entry] = NOBODY


@rule
def write(s: Chicago, thief: int, what: int, car: int) -> int:
    """A new entry."""
    entry = s.entries
    s.entries += 1
    s.entry_thief[entry] = thief
    s.entry_what[entry] = what
    s.entry_car[entry] = car
    return entry


@rule
def last_before(s: Chicago, thief: int, end: int) -> int:
    """The last entry about a thief before this one, or NOBODY."""
    entry = end - 1
    while entry >= 0 and s.entry_thief[entry] != thief:
        entry -= 1
    return entry


@rule
def car_now(s: Chicago, thief: int) -> int:
    """What everybody can work out about a thief's car; it begins without one."""
    entry = last_before(s, thief, s.entries)
    return WITHOUT if entry == NOBODY else s.entry_car[entry]


@rule
def is_mix(s: Chicago, entry: int) -> bool:
    """Is this entry about a thief house?"""
    return s.entry_what[entry] < KEPT


@rule
def looks(s: Chicago, thief: int, note: int) -> None:
    """The thief has looked and could not or would not keep it: its seat knows it, the others draw their conclusions."""
    s.note_seats[note] |= bit(owner(s, thief))
    car = car_now(s, thief)
    if car == UNSURE:
        s.entry_looks[last_before(s, thief, s.entries)] |= bit(note)
    else:
        s.note_could[note] &= WITH_CAR if car == WITH else WITHOUT_CAR


@rule
def takes_unseen(s: Chicago, thief: int) -> None:
    """The thief has kept a house that was closed: it may be a car if there was none, a bank if there was."""
    write(s, thief, KEPT, WITH if car_now(s, thief) == WITH else UNSURE)


@rule
def takes_noted(s: Chicago, thief: int, note: int) -> None:
    """The thief has kept a house that was put back before: a car, or a bank since it has a car; so it has one now."""
    car = car_now(s, thief)
    if car == WITH:
        s.note_could[note] &= bit(BANK)
    elif car == WITHOUT:
        s.note_could[note] &= bit(CAR)
    else:
        s.note_could[note] &= bit(BANK) | bit(CAR)
    s.note_at[note] = IN_LOOT
    s.note_back[note] = 0
    s.note_seats[note] |= bit(owner(s, thief))
    write(s, thief, note, WITH)


@rule
def spends_weapon(s: Chicago, thief: int) -> None:
    """It had one; if nothing is left to it, it has no car."""
    s.entry_shots[last_before(s, thief, s.entries)] += 1
    if s.size[thief] == 0:
        no_car_is_plain(s, thief)


@rule
def find_out(s: Chicago, entry: int, car: int) -> None:
    """Everybody knows now whether there was a car at this entry, and so what was looked at then."""
    s.entry_car[entry] = car
    for note in range(NOTES):
        if s.entry_looks[entry] & bit(note):
            s.note_could[note] &= WITH_CAR if car == WITH else WITHOUT_CAR
    s.entry_looks[entry] = 0


@rule
def car_is_plain(s: Chicago, thief: int) -> None:
    """It goes, and a second move is offered."""
    s.car_shown[thief] = 1
    find_out(s, last_before(s, thief, s.entries), WITH)


@rule
def no_car_is_plain(s: Chicago, thief: int) -> None:
    """It goes, and no second move is offered: it had none since the last thief house, for cars do not get lost."""
    entry = last_before(s, thief, s.entries)
    while entry != NOBODY and s.entry_car[entry] == UNSURE:
        find_out(s, entry, WITHOUT)
        entry = NOBODY if is_mix(s, entry) else last_before(s, thief, entry)


@rule
def loses(s: Chicago, thief: int, kind: int, receiver: int) -> None:
    """In a thief house, this will go to the next."""
    entry = write(s, thief, KEPT - s.shown[THIEF], UNSURE)
    s.entry_lost[entry] = kind
    s.entry_to[entry] = receiver


@rule
def receives_only(s: Chicago, thief: int) -> None:
    """A thief that had nothing to lose; a car that was there is still there."""
    write(s, thief, KEPT - s.shown[THIEF], WITH if car_now(s, thief) == WITH else UNSURE)
