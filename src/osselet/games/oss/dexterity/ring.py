"""The ring dialect: choose a target, a ring closes around it, press when it has closed; no drag, no hold.

A press so many ms early or late is an offset of so many units, and what follows is judged like any hand's doing. So it
serves keyboards, switches, tremor and play by ear, and no figure needs anything else.
"""

from osselet.core import rule
from osselet.games.oss.dexterity.actions import (
    A_DEGREE,
    LET_FALL,
    chop,
    let_fall,
    let_stand,
    pick,
    sweep,
    tip,
    within_half,
)
from osselet.games.oss.dexterity.balance import slipped, take_bone
from osselet.games.oss.dexterity.field import (
    FINE,
    FLYING,
    HELD,
    IN_AIR,
    IN_HAND,
    LYING,
    MANY_FAULT,
    WIDE_FAULT,
    WRONG_FAULT,
    Field,
)
from osselet.games.oss.dexterity.figures import (
    BOLA,
    CARRY,
    CHOP,
    FLICK,
    GURNIA,
    HOLD,
    KAT,
    KERNEL,
    LOB,
    MANU,
    PLIERS,
    POCKET_WORK,
    PRESS,
    SAY,
    SET,
    STACKING,
    STROKE,
    SWEEP,
    TARGOSS,
    TIP,
    TOSS,
    has_jack,
)
from osselet.games.oss.dexterity.holds import LACED_Y, grip_bone, pliers_toss, pocket_release
from osselet.games.oss.dexterity.jack import ALOFT, NATURAL_FLIGHT, RING_GAIN, WAITING, throw, try_catch
from osselet.games.oss.dexterity.numbers import clamp, length, root
from osselet.games.oss.dexterity.pointer import SECOND, WHEEL, void
from osselet.games.oss.dexterity.react import grab, say
from osselet.games.oss.dexterity.slides import BRAKE, LOB_REACH, carry, flick, lob, set_down
from osselet.games.oss.dexterity.stack import let_down, sway
from osselet.games.oss.dexterity.tosses import best_spot, catch_bone, lose_bone, reach_for, toss

SPACE = 0
"""The one key that a switch has: throw, choose the handiest, press. Keys 1 to 9 choose a bone or a place,"""
TO_LEFT, TO_RIGHT = 10, 11
"""arrows a side to sweep to,"""
NUMBER = 20
"""and these and the six after say a number."""
JACK_TARGET = 8
"""The ring is around the Jack."""
TRAVEL, CLOSING = 200, 300
"""ms until the hand is there, and until the ring has closed."""
TOO_LATE = 150
"""ms after which a ring that was not pressed goes on to the Jack."""
BACK_AT = 260
"""ms before the landing at which it does so in any case."""
POWER = 4
"""Thousandths of the speed that a ms early or late is worth."""
FLICK_SPEED, GURNIA_SPEED, BOLA_SPEED = 2200, 1480, 1760


@rule
def ring_key(f: Field, key: int) -> None:
    """A key is pressed."""
    at = f.presses % WHEEL
    if f.presses >= WHEEL and f.clock - f.press_t[at] < SECOND:
        void(f, MANY_FAULT)
        return
    f.press_t[at] = f.clock
    f.presses += 1
    if key < SPACE or key > NUMBER + 6:
        return
    kernel = KERNEL[f.figure]
    if has_jack(f):
        jack_key(f, key)
    elif kernel == TOSS:
        toss_key(f, key)
    elif kernel in (PLIERS, POCKET_WORK):
        hold_key(f, key)
    elif kernel == CARRY:
        carry_key(f, key)
    elif kernel == STACKING:
        if key == SPACE:
            let_down(f, f.bone_x[max(0, f.level - 1)] + sway(f))
    elif kernel == SAY:
        if NUMBER <= key <= NUMBER + 6:
            say(f, key - NUMBER)
    elif f.figure == TARGOSS:
        target_key(f, key)
    elif 1 <= key <= f.bones and f.bone_state[key - 1] == LYING:
        grab(f, key - 1)


@rule
def close_ring(f: Field, target: int, x: int, y: int, closes: int) -> None:
    """A ring begins to close around something."""
    f.ring_target = target
    f.ring_x = x
    f.ring_y = y
    f.ring_at = f.now
    f.ring_closes = closes


@rule
def offset(f: Field) -> int:
    """What a press now is off, in U."""
    return clamp((f.now - f.ring_closes) * RING_GAIN // 10, -2000, 2000)


@rule
def jack_key(f: Field, key: int) -> None:
    """Throw; choose; act; catch."""
    if f.jack == IN_HAND:
        if key == SPACE:
            f.pressed = 0
            f.ring_target = -1
            throw(f, NATURAL_FLIGHT)
        return
    if f.jack != IN_AIR or f.pressed:
        return
    if f.ring_target == JACK_TARGET:
        if key == SPACE:
            f.px = clamp(f.land_x + offset(f), -4000, 4000)
            f.py = f.land_y
            f.pressed = 1
            if f.stage != ALOFT:
                try_catch(f)
    elif f.ring_target < 0 and f.acted == 0:
        choose(f, key)
    elif key in (TO_LEFT, TO_RIGHT):
        f.aim_x = -1 if key == TO_LEFT else 1
    elif key == SPACE and f.ring_target >= 0:
        f.down_at = f.now
        act_at(f, f.ring_target, f.now - f.ring_closes, offset(f))
        to_jack(f)


@rule
def to_jack(f: Field) -> None:
    """The ring goes back to the Jack."""
    if f.jack == IN_AIR:
        close_ring(f, JACK_TARGET, f.land_x, f.land_y, f.lands_at)


@rule
def choose(f: Field, key: int) -> None:
    """The bone of that number, or the handiest one; in ehfel a place."""
    closes = f.now + TRAVEL + CLOSING
    if KERNEL[f.figure] == HOLD:
        spot = key - 1 if 1 <= key <= 6 else f.result
        close_ring(f, spot % 6, 200 + 300 * (spot % 3), 260 + 290 * (spot % 6 // 3), closes)
        return
    bone = key - 1
    if key == SPACE or key > f.bones or f.bone_state[bone] != LYING or not within_half(f, bone):
        bone = -1
        for other in range(f.bones):
            if f.bone_state[other] == LYING and within_half(f, other) and (
                bone < 0 or f.bone_y[other] > f.bone_y[bone]
            ):  # fmt: skip
                bone = other
    if bone >= 0:
        close_ring(f, bone, f.bone_x[bone], f.bone_y[bone], closes)


@rule
def act_at(f: Field, target: int, late: int, off: int) -> None:
    """The action of the figure, off by so many ms and U."""
    kernel = KERNEL[f.figure]
    f.acted = 1
    if kernel == HOLD:
        for bone in range(f.bones):
            if f.bone_state[bone] == HELD:
                f.chosen = bone
        let_fall(f, f.ring_x, f.ring_y, max(0, LET_FALL + LET_FALL // 2 + late))
        f.acted = 1
    elif kernel == STROKE:
        gather(f, abs(off))
    elif kernel == CHOP:
        chop(f, f.bone_x[target] - 85 + off // 2, f.bone_y[target])
        if f.chosen == target:
            chop(f, f.bone_x[target] + 85 + off // 2, f.bone_y[target])
        f.acted = 1
    elif abs(off) > f.radius and (kernel in (PRESS, SWEEP)):
        f.missed = WIDE_FAULT
        f.miss = abs(off) - f.radius
    else:
        f.chosen = target
        f.lean = f.bone_turn[target]
        act_on(f, kernel, late, off)


@rule
def act_on(f: Field, kernel: int, late: int, off: int) -> None:
    """What is done to the chosen bone."""
    bone = f.chosen
    power = max(100, 1000 + POWER * late)
    if kernel == PRESS:
        pick(f, bone)
    elif kernel == SWEEP:
        sweep(f, 150 if f.aim_x >= 0 else -150)
    elif kernel == TIP:
        tip(f, off // 2 - f.lean * A_DEGREE)
        let_stand(f, 0)
    elif kernel == LOB:
        lob(f, 0, -(f.bone_y[bone] - f.prop_y[1]) * power // LOB_REACH)
    elif kernel == FLICK:
        gate = bone if f.figure == GURNIA else 0
        speed = GURNIA_SPEED if f.figure == GURNIA else BOLA_SPEED if f.figure == BOLA else FLICK_SPEED
        shoot(f, f.prop_x[gate] + off - f.bone_x[bone], f.prop_y[gate] - f.bone_y[bone], speed * power // 1000)
    elif kernel == SET:
        card = 0 if abs(f.bone_x[bone] - f.prop_x[0]) < abs(f.bone_x[bone] - f.prop_x[1]) else 1
        carry(f, f.prop_x[card] + off - f.bone_x[bone], f.prop_y[card] - f.bone_y[bone])
        set_down(f, 0, 0)


@rule
def shoot(f: Field, x: int, y: int, speed: int) -> None:
    """A flick in this direction."""
    way = max(1, length(x, y))
    flick(f, speed * x // way, speed * y // way)


@rule
def gather(f: Field, off: int) -> None:
    """One stroke: kat's loses a bone for each half radius it is off, naik's is right or not."""
    wanted = f.level
    if f.figure == KAT:
        wanted = max(0, f.bones - 2 * off // f.radius)
    elif off > f.radius:
        wanted = 0
    for bone in range(f.bones):
        if f.gathered < wanted and f.bone_state[bone] == LYING:
            f.bone_state[bone] = HELD
            f.took_at[bone] = f.now
            f.gathered += 1
    if f.figure == KAT:
        f.did = f.gathered
    else:
        f.did = 1 if f.gathered == f.level else 0
        f.missed = 0 if f.did else WRONG_FAULT
        f.miss = 0 if f.did else off - f.radius


@rule
def toss_key(f: Field, key: int) -> None:
    """Toss; then a press for each bone as it comes down."""
    if key != SPACE:
        return
    if f.stage == WAITING:
        toss(f, NATURAL_FLIGHT)
        next_fall(f)
    elif f.figure == MANU:
        if f.acted == 0:
            f.aim_x += offset(f)
            f.acted = 1
            f.ring_target = -1
            reach_for(f)
    elif f.ring_target >= 0:
        off = abs(offset(f))
        if off <= f.catch:
            catch_bone(f, f.ring_target, off)
        else:
            f.px = clamp(f.fall_x[f.ring_target] + off, -4000, 4000)
            f.py = f.fall_y[f.ring_target]
            lose_bone(f, f.ring_target)
        next_fall(f)


@rule
def next_fall(f: Field) -> None:
    """The ring closes around the bone that comes down next; in manu around the best place for the hand."""
    f.ring_target = -1
    if f.figure == MANU:
        if f.acted == 0:
            best_spot(f)
            close_ring(f, 0, f.aim_x, f.aim_y, f.now + TRAVEL + CLOSING)
        return
    for bone in range(f.bones):
        if f.bone_state[bone] == FLYING and (f.ring_target < 0 or f.fall_at[bone] < f.ring_closes):
            close_ring(f, bone, f.fall_x[bone], f.fall_y[bone], f.fall_at[bone])


@rule
def hold_key(f: Field, key: int) -> None:
    """A press begins to hold, the next one lets go."""
    if key != SPACE and f.working:
        return
    if f.working == 0:
        f.down_at = f.now
        if KERNEL[f.figure] != PLIERS:
            f.working = 1
            return
        bone = key - 1
        if key == SPACE or key > f.bones or f.bone_state[bone] != LYING:
            bone = 0
            while bone < f.bones and f.bone_state[bone] != LYING:
                bone += 1
        if bone < f.bones:
            grip_bone(f, bone)
    elif KERNEL[f.figure] == PLIERS:
        pliers_toss(f, f.now - f.down_at, -(f.bone_y[f.chosen] - LACED_Y) * 1000 // LOB_REACH)
    else:
        pocket_release(f, f.now - f.down_at)


@rule
def carry_key(f: Field, key: int) -> None:
    """Labah: choose a bone, and press when the hand is over it; what is off makes the Jack slip."""
    if f.ring_target < 0:
        choose(f, key)
        if f.ring_target >= 0:
            f.ring_closes += length(f.ring_x - f.hand_x // FINE, f.ring_y - f.hand_y // FINE)
    elif key == SPACE:
        off = offset(f)
        bone = f.ring_target
        f.ring_target = -1
        f.hand_x = f.ring_x * FINE
        f.hand_y = f.ring_y * FINE
        f.slip += off * FINE // 2
        if abs(off) <= f.radius:
            take_bone(f, bone)
        else:
            f.missed = WIDE_FAULT
            f.miss = abs(off) - f.radius
        slipped(f)


@rule
def target_key(f: Field, key: int) -> None:
    """Targoss: one press starts the ring, the next one flicks."""
    if key != SPACE or f.acted:
        return
    x = f.prop_x[0] - f.bone_x[0]
    y = f.prop_y[0] - f.bone_y[0]
    if f.ring_target < 0:
        close_ring(f, 0, f.bone_x[0], f.bone_y[0], f.now + TRAVEL + 2 * CLOSING)
        return
    f.acted = 1
    f.chosen = 0
    speed = root(2 * BRAKE * length(x, y) * 15625 // FINE)
    shoot(f, x + offset(f), y, speed * max(200, 1000 + POWER * (f.now - f.ring_closes)) // 1000)


@rule
def ring_due(f: Field, due: int) -> int:
    """When a ring that was not pressed goes on to the Jack."""
    if f.ring and f.jack == IN_AIR and f.pressed == 0 and f.ring_target != JACK_TARGET:
        back = f.lands_at - BACK_AT
        if f.ring_target >= 0:
            back = min(back, f.ring_closes + TOO_LATE)
        return min(due, max(f.now, back))
    return due


@rule
def ring_happens(f: Field) -> None:
    """The ring goes on by itself."""
    if f.ring == 0 or f.over:
        return
    if f.jack == IN_AIR and f.pressed == 0 and f.ring_target != JACK_TARGET:
        back = f.lands_at - BACK_AT
        if f.ring_target >= 0:
            back = min(back, f.ring_closes + TOO_LATE)
        if f.now >= back:
            to_jack(f)
    elif KERNEL[f.figure] == TOSS and f.ring_target >= 0 and f.bone_state[f.ring_target] != FLYING:
        next_fall(f)
