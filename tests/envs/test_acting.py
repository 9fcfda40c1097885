"""Actions are decisions, numbered without chance."""

import pytest

import osselet
from osselet.core.errors import GameError
from osselet.core.game import Game
from osselet.core.vocabulary import Vocabulary
from osselet.envs.acting import Actions
from osselet.envs.errors import IllegalAction
from osselet.envs.setting import Setting
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


@pytest.mark.parametrize("action", [-1, 2, 0.5, "move", None, True])
def test_what_is_no_action_is_refused(action):
    with pytest.raises(IllegalAction, match="whole number from 0 to 1"):
        Setting("hunde").actions.move(action)


def test_a_word_too_wide_to_decide_must_be_declared():
    wide: Game = GAME
    with pytest.raises(GameError, match="declare it in `dealt`"):
        Actions(wide, Vocabulary(card=range(1 << 31)))
