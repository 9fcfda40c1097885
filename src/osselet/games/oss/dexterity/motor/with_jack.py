"""Hands of the figures with the Jack: throw, act as long as there is time, be back under it."""

from osselet.core import below, rule
from osselet.games.oss.dexterity.actions import A_DEGREE, LET_FALL, beside, within_half
from osselet.games.oss.dexterity.field import IN_AIR, LYING, Field
from osselet.games.oss.dexterity.figures import (
    BOLA,
    CHOP,
    FLICK,
    GURNIA,
    HOLD,
    KAT,
    KERNEL,
    LOB,
    PRESS,
    SET,
    STROKE,
    SWEEP,
    TIP,
)
from osselet.games.oss.dexterity.jack import GRIPPED
from osselet.games.oss.dexterity.motor.hand import (
    TAP,
    TIME_NOISE,
    Hand,
    aim_swipe,
    drag_to,
    later,
    lift,
    move_to,
    off_by,
    put,
    spread,
    swipe,
    timed,
)
from osselet.games.oss.dexterity.numbers import clamp, length, near
from osselet.games.oss.dexterity.slides import LOB_REACH

NATURAL_THROW = 2640
"""U/s of a throw that flies 1100 ms."""
THROW_SPREAD = 180
LOOK = 110
"""ms to see where the Jack goes."""
EARLY = 90
"""ms before the landing that a hand means to be there."""
COMING_BACK = 150
"""ms that a hand needs at least to come back; who has less does not act."""
SPOTS, FREE = 12, 170
"""Places where a hand puts bones down, and how far around them none must lie."""
QUICKEST = 90
"""ms that a hand takes to come down anywhere."""
TRIES = 60
FLICK_SPEED, GURNIA_SPEED, BOLA_SPEED = 2200, 1480, 1760
STEERED = 4
"""A stroke is steered as it goes and comes to rest nowhere: its speed costs one part in so many."""


@rule
def with_jack(f: Field, h: Hand) -> None:
    """Throw after throw until it is over."""
    for _ in range(TRIES):
        if f.over:
            return
        throw_jack(f, h)
        if f.jack == IN_AIR:
            h.t += LOOK
            act(f, h)
            catch_jack(f, h)


@rule
def throw_jack(f: Field, h: Hand) -> None:
    """Press it, if it is not in the fingers already, and swipe up."""
    h.t = max(h.t, later(f, f.locked)) + 20
    if f.stage != GRIPPED or f.pressed == 0:
        if f.pressed:
            lift(f, h, TAP)
        put(f, h, f.jack_x, f.jack_y, 260 + abs(spread(h, 40)))
    swipe(f, h, spread(h, 100), -NATURAL_THROW + spread(h, THROW_SPREAD))


@rule
def catch_jack(f: Field, h: Hand) -> None:
    """Be pressed under it when it lands, and hold until it is there."""
    if f.over or f.jack != IN_AIR:
        return
    lands = later(f, f.lands_at)
    at = lands - EARLY + later(f, spread(h, TIME_NOISE))
    if f.pressed:
        drag_to(f, h, f.land_x, f.land_y, max(32, at - h.t))
    else:
        put(f, h, f.land_x, f.land_y, max(40, at - h.t))
    h.t = max(h.t, lands + 20)


@rule
def time_left(f: Field, h: Hand) -> int:
    """Ms of the hand's clock until it means to be under the Jack."""
    return later(f, f.lands_at) - EARLY - h.t


@rule
def act(f: Field, h: Hand) -> None:
    """The action of the figure, if there is time for it."""
    kernel = KERNEL[f.figure]
    if kernel == STROKE:
        stroke_bones(f, h)
        return
    if kernel == HOLD:
        put_one_down(f, h)
        return
    bone = some_bone(f, h)
    if bone < 0:
        return
    x = f.bone_x[bone]
    y = f.bone_y[bone]
    if kernel == PRESS:
        if go_there(f, h, x, y, TAP):
            lift(f, h, TAP)
    elif kernel == CHOP:
        chop_beside(f, h, x, y)
    elif kernel == TIP:
        tip_up(f, h, bone)
    elif kernel == LOB:
        if go_there(f, h, x, y, 120):
            aim_swipe(f, h, 0, -1, (y - f.prop_y[1]) * 1000 // LOB_REACH)
    elif kernel == FLICK:
        flick_through(f, h, bone)
    elif kernel == SET:
        set_on_card(f, h, bone)
    elif kernel == SWEEP and go_there(f, h, x, y, 130):
        swipe(f, h, 1600 if below(h.stream, 2) else -1600, 0)


@rule
def go_there(f: Field, h: Hand, x: int, y: int, work: int) -> bool:
    """Comes down at a place with a fair part of the time there is; False where there is too little."""
    out = length(x - h.x, y - h.y)
    back = length(x - f.land_x, y - f.land_y)
    left = time_left(f, h) - work
    took = max(QUICKEST, left * out // max(1, out + back))
    if left - took < COMING_BACK:
        return False
    put(f, h, x, y, took)
    return True


@rule
def some_bone(f: Field, h: Hand) -> int:
    """Any bone that lies there: hands that took the handiest first would find every next one harder."""
    bone = below(h.stream, f.bones)
    for _ in range(f.bones):
        if f.bone_state[bone] == LYING and within_half(f, bone):
            return bone
        bone = (bone + 1) % f.bones
    return -1


@rule
def put_one_down(f: Field, h: Hand) -> None:
    """Ehfel: at a free place, for just as long as one bone takes."""
    spot = below(h.stream, SPOTS)
    for _ in range(SPOTS):
        if is_free(f, 230 + 180 * (spot % 4), 740 - 180 * (spot // 4)):
            break
        spot = (spot + 1) % SPOTS
    hold = later(f, LET_FALL + LET_FALL // 2)
    if go_there(f, h, 230 + 180 * (spot % 4), 740 - 180 * (spot // 4), hold):
        lift(f, h, timed(f, h, LET_FALL + LET_FALL // 2, TIME_NOISE))


@rule
def is_free(f: Field, x: int, y: int) -> bool:
    """Does no bone lie near this place?"""
    for bone in range(f.bones):
        if f.bone_state[bone] == LYING and near(f.bone_x[bone] - x, f.bone_y[bone] - y, FREE):
            return False
    return True


@rule
def chop_beside(f: Field, h: Hand, x: int, y: int) -> None:
    """Ariac: on the near side first, then over the bone."""
    side = -85 if h.x < x else 85
    if go_there(f, h, x + side, y, later(f, 210)):
        lift(f, h, TAP)
        if not f.over:
            put(f, h, x - side, y, later(f, 160))
            lift(f, h, TAP)


@rule
def tip_up(f: Field, h: Hand, bone: int) -> None:
    """Takh-takh: drag it upright, rest a moment, let go."""
    if go_there(f, h, f.bone_x[bone], f.bone_y[bone], later(f, 330)):
        drag_to(f, h, h.x - f.bone_turn[bone] * A_DEGREE, h.y, later(f, 208))
        lift(f, h, 96)


@rule
def flick_through(f: Field, h: Hand, bone: int) -> None:
    """At the middle of the gate."""
    gate = bone if f.figure == GURNIA else 0
    speed = GURNIA_SPEED if f.figure == GURNIA else BOLA_SPEED if f.figure == BOLA else FLICK_SPEED
    x = f.bone_x[bone]
    y = f.bone_y[bone]
    if go_there(f, h, x, y, 120):
        aim_swipe(f, h, f.prop_x[gate] - x, f.prop_y[gate] - y, speed)


@rule
def set_on_card(f: Field, h: Hand, bone: int) -> None:
    """Meja: onto the nearer card."""
    x = f.bone_x[bone]
    y = f.bone_y[bone]
    card = 0 if abs(x - f.prop_x[0]) < abs(x - f.prop_x[1]) else 1
    goal_x = f.prop_x[card]
    goal_y = f.prop_y[card] + 20
    out = length(x - h.x, y - h.y)
    over = length(goal_x - x, goal_y - y)
    back = length(goal_x - f.land_x, goal_y - f.land_y)
    left = time_left(f, h) - 110
    took = max(QUICKEST, left * out // (out + over + back))
    if left - took < 2 * COMING_BACK:
        return
    put(f, h, x, y, took)
    if not f.over and f.chosen >= 0:
        carried = left * over // (out + over + back) // 16 * 16
        drag_to(f, h, h.x + goal_x - f.bone_x[bone], h.y + goal_y - f.bone_y[bone], carried)
        lift(f, h, 60)


@rule
def stroke_bones(f: Field, h: Hand) -> None:
    """Kat and naik: one stroke over a chain of bones, as many as wanted or as there is time for."""
    wanted = f.bones if f.figure == KAT else f.level
    best = -1
    least = 0
    for start in range(f.bones):
        way = chain(f, h, start, wanted)
        if best < 0 or way < least:
            best = start
            least = way
    chain(f, h, best, wanted)
    left = time_left(f, h) - TAP
    took = max(QUICKEST, left * length(f.bone_x[best] - h.x, f.bone_y[best] - h.y) // max(1, least))
    put(f, h, f.bone_x[best], f.bone_y[best], took)
    for step in range(1, wanted):
        x = f.bone_x[h.path[step]]
        y = f.bone_y[h.path[step]]
        rest = length(x - f.land_x, y - f.land_y)
        if f.over or (f.figure == KAT and time_left(f, h) < COMING_BACK + rest // 4):
            break
        way = length(x - h.x, y - h.y)
        took = clamp(left * way // max(1, least), 32, 600)
        move_to(f, h, x + off_by(h, way // STEERED, took), y + off_by(h, way // STEERED, took), took)
    lift(f, h, TAP)


@rule
def chain(f: Field, h: Hand, start: int, wanted: int) -> int:
    """The way over the nearest bones from this one and back under the Jack; much longer where it touches others."""
    taken = 1 << start
    h.path[0] = start
    last = start
    way = length(f.bone_x[start] - h.x, f.bone_y[start] - h.y)
    for step in range(1, wanted):
        following = -1
        least = 0
        for bone in range(f.bones):
            if taken >> bone & 1 == 0:
                gap = length(f.bone_x[bone] - f.bone_x[last], f.bone_y[bone] - f.bone_y[last])
                if following < 0 or gap < least:
                    following = bone
                    least = gap
        for bone in range(f.bones):
            if taken >> bone & 1 == 0 and bone != following and beside(
                f.bone_x[bone], f.bone_y[bone], f.bone_x[last], f.bone_y[last],
                f.bone_x[following], f.bone_y[following], 2 * f.radius,
            ):  # fmt: skip
                way += 2000
        taken |= 1 << following
        h.path[step] = following
        way += least
        last = following
    return way + length(f.bone_x[last] - f.land_x, f.bone_y[last] - f.land_y)
