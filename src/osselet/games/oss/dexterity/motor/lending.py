"""A hand lent to a seat: the trace it writes, by skill and figure."""

from osselet.core import below, rule, table
from osselet.core.rng import start
from osselet.games.oss.dexterity.field import Field
from osselet.games.oss.dexterity.figures import (
    CARRY,
    KERNEL,
    PLIERS,
    POCKET_WORK,
    SAY,
    STACKING,
    TARGOSS,
    TOSS,
    has_jack,
)
from osselet.games.oss.dexterity.motor.hand import Hand
from osselet.games.oss.dexterity.motor.ringing import ringing
from osselet.games.oss.dexterity.motor.with_jack import with_jack
from osselet.games.oss.dexterity.motor.without_jack import (
    carrying,
    fingers,
    flicking,
    grabbing,
    pliers,
    speaking,
    stacking,
    tossing,
)

KNOTS = 50
"""Skills between which multipliers are interpolated."""
ERRORS = table(
    [
        [1160, 925, 848],  # aslik
        [1309, 999, 908],  # ehfel
        [1200, 890, 805],  # kuda_kuda
        [1036, 767, 685],  # takh_takh
        [1309, 1008, 917],  # wollo
        [1734, 1036, 883],  # cumi_cumi
        [1424, 1149, 1046],  # gurnia
        [2015, 1181, 943],  # nampan
        [2930, 1802, 1465],  # numa
        [1624, 1000, 845],  # polopo
        [1000, 790, 735],  # ariac
        [1445, 960, 812],  # glodoc
        [2595, 1540, 1130],  # labah
        [1702, 1335, 1225],  # maradono
        [1076, 860, 790],  # meja
        [1440, 1110, 1000],  # bagi
        [1378, 1036, 902],  # bola_bola
        [740, 500, 430],  # kat
        [2038, 1036, 604],  # manu
        [720, 550, 490],  # naik
        [3700, 2420, 2080],  # badaboss
        [2350, 1620, 1420],  # kiri_kanoss
        [1630, 1000, 850],  # los_loboss
        [1380, 1000, 910],  # targoss
        [1550, 1000, 820],  # warnoss
        [1370, 1000, 900],  # ring
    ]
)
"""Thousandths by figure, at skills 0, 50 and 100: fitted so that hands succeed as often as the difficulty
table says."""


RING = 25
"""The row of the ring dialect, whose only error is time, in every figure."""


@rule
def error_of(figure: int, skill: int) -> int:
    """The multiplier of a hand of this skill in this figure, or in the ring dialect."""
    knot = min(skill // KNOTS, 1)
    low: int = ERRORS[figure, knot]
    high: int = ERRORS[figure, knot + 1]
    return low + (high - low) * (skill - knot * KNOTS) // KNOTS


@rule
def do_figure(f: Field, h: Hand, error: int, seed: int) -> None:
    """The whole attempt on a field that has begun."""
    start(h.stream, seed, 0)
    h.error = error
    h.t = 180 + below(h.stream, 120)
    h.x = 500
    h.y = 1000
    h.count = 0
    kernel = KERNEL[f.figure]
    if f.ring:
        ringing(f, h)
    elif has_jack(f):
        with_jack(f, h)
    elif kernel == TOSS:
        tossing(f, h)
    elif kernel == PLIERS:
        pliers(f, h)
    elif kernel == POCKET_WORK:
        fingers(f, h)
    elif kernel == CARRY:
        carrying(f, h)
    elif kernel == STACKING:
        stacking(f, h)
    elif kernel == SAY:
        speaking(f, h)
    elif f.figure == TARGOSS:
        flicking(f, h)
    else:
        grabbing(f, h)
