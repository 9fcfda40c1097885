"""The suite is known to bite: every mutant of Probe is caught, and the healthy one passes."""

import shutil
from dataclasses import replace

import pytest

from osselet.conformance import ConformanceError, suite
from tests.conformance.mutants import MUTANTS
from tests.probe import GAME

EXPECTED = {
    "leak in the view": {"told", "worlds", "prior", "lockstep"},
    "leak in the log": {"told"},
    "wrong rule": {"oracle", "pieces"},
    "bad weights": {"lists"},
    "duplicate names": {"names"},
    "hidden randomness": {"determinism"},
    "shared memory": {"memory"},
    "lost piece": {"pieces"},
    "guess returns the true world": {"told", "prior", "worlds"},
    "guess off its prior": {"prior"},
    "guess doubles a card": {"prior", "reachable"},
    "a question only some secrets bring": {"told", "lockstep"},
    "endless game": {"records", "worlds"},
    "moves act": {"lists"},
    "a move listed twice": {"lists"},
    "moves depend on secrets": {"lockstep"},
    "early winner": {"results"},
    "a number too large for its field": {"records", "told"},
    "setup forgets a field": {"memory"},
    "somebody not at the table is asked": {"lists"},
    "seats not alike": {"rotation"},
    "a revealing word not marked": {"lockstep"},
    "a decision declared as dealt": {"lists"},
    "not one view for all": {"views"},
    "view that is not JSON": {"views"},
    "no reasons": {"refusals"},
    "a reason without text": {"refusals"},
}


def caught(game, *, plain):
    """The names of the checks that refuse a game."""
    found = set()
    for check in suite(game, plain=plain, games=12):
        try:
            check.run()
        except ConformanceError:
            found.add(check.name)
    return found


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "compiled"])
def test_the_healthy_game_passes(plain):
    for check in suite(GAME, plain=plain):
        check.run()


@pytest.mark.parametrize("name", MUTANTS)
def test_mutant_is_caught(name):
    found = caught(MUTANTS[name], plain=True)
    assert found & EXPECTED[name], f"caught only by {sorted(found)}"


COMPILED_TOO = {
    "lost piece": "Pieces were lost or made",
    "bad weights": "A chance weight is not positive",
    "endless game": "did not end",
    "moves act": "Moves changes the state",
    "a move listed twice": "lists an id twice",
    "moves depend on secrets": "moves depend on something hidden",
    "early winner": "won before the end",
    "somebody not at the table is asked": "names nobody at the table",
}


@pytest.mark.parametrize("name", COMPILED_TOO)
def test_the_compiled_survey_catches_it_too(name):
    survey = next(check for check in suite(MUTANTS[name], games=12) if check.name == "survey")
    with pytest.raises(ConformanceError, match=COMPILED_TOO[name]):
        survey.run()


@pytest.mark.parametrize("key", ["log-bid", "move-show", "option-loaded", "ask-bid", "title"])
def test_a_text_missing_in_one_language_is_caught(tmp_path, key):
    folder = tmp_path / "probe"
    shutil.copytree(GAME.folder, folder)
    path = folder / "texts" / "de.ftl"
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(line for line in lines if not line.startswith(f"{key} ")), "utf-8")
    assert "texts" in caught(replace(GAME, folder=folder), plain=True)


def test_a_missing_rules_page_is_caught(tmp_path):
    folder = tmp_path / "probe"
    shutil.copytree(GAME.folder, folder)
    (folder / "rules.fr.md").unlink()
    assert "texts" in caught(replace(GAME, folder=folder), plain=True)


def test_every_check_has_a_sentence_and_a_table():
    for check in suite(GAME):
        assert check.about.endswith(".")
        assert check.players in GAME.players
