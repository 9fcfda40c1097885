"""What a table is worth to each seat.

The value is a small network with units for thieves and units for the Police: facts of a seat go through them to one
number, and the shares of the victory are in proportion to the exponentials of these. It was fitted to who won 100,000
games played by the priors alone, with eight slips in a hundred moves. It ends what would be a hundred decisions played
out, so that the search sees further in the same time. Whole numbers only: every machine agrees.
"""

from osselet.core import Ints, rule, share_out, table
from osselet.core.game import WHOLE
from osselet.games.chicago.hints.network import NET
from osselet.games.chicago.hints.prior import covered, exits, gates_on
from osselet.games.chicago.rules.rounds import loot_of, worth
from osselet.games.chicago.state import (
    ARRESTED,
    ENTER,
    FIRST_OFFICER,
    FREE,
    LEFT,
    MOVE,
    OUTSIDE,
    POLICE,
    TOWN,
    WEAPON,
    Chicago,
    has_car,
    owner,
)
from osselet.games.chicago.state.maps import (
    CELLS,
    DIRECTIONS,
    GATE,
    HOUSE,
    IS_GATE,
    NEXT_STREET,
    NOWHERE,
    TOWNS,
    Town,
    row,
)

UNITS = 24
"""Of the network, for a thief; as many again are for the Police."""


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


LOWEST = -(1 << 60)
Facts = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int,
    int, int, int, int, int, int, int, int, int, int, int, int,
]  # fmt: skip
FAR = 5
LINES_TO_GATE = table([row(lines_to_gates(town), CELLS) for town in TOWNS])


@rule
def value(s: Chicago, shares: Ints) -> int:
    """At rest when a thief's turn begins. In a match every game still to come counts as much, and is open to all."""
    if s.gone > 0 or (s.phase != MOVE and s.phase != ENTER):
        return 0
    rate(s, NET, shares)
    if s.match:
        games = s.players - s.game + 1
        for seat in range(s.players):
            shares[seat] = (shares[seat] + (games - 1) * (WHOLE // s.players)) // games
    return 1


@rule
def rate(s: Chicago, net: Ints, shares: Ints) -> None:
    """Each seat's share of the victory as a network sees it, in parts of WHOLE."""
    for seat in range(s.players):
        shares[seat] = rate_seat(s, net, seat)
    share_out(shares, s.players)


@rule
def rate_seat(s: Chicago, net: Ints, seat: int) -> int:
    """How well a seat stands; with two thieves, as well as the better one."""
    if seat == s.police:
        return weigh(net, UNITS, facts_of_police(s))
    best = LOWEST
    for thief in range(s.thieves):
        if owner(s, thief) == seat:
            best = max(best, weigh(net, 0, facts_of_thief(s, thief)))
    return best


@rule
def weigh(net: Ints, first: int, facts: Facts) -> int:
    """What a network makes of facts, in parts of ONE times ONE. A row of it: bias, a weight a fact, its own weight."""
    a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, t, u, v, x, y, z, aa = facts  # a loop over them is slow
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
def facts_of(s: Chicago, seat: int) -> Facts:
    """What the network looks at where every thief has a seat of its own."""
    return facts_of_police(s) if seat == s.police else facts_of_thief(s, seat if seat < s.police else seat - 1)


@rule
def total(s: Chicago, seat: int) -> int:
    """What a seat has, in this game and in those of a match before it, in units of 10,000."""
    return worth(s, seat) + s.banked[seat]


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
    mine = owner(s, thief)
    own = total(s, mine)
    safe = best = total(s, s.police)
    others = 0
    for other in range(s.thieves):
        if owner(s, other) != mine:
            loot = total(s, owner(s, other))
            best = max(best, loot)
            if s.standing[other] == LEFT:
                safe = max(safe, loot)
            elif s.standing[other] == TOWN:
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
    own = total(s, s.police)
    frozen = 0
    for officer in range(s.officers):
        frozen += s.frozen[officer]
    left = richest = carried = laden = hopes = traps = caught = outside = town = 0
    target = NOWHERE
    for thief in range(s.thieves):
        loot = total(s, owner(s, thief))
        if s.standing[thief] == LEFT:
            left = max(left, loot)
        elif s.standing[thief] == OUTSIDE:
            outside += 1
        elif s.standing[thief] == TOWN:
            town += 1
            carried += loot_of(s, thief)
            if target == NOWHERE or loot > richest:
                richest = loot
                target = thief
            if loot_of(s, thief) > 0:
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
        min(carried, 60),
        laden,
        min(left, 40),
    )
