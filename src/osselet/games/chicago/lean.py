"""Hints for bots: the Police closes in, keeps thieves from gates and looks far; nobody wastes a shot.

Thieves find out by themselves. All of it is public: who stands where, and how many houses a thief carries.

A policeman's post is rated in quarters of an octave: four points more make a move twice as likely. The ratings are
those with which a Police that does not search wins most often among thieves that do not either.
"""

import numpy as np

from osselet.core import Ints, Lean, rule
from osselet.core.game import WHOLE
from osselet.games.chicago.maps import (
    CELLS,
    DIRECTIONS,
    GATE,
    HOUSE,
    IS_GATE,
    MAPS,
    NEXT_STREET,
    NOWHERE,
    TOWNS,
    Town,
    table,
)
from osselet.games.chicago.rounds import worth
from osselet.games.chicago.state import (
    ARREST,
    ARRESTED,
    ENTER,
    FINISH,
    FIRST_OFFICER,
    FREE,
    LEFT,
    MOVE,
    MOVE_OFFICER,
    OUTSIDE,
    PLACE,
    PLACE_AT,
    POLICE,
    PURSUIT,
    SHOOT,
    SURRENDER,
    THIEVES,
    TOWN,
    WEAPON,
    Chicago,
    has_car,
    owner,
)

LARGE = 3
"""A loot of so many houses, or more, is large."""
ARRESTS = (-14, 27, 45, 50)
"""An arrest, by the houses of the thief: an empty one costs policemen and brings nothing."""
CLOSES_ALL_BUT_ONE = (-14, 18, 38, 49)
"""The same where the last exit is open, and another policeman can close it with the next move."""
GATE_EMPTY, GATE_LADEN = 7, 34
"""To stand between a thief and a gate."""
FAR_SIGHT = 10
"""For eight streets that can be reached at once."""
NO_MOVE = 0
ONE = 1 << 12
"""A weight of one in the network."""
UNITS = 20
"""Of the network, for a thief; as many again are for the Police."""
UNIT = 1 << 20
"""One, in exponentials."""
OCTAVE = np.array([16, 19, 23, 27], np.int64)
MIDDLE, HIGHEST = 30, 80
"""Of the ratings; weights must not grow so large that a list of them cannot be drawn from."""
BACK = np.array([3 if TOWNS[at].shape == "hexagons" else 2 for at in range(len(MAPS))], np.int64)
"""Directions to the opposite one."""


@rule
def exits(s: Chicago, cell: int) -> int:
    """Free streets beside a cell."""
    count = 0
    for direction in range(DIRECTIONS):
        other = NEXT_STREET[s.map, cell, direction]
        if other != NOWHERE and s.on[other] == FREE:
            count += 1
    return count


@rule
def are_neighbours(s: Chicago, one: int, two: int) -> bool:
    """Are these two streets side by side?"""
    for direction in range(DIRECTIONS):
        if NEXT_STREET[s.map, one, direction] == two:
            return True
    return False


@rule
def is_thief_in_town(s: Chicago, cell: int) -> bool:
    """Does a thief that is not arrested stand here?"""
    return cell != NOWHERE and 0 < s.on[cell] <= THIEVES and s.standing[s.on[cell] - 1] == TOWN


@rule
def in_sight(s: Chicago, cell: int, way_out: int) -> bool:
    """Can a policeman who is not beside the cell go at once to this exit of it?"""
    for direction in range(DIRECTIONS):
        at = NEXT_STREET[s.map, way_out, direction]
        while at != NOWHERE and s.on[at] == FREE:
            at = NEXT_STREET[s.map, at, direction]
        if (
            at != NOWHERE
            and s.on[at] >= FIRST_OFFICER
            and not s.frozen[s.on[at] - FIRST_OFFICER]
            and not are_neighbours(s, cell, at)
        ):
            return True
    return False


@rule
def covered(s: Chicago, cell: int) -> int:
    """Exits of a cell to which a policeman who is not beside it can go at once."""
    count = 0
    for direction in range(DIRECTIONS):
        way_out = NEXT_STREET[s.map, cell, direction]
        if way_out != NOWHERE and s.on[way_out] == FREE and in_sight(s, cell, way_out):
            count += 1
    return count


@rule
def rate_closeness(s: Chicago, thief: int, moves_left: int) -> int:
    """What it is worth to stand beside this thief, as the streets are now."""
    houses = min(s.size[thief], LARGE)
    free = exits(s, s.cell[thief])
    if free == 0:
        return ARRESTS[houses]
    if free == 1 and moves_left > 0 and covered(s, s.cell[thief]):
        return CLOSES_ALL_BUT_ONE[houses]
    return 0


@rule
def gates_on(s: Chicago, cell: int, direction: int) -> int:
    """Gates that could be reached from this cell by going straight on, itself included."""
    count = IS_GATE[s.map, cell]
    at = NEXT_STREET[s.map, cell, direction]
    while at != NOWHERE and s.on[at] == FREE:
        count += IS_GATE[s.map, at]
        at = NEXT_STREET[s.map, at, direction]
    return count


@rule
def rate_post(s: Chicago, cell: int, moves_left: int) -> int:
    """What a policeman does on a cell, with so many moves of the Police still to come."""
    rating = 0
    seen = 0
    for direction in range(DIRECTIONS):
        at = NEXT_STREET[s.map, cell, direction]
        steps = 0
        while at != NOWHERE and s.on[at] == FREE:
            steps += 1
            at = NEXT_STREET[s.map, at, direction]
        seen += steps
        if is_thief_in_town(s, at):
            thief = s.on[at] - 1
            back = BACK[s.map]
            gates = gates_on(s, cell, (direction + back) % (2 * back))
            rating += gates * (GATE_LADEN if s.size[thief] else GATE_EMPTY)
            if steps == 0:
                rating += rate_closeness(s, thief, moves_left)
    return rating + FAR_SIGHT * seen // 8


@rule
def weight_of(rating: int) -> int:
    """A rating as the weight of a move."""
    quarters = min(max(rating + MIDDLE, 0), HIGHEST)
    return max(1, (OCTAVE[quarters % 4] << (quarters // 4)) >> 4)


@rule
def rate_pursuit(s: Chicago, ids: Ints, count: int, weights: Ints) -> None:
    """What each policeman would do elsewhere, less what he does where he is."""
    before = NOWHERE
    given_up = 0
    for at in range(count):
        if ids[at] == FINISH:
            weights[at] = weight_of(NO_MOVE)
            continue
        start = (ids[at] - MOVE_OFFICER) // CELLS
        target = (ids[at] - MOVE_OFFICER) % CELLS
        if start != before:
            before = start
            given_up = rate_post(s, start, 0)
        officer = s.on[start]
        s.on[start] = FREE
        s.on[target] = officer
        weights[at] = weight_of(rate_post(s, target, s.moves_left - 1) - given_up)
        s.on[target] = FREE
        s.on[start] = officer


@rule
def rate_stars(s: Chicago, ids: Ints, count: int, weights: Ints) -> None:
    """What a new policeman would do on each star."""
    for at in range(count):
        star = ids[at] - PLACE_AT
        s.on[star] = FIRST_OFFICER + s.officers - 1
        weights[at] = weight_of(rate_post(s, star, s.moves_left))
        s.on[star] = FREE


@rule
def rate_shot(s: Chicago, move: int, cell: int) -> int:
    """Only a policeman beside the shooter, and only to where it is beside no thief."""
    start = (move - SHOOT) // CELLS
    target = (move - SHOOT) % CELLS
    if not are_neighbours(s, cell, start):
        return 0
    for direction in range(DIRECTIONS):
        if is_thief_in_town(s, NEXT_STREET[s.map, target, direction]):
            return 0
    return 1


@rule
def prior(s: Chicago, ids: Ints, count: int, weights: Ints) -> int:
    """Rates the moves of whoever decides."""
    if s.phase == PURSUIT:
        rate_pursuit(s, ids, count, weights)
        return 1
    if s.phase == PLACE:
        rate_stars(s, ids, count, weights)
        return 1
    if s.phase == MOVE and ids[count - 1] >= SHOOT:
        for at in range(count):
            weights[at] = rate_shot(s, ids[at], s.cell[s.thief]) if ids[at] >= SHOOT else 1
        return 1
    if s.phase == ARREST:
        for at in range(count):
            weights[at] = 1 if ids[at] == SURRENDER else rate_shot(s, ids[at], s.cell[s.asked])
        return 1
    return 0


def lines_to_gates(town: Town) -> list[int]:
    """How many straight lines each cell of an empty town is from a gate."""
    lines = [FAR] * len(town.signs)
    front = town.cells(GATE)
    for count in range(FAR):
        for cell in front:
            lines[cell] = count
        reached = []
        for cell in front:
            for direction in range(len(town.beside[cell])):
                at = town.beside[cell][direction]
                while at != NOWHERE and town.signs[at] != HOUSE:
                    reached.append(at)
                    at = town.beside[at][direction]
        front = [cell for cell in reached if lines[cell] == FAR]
    return lines


FAR = 5
LINES_TO_GATE = table(CELLS)
for number, one in enumerate(TOWNS):
    LINES_TO_GATE[number, : len(one.signs)] = lines_to_gates(one)


@rule
def value(s: Chicago, shares: Ints) -> int:
    """At rest when a thief's turn begins, where every seat plays one thief, or the Police, in one game."""
    if s.players == 3 or s.match or s.gone > 0 or (s.phase != MOVE and s.phase != ENTER):
        return 0
    rate(s, NET, shares)
    return 1


@rule
def rate(s: Chicago, net: Ints, shares: Ints) -> None:
    """Each seat's share of the victory as a network sees it, in parts of WHOLE."""
    best = -(1 << 60)
    for seat in range(s.players):
        shares[seat] = rate_seat(s, net, UNITS if seat == s.police else 0, seat)
        best = max(best, shares[seat])
    total = 0
    for seat in range(s.players):
        shares[seat] = exponential(best - shares[seat])
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] = shares[seat] * WHOLE // total


@rule
def rate_seat(s: Chicago, net: Ints, first: int, seat: int) -> int:
    """How well a seat stands, in parts of ONE times ONE. A row of the net: bias, a weight a fact, its own weight."""
    a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, t, u, v, x, y = facts_of(s, seat)  # a loop over it is slow
    total = 0
    for unit in range(first, first + UNITS):
        w = net[unit, :]
        pull = w[0] + w[1] * a + w[2] * b + w[3] * c + w[4] * d + w[5] * e + w[6] * f + w[7] * g + w[8] * h + w[9] * i
        pull += w[10] * j + w[11] * k + w[12] * m + w[13] * n + w[14] * o + w[15] * p + w[16] * q + w[17] * r
        pull += w[18] * t + w[19] * u + w[20] * v + w[21] * x + w[22] * y
        if pull > 0:
            total += w[23] * pull
    return total


@rule
def exponential(below: int) -> int:
    """UNIT times e to the power of minus a number in parts of ONE times ONE: (1 - x / 256) to the power of 256."""
    left = max(UNIT - below * (UNIT >> 8) // (ONE * ONE), 0)
    for _ in range(8):
        left = left * left // UNIT
    return left


Facts = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]  # fmt: skip


@rule
def facts_of(s: Chicago, seat: int) -> Facts:
    """What the network looks at."""
    return facts_of_police(s) if seat == s.police else facts_of_thief(s, thief_of(s, seat))


@rule
def thief_of(s: Chicago, seat: int) -> int:
    """The only thief of a seat."""
    return seat if seat < s.police else seat - 1


@rule
def within(number: int, most: int) -> int:
    """A number cut off at both ends."""
    return min(max(number, -most), most)


@rule
def mobile(s: Chicago) -> int:
    """Policemen in town who can go."""
    count = 0
    for officer in range(s.officers):
        if s.post[officer] >= 0 and not s.frozen[officer]:
            count += 1
    return count


@rule
def alarm(s: Chicago) -> int:
    """The chance that a house never opened holds a policeman, in hundredths."""
    houses = 0
    for kind in range(len(s.unseen)):
        houses += s.unseen[kind]
    return s.unseen[POLICE] * 100 // max(houses, 1)


@rule
def gates_in_reach(s: Chicago, cell: int) -> int:
    """Gates a thief could go to from here."""
    count = 0
    for direction in range(DIRECTIONS):
        at = NEXT_STREET[s.map, cell, direction]
        if at != NOWHERE and s.on[at] == FREE:
            count += gates_on(s, at, direction)
    return count


@rule
def guards(s: Chicago, cell: int) -> int:
    """Policemen beside a cell."""
    count = 0
    for direction in range(DIRECTIONS):
        at = NEXT_STREET[s.map, cell, direction]
        if at != NOWHERE and s.on[at] >= FIRST_OFFICER:
            count += 1
    return count


@rule
def facts_of_thief(s: Chicago, thief: int) -> Facts:
    """Where it stands, what it has, and who could catch it."""
    own = worth(s, owner(s, thief)) + 0  # a sum is a whole number of full width, and so all facts are alike
    best = safe = others = 0
    for seat in range(s.players):
        if seat != owner(s, thief):
            other = worth(s, seat)
            best = max(best, other)
            if seat == s.police or s.standing[thief_of(s, seat)] == LEFT:
                safe = max(safe, other)
            elif s.standing[thief_of(s, seat)] == TOWN:
                others += 1
    gates = on_gate = free = beside = threats = lines = caught = 0
    cell = s.cell[thief]
    in_town = s.standing[thief] == TOWN
    if in_town:
        gates = gates_in_reach(s, cell)
        on_gate = IS_GATE[s.map, cell]
        free = exits(s, cell)
        beside = guards(s, cell)
        threats = covered(s, cell)
        lines = LINES_TO_GATE[s.map, cell]
        caught = 1 if free <= 2 and threats >= free else 0
    to_move = 1 if thief >= s.thief else 0
    return (
        1 if in_town else 0,
        1 if s.standing[thief] == OUTSIDE else 0,
        1 if s.standing[thief] == ARRESTED else 0,
        min(own, 40),
        within(own - best, 20),
        within(own - safe, 20),
        s.size[thief] + 0,
        1 if has_car(s, thief) else 0,
        s.loot[thief, WEAPON] + 0,
        gates,
        on_gate,
        free,
        beside,
        to_move,
        gates * to_move,
        threats,
        caught,
        lines,
        mobile(s),
        others,
        alarm(s),
        s.quiet + 0,
    )


@rule
def facts_of_police(s: Chicago) -> Facts:
    """What it has, what it needs, and how it stands to the thieves, to the richest in town above all."""
    own = worth(s, s.police) + 0
    frozen = 0
    for officer in range(s.officers):
        frozen += s.frozen[officer]
    left = richest = total = laden = gates = caught = outside = town = 0
    target = NOWHERE
    for thief in range(s.thieves):
        loot = worth(s, owner(s, thief))
        if s.standing[thief] == LEFT:
            left = max(left, loot)
        elif s.standing[thief] == OUTSIDE:
            outside += 1
        elif s.standing[thief] == TOWN:
            town += 1
            total += loot
            if target == NOWHERE or loot > richest:
                richest = loot
                target = thief
            if loot > 0:
                laden += 1
                gates += gates_in_reach(s, s.cell[thief])
                free = exits(s, s.cell[thief])
                caught += 1 if free <= 2 and covered(s, s.cell[thief]) >= free else 0
    target_gates = target_exits = target_guards = target_turn = target_covered = 0
    if target != NOWHERE:
        cell = s.cell[target]
        target_gates = gates_in_reach(s, cell)
        target_exits = exits(s, cell)
        target_guards = guards(s, cell)
        target_turn = 1 if target >= s.thief else 0
        target_covered = covered(s, cell)
    posted = mobile(s)
    return (
        min(own, 40),
        within(own - left, 20),
        within(own - richest, 20),
        town,
        outside,
        posted,
        frozen,
        s.officers - frozen - posted,
        alarm(s),
        s.quiet + 0,
        min(richest, 40),
        target_gates,
        target_exits,
        target_guards,
        target_turn,
        target_covered,
        1 if target_exits <= 2 and target_covered >= target_exits else 0,
        gates,
        caught,
        min(total, 60),
        laden,
        min(left, 40),
    )


NET = np.zeros((2 * UNITS, 24), np.int64)

LEAN = Lean(prior=prior, value=value, iterations=2000, foresight=0)
