"""Who learns of a step, what a seat may know of the table, and one world that agrees with it.

Guessing is filling the blanks of a hidden table with one world.

A world is made by making up how the game may have gone, from the diary and what the seat knows,
again and again until nothing contradicts; the true game is one of the ways, so it ends. No world
can be ruled out by anything the seat has seen.

The prior: every way to draw the houses, as distinct pieces, that agrees with what the seat knows is
equally likely. It is followed exactly until there is a thief house, another seat uses a weapon, or
the Police, if it is the one to guess, has confiscated a loot. Afterwards every way can still come,
but not equally often: houses are drawn in the order of the diary by the pieces left, and where they
must lead to something the seat has seen, by plain choice among the houses that may have.
The worth of the finished games of a match is drawn house by house from as many full boxes.
"""

from osselet.core import Ints, below, rule
from osselet.games.chicago.rules.houses import next_in_circle
from osselet.games.chicago.secrets.evidence import (
    count_box,
    is_confiscated,
    is_known_alone,
    is_own,
    is_rough,
    tell_cars,
)
from osselet.games.chicago.secrets.history import kind_of, replay
from osselet.games.chicago.secrets.thief_houses import value_money
from osselet.games.chicago.state import (
    ARRESTED,
    DONE,
    DRAW_HOUSE,
    ID_COUNT,
    LOSE_HOUSE,
    M10,
    MOVE_OFFICER,
    NOTES,
    NOTHING_LOST,
    PLANE,
    POLICE,
    THIEF,
    UNKNOWN_KIND,
    UNUSED,
    WORTH,
    Chicago,
    ChicagoScratch,
    bit,
    owner,
)
from osselet.games.chicago.state.maps import PRINTED

HIDDEN_WORTH = -1


@rule
def sees(s: Chicago, move: int, seat: int) -> int:
    """All is open but what a house holds, unless it is shown, and what a thief loses to the next."""
    if move < DRAW_HOUSE or move >= MOVE_OFFICER:
        return 1
    if move >= LOSE_HOUSE:
        return 1 if seat == owner(s, s.losing) or seat == owner(s, next_in_circle(s, s.losing)) else 0
    kind = move - DRAW_HOUSE
    return 1 if kind in (POLICE, THIEF) or seat == owner(s, s.thief) else 0


@rule
def knows_loot(s: Chicago, seat: int, thief: int) -> bool:
    """The owner knows what is or was in a loot, the Police what it has confiscated."""
    return seat == owner(s, thief) or (seat == s.police and s.standing[thief] == ARRESTED)


@rule
def knows_note(s: Chicago, seat: int, note: int) -> bool:
    """Has this seat seen the house the note is about?"""
    return seat >= 0 and s.note_seats[note] & bit(seat) != 0


@rule
def knows_loss(s: Chicago, seat: int, entry: int) -> bool:
    """Loser and receiver see what changes hands."""
    return seat == owner(s, s.entry_thief[entry]) or seat == owner(s, s.entry_to[entry])


@rule
def hide(s: Chicago, seat: int) -> None:
    """Other loots, houses put back by others, and what was never drawn; at the end all is open."""
    if s.phase == DONE:
        return
    for thief in range(s.thieves):
        if not knows_loot(s, seat, thief):
            for kind in range(ID_COUNT):
                s.loot[thief, kind] = UNKNOWN_KIND
    for kind in range(ID_COUNT):
        s.unseen[kind] = UNKNOWN_KIND
    for note in range(NOTES):
        if not knows_note(s, seat, note):
            s.note_kind[note] = UNKNOWN_KIND
    for entry in range(s.entries):
        if s.entry_lost[entry] != NOTHING_LOST and not knows_loss(s, seat, entry):
            s.entry_lost[entry] = UNKNOWN_KIND
    if s.game > 1:
        for other in range(s.players):
            if other != seat:
                s.banked[other] = HIDDEN_WORTH


@rule
def guess(s: Chicago, seat: int, rng: Ints, scratch: ChicagoScratch) -> None:
    """One world that agrees with all that this seat knows."""
    if s.phase == DONE:
        return
    count_box(s, scratch, seat)
    tell_cars(s, scratch)
    rough = is_rough(s, seat)
    while not replay(s, scratch, seat, rough, rng):
        pass
    fill_notes(s, scratch)
    fill_loots(s, scratch, seat, rng)
    fill_banked(s, scratch, rng)


@rule
def fill_notes(s: Chicago, scratch: ChicagoScratch) -> None:
    """Noted houses are what they are in the game made up."""
    for note in range(NOTES):
        if s.note_at[note] != UNUSED and s.note_kind[note] == UNKNOWN_KIND:
            s.note_kind[note] = kind_of(scratch.could[note])


@rule
def fill_loots(s: Chicago, scratch: ChicagoScratch, seat: int, rng: Ints) -> None:
    """Loots are what they are at the end of the game made up; all else was never drawn."""
    for thief in range(s.thieves):
        if is_confiscated(s, seat, thief) and not is_known_alone(s, seat, thief):
            for kind in range(M10, ID_COUNT):
                s.unseen[kind] -= s.loot[thief, kind]
    value_money(s, scratch, seat, rng)
    s.unseen[POLICE] = PRINTED[s.map, POLICE] - s.shown[POLICE]
    for thief in range(s.thieves):
        if not is_own(s, seat, thief) and not is_confiscated(s, seat, thief):
            for kind in range(ID_COUNT):
                s.loot[thief, kind] = scratch.held[thief, kind]


@rule
def fill_banked(s: Chicago, scratch: ChicagoScratch, rng: Ints) -> None:
    """The worth of what others took in finished games."""
    for kind in range(ID_COUNT):
        scratch.box[kind] = 0 if kind in (PLANE, THIEF, POLICE) else PRINTED[s.map, kind] * (s.game - 1)
    for seat in range(s.players):
        if s.banked[seat] == HIDDEN_WORTH:
            s.banked[seat] = 0
            for _ in range(s.banked_size[seat]):
                s.banked[seat] += WORTH[from_full_boxes(scratch, rng)]


@rule
def from_full_boxes(scratch: ChicagoScratch, rng: Ints) -> int:
    """Any house that can be in a loot."""
    count = 0
    for kind in range(ID_COUNT):
        count += scratch.box[kind]
    left = below(rng, count)
    for kind in range(ID_COUNT):
        left -= scratch.box[kind]
        if left < 0:
            scratch.box[kind] -= 1
            return kind
    return PLANE
