"""The kernels of the search think the same in WebAssembly as compiled by Numba: every node, edge and sum."""

import random

import pytest

from osselet.core import registry
from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER
from osselet.core.options import MOST_SEATS
from osselet.publish.kernels import search_module
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight
from osselet.wasm.kinds import array
from tests.wasm.node import Script, numbers

GAMES = [registry.find(name) for name in registry.games()]
ITERATIONS, DEPTH, SEED = 60, 12, 7


def decisions(game, wanted):
    """A few states of a random game in which a seat has a choice."""
    engine, chance, found = Engine(game, max(game.players), {}), random.Random(3), []
    s = engine.new()
    while (who := engine.actor(s)) != OVER:
        ids = engine.moves(s)
        if who != CHANCE and len(ids) > 1 and chance.random() < 0.2:
            found.append(Sight.of(game, engine.players, who, engine.hidden(s, who)))
        engine.play(s, chance.choice(ids))
    return chance.sample(found, min(wanted, len(found)))


def kernel(game, thinker):
    """The game's search as a module, with a tree as large as that of the thinker; and how it is called with that."""
    module = search_module(game, checked=True)
    sizes = {name: len(getattr(thinker, f"_{name}")) for name in ("table", "nodes", "edges")}
    for name, kind in zip(
        sizes, (array(sizes["table"]), array(sizes["nodes"], 5), array(sizes["edges"], 4)), strict=True
    ):
        module.reserve(name, kind)
    return module, tuple(sizes.items())


def searched(script, game, thinker, sight, grown):
    """The commands of one thought."""
    lean = game.lean
    script.write("hidden", sight.hidden)
    for name in ("table", "nodes", "edges", "used", "outlook", "words", "weights", "weights_of"):
        script.write(name, bytes(getattr(thinker, f"_{name}").nbytes if name in ("table", "nodes", "edges") else 24))
    script.write("outlook", bytes(24 * MOST_SEATS))
    script.write_numbers("rng", [int(one) for one in thinker._rng])
    if thinker._expects:
        script.call(
            "search", "hidden", sight.seat, sight.players, ITERATIONS, game.longest, "rng", "worlds", "ids_of",
            "weights_of", "levels", "sums", "shares", "winner", *grown, "used", "outlook",
        )  # fmt: skip
    else:
        script.call(
            "search", "hidden", sight.seat, sight.players, ITERATIONS, lean.visits, DEPTH, lean.foresight, game.longest,
            float(lean.exploring), lean.careless, "rng", "worlds", "words", "words", "ids", "weights", "shares",
            "winner", *grown, "path", "used", "outlook",
        )  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_thoughts_are_the_same(game):
    thinker = Thinker(game, ITERATIONS)
    module, grown = kernel(game, thinker)
    for sight in decisions(game, 4):
        script = Script(module)
        thinker.start(SEED, 1)
        searched(script, game, thinker, sight, grown)
        reads = {name: script.read(name, getattr(thinker, f"_{name}").nbytes) for name in ("used", "outlook", "rng")}
        thinker._nodes[:] = 0
        thinker._edges[:] = 0
        thinker.think(sight, Effort(ITERATIONS, DEPTH))
        used = [int(one) for one in thinker._used]
        reads["nodes"] = script.read("nodes", 40 * used[0])
        reads["edges"] = script.read("edges", 32 * used[1])
        results = script.run()
        assert used[0] > 0
        for name, at in reads.items():
            kept = getattr(thinker, f"_{name}").ravel().tolist()
            assert numbers(results[at]) == kept[: len(results[at]) // 8], name
