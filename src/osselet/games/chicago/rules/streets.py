"""Going through the streets: any number of free cells in a straight line, for thieves and policemen alike."""

from osselet.core import Ints, rule
from osselet.games.chicago.rules.diary import car_is_plain, no_car_is_plain
from osselet.games.chicago.rules.weapons import list_shots
from osselet.games.chicago.state import (
    ENTER_AT,
    FREE,
    GO_TO,
    LEAVE,
    LEFT,
    MOVE_OFFICER,
    NOBODY,
    ROB_AT,
    SECOND,
    STAY,
    STOP,
    TAKEN,
    TOWN,
    TURN_OVER,
    Chicago,
    has_car,
)
from osselet.games.chicago.state.maps import (
    CELLS,
    DIRECTIONS,
    GATE_CELL,
    GATES,
    HOUSE_CELL,
    IS_GATE,
    NEXT_HOUSE,
    NEXT_STREET,
    NOWHERE,
)


@rule
def list_lines(s: Chicago, start: int, first: int, ids: Ints, count: int) -> int:
    """Every cell in a straight line from here with nobody on it or before it; ids count from `first`."""
    for direction in range(DIRECTIONS):
        cell = NEXT_STREET[s.map, start, direction]
        while cell != NOWHERE and s.on[cell] == FREE:
            ids[count] = first + cell
            count += 1
            cell = NEXT_STREET[s.map, cell, direction]
    return count


@rule
def on_gate(s: Chicago, thief: int) -> bool:
    """Does this thief stand on a gate?"""
    return bool(IS_GATE[s.map, s.cell[thief]])


@rule
def list_gates(s: Chicago, ids: Ints) -> int:
    """A thief outside enters by any free gate."""
    count = 0
    for at in range(GATES):
        gate = GATE_CELL[s.map, at]
        if s.on[gate] == FREE:
            ids[count] = ENTER_AT + gate
            count += 1
    return count


@rule
def list_turn(s: Chicago, ids: Ints) -> int:
    """At the start of a turn: go, rob, stay, leave from a gate, or shoot first."""
    cell = s.cell[s.thief]
    count = list_lines(s, cell, GO_TO, ids, 0)
    for direction in range(DIRECTIONS):
        house = NEXT_HOUSE[s.map, cell, direction]
        if house != NOWHERE and s.house[house] != TAKEN:
            ids[count] = ROB_AT + HOUSE_CELL[s.map, house]
            count += 1
    ids[count] = STAY
    count += 1
    if on_gate(s, s.thief):
        ids[count] = LEAVE
        count += 1
    return list_shots(s, s.thief, ids, count)


@rule
def may_go_again(s: Chicago) -> bool:
    """A car gives a second move."""
    return s.gone == 1 and has_car(s, s.thief)


@rule
def list_second(s: Chicago, ids: Ints) -> int:
    """After a move: with a car another one; on a gate leave; or stop."""
    count = 0
    if may_go_again(s):
        count = list_lines(s, s.cell[s.thief], GO_TO, ids, 0)
    ids[count] = STOP
    count += 1
    if on_gate(s, s.thief):
        ids[count] = LEAVE
        count += 1
    return count


@rule
def list_officer_lines(s: Chicago, ids: Ints) -> int:
    """Every line of every policeman who is in town and not immobilised."""
    count = 0
    for officer in range(s.officers):
        if s.post[officer] >= 0 and not s.frozen[officer]:
            count = list_lines(s, s.post[officer], MOVE_OFFICER + s.post[officer] * CELLS, ids, count)
    return count


@rule
def stand(s: Chicago, thief: int, cell: int) -> None:
    """The thief's pawn comes to stand here."""
    s.cell[thief] = cell
    s.on[cell] = 1 + thief


@rule
def enter(s: Chicago, gate: int) -> None:
    """Through a gate into town; that is the turn."""
    s.standing[s.thief] = TOWN
    stand(s, s.thief, gate)
    s.phase = TURN_OVER


@rule
def go(s: Chicago, cell: int) -> None:
    """A straight line; everybody sees whether a car offers a second one."""
    s.on[s.cell[s.thief]] = FREE
    stand(s, s.thief, cell)
    if s.gone == 0:
        if has_car(s, s.thief):
            car_is_plain(s, s.thief)
        else:
            no_car_is_plain(s, s.thief)
    s.gone += 1
    s.phase = SECOND if may_go_again(s) or on_gate(s, s.thief) else TURN_OVER


@rule
def leave(s: Chicago, thief: int) -> None:
    """Out of the game for good, with all the loot."""
    s.on[s.cell[thief]] = FREE
    s.cell[thief] = NOBODY
    s.standing[thief] = LEFT
    s.phase = TURN_OVER
