"""Gymnasium's spaces of a game."""

import numpy as np
from gymnasium import spaces

from osselet.envs.table_setup import Setting


def seat_space(setting: Setting, extra: int = 0) -> spaces.Dict:
    """What a seat observes: the vector of its hidden state and the mask of its actions (and `extra` more)."""
    encoding = setting.encoding
    return spaces.Dict(
        {
            "observation": spaces.Box(encoding.low, encoding.high, dtype=np.float32),
            "action_mask": spaces.MultiBinary(setting.actions.size + extra),
        }
    )


def agent_names(players: int) -> list[str]:
    """`player_0`, `player_1` and so on."""
    return [f"player_{seat}" for seat in range(players)]
