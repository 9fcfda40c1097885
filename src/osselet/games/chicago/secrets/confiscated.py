"""Making up how a thief came to the loot that the Police found: after thief houses it finds what is missing."""

from osselet.core import Ints, below, rule
from osselet.games.chicago.rules.diary import is_mix
from osselet.games.chicago.secrets.evidence import MONEY, has_one, is_confiscated
from osselet.games.chicago.secrets.thief_houses import NO_KIND
from osselet.games.chicago.state import BANK, CAR, ID_COUNT, M10, WEAPON, WITH, WITHOUT, Chicago, ChicagoScratch


@rule
def is_mixed_after(s: Chicago, entry: int) -> bool:
    """Does a thief house touch this loot later?"""
    for at in range(entry + 1, s.entries):
        if s.entry_thief[at] == s.entry_thief[entry] and is_mix(s, at):
            return True
    return False


@rule
def missing(s: Chicago, scratch: ChicagoScratch, entry: int, kind: int) -> int:
    """How many of a kind a confiscated loot still has to find from this entry on."""
    thief = s.entry_thief[entry]
    count = -scratch.held[thief, kind]
    if kind == MONEY:
        for worth in range(M10, ID_COUNT):
            count += s.loot[thief, worth]
    else:
        count += s.loot[thief, kind]
    if kind == WEAPON:
        for at in range(entry, s.entries):
            if s.entry_thief[at] == thief:
                count += s.entry_shots[at]
    return count


@rule
def draw_missing(s: Chicago, scratch: ChicagoScratch, entry: int, rng: Ints) -> int:
    """One of the houses with which this thief was arrested."""
    car = has_one(scratch, s.entry_thief[entry])
    if not car and scratch.told[entry] == WITH:
        return CAR
    banks = max(missing(s, scratch, entry, BANK), 0) if car else 0
    cars = 0 if car or scratch.told[entry] == WITHOUT else max(missing(s, scratch, entry, CAR), 0)
    weapons = max(missing(s, scratch, entry, WEAPON), 0)
    total = banks + cars + weapons + max(missing(s, scratch, entry, MONEY), 0)
    if total == 0:
        return NO_KIND
    left = below(rng, total)
    if left < banks:
        return BANK
    return CAR if left < banks + cars else WEAPON if left < banks + cars + weapons else MONEY


@rule
def ends_as_known(s: Chicago, scratch: ChicagoScratch, seat: int) -> bool:
    """Is every confiscated loot what the Police found?"""
    for thief in range(s.thieves):
        if is_confiscated(s, seat, thief):
            money = -scratch.held[thief, MONEY]
            for worth in range(M10, ID_COUNT):
                money += s.loot[thief, worth]
            if money != 0:
                return False
            for kind in (WEAPON, BANK, CAR):
                if scratch.held[thief, kind] != s.loot[thief, kind]:
                    return False
    return True
