"""No guessed world contradicts what its seat can work out by itself from its views and the steps it sees."""

from collections import Counter

import pytest

from osselet.conformance.compiled_checks import guess_compiled
from osselet.conformance.walk import lookers
from osselet.core import SPECTATOR, Facts
from osselet.core.engine import Engine
from osselet.core.state import copy, unpack
from osselet.games.chicago import GAME
from osselet.games.chicago.state.maps import KINDS, PRINTED
from tests.games.chicago.deduction import Watcher
from tests.games.chicago.robbers import game

EVERY = 25
"""Worlds are guessed at each such step, by every seat and a spectator."""
GUESSES = 10
LONGEST = 700
"""Long after the last thief house little is new."""


def laid_out(engine, s):
    """What is hidden: the loots, and the houses put back."""
    houses = GAME.view(copy(s), Facts(None, (False,) * engine.players, revealed=True))["houses"]
    loots = [Counter(dict(zip(KINDS, s.loot.tolist()[thief], strict=True))) for thief in range(s.thieves)]
    return [+loot for loot in loots], {cell: kind for cell, kind in houses.items() if kind in KINDS}


def check_pieces(world):
    """Every printed house is somewhere, once."""
    back = [int(world.note_kind[note]) for note in world.house if note >= 0]
    for kind in range(len(KINDS)):
        held = sum(int(world.loot[thief, kind]) for thief in range(world.thieves))
        assert world.unseen[kind] >= 0
        assert world.unseen[kind] + world.shown[kind] + held + back.count(kind) == PRINTED[world.map, kind]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("town", ["hex59", "hex61", "grid59"])
def test_every_guessed_world_agrees_with_all_that_a_seat_has_seen(players, town):
    engine = Engine(GAME, players, {"map": town, "police": len(town) % players})
    facts = {looker: Facts(None if looker == SPECTATOR else looker, (False,) * players) for looker in lookers(engine)}
    views, seen = {}, {}
    watchers = {}
    for at, (s, move) in enumerate(game(engine, 20 + players)):
        if at == LONGEST:
            break
        for looker in facts:
            hidden = engine.hidden(s, looker)
            now = GAME.view(copy(hidden), facts[looker])
            if at == 0:
                watchers[looker] = Watcher(now)
            else:
                watchers[looker].see(views[looker], seen[looker], now)
            views[looker] = now
            seen[looker] = engine.words.step(move, None, engine.sees(s, move, looker)).name
            if at % EVERY == 0 and watchers[looker].ways is not None:
                assert watchers[looker].believes(*laid_out(engine, s))
                for data in set(guess_compiled(engine, hidden, looker, GUESSES, at)):
                    world = unpack(GAME.state, data)
                    check_pieces(world)
                    assert watchers[looker].believes(*laid_out(engine, world)), (at, looker)
