"""Holds: cumi-cumi's pliers, which close while one presses, and polopo's bones, which wander into the palm."""

from osselet.core import rule
from osselet.games.oss.dexterity.field import (
    AWAY,
    DONE,
    DROPPED_FAULT,
    EARLY_FAULT,
    HAND,
    HELD,
    LATE_FAULT,
    LOST,
    LYING,
    POCKET,
    SHORT_FAULT,
    WIDE_FAULT,
    Field,
)
from osselet.games.oss.dexterity.figures import KERNEL, PLIERS, scaled
from osselet.games.oss.dexterity.numbers import clamp, length
from osselet.games.oss.dexterity.slides import LEAST_FLICK, LOB_REACH

TIPS_MEET = 600
"""ms of pressing until the tips of the pliers meet."""
TIPS_SLACK = 70
LACED_Y = 250
"""Where the laced hands wait."""
LOB_SLACK = 15
"""Per cent that a toss may be too short or too far."""
SLOWEST_BONE = 500
"""ms that a bone needs to the pocket at least."""
POCKET_SLACK = 90
DEAL_MORE = 29


@rule
def lay_pliers(f: Field) -> None:
    """The laced hands; bones were tossed on the table."""
    f.jack = AWAY
    f.chosen = -1
    f.props = 1
    f.prop_kind[0] = HAND
    f.prop_x[0] = 500
    f.prop_y[0] = LACED_Y
    f.prop_w[0] = 1000
    f.prop_h[0] = 140


@rule
def lay_fingers(f: Field) -> None:
    """Four bones between the fingers, palm below."""
    f.jack = AWAY
    f.chosen = 0
    f.bones = 4
    f.props = 1
    f.prop_kind[0] = POCKET
    f.prop_x[0] = 500
    f.prop_y[0] = 900
    f.prop_w[0] = 300
    f.prop_h[0] = 160
    for bone in range(4):
        f.bone_state[bone] = LYING
        f.bone_colour[bone] = bone + 1
        f.bone_x[bone] = 260 + 160 * bone
        f.bone_y[bone] = 350


@rule
def slide_time(f: Field) -> int:
    """Ms that the bone at work needs to the pocket."""
    return SLOWEST_BONE + f.deal[DEAL_MORE + f.chosen]


@rule
def grip_bone(f: Field, bone: int) -> None:
    """Cumi-cumi: the pliers begin to close around it."""
    f.chosen = bone
    f.working = 1
    f.back_x = f.bone_x[bone]
    f.back_y = f.bone_y[bone]


@rule
def pliers_toss(f: Field, held: int, speed_y: int) -> None:
    """Cumi-cumi: let go in an upward swipe: with the tips together, and as far as the laced hands."""
    bone = f.chosen
    f.working = 0
    slack = scaled(f, TIPS_SLACK)
    want = f.bone_y[bone] - LACED_Y
    gone = clamp(-speed_y * LOB_REACH // 1000, 0, 2000)
    off = abs(gone - want) - scaled(f, LOB_SLACK * want) // 100
    if held < TIPS_MEET - slack:
        end_hold(f, EARLY_FAULT, TIPS_MEET - slack - held)
    elif held > TIPS_MEET + slack:
        end_hold(f, LATE_FAULT, held - TIPS_MEET - slack)
    elif off > 0:
        end_hold(f, SHORT_FAULT if gone < want else WIDE_FAULT, off)
    else:
        f.bone_state[bone] = DONE
        f.bone_y[bone] = LACED_Y
        f.result += 1
        f.chosen = -1
        f.over = 1 if f.result >= f.needed else 0


@rule
def end_hold(f: Field, fault: int, by: int) -> None:
    """The first miss ends it."""
    f.over = 1
    f.fault = fault
    f.miss = by
    f.bone_state[f.chosen] = LOST


@rule
def pocket_release(f: Field, held: int) -> None:
    """Polopo: the finger is lifted when the bone is in the pocket, or it drops: then nothing counts."""
    f.working = 0
    off = held - slide_time(f)
    slack = scaled(f, POCKET_SLACK)
    if abs(off) > slack:
        drop(f, off)
        return
    f.bone_state[f.chosen] = HELD
    f.bone_x[f.chosen] = 500
    f.bone_y[f.chosen] = 900
    f.result += 1
    f.chosen += 1
    f.over = 1 if f.result >= f.needed else 0


@rule
def drop(f: Field, off: int) -> None:
    """Any drop loses all."""
    f.result = 0
    end_hold(f, EARLY_FAULT if off < 0 else LATE_FAULT if f.pressed == 0 else DROPPED_FAULT, clamp(abs(off), 0, 9999))


@rule
def hold_down(f: Field) -> None:
    """A press takes a bone between the pliers, or sets the next finger to work."""
    if KERNEL[f.figure] != PLIERS:
        f.working = 1
        return
    best = -1
    for bone in range(f.bones):
        if f.bone_state[bone] == LYING:
            way = length(f.bone_x[bone] - f.px, f.bone_y[bone] - f.py)
            if way <= f.radius and (best < 0 or way < length(f.bone_x[best] - f.px, f.bone_y[best] - f.py)):
                best = bone
    if best >= 0:
        grip_bone(f, best)


@rule
def hold_up(f: Field) -> None:
    """The hand lets go."""
    if not f.working:
        return
    if KERNEL[f.figure] != PLIERS:
        pocket_release(f, f.now - f.down_at)
    elif f.now - f.down_at < TIPS_MEET // 3 and -f.speed_y < LEAST_FLICK:
        f.working = 0
        f.chosen = -1
    else:
        pliers_toss(f, f.now - f.down_at, f.speed_y)


@rule
def hold_due(f: Field, due: int) -> int:
    """Held too long, it drops by itself."""
    if not f.working:
        return due
    if KERNEL[f.figure] == PLIERS:
        return min(due, f.down_at + TIPS_MEET + scaled(f, TIPS_SLACK) + 1)
    return min(due, f.down_at + slide_time(f) + scaled(f, POCKET_SLACK) + 1)


@rule
def hold_happens(f: Field) -> None:
    """It has dropped."""
    if not f.working:
        return
    if KERNEL[f.figure] == PLIERS:
        if f.now > f.down_at + TIPS_MEET + scaled(f, TIPS_SLACK):
            end_hold(f, LATE_FAULT, 1)
    elif f.now - f.down_at > slide_time(f) + scaled(f, POCKET_SLACK):
        drop(f, f.now - f.down_at - slide_time(f))


@rule
def draw_hold(f: Field) -> None:
    """Polopo: how far the bone has wandered."""
    if f.working and KERNEL[f.figure] != PLIERS:
        whole = slide_time(f)
        gone = clamp(f.now - f.down_at, 0, whole)
        f.bone_x[f.chosen] = 260 + 160 * f.chosen + (500 - 260 - 160 * f.chosen) * gone // whole
        f.bone_y[f.chosen] = 350 + 550 * gone // whole
