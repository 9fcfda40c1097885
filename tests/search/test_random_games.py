"""Simulation: the same result for a seed, whatever the machine does."""

import json
import os
import subprocess
import sys
import time
from types import SimpleNamespace

import numpy as np
import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.registry import find
from osselet.search.stepper import ACTOR, STEPS, TRACE, Stepper


def what(result):
    return result.steps, result.shares, result.scores


def test_the_number_of_cores_changes_nothing():
    results = [what(osselet.simulate("hunde", players=4, games=5003, seed=9, cores=cores)) for cores in (1, 2, 3, None)]
    assert all(result == results[0] for result in results)


def test_another_seed_gives_other_games():
    assert what(osselet.simulate("hunde", games=50, seed=1)) != what(osselet.simulate("hunde", games=50, seed=2))


def test_process_and_hash_seed_change_nothing():
    program = "import osselet; r = osselet.simulate('hunde', players=5, games=300, seed=4); print(r.steps, r.shares)"
    said = set()
    for seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        said.add(subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=env).stdout)
    ours = osselet.simulate("hunde", players=5, games=300, seed=4)
    assert said == {f"{ours.steps} {ours.shares}\n".encode()}


def test_shares_add_up_and_scores_are_means():
    r = osselet.simulate("hunde", players=3, games=2000)
    assert sum(r.shares) == pytest.approx(1)
    assert all(0 < score < 24 for score in r.scores)
    assert set(r.as_json()) == {"game", "players", "games", "steps", "seconds", "steps_per_second", "shares", "scores"}


@pytest.mark.parametrize("bots", ["random", "level1"])
def test_numbers_of_numpy_are_as_good(bots):
    three, two = np.int64(3), np.int32(2)
    given = osselet.simulate("hunde", players=three, games=three, bots=bots, seed=two, cores=two)
    assert what(given) == what(osselet.simulate("hunde", players=3, games=3, bots=bots, seed=2))
    told = json.loads(json.dumps(given.as_json()))
    assert (told["players"], told["games"]) == (3, 3)


@pytest.mark.parametrize(
    ("game", "players", "bots", "part"),
    [
        ("hunde", 3, ["random"], "1 bot for 3 players;"),
        ("hunde", 3, ["random", "level1"], "2 bots for 3 players;"),
        ("kakuzu", 1, ["random", "level1"], "2 bots for 1 player;"),
        ("kakuzu", 1, [], "0 bots for 1 player;"),
    ],
)
def test_bots_that_do_not_fit_are_counted_rightly(game, players, bots, part):
    with pytest.raises(osselet.OptionError, match=part):
        osselet.simulate(game, players=players, bots=bots)


def test_the_clock_does_not_run_while_the_search_is_compiled(monkeypatch):
    simulating = sys.modules[osselet.simulate.__module__]
    order = []
    clock = time.perf_counter
    monkeypatch.setattr(simulating, "compile_search", lambda game: order.append(game.id))
    monkeypatch.setattr(simulating, "time", SimpleNamespace(perf_counter=lambda: order.append("clock") or clock()))
    osselet.simulate("hunde", games=1, bots="level1", cores=1)
    assert order[:2] == ["hunde", "clock"]


def test_progress_counts_up_to_all_games():
    seen = []
    osselet.simulate("hunde", games=2000, cores=2, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 2000


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": -5},
        {"games": 1.5},
        {"seed": -1},
        {"seed": 2**63},
        {"cores": 0},
        {"players": 2},
        {"bots": "genius"},
        {"bots": None},
        {"bots": ["random", "random"]},
        {"options": {"push": "x"}},
    ],
)
def test_bad_input_is_refused(wrong):
    with pytest.raises(osselet.OptionError):
        osselet.simulate("hunde", **wrong)


def test_an_unknown_bot_is_refused():
    for level in ("genius", 9, None):
        with pytest.raises(osselet.OptionError, match="no bot"):
            osselet.bot("hunde", level)


def test_the_random_bot_is_the_same_for_a_seed():
    def game(seed):
        t, b = osselet.game("hunde").table(players=3, seed=1), osselet.bot("hunde", "random", seed=seed)
        while not t.over:
            t.play(b.choose(t.seat(t.actor)))
        return t.record()["steps"]

    assert game(1) == game(1)
    assert game(1) != game(2)


def test_the_stepper_writes_down_every_step():
    """What it wrote, chance included, replays to the same end."""
    game = find("hunde")
    stepper, again = Stepper(game, 4), Engine(game, 4, {})
    for number in range(3):
        count, decided = stepper.reset(5, number), {}
        while count:
            decided[int(stepper.facts[STEPS])] = int(stepper.ids[number % count])
            count = stepper.step(stepper.ids[number % count])
        trace = stepper.trace()
        assert len(trace) == stepper.facts[STEPS] > len(decided) > 0
        assert {at: trace[at] for at in decided} == decided
        state = again.new()
        for step in trace:
            assert step in again.moves(state)
            again.play(state, step)
        assert again.score(state)[0] == stepper.points[:4].tolist()


def test_a_game_longer_than_it_promised_spoils_nothing():
    stepper = Stepper(find("hunde"), 4)
    memory = np.full(TRACE + 100, -7)
    stepper.facts = memory[: TRACE + 5]
    count = stepper.reset(5)
    while count:
        count = stepper.step(stepper.ids[0])
    assert stepper.facts[STEPS] > 5
    assert len(stepper.trace()) == 5
    assert (memory[TRACE + 5 :] == -7).all()


def test_the_stepper_plays_the_same_rules():
    stepper = Stepper(find("hunde"), 4)
    count = stepper.reset(5)
    decisions = 0
    while count:
        assert 0 <= stepper.facts[ACTOR] < 4
        count = stepper.step(stepper.ids[decisions % count])
        decisions += 1
    assert stepper.facts[STEPS] > 2 * decisions
