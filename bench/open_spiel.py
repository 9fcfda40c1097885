"""OpenSpiel's games, driven as fast as its binding allows."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel


def from_python(name: str, seed: int = 1) -> Callable[[int], int]:
    """Random games through the Python binding, every node counted; chance is drawn by its probabilities."""
    game = pyspiel.load_game(name)
    draw = random.Random(seed).random

    def outcome(state: Any) -> int:
        left = draw()
        for action, probability in state.chance_outcomes():
            left -= probability
            if left < 0:
                return int(action)
        return int(action)

    def play(games: int) -> int:
        nodes = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(outcome(state))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(draw() * len(actions))])
                nodes += 1
        return nodes

    return play


def whole_in_cpp(name: str) -> Callable[[int], int]:
    """Whole random games inside `evaluate_bots`; nodes are the mean of many games played through Python."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    sample = 400
    a_game = from_python(name)(sample) / sample

    def play(games: int) -> int:
        for number in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return int(games * a_game)

    return play


FEWEST = 16
"""OpenSpiel's searches fail with fewer iterations."""


def _first_decision(name: str, seed: int = 1) -> tuple[Any, Any]:
    """A game and its state at the first real choice, chance drawn by a seed."""
    game, draw = pyspiel.load_game(name), random.Random(seed)
    state = game.new_initial_state()
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(actions, chances)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return game, state


def search_in_cpp(name: str) -> Callable[[int], int]:
    """Iterations of OpenSpiel's own C++ `ISMCTSBot` at the first choice, one random rollout each."""
    _, state = _first_decision(name)

    def search(iterations: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.ISMCTSBot(1, evaluator, 1.4, max(iterations, FEWEST), -1).step(state)
        return max(iterations, FEWEST)

    return search


def search_in_python(name: str) -> Callable[[int], int]:
    """Iterations of OpenSpiel's Python `ISMCTSBot` at the first choice, one random rollout each."""
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    game, state = _first_decision(name)

    def search(iterations: int) -> int:
        iterations = max(iterations, FEWEST)
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        ismcts.ISMCTSBot(
            game=game, evaluator=evaluator, uct_c=1.4, max_simulations=iterations, random_state=np.random.RandomState(1)
        ).step(state)
        return iterations

    return search
