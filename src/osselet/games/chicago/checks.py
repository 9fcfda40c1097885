"""What Chicago tells the conformance suite about itself."""

from collections.abc import Iterator
from itertools import product

from osselet.core import Ints, rule
from osselet.core.state import copy
from osselet.games.chicago.secrets import knows_loot, knows_note
from osselet.games.chicago.state import (
    ARRESTED,
    BANK,
    CAR,
    DONE,
    ID_COUNT,
    IN_LOOT,
    KEPT,
    M10,
    NOTES,
    PLANE,
    UNUSED,
    WEAPON,
    WITH,
    WITHOUT,
    Chicago,
)
from osselet.games.chicago.state.maps import PRINTED

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
"""A house that a seat does not know: one kept by an `entry` of the diary, or a `note`, and which."""


def worlds(s: Chicago, seat: int, limit: int) -> Iterator[tuple[Chicago, int]] | None:
    """Every way to fill a few blanks with distinct pieces, tried one by one against what the thieves could have done.

    None if there are more than the limit, or where `guess` is only roughly even: after thief houses,
    used weapons and confiscated loots, and in later games of a match.
    """
    if s.phase == DONE:
        return iter([(copy(s), 1)])
    blanks = list(unknown(s, seat))
    rough = any(s.entry_what[entry] < KEPT or s.entry_shots[entry] for entry in range(s.entries))
    arrested = any(s.standing[thief] == ARRESTED for thief in range(s.thieves))
    if rough or arrested or s.game > 1 or len(blanks) > MOST_BLANKS:
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
    """The blanks in this seat's knowledge."""
    for entry in range(s.entries):
        if s.entry_what[entry] == KEPT and not knows_loot(s, seat, s.entry_thief[entry]):
            yield "entry", entry
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
        if s.note_at[note] != UNUSED and knows_note(s, seat, note):
            holder = taker(s, note)
            if holder is None or not knows_loot(s, seat, holder):
                left[s.note_kind[note]] -= 1
    return left


def taker(s: Chicago, note: int) -> int | None:
    """The thief that has kept a noted house."""
    return next((int(s.entry_thief[entry]) for entry in range(s.entries) if s.entry_what[entry] == note), None)


def could_happen(s: Chicago, seat: int, kinds: dict[Blank, int]) -> bool:
    """Would every thief have kept what it kept and put back what it put back?"""
    noted = {note: kinds.get(("note", note), int(s.note_kind[note])) for note in range(NOTES)}
    if any(s.note_at[note] != UNUSED and not s.note_could[note] >> noted[note] & 1 for note in range(NOTES)):
        return False
    return all(knows_loot(s, seat, thief) or thief_could(s, thief, kinds, noted) for thief in range(s.thieves))


def thief_could(s: Chicago, thief: int, kinds: dict[Blank, int], noted: dict[int, int]) -> bool:
    """One thief's houses in the order it took them, with a car from some moment on."""
    has_car = False
    for entry in range(s.entries):
        if s.entry_thief[entry] != thief:
            continue
        note = int(s.entry_what[entry])
        kind = kinds["entry", entry] if note == KEPT else noted[note]
        if kind == PLANE or kind == (CAR if has_car else BANK) or (note != KEPT and kind not in (BANK, CAR)):
            return False
        has_car = has_car or kind == CAR
        if s.entry_car[entry] == (WITHOUT if has_car else WITH):
            return False
        for other in range(NOTES):
            if s.entry_looks[entry] >> other & 1 and noted[other] == (BANK if has_car else CAR):
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
            world.loot[s.entry_thief[number], kind] += 1
    for note in range(NOTES):
        holder = taker(s, note) if s.note_at[note] != UNUSED else None
        if holder is not None and not knows_loot(s, seat, holder):
            world.loot[holder, world.note_kind[note]] += 1
    for kind in range(ID_COUNT):
        world.unseen[kind] = left[kind] - kinds.count(kind)
    return world
