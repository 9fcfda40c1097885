"""The hand on the field: one pointer, its way, its speed at a release, and what no hand can do."""

from osselet.core import rule
from osselet.games.oss.dexterity.field import FAST_FAULT, MANY_FAULT, Field
from osselet.games.oss.dexterity.numbers import near, toward_zero

TRAIL = 16
WHEEL = 12
"""Presses within a second that a hand can do."""
SECOND = 1000
FASTEST = 25
"""U a ms."""
SHORTEST = 8
"""ms that a step of the pointer counts at least: browsers give several at once."""
WINDOW = 80
"""ms over which the speed of a release is measured."""
STILL = 34
"""ms without a step after which the pointer rests."""


@rule
def press(f: Field, x: int, y: int) -> None:
    """The pointer is pressed; the thirteenth time within a second is nobody's hand."""
    at = f.presses % WHEEL
    if f.presses >= WHEEL and f.clock - f.press_t[at] < SECOND:
        void(f, MANY_FAULT)
        return
    f.press_t[at] = f.clock
    f.presses += 1
    f.pressed = 1
    f.px = x
    f.py = y
    f.down_x = x
    f.down_y = y
    f.down_at = f.now
    f.trail = 0
    remember(f, x, y)


@rule
def drag(f: Field, x: int, y: int) -> None:
    """The pressed pointer is elsewhere; faster than a hand can be is void."""
    span = max(SHORTEST, f.clock - f.trail_t[f.trail - 1])
    if not near(x - f.px, y - f.py, FASTEST * span):
        void(f, FAST_FAULT)
        return
    f.px = x
    f.py = y
    remember(f, x, y)


@rule
def release(f: Field) -> None:
    """The pointer is lifted: the speed of the last moments on the player's clock, which no tempo changes."""
    f.pressed = 0
    last = f.trail - 1
    since = f.clock - WINDOW
    at = last
    while at > 0 and f.trail_t[at] > since:
        at -= 1
    span = f.clock - f.trail_t[at]
    if span > WINDOW and (at == last or f.trail_t[at + 1] - f.trail_t[at] > STILL):
        span = WINDOW
    span = max(SHORTEST, span)
    f.speed_x = toward_zero((f.px - f.trail_x[at]) * SECOND, span)
    f.speed_y = toward_zero((f.py - f.trail_y[at]) * SECOND, span)


@rule
def remember(f: Field, x: int, y: int) -> None:
    """One place more of the pointer's way; the oldest one is forgotten."""
    if f.trail == TRAIL:
        for at in range(TRAIL - 1):
            f.trail_t[at] = f.trail_t[at + 1]
            f.trail_x[at] = f.trail_x[at + 1]
            f.trail_y[at] = f.trail_y[at + 1]
        f.trail = TRAIL - 1
    f.trail_t[f.trail] = f.clock
    f.trail_x[f.trail] = x
    f.trail_y[f.trail] = y
    f.trail += 1


@rule
def void(f: Field, fault: int) -> None:
    """No hand did that: nothing is judged."""
    f.over = 1
    f.result = 0
    f.fault = fault
