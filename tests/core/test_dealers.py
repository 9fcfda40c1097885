"""Dealers: seeded, scripted, asked."""

from collections import Counter

import pytest

from osselet import Asked, OptionError, Scripted, ScriptError, Seeded
from osselet.core import Vocabulary
from osselet.core.dealers import Outcomes

WORDS = Vocabulary(die=range(1, 7), grid=range(2**31))
DIE = Outcomes(WORDS, range(6), None)
LOADED = Outcomes(WORDS, [0, 1, 5], [1, 2, 3])
GRID = Outcomes(WORDS, range(6, 6 + 2**31), None, wide=True)


def test_the_same_seed_deals_the_same():
    one, two = Seeded(7), Seeded(7)
    assert [one.deal(DIE) for _ in range(50)] == [two.deal(DIE) for _ in range(50)]


def test_the_deal_of_a_seed_is_frozen():
    dealer = Seeded(7)
    assert [dealer.deal(DIE) + 1 for _ in range(10)] == FROZEN


FROZEN = [4, 4, 3, 6, 4, 4, 1, 4, 5, 6]


def test_without_a_seed_it_comes_from_the_system():
    assert Seeded().seed != Seeded().seed


def test_weights_are_followed():
    dealer = Seeded(1)
    found = Counter(dealer.deal(LOADED) for _ in range(6000))
    assert [round(found[move] / 1000) for move in (0, 1, 5)] == [1, 2, 3]


def test_a_wide_chance_is_dealt_over_its_whole_width():
    dealer = Seeded(1)
    dealt = [dealer.deal(GRID) - 6 for _ in range(200)]
    assert max(dealt) > 2**31 * 0.9
    assert min(dealt) < 2**31 * 0.1


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True])
def test_a_bad_seed_is_refused(seed):
    with pytest.raises(OptionError, match="seed"):
        Seeded(seed)


def test_a_script_deals_its_names_then_leaves_it_to_the_table():
    script = Scripted(["die:3", "grid:9"])
    assert script.deal(DIE) == 2
    assert script.deal(GRID) == WORDS["grid"] + 9
    assert script.deal(DIE) is None


@pytest.mark.parametrize("name", ["die:2", "grid:1", "nonsense", "die:7"])
def test_an_impossible_outcome_is_a_script_error_and_stays_next(name):
    script = Scripted([name if name != "die:2" else "die:4"])
    with pytest.raises(ScriptError, match="script says"):
        script.deal(LOADED)
    assert script.next == 0


def test_asked_waits_for_all_that_can_be_listed_or_for_the_given_words():
    assert Asked().waits(DIE)
    assert not Asked().waits(GRID)
    assert Asked(["die"]).waits(DIE)
    assert not Asked(["coin"]).waits(DIE)
