"""The twenty-five figures by number, and what sets them apart: kernels, radii, times.

Radii are U at a reach of 100 %. First guesses were made for people; the motor model was fitted to them, see `motor.py`.
"""

from osselet.core import rule, table
from osselet.games.oss.dexterity.field import Field
from osselet.games.oss.state import CHALLENGES, FIGURES

NAMES = (*FIGURES, *CHALLENGES)
(
    ASLIK, EHFEL, KUDA, TAKH, WOLLO,
    CUMI, GURNIA, NAMPAN, NUMA, POLOPO,
    ARIAC, GLODOC, LABAH, MARADONO, MEJA,
    BAGI, BOLA, KAT, MANU, NAIK,
    BADABOSS, KIRI, LOBOSS, TARGOSS, WARNOSS,
) = range(25)  # fmt: skip

PRESS, HOLD, TIP, LOB, FLICK, CHOP, SET, STROKE, SWEEP, TOSS, PLIERS, POCKET_WORK, CARRY, STACKING, SAY, GRAB = range(
    16
)
"""Kernels. The first nine are done while the Jack is in the air."""
LAST_WITH_JACK = SWEEP

KERNEL = table([
    PRESS, HOLD, PRESS, TIP, LOB,
    PLIERS, FLICK, TOSS, TOSS, POCKET_WORK,
    CHOP, PRESS, CARRY, FLICK, SET,
    SWEEP, FLICK, STROKE, TOSS, STROKE,
    STACKING, TOSS, SAY, FLICK, GRAB,
])  # fmt: skip

PRESS_RADIUS = table([
    105, 105, 90, 105, 105,
    105, 105, 0, 0, 0,
    0, 73, 80, 105, 105,
    105, 120, 60, 0, 60,
    120, 0, 0, 120, 105,
])  # fmt: skip
"""How near a bone it must be pressed, or a stroke must pass."""

CATCH_RADIUS = table([
    125, 125, 103, 125, 125,
    0, 125, 95, 110, 0,
    125, 82, 60, 125, 125,
    125, 125, 125, 70, 125,
    0, 75, 0, 0, 0,
])  # fmt: skip
"""How near the Jack, or a tossed bone, must be caught."""

LIMIT = table([
    20000, 20000, 20000, 20000, 20000,
    20000, 20000, 8000, 8000, 20000,
    20000, 20000, 20000, 20000, 20000,
    8000, 8000, 8000, 8000, 8000,
    12000, 8000, 14000, 8000, 12000,
])  # fmt: skip
"""ms of the world until time is up."""

AT_ONCE = table([0] * 15 + [1, 0, 1, 0, 0] + [0, 1, 1, 1, 1])
"""Done by several at once: a signal says when."""
GO = 800
"""When, in ms."""
REACTION = 100
"""Nobody reacts faster: a press before that is a false start."""
LOCK = 500
"""And locks the hand for so long."""

HELD_COSTS = 1
"""Per cent of the Jack's catch radius that each bone in the hand costs."""


@rule
def scaled(f: Field, radius: int) -> int:
    """A radius at this seat's reach."""
    return radius * f.reach // 100


@rule
def has_jack(f: Field) -> bool:
    """Is the Jack thrown in this figure?"""
    return KERNEL[f.figure] <= LAST_WITH_JACK and f.figure != TARGOSS
