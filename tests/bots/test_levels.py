"""Five levels in every game: legal, repeatable, at home in any seat and at any moment."""

import subprocess
import sys
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import osselet
from osselet.bots import BOTS, RandomBot, bot_name
from osselet.bots.levels import LEVELS
from osselet.core.registry import find
from osselet.search.thought import DEEPEST

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
GAMES = ["chicago", "doggybag", "hunde", "kakuzu", "oss"]


def play_on(table, bots):
    while not table.over:
        seat = table.actor
        table.play(bots[seat].choose(table.seat(seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_bots_take_over_in_the_middle_and_play_to_the_end(game):
    """Every choice goes through the table, which refuses what is not legal."""
    box = osselet.game(game)
    table = box.table(players=4, seed=8)
    for _ in range(20):
        table.play(table.moves()[0])
    bots = [osselet.bot(game, level, seed=level) for level in (1, 2, 2, 1)]
    assert play_on(table, bots).winners


def test_a_seed_makes_a_game_repeatable():
    records = []
    for _ in range(2):
        bots = [osselet.bot("hunde", level, seed=40 + level) for level in (1, 2, 3)]
        records.append(play_on(osselet.game("hunde").table(players=3, seed=4), bots).record()["steps"])
    assert records[0] == records[1]


def test_a_bot_is_known_by_number_and_by_name():
    table = osselet.game("hunde").table(players=3, seed=4)
    by_number, by_name = osselet.bot("hunde", 2, seed=1), osselet.bot("hunde", "level2", seed=1)
    seat = table.seat(table.actor)
    assert by_number.choose(seat) == by_name.choose(seat)


@pytest.mark.parametrize("level", [3, "3", np.int64(3), "level3"])
def test_a_level_may_be_written_in_any_of_these_ways(level):
    assert bot_name(level) == "level3"


@pytest.mark.parametrize("level", [0, 6, 9, -1, True, 2.0, "level9", "levels", "", "0", "6", "-1", "3.0", "True", None])
def test_an_unknown_bot_is_refused_in_a_sentence(level):
    with pytest.raises(osselet.OptionError, match=r"There is no bot .*; we have random, level1"):
        osselet.bot("hunde", level)


def test_a_bot_asked_out_of_turn_says_so():
    table = osselet.game("hunde").table(players=3, seed=4)
    other = next(seat for seat in range(3) if seat != table.actor)
    with pytest.raises(osselet.OptionError, match="nothing to decide"):
        osselet.bot("hunde", 2, seed=1).choose(table.seat(other))


@pytest.mark.parametrize("level", ["random", 2])
def test_a_bot_at_a_table_of_another_game_says_so(level):
    table = osselet.game("oss").table(players=3, seed=4)
    with pytest.raises(osselet.OptionError, match="plays hunde, and the seat is one of oss"):
        osselet.bot("hunde", level, seed=1).choose(table.seat(table.actor))


def test_a_random_bot_of_no_game_plays_any():
    for game in GAMES:
        table = osselet.game(game).table(players=3, seed=4)
        assert RandomBot(seed=1).choose(table.seat(table.actor)) in table.moves()


@pytest.mark.parametrize("level", ["random", 2])
def test_a_bot_that_is_given_no_seat_says_what_it_takes(level):
    bot = osselet.bot("hunde", level, seed=1)
    table = osselet.game("hunde").table(players=3, seed=4)
    for given in (table, None, 0):
        with pytest.raises(osselet.OptionError, match=rf"table\.seat.* this is a {type(given).__name__}\.$"):
            bot.choose(given)


@pytest.mark.parametrize("level", ["random", 2])
@pytest.mark.parametrize(
    "seconds", ["x", 0, -1, True, np.True_, float("nan"), float("inf"), np.float32("inf"), 10**400, [1.0]]
)
def test_a_time_that_is_none_is_refused_in_a_sentence(level, seconds):
    with pytest.raises(osselet.OptionError, match="'seconds' is a number above 0"):
        osselet.bot("hunde", level, seconds=seconds)


@pytest.mark.parametrize("seconds", [np.float32(0.25), np.float16(0.25), Fraction(1, 4), np.int64(2), 2])
def test_a_time_may_be_any_number_above_0(seconds):
    bot: Any = osselet.bot("hunde", 2, seed=1, seconds=seconds)
    table = osselet.game("hunde").table(players=3, seed=4)
    assert bot.choose(table.seat(table.actor)) in table.moves()
    assert type(bot.seconds) is float
    assert bot.seconds == seconds


def test_levels_rise_in_budget_and_foresight_and_slip_less():
    levels = [LEVELS[number] for number in sorted(LEVELS)]
    for lower, higher in pairwise(levels):
        assert lower.budget < higher.budget
        assert lower.slips > higher.slips
        assert lower.depth <= higher.depth
    assert levels[-1].slips == 0


@pytest.mark.parametrize("game", GAMES)
def test_no_level_of_any_game_thinks_with_less_than_the_one_below(game):
    lean = find(game).lean
    efforts = [LEVELS[number].effort(lean).iterations for number in sorted(LEVELS)]
    assert efforts == sorted(efforts)
    assert efforts[-1] == lean.iterations


def test_bots_are_random_and_five_levels():
    assert BOTS == ("random", "level1", "level2", "level3", "level4", "level5")


def test_a_live_bot_answers_in_time_before_its_search_is_compiled(monkeypatch, tmp_path):
    """With an empty cache and no compiler at hand the plain search does."""
    import time

    from osselet.bots import background_compile

    monkeypatch.setattr(background_compile, "is_cached", lambda template, game: False)
    monkeypatch.setattr(background_compile, "compile_in_background", lambda folder: None)
    table = osselet.game("doggybag").table(players=4, seed=2)
    bot = osselet.bot("doggybag", 5, seed=1, seconds=0.5)
    started = time.perf_counter()
    move = bot.choose(table.seat(table.actor))
    assert time.perf_counter() - started < 3
    assert move in table.moves()


def test_the_child_that_compiles_a_search_ends_well():
    """Asked to think where chance is to act, a compiled search may crash."""
    from osselet.bots.background_compile import COMPILE

    for game in GAMES:
        child = subprocess.run([sys.executable, "-c", COMPILE, str(find(game).folder)], capture_output=True, text=True)
        assert (child.returncode, child.stderr) == (0, ""), game


@pytest.mark.parametrize("number", LEVELS)
def test_the_page_about_bots_tells_each_level_as_it_is(number):
    level = LEVELS[number]
    budget = "all of it" if level.budget == 1 else f"{100 * level.budget:g} %"
    depth = "all" if level.depth == DEEPEST else level.depth
    assert f"| {number} | {budget} | {level.slips} | {depth} |" in PAGE.read_text(encoding="utf-8")
