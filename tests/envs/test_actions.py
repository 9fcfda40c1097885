"""Actions are decisions, numbered without chance."""

import numpy as np
import pytest

import osselet
from osselet.core.errors import GameError
from osselet.core.game import Game
from osselet.core.vocabulary import Vocabulary
from osselet.envs.actions import Actions
from osselet.envs.errors import IllegalAction
from osselet.envs.table_setup import Setting
from tests.probe import GAME


def test_dice_are_no_actions():
    actions = Setting("hunde").actions
    assert [actions.name(action) for action in range(actions.size)] == ["move", "black"]
    assert actions.find("black") == 1
    with pytest.raises(IllegalAction, match="no action 'white:3'"):
        actions.find("white:3")


@pytest.mark.parametrize("name", osselet.games())
def test_every_decision_has_one_number(name):
    setting = Setting(name)
    actions, words = setting.actions, setting.engine.words
    sample = range(0, actions.size, max(1, actions.size // 500))
    for action in sample:
        move = actions.move(action)
        assert actions.action(move) == action
        assert words.word(move).key not in setting.game.dealt
        assert actions.find(actions.name(action)) == action


def test_a_mask_marks_the_legal_ones():
    table = osselet.game("kakuzu").table(players=2, seed=1)
    actions = Setting("kakuzu", 2).actions
    mask = actions.mask(table.offer(table.actor))
    assert sorted(actions.name(action) for action in mask.nonzero()[0]) == sorted(move.name for move in table.moves())


NO_ACTIONS = [
    -1, 2, 10**30, 0.5, 1.0, float("nan"), float("inf"), 1j, "move", "1", b"1", None, True, np.True_, [1], {1: 1},
    object(), np.float32(1), np.int8(-1), np.uint64(1 << 63), np.array([1]), np.array([0, 1]), np.array(1.0),
    np.zeros(10**6),
]  # fmt: skip


@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: repr(action)[:30].split(" at ")[0])
def test_what_is_no_action_is_refused(action):
    with pytest.raises(IllegalAction, match="whole number from 0 to 1") as refused:
        Setting("hunde").actions.move(action)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("action", [1, np.int8(1), np.uint64(1), np.array(1)])
def test_whole_numbers_of_any_kind_are_actions(action):
    actions = Setting("hunde").actions
    assert actions.name(action) == "black"


def test_a_word_too_wide_to_decide_must_be_declared():
    wide: Game = GAME
    with pytest.raises(GameError, match="declare it in `dealt`"):
        Actions(wide, Vocabulary(card=range(1 << 31)))
