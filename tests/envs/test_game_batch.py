"""Many games side by side are the same games, whatever the number of cores."""

import copy
import pickle

import numpy as np
import pytest

from osselet.envs import game_batch
from osselet.envs.errors import IllegalAction
from osselet.envs.game_batch import ENDED, RANDOM, SEAT, GameBatch
from osselet.envs.table_setup import Setting


def played(count, cores, steps=150, **given):
    games = GameBatch(Setting("hunde", 3), count, cores=cores, **given)
    games.reset(range(count))
    games.seed_draws(9)
    trail = []
    for _ in range(steps):
        games.draw()
        games.step()
        trail.append((games.observations.copy(), games.masks.copy(), games.rewards.copy(), games.facts.copy()))
    return [np.stack(column) for column in zip(*trail, strict=True)]


@pytest.mark.parametrize("cores", [2, 3, None])
def test_cores_change_nothing(cores):
    for one, other in zip(played(300, 1), played(300, cores), strict=True):
        assert np.array_equal(one, other)


@pytest.fixture
def shared(monkeypatch):
    """How many blocks each step was shared out in, and no step too short to be shared."""
    found = []

    class Counted(game_batch.Blocks):
        def __init__(self, kernel, games, blocks):
            found.append(blocks)
            super().__init__(kernel, games, blocks)

    monkeypatch.setattr(game_batch, "Blocks", Counted)
    monkeypatch.setattr(game_batch, "WORTH_WAKING", 0.0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    return found


def test_so_many_cores_as_are_given_share_every_step(shared):
    played(8, 3, steps=20)
    assert shared == [6] * 21
    shared.clear()
    played(2, 3, steps=20)
    assert shared == [4] * 21, "no more threads than games"
    shared.clear()
    played(8, 1, steps=20)
    assert shared == []


def test_without_cores_all_share_once_steps_are_known_to_be_long(shared, monkeypatch):
    played(8, None, steps=20)
    assert shared == [4] * (21 - game_batch.TIMED)
    shared.clear()
    monkeypatch.setattr(game_batch, "WORTH_WAKING", 60.0)
    played(8, None, steps=20)
    assert shared == [], "waking threads would take longer"


def test_a_game_is_the_same_alone():
    setting = Setting("hunde", 3)
    many, alone = GameBatch(setting, 4), GameBatch(setting)
    many.reset([5, 6, 7, 8])
    alone.reset([7])
    for _ in range(60):
        assert np.array_equal(many.observations[2], alone.observations[0])
        many.draw()
        alone.actions[0] = many.actions[2]
        many.step()
        alone.step()


def test_ends_pay_one_victory_and_a_new_game_follows():
    _, masks, rewards, facts = played(64, 1, steps=200)
    ended = facts[:, :, ENDED] == 1
    assert ended.any()
    assert np.allclose(rewards[ended].sum(axis=1), 1)
    assert not rewards[~ended].any()
    assert not masks[ended].any()
    after = np.roll(ended, 1, axis=0)
    after[0] = False
    assert masks[after].any(axis=1).all(), "after an end comes the first decision of a new game"


def test_same_step_keeps_the_last_observation_and_goes_on():
    games = GameBatch(Setting("hunde", 3), 32, same_step=True)
    games.reset(range(32))
    games.seed_draws(1)
    phase = games.setting.encoding.parts["phase"].start
    over = 3
    seen = 0
    for _ in range(150):
        games.draw()
        games.step()
        ended = games.facts[:, ENDED] == 1
        assert (games.finals[ended, phase] == over).all()
        assert (games.observations[:, phase] != over).all()
        assert games.masks.any(axis=1).all()
        seen += int(ended.sum())
    assert seen > 0


def test_random_opponents_are_played_inside():
    games = GameBatch(Setting("hunde", 4), 16, kinds=[RANDOM, 0, RANDOM, RANDOM])
    games.reset(range(16))
    games.seed_draws(1)
    for _ in range(100):
        games.draw()
        games.step()
        assert set(games.facts[:, SEAT].tolist()) <= {1, -1}


def test_points_may_be_the_reward():
    games = GameBatch(Setting("hunde", 3, rewards="score"), 16)
    games.reset(range(16))
    games.seed_draws(1)
    while not games.facts[:, ENDED].any():
        games.draw()
        games.step()
    at = int(games.facts[:, ENDED].argmax())
    bones = games.setting.encoding.named(games.observations[at])["bones"][:3]
    assert games.rewards[at].tolist() == bones.tolist()


def test_an_illegal_action_is_refused_before_anything_moves():
    games = GameBatch(Setting("kakuzu", 2), 8)
    games.reset(range(8))
    before = games.states.copy()
    games.draw()
    games.actions[5] = int((games.masks[5] == 0).argmax())
    with pytest.raises(IllegalAction, match="in game 5"):
        games.check()
    games.actions[5] = 10**9
    with pytest.raises(IllegalAction, match="in game 5"):
        games.check()
    assert np.array_equal(before, games.states)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_copy_plays_on_by_itself(copied):
    games = GameBatch(Setting("doggybag", 2))
    games.reset([3])
    other = copied(games)
    for each in (games, other):
        each.seed_draws(4)
        for _ in range(10):
            each.draw()
            each.step()
    assert np.array_equal(games.observations, other.observations)
    games.step()
    assert not np.shares_memory(games.observations, other.observations)


def test_memory_is_linear_in_the_number_of_games():
    setting = Setting("hunde", 4)
    assert GameBatch(setting, 10).bytes_a_game == GameBatch(setting, 1000).bytes_a_game < 400


def test_draws_are_legal_and_even():
    games = GameBatch(Setting("kakuzu", 1), 2000)
    games.reset(range(2000))
    games.seed_draws(1)
    actions = games.draw()
    assert games.masks[np.arange(2000), actions].all()
    counts = np.bincount(actions, minlength=81)[:81]
    assert counts.min() > 5, "81 cells, 25 draws each in the mean"
