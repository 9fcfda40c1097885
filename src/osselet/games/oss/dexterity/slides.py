"""Bones on the move: lobbed over the wall, flicked through a gate, set down on a card.

A sliding bone loses a fixed part of its speed each tick, so that it goes v²/2μ far. A bone that does not do what it
should is brought back to where it lay.
"""

from osselet.core import rule
from osselet.games.oss.dexterity.field import (
    DONE,
    FINE,
    FLYING,
    LYING,
    SHORT_FAULT,
    SLIDING,
    TICK,
    WIDE_FAULT,
    WIDTH,
    Field,
)
from osselet.games.oss.dexterity.figures import BOLA, GURNIA, KERNEL, MARADONO, MEJA, SET, TARGOSS, scaled
from osselet.games.oss.dexterity.jack import put_back, settle
from osselet.games.oss.dexterity.numbers import clamp, length

LEAST_FLICK = 250
"""U/s; a slower release only touches the bone."""
FASTEST_FLICK = 5000
LOB_REACH = 160
"""U that a bone is lobbed at 1000 U/s."""
LOB_TIME = 300
BRAKE = 12
"""Parts of a unit that a flicked bone is slower after each tick: 2930 U/s²."""
SET_BRAKE = 36
"""And one that is set down."""


@rule
def lob(f: Field, speed_x: int, speed_y: int) -> None:
    """Wollo: through the air, as far as the swipe was fast, onto the cloth beyond the wall."""
    if -speed_y < LEAST_FLICK:
        f.acted = 0
        f.chosen = -1
        f.missed = SHORT_FAULT
        return
    bone = f.chosen
    f.back_x = f.bone_x[bone]
    f.back_y = f.bone_y[bone]
    f.fall_x[bone] = clamp(f.bone_x[bone] + clamp(speed_x, -FASTEST_FLICK, FASTEST_FLICK) * LOB_REACH // 1000, 0, WIDTH)
    f.fall_y[bone] = max(0, f.bone_y[bone] + max(speed_y, -FASTEST_FLICK) * LOB_REACH // 1000)
    f.fall_at[bone] = f.now + LOB_TIME
    f.bone_state[bone] = FLYING
    f.moving = 1


@rule
def lob_lands(f: Field) -> None:
    """On the cloth, or not."""
    bone = f.chosen
    f.moving = 0
    f.bone_z[bone] = 0
    f.bone_x[bone] = f.fall_x[bone]
    f.bone_y[bone] = f.fall_y[bone]
    off = beyond(f, 1, bone)
    if off == 0:
        f.did = 1
        f.bone_state[bone] = DONE
    else:
        f.missed = SHORT_FAULT if f.bone_y[bone] > f.prop_y[1] else WIDE_FAULT
        f.miss = off
        put_back(f)
    settle(f)


@rule
def beyond(f: Field, prop: int, bone: int) -> int:
    """How far a bone lies outside of a prop; 0 within it."""
    x = abs(f.bone_x[bone] - f.prop_x[prop]) - scaled(f, f.prop_w[prop]) // 2
    y = abs(f.bone_y[bone] - f.prop_y[prop]) - scaled(f, f.prop_h[prop]) // 2
    return max(0, max(x, y))


@rule
def flick(f: Field, speed_x: int, speed_y: int) -> None:
    """Gurnia, maradono, bola-bola, targoss: the bone slides from where it lies."""
    if max(abs(speed_x), abs(speed_y)) < LEAST_FLICK:
        f.acted = 0
        f.chosen = -1
        f.missed = SHORT_FAULT
        return
    f.back_x = f.bone_x[f.chosen]
    f.back_y = f.bone_y[f.chosen]
    slide(f, speed_x, speed_y)


@rule
def carry(f: Field, x: int, y: int) -> None:
    """Meja: the bone goes with the hand."""
    bone = f.chosen
    if f.bone_state[bone] == LYING:
        f.back_x = f.bone_x[bone]
        f.back_y = f.bone_y[bone]
        f.bone_state[bone] = FLYING
    f.bone_x[bone] += x
    f.bone_y[bone] += y


@rule
def set_down(f: Field, speed_x: int, speed_y: int) -> None:
    """Meja: let go, it slides on."""
    if f.bone_state[f.chosen] == LYING:
        f.acted = 0
        f.chosen = -1
        return
    slide(f, speed_x, speed_y)


@rule
def slide(f: Field, speed_x: int, speed_y: int) -> None:
    """The chosen bone begins to slide."""
    bone = f.chosen
    f.bone_state[bone] = SLIDING
    f.moving = 1
    f.passed = 0
    f.fine_x[bone] = f.bone_x[bone] * FINE
    f.fine_y[bone] = f.bone_y[bone] * FINE
    f.pace_x[bone] = clamp(speed_x, -FASTEST_FLICK, FASTEST_FLICK) * FINE * TICK // 1000
    f.pace_y[bone] = clamp(speed_y, -FASTEST_FLICK, FASTEST_FLICK) * FINE * TICK // 1000


@rule
def slide_on(f: Field) -> None:
    """One tick of the sliding bone."""
    bone = f.chosen
    old = f.bone_y[bone]
    f.fine_x[bone] += f.pace_x[bone]
    f.fine_y[bone] += f.pace_y[bone]
    f.bone_x[bone] = f.fine_x[bone] // FINE
    f.bone_y[bone] = f.fine_y[bone] // FINE
    if KERNEL[f.figure] != SET and f.figure != TARGOSS and f.passed == 0 and gate_hit(f, old):
        return
    if f.bone_x[bone] < 0 or f.bone_x[bone] > WIDTH or f.bone_y[bone] < 0 or f.bone_y[bone] > 1250:
        off_table(f)
        return
    pace = length(f.pace_x[bone], f.pace_y[bone])
    slower = pace - (SET_BRAKE if KERNEL[f.figure] == SET else BRAKE)
    if slower <= 0:
        rest(f)
    else:
        f.pace_x[bone] = f.pace_x[bone] * slower // pace
        f.pace_y[bone] = f.pace_y[bone] * slower // pace


@rule
def gate_of(f: Field) -> int:
    """The prop that the chosen bone must pass: in gurnia each has its own arch."""
    return f.chosen if f.figure == GURNIA else 0


@rule
def gate_hit(f: Field, old: int) -> bool:
    """Has it come to the line of its gate? Beside the gap it stops there."""
    gate = gate_of(f)
    bone = f.chosen
    if old <= f.prop_y[gate] or f.bone_y[bone] > f.prop_y[gate]:
        return False
    off = abs(f.bone_x[bone] - f.prop_x[gate]) - scaled(f, f.prop_w[gate]) // 2
    if off <= 0:
        f.passed = 1
        return False
    f.missed = WIDE_FAULT
    f.miss = off
    stop(f)
    return True


@rule
def off_table(f: Field) -> None:
    """Beyond the edge: in the goal that is as good."""
    if f.figure == MARADONO and f.passed:
        f.did = 1
    else:
        f.missed = WIDE_FAULT
        f.miss = 1
    stop(f)


@rule
def rest(f: Field) -> None:
    """It has come to rest: is it where it should be?"""
    bone = f.chosen
    if f.figure == MEJA:
        off = min(beyond(f, 0, bone), beyond(f, 1, bone))
        f.did = 1 if off == 0 else 0
        f.missed = 0 if off == 0 else WIDE_FAULT
        f.miss = off
    elif f.figure == TARGOSS or f.passed:
        f.did = 1
    else:
        f.missed = SHORT_FAULT
        f.miss = f.bone_y[bone] - f.prop_y[gate_of(f)]
    stop(f)


@rule
def stop(f: Field) -> None:
    """Nothing moves any more."""
    bone = f.chosen
    f.moving = 0
    f.pace_x[bone] = 0
    f.pace_y[bone] = 0
    if f.figure == TARGOSS:
        f.bone_state[bone] = DONE
        f.over = 1
        f.result = f.did
        f.measure = length(f.bone_x[bone] - f.prop_x[0], f.bone_y[bone] - f.prop_y[0])
        return
    if f.did:
        f.bone_state[bone] = DONE
    elif f.figure != BOLA:
        put_back(f)
    settle(f)


@rule
def slide_due(f: Field, due: int) -> int:
    """The next tick, or when a lobbed bone lands, if that is earlier."""
    if f.moving == 0:
        return due
    if f.bone_state[f.chosen] == FLYING:
        return min(due, f.fall_at[f.chosen])
    return min(due, (f.now // TICK + 1) * TICK)


@rule
def slide_happens(f: Field) -> None:
    """A tick, or a landing."""
    if f.moving == 0:
        return
    if f.bone_state[f.chosen] == SLIDING:
        if f.now % TICK == 0:
            slide_on(f)
    elif f.now >= f.fall_at[f.chosen]:
        lob_lands(f)


@rule
def draw_lob(f: Field) -> None:
    """How high a lobbed bone is seen; it keeps its place until it lands."""
    if f.moving and f.bone_state[f.chosen] == FLYING:
        gone = clamp(LOB_TIME - (f.fall_at[f.chosen] - f.now), 0, LOB_TIME)
        f.bone_z[f.chosen] = gone * (LOB_TIME - gone) * 400 // (LOB_TIME * LOB_TIME)
        f.bone_x[f.chosen] = f.back_x + (f.fall_x[f.chosen] - f.back_x) * gone // LOB_TIME
        f.bone_y[f.chosen] = f.back_y + (f.fall_y[f.chosen] - f.back_y) * gone // LOB_TIME
