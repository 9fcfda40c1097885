"""Reactions: los loboss's number said first, warnoss's bone grabbed first."""

from osselet.core import rule
from osselet.games.oss.dexterity.field import AWAY, CARD, HELD, LYING, WIDE_FAULT, WRONG_FAULT, Field
from osselet.games.oss.dexterity.figures import GO, KERNEL, REACTION, SAY
from osselet.games.oss.dexterity.numbers import length

NUMBERS = 7
NUMBER_X, NUMBER_Y, NUMBER_W, NUMBER_H = 80, 1130, 130, 180
"""Where the buttons 0 to 6 lie, and how large they are."""
DEAL_MORE, DEAL_WAIT = 29, 46


@rule
def lay_reaction(f: Field) -> None:
    """When bones are shown, or the colour is called, is dealt: nobody reacts to what has not happened."""
    f.jack = AWAY
    f.chosen = -1
    f.go = GO + f.deal[DEAL_WAIT]
    f.locked = f.go + REACTION
    f.needed = 1
    if KERNEL[f.figure] != SAY:
        return
    f.props = NUMBERS
    for number in range(NUMBERS):
        f.prop_kind[number] = CARD
        f.prop_x[number] = NUMBER_X + 140 * number
        f.prop_y[number] = NUMBER_Y
        f.prop_w[number] = NUMBER_W
        f.prop_h[number] = NUMBER_H
    for bone in range(f.bones):
        f.bone_face[bone] = f.deal[DEAL_MORE + bone]


@rule
def asked_for(f: Field) -> int:
    """How many bones show the side that was called."""
    count = 0
    for bone in range(f.bones):
        if f.bone_face[bone] != f.level:
            count += 1
    return count


@rule
def say(f: Field, number: int) -> None:
    """A number is said, once."""
    f.over = 1
    f.chosen = number
    f.measure = f.now - f.go
    f.miss = abs(number - asked_for(f))
    f.result = 1 if f.miss == 0 else 0
    f.fault = 0 if f.result else WRONG_FAULT


@rule
def grab(f: Field, bone: int) -> None:
    """A bone is grabbed; who was first the merge will tell."""
    f.over = 1
    f.chosen = bone
    f.bone_state[bone] = HELD
    f.took_at[bone] = f.now
    f.measure = f.now - f.go
    f.result = 1


@rule
def react_down(f: Field) -> None:
    """A press on a number, or on a bone."""
    if KERNEL[f.figure] == SAY:
        for number in range(NUMBERS):
            if (
                abs(f.px - f.prop_x[number]) <= f.prop_w[number] // 2
                and abs(f.py - f.prop_y[number]) <= f.prop_h[number] // 2
            ):
                say(f, number)
                return
        return
    best = -1
    least = 0
    for bone in range(f.bones):
        if f.bone_state[bone] == LYING:
            way = length(f.bone_x[bone] - f.px, f.bone_y[bone] - f.py)
            if best < 0 or way < least:
                best = bone
                least = way
    if best < 0:
        return
    if least > f.radius:
        f.missed = WIDE_FAULT
        f.miss = least - f.radius
    else:
        grab(f, best)
