"""PettingZoo's own judges, for every game and player count, and what happens to programs that err."""

import copy
import pickle
import sys
import time
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from osselet.core.errors import OptionError
from osselet.envs.errors import IllegalAction
from osselet.envs.pettingzoo import env, parallel_env, raw_env
from tests.envs.every_table import tables
from tests.envs.pettingzoo_tests import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

every_table = pytest.mark.parametrize(("name", "players"), tables())


@every_table
def test_api(name, players):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(env(name, players), num_cycles=60)
        api_test(raw_env(name, players), num_cycles=20)


@every_table
def test_seeds(name, players):
    seed_test(partial(env, name, players), num_cycles=40)


@every_table
def test_max_cycles(name, players):
    max_cycles_test(
        SimpleNamespace(
            env=partial(env, name, players, illegal="replace", waits=True),
            parallel_env=partial(parallel_env, name, players, illegal="replace"),
        )
    )


@every_table
def test_rendering(name, players, capsys):
    render_test(partial(env, name, players))


@every_table
def test_parallel(name, players):
    parallel_api_test(parallel_env(name, players), num_cycles=12)
    parallel_seed_test(partial(parallel_env, name, players, illegal="replace"), num_cycles=5)


@every_table
def test_performance_run(name, players, monkeypatch, capsys):
    """PettingZoo measures for five seconds; here they pass fifty times as fast."""
    judge = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(judge, "time", SimpleNamespace(time=lambda: 50 * time.perf_counter()))
    performance_benchmark(env(name, players))
    assert "turns per second" in capsys.readouterr().out


def to_the_end(table, seed):
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        mask = observation["action_mask"]
        table.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(mask))))
    return rewards


def test_the_victory_is_shared_out():
    rewards = to_the_end(env("hunde", 4), 3)
    assert sum(rewards.values()) == pytest.approx(1)
    points = to_the_end(env("hunde", 4, rewards="score"), 3)
    best = max(points, key=points.get)
    assert rewards[best] > 0
    assert points[best] > 1


def test_a_seat_that_waits_has_no_action_and_its_own_sight():
    table = env("doggybag", 3)
    table.reset(seed=1)
    others = [agent for agent in table.agents if agent != table.agent_selection]
    for agent in others:
        seen = table.observe(agent)
        assert not seen["action_mask"].any()
        assert not table.infos[agent]["action_mask"].any()
    mine = table.observe(table.agent_selection)
    assert mine["action_mask"].any()
    assert not np.array_equal(mine["observation"], table.observe(others[0])["observation"])
    assert table.state().shape == mine["observation"].shape


def test_an_illegal_action_ends_the_game_by_the_book():
    table = env("kakuzu", 2)
    table.reset(seed=1)
    offender = table.agent_selection
    EnvLogger.flush()
    EnvLogger.suppress_output()
    table.step(100)
    EnvLogger.unsuppress_output()
    assert any("Illegal move" in message for message in EnvLogger.mqueue)
    assert all(table.terminations.values())
    assert table.rewards[offender] == -1
    for _ in range(2):
        table.step(None)
    assert not table.agents


@pytest.mark.parametrize("action", [100, -1, 10**30, 1.5, np.inf, np.nan, np.True_, np.array([0, 1]), "take", None])
def test_a_raw_environment_raises_and_changes_nothing(action):
    table = raw_env("kakuzu", 2)
    table.reset(seed=1)
    before = table.state()
    with pytest.raises(IllegalAction):
        table.step(action)
    assert np.array_equal(before, table.state())
    assert not any(table.terminations.values())


def test_an_illegal_action_may_be_replaced():
    table = env("kakuzu", 2, illegal="replace")
    table.reset(seed=1)
    before = table.state()
    table.step(100)
    assert not np.array_equal(before, table.state())
    assert not any(table.terminations.values())


def test_nothing_works_before_reset():
    table = env("hunde")
    for call in (lambda: table.step(0), table.render, lambda: table.observe("player_0"), table.state):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AttributeError, match="before reset"):
        _ = table.agents


def test_after_the_end_only_none_and_then_a_warning():
    table = env("hunde", 3, max_cycles=1)
    table.reset(seed=1)
    for _ in range(3):
        table.step(0)
    assert all(table.truncations.values())
    with pytest.raises(ValueError, match="dead"):
        table.step(0)
    for _ in range(3):
        table.step(None)
    EnvLogger.flush()
    EnvLogger.suppress_output()
    table.step(None)
    EnvLogger.unsuppress_output()
    assert any("after all agents" in message for message in EnvLogger.mqueue)


@pytest.mark.parametrize(
    "given",
    [
        {"players": 9},
        {"options": {"push": "sideways"}},
        {"options": {"pull": 1}},
        {"options": {"skill": 50}},
        {"rewards": "glory"},
        {"render_mode": "hologram"},
        {"illegal": "ignore"},
        {"max_cycles": 0},
    ],
)
@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
def test_bad_options_are_one_sentence(make, given):
    with pytest.raises(OptionError):
        make("hunde", **given)


def test_unknown_agents_and_seeds_are_refused():
    table = env("hunde")
    with pytest.raises(OptionError, match="A seed is"):
        table.reset(seed="seven")
    table.reset(seed=np.int64(1))
    with pytest.raises(OptionError, match="no agent 'nobody'"):
        table.observe("nobody")
    for space in (table.observation_space, table.action_space):
        with pytest.raises(KeyError):
            space("nobody")


@pytest.mark.parametrize("make", [env, raw_env, parallel_env, partial(env, waits=True)])
def test_options_of_the_game_are_not_for_a_reset(make):
    table = make("hunde")
    table.reset(seed=1, options={"anything": "else"})
    with pytest.raises(OptionError, match="'push' belongs to the environment"):
        table.reset(seed=1, options={"push": "rear"})


def test_rendering_without_a_mode_warns():
    table = env("hunde")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert table.render() is None


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_plays_on_by_itself(copied):
    table = env("doggybag", 2)
    table.reset(seed=1)
    other = copied(table)
    for each in (table, other):
        each.step(int(np.flatnonzero(each.last()[0]["action_mask"])[0]))
    assert np.array_equal(table.state(), other.state())
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert not np.array_equal(table.state(), other.state())


def test_simultaneous_choices_are_made_at_once_and_unseen():
    table = parallel_env("doggybag", 3)
    seen, _ = table.reset(seed=2)
    waiting = {agent: bool(found["action_mask"][table.wait]) for agent, found in seen.items()}
    while sum(waiting.values()):
        seen, *_ = table.step({agent: int(np.flatnonzero(found["action_mask"])[0]) for agent, found in seen.items()})
        waiting = {agent: bool(found["action_mask"][table.wait]) for agent, found in seen.items()}
    choices = {agent: np.flatnonzero(found["action_mask"]) for agent, found in seen.items()}
    first = {agent: int(legal[0]) for agent, legal in choices.items()}
    last = {**first, "player_2": int(choices["player_2"][-1])}
    assert first != last
    assert all(len(legal) for legal in choices.values())


def test_parallel_errors():
    table = parallel_env("doggybag", 3, illegal="raise")
    with pytest.raises(AssertionError, match="reset"):
        table.step({})
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="given no action"):
        table.step({})
    for actions in (None, 0, [0, 0, 0]):
        with pytest.raises(IllegalAction, match="given by agent"):
            table.step(actions)
    with pytest.raises(OptionError, match="no agent 'player_3'"):
        table.step(dict.fromkeys(["player_0", "player_3"], 0))
    ending = parallel_env("doggybag", 3)
    ending.reset(seed=1)
    EnvLogger.suppress_output()
    _, rewards, terminated, _, _ = ending.step(dict.fromkeys(ending.agents, 10**6))
    EnvLogger.unsuppress_output()
    assert set(rewards.values()) == {-1.0}
    assert all(terminated.values())
    assert not ending.agents
