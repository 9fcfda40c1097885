"""A hand lent to a seat: the trace it writes, by skill and figure."""

from osselet.core import below, rule, table
from osselet.core.rng import start
from osselet.games.oss.hands.field import Field
from osselet.games.oss.hands.figures import (
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
from osselet.games.oss.hands.motor.hand import Hand
from osselet.games.oss.hands.motor.ringing import ringing
from osselet.games.oss.hands.motor.with_jack import with_jack
from osselet.games.oss.hands.motor.without_jack import (
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
        [1160, 920, 850],  # aslik
        [1750, 1380, 1250],  # ehfel
        [1200, 900, 810],  # kuda_kuda
        [1000, 730, 660],  # takh_takh
        [1320, 1030, 960],  # wollo
        [1630, 1080, 930],  # cumi_cumi
        [1480, 1160, 1050],  # gurnia
        [1970, 1260, 1020],  # nampan
        [2590, 1800, 1510],  # numa
        [1580, 990, 840],  # polopo
        [1000, 780, 720],  # ariac
        [1300, 920, 810],  # glodoc
        [2590, 1750, 1480],  # labah
        [1870, 1330, 1180],  # maradono
        [1010, 800, 730],  # meja
        [1370, 1000, 900],  # bagi
        [1370, 1000, 900],  # bola_bola
        [1370, 1000, 900],  # kat
        [1370, 1000, 900],  # manu
        [1370, 1000, 900],  # naik
        [3000, 2350, 2000],  # badaboss
        [2350, 1620, 1420],  # kiri_kanoss
        [1630, 1000, 850],  # los_loboss
        [1370, 1000, 900],  # targoss
        [1370, 1000, 900],  # warnoss
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
    low = ERRORS[figure, knot]
    return low + (ERRORS[figure, knot + 1] - low) * (skill - knot * KNOTS) // KNOTS


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
