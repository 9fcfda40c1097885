"""A hand: how far beside its goal it ends, how steady its time is, and the few gestures everything is made of."""

from typing import Annotated

from osselet.core import Ints, State, below, i2, i4, rule
from osselet.core.trace import DOWN, MOVE, UP
from osselet.games.oss.dexterity.field import Field
from osselet.games.oss.dexterity.judge import advance, feel
from osselet.games.oss.dexterity.numbers import clamp, length, toward_zero

MOST = 1000
"""Events a hand writes at most."""
SPEED_NOISE = 35
"""U of spread for each U/ms of speed, at a multiplier of 1,"""
PLACE_NOISE = 23
"""U of spread of a hand that takes its time,"""
TIME_NOISE = 35
"""ms,"""
ANGLE_NOISE = 105
"""thousandths of a radian: 6 degrees,"""
POWER_NOISE = 120
"""thousandths of the speed of a flick."""
SAMPLE = 16
"""ms between two places of a pressed pointer."""
SWIPE = 112
"""ms that a swipe takes."""
TAP = 48
WHOLE = 1000


class Hand(State):
    """One hand and what it has written."""

    error: i4  # the multiplier of all noise, thousandths
    coarse: i2  # per cent by which the speed of a movement costs it more than a finger's: a mouse
    t: i4  # the hand's clock
    x: i2
    y: i2
    count: i2
    event_t: Annotated[Ints, "i4", MOST]
    event_kind: Annotated[Ints, "i1", MOST]
    event_x: Annotated[Ints, "i2", MOST]
    event_y: Annotated[Ints, "i2", MOST]
    stream: Annotated[Ints, "i8", 2]
    path: Annotated[Ints, "i1", 8]  # bones of a stroke, in order


@rule
def spread(h: Hand, sigma: int) -> int:
    """A bell-shaped error of this spread times the hand's multiplier."""
    total = -6000
    for _ in range(6):
        total += below(h.stream, 2001)
    return toward_zero(total * sigma * h.error, 1415 * WHOLE)


@rule
def later(f: Field, world: int) -> int:
    """When the player's clock shows this ms of the world."""
    return (world * f.tempo + 99) // 100


@rule
def timed(f: Field, h: Hand, world: int, sigma: int) -> int:
    """So long on the player's clock as is meant to be so many ms of the world: who waits longer errs by more."""
    return max(1, later(f, world + spread(h, sigma)))


@rule
def emit(f: Field, h: Hand, kind: int, x: int, y: int) -> None:
    """The hand does this now."""
    if f.over or h.count == MOST:
        return
    h.x = clamp(x, -200, 1200)
    h.y = clamp(y, -200, 1450)
    h.event_t[h.count] = h.t
    h.event_kind[h.count] = kind
    h.event_x[h.count] = h.x
    h.event_y[h.count] = h.y
    h.count += 1
    feel(f, h.t, kind, h.x, h.y)


@rule
def wait(f: Field, h: Hand, span: int) -> None:
    """The hand looks on for a while."""
    h.t += span
    advance(f, h.t)


@rule
def off_by(h: Hand, way: int, took: int) -> int:
    """An error along one axis of a movement so long in so much time."""
    fast = SPEED_NOISE * (100 + h.coarse) * way // (100 * max(60, took))
    return spread(h, length(fast, PLACE_NOISE))


@rule
def put(f: Field, h: Hand, x: int, y: int, took: int) -> None:
    """The lifted hand comes down near a place after so many ms."""
    way = length(x - h.x, y - h.y)
    h.t += max(1, took)
    emit(f, h, DOWN, x + off_by(h, way, took), y + off_by(h, way, took))


@rule
def lift(f: Field, h: Hand, after: int) -> None:
    """The hand is lifted where it is."""
    h.t += max(1, after)
    emit(f, h, UP, h.x, h.y)


@rule
def swipe(f: Field, h: Hand, speed_x: int, speed_y: int) -> None:
    """An even swipe at this speed, and a release in it."""
    x = h.x
    y = h.y
    for step in range(1, SWIPE // SAMPLE + 1):
        h.t += SAMPLE
        kind = UP if step == SWIPE // SAMPLE else MOVE
        emit(f, h, kind, x + speed_x * step * SAMPLE // 1000, y + speed_y * step * SAMPLE // 1000)


@rule
def aim_swipe(f: Field, h: Hand, x: int, y: int, speed: int) -> None:
    """A flick in this direction with this speed, in which both err."""
    way = max(1, length(x, y))
    fast = max(1, speed * (WHOLE + clamp(spread(h, POWER_NOISE), -700, 700)) // WHOLE)
    turn = clamp(spread(h, ANGLE_NOISE), -900, 900)
    speed_x = fast * (x * WHOLE - y * turn) // (way * WHOLE)
    speed_y = fast * (y * WHOLE + x * turn) // (way * WHOLE)
    swipe(f, h, speed_x, speed_y)


@rule
def drag_to(f: Field, h: Hand, x: int, y: int, took: int) -> None:
    """The pressed hand moves near a place, softly at both ends."""
    way = length(x - h.x, y - h.y)
    move_to(f, h, x + off_by(h, way, took), y + off_by(h, way, took), took)


@rule
def move_to(f: Field, h: Hand, x: int, y: int, took: int) -> None:
    """The pressed hand moves to just this place."""
    steps = max(1, took // SAMPLE)
    from_x = h.x
    from_y = h.y
    for step in range(1, steps + 1):
        h.t += SAMPLE
        part = WHOLE * step // steps
        soft = part * part // WHOLE * (3 * WHOLE - 2 * part) // WHOLE
        emit(f, h, MOVE, from_x + (x - from_x) * soft // WHOLE, from_y + (y - from_y) * soft // WHOLE)
