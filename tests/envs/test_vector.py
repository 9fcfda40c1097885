"""Thousands of games as one environment."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import osselet.envs.gymnasium  # noqa: F401 - registers the games
from osselet.core.errors import OptionError
from osselet.envs.errors import IllegalAction
from osselet.envs.gymnasium import OneSeat
from osselet.envs.vector import SeatsAtOnce


def test_made_by_name():
    tables = gymnasium.make_vec("osselet/Hunde-v0", num_envs=8, players=4, opponents="random")
    assert isinstance(tables.unwrapped, VectorEnv)
    seen, infos = tables.reset(seed=1)
    assert tables.observation_space.contains({name: array.copy() for name, array in seen.items()})
    assert infos["seat"].tolist() == [0] * 8


def test_arrays_are_written_in_place_unless_copies_are_asked_for():
    own = SeatsAtOnce("hunde", 4)
    seen, _ = own.reset(seed=1)
    after = own.step(own.random_actions())[0]
    assert after["observation"] is seen["observation"]
    copies = SeatsAtOnce("hunde", 4, copy=True)
    seen, _ = copies.reset(seed=1)
    after = copies.step(copies.random_actions())[0]
    assert not np.shares_memory(after["observation"], seen["observation"])
    assert not np.array_equal(after["observation"], seen["observation"])


def test_all_seats_may_be_played_by_the_caller():
    tables = SeatsAtOnce("hunde", 16, players=3, seat=None)
    _, infos = tables.reset(seed=1)
    asked, paid = set(), 0.0
    for _ in range(120):
        movers = infos["seat"].copy()
        asked |= set(movers.tolist())
        _, gains, ended, cut, infos = tables.step(tables.random_actions())
        assert not cut.any()
        for at in np.flatnonzero(ended):
            assert infos["rewards"][at].sum() == pytest.approx(1)
            assert gains[at] == infos["rewards"][at, movers[at]]
            paid += 1
    assert asked == {-1, 0, 1, 2}
    assert paid


def test_the_step_that_lays_a_new_game_pays_nothing():
    """Once it paid what the game before it in memory had just won: nobody has decided, and no seat is seat -1."""
    tables = SeatsAtOnce("hunde", 64, players=3, seat=None)
    tables.reset(seed=1)
    laid, beside_a_winner = np.zeros(64, bool), 0
    for _ in range(400):
        _, gains, ended, _, infos = tables.step(tables.random_actions())
        assert not gains[laid].any()
        assert not infos["rewards"][laid].any()
        beside_a_winner += int((laid[1:] & ended[:-1] & (infos["rewards"][:-1, -1] > 0)).sum())
        laid = ended.copy()
    assert beside_a_winner > 0


def test_same_step_gives_the_last_observation_along():
    tables = SeatsAtOnce("hunde", 16, players=3, seat=0, autoreset_mode=AutoresetMode.SAME_STEP)
    tables.reset(seed=1)
    over = tables.setting.encoding.parts["phase"].start
    ends = 0
    for _ in range(80):
        _, _, ended, _, infos = tables.step(tables.random_actions())
        assert (infos["_final_obs"] == ended).all()
        assert (infos["final_obs"]["observation"][ended, over] == 3).all()
        ends += int(ended.sum())
    assert ends


def test_opponents_that_think_play_between_calls():
    tables = SeatsAtOnce("hunde", 3, players=3, seat=1, opponents=["level1", lambda seen: 0])
    tables.reset(seed=1)
    ends = 0
    for _ in range(60):
        _, _, ended, _, infos = tables.step(tables.random_actions())
        assert set(infos["seat"].tolist()) <= {1, -1}
        ends += int(ended.sum())
    assert ends


def test_an_opponent_that_errs_is_named_and_nobody_plays_in_its_place():
    tables = SeatsAtOnce("hunde", 2, players=3, seat=2, opponents=lambda seen: float("nan"))
    with pytest.raises(IllegalAction, match="Opponent in seat 0: An action is a whole number"):
        tables.reset(seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        tables.step(np.zeros(2, np.int64))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda tables: pickle.loads(pickle.dumps(tables))])
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_copy_plays_on_by_itself(copied, mode):
    tables = SeatsAtOnce("hunde", 8, players=3, seat=None, autoreset_mode=mode)
    tables.reset(seed=1)
    tables.step(tables.random_actions())
    other = copied(tables)
    for _ in range(60):
        actions = tables.random_actions().copy()
        seen, gains, ended, _, infos = tables.step(actions)
        same, their_gains, their_ends, _, their_infos = other.step(actions)
        assert np.array_equal(seen["observation"], same["observation"])
        assert np.array_equal(infos["seat"], their_infos["seat"])
        assert np.array_equal(infos["rewards"], their_infos["rewards"])
        assert np.array_equal(gains, their_gains)
        assert np.array_equal(ended, their_ends)
    assert not np.shares_memory(seen["observation"], same["observation"])


def test_one_game_of_many_is_the_game_of_that_seed_alone():
    tables = SeatsAtOnce("hunde", 5, players=3, seat=None)
    tables.reset(seed=10)
    later = SeatsAtOnce("hunde", 1, players=3, seat=None)
    later.reset(seed=13)
    for _ in range(40):
        actions = tables.random_actions().copy()
        seen = tables.step(actions)[0]
        alone = later.step(actions[3:4])[0]
        assert np.array_equal(seen["observation"][3], alone["observation"][0])


def test_bad_actions_are_refused_and_nothing_happens():
    tables = SeatsAtOnce("kakuzu", 4, players=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        tables.step(np.zeros(4, np.int64))
    seen, _ = tables.reset(seed=1)
    before = seen["observation"].copy()
    wrong = [
        [0, 0, 0], np.full(4, 100), np.full(4, -1), np.zeros(4), np.zeros(4, bool), np.zeros((4, 1), int), "0000", None,
        0, [[0], [0, 1], 0, 0], np.full(4, 1 << 63, np.uint64), [10**30] * 4, [np.nan] * 4,
    ]  # fmt: skip
    for actions in wrong:
        with pytest.raises(IllegalAction):
            tables.step(actions)
    assert np.array_equal(before, seen["observation"])


@pytest.mark.parametrize(
    "given",
    [
        {"num_envs": 0},
        {"num_envs": 2, "cores": 0},
        {"num_envs": 2, "cores": -1},
        {"num_envs": 2, "cores": 1.5},
        {"num_envs": 2, "cores": "all"},
        {"num_envs": 2, "seat": 7},
        {"num_envs": 2, "autoreset_mode": AutoresetMode.DISABLED},
        {"num_envs": 2, "render_mode": "ansi"},
        {"num_envs": 2, "opponents": "level1", "autoreset_mode": AutoresetMode.SAME_STEP},
    ],
)
def test_bad_options_are_one_sentence(given):
    with pytest.raises(OptionError):
        SeatsAtOnce("hunde", **given)


def test_seeds_may_be_listed():
    tables = SeatsAtOnce("hunde", 3, seat=None)
    seen, _ = tables.reset(seed=[4, 4, 9])
    assert np.array_equal(seen["observation"][0], seen["observation"][1])
    with pytest.raises(OptionError, match="2 seeds"):
        tables.reset(seed=[1, 2])
    for kind in (1.5, "123", True, {1: 2}, np.zeros((3, 1), int)):
        with pytest.raises(OptionError, match="'seed' is a whole number"):
            tables.reset(seed=kind)
    for seed in (-1, [1, 2, -3], [1, 2, 2.5]):
        with pytest.raises(OptionError, match="A seed is"):
            tables.reset(seed=seed)
    with pytest.raises(OptionError, match="'push' belongs to the environment"):
        tables.reset(seed=1, options={"push": "rear"})


def test_memory_is_stated():
    assert SeatsAtOnce("hunde", 7).bytes_a_game == SeatsAtOnce("hunde", 700).bytes_a_game
    assert OneSeat("hunde").setting.encoding.size == 33
