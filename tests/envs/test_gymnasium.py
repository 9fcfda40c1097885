"""One program against bots: Gymnasium's own judge, and what happens to programs that err."""

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from osselet.core.errors import OptionError
from osselet.envs.errors import IllegalAction
from osselet.envs.gymnasium import OneSeat
from tests.envs.every_table import tables


def named(name, **given):
    return gymnasium.make(f"osselet/{name.capitalize()}-v0", disable_env_checker=True, **given)


@pytest.mark.parametrize(("name", "players"), tables())
@pytest.mark.filterwarnings("ignore:.*check_env.*:UserWarning")
def test_check_env(name, players, capsys):
    check_env(named(name, players=players, seat=players - 1).unwrapped)


def first_legal(seen):
    return int(np.flatnonzero(seen["action_mask"])[0])


def to_the_end(table, seed):
    seen, _ = table.reset(seed=seed)
    trail, ended = [seen["observation"]], False
    while not ended:
        seen, reward, ended, _, _ = table.step(first_legal(seen))
        trail.append(seen["observation"])
    return np.stack(trail), reward


@pytest.mark.parametrize("opponents", ["random", ["random", "level1"], [1, lambda seen: first_legal(seen)]])
def test_a_seed_decides_chance_and_opponents(opponents):
    first, reward = to_the_end(named("hunde", players=3, seat=1, opponents=opponents), 5)
    again, same = to_the_end(named("hunde", players=3, seat=1, opponents=opponents), 5)
    assert np.array_equal(first, again)
    assert reward == same
    assert 0 <= reward <= 1
    other, _ = to_the_end(named("hunde", players=3, seat=1, opponents=opponents), 6)
    assert first.shape != other.shape or not np.array_equal(first, other)


def test_only_this_seat_is_asked():
    table = OneSeat("kakuzu", players=3, seat=2)
    trail, _ = to_the_end(table, 1)
    seats = table.setting.encoding.named(trail)["seat"]
    assert (seats == [0, 0, 1]).all()


def test_an_illegal_action_forfeits_and_says_why():
    table = OneSeat("kakuzu", players=2)
    table.reset(seed=1)
    _, reward, ended, truncated, info = table.step(100)
    assert (reward, ended, truncated) == (-1, True, False)
    assert "is not legal now; legal are 0 (open:r1c1)" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)


def test_an_illegal_action_may_raise_or_be_replaced():
    table = OneSeat("kakuzu", players=2, illegal="raise")
    seen, _ = table.reset(seed=1)
    with pytest.raises(IllegalAction, match="not legal now"):
        table.step(100)
    assert not table.step(first_legal(seen))[2]
    other = OneSeat("kakuzu", players=2, illegal="replace")
    other.reset(seed=1)
    assert not other.step(100)[2]


def test_what_is_no_action_is_an_error():
    table = OneSeat("hunde")
    table.reset(seed=1)
    for action in (2, -1, "move", None, float("nan"), float("inf"), np.True_, np.array([0]), np.array([0, 1])):
        with pytest.raises(ValueError, match="whole number from 0 to 1"):
            table.step(action)


@pytest.mark.parametrize("said", [7, None, float("inf"), np.array([0, 1])])
def test_a_policy_that_errs_is_named(said):
    table = OneSeat("hunde", players=3, seat=2, opponents=lambda seen: said)
    with pytest.raises(IllegalAction, match="Opponent in seat 0: An action is a whole number"):
        table.reset(seed=1)


def test_after_an_opponent_has_erred_nobody_plays_in_its_place():
    said = [0]
    table = OneSeat("kakuzu", players=2, opponents=lambda seen: first_legal(seen) if said[0] else -1)
    seen, _ = table.reset(seed=1)
    with pytest.raises(IllegalAction, match="Opponent in seat 1"):
        table.step(first_legal(seen))
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(first_legal(seen))
    said[0] = 1
    assert len(to_the_end(table, 2)[0]) > 1


def test_seeds_and_seats_may_be_numbers_of_numpy():
    mine, _ = OneSeat("hunde", seat=1).reset(seed=5)
    other, _ = OneSeat("hunde", seat=np.int64(1), opponents=["random", "random"]).reset(seed=np.int64(5))
    assert np.array_equal(mine["observation"], other["observation"])


@pytest.mark.parametrize("seed", [-1, 1.5, "seven", [1]])
def test_bad_seeds_are_refused_as_gymnasium_does(seed):
    with pytest.raises(gymnasium.error.Error, match="Seed must be"):
        OneSeat("hunde").reset(seed=seed)


def test_options_of_the_game_are_not_for_a_reset():
    table = OneSeat("hunde")
    table.reset(seed=1, options={"anything": "else"})
    with pytest.raises(OptionError, match="'push' belongs to the environment"):
        table.reset(seed=1, options={"push": "rear"})


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_plays_on_by_itself(copied):
    table = OneSeat("kakuzu", players=2, opponents="random")
    seen, _ = table.reset(seed=3)
    seen = table.step(first_legal(seen))[0]
    other = copied(table)
    action = first_legal(seen)
    for mine, same in zip(table.step(action)[0].values(), other.step(action)[0].values(), strict=True):
        assert np.array_equal(mine, same)
    table.close()
    table.close()


def test_environments_in_threads_do_not_mix():
    table = OneSeat("kakuzu", players=2)
    alone = [to_the_end(table, seed)[0] for seed in range(6)]
    with ThreadPoolExecutor(3) as threads:
        made = threads.map(lambda seed: to_the_end(OneSeat("kakuzu", players=2), seed)[0], range(6))
    assert all(np.array_equal(one, other) for one, other in zip(alone, made, strict=True))


@pytest.mark.parametrize(
    "given",
    [
        {"seat": 3},
        {"seat": None},
        {"seat": 1.0},
        {"seat": np.True_},
        {"opponents": ["random"]},
        {"opponents": "grandmaster"},
        {"opponents": None},
        {"opponents": 1.5},
        {"opponents": np.array(["random", "random"])},
        {"players": 2},
        {"players": 4.0},
        {"options": {"push": "sideways"}},
        {"options": {"skill": 50}},
        {"options": ["push"]},
        {"render_mode": "hologram"},
        {"illegal": "ignore"},
    ],
)
def test_bad_options_are_one_sentence(given):
    with pytest.raises(OptionError):
        OneSeat("hunde", **given)


def test_rendering_needs_a_game_and_a_mode():
    with pytest.raises(gymnasium.error.ResetNeeded):
        OneSeat("hunde", render_mode="ansi").render()
    table = OneSeat("hunde")
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert table.render() is None


def test_rendering():
    table = named("hunde", render_mode="ansi")
    table.reset(seed=1)
    assert "dog" in table.render()
    picture = named("hunde", render_mode="rgb_array")
    picture.reset(seed=1)
    pixels = picture.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 2


def test_opponents_that_do_not_fit_are_counted_rightly():
    with pytest.raises(OptionError, match="1 opponent for 2 other seats;"):
        OneSeat("hunde", players=3, opponents=["random"])
    with pytest.raises(OptionError, match="2 opponents for 1 other seat;"):
        OneSeat("kakuzu", players=2, opponents=["random", "level1"])
