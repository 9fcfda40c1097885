"""Making up how the game may have gone: the diary is gone through again, and every unknown house is drawn.

Each is drawn from the box; what contradicts the diary ends the attempt, and `guess` begins again.
In the simple case the pieces are drawn as if each went back into the box, and `is_taken` then
accepts the whole by the share of its pieces that are distinct, which makes all arrangements of
distinct pieces equally likely. In rough cases pieces do not go back and no such balance is kept.
"""

from osselet.core import Ints, below, rule
from osselet.games.chicago.rules.diary import WITH_CAR, WITHOUT_CAR, is_mix
from osselet.games.chicago.secrets.confiscated import draw_missing, ends_as_known, is_mixed_after
from osselet.games.chicago.secrets.evidence import MONEY, first_could, has_one, is_confiscated, is_known_alone, is_own
from osselet.games.chicago.secrets.thief_houses import NO_KIND, end_of_mix, lose_in_mix, plan
from osselet.games.chicago.state import (
    BANK,
    CAR,
    ID_COUNT,
    KEPT,
    NOTES,
    PLANE,
    UNKNOWN_KIND,
    UNSURE,
    UNUSED,
    WEAPON,
    WITH,
    WITHOUT,
    Chicago,
    ChicagoScratch,
    bit,
)

FINE = 1 << 30
"""How finely a choice between weights is drawn."""


@rule
def replay(s: Chicago, scratch: ChicagoScratch, seat: int, rough: bool, rng: Ints) -> bool:
    """One attempt; says whether all agrees."""
    for kind in range(ID_COUNT):
        s.unseen[kind] = scratch.box[kind]
        for thief in range(s.thieves):
            scratch.held[thief, kind] = 0
    for note in range(NOTES):
        scratch.could[note] = first_could(s, note)
        if is_from_box(s, seat, note) and is_single(scratch.could[note]) and not take(s, kind_of(scratch.could[note])):
            return False
    if rough and not plan(s, scratch, seat, rng):
        return False
    entry = 0
    while entry < s.entries:
        if is_mix(s, entry):
            end = end_of_mix(s, entry)
            if not lose_in_mix(s, scratch, seat, entry, end, rng):
                return False
            while entry < end:
                if not is_own(s, seat, s.entry_thief[entry]) and not agrees(s, scratch, entry):
                    return False
                entry += 1
        else:
            own = is_own(s, seat, s.entry_thief[entry])
            if not own and not (keep(s, scratch, seat, entry, rough, rng) and agrees(s, scratch, entry)):
                return False
            entry += 1
    if not ends_as_known(s, scratch, seat):
        return False
    share = draw_notes(s, scratch, seat, rough, rng)
    return share > 0 and (rough or is_taken(s, scratch, share, rng))


@rule
def weight(s: Chicago, scratch: ChicagoScratch, kind: int, rough: bool) -> int:
    """How many pieces of a kind can be drawn."""
    return s.unseen[kind] if rough else scratch.box[kind]


@rule
def keep(s: Chicago, scratch: ChicagoScratch, seat: int, entry: int, rough: bool, rng: Ints) -> bool:
    """A thief keeps a house: a noted one, or one that is drawn now."""
    thief = s.entry_thief[entry]
    note = s.entry_what[entry]
    if note != KEPT:
        kind = BANK if has_one(scratch, thief) else CAR
        scratch.could[note] &= bit(kind)
        scratch.held[thief, kind] += 1
        return scratch.could[note] != 0
    planned = rough and scratch.planned[entry] != NO_KIND
    if planned:
        kind = scratch.planned[entry]
    elif is_confiscated(s, seat, thief) and not is_mixed_after(s, entry):
        kind = draw_missing(s, scratch, entry, rng)
    else:
        kind = draw_kept(s, scratch, entry, rough, rng)
    if kind == NO_KIND or kind == (CAR if has_one(scratch, thief) else BANK):
        return False
    scratch.held[thief, kind] += 1
    return planned or is_known_alone(s, seat, thief) or take(s, kind)


@rule
def is_single(could: int) -> bool:
    """Can it be one kind alone?"""
    return could & (could - 1) == 0


@rule
def kind_of(could: int) -> int:
    """The kind of a house put back that can be nothing else."""
    return CAR if could == bit(CAR) else BANK if could == bit(BANK) else PLANE


@rule
def take(s: Chicago, kind: int) -> bool:
    """Takes a piece from the box if there is one left."""
    s.unseen[kind] -= 1
    return s.unseen[kind] >= 0


@rule
def draw_kept(s: Chicago, scratch: ChicagoScratch, entry: int, rough: bool, rng: Ints) -> int:
    """What a thief may have kept here, by the number of pieces."""
    banks = 0
    if has_one(scratch, s.entry_thief[entry]):
        banks = weight(s, scratch, BANK, rough)
    elif scratch.told[entry] == WITH or (scratch.told[entry] == UNSURE and is_car_now(s, scratch, entry, rough, rng)):
        return CAR
    weapons = weight(s, scratch, WEAPON, rough)
    total = banks + weapons + weight(s, scratch, MONEY, rough)
    if total <= 0:
        return NO_KIND
    left = below(rng, total)
    return BANK if left < banks else WEAPON if left < banks + weapons else MONEY


@rule
def is_car_now(s: Chicago, scratch: ChicagoScratch, entry: int, rough: bool, rng: Ints) -> bool:
    """A thief without a car gets one here, by the number of ways in which what follows can be then, or otherwise."""
    with_car = 1.0
    without = 1.0
    later = 0
    at = entry + 1
    while at < s.entries:
        if s.entry_thief[at] == s.entry_thief[entry]:
            if is_mix(s, at):
                break
            if s.entry_what[at] != KEPT:
                could = first_could(s, s.entry_what[at])
                with_car = 1.0 if could & bit(BANK) else 0.0
                without = 1.0 if could & bit(CAR) else 0.0
                break
            later += 1
            if scratch.told[at] == WITH:
                without = 0.0
                break
        at += 1
    cars = weight(s, scratch, CAR, rough)
    others = weight(s, scratch, WEAPON, rough) + weight(s, scratch, MONEY, rough)
    for _ in range(later):
        without = cars * with_car + others * without
        with_car *= others + weight(s, scratch, BANK, rough)
    total = cars * with_car + others * without
    return (below(rng, FINE) + 0.5) * total < cars * with_car * FINE


@rule
def agrees(s: Chicago, scratch: ChicagoScratch, entry: int) -> bool:
    """Does what was seen of the thief until its next entry fit its loot?"""
    thief = s.entry_thief[entry]
    car = has_one(scratch, thief)
    scratch.held[thief, WEAPON] -= s.entry_shots[entry]
    if scratch.held[thief, WEAPON] < 0 or scratch.told[entry] == (WITHOUT if car else WITH):
        return False
    if s.entry_looks[entry] != 0:
        for note in range(NOTES):
            if s.entry_looks[entry] & bit(note):
                scratch.could[note] &= WITH_CAR if car else WITHOUT_CAR
                if scratch.could[note] == 0:
                    return False
    return True


@rule
def is_from_box(s: Chicago, seat: int, note: int) -> bool:
    """Is this a noted house whose piece must be drawn: unknown, and in no loot that is known for itself?"""
    if s.note_at[note] == UNUSED or s.note_kind[note] != UNKNOWN_KIND:
        return False
    for entry in range(s.entries):
        if s.entry_what[entry] == note:
            return not is_known_alone(s, seat, s.entry_thief[entry])
    return True


@rule
def draw_notes(s: Chicago, scratch: ChicagoScratch, seat: int, rough: bool, rng: Ints) -> float:
    """What the noted houses are, in `could`; 0 if that cannot be, else the share of the most ways that are left."""
    share = 1.0
    for note in range(NOTES):
        most = first_could(s, note)
        if is_from_box(s, seat, note) and not is_single(most):
            planes = weight(s, scratch, PLANE, rough)
            could = scratch.could[note]
            cars = weight(s, scratch, CAR, rough) if most & bit(CAR) else 0
            banks = weight(s, scratch, BANK, rough) if most & bit(BANK) else 0
            here = cars if could & bit(CAR) else banks if could & bit(BANK) else 0
            total = here + (planes if could & bit(PLANE) else 0)
            if total <= 0:
                return 0.0
            share *= total / (max(cars, banks) + (planes if most & bit(PLANE) else 0))
            kind = PLANE
            if below(rng, total) < here:
                kind = CAR if could & bit(CAR) else BANK
            scratch.could[note] = bit(kind)
            if not take(s, kind):
                return 0.0
    return share


@rule
def is_taken(s: Chicago, scratch: ChicagoScratch, share: float, rng: Ints) -> bool:
    """Accepts what was drawn by the chance that all pieces are distinct, as large as that can be at most."""
    for kind in range(ID_COUNT):
        scratch.planned[kind] = 0
    for kind in (PLANE, WEAPON, BANK, CAR, MONEY):
        for at in range(scratch.box[kind] - s.unseen[kind]):
            share *= (scratch.box[kind] - at) / scratch.box[kind]
            share /= best_share(scratch)
    return (below(rng, FINE) + 0.5) < share * FINE


@rule
def best_share(scratch: ChicagoScratch) -> float:
    """Of the kinds that could be drawn next, the best chance that the piece is a new one; `planned` counts them."""
    best = 0.0
    found = MONEY
    for kind in (PLANE, WEAPON, BANK, CAR, MONEY):
        if scratch.planned[kind] < scratch.box[kind]:
            chance = (scratch.box[kind] - scratch.planned[kind]) / scratch.box[kind]
            if chance > best:
                best = chance
                found = kind
    scratch.planned[found] += 1
    return best
