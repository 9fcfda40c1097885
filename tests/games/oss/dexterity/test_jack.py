"""The Jack: thrown by a swipe, caught by a hand pressed under it; what that costs and forgives."""

import pytest

from osselet.games.oss.dexterity.field import (
    DROPPED,
    FAULTS,
    HELD,
    IN_HAND,
    LYING,
)
from osselet.games.oss.dexterity.jack import flight_of
from osselet.games.oss.dexterity.numbers import TURN
from tests.games.oss.dexterity.bout import field, laid
from tests.games.oss.dexterity.gesture import FLIGHT, HOME, Gesture


def bone(figure="aslik", number=0, **how):
    f = laid(figure, **how)
    return f.bone_x[number], f.bone_y[number]


def fault(f):
    return FAULTS[f.fault]


def test_aslik_a_bone_pressed_in_flight_and_the_jack_caught_is_won():
    f = field("aslik", Gesture().throw().wait(300).tap(*bone()).catch().events)
    assert (f.over, f.result, fault(f)) == (1, 1, "none")
    assert f.bone_state[0] == HELD


def test_aslik_one_by_one_a_second_bone_in_the_same_flight_does_not_count():
    hand = Gesture().throw().wait(200).tap(*bone()).tap(*bone(number=1)).catch()
    f = field("aslik", hand.events, level=2)
    assert f.result == 1
    assert f.bone_state[1] == LYING


def test_a_missed_jack_ends_the_attempt_and_keeps_what_was_won_before():
    hand = Gesture().throw().wait(300).tap(*bone()).catch().let_be().throw().wait(300).tap(*bone(number=1))
    f = field("aslik", hand.events, level=4)
    assert (f.result, fault(f), f.jack) == (1, "jack", DROPPED)


def test_a_caught_jack_with_a_missed_action_is_thrown_again():
    x, y = bone()
    hand = Gesture().throw().wait(300).tap(x + 200, y - 150).catch().let_be()
    f = field("aslik", hand.events)
    assert (f.result, f.throws, fault(f)) == (0, 1, "time")
    hand.wait(100).throw().wait(300).tap(x, y).catch()
    assert field("aslik", hand.events).result == 1


def test_the_jack_may_be_thrown_again_out_of_the_catch():
    x, y = bone()
    hand = Gesture().throw().wait(300).tap(x, y).catch().swipe_up().wait(300).tap(*bone(number=1)).catch()
    assert field("aslik", hand.events, level=2).result == 2


def test_only_so_many_throws_a_card_three_a_bone_and_four():
    hand = Gesture()
    for _ in range(7):
        hand.throw().catch().let_be()
    f = field("aslik", hand.events)
    assert (f.throws, fault(f)) == (7, "throws")


@pytest.mark.parametrize(("off", "caught"), [(0, True), (125, True), (126, False)])
def test_caught_within_the_radius_and_not_beyond(off, caught):
    hand = Gesture().throw().wait(300).tap(*bone()).catch(HOME[0] + off)
    f = field("aslik", hand.events)
    assert f.result == caught
    assert caught or f.miss == 1, "the verdict says by how much"


@pytest.mark.parametrize(("early", "caught"), [(300, True), (-59, True), (-61, False)])
def test_a_hand_that_comes_up_to_sixty_ms_late_still_catches(early, caught):
    hand = Gesture().throw().catch(early=early)
    assert (field("aslik", hand.events).jack == IN_HAND) == caught


@pytest.mark.parametrize(("reach", "caught"), [(100, False), (120, True)])
def test_reach_widens_the_radii(reach, caught):
    hand = Gesture().throw().wait(300).tap(*bone()).catch(HOME[0] + 149)
    assert field("aslik", hand.events, reach=reach).result == caught


def test_tempo_slows_the_world():
    fast = field("aslik", Gesture().throw().events)
    slow = field("aslik", Gesture().throw().events, tempo=200)
    assert fast.lands_at - fast.thrown_at == slow.lands_at - slow.thrown_at == FLIGHT
    hand = Gesture().throw()
    hand.t = hand.thrown + 2 * FLIGHT - 20
    hand.down(*HOME).wait(60)
    assert field("aslik", hand.events, tempo=200).jack == IN_HAND
    assert field("aslik", hand.events, tempo=100).jack == DROPPED


def test_every_bone_in_the_hand_costs_one_per_cent_of_the_catch():
    hand = Gesture().throw().wait(300).tap(*bone()).catch().let_be().throw()
    assert field("aslik", hand.events, level=2).catch == 123


def test_a_faster_swipe_flies_longer_up_to_a_limit():
    assert [flight_of(speed) for speed in (600, 2640, 4000, 9000)] == [800, 1100, 1300, 1300]


def test_a_higher_throw_drifts_further():
    full = {13: 100 * TURN}
    low = field("aslik", Gesture().down(*HOME).swipe(0, -1000).events, deal=full)
    high = field("aslik", Gesture().down(*HOME).swipe(0, -3800).events, deal=full)
    assert 0 < low.land_x - HOME[0] < high.land_x - HOME[0] <= 120


def test_a_gentle_release_leaves_it_in_the_hand():
    f = field("aslik", Gesture().down(*HOME).drag(500, 1000, 160).let_be().events)
    assert (f.throws, f.jack) == (0, IN_HAND)


def test_glodoc_is_aslik_with_smaller_radii():
    x, y = bone()
    for figure, off, won in (("aslik", 100, 1), ("glodoc", 100, 0), ("glodoc", 73, 1)):
        hand = Gesture().throw().wait(300).tap(x + off, y).catch()
        assert field(figure, hand.events).result == won
    hand = Gesture().throw().wait(300).tap(x, y).catch(HOME[0] + 90)
    assert fault(field("glodoc", hand.events)) == "jack"


class TestKudaKuda:
    def throw(self):
        return Gesture().throw(250, 1060)

    def test_the_other_hand_picks_up_and_catches_on_its_half(self):
        right = bone("kuda_kuda")
        f = field("kuda_kuda", self.throw().wait(300).tap(*right).catch(750).events)
        assert right[0] > 500
        assert f.result == 1

    def test_a_bone_on_the_throwing_half_does_not_count(self):
        left = bone("kuda_kuda", 1)
        f = field("kuda_kuda", self.throw().wait(300).tap(*left).catch(750).events)
        assert left[0] < 500
        assert f.result == 0

    def test_caught_with_the_hand_that_threw_is_missed(self):
        f = field("kuda_kuda", self.throw().wait(300).tap(*bone("kuda_kuda")).catch(250).events)
        assert fault(f) == "jack"

    def test_hands_swap_after_a_success_only(self):
        hand = self.throw().wait(300).tap(*bone("kuda_kuda")).catch(750)
        hand.swipe_up().wait(300).tap(*bone("kuda_kuda", 1)).catch(250)
        assert field("kuda_kuda", hand.events, level=2).result == 2
        hand = self.throw().catch(750).let_be().throw(250, 1060).wait(300).tap(*bone("kuda_kuda")).catch(750)
        assert field("kuda_kuda", hand.events).result == 1


class TestEhfel:
    def put(self, x, y, ms, hand=None):
        return (hand or Gesture()).throw().wait(200).down(x, y).up(ms)

    def test_one_bone_put_down_while_the_others_stay(self):
        f = field("ehfel", self.put(300, 400, 160).catch().events)
        assert (f.result, [f.bone_state[at] for at in range(5)].count(HELD)) == (1, 4)

    def test_released_too_early_nothing_has_left_the_hand(self):
        f = field("ehfel", self.put(300, 400, 100).catch().events)
        assert (f.result, FAULTS[f.missed], f.miss) == (0, "early", 10)

    def test_released_too_late_two_have(self):
        f = field("ehfel", self.put(300, 400, 230).catch().events)
        assert (f.result, FAULTS[f.missed], f.miss) == (0, "spilled", 10)

    @pytest.mark.parametrize(("apart", "won"), [(99, 1), (100, 2)])
    def test_a_bone_must_lie_apart_from_the_others(self, apart, won):
        hand = self.put(300, 400, 160).catch().let_be()
        f = field("ehfel", self.put(300 + apart, 400, 160, hand).catch().events, level=2)
        assert f.result == won
        assert won == 2 or FAULTS[f.missed] == "touched"


class TestTakhTakh:
    def tip(self, by, rest=100):
        f = laid("takh_takh")
        x, y = f.bone_x[0], f.bone_y[0]
        return Gesture().throw().wait(200).down(x, y).drag(x + by, y, 192).up(rest).catch().events

    def test_dragged_upright_and_let_go_calmly_it_stands(self):
        f = laid("takh_takh")
        assert f.bone_turn[0] == -40
        assert field("takh_takh", self.tip(120)).result == 1

    @pytest.mark.parametrize(("by", "won"), [(84, 1), (81, 0), (156, 1), (159, 0)])
    def test_within_twelve_degrees(self, by, won):
        f = field("takh_takh", self.tip(by))
        assert f.result == won
        assert won or (FAULTS[f.missed], f.bone_turn[0]) == ("wide", -40), "it falls back"

    def test_let_go_in_the_swing_it_falls(self):
        f = field("takh_takh", self.tip(120, rest=1))
        assert (f.result, FAULTS[f.missed]) == (0, "wrong")


class TestAriac:
    def chop(self, left, right, y=0):
        f = laid("ariac")
        x, middle = f.bone_x[1], f.bone_y[1]
        hand = Gesture().throw().wait(200).tap(x + left, middle + y).wait(80).tap(x + right, middle + y)
        return field("ariac", hand.catch().events)

    def test_the_edge_of_the_hand_on_both_sides_wins_it(self):
        assert self.chop(-85, 85).result == 1
        assert self.chop(60, -60).result == 1, "in either order"

    def test_both_on_one_side_do_not(self):
        assert self.chop(-80, -70).result == 0

    def test_on_the_bone_is_a_touch(self):
        f = self.chop(-40, 85)
        assert (f.result, FAULTS[f.missed]) == (0, "touched")

    def test_too_far_is_beside_it(self):
        f = self.chop(-85, 121)
        assert (f.result, FAULTS[f.missed], f.miss) == (0, "wide", 1)
