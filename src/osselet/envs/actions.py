"""What a program may do: the decisions of a game, numbered from 0 without the words of chance."""

import reprlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from osselet.core.errors import GameError
from osselet.core.game import Game
from osselet.core.options import whole
from osselet.core.vocabulary import Vocabulary
from osselet.envs.errors import IllegalAction

MOST_ACTIONS = 1 << 20
"""A mask has one place an action: a word with more names than this is no decision."""
FIRST, END, SHIFT = range(3)
"""Columns of a run of ids: the first one, the one behind the last, and what to subtract to get the action."""


class Actions:
    """Actions are the ids of a vocabulary, in order, without the words that only chance says."""

    def __init__(self, game: Game, words: Vocabulary) -> None:
        self._words = words
        runs: list[list[int]] = []
        size = 0
        for word in words:
            if word.key in game.dealt:
                continue
            if word.size > MOST_ACTIONS:
                raise GameError(
                    f"{word.key!r} of {game.id} has too many names to be a decision; "
                    f"if chance says it, declare it in `dealt`."
                )
            if runs and runs[-1][END] == word.first:
                runs[-1][END] += word.size
            else:
                runs.append([word.first, word.first + word.size, word.first - size])
            size += word.size
        self.size = size
        """How many there are."""
        self.runs: np.ndarray[Any, np.dtype[np.int64]] = np.array(runs, np.int64)
        """Which ids they are, for compiled code."""
        self._runs = runs

    def move(self, action: Any) -> int:
        """The id of an action."""
        number = as_number(action, self.size)
        for first, end, shift in self._runs:
            if first <= number + shift < end:
                return number + shift
        raise IllegalAction(f"There is no action {action!r}; they go from 0 to {self.size - 1}.")

    def action(self, move: int) -> int:
        """The action of an id; -1 if it is no decision."""
        for first, end, shift in self._runs:
            if first <= move < end:
                return move - shift
        return -1

    def name(self, action: int) -> str:
        """The name of an action: `move`, `take:r1c1`."""
        return self._words.name(self.move(action))

    def find(self, name: str) -> int:
        """The action of a name."""
        move = self._words.find(name)
        action = -1 if move is None else self.action(move)
        if action < 0:
            raise IllegalAction(f"There is no action {name!r} in this game.")
        return action

    def mask(self, moves: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for each action among these ids, 0 elsewhere."""
        mask = np.zeros(self.size, np.int8)
        mask[[self.action(move) for move in moves]] = 1
        return mask


def as_number(action: Any, size: int) -> int:
    """An action as a whole number of the action space."""
    number = whole(action)
    if number is None or not 0 <= number < size:
        raise IllegalAction(f"An action is a whole number from 0 to {size - 1}, not {reprlib.repr(action)}.")
    return number
