"""Figures without the Jack: tosses, holds, labah's balance, the tower, reactions; each way to fail."""

import pytest

from osselet.games.oss.dexterity.field import FAULTS, HELD, LOST
from osselet.games.oss.dexterity.jack import flight_of
from tests.games.oss.dexterity.bout import field, laid
from tests.games.oss.dexterity.gesture import Gesture

SPREAD = {1 + 2 * bone: 100 for bone in range(5)}


def why(f):
    return (f.result, FAULTS[f.fault])


def tossed(figure, level, t=300, **how):
    """A hand that has tossed, and the field as it then is."""
    start = laid(figure, level=level, **how)
    hand = Gesture(t).down(start.home_x, start.home_y).swipe_up()
    f = field(figure, hand.events, level=level, **how)
    falls = sorted((f.fall_at[bone], f.fall_x[bone], f.fall_y[bone]) for bone in range(f.bones))
    return hand, falls


class TestNampan:
    def caught(self, wanted, level=4):
        hand, falls = tossed("nampan", level)
        for number, (at, x, y) in enumerate(falls):
            if number < wanted:
                hand.at(at - 30).down(x, y).wait(40).up(10)
        return field("nampan", hand.events, level=level)

    @pytest.mark.parametrize("wanted", range(5))
    def test_as_many_as_the_hand_is_under(self, wanted):
        assert self.caught(wanted).result == wanted

    def test_enough_is_enough(self):
        assert why(self.caught(4, level=2)) == (2, "none")

    def test_too_few_have_missed(self):
        assert why(self.caught(3)) == (3, "miss")

    def test_beside_the_hand_is_lost(self):
        hand, falls = tossed("nampan", 4)
        at, x, y = falls[0]
        for off, won in ((95, 1), (96, 0)):
            f = field("nampan", [*hand.events, (at - 20, 1, x + off, y), (at + 20, 2, x + off, y)], level=4)
            assert f.result == won


def test_numa_nothing_is_caught_while_the_hand_turns():
    start = laid("numa", level=1)
    hand = Gesture().down(start.home_x, start.home_y).swipe_up()
    f = field("numa", hand.events, level=1)
    assert f.since == f.thrown_at + 220


def test_numa_five_in_the_palm():
    hand, falls = tossed("numa", 4, deal=SPREAD)
    for at, x, y in falls:
        hand.at(at - 25).down(x, y).wait(35).up(10)
    assert field("numa", hand.events, level=4, deal=SPREAD).result == 4


def test_kiri_kanoss_to_the_other_side_and_narrower_with_every_bout():
    for level, off, won in ((0, 75, 1), (0, 76, 0), (3, 63, 1), (3, 64, 0)):
        hand, ((at, x, y),) = tossed("kiri_kanoss", level, t=1000)
        assert x > 500 > laid("kiri_kanoss", level=level).home_x
        hand.at(at - 30).down(x + off, y)
        assert field("kiri_kanoss", hand.events, level=level).result == won


class TestManu:
    def test_one_aim_keeps_what_comes_down_on_it(self):
        hand, falls = tossed("manu", 0)
        hand.at(falls[0][0] - 200).tap(*falls[0][1:])
        f = field("manu", hand.events, level=0)
        assert f.result == sum((x - falls[0][1]) ** 2 + (y - falls[0][2]) ** 2 <= 70**2 for _, x, y in falls)

    def test_no_steering(self):
        apart = {1 + 2 * bone: 60 * bone for bone in range(5)} | {29 + bone: 50 * bone for bone in range(5)}
        hand, falls = tossed("manu", 0, deal=apart)
        at, x, y = falls[0]
        hand.at(at - 100).down(x, y)
        still = field("manu", hand.events, level=0, deal=apart)
        hand.at(at + 20).drag(falls[-1][1], y, 64)
        assert field("manu", hand.events, level=0, deal=apart).result == still.result < 5


class TestCumiCumi:
    def toss(self, held, vy=-2812, level=1):
        f = laid("cumi_cumi", level=level)
        hand = Gesture().down(f.bone_x[0], f.bone_y[0]).wait(held - 112).swipe(0, vy)
        return field("cumi_cumi", hand.events, level=level)

    def test_held_until_the_tips_meet_and_tossed_into_the_laced_hands(self):
        assert why(self.toss(600)) == (1, "none")

    @pytest.mark.parametrize(("held", "said"), [(530, "none"), (529, "early"), (670, "none"), (671, "late")])
    def test_the_tips_must_meet(self, held, said):
        assert why(self.toss(held)) == (int(said == "none"), said)

    @pytest.mark.parametrize(("vy", "said"), [(-2450, "none"), (-2300, "short"), (-3200, "none"), (-3300, "wide")])
    def test_neither_short_nor_too_far(self, vy, said):
        assert why(self.toss(600, vy)) == (int(said == "none"), said)

    def test_the_first_miss_ends_it(self):
        f = self.toss(500, level=4)
        assert (f.over, f.bone_state[0]) == (1, LOST)


class TestPolopo:
    def worked(self, *offs, level=None):
        hand = Gesture()
        for off in offs:
            hand.wait(200).down(300, 500).up(500 + off)
        return field("polopo", hand.events, level=level or len(offs))

    def test_each_released_in_the_pocket(self):
        assert why(self.worked(0, 90, -90, 10)) == (4, "none")

    def test_a_drop_loses_all(self):
        assert why(self.worked(0, 0, -91, level=4)) == (0, "early")
        assert why(self.worked(0, 200, level=4)) == (0, "dropped")

    def test_unfinished_is_nothing(self):
        assert why(self.worked(0, 0, level=4)) == (0, "time")


class TestLabah:
    def carry(self, ms, rest=500, to=None):
        f = laid("labah")
        x, y = to or (f.bone_x[4], f.bone_y[4])
        return field("labah", Gesture().down(500, 1000).drag(x, y, ms).wait(rest).up().events)

    def test_calmly_to_a_bone_and_it_is_taken(self):
        f = self.carry(1000)
        assert (*why(f), f.bone_state[4]) == (1, "none", HELD)

    def test_in_a_hurry_the_jack_falls(self):
        assert why(self.carry(160)) == (0, "fell")

    def test_a_bone_is_not_taken_in_passing(self):
        f = laid("labah")
        hand = Gesture().down(500, 1000).drag(f.bone_x[4], f.bone_y[4], 1000).drag(500, 900, 900)
        assert why(field("labah", hand.events)) == (0, "time")

    def test_beside_the_bone_nothing_is_taken(self):
        f = laid("labah")
        assert why(self.carry(1000, to=(f.bone_x[4], f.bone_y[4] + 95))) == (0, "time")


class TestBadaboss:
    def stack(self, x, tower=(0,), t=1100):
        """Let go where the bone would come down at x without sway; a full period after the start it hangs still."""
        start = laid("badaboss", level=len(tower), shared=tower, deal={1: 200})
        hand = Gesture(300).down(start.home_x, 330).drag(x, 330, 320)
        return field("badaboss", hand.at(t).up(0).events, level=len(tower), shared=tower, deal={1: 200})

    def test_on_the_tower(self):
        f = self.stack(500)
        assert (*why(f), f.bone_x[1]) == (1, "none", 500)

    @pytest.mark.parametrize(("x", "won"), [(555, 1), (556, 0), (445, 1), (444, 0)])
    def test_the_middle_must_be_borne_by_the_bone_below(self, x, won):
        assert why(self.stack(x)) == ((1, "none") if won else (0, "tower"))

    def test_and_the_centre_of_all_above_at_every_joint(self):
        assert self.stack(570, (0, 50)).result == 0, "together 60 beside the first bone, though 20 beside the second"
        assert self.stack(500, (0, 50)).result == 1

    def test_it_sways_the_more_the_higher_the_tower(self):
        quarter = 275
        one, three = self.stack(500, t=1100 + quarter), self.stack(500, (0, 0, 0), t=1100 + quarter)
        assert (one.bone_x[1], three.bone_x[3]) == (542, 586)


FACES = {29: 1, 30: 1, 33: 1}


class TestLosLoboss:
    def say(self, number, level=0, t=1500):
        f = laid("los_loboss", level=level, deal=FACES)
        hand = Gesture(t).tap(f.prop_x[number], f.prop_y[number])
        return field("los_loboss", hand.events, level=level, deal=FACES)

    def test_bumps_are_counted_or_hollows(self):
        assert why(self.say(3)) == (1, "none")
        f = field("los_loboss", (), level=1, deal={29: 1})
        assert f.bone_face[0] == 1
        assert why(self.say(2)) == (0, "wrong")

    def test_the_time_since_they_were_shown_is_the_measure(self):
        assert self.say(3, t=1500).measure == 700

    def test_sooner_than_anybody_reacts_does_not_count_and_locks_the_hand(self):
        assert self.say(3, t=899).result == 0
        f = laid("los_loboss", level=0, deal=FACES)
        place = (f.prop_x[3], f.prop_y[3])
        for second, counts in ((1398, False), (1400, True)):
            hand = Gesture(899).tap(*place).at(second).tap(*place)
            assert field("los_loboss", hand.events, level=0, deal=FACES).result == counts


class TestWarnoss:
    def grab(self, number, t=1300, left=(4,), level=1):
        f = laid("warnoss", level=level, shared=left)
        return field("warnoss", Gesture(t).tap(f.bone_x[number], f.bone_y[number]).events, level=level, shared=left)

    def test_a_bone_is_grabbed_and_timed(self):
        f = self.grab(2)
        assert (*why(f), f.chosen, f.measure) == (1, "none", 2, 500)

    def test_bones_are_white_black_red_and_so_on(self):
        f = laid("warnoss", level=0, shared=(4,))
        assert [f.bone_colour[bone] for bone in range(4)] == [0, 1, 2, 3]

    def test_what_is_gone_cannot_be_grabbed(self):
        left = (2, 200, 300, 0, 700, 300, 1)
        assert why(self.grab(0, left=left)) == (0, "time")
        assert self.grab(1, left=left).result == 1


def test_a_toss_too_gentle_stays_on_the_hand():
    start = laid("nampan", level=1)
    hand = Gesture().down(start.home_x, start.home_y).swipe(0, -400)
    assert field("nampan", hand.events, level=1).throws == 0
    assert flight_of(600) == 800
