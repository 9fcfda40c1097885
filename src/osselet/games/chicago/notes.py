"""What everybody can work out: who may have a car, and what a house that was put back can be.

A car is plain whenever its thief goes. Between two moves a thief may take several houses without
leaving its cell; these are its *fresh* houses, and the first car may be one of them. A house put
back meanwhile is a car if the thief's car came before, and a bank if it came later or not at all,
so each note remembers how many fresh houses there were. Nothing here is secret but `note_kind`.
"""

from osselet.core import rule
from osselet.games.chicago.state import (
    BANK,
    CAR,
    IN_LOOT,
    NOBODY,
    NOTES,
    PLANE,
    SPENT_KIND,
    THIEVES,
    UNKNOWN_KIND,
    UNSURE,
    UNUSED,
    WEAPON,
    WITH,
    WITHOUT,
    Chicago,
    bit,
    owner,
)

NOTHING_TOLD = -1
ANY_KIND = (1 << 10) - 1
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
    for thief in range(THIEVES):
        s.note_first[note, thief] = NOTHING_TOLD
        s.note_last[note, thief] = NOTHING_TOLD
        if s.had_car[thief] == note:
            s.had_car[thief] = NOBODY
        if s.new_car[thief] == note:
            s.new_car[thief] = NOBODY


@rule
def new_note(s: Chicago, kind: int, at: int, could: int) -> int:
    """A note about a house of this kind."""
    note = 0
    while s.note_at[note] != UNUSED:
        note += 1
    s.note_kind[note] = kind
    s.note_at[note] = at
    s.note_could[note] = could
    return note


@rule
def looks(s: Chicago, thief: int, note: int) -> None:
    """The thief has looked and could not or would not keep it: its seat knows it, the others draw their conclusions."""
    s.note_seats[note] |= bit(owner(s, thief))
    if s.car[thief] == WITH:
        s.note_could[note] &= WITH_CAR
    elif s.car[thief] == WITHOUT:
        s.note_could[note] &= WITHOUT_CAR
    else:
        if s.note_first[note, thief] == NOTHING_TOLD:
            s.note_first[note, thief] = s.fresh[thief]
        s.note_last[note, thief] = s.fresh[thief]


@rule
def takes_unseen(s: Chicago, thief: int) -> None:
    """The thief has kept a house that was closed: it may be a car if there was none, a bank if there was."""
    s.new_car[thief] = NOBODY
    if s.car[thief] == WITH:
        s.after[thief] += 1
    else:
        s.fresh[thief] += 1
        s.car[thief] = UNSURE


@rule
def takes_noted(s: Chicago, thief: int, note: int) -> None:
    """The thief has kept a house that was put back before: a car, or a bank since it has a car; so it has one now."""
    s.note_at[note] = IN_LOOT + thief
    s.note_back[note] = 0
    s.note_seats[note] |= bit(owner(s, thief))
    if s.car[thief] == WITH:
        s.note_could[note] = 1 << BANK
    elif s.mixed[thief]:
        s.note_could[note] = ANY_KIND
    else:
        s.note_could[note] &= 1 << CAR if s.car[thief] == WITHOUT else 1 << BANK | 1 << CAR
        s.special[thief] = note
    s.car[thief] = WITH


@rule
def spends_weapon(s: Chicago, thief: int) -> None:
    """Who knew of a weapon in this loot takes it for the one that was used."""
    for note in range(NOTES):
        if s.note_at[note] == IN_LOOT + thief and s.note_kind[note] == WEAPON:
            s.note_kind[note] = SPENT_KIND
            return


@rule
def loot_is_empty(s: Chicago, thief: int) -> None:
    """Everybody sees that nothing is left, so all is known of this loot again."""
    no_car_is_plain(s, thief)
    s.before[thief] = 0
    s.after[thief] = 0
    s.spent[thief] = 0
    s.mixed[thief] = 0
    s.special[thief] = NOBODY
    for note in range(NOTES):
        if s.note_at[note] == IN_LOOT + thief:
            blank_note(s, note)


@rule
def car_is_plain(s: Chicago, thief: int) -> None:
    """It goes, and a second move is offered."""
    s.car_shown[thief] = 1
    s.car[thief] = WITH
    s.had_car[thief] = NOBODY
    s.new_car[thief] = NOBODY


@rule
def no_car_is_plain(s: Chicago, thief: int) -> None:
    """It goes, and no second move is offered: none of its fresh houses was a car, so what it put back was none."""
    s.car[thief] = WITHOUT
    s.had_car[thief] = NOBODY
    s.new_car[thief] = NOBODY
    s.before[thief] += s.fresh[thief]
    s.fresh[thief] = 0
    for note in range(NOTES):
        if s.note_last[note, thief] != NOTHING_TOLD:
            s.note_could[note] &= WITHOUT_CAR
            s.note_first[note, thief] = NOTHING_TOLD
            s.note_last[note, thief] = NOTHING_TOLD


@rule
def loot_is_mixed(s: Chicago, thief: int, lost: bool) -> None:
    """A house came or went unseen: what was known of single houses in this loot is known no more."""
    s.mixed[thief] = 1
    if lost:
        s.car_shown[thief] = 0
        s.had_car[thief] = s.lost[thief] if s.car[thief] == WITH else NOBODY
        s.car[thief] = UNSURE
    elif s.car[thief] == WITHOUT:
        s.car[thief] = UNSURE
    for note in range(NOTES):
        if s.note_at[note] == IN_LOOT + thief and note != s.lost[thief]:
            if lost:
                blank_note(s, note)
            else:
                s.note_could[note] = ANY_KIND
    s.before[thief] = 0
    s.fresh[thief] = 0
    s.after[thief] = 0
    s.special[thief] = NOBODY
    for note in range(NOTES):
        s.note_first[note, thief] = NOTHING_TOLD
        s.note_last[note, thief] = NOTHING_TOLD
