"""Labah: the Jack lies on the back of the hand and slips as the hand speeds up or stops; bones are taken under it."""

from osselet.core import rule
from osselet.games.oss.dexterity.field import FELL_FAULT, FINE, HELD, LYING, ON_BACK, WIDE_FAULT, Field
from osselet.games.oss.dexterity.figures import CATCH_RADIUS, HELD_COSTS, scaled
from osselet.games.oss.dexterity.numbers import length, near, toward_zero

GRIP = 200
HAND_X, HAND_Y = 500, 1000
BEAT = 16
"""ms of a tick."""
FOLLOWS = 3
"""The hand makes up for this part of the way to the pointer in a tick,"""
SWINGS = 2
"""and takes on this part of that speed: so the rate at which a pointer reports hardly matters."""
DRAGS = 4
"""The Jack loses this part of its slipping in a tick."""
SLOW = 320
"""Parts of a unit in a tick, 312 U/s: slower, the hand can take a bone."""
DWELL = 160
"""ms over a bone until it is taken."""
A_BONE = 2200
"""ms of the world for each bone."""


@rule
def lay_balance(f: Field) -> None:
    """The Jack was caught on the back of the hand."""
    f.jack = ON_BACK
    f.chosen = -1
    f.hand_x = HAND_X * FINE
    f.hand_y = HAND_Y * FINE
    f.jack_x = HAND_X
    f.jack_y = HAND_Y
    f.catch = scaled(f, CATCH_RADIUS[f.figure])
    f.ends = A_BONE + A_BONE * f.level


@rule
def balance_down(f: Field) -> None:
    """The hand is moved by a press near it, from where it is."""
    x = f.hand_x // FINE
    y = f.hand_y // FINE
    if near(f.px - x, f.py - y, GRIP):
        f.working = 1
        f.moving = 1
        f.aim_x = x - f.px
        f.aim_y = y - f.py


@rule
def balance_on(f: Field) -> None:
    """One tick: the hand follows the pointer, the Jack slips, a bone under the resting hand is taken."""
    way_x = 0
    way_y = 0
    if f.working:
        way_x = (f.px + f.aim_x) * FINE - f.hand_x
        way_y = (f.py + f.aim_y) * FINE - f.hand_y
    push_x = toward_zero(toward_zero(way_x, FOLLOWS) - f.hand_pace_x, SWINGS)
    push_y = toward_zero(toward_zero(way_y, FOLLOWS) - f.hand_pace_y, SWINGS)
    f.hand_pace_x += push_x
    f.hand_pace_y += push_y
    f.hand_x += f.hand_pace_x
    f.hand_y += f.hand_pace_y
    f.slip_pace -= push_x + toward_zero(f.slip_pace, DRAGS)
    f.slip_pace_y -= push_y + toward_zero(f.slip_pace_y, DRAGS)
    f.slip += f.slip_pace
    f.slip_y += f.slip_pace_y
    slipped(f)
    if f.over == 0:
        take_under(f)
    if f.working == 0 and abs(f.slip_pace) + abs(f.slip_pace_y) + abs(f.hand_pace_x) + abs(f.hand_pace_y) < 8:
        f.moving = 0


@rule
def slipped(f: Field) -> None:
    """Beyond the edge of the hand it falls, and that is the end."""
    off = length(f.slip, f.slip_y)
    if off > f.catch * FINE:
        f.over = 1
        f.fault = FELL_FAULT
        f.miss = off // FINE - f.catch


@rule
def take_under(f: Field) -> None:
    """The nearest bone under a hand that has been calm over it for a while is taken."""
    under = -1
    if near(f.hand_pace_x, f.hand_pace_y, SLOW):
        for bone in range(f.bones):
            if f.bone_state[bone] == LYING and near(
                f.bone_x[bone] - f.hand_x // FINE, f.bone_y[bone] - f.hand_y // FINE, f.radius
            ):
                under = bone
    if under != f.chosen:
        f.chosen = under
        f.since = f.now
    elif under >= 0 and f.now - f.since >= DWELL:
        f.chosen = -1
        take_bone(f, under)


@rule
def take_bone(f: Field, bone: int) -> None:
    """One more in the palm, which makes balancing harder."""
    f.bone_state[bone] = HELD
    f.result += 1
    f.catch = scaled(f, CATCH_RADIUS[f.figure]) * (100 - HELD_COSTS * f.result) // 100
    f.over = 1 if f.result >= f.needed else 0


@rule
def balance_up(f: Field) -> None:
    """Let go, the hand stays where it is."""
    if f.working and f.chosen < 0:
        f.missed = WIDE_FAULT
    f.working = 0


@rule
def balance_due(f: Field, due: int) -> int:
    """The next tick."""
    return min(due, (f.now // BEAT + 1) * BEAT) if f.moving else due


@rule
def balance_happens(f: Field) -> None:
    """A tick."""
    if f.moving and f.now % BEAT == 0:
        balance_on(f)


@rule
def draw_balance(f: Field) -> None:
    """The Jack on the hand; the hand is the prop."""
    f.prop_x[0] = f.hand_x // FINE
    f.prop_y[0] = f.hand_y // FINE
    f.jack_x = (f.hand_x + f.slip) // FINE
    f.jack_y = (f.hand_y + f.slip_y) // FINE
