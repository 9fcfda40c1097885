"""An observation is the hidden state, field by field, and nothing more."""

import numpy as np
import pytest

import osselet
from osselet.core.registry import find
from osselet.core.rng import stream
from osselet.core.state import copy, pack, unpack
from osselet.envs.game_batch import SEAT, GameBatch
from osselet.envs.table_setup import Setting
from tests.probe import GAME


def middle(setting, seed=1, decisions=12):
    games = GameBatch(setting)
    games.reset([seed])
    games.seed_draws(seed)
    for _ in range(decisions):
        games.draw()
        games.step()
    return games


def test_parts_are_the_fields_of_the_state_and_the_seat():
    encoding = Setting("hunde", 4).encoding
    assert list(encoding.parts)[:4] == ["players", "push", "black_dice", "phase"]
    assert encoding.parts["bones"].shape == (6,)
    assert encoding.parts["seat"].stop == encoding.size
    table = osselet.game("hunde").table(players=4, seed=3)
    seat = table.actor
    named = encoding.named(encoding.vector(table.seat(seat).state, seat))
    assert named["bones"].tolist() == [6, 6, 6, 6, 0, 0]
    assert named["seat"].tolist() == [1 if other == seat else 0 for other in range(4)]


@pytest.mark.parametrize("name", osselet.games())
def test_compiled_and_plain_observations_agree(name):
    setting = Setting(name, find(name).players[-1])
    games = middle(setting)
    state = setting.game.state
    plain = unpack(state, games.states.tobytes())
    for seat in range(setting.players):
        hidden = setting.engine.hidden(plain, seat)
        assert np.array_equal(games.observation(seat), setting.encoding.vector(hidden, seat))
    decider = int(games.facts[0, SEAT])
    assert np.array_equal(games.observations[0], games.observation(decider))


@pytest.mark.parametrize("name", [name for name in osselet.games() if not find(name).is_open])
def test_worlds_a_seat_cannot_tell_apart_look_the_same_to_it(name):
    setting, rng, differ = Setting(name), stream(2), False
    games = middle(setting, seed=5, decisions=4)
    for _ in range(4):
        for _ in range(3):
            games.draw()
            games.step()
        seat = int(games.facts[0, SEAT])
        if seat < 0:
            continue
        true = unpack(setting.game.state, games.states.tobytes())
        world = setting.engine.guessed(setting.engine.hidden(true, seat), seat, rng)
        differ = differ or pack(world) != pack(true)
        hidden = setting.engine.hidden(copy(world), seat)
        assert np.array_equal(setting.encoding.vector(hidden, seat), games.observations[0])
    assert differ, "no two worlds: these positions prove nothing"


def test_a_plug_in_game_needs_nothing_of_its_own():
    setting = Setting(GAME, 3)
    games = middle(setting, decisions=2)
    assert set(setting.encoding.parts) >= {"card", "bid", "seat"}
    hands = setting.encoding.named(games.observations[0])["card"]
    assert np.count_nonzero(hands) == 1, "a seat sees its own card only"
