"""The Jack: pressed, swiped up and let go, it flies, and is caught by the pointer pressed under it when it lands.

A caught Jack with a missed action is thrown again; a missed Jack ends the attempt.
"""

from osselet.core import rule
from osselet.games.oss.dexterity.field import (
    CAUGHT,
    DONE,
    DROPPED,
    FLYING,
    HEIGHT,
    HELD,
    IN_AIR,
    IN_HAND,
    JACK_FAULT,
    LYING,
    THROWS_FAULT,
    WIDTH,
    Field,
)
from osselet.games.oss.dexterity.figures import (
    CATCH_RADIUS,
    EHFEL,
    HELD_COSTS,
    KAT,
    KERNEL,
    KUDA,
    NAIK,
    PRESS,
    STROKE,
    TIP,
    scaled,
)
from osselet.games.oss.dexterity.numbers import TURN, UNIT, clamp, cosine, length, near, sine

GRIP = 170
"""How near the Jack one presses to throw it."""
SLOWEST_THROW, FASTEST_THROW = 600, 4000
"""U/s upwards; below that it stays in the hand."""
SHORTEST_FLIGHT, LONGEST_FLIGHT = 800, 1300
NATURAL_FLIGHT = 1100
DRIFT_FROM = 700
"""A flight so short would not drift; each 5 ms more cost up to 1 U."""
GRACE = 60
"""ms after the landing in which a hand still catches."""
HOME_X, HOME_Y = 500, 1060
HOMES = 250
"""How far left or right of the middle the two hands of kuda-kuda throw."""
DEAL_DRIFT = 13
MARGIN = 60
DROPPED_LATER = 100_000
"""ms by which a dropped Jack is worse than any that was caught, where the time of the last catch decides."""
PEAK = 2400
"""Four times the height of the longest flight."""
RING_GAIN = 18
"""Tenths of U that a ms beside the closing of the ring is worth."""

WAITING, GRIPPED, ALOFT, COMING_DOWN = range(4)
"""Stages of a throw."""


@rule
def take_jack(f: Field, most_throws: int) -> None:
    """The Jack lies in the hand, ready to be thrown so many times."""
    f.jack = IN_HAND
    f.stage = WAITING
    f.home_x = HOME_X
    f.home_y = HOME_Y
    if f.figure == KUDA:
        f.home_x = HOME_X - HOMES
    f.jack_x = f.home_x
    f.jack_y = f.home_y
    f.most_throws = most_throws


@rule
def grip_jack(f: Field) -> None:
    """A press on the Jack in the hand takes hold of it."""
    if f.jack == IN_HAND and near(f.px - f.jack_x, f.py - f.jack_y, scaled(f, GRIP)):
        f.stage = GRIPPED


@rule
def let_go_jack(f: Field) -> None:
    """A release in an upward swipe throws it; any other leaves it in the hand."""
    f.stage = WAITING
    if f.jack == IN_HAND and f.speed_y <= -SLOWEST_THROW:
        throw(f, flight_of(-f.speed_y))


@rule
def flight_of(speed: int) -> int:
    """Ms in the air, by the speed of the swipe."""
    fast = min(speed, FASTEST_THROW) - SLOWEST_THROW
    return SHORTEST_FLIGHT + fast * (LONGEST_FLIGHT - SHORTEST_FLIGHT) // (FASTEST_THROW - SLOWEST_THROW)


@rule
def throw(f: Field, flight: int) -> None:
    """It flies for so long, and comes down a dealt way off."""
    dealt = f.deal[DEAL_DRIFT + f.throws]
    f.throws += 1
    f.stage = ALOFT
    f.jack = IN_AIR
    f.thrown_at = f.now
    f.lands_at = f.now + flight
    f.from_x = f.jack_x
    f.from_y = f.jack_y
    drift = (flight - DRIFT_FROM) // 5 * (dealt // TURN) // 100
    x = WIDTH - f.home_x if f.figure == KUDA else f.home_x
    f.land_x = clamp(x + drift * cosine(dealt) // UNIT, MARGIN, WIDTH - MARGIN)
    f.land_y = clamp(f.home_y + drift * sine(dealt) // UNIT, MARGIN, HEIGHT - MARGIN)
    f.catch = catch_radius(f)
    f.acted = 0
    f.did = 0
    f.chosen = -1
    f.working = 0
    f.gathered = 0
    f.side = 0
    f.missed = 0
    f.miss = 0


@rule
def catch_radius(f: Field) -> int:
    """Bones in the hand make catching harder."""
    held = 0
    for bone in range(f.bones):
        if f.bone_state[bone] == HELD:
            held += 1
    return scaled(f, CATCH_RADIUS[f.figure]) * (100 - HELD_COSTS * held) // 100


@rule
def try_catch(f: Field) -> bool:
    """Is a pressed hand under the Jack that comes down?"""
    if f.pressed and near(f.px - f.land_x, f.py - f.land_y, f.catch):
        caught(f)
        return True
    return False


@rule
def caught(f: Field) -> None:
    """It is in the hand again, and gripped at once if the pointer still is there."""
    f.jack = CAUGHT
    f.jack_x = f.land_x
    f.jack_y = f.land_y
    f.jack_z = 0
    f.working = 0
    f.stage = GRIPPED if f.pressed else WAITING
    settle(f)


@rule
def dropped(f: Field) -> None:
    """It fell, and the attempt is over; what was won before counts."""
    f.jack = DROPPED
    f.jack_x = f.land_x
    f.jack_y = f.land_y
    f.jack_z = 0
    f.over = 1
    f.fault = JACK_FAULT
    f.measure = f.now + DROPPED_LATER
    f.miss = 0
    if f.trail > 0:
        f.miss = max(0, length(f.px - f.land_x, f.py - f.land_y) - f.catch)
    if KERNEL[f.figure] == STROKE:
        f.result = 0


@rule
def settle(f: Field) -> None:
    """With the Jack caught and all bones at rest the throw is reckoned up."""
    if f.jack != CAUGHT or f.moving:
        return
    f.jack = IN_HAND
    if f.did:
        count(f)
    elif f.chosen >= 0:
        leave(f)
    f.chosen = -1
    f.measure = f.now
    if f.result >= f.needed:
        f.over = 1
    elif f.throws >= f.most_throws:
        f.over = 1
        f.fault = f.missed if f.most_throws == 1 and f.missed else THROWS_FAULT
    elif f.figure == KUDA:
        if f.did:
            f.home_x = WIDTH - f.home_x
        else:
            f.jack_x = f.home_x
            f.jack_y = f.home_y
            f.stage = WAITING


@rule
def leave(f: Field) -> None:
    """The hand was called back from what it had begun."""
    if KERNEL[f.figure] == TIP:
        f.bone_turn[f.chosen] = f.lean
    elif f.bone_state[f.chosen] == FLYING:
        put_back(f)


@rule
def put_back(f: Field) -> None:
    """The chosen bone lies where it lay."""
    f.bone_x[f.chosen] = f.back_x
    f.bone_y[f.chosen] = f.back_y
    f.bone_state[f.chosen] = LYING


@rule
def count(f: Field) -> None:
    """The action counts, since the Jack was caught."""
    if f.figure == KAT:
        f.result = f.did
        f.needed = f.did
    else:
        f.result += 1
    if f.chosen >= 0:
        if KERNEL[f.figure] == PRESS:
            f.bone_state[f.chosen] = HELD
        elif f.figure == EHFEL:
            f.bone_state[f.chosen] = LYING
        elif f.figure != NAIK:
            f.bone_state[f.chosen] = DONE


@rule
def jack_due(f: Field, due: int) -> int:
    """When the Jack comes down, or is past catching, if that is earlier."""
    if f.jack == IN_AIR:
        return min(due, f.lands_at if f.stage == ALOFT else f.lands_at + grace(f))
    return due


@rule
def grace(f: Field) -> int:
    """Ms after the landing in which it can be caught: in the ring dialect a late press is an offset like any other."""
    return f.catch * 10 // RING_GAIN if f.ring else GRACE


@rule
def jack_happens(f: Field) -> None:
    """The Jack has come down, or was not caught in time."""
    if f.jack != IN_AIR:
        return
    if f.stage == ALOFT and f.now >= f.lands_at:
        f.stage = COMING_DOWN
        try_catch(f)
    elif f.stage == COMING_DOWN and f.now >= f.lands_at + grace(f):
        dropped(f)


@rule
def draw_jack(f: Field) -> None:
    """Where it is seen now."""
    if f.jack != IN_AIR:
        return
    flight = f.lands_at - f.thrown_at
    gone = clamp(f.now - f.thrown_at, 0, flight)
    f.jack_x = f.from_x + (f.land_x - f.from_x) * gone // flight
    f.jack_y = f.from_y + (f.land_y - f.from_y) * gone // flight
    f.jack_z = gone * (flight - gone) * PEAK // (LONGEST_FLIGHT * LONGEST_FLIGHT)
