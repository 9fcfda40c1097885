"""Hints for bots: what a table at the beginning of a turn is worth to each seat.

The value is a small network, the same for every seat: facts of a seat go through sixteen units to one number, and the
shares of the victory are in proportion to the exponentials of these. `python -m bench.hunde_value` made it: it was
fitted to the outcomes of games played against itself with exact expectation over the dice, all player counts and
options mixed. Whole numbers only: every machine agrees.

A turn is small enough for exact expectation over the dice up to this value (EXPECT): nothing is hidden, so one world
is enough. Two against two, the tree that ends at the same value won 0.50 ± 0.02 against it with 2000 iterations and
25 times the time; and with 600 iterations it won 0.62 ± 0.04 against the tree that plays to the end in equal time.
"""

from osselet.core import Ints, Lean, rule, share_out, table
from osselet.core.game import EXPECT
from osselet.games.hunde.rules import distance
from osselet.games.hunde.state import MIDDLE, RING, WHITE, Hunde


@rule
def value(s: Hunde, shares: Ints) -> int:
    """At rest when a turn begins: until then dice decide."""
    if s.phase != WHITE or s.white_thrown > 0:
        return 0
    rate(s, NET, shares)
    return 1


@rule
def rate(s: Hunde, net: Ints, shares: Ints) -> None:
    """Each seat's share of the victory as a network sees it, in parts of WHOLE."""
    for seat in range(s.players):
        shares[seat] = standing(s, net, seat)
    share_out(shares, s.players)


@rule
def standing(s: Hunde, net: Ints, seat: int) -> int:
    """How well a seat stands, in parts of ONE times ONE. A row of the net: bias, a weight a fact, its own weight."""
    a, b, c, d, e, f, g, h, i, j, k, m, n, o, p, q, r, t, u, v = facts_of(s, seat)  # a loop over a tuple is slow
    total = 0
    for unit in range(len(net)):
        w = net[unit, :]
        pull = w[0] + w[1] * a + w[2] * b + w[3] * c + w[4] * d + w[5] * e + w[6] * f + w[7] * g + w[8] * h + w[9] * i
        pull += w[10] * j + w[11] * k + w[12] * m + w[13] * n + w[14] * o + w[15] * p + w[16] * q + w[17] * r
        pull += w[18] * t + w[19] * u + w[20] * v
        if pull > 0:
            total += w[21] * pull
    return total


Facts = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


@rule
def facts_of(s: Hunde, seat: int) -> Facts:
    """What the network looks at: bones and places, of the seat and of the others."""
    players = s.players + 0  # a sum is a whole number of full width, and so all facts are alike to the compiler
    own = s.bones[seat] + 0
    place = place_of(s, seat)
    least = own
    most = total = rivals = behind = ahead = farthest = middle = 0
    nearest = RING
    for other in range(players):
        if other != seat:
            bones = s.bones[other]
            there = place_of(s, other)
            least = min(least, bones)
            most = max(most, bones)
            total += bones
            rivals += 1 if bones >= own else 0
            if there == 0:
                middle += 1
            else:
                behind += 1 if there < place else 0
                ahead += 1 if there > place else 0
                farthest = max(farthest, there)
                nearest = min(nearest, there)
    order = (seat - s.first) % players
    to_throw = 1 if order >= s.thrown else 0
    wait = order - s.thrown if to_throw else 0
    throws = players - s.thrown
    pays = 1 if place > 0 and behind == 0 and ahead > 0 else 0
    takes = 1 if place > 0 and ahead == 0 and behind > 0 else 0
    return (
        own,
        own - most,
        least,
        rivals,
        players,
        place,
        1 if place > 0 else 0,
        to_throw,
        wait,
        pays,
        takes,
        behind,
        ahead,
        farthest,
        nearest,
        middle,
        total * 4 // (players - 1),
        throws,
        pays * throws,
        place * (1 - to_throw),
    )


@rule
def place_of(s: Hunde, seat: int) -> int:
    """How far a pawn is before the dog; 0 in the middle."""
    return 0 if s.pawn[seat] == MIDDLE else distance(s, seat)


NET = table([
    [-1859, 194, -154, -38, -95, 258, -93, 1658, 2421, 132, 357, -827, 134, -104, -92, -88, 34, -13, -71,
     -142, -38, 2421],
    [8261, -434, 156, 80, 336, -635, -544, 1195, -677, -140, 749, 1306, -478, 211, 189, -180, -126, -66,
     136, 125, -155, -1306],
    [3815, -842, -219, -843, -82, 306, 83, 2842, -1018, -17, 266, 344, -14, 48, -11, 5, -124, -33, 10, -28,
     -119, -2842],
    [119, -438, 102, -293, -152, 494, -18, 172, 620, -286, 913, 1145, 6, -118, 159, 61, 446, -27, -452, -64,
     -177, -1145],
    [1566, 261, -357, -238, -509, -906, -29, -867, 240, -38, 661, 1166, -116, -211, -1, 71, -695, 131, 232,
     -108, 124, 1166],
    [4816, -539, 187, -323, 269, 56, 38, -246, -2258, 178, 848, -2709, -164, 27, 37, -35, 100, -23, -338,
     -184, 52, -2709],
    [8290, -150, -667, -1654, 712, 526, 30, -2987, -610, -19, -944, -63, -194, -221, 18, -42, -190, -356,
     28, 258, -43, -2987],
    [5218, -409, 180, -47, 171, 49, -14, -1090, 1127, 18, -1724, 1295, -28, -198, -144, 29, -338, -13, 118,
     -764, -69, -1724],
    [824, -95, -23, -70, 92, -78, 8, 1443, -489, 39, 405, -213, 5, -88, -40, -77, 242, -8, -53, 201, 12,
     -1443],
    [-9783, 434, 93, -146, 525, 1731, 21, 906, -7, -73, -129, -737, 533, 356, -135, -50, -92, -74, 36, 101,
     -23, 1731],
    [-1769, 1243, 399, 65, 107, 185, -57, -914, 2129, -43, -150, 1098, -359, 15, -23, -13, -360, -117, -63,
     189, 186, 2129],
    [1588, 378, 61, -534, 94, 797, -37, -1913, -15, 108, -728, 12, 134, 23, -123, -151, 1743, -184, -81,
     147, 39, 1913],
    [-7728, 752, 5, -421, -445, 1795, 14, -718, 1105, -22, 479, 277, 128, 197, 16, -16, -892, -195, 150,
     176, 105, 1795],
    [-3891, -564, 154, -216, -139, 701, -25, -1464, 1713, -27, -528, -2115, 73, -541, 413, 8, 13, 49, -146,
     -422, 51, -2115],
    [-198, 479, -112, -31, 47, 248, 8, -2327, -1690, 19, -852, -174, 352, 189, 129, -107, 110, -160, 128,
     386, 68, 2327],
    [-4693, 336, -7, -108, -113, 400, -36, 2328, 1724, 194, 329, -95, 268, -15, -4, 17, 42, -117, 172, -339,
     48, 2328],
])  # fmt: skip

LEAN = Lean(value=value, method=EXPECT, iterations=1)
