"""An id, a folder or the game itself: every environment takes what `osselet.game` takes."""

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest

import osselet
import osselet.envs.gymnasium
import tests.probe
from osselet.core.errors import OptionError
from osselet.core.registry import Source, find, portable
from osselet.envs.open_spiel import load
from osselet.envs.pettingzoo import env, parallel_env
from osselet.envs.table_setup import Setting

FOLDER = Path(tests.probe.__file__).parent
SOURCES: list[Source] = [FOLDER, str(FOLDER), find(FOLDER), tests.probe.GAME]
IDS = ["path", "text", "game of a folder", "game"]
every_source = pytest.mark.parametrize("source", SOURCES, ids=IDS)


@every_source
def test_gymnasium_makes_any_game(source: Source) -> None:
    one = gymnasium.make("osselet/Any-v0", game=source, players=2, opponents="random")
    seen, _ = one.reset(seed=1)
    assert seen["action_mask"].any()
    many = gymnasium.make_vec("osselet/Any-v0", 3, game=source, players=2)
    seen, _ = many.reset(seed=1)
    assert seen["action_mask"].shape[0] == 3
    one.close()
    many.close()


@every_source
def test_pettingzoo_makes_any_game(source: Source) -> None:
    for made in (env(source, players=2), parallel_env(source, players=2)):
        made.reset(seed=1)
        assert made.agents == ["player_0", "player_1"]


@every_source
def test_open_spiel_loads_any_game(source: Source) -> None:
    game = load(source, players=3)
    assert game.num_players() == 3
    assert load(source, players=3).get_type().short_name == game.get_type().short_name
    state = game.new_initial_state()
    while not state.is_terminal():
        outcomes: Any = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(outcomes[0][0] if outcomes else state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(1)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_open_spiel_loads_a_game_of_the_cabinet_by_its_usual_name() -> None:
    assert load("hunde", players=4).get_type().short_name == "osselet_hunde"


@every_source
def test_a_setting_goes_to_other_processes(source: Source) -> None:
    again = pickle.loads(pickle.dumps(Setting(source, 2)))
    assert again.game.id == "probe"
    assert again.players == 2


def test_a_game_is_found_from_any_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER.parent)
    kept = portable("./probe")
    monkeypatch.chdir(tmp_path)
    assert find(kept) is find(FOLDER)
    assert portable(find("hunde")) == "hunde"
    assert portable(find(FOLDER)) == str(FOLDER)
    assert portable(tests.probe.GAME) is tests.probe.GAME


@every_source
def test_python_takes_any_game(source: Source) -> None:
    assert osselet.game(source).id == "probe"
    table = osselet.game(source).table(players=2, seed=3)
    assert osselet.replay(table.record(), source).state == table.state
    assert osselet.bot(source, "random", seed=1).choose(table.seat(0)) in table.moves(0)
    assert osselet.simulate(source, players=2, games=4, plain=True).games == 4


def test_what_is_no_game_is_refused_in_a_sentence() -> None:
    with pytest.raises(OptionError, match="A game is named by a text such as 'hunde'"):
        osselet.game(7)
