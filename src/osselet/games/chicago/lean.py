"""Hints for bots: what the Police should do, that nobody wastes a shot, and what a table is worth to each seat.

The prior of the Police closes in, keeps thieves from gates and looks far. A post is rated in quarters of an octave:
four points more make a move twice as likely. The ratings are those with which a Police that does not search wins most
often among thieves that play at random: 38 %, and 4 % without them. They use what is public: who stands where, and
how many houses a thief carries.

The value is a small network with units for thieves and units for the Police: facts of a seat go through them to one
number, and the shares of the victory are in proportion to the exponentials of these. It was fitted to who won 100,000
games played by the priors alone, with eight slips in a hundred moves. It ends what would be a hundred decisions played
out, so that the search sees further in the same time. Whole numbers only: every machine agrees.
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
UNITS = 24
"""Of the network, for a thief; as many again are for the Police."""
UNIT = 1 << 20
"""One, in exponentials."""
OCTAVE = (16, 19, 23, 27)
"""Quarters of an octave, in sixteenths."""
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
    count = 1 if IS_GATE[s.map, cell] else 0
    at = NEXT_STREET[s.map, cell, direction]
    while at != NOWHERE and s.on[at] == FREE:
        count += 1 if IS_GATE[s.map, at] else 0
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
    return max(1, OCTAVE[quarters % 4] * (1 << quarters // 4) >> 4)


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
    a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, t, u, v, x, y, z, aa = facts_of(
        s, seat
    )  # a loop over it is slow
    total = 0
    for unit in range(first, first + UNITS):
        w = net[unit, :]
        pull = w[0] + w[1] * a + w[2] * b + w[3] * c + w[4] * d + w[5] * e + w[6] * f + w[7] * g + w[8] * h + w[9] * i
        pull += w[10] * j + w[11] * k + w[12] * m + w[13] * n + w[14] * o + w[15] * p + w[16] * q + w[17] * r
        pull += w[18] * t + w[19] * u + w[20] * v + w[21] * x + w[22] * y + w[23] * z + w[24] * aa
        if pull > 0:
            total += w[25] * pull
    return total


@rule
def exponential(below: int) -> int:
    """UNIT times e to the power of minus a number in parts of ONE times ONE: (1 - x / 256) to the power of 256."""
    left = max(UNIT - below * (UNIT >> 8) // (ONE * ONE), 0)
    for _ in range(8):
        left = left * left // UNIT
    return left


Facts = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int,
    int, int, int, int, int, int, int, int, int, int, int, int,
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
def reach(s: Chicago, cell: int) -> int:
    """Streets a pawn could go to from here."""
    count = 0
    for direction in range(DIRECTIONS):
        at = NEXT_STREET[s.map, cell, direction]
        while at != NOWHERE and s.on[at] == FREE:
            count += 1
            at = NEXT_STREET[s.map, at, direction]
    return count


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
def flight(s: Chicago, cell: int) -> int:
    """How likely a move from here leads to a gate, in hundredths."""
    return 100 * gates_in_reach(s, cell) // (reach(s, cell) + 2)


@rule
def is_caught(s: Chicago, cell: int) -> bool:
    """Could the Police arrest a thief here in two moves, policemen beside it aside?"""
    free = exits(s, cell)
    return free <= 2 and covered(s, cell) >= free


@rule
def after_move(s: Chicago, cell: int) -> tuple[int, int]:
    """A thief here that goes anywhere: how likely is its next move to lead to a gate, and how likely can it be caught.

    Both in hundredths.
    """
    pawn = s.on[cell]
    s.on[cell] = FREE
    cells = flights = catches = 0
    for direction in range(DIRECTIONS):
        at = NEXT_STREET[s.map, cell, direction]
        while at != NOWHERE and s.on[at] == FREE:
            cells += 1
            flights += flight(s, at)
            catches += 1 if is_caught(s, at) else 0
            at = NEXT_STREET[s.map, at, direction]
    s.on[cell] = pawn
    return flights // (cells + 2), 100 * catches // (cells + 2)


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
    gates = hope = later = trap = on_gate = free = beside = threats = lines = caught = 0
    cell = s.cell[thief]
    in_town = s.standing[thief] == TOWN
    if in_town:
        gates = gates_in_reach(s, cell)
        hope = flight(s, cell)
        later, trap = after_move(s, cell)
        on_gate = IS_GATE[s.map, cell]
        free = exits(s, cell)
        beside = guards(s, cell)
        threats = covered(s, cell)
        lines = LINES_TO_GATE[s.map, cell]
        caught = 1 if is_caught(s, cell) else 0
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
        hope,
        later,
        trap,
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
    left = richest = total = laden = hopes = traps = caught = outside = town = 0
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
                hopes += flight(s, s.cell[thief])
                traps += after_move(s, s.cell[thief])[1]
                caught += 1 if is_caught(s, s.cell[thief]) else 0
    hope = later = trap = free = beside = to_move = is_near = 0
    if target != NOWHERE:
        cell = s.cell[target]
        hope = flight(s, cell)
        later, trap = after_move(s, cell)
        free = exits(s, cell)
        beside = guards(s, cell)
        to_move = 1 if target >= s.thief else 0
        is_near = 1 if is_caught(s, cell) else 0
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
        hope,
        later,
        trap,
        free,
        beside,
        to_move,
        is_near,
        hopes,
        traps,
        caught,
        min(total, 60),
        laden,
        min(left, 40),
    )


NET = np.array([
    [-653, -1265, -1021, -2246, -360, 73, 131, -1953, 2006, 1922, 25, -1530, 45, 24, 531, -54, 46, -35, -77, -435,
     -263, -149, -784, 94, 38, -2246],
    [1029, -6700, -4082, -1107, -331, -437, -58, 184, -226, -1180, 691, -304, -248, -500, 213, -56, -153, -44, -123,
     -1664, -1778, 61, 1051, -19, -36, -6700],
    [-1040, 218, -768, 2719, 10, -146, -8, 150, -4179, -111, -3, -2363, 48, -52, 28, 2, 7, 0, -99, -179, 186, 50,
     193, 18, 16, -4179],
    [-3455, 1005, 2126, -1821, 88, -126, -26, -224, 691, 1336, 60, -2114, 128, 398, 78, -4, 21, 5, 200, 2539, 854,
     -523, 5, 81, -108, 2539],
    [1449, -837, 1214, -1913, 35, 57, 55, 284, -13, -81, 49, 509, -67, 90, 26, -2, 35, -1, 27, -222, 90, -146, -29,
     -26, 22, 1913],
    [-46, 156, -2863, 1882, 45, 26, -123, -543, 1236, 373, -93, 13, -167, -940, 491, -39, -66, 2, 122, 2247, -925,
     -218, 649, 8, 64, 2863],
    [-5590, -165, 256, 261, 84, -79, -92, 134, -241, -1183, -85, 206, 54, -2045, 59, -92, -30, 48, -712, -411, 235,
     189, 100, 124, 110, 2045],
    [-2812, -8212, -1680, 3409, 8, -740, -7, -564, 758, -181, -830, -1402, -325, -1798, -175, -191, 200, -34, -947,
     -525, -3477, 130, 136, 96, -7, -8212],
    [-285, 117, -2334, -354, -88, 12, -10, 150, -47, 1112, 180, -1191, -96, 116, -99, -14, 35, -6, 141, 1946, -352,
     29, 182, 16, -19, -2334],
    [-1721, -150, 1236, -449, 18, -29, 34, 76, 1491, -1613, -117, -30, 178, -90, -235, -10, 2, 9, -524, 1064, 4,
     -617, 295, 86, -188, 1613],
    [8452, -1047, -2549, 1132, -322, 122, 55, -2050, 2030, 2428, -90, 45, 106, -234, 154, 8, -34, -17, -9, -1879,
     -547, -339, -381, -131, 18, -2549],
    [-4097, -10309, -955, 287, -49, -1513, 58, 37, -331, 340, 3574, -4710, -2591, -3910, -6, -663, -270, -112, -638,
     -6917, -5831, 109, -154, 123, 5, -10309],
    [5753, -1501, -2558, -2610, 12, -38, 53, 26, 293, -266, 282, -660, -136, 895, -141, 31, -139, -25, 253, 4546,
     -1133, -309, 165, -98, -24, -4546],
    [2252, -449, -2359, -869, -98, -41, -214, 324, 72, -945, 124, -222, -35, 82, -228, -1, -17, 13, -45, 786, -250,
     -134, -1231, 7, -7, -2359],
    [6205, -7228, 4559, -1316, 42, -1262, 51, -68, 288, -461, 1635, -3052, -1931, -1928, 182, -97, -662, -124,
     -1333, -4010, -6088, -149, -197, -135, 1, -7228],
    [1185, -106, -155, 618, -40, -40, 54, 286, -1484, 333, -95, 1366, -291, 1010, 315, -36, -97, 10, 135, -2276,
     -429, 130, 491, -40, 15, -2276],
    [1614, -1051, -1697, -332, -16, 7, 21, -122, 43, 717, -147, -699, -115, -549, 420, -27, 18, -37, 281, -641, 382,
     -80, 318, -38, 58, -1697],
    [-1627, 201, -5384, -7004, 60, -279, -42, -109, 234, 441, -91, 305, 13, -154, -41, 12, 34, 2, -109, 283, 55, 74,
     28, 43, 15, -7004],
    [518, 1947, 151, -702, -67, 73, -25, 64, -709, -1937, -169, 942, -6, 1160, -41, 8, 2, 54, 1050, 766, -838, 194,
     -160, -35, 9, -1947],
    [-3693, 1550, 481, 294, 40, 115, 14, 306, 176, -668, 114, -2722, 57, -24, -102, 0, 21, 21, -9, 496, 138, 27,
     -33, 84, -174, -2722],
    [2641, 584, -957, 1382, -3, 166, 24, 141, 1780, -485, -128, -377, 9, 251, 194, -27, 3, -7, -127, -25, -371,
     -113, 258, -85, 0, -1780],
    [-259, -1931, 3669, -1797, 61, 149, 76, 195, -68, 7, -160, 725, 98, 187, 56, 33, 22, 8, 38, -170, 308, -29,
     -231, 30, 14, 3669],
    [4486, -639, -1132, -197, -42, -27, 1, -234, -540, -946, 213, 941, 82, -389, 568, -46, -12, 15, 19, 1119, 311,
     59, -85, -122, -55, 1132],
    [-492, -183, -2505, -62, -42, 19, -19, -10, -212, -2906, 3, 1120, 126, -481, 44, -13, 81, -12, -424, -278, 524,
     95, 430, -13, 13, -2906],
    [-1488, -136, -18, 40, -105, 197, 283, 360, -388, -22, -82, 50, 23, 107, -3, 19, 475, 230, 926, 34, 4, 1849,
     -10, 55, 91, -1849],
    [0, -44, -26, 5, 357, 342, 30, -86, 5702, -19, 8, -7, 2, 12, -1, 8, -91, 40, 2, -2, 6, -13, -4, -27, -27, 5702],
    [8662, -389, -9, -48, -1700, -1687, -1375, -479, 1578, -39, -18, 6, -91, 131, -33, 19, -129, -998, -802, 37, 41,
     409, -51, -1539, -86, -1700],
    [1010, 13, -8, 6, 19, -89, -9, 47, 2541, -32, 7, -4, 6, 4, 5, 0, -178, 99, -997, -1, 0, -220, 17, -47, -3,
     2541],
    [516, -3, -19, -14, 10, -228, 3, -45, -12528, -7, -6, 4, -4, -21, 5, -7, 4, -16, 73, 0, -2, -241, 6, -83, -1,
     12528],
    [1823, -12, -3, -54, -107, -561, -716, -188, -5328, -17, 12, 20, -14, 27, 11, -9, -163, 187, -58, 0, -4, -382,
     -29, -76, -45, -5328],
    [-1005, 49, 17, 64, 185, -57, 17, 5, 4451, 25, 14, -32, -4, -2, 2, -16, 35, 21, -40, 8, -3, -172, 15, -72, 49,
     4451],
    [1779, -36, -56, 22, -80, -171, -51, -168, -4331, -26, -72, -28, -21, 19, 12, -40, 122, 116, 194, -20, -1, -398,
     2, -165, 31, -4331],
    [2882, 84, 26, 177, 475, -216, -115, 385, 218, -84, 26, -144, -27, 61, 0, -48, -235, 326, 1459, -16, 2, -1405,
     21, -37, 177, 1459],
    [4262, -195, 123, 6, -692, -391, -60, -1255, -2206, -68, 11, -48, 41, 45, -4, 83, -332, 129, 483, -17, -19, 669,
     -43, -408, -183, -2206],
    [-739, -9, 15, 2, 49, 98, 31, 120, -8640, 15, 1, -9, 1, 8, 2, 1, 6, -11, 100, 3, -4, 597, 5, 19, 10, 8640],
    [306, 0, -1, 2, -23, -60, 11, 32, -4632, -4, 3, -1, -1, 1, -3, -11, 5, -95, 10, -1, 0, -19, 6, -16, 4, 4632],
    [353, -36, 134, 6, -1076, -333, -438, 601, -2678, 60, -79, 3, -22, 8, 29, -95, 317, 195, -1170, 39, -38, 861,
     -13, -173, 77, -2678],
    [402, -32, -3, -7, -165, -201, 3, -211, 3511, -5, 18, -4, -8, -6, 10, 53, 155, 186, -127, 0, 6, -141, -15, 43,
     -59, -3511],
    [2760, -234, -103, 238, -1541, -46, 52, -1544, -380, 3, 38, -189, 33, 71, -19, 1, -383, 785, -754, -16, 38, 423,
     -51, -669, 396, -1544],
    [-7385, 19, -84, -97, 500, 2469, 4, 100, 663, -77, 704, 50, -2, -105, 12, 210, -557, -369, 1122, 17, -9, -525,
     -21, 763, -77, -2469],
    [-372, 1, -1, -5, -16, -12, 11, 0, -355, 9, -4, -1, 2, 2, -1, -1, -10, -28, 118, -1, 1, -174, -5, -2, -5, 355],
    [1060, 0, -11, -12, -67, -187, -5, -115, -4130, -23, 7, 15, -17, 41, 2, -13, -7, -84, -361, 4, -5, 170, 9, -336,
     1, 4130],
    [32, 33, -8, 16, 4, 290, -32, 69, -4729, 7, 2, -1, -33, -10, -1, 44, -40, 189, -183, -21, -11, -447, 9, 34, -30,
     4729],
    [-3814, -3, 35, 28, 75, -368, 113, -119, 2655, 93, 43, -1, 12, 2, -5, -12, -182, -63, -456, 1, 2, -302, 2, 269,
     1, 2655],
    [5210, -225, -245, 64, -335, 590, -94, 101, -168, -99, 38, -175, -42, 47, 47, -177, -169, -328, 1093, 31, -40,
     -1920, -151, 720, 234, -1920],
    [726, 47, -24, 34, -459, -156, 42, 330, 5748, -7, 77, -7, -7, 27, 1, 14, 134, -4, 70, -1, -10, -138, -15, 89,
     18, -5748],
    [-2916, -116, -44, -57, -217, -85, -149, 294, 3411, 80, -12, -54, 6, 0, -16, 65, -49, 1, -412, 13, 19, 1211,
     -51, 202, 104, -3411],
    [375, -17, -8, 14, -10, 129, -73, 135, -5687, -17, 4, -8, 1, 28, 6, 25, 234, 2, -721, -19, 4, -10, 9, 175, -7,
     5687],
])  # fmt: skip

LEAN = Lean(prior=prior, value=value, iterations=2000, visits=4, foresight=0, exploring=0.4)
