"""Filling the blanks of a hidden table with one world.

The prior: every way to lay out the houses, as distinct pieces, that agrees with what the seat knows
is equally likely. It is followed exactly until a weapon is used or a thief house has mixed loots.
A mixed loot is only held to its size, to the houses in it that the seat knows, and to what is plain
of its car, before the thief house and after: it has none or one beside those, and its banks may come
from anywhere. The worth of the
finished games of a match is drawn house by house, as if each came from a full box.

First it is chosen when each thief got its car, by the number of worlds in which it is so; then all
that is still unknown can be drawn piece by piece.
"""

from osselet.core import Ints, below, rule
from osselet.games.chicago.counting import (
    BANKS,
    CARS,
    FILLERS,
    FLEXIBLE,
    PLANE_FOR_BANK,
    PLANE_FOR_CAR,
    PLANE_PLACES,
    codes,
    could_be,
    is_mixed,
    kept_kind,
    tally_all,
    tally_loot,
    ways,
    wipe,
)
from osselet.games.chicago.maps import PRINTED
from osselet.games.chicago.secrets import HIDDEN_WORTH, knows_loot, knows_note
from osselet.games.chicago.state import (
    BANK,
    CAR,
    DONE,
    ID_COUNT,
    IN_LOOT,
    NOTES,
    PLANE,
    POLICE,
    SPENT_KIND,
    TALLIES,
    THIEF,
    UNKNOWN_KIND,
    UNUSED,
    WORTH,
    Chicago,
    bit,
)

FINE = 1 << 30
"""How finely a choice between weights is drawn."""
NO_CODE = -1
MONEY_OR_WEAPON = (1 << ID_COUNT) - 1 - (1 << PLANE | 1 << THIEF | 1 << POLICE | 1 << BANK | 1 << CAR)
OR_BANK = MONEY_OR_WEAPON | 1 << BANK
LOOTABLE = OR_BANK | 1 << CAR


@rule
def guess(s: Chicago, seat: int, rng: Ints) -> None:
    """One world that agrees with all that this seat knows."""
    if s.phase == DONE:
        return
    count_unknown_pieces(s, seat)
    found = choose_cars(s, seat, rng)
    if found == NO_CODE:
        fill_loosely(s, seat, rng)
    else:
        fill_backs(s, seat, found // PLANE_PLACES, found % PLANE_PLACES, rng)
        for thief in range(s.thieves):
            if not knows_loot(s, seat, thief):
                fill_loot(s, seat, found // PLANE_PLACES, thief, rng)
    fill_notes(s, rng)
    fill_banked(s, rng)
    for at in range(TALLIES):
        s.tally[at] = 0


@rule
def count_unknown_pieces(s: Chicago, seat: int) -> None:
    """The copies that this seat has not seen, in `unseen`; every piece placed is taken from there."""
    for kind in range(ID_COUNT):
        s.unseen[kind] = PRINTED[s.map, kind] - s.shown[kind]
    for thief in range(s.thieves):
        if knows_loot(s, seat, thief):
            for kind in range(ID_COUNT):
                s.unseen[kind] -= s.loot[thief, kind]
    for note in range(NOTES):
        if s.note_at[note] != UNUSED and s.note_kind[note] >= 0 and not is_in_known_loot(s, seat, note):
            s.unseen[s.note_kind[note]] -= 1


@rule
def is_in_known_loot(s: Chicago, seat: int, note: int) -> bool:
    """Is the noted house part of a loot that this seat knows anyway?"""
    return s.note_at[note] >= IN_LOOT and knows_loot(s, seat, s.note_at[note] - IN_LOOT)


@rule
def choose_cars(s: Chicago, seat: int, rng: Ints) -> int:
    """When cars came and where the plane is, each by its number of worlds; NO_CODE if none agrees."""
    total = 0.0
    for code in range(codes(s)):
        if tally_all(s, seat, code):
            for plane in range(PLANE_PLACES):
                total += ways(s, plane)
    if total == 0:
        return NO_CODE
    left = total * (below(rng, FINE) + 0.5) / FINE
    last = NO_CODE
    for code in range(codes(s)):
        if tally_all(s, seat, code):
            for plane in range(PLANE_PLACES):
                found = ways(s, plane)
                if found > 0:
                    last = code * PLANE_PLACES + plane
                    left -= found
                    if left < 0:
                        return last
    return last


@rule
def draw_piece(s: Chicago, kinds: int, rng: Ints) -> int:
    """One of the pieces left of these kinds, each equally likely; of any kind if there are none."""
    count = 0
    for kind in range(ID_COUNT):
        if kinds & bit(kind):
            count += s.unseen[kind]
    if count == 0:
        kinds = LOOTABLE | bit(PLANE)
        for kind in range(ID_COUNT):
            if kinds & bit(kind):
                count += s.unseen[kind]
    left = below(rng, count)
    for kind in range(ID_COUNT):
        if kinds & bit(kind):
            left -= s.unseen[kind]
            if left < 0:
                s.unseen[kind] -= 1
                return kind
    return PLANE


@rule
def fill_backs(s: Chicago, seat: int, code: int, plane: int, rng: Ints) -> None:
    """Houses put back: the plane first, then each is what the thieves' cars leave it to be."""
    instead = CAR if plane == PLANE_FOR_CAR else BANK if plane == PLANE_FOR_BANK else UNKNOWN_KIND
    skip = NO_CODE
    if instead != UNKNOWN_KIND:
        count = 0
        for note in range(NOTES):
            if is_unknown_back(s, seat, note) and could_be(s, code, note) & bit(instead):
                count += 1
        skip = below(rng, count)
    for note in range(NOTES):
        if is_unknown_back(s, seat, note):
            could = could_be(s, code, note)
            kind = CAR if could & bit(CAR) else BANK if could & bit(BANK) else PLANE
            if kind == instead:
                if skip == 0:
                    kind = PLANE
                skip -= 1
            s.note_kind[note] = kind
            s.unseen[kind] -= 1


@rule
def is_unknown_back(s: Chicago, seat: int, note: int) -> bool:
    """Is this a house put back, or being looked at, that the seat does not know?"""
    return 0 <= s.note_at[note] < IN_LOOT and not knows_note(s, seat, note)


@rule
def add(s: Chicago, thief: int, kind: int) -> None:
    """A piece that was taken from `unseen` goes into a loot."""
    s.loot[thief, kind] += 1


@rule
def fill_loot(s: Chicago, seat: int, code: int, thief: int, rng: Ints) -> None:
    """A loot: what must be cars and banks, what can only be money or weapons, and the rest."""
    begin_loot(s, seat, thief)
    wipe(s)
    tally_loot(s, seat, code, thief)
    for _ in range(s.tally[CARS]):
        add(s, thief, draw_piece(s, bit(CAR), rng))
    for _ in range(s.tally[BANKS]):
        add(s, thief, draw_piece(s, bit(BANK), rng))
    for _ in range(s.tally[FILLERS]):
        add(s, thief, draw_piece(s, MONEY_OR_WEAPON, rng))
    for _ in range(s.tally[FLEXIBLE]):
        add(s, thief, draw_piece(s, OR_BANK, rng))
    if not is_mixed(s, thief):
        for note in range(NOTES):
            if s.note_at[note] == IN_LOOT + thief:
                s.note_kind[note] = kept_kind(s, code, note, thief)


@rule
def begin_loot(s: Chicago, seat: int, thief: int) -> None:
    """Nothing but the houses this seat knows."""
    for kind in range(ID_COUNT):
        s.loot[thief, kind] = 0
    for note in range(NOTES):
        if s.note_at[note] == IN_LOOT + thief and s.note_kind[note] >= 0:
            s.loot[thief, s.note_kind[note]] += 1


@rule
def fill_loosely(s: Chicago, seat: int, rng: Ints) -> None:
    """Where mixed loots have led to a contradiction: only numbers and kinds of pieces agree."""
    for note in range(NOTES):
        if is_unknown_back(s, seat, note):
            s.note_kind[note] = draw_piece(s, s.note_could[note], rng)
    for thief in range(s.thieves):
        if not knows_loot(s, seat, thief):
            begin_loot(s, seat, thief)
            have = 0
            for kind in range(ID_COUNT):
                have += s.loot[thief, kind]
            for _ in range(s.size[thief] - have):
                add(s, thief, draw_piece(s, LOOTABLE, rng))


@rule
def fill_notes(s: Chicago, rng: Ints) -> None:
    """Noted houses in a loot that this seat knows nothing of are any of that loot."""
    for note in range(NOTES):
        if s.note_at[note] >= IN_LOOT and s.note_kind[note] == UNKNOWN_KIND:
            thief = s.note_at[note] - IN_LOOT
            count = 0
            for kind in range(ID_COUNT):
                if s.note_could[note] & bit(kind):
                    count += s.loot[thief, kind]
            s.note_kind[note] = SPENT_KIND
            left = below(rng, count) if count > 0 else 0
            for kind in range(ID_COUNT):
                if s.note_could[note] & bit(kind) and left >= 0 and s.note_kind[note] == SPENT_KIND:
                    left -= s.loot[thief, kind]
                    if left < 0:
                        s.note_kind[note] = kind


@rule
def fill_banked(s: Chicago, rng: Ints) -> None:
    """The worth of what others took in finished games."""
    for seat in range(s.players):
        if s.banked[seat] == HIDDEN_WORTH:
            s.banked[seat] = 0
            for _ in range(s.banked_size[seat]):
                s.banked[seat] += WORTH[printed_piece(s, rng)]


@rule
def printed_piece(s: Chicago, rng: Ints) -> int:
    """Any house of a full box that can be in a loot."""
    count = 0
    for kind in range(ID_COUNT):
        if LOOTABLE & bit(kind):
            count += PRINTED[s.map, kind]
    left = below(rng, count)
    for kind in range(ID_COUNT):
        if LOOTABLE & bit(kind):
            left -= PRINTED[s.map, kind]
            if left < 0:
                return kind
    return PLANE
