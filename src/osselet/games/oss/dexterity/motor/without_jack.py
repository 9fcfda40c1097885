"""Hands of the figures without the Jack: toss and follow, hold and let go, carry, stack, speak, grab, flick."""

from osselet.core import below, rule
from osselet.core.trace import DOWN
from osselet.games.oss.dexterity.balance import DWELL
from osselet.games.oss.dexterity.field import FINE, FLYING, LYING, Field
from osselet.games.oss.dexterity.figures import MANU
from osselet.games.oss.dexterity.holds import LACED_Y, TIPS_MEET, slide_time
from osselet.games.oss.dexterity.jack import ALOFT
from osselet.games.oss.dexterity.motor.hand import (
    SWIPE,
    TAP,
    TIME_NOISE,
    WHOLE,
    Hand,
    aim_swipe,
    drag_to,
    emit,
    later,
    lift,
    move_to,
    put,
    spread,
    swipe,
    timed,
    wait,
)
from osselet.games.oss.dexterity.numbers import clamp, length, root
from osselet.games.oss.dexterity.react import asked_for
from osselet.games.oss.dexterity.slides import BRAKE, LOB_REACH
from osselet.games.oss.dexterity.stack import MIDDLE, START_Y, period, sway
from osselet.games.oss.dexterity.tosses import best_spot

NATURAL_TOSS = 2640
TRIES = 12
COUNTING = 260
"""ms that a look at the bones takes, and"""
A_BONE = 90
"""for each of them."""
MISCOUNT = 435
"""Thousandths of a bone by which a hurried count errs."""
STACK_NOISE = 12
"""U by which a hand that takes its time is beside the tower."""
CARRY_PACE = 1750
"""ms that a hand takes over 1000 U with the Jack on its back."""


@rule
def wait_for_signal(f: Field, h: Hand) -> None:
    """Nobody starts before the signal."""
    h.t = max(h.t, later(f, f.locked)) + 20


@rule
def tossing(f: Field, h: Hand) -> None:
    """Toss, then be under each bone in turn as it comes down."""
    wait_for_signal(f, h)
    for _ in range(TRIES):
        if f.over or f.stage == ALOFT:
            break
        put(f, h, f.home_x, f.home_y, 260 + abs(spread(h, 40)))
        swipe(f, h, 0, -NATURAL_TOSS + spread(h, 180))
    if f.over or f.stage != ALOFT:
        return
    h.t += 80
    if f.figure == MANU:
        best_spot(f)
        put(f, h, f.aim_x, f.aim_y, 420)
        return
    for bone in range(f.bones):
        if f.over or f.bone_state[bone] != FLYING:
            continue
        falls = later(f, f.fall_at[bone])
        took = max(48, falls - 24 + spread(h, TIME_NOISE // 3) - h.t)
        if f.pressed:
            drag_to(f, h, f.fall_x[bone], f.fall_y[bone], took)
        else:
            put(f, h, f.fall_x[bone], f.fall_y[bone], took)
        h.t = max(h.t, falls + 2)


@rule
def pliers(f: Field, h: Hand) -> None:
    """Cumi-cumi: press until the tips meet, then toss up."""
    for _ in range(TRIES):
        bone = 0
        while bone < f.bones and f.bone_state[bone] != LYING:
            bone += 1
        if f.over or bone == f.bones:
            return
        put(f, h, f.bone_x[bone], f.bone_y[bone], 600)
        if f.working:
            want = f.bone_y[f.chosen] - LACED_Y
            h.t += max(1, timed(f, h, TIPS_MEET, TIME_NOISE // 2) - SWIPE)
            aim_swipe(f, h, 0, -1, want * 1000 // LOB_REACH)
        else:
            lift(f, h, TAP)


@rule
def fingers(f: Field, h: Hand) -> None:
    """Polopo: hold each bone until it is in the pocket."""
    for _ in range(TRIES):
        if f.over:
            return
        put(f, h, 260 + 160 * f.chosen, 500, 400)
        lift(f, h, timed(f, h, slide_time(f), 2 * TIME_NOISE))


@rule
def carrying(f: Field, h: Hand) -> None:
    """Labah: calmly from bone to bone."""
    h.t += 150
    put(f, h, f.hand_x // FINE, f.hand_y // FINE, 150)
    for _ in range(TRIES):
        best = below(h.stream, f.bones)
        for _again in range(8):
            if f.bone_state[best] == LYING:
                break
            best = (best + 1) % f.bones
        if f.over or f.bone_state[best] != LYING:
            return
        way = length(f.bone_x[best] - f.hand_x // FINE, f.bone_y[best] - f.hand_y // FINE)
        took = 260 + way * CARRY_PACE // 1000
        took = took * (WHOLE + clamp(spread(h, 180), -600, 900)) // WHOLE
        drag_to(f, h, f.bone_x[best] - f.aim_x, f.bone_y[best] - f.aim_y, max(64, later(f, took)))
        wait(f, h, later(f, DWELL + 180))


@rule
def stacking(f: Field, h: Hand) -> None:
    """Badaboss: over the top bone, and let go as the sway passes the middle."""
    for _ in range(TRIES):
        put(f, h, f.home_x, START_Y, 500)
        if f.working:
            break
        lift(f, h, TAP)
    goal = f.bone_x[f.level - 1] if f.level else MIDDLE
    lean = 0
    for bone in range(f.level):
        lean += f.bone_x[bone] - MIDDLE
    goal -= clamp(lean // max(1, f.level), -25, 25)
    move_to(f, h, goal - f.home_x + h.x + spread(h, STACK_NOISE), h.y, 900)
    await_middle(f, h)
    lift(f, h, timed(f, h, period(f) // 2, TIME_NOISE))


@rule
def await_middle(f: Field, h: Hand) -> None:
    """Until the swaying bone hangs over its place; half a period later it does so again."""
    last = sway(f)
    for _ in range(400):
        wait(f, h, 4)
        now = sway(f)
        if now == 0 or (now > 0) != (last > 0):
            break
        last = now


@rule
def speaking(f: Field, h: Hand) -> None:
    """Los loboss: count, and say it."""
    said = said_number(f, h)
    h.t = later(f, f.go) + max(110, COUNTING + A_BONE * f.bones + spread(h, 3 * TIME_NOISE))
    h.x = f.prop_x[said]
    h.y = f.prop_y[said]
    emit(f, h, DOWN, f.prop_x[said], f.prop_y[said])


@rule
def said_number(f: Field, h: Hand) -> int:
    """What a hurried count comes to."""
    return clamp(asked_for(f) + (spread(h, MISCOUNT) + WHOLE // 2) // WHOLE, 0, 6)


@rule
def grabbing(f: Field, h: Hand) -> None:
    """Warnoss: any bone but the one called, as soon as it is called."""
    h.t = later(f, f.go) + max(110, 260 + spread(h, TIME_NOISE))
    h.x = 500
    h.y = 1000
    for _ in range(TRIES):
        bone = below(h.stream, f.bones)
        for _again in range(8):
            if f.bone_state[bone] == LYING and f.bone_colour[bone] != f.level:
                break
            bone = (bone + 1) % f.bones
        if f.over or f.bone_state[bone] != LYING or f.bone_colour[bone] == f.level:
            return
        put(f, h, f.bone_x[bone], f.bone_y[bone], 280 + abs(spread(h, 40)))
        lift(f, h, TAP)


@rule
def flicking(f: Field, h: Hand) -> None:
    """Targoss: at the card, just as hard as it is far."""
    wait_for_signal(f, h)
    for _ in range(TRIES):
        if f.over or f.moving:
            return
        put(f, h, f.bone_x[0], f.bone_y[0], 500)
        x = f.prop_x[0] - f.bone_x[0]
        y = f.prop_y[0] - f.bone_y[0]
        square = length(x, y) * 2 * BRAKE * 15625 // FINE
        aim_swipe(f, h, x, y, root(square))
