"""Making up thief houses: which pieces must have been there, what was lost, and what it was worth."""

from osselet.core import Ints, below, rule
from osselet.games.chicago.rules.diary import is_mix, last_before
from osselet.games.chicago.secrets.evidence import MONEY, is_confiscated, is_known_alone, is_own, is_pending
from osselet.games.chicago.state import (
    BANK,
    CAR,
    ENTRIES,
    ID_COUNT,
    KEPT,
    M10,
    NOBODY,
    NOTHING_LOST,
    UNKNOWN_KIND,
    WEAPON,
    WITH,
    WITHOUT,
    Chicago,
    ChicagoScratch,
    bit,
)

NO_KIND = -1
ALL_KINDS = (1 << ID_COUNT) - 1
SELDOM = 8
"""One time in so many something unlikely is tried."""


@rule
def plan(s: Chicago, scratch: ChicagoScratch, seat: int, rng: Ints) -> bool:
    """Cars that are plain, weapons that were used and houses that were seen when lost came from somewhere.

    Chooses where and takes them from the box; says whether it has as many. A choice may be wrong, so
    after thief houses there is now and then none; attempts that contradict the diary end anyway.
    """
    for entry in range(ENTRIES):
        scratch.planned[entry] = NO_KIND
    for entry in range(s.entries):
        if is_free(s, scratch, seat, entry) and is_surely_car(s, scratch, entry):
            plan_here(s, scratch, seat, entry, CAR)
    for entry in range(s.entries):
        thief = s.entry_thief[entry]
        if not is_own(s, seat, thief):
            for _ in range(s.entry_shots[entry]):
                plan_before(s, scratch, seat, entry + 1, thief, WEAPON, rng)
            if s.entry_lost[entry] >= 0 and s.entry_lost[entry] != CAR:
                kind = MONEY if s.entry_lost[entry] >= M10 else s.entry_lost[entry]
                plan_before(s, scratch, seat, entry, thief, kind, rng)
    return min(s.unseen[CAR], s.unseen[BANK], s.unseen[WEAPON], s.unseen[MONEY]) >= 0


@rule
def plan_here(s: Chicago, scratch: ChicagoScratch, seat: int, entry: int, kind: int) -> None:
    """This entry will bring such a house."""
    scratch.planned[entry] = kind
    if not is_known_alone(s, seat, s.entry_thief[entry]):
        s.unseen[kind] -= 1


@rule
def plan_before(s: Chicago, scratch: ChicagoScratch, seat: int, end: int, thief: int, kind: int, rng: Ints) -> None:
    """One of the closed houses that this thief kept before an entry was such; or another's, after a thief house."""
    mine = 0
    anybodys = 0
    unsure = kind != WEAPON
    for entry in range(end):
        if is_free(s, scratch, seat, entry):
            anybodys += 1
            if s.entry_thief[entry] == thief:
                mine += 1
        if s.entry_thief[entry] == thief and is_mix(s, entry):
            unsure = True
    way = below(rng, SELDOM) if unsure else 1
    anybody = mine == 0 or way == 2
    if way == 0 or anybodys == 0:
        return
    left = below(rng, anybodys if anybody else mine)
    for entry in range(end):
        if is_free(s, scratch, seat, entry) and (anybody or s.entry_thief[entry] == thief):
            if left == 0:
                plan_here(s, scratch, seat, entry, kind)
                return
            left -= 1


@rule
def is_free(s: Chicago, scratch: ChicagoScratch, seat: int, entry: int) -> bool:
    """Is this a closed house kept by another, with nothing planned for it?"""
    own = is_own(s, seat, s.entry_thief[entry])
    return s.entry_what[entry] == KEPT and scratch.planned[entry] == NO_KIND and not own


@rule
def is_surely_car(s: Chicago, scratch: ChicagoScratch, entry: int) -> bool:
    """Has the thief a car now, and had none before?"""
    former = last_before(s, s.entry_thief[entry], entry)
    return scratch.told[entry] == WITH and (former == NOBODY or scratch.told[former] == WITHOUT)


@rule
def end_of_mix(s: Chicago, entry: int) -> int:
    """The first entry after those of one thief house."""
    end = entry
    while end < s.entries and s.entry_what[end] == s.entry_what[entry]:
        end += 1
    return end


@rule
def lose_in_mix(s: Chicago, scratch: ChicagoScratch, seat: int, first: int, end: int, rng: Ints) -> bool:
    """Every thief loses what the seat has seen, or any house it holds; then all change hands, if that has happened."""
    for entry in range(first, end):
        if s.entry_lost[entry] == NOTHING_LOST:
            scratch.planned[entry] = NO_KIND
        elif is_own(s, seat, s.entry_thief[entry]):
            scratch.planned[entry] = s.entry_lost[entry]
        else:
            scratch.planned[entry] = lost_kind(s, scratch, entry, rng)
            if scratch.planned[entry] == NO_KIND:
                return False
    if is_pending(s, first):
        return True
    for entry in range(first, end):
        kind = scratch.planned[entry]
        if kind != NO_KIND:
            if not is_own(s, seat, s.entry_thief[entry]):
                scratch.held[s.entry_thief[entry], kind] -= 1
            if not is_own(s, seat, s.entry_to[entry]):
                scratch.held[s.entry_to[entry], kind] += 1
    return True


@rule
def lost_kind(s: Chicago, scratch: ChicagoScratch, entry: int, rng: Ints) -> int:
    """What a thief whose loot is made up loses; NO_KIND if it cannot have lost what was seen."""
    thief = s.entry_thief[entry]
    kind = s.entry_lost[entry]
    if kind != UNKNOWN_KIND:
        same = scratch.held[thief, kind]
        other = scratch.held[thief, MONEY] if kind >= M10 and s.unseen[kind] > 0 else 0
        if same + other <= 0:
            return NO_KIND
        if below(rng, same + other) >= same:
            s.unseen[kind] -= 1
            scratch.held[thief, MONEY] -= 1
            scratch.held[thief, kind] += 1
        return kind
    return any_held(scratch, thief, unlikely_loss(s, scratch, entry, rng), rng)


@rule
def unlikely_loss(s: Chicago, scratch: ChicagoScratch, entry: int, rng: Ints) -> int:
    """Bits of the kinds that this thief did not lose, for what was seen of it and of the receiver later."""
    thief = s.entry_thief[entry]
    receiver = s.entry_to[entry]
    at = entry_in_mix(s, entry, receiver)
    if scratch.told[entry] == WITHOUT and scratch.held[thief, CAR] > 0 and scratch.told[at] != WITHOUT:
        return ALL_KINDS - bit(CAR)
    kinds = bit(CAR) if scratch.told[at] == WITHOUT else 0
    if below(rng, SELDOM) > 0:
        for later in range(entry, s.entries):
            if s.entry_thief[later] == thief and s.entry_shots[later] > 0:
                kinds |= bit(WEAPON)
        if scratch.told[entry] == WITH and scratch.held[thief, CAR] == 1:
            kinds |= bit(CAR)
    return kinds


@rule
def entry_in_mix(s: Chicago, entry: int, thief: int) -> int:
    """The entry about this thief in the same thief house; the one given if it is not written yet."""
    for at in range(s.entries):
        if s.entry_what[at] == s.entry_what[entry] and s.entry_thief[at] == thief:
            return at
    return entry


@rule
def any_held(scratch: ChicagoScratch, thief: int, unlikely: int, rng: Ints) -> int:
    """Any house of a loot but of some kinds; NO_KIND if it has no other."""
    count = 0
    for kind in range(ID_COUNT):
        if unlikely & bit(kind) == 0:
            count += scratch.held[thief, kind]
    if count <= 0:
        return NO_KIND
    left = below(rng, count)
    for kind in range(ID_COUNT):
        if unlikely & bit(kind) == 0:
            left -= scratch.held[thief, kind]
            if left < 0:
                return kind
    return NO_KIND


@rule
def value_money(s: Chicago, scratch: ChicagoScratch, seat: int, rng: Ints) -> None:
    """Money gets its worth, that which was lost too: the last thief house first, for a house may be lost twice."""
    for back in range(s.entries):
        entry = s.entries - 1 - back
        if s.entry_lost[entry] == UNKNOWN_KIND:
            s.entry_lost[entry] = scratch.planned[entry]
            if scratch.planned[entry] == MONEY:
                holder = s.entry_thief[entry] if is_pending(s, entry) else s.entry_to[entry]
                again = lost_later(s, scratch, entry, holder)
                if again != NOBODY and below(rng, scratch.held[holder, MONEY] + 1) == 0:
                    s.entry_lost[entry] = s.entry_lost[again]
                else:
                    s.entry_lost[entry] = draw_worth(s, scratch, seat, holder, rng)
    for thief in range(s.thieves):
        if not is_own(s, seat, thief):
            while scratch.held[thief, MONEY] > 0:
                draw_worth(s, scratch, seat, thief, rng)


@rule
def lost_later(s: Chicago, scratch: ChicagoScratch, entry: int, thief: int) -> int:
    """The entry of a later thief house in which this thief loses money, or NOBODY."""
    for at in range(entry + 1, s.entries):
        later = is_mix(s, at) and s.entry_what[at] != s.entry_what[entry]
        if later and s.entry_thief[at] == thief and (scratch.planned[at] == MONEY or scratch.planned[at] >= M10):
            return at
    return NOBODY


@rule
def draw_worth(s: Chicago, scratch: ChicagoScratch, seat: int, thief: int, rng: Ints) -> int:
    """One house of a loot that is money: of those known to be in it, or of those nobody has."""
    count = 0
    for kind in range(M10, ID_COUNT):
        count += worths_left(s, scratch, seat, thief, kind)
    left = below(rng, count)
    for kind in range(M10, ID_COUNT):
        left -= worths_left(s, scratch, seat, thief, kind)
        if left < 0:
            if not is_confiscated(s, seat, thief):
                s.unseen[kind] -= 1
            scratch.held[thief, MONEY] -= 1
            scratch.held[thief, kind] += 1
            return kind
    return NO_KIND


@rule
def worths_left(s: Chicago, scratch: ChicagoScratch, seat: int, thief: int, kind: int) -> int:
    """How many houses of this worth one of this loot can be."""
    return s.loot[thief, kind] - scratch.held[thief, kind] if is_confiscated(s, seat, thief) else s.unseen[kind]
