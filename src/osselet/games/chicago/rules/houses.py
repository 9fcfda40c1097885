"""Opening a house: what is kept, what is put back, what is shown to all, and the circle of a thief house."""

from osselet.core import Ints, list_bag, rule
from osselet.games.chicago.rules.diary import (
    find_out,
    last_before,
    looks,
    loses,
    new_note,
    plane_is_plain,
    receives_only,
    takes_noted,
    takes_unseen,
)
from osselet.games.chicago.rules.police import begin_play
from osselet.games.chicago.rules.streets import leave
from osselet.games.chicago.state import (
    BANK,
    CAR,
    CLOSED,
    DRAW_HOUSE,
    FLY,
    HOUSE,
    LOOK,
    LOSE,
    LOSE_HOUSE,
    NOBODY,
    PLANE,
    POLICE,
    RESERVE,
    RETURN,
    TAKEN,
    THIEF,
    TOWN,
    TURN_OVER,
    WITHOUT,
    Chicago,
    has_car,
)
from osselet.games.chicago.state.maps import HOUSE_AT


@rule
def rob(s: Chicago, cell: int) -> None:
    """The thief opens a house; one that was put back keeps its content, any other is drawn."""
    s.robbed = HOUSE_AT[s.map, cell]
    if s.house[s.robbed] == CLOSED:
        s.phase = HOUSE
    else:
        open_again(s, s.house[s.robbed])


@rule
def open_again(s: Chicago, note: int) -> None:
    """A house put back before: now it may be kept."""
    kind = s.note_kind[note]
    if can_keep(s, kind):
        takes_noted(s, s.thief, note)
        keep(s, kind)
    else:
        looks(s, s.thief, note)
        s.phase = LOOK


@rule
def can_keep(s: Chicago, kind: int) -> bool:
    """One car at most is taken, a bank only with a car, and a plane is flown or put back."""
    if kind == CAR:
        return not has_car(s, s.thief)
    if kind == BANK:
        return has_car(s, s.thief)
    return kind != PLANE


@rule
def list_houses(s: Chicago, ids: Ints, weights: Ints) -> int:
    """What a closed house can hold: the copies never drawn."""
    return list_bag(s.unseen, DRAW_HOUSE, ids, weights)


@rule
def draw(s: Chicago, kind: int) -> None:
    """The house opened for the first time holds this."""
    s.unseen[kind] -= 1
    if kind == POLICE:
        show(s, kind)
        s.post[s.officers] = RESERVE
        s.officers += 1
        begin_play(s)
    elif kind == THIEF:
        show(s, kind)
        begin_circle(s)
    elif can_keep(s, kind):
        takes_unseen(s, s.thief)
        keep(s, kind)
    else:
        note = new_note(s, kind, s.robbed)
        s.house[s.robbed] = note
        looks(s, s.thief, note)
        s.phase = LOOK


@rule
def take_away(s: Chicago) -> None:
    """The house leaves its cell, which is an event of the round."""
    s.house[s.robbed] = TAKEN
    s.robbed = NOBODY
    s.eventful = 1
    s.quiet = 0


@rule
def show(s: Chicago, kind: int) -> None:
    """Laid open to all and removed."""
    take_away(s)
    s.shown[kind] += 1


@rule
def keep(s: Chicago, kind: int) -> None:
    """Into the loot."""
    take_away(s)
    s.loot[s.thief, kind] += 1
    s.size[s.thief] += 1
    s.phase = TURN_OVER


@rule
def list_look(s: Chicago, ids: Ints) -> int:
    """A plane may be flown; everything else that is looked at goes back."""
    ids[0] = RETURN
    if s.note_kind[s.house[s.robbed]] != PLANE:
        return 1
    ids[1] = FLY
    return 2


@rule
def put_back(s: Chicago) -> None:
    """The house stays where it is; only those who have looked know what it is."""
    s.note_back[s.house[s.robbed]] = 1
    s.robbed = NOBODY
    s.phase = TURN_OVER


@rule
def fly(s: Chicago) -> None:
    """The plane is shown, and its thief is gone with all the loot."""
    plane_is_plain(s, s.house[s.robbed])
    show(s, PLANE)
    leave(s, s.thief)


@rule
def next_in_circle(s: Chicago, thief: int) -> int:
    """The next thief in town in the order of the round; itself if it is alone."""
    other = (thief + 1) % s.thieves
    while s.standing[other] != TOWN:
        other = (other + 1) % s.thieves
    return other


@rule
def next_loser(s: Chicago, first: int) -> int:
    """From this thief up the first in town that has any loot, or NOBODY."""
    for thief in range(first, s.thieves):
        if s.standing[thief] == TOWN and s.size[thief] > 0:
            return thief
    return NOBODY


@rule
def begin_circle(s: Chicago) -> None:
    """Each thief in town loses a random house to the next; a thief alone loses nothing."""
    s.losing = next_loser(s, 0)
    if s.losing == NOBODY or next_in_circle(s, s.thief) == s.thief:
        s.losing = NOBODY
        s.phase = TURN_OVER
    else:
        s.phase = LOSE


@rule
def list_losses(s: Chicago, ids: Ints, weights: Ints) -> int:
    """Any house of the loot, by its copies."""
    return list_bag(s.loot[s.losing, :], LOSE_HOUSE, ids, weights)


@rule
def lose(s: Chicago, kind: int) -> None:
    """This thief will lose such a house; after the last of them all houses move together."""
    loses(s, s.losing, kind, next_in_circle(s, s.losing))
    s.losing = next_loser(s, s.losing + 1)
    if s.losing == NOBODY:
        pass_on(s)
        s.phase = TURN_OVER


@rule
def pass_on(s: Chicago) -> None:
    """What was lost goes to the next in the circle; even a bank without a car, or a second car, is kept."""
    end = s.entries
    first = end
    while first > 0 and s.entry_what[first - 1] == s.entry_what[end - 1]:
        first -= 1
    for entry in range(first, end):
        kind = s.entry_lost[entry]
        loser = s.entry_thief[entry]
        receiver = s.entry_to[entry]
        s.loot[loser, kind] -= 1
        s.size[loser] -= 1
        s.loot[receiver, kind] += 1
        s.size[receiver] += 1
        s.car_shown[loser] = 0
        if last_before(s, receiver, end) < first:
            receives_only(s, receiver)
    for entry in range(first, end):
        if s.size[s.entry_thief[entry]] == 0:
            find_out(s, entry, WITHOUT)
