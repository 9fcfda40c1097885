"""Environments for programs: ours, and those of others as their own documents drive them."""

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from osselet.envs.pettingzoo import env
from osselet.envs.vector import SeatsAtOnce

GAMES = 1024


def vector(game: str, players: int, games: int = GAMES) -> Callable[[int], int]:
    """Random masked actions in so many games at once, observations and masks written; decisions are counted."""
    tables = SeatsAtOnce(game, games, players=players, seat=None)
    tables.reset(seed=1)

    def play(steps: int) -> int:
        decisions = 0
        for _ in range(steps):
            _, _, ended, _, _ = tables.step(tables.random_actions())
            decisions += games - int(np.count_nonzero(ended))  # the step after an end lays a new game
        return decisions

    return play


def bytes_a_game(game: str, players: int) -> int:
    """What one game more costs the vector environment in memory."""
    return SeatsAtOnce(game, GAMES, players=players, seat=None).bytes_a_game


def pgx(name: str, games: int = GAMES) -> Callable[[int], int]:
    """A batch of Pgx, random masked actions, one jit call a step that draws, plays and begins anew."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        jax: Any = import_module("jax")
        made: Any = import_module("pgx").make(name)
        auto_reset: Any = import_module("pgx.experimental").auto_reset
    one = auto_reset(made.step, made.init)

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, draw, deal = jax.random.split(key, 3)
        preferences = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(draw, preferences, axis=-1)
        return jax.vmap(one)(state, actions, jax.random.split(deal, games)), key

    compiled = jax.jit(step)
    state = jax.jit(jax.vmap(made.init))(jax.random.split(jax.random.PRNGKey(0), games))
    key = jax.random.PRNGKey(1)

    def play(steps: int) -> int:
        nonlocal state, key
        for _ in range(steps):
            state, key = compiled(state, key)
        jax.block_until_ready(state)
        return steps * games

    return play


def rlcard(name: str) -> Callable[[int], int]:
    """GameBatch of RLCard, random legal actions, one step a call."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table: Any = import_module("rlcard").make(name, config={"seed": 1})
    draw = random.Random(1).choice

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(draw(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return play


def in_turn(table: Any) -> Callable[[int], int]:
    """An AEC environment driven as PettingZoo's own performance test does, games counted, turns returned."""
    draw = random.Random(1).choice

    def play(games: int) -> int:
        turns = 0
        for number in range(games):
            table.reset(seed=number)
            for _ in table.agent_iter():
                observation, _, terminated, truncated, _ = table.last()
                if terminated or truncated:
                    table.step(None)
                    continue
                table.step(draw(np.flatnonzero(observation["action_mask"]).tolist()))
                turns += 1
        return turns

    return play


def ours_in_turn(game: str, players: int) -> Callable[[int], int]:
    """Our AEC environment."""
    return in_turn(env(game, players))


def connect_four() -> Callable[[int], int]:
    """PettingZoo's own connect four."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return in_turn(import_module("pettingzoo.classic.connect_four_v3").env())
