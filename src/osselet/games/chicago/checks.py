"""What Chicago tells the conformance suite about itself."""

from collections.abc import Iterator
from itertools import product

from osselet.core import Ints, rule
from osselet.core.state import copy
from osselet.games.chicago.maps import PRINTED
from osselet.games.chicago.secrets import knows_loot, knows_note
from osselet.games.chicago.state import (
    ARRESTED,
    BANK,
    CAR,
    DONE,
    ID_COUNT,
    IN_LOOT,
    M10,
    NOTES,
    PLANE,
    UNUSED,
    WEAPON,
    WITH,
    WITHOUT,
    Chicago,
)

MOST_BLANKS = 4
FILLERS = (WEAPON, *range(M10, ID_COUNT))


@rule
def pieces(s: Chicago, counts: Ints) -> int:
    """No house of any kind is lost: never drawn, put back, in a loot, or laid open."""
    for kind in range(ID_COUNT):
        counts[kind] = s.unseen[kind] + s.shown[kind]
        for thief in range(s.thieves):
            counts[kind] += s.loot[thief, kind]
    for note in range(NOTES):
        if 0 <= s.note_at[note] < IN_LOOT:
            counts[s.note_kind[note]] += 1
    return ID_COUNT


Blank = tuple[str, int]
"""A house that a seat does not know: of a thief (`before`, `fresh`, `after`), or a `note`, and which."""


def worlds(s: Chicago, seat: int, limit: int) -> Iterator[tuple[Chicago, int]] | None:
    """Every way to fill a few blanks with distinct pieces, tried one by one against what the thieves could have done.

    None if there are more than the limit, or where `guess` is only roughly even: mixed loots, used
    weapons, confiscated loots and earlier games of a match.
    """
    if s.phase == DONE:
        return iter([(copy(s), 1)])
    rough = [s.mixed[thief] or s.lost[thief] >= 0 or s.spent[thief] or s.standing[thief] == ARRESTED
             for thief in range(s.thieves)]  # fmt: skip
    blanks = list(unknown(s, seat))
    if any(rough) or s.game > 1 or len(blanks) > MOST_BLANKS:
        return None
    left = pool(s, seat)
    found: dict[bytes, tuple[Chicago, int]] = {}
    for kinds in product((PLANE, CAR, BANK, *FILLERS), repeat=len(blanks)):
        weight = 1
        for at, kind in enumerate(kinds):
            weight *= left[kind] - kinds[:at].count(kind)
        if weight > 0 and could_happen(s, seat, dict(zip(blanks, kinds, strict=True))):
            world = filled(s, seat, blanks, kinds, left)
            key = world.loot.tobytes() + world.note_kind.tobytes()  # type: ignore[attr-defined]
            found[key] = (world, found[key][1] + weight if key in found else weight)
            if len(found) > limit:
                return None
    return iter(found.values())


def unknown(s: Chicago, seat: int) -> Iterator[Blank]:
    """The blanks in this seat's knowledge; the number of a thief's house is 100 times the thief and its place."""
    for thief in range(s.thieves):
        if not knows_loot(s, seat, thief):
            for stage, count in (("before", s.before[thief]), ("fresh", s.fresh[thief]), ("after", s.after[thief])):
                for at in range(count):
                    yield stage, thief * 100 + at
    for note in range(NOTES):
        if s.note_at[note] != UNUSED and not knows_note(s, seat, note):
            yield "note", note


def pool(s: Chicago, seat: int) -> list[int]:
    """The pieces this seat has not seen."""
    left = [int(PRINTED[s.map, kind] - s.shown[kind]) for kind in range(ID_COUNT)]
    for thief in range(s.thieves):
        if knows_loot(s, seat, thief):
            left = [count - int(s.loot[thief, kind]) for kind, count in enumerate(left)]
    for note in range(NOTES):
        at = s.note_at[note]
        if at != UNUSED and knows_note(s, seat, note) and not (at >= IN_LOOT and knows_loot(s, seat, at - IN_LOOT)):
            left[s.note_kind[note]] -= 1
    return left


def could_happen(s: Chicago, seat: int, kinds: dict[Blank, int]) -> bool:
    """Would every thief have kept what it kept and put back what it put back?"""
    note_kinds = {note: kinds.get(("note", note), int(s.note_kind[note])) for note in range(NOTES)}
    for note in range(NOTES):
        if s.note_at[note] != UNUSED and not s.note_could[note] >> note_kinds[note] & 1:
            return False
    return all(knows_loot(s, seat, thief) or thief_could(s, thief, kinds, note_kinds) for thief in range(s.thieves))


def thief_could(s: Chicago, thief: int, kinds: dict[Blank, int], note_kinds: dict[int, int]) -> bool:
    """One thief's houses in the order it took them, with a car from some moment on."""
    car_since: int | None = None
    if any(kinds["before", thief * 100 + at] not in FILLERS for at in range(s.before[thief])):
        return False
    taken = [kinds["fresh", thief * 100 + at] for at in range(s.fresh[thief])]
    if s.special[thief] >= 0:
        taken.append(note_kinds[s.special[thief]])
    for at, kind in enumerate(taken, 1):
        has_car = car_since is not None
        if kind == PLANE or (kind == CAR and has_car) or (kind == BANK and not has_car):
            return False
        if kind == CAR:
            car_since = at
    if any(kinds["after", thief * 100 + at] not in (*FILLERS, BANK) for at in range(s.after[thief])):
        return False
    if (s.car[thief] == WITH and car_since is None) or (s.car[thief] == WITHOUT and car_since is not None):
        return False
    for note, kind in note_kinds.items():
        if s.note_at[note] != UNUSED and s.note_last[note, thief] >= 0:
            had_first = car_since is not None and car_since <= s.note_first[note, thief]
            had_last = car_since is not None and car_since <= s.note_last[note, thief]
            if (kind == CAR and not had_first) or (kind == BANK and had_last):
                return False
    return True


def filled(s: Chicago, seat: int, blanks: list[Blank], kinds: tuple[int, ...], left: list[int]) -> Chicago:
    """The table with its blanks filled like this."""
    world = copy(s)
    for thief in range(s.thieves):
        if not knows_loot(s, seat, thief):
            for kind in range(ID_COUNT):
                world.loot[thief, kind] = 0
    for (what, number), kind in zip(blanks, kinds, strict=True):
        if what == "note":
            world.note_kind[number] = kind
        else:
            world.loot[number // 100, kind] += 1
    for note in range(NOTES):
        thief = s.note_at[note] - IN_LOOT
        if thief >= 0 and not knows_loot(s, seat, thief):
            world.loot[thief, world.note_kind[note]] += 1
    for kind in range(ID_COUNT):
        world.unseen[kind] = left[kind] - kinds.count(kind)
    return world
