"""In a published folder bots think, and games go, as they do at home: the same seeds give the same records."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from osselet.core import registry
from osselet.search.thinker import Thinker
from tests.publish import matches
from tests.publish.conftest import PERUDO
from tests.wasm.node import node

HERE = Path(__file__).parent
DECISIONS = 10
"""Of a game: enough that every level has thought several times."""


def in_folder(folder: Path, wanted: list[dict[str, Any]]) -> list[str]:
    """The records of matches, played in the folder."""
    command = [node(), str(HERE / "run.mjs"), str(folder), str(HERE / "matches.py")]
    ran = subprocess.run(command, input=json.dumps(wanted), capture_output=True, text=True, check=False, timeout=600)
    assert ran.returncode == 0, ran.stderr[-3000:]
    found: list[str] = json.loads(ran.stdout)
    return found


def match(game: str, players: int, seed: int, first_level: int, decisions: int, **options: Any) -> dict[str, Any]:
    """A match, as both sides take it."""
    told = {"game": game, "players": players, "seed": seed, "first_level": first_level, "decisions": decisions}
    return {**told, "options": options}


def at_home(wanted: list[dict[str, Any]]) -> list[str]:
    """The same matches here; the example, which nobody else compiles, with plain rules."""
    return [
        *matches.played([one for one in wanted if one["game"] != "perudo"]),
        *matches.played(
            [{**one, "game": str(PERUDO)} for one in wanted if one["game"] == "perudo"],
            lambda game, most: Thinker(game, most, plain=True),
        ),
    ]


def test_the_same_seeds_give_the_same_records(published: Path) -> None:
    games = [*map(registry.find, registry.games()), registry.find(PERUDO)]
    wanted = [match(game.id, max(game.players), 5, 1, DECISIONS if game.id != "perudo" else 3) for game in games]
    assert in_folder(published, wanted) == at_home(wanted)


@pytest.mark.soak
@pytest.mark.parametrize("name", registry.games())
def test_every_number_of_players_and_every_option(published: Path, name: str) -> None:
    game = registry.find(name)
    wanted = [
        match(name, players, seed, seed % 5 + 1, 10_000, **options)
        for seed in range(20)
        for players in game.players
        for options in ({}, *one_other_option(game, players))
    ]
    assert in_folder(published, wanted) == at_home(wanted)


def one_other_option(game: Any, players: int) -> list[dict[str, Any]]:
    """Every other value of every choice and switch, one at a time."""
    found = []
    for name, option in game.declared.items():
        values = getattr(option, "names", None) or ([not option.default] if isinstance(option.default, bool) else [])
        found += [{name: value} for value in values if value != option.default]
    return found
