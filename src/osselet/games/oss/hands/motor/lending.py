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
ERRORS = table([[1370, 1000, 900]] * 26)
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
