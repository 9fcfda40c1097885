"""Hands in the ring dialect: all they err in is time."""

from osselet.core import below, rule
from osselet.core.trace import KEY
from osselet.games.oss.dexterity.field import IN_AIR, IN_HAND, LYING, Field
from osselet.games.oss.dexterity.figures import (
    CARRY,
    KERNEL,
    MANU,
    PLIERS,
    POCKET_WORK,
    SAY,
    STACKING,
    TARGOSS,
    TOSS,
    has_jack,
)
from osselet.games.oss.dexterity.holds import TIPS_MEET, slide_time
from osselet.games.oss.dexterity.motor.hand import TIME_NOISE, Hand, emit, later, spread, wait
from osselet.games.oss.dexterity.motor.without_jack import COUNTING, await_middle, said_number
from osselet.games.oss.dexterity.ring import NUMBER, SPACE
from osselet.games.oss.dexterity.stack import period

TRIES = 200
THINK = 140
"""ms before a key that starts something."""


@rule
def strike(f: Field, h: Hand, at: int) -> None:
    """The key is pressed at about this time of the player's clock."""
    h.t = max(h.t + 20, at + spread(h, TIME_NOISE))
    emit(f, h, KEY, SPACE, 0)


@rule
def start_key(f: Field, h: Hand, key: int) -> None:
    """A key that need not be timed."""
    h.t = max(h.t + THINK, later(f, f.locked) + 20)
    emit(f, h, KEY, key, 0)


@rule
def ringing(f: Field, h: Hand) -> None:
    """The whole attempt by keys."""
    kernel = KERNEL[f.figure]
    for _ in range(TRIES):
        if f.over:
            return
        if has_jack(f):
            ring_jack(f, h)
        elif kernel == TOSS:
            if f.ring_target >= 0:
                strike(f, h, later(f, f.ring_closes))
            elif f.throws == 0:
                start_key(f, h, SPACE)
            elif f.figure == MANU:
                return
            else:
                wait(f, h, 40)
        elif kernel in (PLIERS, POCKET_WORK):
            if f.working:
                held = TIPS_MEET if kernel == PLIERS else slide_time(f)
                strike(f, h, later(f, f.down_at + held))
            else:
                h.t += 260
                start_key(f, h, SPACE)
        elif kernel == CARRY or f.figure == TARGOSS:
            if f.moving and f.figure == TARGOSS:
                return
            if f.ring_target >= 0:
                strike(f, h, later(f, f.ring_closes))
            else:
                start_key(f, h, SPACE)
        elif kernel == STACKING:
            ring_stack(f, h)
        elif kernel == SAY:
            h.t = later(f, f.go) + max(110, COUNTING + 90 * f.bones + spread(h, 3 * TIME_NOISE))
            emit(f, h, KEY, NUMBER + said_number(f, h), 0)
        else:
            ring_grab(f, h)


@rule
def ring_jack(f: Field, h: Hand) -> None:
    """Throw, choose, press, catch."""
    if f.jack == IN_HAND:
        start_key(f, h, SPACE)
    elif f.jack != IN_AIR:
        wait(f, h, 50)
    elif f.pressed:
        wait(f, h, max(20, later(f, f.lands_at + 1) - h.t))
    elif f.ring_target < 0 and f.acted == 0:
        start_key(f, h, SPACE)
    else:
        strike(f, h, later(f, f.ring_closes))


@rule
def ring_stack(f: Field, h: Hand) -> None:
    """Wait for the bone to hang over the tower."""
    wait(f, h, 400)
    await_middle(f, h)
    strike(f, h, h.t + later(f, period(f) // 2))


@rule
def ring_grab(f: Field, h: Hand) -> None:
    """Any bone but the one called."""
    h.t = max(h.t, later(f, f.go)) + max(110, 420 + spread(h, TIME_NOISE))
    bone = below(h.stream, f.bones)
    for _ in range(8):
        if f.bone_state[bone] == LYING and f.bone_colour[bone] != f.level:
            break
        bone = (bone + 1) % f.bones
    emit(f, h, KEY, bone + 1, 0)
