"""The rules of all games say the same in WebAssembly as in Python, down to the bytes of the state."""

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from osselet.core import registry
from osselet.core.engine import Engine
from osselet.core.errors import OptionError
from osselet.core.game import CHANCE, OVER, SPECTATOR
from osselet.core.options import MOST_SEATS, Choice, Flag
from osselet.core.rng import WORDS, stream
from osselet.core.state import copy, layout, pack
from osselet.wasm.game import game_module
from tests.wasm.node import Script, numbers

GAMES = [registry.find(name) for name in registry.games()]
EVERY = 7
"""Every so many steps all other rules are asked too."""


def lay(game, chance):
    """An engine with any number of players and any options."""
    while True:
        options = {}
        for name, option in game.declared.items():
            if isinstance(option, Flag | Choice) and chance.random() < 0.5:
                options[name] = chance.choice(list(option.samples))
        try:
            return Engine(game, chance.choice(list(game.players)), options)
        except OptionError:
            continue


@dataclass
class Expected:
    """What Python says each command gives."""

    script: Script
    answers: list[tuple[int, Any, str]] = field(default_factory=list)

    def note(self, command: int, answer: Any, what: str) -> None:
        self.answers.append((command, answer, what))

    def hold(self) -> None:
        results = self.script.run()
        for command, answer, what in self.answers:
            found = results[command]
            if isinstance(answer, list):
                found = numbers(found)
            assert found == answer, what


def play_along(expected, engine, seed, longest=400):
    """A random game by Python's rules, with a command for each thing that happens."""
    game, chance, script = engine.game, random.Random(seed), expected.script
    size = layout(game.state).packing.size
    script.write("options", pack(engine.options))
    script.write("state", bytes(size))
    script.call("setup", "state", engine.players, "options")
    s = engine.new()
    for step in range(longest):
        expected.note(script.read("state", size), pack(s), f"state before step {step} of seed {seed}")
        who = engine.actor(s)
        expected.note(script.call("actor", "state"), who, f"actor at step {step} of seed {seed}")
        if step % EVERY == 0 or who == OVER:
            ask_about(expected, engine, s, who, step)
        if who == OVER:
            return
        ids, weights, is_wide = engine.listed(s)
        script.write_numbers("weights", [0])
        expected.note(script.call("moves", "state", "ids", "weights"), len(ids), f"moves at step {step}")
        if is_wide:
            expected.note(script.read("ids", 8), [ids[0]], f"first id at step {step}")
        else:
            expected.note(script.read("ids", 8 * len(ids)), list(ids), f"ids at step {step}")
            told = [0] if weights is None else list(weights)
            expected.note(script.read("weights", 8 * len(told)), told, f"weights at step {step}")
        move = chance.choice(ids)
        for seat in (*range(engine.players), SPECTATOR):
            expected.note(script.call("sees", "state", move, seat), int(engine.sees(s, move, seat)), f"sees at {step}")
        script.call("play", "state", move)
        engine.play(s, move)


def ask_about(expected, engine, s, who, step):
    """Score, hints, and what each seat sees and guesses."""
    game, script, rules = engine.game, expected.script, engine.game.rules
    size = layout(game.state).packing.size
    points, winner = memoryview(bytearray(8 * MOST_SEATS)).cast("q"), memoryview(bytearray(8 * MOST_SEATS)).cast("q")
    rules.score(s, points, winner)
    for name in ("points", "winner"):
        script.write_numbers(name, [0] * MOST_SEATS)
    script.call("score", "state", "points", "winner")
    expected.note(script.read("points", 8 * MOST_SEATS), points.tolist(), f"points at step {step}")
    expected.note(script.read("winner", 8 * MOST_SEATS), winner.tolist(), f"winner at step {step}")
    hinted(expected, engine, s, who, step)
    for seat in (*range(engine.players), SPECTATOR):
        hidden = engine.hidden(s, seat)
        script.copy("aside", "state", size)
        script.call("hide", "aside", seat)
        expected.note(script.read("aside", size), pack(hidden), f"what {seat} sees at step {step}")
        if seat == SPECTATOR or who == OVER:
            continue
        rng = stream(step, seat)
        script.call("start", "rng", step, seat)
        world = engine.guessed(hidden, seat, rng)
        script.call("guess", "aside", seat, "rng")
        expected.note(script.read("aside", size), pack(world), f"what {seat} guesses at step {step}")
        expected.note(
            script.read("rng", 8 * WORDS),
            [rng[at] for at in range(WORDS)],
            f"the stream after a guess of {seat} at step {step}",
        )


def hinted(expected, engine, s, who, step):
    """`value` and, where a seat decides, `prior`."""
    game, script = engine.game, expected.script
    shares = memoryview(bytearray(8 * MOST_SEATS)).cast("q")
    script.write_numbers("points", [0] * MOST_SEATS)
    expected.note(script.call("value", "state", "points"), int(game.lean.value(s, shares)), f"value at step {step}")
    expected.note(script.read("points", 8 * MOST_SEATS), shares.tolist(), f"shares at step {step}")
    if who in (CHANCE, OVER):
        return
    ids = memoryview(bytearray(8 * game.most_moves)).cast("q")
    weights = memoryview(bytearray(8 * game.most_moves)).cast("q")
    count = game.rules.moves(s, ids, weights)
    rated = int(game.lean.prior(copy(s), ids, count, weights))
    script.write_numbers("weights", [0] * count)
    script.call("moves", "state", "ids", "weights")
    expected.note(script.call("prior", "state", "ids", count, "weights"), rated, f"prior at step {step}")
    if rated:
        expected.note(script.read("weights", 8 * count), weights[:count].tolist(), f"priors at step {step}")


@pytest.mark.parametrize("checked", [True, False], ids=["checked", "unchecked"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_games_are_the_same(game, checked):
    expected = Expected(Script(game_module(game, checked)))
    for seed in range(2 if checked else 1):
        play_along(expected, lay(game, random.Random(seed + 10 * checked)), seed)
    expected.hold()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_many_random_games_are_the_same(game):
    for seed in range(100, 150):
        expected = Expected(Script(game_module(game, checked=True)))
        play_along(expected, lay(game, random.Random(seed)), seed)
        expected.hold()
