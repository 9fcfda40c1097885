"""The judge: lays a figure, lets the world go on, and feels what a hand does. Pure, in whole numbers, versioned."""

from osselet.core import rule
from osselet.core.trace import DOWN, KEY, MOVE, UP
from osselet.games.oss.dexterity.actions import act_down, act_move, act_up
from osselet.games.oss.dexterity.balance import balance_down, balance_due, balance_happens, balance_up, draw_balance
from osselet.games.oss.dexterity.field import IN_AIR, TIME_FAULT, Field
from osselet.games.oss.dexterity.figures import (
    AT_ONCE,
    CARRY,
    GRAB,
    KERNEL,
    LOCK,
    PLIERS,
    POCKET_WORK,
    SAY,
    STACKING,
    TARGOSS,
    TOSS,
    has_jack,
)
from osselet.games.oss.dexterity.holds import draw_hold, hold_down, hold_due, hold_happens, hold_up
from osselet.games.oss.dexterity.jack import (
    ALOFT,
    COMING_DOWN,
    GRIPPED,
    draw_jack,
    grip_jack,
    jack_due,
    jack_happens,
    let_go_jack,
    try_catch,
)
from osselet.games.oss.dexterity.layouts import lay_out
from osselet.games.oss.dexterity.pointer import drag, press, release
from osselet.games.oss.dexterity.react import react_down
from osselet.games.oss.dexterity.ring import ring_due, ring_happens, ring_key
from osselet.games.oss.dexterity.slides import draw_lob, slide_due, slide_happens
from osselet.games.oss.dexterity.stack import draw_stack, stack_down, stack_up
from osselet.games.oss.dexterity.tosses import draw_toss, reach_for, toss_down, toss_due, toss_happens, toss_up

VERSION = 1


@rule
def begin(f: Field, figure: int, level: int) -> None:
    """The field of a figure before the first event; what was dealt and the handicaps are set."""
    f.figure = figure
    f.level = level
    lay_out(f)
    draw(f)


@rule
def feel(f: Field, t: int, kind: int, x: int, y: int) -> None:
    """The world goes on to this ms of the player's clock, and then the hand does this."""
    advance(f, t)
    if f.over:
        return
    if kind == KEY:
        if f.ring and not false_start(f):
            ring_key(f, x)
    elif f.ring == 0:
        if kind == DOWN and f.pressed == 0:
            if not false_start(f):
                pointer_down(f, x, y)
        elif f.pressed and kind == MOVE:
            pointer_move(f, x, y)
        elif f.pressed and kind == UP:
            pointer_up(f, x, y)
    draw(f)


@rule
def false_start(f: Field) -> bool:
    """Before the signal, or sooner after it than anybody reacts: it does not count, and locks the hand for a while."""
    if f.now >= f.locked or AT_ONCE[f.figure] == 0:
        return False
    f.locked = max(f.locked, f.now + LOCK)
    return True


@rule
def advance(f: Field, t: int) -> None:
    """The world goes on to this ms of the player's clock."""
    f.clock = max(f.clock, t)
    world = f.clock * 100 // f.tempo
    while f.over == 0:
        due = next_due(f)
        if due > world:
            break
        f.now = max(f.now, due)
        happen(f)
    if f.over == 0:
        f.now = max(f.now, world)
    draw(f)


@rule
def next_due(f: Field) -> int:
    """When something happens next by itself."""
    kernel = KERNEL[f.figure]
    due = f.ends
    if has_jack(f):
        due = jack_due(f, due)
    elif kernel == TOSS:
        due = toss_due(f, due)
    elif kernel in (PLIERS, POCKET_WORK):
        due = hold_due(f, due)
    due = balance_due(f, due) if kernel == CARRY else slide_due(f, due)
    return ring_due(f, due)


@rule
def happen(f: Field) -> None:
    """What is due now."""
    kernel = KERNEL[f.figure]
    if f.now >= f.ends:
        f.over = 1
        f.fault = TIME_FAULT
        if kernel == POCKET_WORK:
            f.result = 0
        return
    ring_happens(f)
    if kernel == CARRY:
        balance_happens(f)
    else:
        slide_happens(f)
    if f.over:
        return
    if has_jack(f):
        jack_happens(f)
    elif kernel == TOSS:
        toss_happens(f)
    elif kernel in (PLIERS, POCKET_WORK):
        hold_happens(f)


@rule
def pointer_down(f: Field, x: int, y: int) -> None:
    """The hand comes down."""
    press(f, x, y)
    if f.over:
        return
    kernel = KERNEL[f.figure]
    if has_jack(f):
        if f.stage == COMING_DOWN:
            try_catch(f)
        elif f.stage == ALOFT:
            if f.acted == 0:
                act_down(f)
        else:
            grip_jack(f)
    elif kernel == TOSS:
        toss_down(f)
    elif kernel in (PLIERS, POCKET_WORK):
        hold_down(f)
    elif kernel == CARRY:
        balance_down(f)
    elif kernel == STACKING:
        stack_down(f)
    elif kernel in (SAY, GRAB):
        react_down(f)
    elif f.figure == TARGOSS and f.acted == 0:
        act_down(f)


@rule
def pointer_move(f: Field, x: int, y: int) -> None:
    """The pressed hand moves: what it does on the way, then where it is."""
    if has_jack(f) and f.stage == ALOFT:
        act_move(f, x, y)
    drag(f, x, y)
    if f.over:
        return
    if has_jack(f):
        if f.stage == COMING_DOWN:
            try_catch(f)
    elif KERNEL[f.figure] == TOSS:
        reach_for(f)


@rule
def pointer_up(f: Field, x: int, y: int) -> None:
    """The hand is lifted, here."""
    pointer_move(f, x, y)
    if f.over:
        return
    release(f)
    kernel = KERNEL[f.figure]
    if has_jack(f):
        if f.stage == GRIPPED:
            let_go_jack(f)
        elif f.jack == IN_AIR:
            act_up(f)
    elif kernel == TOSS:
        toss_up(f)
    elif kernel in (PLIERS, POCKET_WORK):
        hold_up(f)
    elif kernel == CARRY:
        balance_up(f)
    elif kernel == STACKING:
        stack_up(f)
    elif f.figure == TARGOSS:
        act_up(f)


@rule
def draw(f: Field) -> None:
    """Where things in the air or swaying are seen now: worked out from the time alone, whenever it is asked."""
    kernel = KERNEL[f.figure]
    if has_jack(f):
        draw_jack(f)
        draw_lob(f)
    elif kernel == TOSS:
        draw_toss(f)
    elif kernel == POCKET_WORK:
        draw_hold(f)
    elif kernel == CARRY:
        draw_balance(f)
    elif kernel == STACKING:
        draw_stack(f)
