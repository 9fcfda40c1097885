"""Badaboss: a swaying bone is brought over the tower and let go; its centre of mass must be borne at every joint."""

from osselet.core import rule
from osselet.games.oss.dexterity.field import AWAY, FINE, HELD, LOST, STACKED, TOWER_FAULT, Field
from osselet.games.oss.dexterity.figures import scaled
from osselet.games.oss.dexterity.numbers import TURN, UNIT, near, sine

MIDDLE, GROUND, STOREY = 500, 1080, 80
START_Y = 330
SWAY, SWAYS_MORE = 20, 22
"""U that the bone sways to either side, and how much more with each bone of the tower."""
BORNE = 55
"""U beside the bone below within which the centre of all above is borne."""
GRIP = 220
PERIOD = 1100
"""ms of a sway at least."""
DEAL_START, DEAL_PERIOD, DEAL_PHASE = 1, 2, 3


@rule
def lay_tower(f: Field) -> None:
    """The tower as the others left it, in `shared`: places left or right of its first bone, from below."""
    f.jack = AWAY
    for bone in range(f.level):
        f.bone_state[bone] = STACKED
        f.bone_colour[bone] = bone
        f.bone_x[bone] = MIDDLE + f.shared[bone]
        f.bone_y[bone] = GROUND - STOREY * bone
    f.bones = f.level + 1
    f.chosen = f.level
    f.bone_state[f.level] = HELD
    f.bone_colour[f.level] = f.level
    f.home_x = 300 + f.deal[DEAL_START]
    f.bone_y[f.level] = START_Y
    f.needed = 1


@rule
def period(f: Field) -> int:
    """Ms in which the bone sways to and fro."""
    return PERIOD + f.deal[DEAL_PERIOD]


@rule
def sway(f: Field) -> int:
    """How far left or right the bone hangs now."""
    at = f.now * TURN * FINE // period(f) + f.deal[DEAL_PHASE] * FINE
    low = sine(at // FINE)
    part = low * FINE + (sine(at // FINE + 1) - low) * (at % FINE)
    return (SWAY + SWAYS_MORE * f.level) * part // (UNIT * FINE)


@rule
def stack_down(f: Field) -> None:
    """A press near the bone takes it along."""
    if near(f.px - f.home_x, f.py - START_Y, GRIP):
        f.working = 1


@rule
def stack_up(f: Field) -> None:
    """Let go where the pointer has brought it."""
    if f.working:
        f.working = 0
        let_down(f, f.home_x + f.px - f.down_x + sway(f))


@rule
def let_down(f: Field, x: int) -> None:
    """It falls onto the tower: from the top joint down, what lies above must be borne."""
    f.over = 1
    f.bone_x[f.level] = x
    f.bone_y[f.level] = GROUND - STOREY * f.level
    borne = scaled(f, BORNE)
    total = 0
    for above in range(1, f.level + 1):
        bone = f.level - above + 1
        total += f.bone_x[bone]
        off = abs(total - above * f.bone_x[bone - 1]) - above * borne
        if off > 0:
            f.fault = TOWER_FAULT
            f.miss = min(2000, max(f.miss, off // above))
            f.bone_state[f.level] = LOST
    f.measure = abs(x - f.bone_x[max(0, f.level - 1)])
    if f.fault == 0:
        f.result = 1
        f.bone_state[f.level] = STACKED


@rule
def draw_stack(f: Field) -> None:
    """Where the bone hangs."""
    if f.bone_state[f.level] == HELD:
        f.bone_x[f.level] = f.home_x + sway(f) + (f.px - f.down_x if f.working else 0)
