"""Bones on the move: lobbed, flicked, set down; each way to fail."""

import pytest

from osselet.games.oss.dexterity.field import DONE, FAULTS, LYING
from tests.games.oss.dexterity.bout import field, laid
from tests.games.oss.dexterity.gesture import Gesture


def swiped(figure, vx, vy, number=0, **how):
    """The Jack thrown, a bone swiped with this speed, the Jack caught."""
    f = laid(figure, **how)
    hand = Gesture().throw().wait(150).down(f.bone_x[number], f.bone_y[number]).swipe(vx, vy).catch()
    return field(figure, hand.events, **how)


def why(f):
    return (f.result, FAULTS[f.missed])


class TestWollo:
    def test_over_the_wall_onto_the_cloth(self):
        f = swiped("wollo", 0, -2312)
        assert why(f) == (1, "none")
        assert (f.bone_state[0], f.bone_y[0] < f.prop_y[0] - 60) == (DONE, True)

    def test_too_weak_falls_short_and_comes_back(self):
        f = swiped("wollo", 0, -1500)
        assert why(f) == (0, "short")
        assert (f.bone_state[0], f.bone_y[0]) == (LYING, laid("wollo").bone_y[0])

    def test_too_strong_flies_beyond_the_cloth(self):
        assert why(swiped("wollo", 0, -3200)) == (0, "wide")

    def test_a_lob_counts_only_with_the_jack(self):
        f = laid("wollo")
        hand = Gesture().throw().wait(150).down(f.bone_x[0], f.bone_y[0]).swipe(0, -2312)
        f = field("wollo", hand.events)
        assert (f.result, FAULTS[f.fault]) == (0, "jack")


class TestGurnia:
    def test_through_its_own_arch(self):
        assert why(swiped("gurnia", 0, -1480)) == (1, "none")

    def test_too_weak_stops_before_it(self):
        assert why(swiped("gurnia", 0, -800)) == (0, "short")

    def test_through_a_neighbours_arch_is_beside_it(self):
        assert why(swiped("gurnia", 1500, -1480)) == (0, "wide")

    def test_it_must_stop_on_the_table(self):
        assert why(swiped("gurnia", 0, -3000)) == (0, "wide")


class TestMaradono:
    def aimed(self, off, speed=2200):
        f = laid("maradono")
        x, y = f.prop_x[0] + off - f.bone_x[2], f.prop_y[0] - f.bone_y[2]
        way = (x * x + y * y) ** 0.5
        return swiped("maradono", speed * x / way, speed * y / way, number=2)

    def test_into_the_goal(self):
        assert why(self.aimed(0)) == (1, "none")

    def test_however_hard(self):
        assert why(self.aimed(0, 4500)) == (1, "none")

    def test_beside_the_post(self):
        f = self.aimed(130)
        assert why(f) == (0, "wide")
        assert 10 < f.miss < 50

    def test_not_hard_enough(self):
        assert why(self.aimed(0, 1200)) == (0, "short")


class TestMeja:
    def set_down(self, x, y, rest=120):
        f = laid("meja")
        hand = Gesture().throw().wait(100).down(f.bone_x[1], f.bone_y[1]).drag(x, y, 320).up(rest).catch()
        return field("meja", hand.events)

    def test_at_rest_on_a_card(self):
        assert why(self.set_down(390, 300)) == (1, "none")
        assert why(self.set_down(690, 340)) == (1, "none")

    def test_beside_the_cards(self):
        f = self.set_down(390, 400)
        assert why(f) == (0, "wide")
        assert f.miss == 30

    def test_let_go_in_motion_it_slides_off(self):
        assert why(self.set_down(390, 300, rest=1)) == (0, "wide")


class TestBolaBola:
    def ball(self, off, level=0, vy=-1760):
        f = laid("bola_bola", level=level, deal={1: 100})
        x, y = f.prop_x[0] + off - f.bone_x[0], f.prop_y[0] - f.bone_y[0]
        hand = Gesture().throw().wait(150).down(f.bone_x[0], f.bone_y[0]).swipe(-vy * x / -y, vy).catch()
        return field("bola_bola", hand.events, level=level, deal={1: 100})

    def test_through_the_net_and_on_the_table(self):
        assert why(self.ball(0)) == (1, "none")

    def test_the_gap_narrows_with_every_exchange(self):
        assert self.ball(75).result == 1
        assert self.ball(75, level=6).result == 0
        assert laid("bola_bola", level=6).prop_w[0] == 140

    def test_one_throw_only(self):
        f = self.ball(0, vy=-900)
        assert (f.over, FAULTS[f.fault]) == (1, "short")


class TestTargoss:
    def flick(self, vy, vx=0):
        f = laid("targoss", level=0, deal={1: 150})
        return field(
            "targoss", Gesture(1000).down(f.bone_x[0], f.bone_y[0]).swipe(vx, vy).events, level=0, deal={1: 150}
        )

    def test_the_distance_at_rest_is_the_measure(self):
        near, short, far = self.flick(-1620), self.flick(-1300), self.flick(-1900)
        assert near.measure < 15 < min(short.measure, far.measure)
        assert short.bone_y[0] > near.bone_y[0] > far.bone_y[0]

    def test_beyond_the_edge_counts_as_far(self):
        assert self.flick(-4000).measure > 500

    def test_who_does_not_flick_is_out_of_time(self):
        assert FAULTS[field("targoss", (), level=0).fault] == "time"


@pytest.mark.parametrize("rate", [8, 16, 24])
def test_how_often_the_pointer_reports_hardly_matters(rate):
    f = laid("targoss", level=0, deal={1: 150})
    events, t = [(1000, 1, f.bone_x[0], f.bone_y[0])], 1000
    while t < 1120:
        t += rate
        events.append((t, 0, f.bone_x[0], f.bone_y[0] - round(1.62 * (t - 1000))))
    events.append((t, 2, *events[-1][2:]))
    assert field("targoss", events, level=0, deal={1: 150}).measure < 30
