"""Chicago: thieves rob houses nobody knows, the Police hems them in.

No game goes on for ever. A turn is at most two moves and a stop, or one house and what is done with
it; a Police play at most two moves; so a round has at most 15 steps, but for those that cannot come
again: every one of two weapons is used once, every policeman placed once, every thief arrested
once. There are at most 61 houses to take and four arrests to make, and between two such events at
most 20 rounds, so there are fewer than 66 times 20 rounds.
"""

from osselet.core import CHANCE, OVER, UNKNOWN, Ints, rule
from osselet.games.chicago.rules import arrests, houses, police, rounds, streets, weapons
from osselet.games.chicago.rules.diary import blank_entry, blank_note
from osselet.games.chicago.state import (
    ARREST,
    CLOSED,
    DONE,
    DRAW_HOUSE,
    ENTER,
    ENTER_AT,
    ENTRIES,
    FINISH,
    FLY,
    FRANCS,
    FREE,
    GO_TO,
    HOUSE,
    ID_COUNT,
    LAST_QUIET_ROUND,
    LEAVE,
    LOOK,
    LOSE,
    LOSE_HOUSE,
    MOVE,
    MOVE_OFFICER,
    NOBODY,
    NOTES,
    OUTSIDE,
    PLACE,
    PLACE_AT,
    PURSUIT,
    RESERVE,
    RETURN,
    ROB_AT,
    SEATS,
    SECOND,
    SHOOT,
    TAKEN,
    THIEVES,
    TURN_OVER,
    Chicago,
    ChicagoOptions,
    owner,
)
from osselet.games.chicago.state.maps import CELLS, HOUSE_COUNT, HOUSES, NOWHERE, OFFICERS, PRINTED

STEPS_A_ROUND = 15
STEPS_ONCE = 1_000
LONGEST = SEATS * ((HOUSES + THIEVES + 1) * LAST_QUIET_ROUND * STEPS_A_ROUND + STEPS_ONCE)
"""Steps that no match reaches; see above."""


@rule
def setup(s: Chicago, players: int, options: ChicagoOptions) -> None:
    """An untouched town, everybody outside."""
    s.players = players
    s.map = options.map
    s.match = options.match
    s.game = 1
    s.police = 0 if options.match else options.police
    s.thieves = THIEVES if players == 3 else players - 1
    for seat in range(SEATS):
        s.banked[seat] = 0
        s.banked_size[seat] = 0
    lay_out(s)


@rule
def lay_out(s: Chicago) -> None:
    """A new board for one game."""
    s.round = 1
    s.quiet = 0
    s.eventful = 0
    s.resume = NOBODY
    s.asked = NOBODY
    s.robbed = NOBODY
    s.losing = NOBODY
    s.moves_left = 0
    s.officers = 0
    for thief in range(THIEVES):
        s.standing[thief] = OUTSIDE
        s.cell[thief] = NOWHERE
        s.size[thief] = 0
        s.car_shown[thief] = 0
        for kind in range(ID_COUNT):
            s.loot[thief, kind] = 0
    for officer in range(OFFICERS):
        s.post[officer] = RESERVE
        s.frozen[officer] = 0
    for cell in range(CELLS):
        s.on[cell] = FREE
    for house in range(HOUSES):
        s.house[house] = CLOSED if house < HOUSE_COUNT[s.map] else TAKEN
    for kind in range(ID_COUNT):
        s.unseen[kind] = PRINTED[s.map, kind]
        s.shown[kind] = 0
    for note in range(NOTES):
        blank_note(s, note)
    s.entries = 0
    for entry in range(ENTRIES):
        blank_entry(s, entry)
    rounds.begin_turn(s, 0)


@rule
def actor(s: Chicago) -> int:
    """The seat of the thief whose turn it is or who is about to be arrested, or the Police."""
    if s.phase == DONE:
        return OVER
    if s.phase == HOUSE or s.phase == LOSE:
        return CHANCE
    if s.phase == PLACE or s.phase == PURSUIT:
        return s.police
    return owner(s, s.asked if s.phase == ARREST else s.thief)


@rule
def moves(s: Chicago, ids: Ints, weights: Ints) -> int:
    """What can happen in each phase."""
    if s.phase == ENTER:
        return streets.list_gates(s, ids)
    if s.phase == MOVE:
        return streets.list_turn(s, ids)
    if s.phase == SECOND:
        return streets.list_second(s, ids)
    if s.phase == LOOK:
        return houses.list_look(s, ids)
    if s.phase == ARREST:
        return arrests.list_answers(s, ids)
    if s.phase == PLACE:
        return police.list_stars(s, ids)
    if s.phase == PURSUIT:
        return police.list_pursuit(s, ids)
    if s.phase == HOUSE:
        return houses.list_houses(s, ids, weights)
    if s.phase == LOSE:
        return houses.list_losses(s, ids, weights)
    return 0


@rule
def play(s: Chicago, move: int) -> None:
    """Makes a step happen, and all that follows by itself."""
    act(s, move)
    if rounds.settle(s):
        rounds.end_game(s)
        if s.match and s.game < s.players:
            s.police = s.game
            s.game += 1
            lay_out(s)


@rule
def act(s: Chicago, move: int) -> None:
    """The step itself."""
    if move < GO_TO:
        streets.enter(s, move - ENTER_AT)
    elif move < ROB_AT:
        streets.go(s, move - GO_TO)
    elif move < LEAVE:
        houses.rob(s, move - ROB_AT)
    elif move < PLACE_AT:
        act_on_the_spot(s, move)
    elif move < FINISH:
        police.place(s, move - PLACE_AT)
    elif move == FINISH:
        police.finish(s)
    elif move < LOSE_HOUSE:
        houses.draw(s, move - DRAW_HOUSE)
    elif move < MOVE_OFFICER:
        houses.lose(s, move - LOSE_HOUSE)
    elif move < SHOOT:
        police.pursue(s, (move - MOVE_OFFICER) // CELLS, (move - MOVE_OFFICER) % CELLS)
    else:
        shoot(s, move - SHOOT)


@rule
def act_on_the_spot(s: Chicago, move: int) -> None:
    """A step of a thief that names no place."""
    if move == LEAVE:
        streets.leave(s, s.thief)
    elif move < FLY:
        s.phase = TURN_OVER
    elif move == FLY:
        houses.fly(s)
    elif move == RETURN:
        houses.put_back(s)
    else:
        arrests.surrender(s)


@rule
def shoot(s: Chicago, line: int) -> None:
    """In one's own turn, which goes on, or about to be arrested."""
    thief = s.asked if s.phase == ARREST else s.thief
    weapons.shoot(s, thief, line // CELLS, line % CELLS)
    if s.phase == ARREST:
        arrests.answered(s)


@rule
def score(s: Chicago, points: Ints, winner: Ints) -> None:
    """Francs, known at the end alone; the largest loot wins, the Police included, ties shared."""
    most = 0
    for seat in range(s.players):
        points[seat] = UNKNOWN
        winner[seat] = 0
        if s.phase == DONE:
            points[seat] = (s.banked[seat] + rounds.worth(s, seat)) * FRANCS
            most = max(most, points[seat])
    for seat in range(s.players):
        if s.phase == DONE and points[seat] == most:
            winner[seat] = 1
