"""The ring dialect: every figure by one key, no drag and no hold, judged by the same judge."""

import random

import pytest

from osselet.core.dexterity import Call, judge
from osselet.core.trace import KEY, decode
from osselet.games.oss.dexterity.field import FAULTS, IN_HAND
from osselet.games.oss.dexterity.figures import NAMES
from tests.games.oss.dexterity.bout import JUDGE, field, lent
from tests.games.oss.dexterity.gesture import Gesture
from tests.games.oss.dexterity.test_hostile import SHARED

THROWN = 300
CHOSEN = 400
CLOSED = CHOSEN + 500
LANDS = THROWN + 1100


def aslik(action=0, catch=0, target=0, **how):
    """Space, a target, Space so many ms off, and the catch so many ms off."""
    hand = Gesture().key(t=THROWN).key(target, t=CHOSEN).key(t=CLOSED + action).key(t=LANDS + catch)
    return field("aslik", hand.events, ring=True, **how)


def test_space_throws_chooses_presses_and_catches():
    f = aslik()
    assert (f.result, FAULTS[f.fault]) == (1, "none")


def test_a_number_chooses_the_bone():
    assert aslik(target=2).bone_state[1] != aslik(target=3).bone_state[1]


@pytest.mark.parametrize(("off", "won"), [(58, 1), (59, 0), (-58, 1), (-59, 0)])
def test_a_press_early_or_late_is_an_offset_of_one_point_eight_units_a_ms(off, won):
    f = aslik(action=off)
    assert f.result == won
    assert won or f.jack == IN_HAND, "the Jack was caught all the same"


@pytest.mark.parametrize(("off", "caught"), [(67, True), (70, False), (-67, True), (-72, False)])
def test_and_so_is_the_catch(off, caught):
    assert aslik(catch=off).result == caught


def test_reach_and_tempo_help_here_too():
    assert aslik(action=80, catch=80).result == 0
    assert aslik(action=80, catch=80, reach=150).result == 1


def test_a_ring_that_is_not_pressed_goes_on_to_the_jack():
    hand = Gesture().key(t=THROWN).key(t=CHOSEN).key(t=LANDS)
    f = field("aslik", hand.events, ring=True)
    assert (f.result, f.jack) == (0, IN_HAND)


@pytest.mark.parametrize("figure", NAMES)
def test_every_figure_can_be_done_by_keys_alone(figure):
    rng = random.Random(figure)
    level = {"los_loboss": 1, "badaboss": 3, "kiri_kanoss": 0, "manu": 0}.get(figure, 4)
    done = 0
    for _ in range(25):
        call = Call(figure, (0,), (level,), SHARED.get(figure, ()))
        attempt = lent(call, rng, ring=True, noise=0)[0]
        assert {event.kind for event in decode(attempt.trace)} == {KEY}
        f = judge(JUDGE, figure, level, call.shared, attempt)
        done += f.result >= (2 if figure == "manu" else f.needed)
    assert done >= 24
