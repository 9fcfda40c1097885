"""OpenSpiel's games, driven as fast as its binding allows."""

import random
from collections.abc import Callable
from typing import Any

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
