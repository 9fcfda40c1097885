"""Tosses: bones swiped up together, each with a place and time of its own to come down, caught by the pressed hand."""

from osselet.core import rule
from osselet.games.oss.dexterity.field import (
    AWAY,
    FLYING,
    HAND,
    HELD,
    LOST,
    MISS_FAULT,
    TICK,
    Field,
)
from osselet.games.oss.dexterity.figures import CATCH_RADIUS, KIRI, MANU, NAMPAN, NUMA, scaled
from osselet.games.oss.dexterity.jack import ALOFT, GRACE, GRIPPED, RING_GAIN, SLOWEST_THROW, WAITING, flight_of
from osselet.games.oss.dexterity.numbers import clamp, length, near

GRIP = 220
"""How near the hand one presses to toss."""
HAND_X, HAND_Y = 500, 1000
TURNING = 220
"""ms in which the hand of numa turns and catches nothing."""
FIRST_FALL = 250
"""ms that the first bone comes down before a Jack thrown alike would."""
GAPS = 260
"""ms between bones of nampan; those of numa come closer together."""
NUMA_GAPS = 170
SHRINKS = 4
"""U of kiri kanoss's radius with every bout."""
LEAST_RADIUS = 35
DEAL_SPOT, DEAL_MORE = 1, 29


@rule
def lay_toss(f: Field, bones: int) -> None:
    """So many bones in or on the hand."""
    f.jack = AWAY
    f.stage = WAITING
    f.bones = bones
    f.home_x = 250 if f.figure == KIRI else HAND_X
    f.home_y = HAND_Y
    f.props = 1
    f.prop_kind[0] = HAND
    f.prop_x[0] = f.home_x
    f.prop_y[0] = f.home_y
    f.prop_w[0] = 200
    f.prop_h[0] = 200
    radius = CATCH_RADIUS[f.figure]
    if f.figure == KIRI:
        radius = max(LEAST_RADIUS, radius - SHRINKS * f.level)
    f.catch = scaled(f, radius)
    for bone in range(bones):
        f.bone_state[bone] = HELD
        f.bone_colour[bone] = bone + 1
        f.bone_x[bone] = f.home_x + (bone - bones // 2) * 40
        f.bone_y[bone] = f.home_y


@rule
def toss_down(f: Field) -> None:
    """A press on the hand readies it; after the toss a press is where the hand is."""
    if f.stage == WAITING:
        if near(f.px - f.home_x, f.py - f.home_y, scaled(f, GRIP)):
            f.stage = GRIPPED
    elif f.stage == ALOFT:
        if f.figure == MANU and f.acted == 0:
            f.acted = 1
            f.aim_x = f.px
            f.aim_y = f.py
        reach_for(f)


@rule
def toss_up(f: Field) -> None:
    """An upward swipe tosses."""
    if f.stage == GRIPPED:
        f.stage = WAITING
        if f.speed_y <= -SLOWEST_THROW:
            toss(f, flight_of(-f.speed_y))


@rule
def toss(f: Field, flight: int) -> None:
    """All bones go up; their shadows show at once where they come down."""
    f.stage = ALOFT
    f.thrown_at = f.now
    f.throws += 1
    if f.figure == NUMA:
        f.since = f.now + TURNING
    for bone in range(f.bones):
        x = f.deal[DEAL_SPOT + 2 * bone]
        y = f.deal[DEAL_SPOT + 2 * bone + 1]
        late = f.deal[DEAL_MORE + bone]
        f.bone_state[bone] = FLYING
        if f.figure == NAMPAN:
            x += 150 if bone % 2 == f.deal[0] % 2 else 550
            y += 720
            late += GAPS * bone
        elif f.figure == NUMA:
            x += 260
            y += 760
            late += NUMA_GAPS * bone
        elif f.figure == KIRI:
            x += 580
            y += 800
        else:
            x += 240 + f.deal[DEAL_SPOT + 10]
            y += 650 + f.deal[DEAL_SPOT + 11]
        f.fall_x[bone] = x
        f.fall_y[bone] = y
        f.fall_at[bone] = f.now + flight - FIRST_FALL + late


@rule
def best_spot(f: Field) -> None:
    """Manu: where a hand would keep the most bones: at one of them, or between two."""
    most = 0
    for one in range(f.bones):
        for two in range(f.bones):
            x = (f.fall_x[one] + f.fall_x[two]) // 2
            y = (f.fall_y[one] + f.fall_y[two]) // 2
            count = 0
            for bone in range(f.bones):
                if near(f.fall_x[bone] - x, f.fall_y[bone] - y, f.catch):
                    count += 1
            if count > most:
                most = count
                f.aim_x = x
                f.aim_y = y


@rule
def reach_for(f: Field) -> None:
    """The hand is pressed or moved: is a bone that is coming down now within it?"""
    for bone in range(f.bones):
        if f.bone_state[bone] == FLYING and f.now >= f.fall_at[bone]:
            try_bone(f, bone)


@rule
def try_bone(f: Field, bone: int) -> None:
    """Caught, if the pressed hand is under it; in manu if the hand was put there."""
    if f.figure == MANU:
        x = f.aim_x
        y = f.aim_y
        ready = f.acted == 1
    else:
        x = f.px
        y = f.py
        ready = f.pressed == 1
    if ready and f.now >= f.since and near(x - f.fall_x[bone], y - f.fall_y[bone], f.catch):
        catch_bone(f, bone, length(x - f.fall_x[bone], y - f.fall_y[bone]))


@rule
def catch_bone(f: Field, bone: int, off: int) -> None:
    """One more in the hand."""
    f.bone_state[bone] = HELD
    f.bone_z[bone] = 0
    f.bone_x[bone] = f.fall_x[bone]
    f.bone_y[bone] = f.fall_y[bone]
    f.result += 1
    f.measure += off
    down_to_earth(f)


@rule
def lose_bone(f: Field, bone: int) -> None:
    """One beside the hand."""
    f.bone_state[bone] = LOST
    f.bone_z[bone] = 0
    f.bone_x[bone] = f.fall_x[bone]
    f.bone_y[bone] = f.fall_y[bone]
    off = 0
    if f.presses:
        off = length(f.px - f.fall_x[bone], f.py - f.fall_y[bone])
    f.missed = MISS_FAULT
    f.miss = clamp(off - f.catch, 0, 2000)
    f.measure += 1000
    down_to_earth(f)


@rule
def down_to_earth(f: Field) -> None:
    """When enough are caught, or all are down, it is over."""
    if f.result >= f.needed:
        f.over = 1
        return
    for bone in range(f.bones):
        if f.bone_state[bone] == FLYING:
            return
    f.over = 1
    f.fault = MISS_FAULT


@rule
def bone_grace(f: Field) -> int:
    """Ms after it came down in which a bone can still be caught."""
    return f.catch * 10 // RING_GAIN if f.ring else GRACE


@rule
def toss_due(f: Field, due: int) -> int:
    """When the next bone comes down, or is past catching."""
    if f.stage == ALOFT:
        for bone in range(f.bones):
            if f.bone_state[bone] == FLYING:
                at = f.fall_at[bone]
                due = min(due, at if f.now < at else at + bone_grace(f))
    return due


@rule
def toss_happens(f: Field) -> None:
    """Bones come down."""
    if f.stage != ALOFT:
        return
    for bone in range(f.bones):
        if f.over == 0 and f.bone_state[bone] == FLYING:
            if f.now == f.fall_at[bone]:
                try_bone(f, bone)
            elif f.now >= f.fall_at[bone] + bone_grace(f):
                lose_bone(f, bone)


@rule
def draw_toss(f: Field) -> None:
    """Where the bones in the air are seen."""
    if f.pressed and f.stage == ALOFT:
        f.prop_x[0] = f.aim_x if f.figure == MANU and f.acted else f.px
        f.prop_y[0] = f.aim_y if f.figure == MANU and f.acted else f.py
    for bone in range(f.bones):
        if f.bone_state[bone] == FLYING:
            flight = max(TICK, f.fall_at[bone] - f.thrown_at)
            gone = clamp(f.now - f.thrown_at, 0, flight)
            f.bone_x[bone] = f.home_x + (f.fall_x[bone] - f.home_x) * gone // flight
            f.bone_y[bone] = f.home_y + (f.fall_y[bone] - f.home_y) * gone // flight
            f.bone_z[bone] = gone * (flight - gone) // 700
