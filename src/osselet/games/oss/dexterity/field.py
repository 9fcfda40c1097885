"""The field: what a figure done by hand is played on, judged on and drawn from.

Places are whole units (U) on a field 1000 wide and 1250 high, y downwards, as a phone is held. Times are milliseconds
of the world, which goes by at `100 / tempo` of the player's clock.
"""

from typing import Annotated

from osselet.core import Ints, State, i1, i2, i4

WIDTH, HEIGHT = 1000, 1250
BONES = 8
"""Places for bones; a figure uses up to six."""
PROPS = 8
FINE = 64
"""Parts of a unit in which moving bones are reckoned."""
TICK = 8
"""ms in which they go one step."""

ABSENT, LYING, HELD, FLYING, SLIDING, DONE, LOST, STACKED = range(8)
"""What a bone does: not there, on the table, in the hand, in the air, on the move, where it should be, fallen or
spoilt, on the tower."""
IN_HAND, IN_AIR, CAUGHT, DROPPED, ON_BACK, AWAY = range(6)
"""What the Jack does: waits to be thrown, flies, was just caught, fell, lies on the back of the hand, takes no part."""
NO_PROP, BAG, WALL, CLOTH, ARCH, GOAL, CARD, NET, POCKET, HAND, TARGET = range(11)
"""What lies on the field beside bones; the place is its middle."""

FAULTS = (
    "none", "jack", "time", "void", "throws", "short", "wide", "touched", "dropped", "early", "late", "spilled",
    "wrong", "fell", "tower", "miss", "fast", "many",
)  # fmt: skip
(
    FINE_FAULT, JACK_FAULT, TIME_FAULT, VOID_FAULT, THROWS_FAULT, SHORT_FAULT, WIDE_FAULT, TOUCHED_FAULT, DROPPED_FAULT,
    EARLY_FAULT, LATE_FAULT, SPILLED_FAULT, WRONG_FAULT, FELL_FAULT, TOWER_FAULT, MISS_FAULT, FAST_FAULT, MANY_FAULT,
) = range(18)  # fmt: skip
"""Why an attempt ended, or why the last action did not count: Jack not caught, out of time, not judged, too many
throws, not far enough, beside it, another bone touched, bone dropped, too early, too late, more than one let go, wrong
number or bone, Jack off the hand, tower down, not caught; void because the pointer was too fast, or pressed too
often."""


class Field(State):
    """One hand's field."""

    figure: i1
    level: i1
    ring: i1  # in the ring dialect?
    tempo: i2
    reach: i2

    over: i1
    result: i1  # bones done, caught or taken so far; 1 for done where it is all or nothing
    needed: i1  # as many end it
    fault: i1  # why it ended
    missed: i1  # a fault again: why the last action did not count
    miss: i2  # by how much, U or ms
    measure: i4  # a finer measure for ties, less is better: time in ms or distance in U

    now: i4  # of the world
    clock: i4  # of the player, at the last event
    ends: i4  # the world's time is up
    stage: i1  # of the figure under way
    since: i4  # when this stage began
    go: i4  # when all may begin, where several do it at once; when bones are shown or a colour is called
    locked: i4  # presses do not count until then

    pressed: i1
    px: i2
    py: i2
    down_x: i2  # where and when it was pressed last
    down_y: i2
    down_at: i4
    trail: i1  # how many places of the pointer are remembered, newest last
    trail_t: Annotated[Ints, "i4", 16]
    trail_x: Annotated[Ints, "i2", 16]
    trail_y: Annotated[Ints, "i2", 16]
    speed_x: i4  # of the pointer at its last release, U/s
    speed_y: i4
    press_t: Annotated[Ints, "i4", 12]  # the player's clock at the last presses, as a wheel
    presses: i4

    jack: i1  # what it does
    jack_x: i2  # where it is, or above which place
    jack_y: i2
    jack_z: i2  # height
    from_x: i2  # where it was thrown
    from_y: i2
    thrown_at: i4
    lands_at: i4
    land_x: i2  # where it comes down: its shadow
    land_y: i2
    throws: i1
    most_throws: i1
    home_x: i2  # where it is thrown from
    home_y: i2
    catch: i2  # radius within which it is caught now
    acted: i1  # has this flight had its action?
    did: i1  # and does it count, if the Jack is caught?

    bones: i1
    bone_x: Annotated[Ints, "i2", BONES]
    bone_y: Annotated[Ints, "i2", BONES]
    bone_z: Annotated[Ints, "i2", BONES]  # height of one in the air
    bone_turn: Annotated[Ints, "i2", BONES]  # degrees
    bone_state: Annotated[Ints, "i1", BONES]
    bone_colour: Annotated[Ints, "i1", BONES]  # white black red yellow green blue
    bone_face: Annotated[Ints, "i1", BONES]  # 0 hollow, 1 bump
    bone_owner: Annotated[Ints, "i1", BONES]  # seat whose it is, -1 nobody's
    fine_x: Annotated[Ints, "i4", BONES]  # of moving bones, in parts of a unit
    fine_y: Annotated[Ints, "i4", BONES]
    pace_x: Annotated[Ints, "i4", BONES]  # parts of a unit in a tick
    pace_y: Annotated[Ints, "i4", BONES]
    fall_at: Annotated[Ints, "i4", BONES]  # when one in the air comes down
    fall_x: Annotated[Ints, "i2", BONES]  # and where
    fall_y: Annotated[Ints, "i2", BONES]
    took_at: Annotated[Ints, "i4", BONES]  # when the hand was on it
    chosen: i1  # the bone in the fingers or under way, -1 none
    working: i1  # is the pointer that is pressed now doing the action?
    gathered: i1  # bones of this stroke
    lean: i2  # of the chosen bone before it was touched, degrees
    back_x: i2  # where the chosen bone lay
    back_y: i2
    passed: i1  # has the sliding bone passed its gate?
    moving: i1  # bones on the move
    radius: i2  # within which a bone is pressed

    props: i1
    prop_kind: Annotated[Ints, "i1", PROPS]
    prop_x: Annotated[Ints, "i2", PROPS]
    prop_y: Annotated[Ints, "i2", PROPS]
    prop_w: Annotated[Ints, "i2", PROPS]
    prop_h: Annotated[Ints, "i2", PROPS]

    side: i1  # sides of a bone that were chopped, or where it was swept: 1 left, 2 right
    hand_x: i4  # the hand that carries the Jack on its back, parts of a unit
    hand_y: i4
    hand_pace_x: i4
    hand_pace_y: i4
    slip: i4  # how far the Jack has slipped on the hand, parts of a unit
    slip_y: i4
    slip_pace: i4
    slip_pace_y: i4

    ring_target: i1  # what the ring is around: a bone, or -1
    ring_x: i2
    ring_y: i2
    ring_at: i4  # when it began to close; 0 none
    ring_closes: i4
    aim_x: i2  # where the hand was put, or how far beside it the pointer took it
    aim_y: i2

    deal: Annotated[Ints, "i2", 48]
    shared: Annotated[Ints, "i2", 48]
