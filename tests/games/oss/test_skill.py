"""The skill model: whole weights, rising with skill and falling with difficulty."""

from fractions import Fraction
from hashlib import sha256
from itertools import pairwise

import numpy as np
import pytest

from osselet.games.oss.rules import skill as model
from osselet.games.oss.rules.difficulty import CONTESTS, DUELS, SOLOS, Throw
from osselet.games.oss.state import CHALLENGES, FIGURES
from tests.games.oss.lesson import after, challenge, go_on, weights

SKILLS = range(101)


def duel_weights(duel: int, one: int, two: int) -> list[int]:
    found = np.zeros(3, np.int64)
    model.weigh_duel(duel, one, two, found)
    return found.tolist()


def test_every_figure_duel_and_challenge_has_its_difficulty():
    assert [*SOLOS, *DUELS] == list(FIGURES)
    assert tuple(CONTESTS) == CHALLENGES


def test_a_bone_succeeds_with_the_stated_chance():
    figure = Throw(jack=25, action=75)
    c, a = Fraction(3, 4), Fraction(1, 2)
    assert model.one_bone(figure, 50) == a * c / (1 - (1 - a) * c) == Fraction(3, 5)


@pytest.mark.parametrize("figure", SOLOS)
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_every_number_of_bones_is_possible_at_every_skill(figure, value):
    table = np.asarray(model.SOLO_WEIGHTS)[FIGURES.index(figure), :, value, : value + 1]
    named = [0, value] if figure == "polopo" else list(range(value + 1))
    assert table[:, named].min() >= 1
    assert abs(table[:, named].sum(axis=1) - model.WHOLE).max() <= 5


@pytest.mark.parametrize("figure", SOLOS)
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_success_rises_with_skill_and_falls_with_the_value(figure, value):
    solo = np.asarray(model.SOLO_WEIGHTS)[FIGURES.index(figure)]
    success = solo[:, value, value]
    assert all(less < more for less, more in pairwise(success))
    if value > 1:
        assert (success < solo[:, value - 1, value - 1]).all()


def test_success_falls_with_each_difficulty():
    for skill in (0, 37, 100):
        for hard in range(1, 60):
            assert model.chance(skill, hard) > model.chance(skill, hard + 1)
            assert model.one_bone(Throw(hard, 20), skill) > model.one_bone(Throw(hard + 1, 20), skill)
            assert model.one_bone(Throw(20, hard), skill) > model.one_bone(Throw(20, hard + 1), skill)


def test_aslik_is_the_easiest_with_the_jack_and_a_hand_in_the_bag_the_hardest():
    jack = [figure for figure, hard in SOLOS.items() if isinstance(hard, Throw)]
    for skill in SKILLS:
        order = sorted(jack, key=lambda figure: model.bone_chance(figure, skill))
        assert (order[0], order[-1]) == ("glodoc", "aslik")


@pytest.mark.parametrize("duel", range(5))
def test_all_three_ends_of_a_duel_are_possible_and_skill_helps(duel):
    for other in range(0, 101, 4):
        found = [duel_weights(duel, skill, other) for skill in SKILLS]
        assert min(min(row) for row in found) >= 1
        wins = [row[0] / sum(row) for row in found]
        losses = [row[1] / sum(row) for row in found]
        assert all(less <= more + 1e-6 for less, more in pairwise(wins))
        assert all(more >= less - 1e-6 for more, less in pairwise(losses))


@pytest.mark.parametrize("duel", range(5))
def test_a_duel_does_not_care_who_laid_first(duel):
    first, second, tie = duel_weights(duel, 80, 30)
    assert duel_weights(duel, 30, 80) == [second, first, tie]


def test_challenge_chances_rise_with_skill_and_never_reach_certainty():
    for table in map(np.asarray, (model.CONTEST, model.STEADY.tolist()[1:], model.DUEL_CLEAN)):
        assert table.min() >= 1
        assert table.max() <= 999
        assert (np.diff(table, axis=1) >= 0).all()
    assert (np.diff(model.STEADY, axis=0) < 0).all(), "the higher the tower the harder"


def test_some_weights():
    assert weights(after("lay:4:classic lay:1:hand")) == {
        "hands:0": 55732,
        "hands:1": 52626,
        "hands:2": 49693,
        "hands:3": 46924,
        "hands:4": 795023,
    }
    assert weights(after("lay:3:hand lay:1:classic", reveal="aslik numa meja kat", skill=[20, 50])) == {
        "hands:0": 23078,
        "hands:1": 129815,
        "hands:2": 292085,
        "hands:3": 555019,
    }
    polopo = weights(after("lay:3:hand lay:1:classic", reveal="aslik polopo meja kat"))
    assert polopo == {"hands:0": 475512, "hands:3": 524487}
    assert duel_weights(0, 50, 50) == [373724, 373724, 252552]
    assert weights(challenge("kiri_kanoss")) == {"catch:ok": 652, "catch:miss": 348}
    assert weights(challenge("badaboss", "place:ok")) == {"place:ok": 903, "place:fall": 97}


@pytest.mark.parametrize(
    ("table", "digest"),
    [
        ("SOLO_WEIGHTS", "22a9e8961e1d9c67"),
        ("DUEL_CLEAN", "2b53ca23e1afd52f"),
        ("EXCHANGES", "cce57997edb305c3"),
        ("STEADY", "8498c9db4208bb72"),
        ("CONTEST", "6a29a1d6ad04fe41"),
    ],
)
def test_the_tables_are_frozen_and_the_same_on_every_machine(table, digest):
    numbers = np.asarray(getattr(model, table)).astype("<i4").tobytes()
    assert sha256(numbers).hexdigest()[:16] == digest, "a change here needs a new version of the rules"


def test_equal_skills_are_equal_chances_where_all_play_at_once():
    for name, start in (("los_loboss", "call:bump"), ("targoss", ""), ("warnoss", "colour:white")):
        assert set(weights(challenge(name, start, skill=70)).values()) == {1}


def test_skill_helps_to_be_first_or_closest_and_not_to_be_caught():
    skill = [10, 50, 90]
    first = list(weights(challenge("los_loboss", "call:bump", skill=skill)).values())
    closest = list(weights(challenge("targoss", skill=skill)).values())
    caught = list(weights(challenge("warnoss", "colour:white", skill=skill)).values())
    assert first == sorted(first)
    assert closest == sorted(closest)
    assert caught == sorted(caught, reverse=True)
    assert len({*first}) == len({*closest}) == len({*caught}) == 3


def test_each_seat_throws_with_its_own_skill():
    table = after("lay:2:classic lay:2:hand", reveal="aslik polopo meja kat", skill=[100, 0])
    good = weights(table)["hands:2"]
    bad = weights(go_on(table, "hands:2"))["hands:2"]
    assert good > 900_000 > 400_000 > bad
    assert [player["skill"] for player in table.view()["seats"]] == [100, 0]
