"""Tuning bots by play: the same budget finds the same, what helps is found, and what does not help does not stay."""

from collections import Counter
from dataclasses import replace

import pytest

from osselet.core.errors import OptionError
from osselet.core.game import EXPECT, Lean
from osselet.lab.task_pool import LocalPool
from osselet.lab.trials import PANEL, Bench, Gain, changed, tables
from osselet.lab.tuning import Step, Tuning, open_numbers, rounded, tune
from tests.probe import GAME

QUICK = replace(GAME, lean=Lean(iterations=200))


@pytest.mark.parametrize("players", range(2, 7))
def test_a_trial_sits_in_every_seat_and_meets_all_of_the_panel(players: int) -> None:
    found = tables(players)
    assert Counter(seat for _, seat in found) == dict.fromkeys(range(players), len(found) // players)
    met: Counter[str] = Counter()
    for seats, trial in found:
        assert len(seats) == players
        met.update(bot for at, bot in enumerate(seats) if at != trial)
    assert set(met) == set(PANEL)


def test_a_gain_is_sure_only_of_many_deals_that_agree() -> None:
    assert not Gain.of([]).is_sure
    assert not Gain.of([0.5]).is_sure
    assert not Gain.of([0.0] * 50).is_sure
    assert not Gain.of([0.5, -0.4, 0.3]).is_sure
    assert Gain.of([0.3, 0.2, 0.25, 0.3, 0.2] * 4).is_sure
    assert Gain.of([0.2, 0.4]).margin > 1.96 * 0.1


def test_thinking_is_found_to_help_and_paired_deals_are_the_same_for_all() -> None:
    bench = Bench(QUICK, 2, seed=1, workers=LocalPool(2))
    blind, twin = changed(QUICK.lean, "iterations", 1), replace(QUICK.lean, tuned=frozenset({"careless"}))
    results = bench.play([QUICK.lean, blind, twin], range(40))
    assert results.won[QUICK.lean] == results.won[twin]
    assert results.gain(QUICK.lean, blind).is_sure
    assert not results.gain(blind, QUICK.lean).is_sure
    assert bench.play([blind], range(5, 8)).won[blind] == results.won[blind][5:8]


def test_only_numbers_that_nobody_wrote_and_that_matter_are_open() -> None:
    assert open_numbers(GAME) == ["careless", "exploring", "iterations"]
    assert open_numbers(QUICK) == ["careless", "exploring"]
    assert open_numbers(replace(GAME, lean=Lean(method=EXPECT))) == ["iterations"]
    valued = replace(GAME, lean=Lean(value=replace(GAME.lean).value, foresight=3))
    assert "foresight" not in open_numbers(valued)


@pytest.fixture(scope="module")
def found() -> Tuning:
    return tune(QUICK, games=300, players=2, seed=3, cores=2)


def test_the_same_games_find_the_same_on_any_number_of_cores(found: Tuning) -> None:
    again = tune(QUICK, games=300, players=2, seed=3, cores=1)
    assert (again.steps, again.rungs, again.hints) == (found.steps, found.rungs, found.hints)
    assert again.played == found.played


def test_it_says_what_each_number_brought_and_how_strong_level_5_is(found: Tuning) -> None:
    assert [step.name for step in found.steps] == ["careless", "exploring"]
    assert found.written == {"iterations": 200}
    assert [rung.weaker for rung in found.rungs] == ["random", "level3"]
    assert not found.stopped
    assert found.is_worth_keeping
    assert set(found.found()) == {"players", "seed", "games", "stopped", "steps"}


def test_only_what_helps_measurably_stays() -> None:
    sure, unsure = Gain(0.05, 0.02), Gain(0.05, 0.06)
    steps = [
        Step("careless", 0, 35, sure, 9),
        Step("exploring", 1.0, 2.0, unsure, 9),
        Step("iterations", 9, 9, sure, 9),
    ]
    assert Tuning("probe", 2, 0, 27, {}, steps).hints == {"careless": 35}


def test_interrupted_it_keeps_what_it_has() -> None:
    def stop(step: Step) -> None:
        raise KeyboardInterrupt

    found = tune(QUICK, games=300, players=2, seed=3, told=stop)
    assert found.stopped
    assert [step.name for step in found.steps] == ["careless"]


def test_minutes_that_are_over_keep_what_there_is() -> None:
    found = tune(QUICK, minutes=0.0001, players=2)
    assert found.stopped
    assert found.hints == {}
    assert not found.is_worth_keeping


@pytest.mark.parametrize("given", [{"games": 0}, {"minutes": 0.0}, {"players": 9}, {"seed": -1}, {"cores": 0}])
def test_wrong_budgets_are_refused(given: dict[str, float]) -> None:
    with pytest.raises(OptionError):
        tune(QUICK, **given)


def test_the_budget_is_told_in_two_digits() -> None:
    assert [rounded(games) for games in (7.9, 83, 1284, 99_999)] == [7, 83, 1200, 99_000]
