"""What a seat knows before it guesses: which loots, which pieces, and when each thief had a car."""

from osselet.core import rule
from osselet.games.chicago.rules.diary import is_mix, last_before
from osselet.games.chicago.state import (
    ARRESTED,
    BANK,
    CAR,
    ID_COUNT,
    KEPT,
    M10,
    NOBODY,
    NOTES,
    PLANE,
    POLICE,
    THIEF,
    UNKNOWN_KIND,
    UNSURE,
    UNUSED,
    WEAPON,
    WITH,
    WITHOUT,
    Chicago,
    ChicagoScratch,
    bit,
    owner,
)
from osselet.games.chicago.state.maps import PRINTED

MONEY = POLICE
"""In `ChicagoScratch`: money of unknown worth. It stands in the column of the police houses, which are in no loot."""


@rule
def is_own(s: Chicago, seat: int, thief: int) -> bool:
    """Does the seat know all that this thief ever had?"""
    return seat == owner(s, thief)


@rule
def is_confiscated(s: Chicago, seat: int, thief: int) -> bool:
    """Does the seat know only what this thief had in the end?"""
    return seat == s.police and s.standing[thief] == ARRESTED


@rule
def is_mixed(s: Chicago, thief: int) -> bool:
    """Has a thief house touched this loot, or is it about to?"""
    for entry in range(s.entries):
        if s.entry_thief[entry] == thief and is_mix(s, entry):
            return True
    return False


@rule
def is_known_alone(s: Chicago, seat: int, thief: int) -> bool:
    """Does the seat know all the houses that this thief has found, if not when?"""
    return is_own(s, seat, thief) or (is_confiscated(s, seat, thief) and not is_mixed(s, thief))


@rule
def is_rough(s: Chicago, seat: int) -> bool:
    """Has anything happened after which worlds are not drawn by the exact prior?"""
    for entry in range(s.entries):
        if is_mix(s, entry) or (s.entry_shots[entry] > 0 and not is_own(s, seat, s.entry_thief[entry])):
            return True
        if is_confiscated(s, seat, s.entry_thief[entry]):
            return True
    return False


@rule
def count_box(s: Chicago, scratch: ChicagoScratch, seat: int) -> None:
    """The pieces that may be any house this seat has not seen: of loots, put back or never opened."""
    for kind in range(ID_COUNT):
        scratch.box[kind] = PRINTED[s.map, kind]
    scratch.box[THIEF] -= s.shown[THIEF]
    scratch.box[PLANE] -= s.shown[PLANE]
    for thief in range(s.thieves):
        if is_known_alone(s, seat, thief):
            for kind in range(ID_COUNT):
                scratch.box[kind] -= s.loot[thief, kind]
    for note in range(NOTES):
        if s.note_at[note] != UNUSED and s.note_kind[note] != UNKNOWN_KIND:
            scratch.box[s.note_kind[note]] -= 1
    for entry in range(s.entries):
        count_entry(s, scratch, seat, entry)
    scratch.box[MONEY] = 0
    for kind in range(M10, ID_COUNT):
        scratch.box[MONEY] += scratch.box[kind]


@rule
def count_entry(s: Chicago, scratch: ChicagoScratch, seat: int, entry: int) -> None:
    """What a known loot has found is what it holds, has used and has lost, without what came from others."""
    thief = s.entry_thief[entry]
    note = s.entry_what[entry]
    if is_known_alone(s, seat, thief):
        scratch.box[WEAPON] -= s.entry_shots[entry]
        if note >= 0 and s.note_kind[note] != UNKNOWN_KIND:
            scratch.box[s.note_kind[note]] += 1
    kind = s.entry_lost[entry]
    if kind >= 0 and s.entry_to[entry] != NOBODY and not is_pending(s, entry):
        if is_own(s, seat, thief):
            scratch.box[kind] -= 1
        if is_own(s, seat, s.entry_to[entry]):
            scratch.box[kind] += 1


@rule
def is_pending(s: Chicago, entry: int) -> bool:
    """Is this entry of a thief house in which nothing has changed hands yet?"""
    return s.losing != NOBODY and s.entry_what[entry] == KEPT - s.shown[THIEF]


@rule
def first_could(s: Chicago, note: int) -> int:
    """Bits of what a noted house can be before anything is made up."""
    if s.note_kind[note] != UNKNOWN_KIND:
        return bit(s.note_kind[note])
    return s.note_could[note]


@rule
def tell_cars(s: Chicago, scratch: ChicagoScratch) -> None:
    """Writes to `told` when thieves had cars, for all that can be seen with the houses this seat knows."""
    for entry in range(s.entries):
        scratch.told[entry] = s.entry_car[entry]
    for entry in range(s.entries):
        for note in range(NOTES):
            if s.entry_looks[entry] & bit(note):
                tell(scratch, entry, first_could(s, note), CAR, BANK)
        former = last_before(s, s.entry_thief[entry], entry)
        if former != NOBODY and s.entry_what[entry] >= 0:
            tell(scratch, former, first_could(s, s.entry_what[entry]), BANK, CAR)
        elif former != NOBODY and s.entry_lost[entry] == CAR:
            scratch.told[former] = WITH
    spread(s, scratch)
    for entry in range(s.entries):
        if is_mix(s, entry) and not is_pending(s, entry):
            tell_mix(s, scratch, entry)
    spread(s, scratch)


@rule
def spread(s: Chicago, scratch: ChicagoScratch) -> None:
    """Between thief houses a car stays, so there was one ever after, or none ever before."""
    for entry in range(s.entries):
        former = last_before(s, s.entry_thief[entry], entry)
        if former != NOBODY and scratch.told[former] == WITH and not is_mix(s, entry):
            scratch.told[entry] = WITH
    for back in range(s.entries):
        entry = s.entries - 1 - back
        former = last_before(s, s.entry_thief[entry], entry)
        if former != NOBODY and scratch.told[entry] == WITHOUT and not is_mix(s, entry):
            scratch.told[former] = WITHOUT


@rule
def tell_mix(s: Chicago, scratch: ChicagoScratch, entry: int) -> None:
    """Who has a car after a thief house had it before or got it; who has none has lost the one it had."""
    former = last_before(s, s.entry_thief[entry], entry)
    giver = NOBODY
    receiver = NOBODY
    for at in range(s.entries):
        if s.entry_what[at] == s.entry_what[entry]:
            if s.entry_to[at] == s.entry_thief[entry]:
                giver = at
            if s.entry_thief[at] == s.entry_to[entry]:
                receiver = at
    if scratch.told[entry] == WITH:
        if giver == NOBODY or not could_lose_car(s, scratch, giver):
            if former != NOBODY:
                scratch.told[former] = WITH
        elif former == NOBODY or scratch.told[former] == WITHOUT:
            scratch.told[last_before(s, s.entry_thief[giver], giver)] = WITH
    elif scratch.told[entry] == WITHOUT and receiver != NOBODY and former != NOBODY and scratch.told[former] == WITH:
        scratch.told[receiver] = WITH


@rule
def could_lose_car(s: Chicago, scratch: ChicagoScratch, entry: int) -> bool:
    """Can this be the thief that passes on a car?"""
    former = last_before(s, s.entry_thief[entry], entry)
    seen = s.entry_lost[entry] != CAR and s.entry_lost[entry] != UNKNOWN_KIND
    return former != NOBODY and scratch.told[former] != WITHOUT and not seen


@rule
def tell(scratch: ChicagoScratch, entry: int, could: int, with_car: int, without: int) -> None:
    """There was a car if the house can only be the one kind, and none if it can only be the other."""
    if scratch.told[entry] == UNSURE and could == bit(with_car):
        scratch.told[entry] = WITH
    elif scratch.told[entry] == UNSURE and could == bit(without):
        scratch.told[entry] = WITHOUT


@rule
def has_one(scratch: ChicagoScratch, thief: int) -> bool:
    """Does this thief have a car in the game made up?"""
    return scratch.held[thief, CAR] > 0
