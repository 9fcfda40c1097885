"""All games have one shape: the same thing is in the same place in each of them, and nothing is anywhere else."""

from pathlib import Path

import pytest

import osselet
from osselet.core import game as defaults
from osselet.core.registry import find

PLACES = {
    "state": ("state", "options"),
    "rules": ("setup", "actor", "moves", "play", "score", "ask", "expire"),
    "secrets": ("sees", "hide", "guess"),
    "hints": ("prior", "value"),
    "view": ("view",),
    "story": ("tell",),
    "hand": ("hand",),
    "dexterity": (),
    "account": ("account",),
    "why": ("why",),
    "board": ("board",),
    "look": (),
    "kit": ("kit",),
    "checks": ("pieces", "worlds", "rotate"),
    "oracle": ("oracle",),
}
"""A file or folder of a game, and what the game has from there by name."""
SCAFFOLD = Path(osselet.__file__).parent / "cli" / "scaffold"


def parts(game):
    """Everything a game is made of, by name."""
    return vars(game) | vars(game.rules) | vars(game.lean) | vars(game.checks)


@pytest.mark.parametrize("name", osselet.games())
@pytest.mark.parametrize("place", PLACES)
def test_the_same_thing_is_in_the_same_place(name, place):
    game = find(name)
    package = game.state.__module__.removesuffix(".state")
    for part in PLACES[place]:
        found = parts(game)[part]
        if found is not None and found.__module__ != defaults.__name__:
            inside = f"{package}.{place}"
            is_hint = place == "hints" and found.__module__ == f"{inside}.{part}"
            assert is_hint or found.__module__ == inside, f"{part} of {name} is in {found.__module__}"


@pytest.mark.parametrize("folder", [SCAFFOLD, *(find(name).folder for name in osselet.games())], ids=lambda f: f.name)
def test_there_is_no_other_place(folder):
    modules = {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}
    assert modules - {"__init__"} <= set(PLACES)
    assert {"state", "rules", "view", "why"} <= modules
    assert {"board", "look"} & modules
