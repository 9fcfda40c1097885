"""Who learns of a step, and what a seat may know of the table."""

from osselet.core import rule
from osselet.games.chicago.houses import next_in_circle
from osselet.games.chicago.state import (
    ARRESTED,
    DONE,
    DRAW_HOUSE,
    ID_COUNT,
    LOSE_HOUSE,
    MOVE_OFFICER,
    NOTES,
    NOTHING_LOST,
    POLICE,
    THIEF,
    UNKNOWN_KIND,
    Chicago,
    bit,
    owner,
)

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
