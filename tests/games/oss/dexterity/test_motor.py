"""Lent hands: their traces are judged like anybody's, and they succeed as often as the difficulty table says."""

import random

import pytest
from bench.hands import (
    ALONE,
    MOUSED,
    SOLOS,
    contest_shares,
    duel_shares,
    duel_wanted,
    levels,
    success,
    wanted,
)

from osselet.core.dexterity import Attempt, Call, judge
from osselet.core.state import pack
from osselet.core.trace import LONGEST, MOST_BYTES
from osselet.games.oss.dexterity.figures import NAMES
from osselet.games.oss.dexterity.judge import advance
from osselet.games.oss.dexterity.motor.hand import Hand
from osselet.games.oss.dexterity.motor.lending import do_figure, error_of
from osselet.games.oss.rules.difficulty import DUELS
from tests.games.oss.dexterity.bout import JUDGE, deals, laid, lent
from tests.games.oss.dexterity.test_hostile import SHARED, call_for

HIGHEST = {"los_loboss": 1, "badaboss": 5, "kiri_kanoss": 0, "manu": 0, "naik": 5, "bola_bola": 7}
"""The hardest level of a figure, where it is not a card of four."""
TOWER = (0, 10, -10, 15, -5)


@pytest.mark.parametrize("ring", [False, True])
@pytest.mark.parametrize("figure", NAMES)
def test_what_a_lent_hand_did_is_what_its_trace_is_judged(figure, ring):
    rng = random.Random(figure)
    for seed in range(6):
        call = call_for(figure, rng)
        deal = deals(call, rng)[0]
        trace = JUDGE.lend(call, 0, deal, 30, seed, 140, 120, ring)
        f = laid(figure, call.level[0], dict(enumerate(deal)), call.shared, 140, 120, ring)
        do_figure(f, Hand(), error_of(25 if ring else f.figure, 30), seed)
        advance(f, LONGEST)
        judged = judge(JUDGE, figure, call.level[0], call.shared, Attempt(0, deal, 140, 120, trace, ring))
        f.clock = judged.clock
        assert pack(judged) == pack(f)
        assert len(trace) <= MOST_BYTES


def test_the_same_seed_is_the_same_trace():
    call = Call("aslik", (0,), (4,))
    deal = deals(call, random.Random(1))[0]
    assert JUDGE.lend(call, 0, deal, 50, 7) == JUDGE.lend(call, 0, deal, 50, 7) != JUDGE.lend(call, 0, deal, 50, 8)


@pytest.mark.parametrize("figure", NAMES)
def test_a_hand_without_noise_succeeds_at_the_highest_card(figure):
    rng = random.Random(figure)
    level = HIGHEST.get(figure, 4)
    shared = TOWER if figure == "badaboss" else SHARED.get(figure, ())
    call = Call(figure, (0,), (level,), shared)
    done = 0
    for attempt in (lent(call, rng, noise=0)[0] for _ in range(40)):
        f = judge(JUDGE, figure, level, call.shared, attempt)
        done += f.result >= (1 if figure == "manu" else f.needed)
    assert done >= 39


@pytest.mark.compiler
@pytest.mark.parametrize("figure", ALONE)
def test_an_average_hand_is_within_five_points_of_the_table(figure):
    error = error_of(NAMES.index(figure), 50)
    for level in levels(figure):
        assert success(figure, level, error, 1500, seed=2) == pytest.approx(wanted(figure, level, 50), abs=0.05)


@pytest.mark.compiler
def test_a_clumsy_hand_makes_the_easiest_and_not_the_hardest():
    """Clumsy: a third more noise than a hand of skill 0."""
    clumsy = error_of(NAMES.index("aslik"), 0) * 4 // 3
    assert success("aslik", 1, clumsy, 1500) >= 0.5
    assert success("aslik", 4, clumsy, 1500) <= 0.15


@pytest.mark.compiler
@pytest.mark.parametrize("figure", SOLOS)
def test_more_skill_succeeds_more_often(figure):
    rates = [success(figure, 3, error_of(NAMES.index(figure), skill), 500) for skill in (0, 50, 100)]
    assert rates == sorted(rates)


@pytest.mark.compiler
@pytest.mark.parametrize("figure", ALONE)
def test_a_mouse_at_its_handicaps_is_as_good_as_a_finger(figure):
    error = error_of(NAMES.index(figure), 50)

    def gap(level: int, count: int) -> float:
        return success(figure, level, error, count, seed=3, **MOUSED) - success(figure, level, error, count, seed=3)

    for level in levels(figure):
        # The farthest are 4 points apart, which 1,200 attempts tell to within 2: then more of them decide.
        assert abs(gap(level, 1200)) <= 0.05 or abs(gap(level, 6000)) <= 0.05


@pytest.mark.compiler
@pytest.mark.parametrize("figure", DUELS)
def test_a_duel_of_equals_favours_neither_place_and_ties_as_often_as_the_model_says(figure):
    error = error_of(NAMES.index(figure), 50)
    first, second, tie = duel_shares(figure, (error, error), 2000)
    assert first / (first + second) == pytest.approx(0.5, abs=0.04)
    assert tie == pytest.approx(duel_wanted(figure, (50, 50))[2], abs=0.05)


@pytest.mark.compiler
@pytest.mark.parametrize("figure", ["los_loboss", "targoss", "warnoss"])
def test_no_seat_is_better_in_a_contest_of_equals(figure):
    error = error_of(NAMES.index(figure), 50)
    for share in contest_shares(figure, (error, error, error), 2500):
        assert share == pytest.approx(1 / 3, abs=0.03)
