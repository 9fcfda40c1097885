"""What hands do while the Jack is in the air: press, let fall, tip, chop, stroke, sweep."""

from osselet.core import rule
from osselet.games.oss.dexterity.field import (
    EARLY_FAULT,
    HELD,
    LYING,
    SHORT_FAULT,
    SPILLED_FAULT,
    TOUCHED_FAULT,
    WIDE_FAULT,
    WIDTH,
    WRONG_FAULT,
    Field,
)
from osselet.games.oss.dexterity.figures import (
    CHOP,
    FLICK,
    HOLD,
    KAT,
    KERNEL,
    KUDA,
    LOB,
    PRESS,
    SET,
    STROKE,
    SWEEP,
    TARGOSS,
    TIP,
    scaled,
)
from osselet.games.oss.dexterity.numbers import clamp, length, near, toward_zero
from osselet.games.oss.dexterity.slides import carry, flick, lob, set_down

TABLE_EDGE = 850
"""Above this bones lie; below it the Jack is thrown and caught."""
LET_FALL = 110
"""ms of pressing for each bone that leaves the hand in ehfel."""
APART = 100
"""U that a bone put down in ehfel must be from the others."""
A_DEGREE = 3
"""U of dragging that tip a bone by one degree."""
UPRIGHT = 12
"""Degrees from upright at which a bone stands."""
CALM = 360
"""U/s at which it may be let go: 120 degrees a second."""
CHOP_NEAR, CHOP_FAR, CHOP_HIGH = 50, 120, 110
"""A chop beside a bone: how near, how far, and how far above or below."""
SWEPT = 80
"""U that a bone of bagi is swiped aside."""
LEFT, RIGHT = 1, 2


@rule
def act_down(f: Field) -> None:
    """The hand comes down on the table."""
    kernel = KERNEL[f.figure]
    if f.py > TABLE_EDGE and f.figure != TARGOSS:
        return
    if kernel == STROKE:
        f.acted = 1
        f.working = 1
        stroke(f, f.px, f.py)
    elif kernel == HOLD:
        begin_hold(f)
    elif kernel == CHOP:
        chop(f, f.px, f.py)
    else:
        bone = nearest(f, f.px, f.py)
        if bone < 0:
            return
        f.acted = 1
        f.chosen = bone
        if kernel == PRESS:
            pick(f, bone)
        else:
            f.working = 1
            f.lean = f.bone_turn[bone]


@rule
def nearest(f: Field, x: int, y: int) -> int:
    """The lying bone that a press here takes, or -1."""
    best = -1
    least = 0
    for bone in range(f.bones):
        if f.bone_state[bone] == LYING and within_half(f, bone):
            way = length(f.bone_x[bone] - x, f.bone_y[bone] - y)
            if best < 0 or way < least:
                best = bone
                least = way
    if best >= 0 and least > f.radius:
        f.missed = WIDE_FAULT
        f.miss = least - f.radius
        return -1
    return best


@rule
def within_half(f: Field, bone: int) -> bool:
    """In kuda-kuda the other hand acts, on its own half."""
    return f.figure != KUDA or (f.bone_x[bone] > WIDTH // 2) == (f.home_x < WIDTH // 2)


@rule
def pick(f: Field, bone: int) -> None:
    """One bone of the table is in the hand, if the Jack is caught."""
    f.bone_state[bone] = HELD
    f.took_at[bone] = f.now
    f.did = 1


@rule
def begin_hold(f: Field) -> None:
    """Ehfel: a press on the cloth opens the hand."""
    for bone in range(f.bones):
        if f.bone_state[bone] == HELD:
            f.acted = 1
            f.working = 1
            f.chosen = bone


@rule
def let_fall(f: Field, x: int, y: int, pressed: int) -> None:
    """Ehfel: after so many ms of pressing here: exactly one bone may have left the hand, clear of the others."""
    fallen = pressed // LET_FALL
    if fallen == 0:
        f.acted = 0
        f.chosen = -1
        f.missed = EARLY_FAULT
        f.miss = LET_FALL - pressed
        return
    if fallen > 1:
        f.missed = SPILLED_FAULT
        f.miss = pressed - 2 * LET_FALL
        return
    apart = APART * 100 // f.reach
    for bone in range(f.bones):
        if f.bone_state[bone] == LYING and near(f.bone_x[bone] - x, f.bone_y[bone] - y, apart - 1):
            f.missed = TOUCHED_FAULT
            f.miss = apart - length(f.bone_x[bone] - x, f.bone_y[bone] - y)
            return
    f.bone_x[f.chosen] = x
    f.bone_y[f.chosen] = y
    f.did = 1


@rule
def tip(f: Field, by: int) -> None:
    """Takh-takh: the bone leans as it is dragged."""
    f.bone_turn[f.chosen] = clamp(f.lean + toward_zero(by, A_DEGREE), -90, 90)


@rule
def let_stand(f: Field, speed: int) -> None:
    """Takh-takh: let go upright and calmly it stands; else it falls back."""
    off = abs(f.bone_turn[f.chosen])
    upright = scaled(f, UPRIGHT)
    if off > upright:
        f.missed = WIDE_FAULT
        f.miss = off - upright
    elif abs(speed) > CALM:
        f.missed = WRONG_FAULT
        f.miss = (abs(speed) - CALM) // A_DEGREE
    else:
        f.did = 1
        return
    f.bone_turn[f.chosen] = f.lean


@rule
def chop(f: Field, x: int, y: int) -> None:
    """Ariac: the edge of the hand left and right of one bone, on neither side touching it."""
    if f.chosen < 0:
        for bone in range(f.bones):
            if f.bone_state[bone] == LYING and (f.chosen < 0 or abs(f.bone_x[bone] - x) < abs(f.bone_x[f.chosen] - x)):
                f.chosen = bone
        f.side = 0
    if f.chosen < 0:
        return
    way = x - f.bone_x[f.chosen]
    far = scaled(f, CHOP_FAR)
    if abs(way) < CHOP_NEAR and abs(y - f.bone_y[f.chosen]) < CHOP_NEAR:
        f.acted = 1
        f.missed = TOUCHED_FAULT
        f.miss = CHOP_NEAR - abs(way)
    elif abs(way) < CHOP_NEAR or abs(way) > far or abs(y - f.bone_y[f.chosen]) > scaled(f, CHOP_HIGH):
        f.missed = WIDE_FAULT
        f.miss = max(0, abs(way) - far)
        if f.side == 0:
            f.chosen = -1
    else:
        f.side |= LEFT if way < 0 else RIGHT
        if f.side == LEFT | RIGHT:
            f.acted = 1
            f.did = 1


@rule
def stroke(f: Field, x: int, y: int) -> None:
    """Kat and naik: from the pointer's last place to here, every bone the hand passes over is gathered."""
    for bone in range(f.bones):
        if f.bone_state[bone] == LYING and beside(f.bone_x[bone], f.bone_y[bone], f.px, f.py, x, y, f.radius):
            f.bone_state[bone] = HELD
            f.took_at[bone] = f.now
            f.gathered += 1
    if f.figure == KAT:
        f.did = f.gathered
    else:
        f.did = 1 if f.gathered == f.level else 0
        f.missed = 0 if f.did else WRONG_FAULT
        f.miss = abs(f.gathered - f.level)


@rule
def beside(x: int, y: int, ax: int, ay: int, bx: int, by: int, radius: int) -> bool:
    """Does a way from a to b pass a place within a radius?"""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    along = (x - ax) * dx + (y - ay) * dy
    if along <= 0 or square == 0:
        return near(x - ax, y - ay, radius)
    if along >= square:
        return near(x - bx, y - by, radius)
    across = (x - ax) * dy - (y - ay) * dx
    return across * across <= radius * radius * square


@rule
def sweep(f: Field, by: int) -> None:
    """Bagi: a bone swiped far enough to either side is one's own."""
    if abs(by) < SWEPT:
        f.missed = SHORT_FAULT
        f.miss = SWEPT - abs(by)
        return
    f.side = LEFT if by < 0 else RIGHT
    f.took_at[f.chosen] = f.down_at
    f.did = 1


@rule
def act_move(f: Field, x: int, y: int) -> None:
    """The hand moves on the table; the pointer's last place still stands."""
    kernel = KERNEL[f.figure]
    if not f.working:
        return
    if kernel == STROKE:
        stroke(f, x, y)
    elif kernel == TIP:
        tip(f, x - f.down_x)
    elif kernel == SET:
        carry(f, x - f.px, y - f.py)


@rule
def act_up(f: Field) -> None:
    """The hand leaves the table: what it did is done."""
    kernel = KERNEL[f.figure]
    if not f.working:
        return
    f.working = 0
    if kernel == HOLD:
        let_fall(f, f.down_x, f.down_y, f.now - f.down_at)
    elif kernel == TIP:
        let_stand(f, f.speed_x)
    elif kernel == LOB:
        lob(f, f.speed_x, f.speed_y)
    elif kernel == FLICK:
        flick(f, f.speed_x, f.speed_y)
    elif kernel == SET:
        set_down(f, f.speed_x, f.speed_y)
    elif kernel == SWEEP:
        sweep(f, f.px - f.down_x)
