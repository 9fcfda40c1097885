"""Bouts: who is called, what blind exchanges come to, and by which names it enters the rules."""

import random
from collections import Counter

import pytest

from osselet.core.dexterity import Attempt, Call
from osselet.core.engine import Engine
from osselet.core.trace import encode
from osselet.games.oss import GAME
from osselet.games.oss.dexterity.deals import LOT
from osselet.games.oss.dexterity.duels import SAME_TIME
from osselet.games.oss.state import (
    ANSWER,
    BADABOSS,
    CATCH,
    CAUGHT,
    CHALLENGES,
    CLOSEST,
    DUEL,
    FIGURES,
    FIRST,
    HANDS,
    KIRI_KANOSS,
    LOS_LOBOSS,
    PLACE,
    TARGOSS,
    WARNOSS,
    throw,
)
from tests.games.oss.dexterity.bout import JUDGE, deals, laid, lent, play_game
from tests.games.oss.dexterity.gesture import Gesture


def state(phase, players=3, **fields):
    """A table that waits for hands."""
    s = Engine(GAME, players, {}).new()
    for name, value in fields.items():
        setattr(s, name, value)
    throw(s, phase)
    return s


def solo(figure="aslik", value=2):
    number = FIGURES.index(figure)
    s = state(HANDS, turn=1)
    s.figure[number // 5] = number
    s.laid_family[1] = number // 5
    s.laid_value[1] = value
    return s


def duel(figure, ties=0):
    s = state(DUEL, turn=0, ties=ties)
    s.figure[3] = FIGURES.index(figure)
    s.partner[0], s.partner[1] = 2, 0
    return s


def challenge(number, phase, players=3, alive=None, **fields):
    everyone = (1 << players) - 1
    return state(phase, players, challenge=number, alive=everyone if alive is None else alive, **fields)


def did(seat, hand=None, deal=None, void=False, ring=False):
    """An attempt of a scripted hand; nothing drifts unless dealt."""
    numbers = [0] * 48
    for place, number in (deal or {}).items():
        numbers[place] = number
    return Attempt(seat, tuple(numbers), 100, 100, encode(hand.events if hand else ()), ring, void)


class TestSolo:
    def test_the_seat_is_called_with_the_value_of_its_card(self):
        assert JUDGE.conduct(solo(), []) == Call("aslik", (1,), (2,))

    def test_bones_done_are_the_name(self):
        f = laid("aslik", level=2)
        hand = Gesture().throw().wait(300).tap(f.bone_x[0], f.bone_y[0]).catch().let_be()
        assert JUDGE.conduct(solo(), [[did(1, hand)]]) == ("hands:1",)
        assert JUDGE.conduct(solo(), [[did(1)]]) == ("hands:0",)

    def test_polopo_is_all_or_nothing(self):
        hand = Gesture().down(300, 500).up(500)
        assert JUDGE.conduct(solo("polopo"), [[did(1, hand)]]) == ("hands:0",)
        hand.wait(100).down(300, 500).up(500)
        assert JUDGE.conduct(solo("polopo"), [[did(1, hand)]]) == ("hands:2",)

    @pytest.mark.parametrize("attempt", [did(1, void=True), did(1)._replace(trace=b"\x80"), "fast"], ids=str)
    def test_what_is_void_is_done_once_more_and_then_is_nothing(self, attempt):
        if attempt == "fast":
            attempt = did(1, Gesture().down(500, 1060).move(500, 100, 8))
        again = JUDGE.conduct(solo(), [[attempt]])
        assert again == Call("aslik", (1,), (2,))
        assert JUDGE.conduct(solo(), [[attempt], [attempt]]) == ("hands:0",)
        f = laid("aslik", level=2)
        hand = Gesture().throw().wait(300).tap(f.bone_x[0], f.bone_y[0]).catch().let_be()
        assert JUDGE.conduct(solo(), [[attempt], [did(1, hand)]]) == ("hands:1",)


def table_hand(figure, number, catch=True, t=950, wait=200, level=0, shared=(4,)):
    """A hand that takes a bone of a shared table in its first flight."""
    f = laid(figure, level=level, shared=shared)
    hand = Gesture(t).throw().wait(wait).down(f.bone_x[number], f.bone_y[number])
    if figure == "bagi":
        hand.swipe(1600, 0)
    else:
        hand.up(40)
    return hand.catch() if catch else hand


class TestBagi:
    def call(self, *exchanges):
        return JUDGE.conduct(duel("bagi"), exchanges)

    def test_both_are_called_at_once_with_the_same_deal(self):
        call = self.call()
        assert call == Call("bagi", (0, 2), (0, 0), (4,), LOT)
        one, two = deals(call, random.Random(1))
        assert one[:LOT] == two[:LOT]

    def test_swept_bones_leave_the_middle(self):
        call = self.call([did(0, table_hand("bagi", 0)), did(2, table_hand("bagi", 1))])
        assert call.level == (1, 1)
        assert call.shared[0] == 4
        assert call.shared[3::3] == (0, 0, 1, 1)

    @pytest.mark.parametrize(("late", "left"), [(SAME_TIME, 1), (SAME_TIME + 1, 0)])
    def test_a_contested_bone_is_the_earlier_hands_and_stays_within_25_ms(self, late, left):
        early, other = table_hand("bagi", 0), table_hand("bagi", 0, wait=200 + late)
        assert self.call([did(0, early), did(2, other)]).shared[3] == left

    def test_a_dropped_jack_decides(self):
        dropped, held = table_hand("bagi", 0, catch=False), table_hand("bagi", 1)
        assert self.call([did(0, dropped), did(2, held)]) == ("duel:second",)
        assert self.call([did(0, held), did(2, dropped)]) == ("duel:first",)
        assert self.call([did(0, dropped), did(2, dropped)]) == ("duel:tie",)

    def test_with_the_middle_empty_the_majority_wins(self):
        exchanges: list[list[Attempt]] = []
        shared: tuple[int, ...] = (4,)
        for one, two in ((0, 1), (2, None), (3, None)):
            first = table_hand("bagi", one, level=len(exchanges), shared=shared)
            second = (
                table_hand("bagi", two, level=len(exchanges), shared=shared) if two else Gesture(950).throw().catch()
            )
            exchanges.append([did(0, first), did(2, second)])
            call = self.call(*exchanges)
            shared = call.shared if isinstance(call, Call) else ()
        assert call == ("duel:first",)

    def test_two_each_is_a_tie(self):
        exchanges: list[list[Attempt]] = []
        shared: tuple[int, ...] = (4,)
        for bones in ((0, 1), (2, 3)):
            hands = [table_hand("bagi", bone, level=len(exchanges), shared=shared) for bone in bones]
            exchanges.append([did(seat, hand) for seat, hand in zip((0, 2), hands, strict=True)])
            call = self.call(*exchanges)
            shared = call.shared if isinstance(call, Call) else ()
        assert call == ("duel:tie",)


class TestKat:
    def test_more_bones_win_and_a_missed_jack_has_none(self):
        one, none = table_hand("kat", 0), Gesture(950).throw().catch()
        assert JUDGE.conduct(duel("kat"), [[did(0, one), did(2, none)]]) == ("duel:first",)
        dropped = table_hand("kat", 1, catch=False)
        assert JUDGE.conduct(duel("kat"), [[did(0, dropped), did(2, one)]]) == ("duel:second",)

    def test_of_a_contested_bone_the_earlier_hand_has_it(self):
        early, late = table_hand("kat", 0), table_hand("kat", 0, wait=300)
        assert JUDGE.conduct(duel("kat"), [[did(0, late), did(2, early)]]) == ("duel:second",)
        assert JUDGE.conduct(duel("kat"), [[did(0, early), did(2, early)]]) == ("duel:tie",)

    def test_a_bone_that_a_dropped_jack_gave_back_is_the_others(self):
        early, late = table_hand("kat", 0, catch=False), table_hand("kat", 0, wait=300)
        assert JUDGE.conduct(duel("kat"), [[did(0, early), did(2, late)]]) == ("duel:second",)

    def test_who_must_do_it_once_more_sees_the_same_table(self):
        call = JUDGE.conduct(duel("kat"), [[did(0, void=True), did(2, table_hand("kat", 0))]])
        assert (call.seats, len(call.shared)) == ((0,), 13)


def ball(good, level=0):
    f = laid("bola_bola", level=level)
    hand = Gesture().throw().wait(150).down(f.bone_x[0], f.bone_y[0])
    x, y = f.prop_x[0] - f.bone_x[0], f.prop_y[0] - f.bone_y[0]
    return hand.swipe(1760 * x / -y, -1760 if good else -700).catch()


class TestInTurn:
    def test_bola_bola_first_the_one_then_the_other_until_one_alone_misses(self):
        s = duel("bola_bola")
        assert JUDGE.conduct(s, []) == Call("bola_bola", (0,), (0,))
        assert JUDGE.conduct(s, [[did(0, ball(True))]]) == Call("bola_bola", (2,), (0,))
        assert JUDGE.conduct(s, [[did(0, ball(True))], [did(2, ball(True))]]).level == (1,)
        assert JUDGE.conduct(s, [[did(0, ball(True))], [did(2, ball(False))]]) == ("duel:first",)
        assert JUDGE.conduct(s, [[did(0, ball(False))], [did(2, ball(True))]]) == ("duel:second",)

    def test_bola_bola_is_a_tie_after_eight(self):
        exchanges = [[did(seat, ball(True, level))] for level in range(8) for seat in (0, 2)]
        assert isinstance(JUDGE.conduct(duel("bola_bola"), exchanges[:-1]), Call)
        assert JUDGE.conduct(duel("bola_bola"), exchanges) == ("duel:tie",)

    def test_naik_one_bone_then_two_and_who_alone_fails_has_lost(self):
        s = duel("naik")
        f = laid("naik", level=1)
        one = Gesture().throw().wait(200).tap(f.bone_x[0], f.bone_y[0]).catch()
        assert JUDGE.conduct(s, []) == Call("naik", (0,), (1,))
        assert JUDGE.conduct(s, [[did(0, one)], [did(2, one)]]) == Call("naik", (0,), (2,))
        assert JUDGE.conduct(s, [[did(0, one)], [did(2)]]) == ("duel:first",)
        assert JUDGE.conduct(s, [[did(0)], [did(2)]]) == ("duel:tie",)

    def test_naik_exactly_so_many(self):
        f = laid("naik", level=1)
        two = (
            Gesture().throw().wait(100).down(f.bone_x[0], f.bone_y[0]).drag(f.bone_x[1], f.bone_y[1], 200).up().catch()
        )
        assert JUDGE.conduct(duel("naik"), [[did(0, two)], [did(2, two)]]) == ("duel:tie",)

    def test_manu_who_keeps_more(self):
        s = duel("manu")
        toss = Gesture().down(500, 1000).swipe_up()
        good = Gesture().down(500, 1000).swipe_up()
        good.wait(300).tap(240, 650)
        assert JUDGE.conduct(s, [[did(0, good)], [did(2, toss)]]) == ("duel:first",)
        assert JUDGE.conduct(s, [[did(0, toss)], [did(2, toss)]]) == ("duel:tie",)


def test_after_ten_ties_the_finer_measure_decides():
    early, late = (did(seat, Gesture(t).throw().catch()) for seat, t in ((0, 950), (2, 990)))
    assert JUDGE.conduct(duel("kat"), [[early, late]]) == ("duel:tie",)
    assert JUDGE.conduct(duel("kat", ties=10), [[early, late]]) == ("duel:first",)
    dropped = did(0, Gesture(950).throw())
    assert JUDGE.conduct(duel("kat", ties=10), [[dropped, late]]) == ("duel:second",)


def test_then_the_lot():
    s = duel("kat", ties=10)
    nothing = Gesture(950).throw().catch()
    one, two = did(0, nothing, {LOT: 7}), did(2, nothing, {LOT: 3})
    assert JUDGE.conduct(s, [[one, two]]) == ("duel:second",)
    assert JUDGE.conduct(s, [[two._replace(seat=0), one._replace(seat=2)]]) == ("duel:first",)


class TestBadaboss:
    def stack(self, seat, x, tower):
        start = laid("badaboss", level=len(tower), shared=tower, deal={1: 200})
        hand = Gesture(300).down(start.home_x, 330).drag(x, 330, 320).at(1100).up(0)
        return [did(seat, hand, {1: 200})]

    def test_the_first_bone_lies_and_the_tower_is_carried_over(self):
        s = challenge(BADABOSS, PLACE, turn=2)
        assert JUDGE.conduct(s, []) == Call("badaboss", (0,), (1,), (0,))
        call = JUDGE.conduct(s, [self.stack(0, 530, (0,))])
        assert call == Call("badaboss", (1,), (2,), (0, 30))

    def test_a_fall_ends_the_tower(self):
        s = challenge(BADABOSS, PLACE, turn=0)
        exchanges = [self.stack(1, 500, (0,)), self.stack(2, 700, (0, 0))]
        assert JUDGE.conduct(s, exchanges) == ("place:ok", "place:ok", "place:fall")

    def test_six_are_a_tower(self):
        s = challenge(BADABOSS, PLACE, turn=0)
        exchanges = [self.stack(number % 3, 500, (0,) * number) for number in range(1, 6)]
        assert JUDGE.conduct(s, exchanges) == ("place:ok",) * 6

    def test_players_out_are_skipped(self):
        s = challenge(BADABOSS, PLACE, turn=0, alive=0b101)
        assert JUDGE.conduct(s, []).seats == (2,)


class TestKiriKanoss:
    def catch(self, seat, good):
        hand = Gesture(1000).down(250, 1000).swipe_up()
        hand.wait(600)
        return did(seat, hand.down(580 if good else 300, 800))

    def test_all_left_at_once_in_turn_order(self):
        s = challenge(KIRI_KANOSS, CATCH, chief=1, turn=1)
        assert JUDGE.conduct(s, []) == Call("kiri_kanoss", (1, 2, 0), (0, 0, 0), (), LOT)
        hands = [self.catch(1, True), self.catch(2, False), self.catch(0, True)]
        assert JUDGE.conduct(s, [hands]) == ("catch:ok", "catch:miss", "catch:ok")

    def test_it_grows_harder_with_every_bout(self):
        assert JUDGE.conduct(challenge(KIRI_KANOSS, CATCH, idle=2, alive=0b011), []).level == (3, 3)


class TestLosLoboss:
    def say(self, seat, number, t, lots=0):
        f = laid("los_loboss", level=0)
        return did(seat, Gesture(t).tap(f.prop_x[number], f.prop_y[number]) if t else None, {LOT: lots})

    def test_the_earliest_speaks_and_the_count_is_checked(self):
        s = challenge(LOS_LOBOSS, FIRST, said=0)
        assert JUDGE.conduct(s, []) == Call("los_loboss", (0, 1, 2), (0, 0, 0), (), LOT)
        right = [self.say(0, 1, 1600), self.say(1, 0, 1500), self.say(2, 1, 1700)]
        assert JUDGE.conduct(s, [right]) == ("first:1", "answer:right")
        wrong = [self.say(0, 1, 1400), self.say(1, 0, 1500), self.say(2, 1, 1700)]
        assert JUDGE.conduct(s, [wrong]) == ("first:0", "answer:wrong")

    def test_nobody_speaks_they_are_shown_anew_and_then_a_lot_does(self):
        s = challenge(LOS_LOBOSS, FIRST, said=0)
        silent = [self.say(0, 0, 0, 5), self.say(1, 0, 0, 3), self.say(2, 0, 0, 4)]
        assert isinstance(JUDGE.conduct(s, [silent, silent]), Call)
        assert JUDGE.conduct(s, [silent] * 3) == ("first:1", "answer:right")

    def test_where_the_speaker_is_known_only_the_count_is_asked(self):
        s = challenge(LOS_LOBOSS, ANSWER, said=0, turn=2)
        assert JUDGE.conduct(s, []).seats == (2,)
        assert JUDGE.conduct(s, [[self.say(2, 0, 1500)]]) == ("answer:right",)


def test_targoss_the_closest_and_who_does_not_flick_is_not():
    s = challenge(TARGOSS, CLOSEST)
    f = laid("targoss", level=0, deal={1: 150})
    hands = [
        did(seat, Gesture(1000).down(f.bone_x[0], f.bone_y[0]).swipe(0, speed) if speed else None, {1: 150})
        for seat, speed in enumerate((-1400, -1600, 0))
    ]
    assert JUDGE.conduct(s, []).seats == (0, 1, 2)
    assert JUDGE.conduct(s, [hands]) == ("closest:1",)


class TestWarnoss:
    """Three players and the bones white, black and red; black was called."""

    def grab(self, seat, bone, t=1300, shared=(3,), lots=0):
        f = laid("warnoss", level=1, shared=shared)
        hand = None if bone is None else Gesture(t).tap(f.bone_x[bone], f.bone_y[bone])
        return did(seat, hand, {LOT: lots})

    def conduct(self, *exchanges):
        return JUDGE.conduct(challenge(WARNOSS, CAUGHT, said=1), exchanges)

    def test_who_has_none_when_only_the_called_one_is_left_is_out(self):
        assert self.conduct() == Call("warnoss", (0, 1, 2), (1, 1, 1), (3,), LOT)
        hands = [self.grab(0, 0), self.grab(1, 2), self.grab(2, 2, t=1400)]
        assert self.conduct(hands) == ("caught:2",)

    def test_who_takes_the_called_colour_is_out(self):
        assert self.conduct([self.grab(0, 0), self.grab(1, 1), self.grab(2, 2)]) == ("caught:1",)

    def test_who_lost_a_contested_bone_grabs_again_among_what_is_left(self):
        call = self.conduct([self.grab(0, 0), self.grab(1, 0, t=1350), self.grab(2, 0, t=1360)])
        assert (call.seats, call.shared[3::3]) == ((1, 2), (0, 1, 1))
        again = [self.grab(1, 2, shared=call.shared), self.grab(2, 2, t=1400, shared=call.shared)]
        first = [self.grab(0, 0), self.grab(1, 0, t=1350), self.grab(2, 0, t=1360)]
        assert self.conduct(first, again) == ("caught:2",)

    def test_within_25_ms_it_stays(self):
        call = self.conduct([self.grab(0, 0), self.grab(1, 0, t=1325), self.grab(2, 2)])
        assert (call.seats, call.shared[3::3]) == ((0, 1), (1, 1, 0))

    def test_if_several_would_be_out_the_one_with_the_colour_is(self):
        call = self.conduct([self.grab(0, 0), self.grab(1, 1), self.grab(2, 0, t=1400)])
        assert call.seats == (2,)

    def test_of_those_who_never_grab_the_lot_decides(self):
        hands = [self.grab(0, 0), self.grab(1, None, lots=3), self.grab(2, None, lots=9)]
        shared = JUDGE.conduct(challenge(WARNOSS, CAUGHT, said=1), [hands]).shared
        rest = [self.grab(1, None, shared=shared, lots=3), self.grab(2, None, shared=shared, lots=9)]
        assert self.conduct(hands, *[rest] * 7) == ("caught:2",)


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_by_lent_hands(players):
    s, judged = play_game(players, players)
    words = Counter(name.partition(":")[0] for name in judged)
    assert words["hands"] or words["duel"]
    assert s.round == 4


def test_the_fastest_and_slowest_line_make_no_difference():
    """A trace has the hand's own clock: what a bout comes to is a function of traces alone."""
    rng = random.Random(1)
    call = JUDGE.conduct(duel("kat"), [])
    attempts = lent(call, rng)
    assert JUDGE.conduct(duel("kat"), [attempts]) == JUDGE.conduct(duel("kat"), [attempts[::-1]])


def test_every_challenge_has_a_conductor():
    assert set(JUDGE.figures) >= set(CHALLENGES)
