"""OpenSpiel's own judges, and its searches, on every game."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import osselet
from osselet.core.registry import find
from osselet.envs.open_spiel import WIDE, resampled, resampler
from tests.envs.every_table import tables

NAMES = [f"osselet_{name}" for name in osselet.games()]
every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_random_sim_with_serialisation(name, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_every_player_count_loads(name):
    for players in find(name.removeprefix("osselet_")).players:
        game = pyspiel.load_game(f"{name}(players={players})")
        assert game.num_players() == players
        assert game.num_players() == len(game.new_initial_state().returns())


@every_game
def test_api_on_a_partial_tree(name, capfd):
    """All that OpenSpiel asks of its own games, on as many states (400) as it samples of them."""
    random.seed(1)
    body = {"game_name": name, "game": pyspiel.load_game(name)}
    case: Any = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), body)
    case.setUpClass()
    assert len(case.some_states) == 400
    for test in [test for test in dir(case) if test.startswith("test_")]:
        getattr(case(test), test)()


@pytest.mark.parametrize(("name", "players"), tables())
def test_whole_games_by_games_sim_test(name, players, capsys):
    """As its `test_multiplayer_game`: to the end, with clones, and serialised by OpenSpiel and by pickle on the way."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"osselet_{name}", {"players": players}))
    assert "total actions. Utilities" in capsys.readouterr().out


@every_game
def test_playthrough_is_replayed(name, tmp_path):
    flags.FLAGS(["playthrough"])
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(name, None, seed=1))
    written, again = generate_playthrough.replay(str(path))
    assert "# State 20" in written
    assert again == written


def step(state, rng):
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=chances)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def middle(name, seed, decisions=6):
    rng, state = np.random.RandomState(seed), pyspiel.load_game(name).new_initial_state()
    made = 0
    while made < decisions or state.is_chance_node() or len(state.legal_actions()) < 2:
        made += not state.is_chance_node()
        step(state, rng)
    return state


@every_game
def test_searches_play(name):
    state = middle(name, 2, decisions=2)
    game, rng = state.get_game(), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    tree = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng)
    assert tree.step(state) in state.legal_actions()
    sets = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=3, random_state=rng)
    sets.set_resampler(resampler(1))
    assert sets.step(state) in state.legal_actions()
    own = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=2, random_state=rng)
    assert own.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["osselet_doggybag", "osselet_kakuzu", "osselet_oss"])
def test_resampling_keeps_what_the_player_knows_and_nothing_else(name):
    state = middle(name, 3)
    player = state.current_player()
    worlds = [resampled(state, player, seed) for seed in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 1


def test_chance_is_explicit_and_weighted():
    state = pyspiel.load_game("osselet_hunde(players=3,black_dice=risky)").new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 6] * 6
    assert state.action_to_string(-1, state.chance_outcomes()[3][0]) == "white:3"


def test_a_wide_draw_is_among_a_fixed_list():
    state = pyspiel.load_game("osselet_kakuzu(players=2)").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    outcomes = state.chance_outcomes()
    assert len(outcomes) == WIDE
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    names = {state.action_to_string(-1, action) for action, _ in outcomes}
    assert len(names) == WIDE
    assert all(name.startswith("grid:") for name in names)


def test_returns_share_the_victory():
    rng, state = np.random.RandomState(1), pyspiel.load_game("osselet_hunde(players=4)").new_initial_state()
    while not state.is_terminal():
        step(state, rng)
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize(
    "name",
    [
        "osselet_hunde(players=9)",
        "osselet_hunde(players=2.5)",
        "osselet_hunde(push=sideways)",
        "osselet_hunde(skill=50)",
        "osselet_hunde(rewards=glory)",
        "osselet_oss(skill=101)",
        "osselet_chicago(police=7)",
    ],
)
def test_bad_parameters_are_refused(name):
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(name)


def test_illegal_actions_are_refused():
    state = middle("osselet_hunde", 1)
    before = str(state)
    for action in (7, -1):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    for wrong in (None, "move", float("nan"), 10**30):
        with pytest.raises(TypeError):
            state.apply_action(wrong)
    with pytest.raises(pyspiel.SpielError, match="whole number from 0 to 1"):
        state.action_to_string(state.current_player(), 7)
    with pytest.raises(pyspiel.SpielError, match="Chance has nothing"):
        state.chance_outcomes()
    assert str(state) == before


def test_wrong_players_are_refused(capfd):
    state = middle("osselet_oss", 1)
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError):
            state.information_state_string(player)
        with pytest.raises(pyspiel.SpielError, match="no player"):
            resampled(state, player, 1)


def test_nothing_follows_the_end():
    rng, state = np.random.RandomState(1), pyspiel.load_game("osselet_hunde").new_initial_state()
    while not state.is_terminal():
        step(state, rng)
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="Chance has nothing"):
        state.chance_outcomes()
    assert state.legal_actions() == []
