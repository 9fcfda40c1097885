"""The same steps always lead to the same table, and pieces, old states and names stay what they are."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from osselet.conformance.compiled_checks import KINDS
from osselet.conformance.problem import demand
from osselet.conformance.walk import sampled, walk
from osselet.core.engine import Engine
from osselet.core.game import CHANCE, Facts
from osselet.core.options import show_options
from osselet.core.rng import below, stream
from osselet.core.rotation import can_rotate, rotate
from osselet.core.state import buffer, copy, layout, pack
from osselet.core.vocabulary import SeatNumber

MOST_NAMES = 20_000


def check_names(engine: Engine, games: int) -> None:
    """Names and ids are one-to-one."""
    words, rng = engine.words, stream(1)
    every = words.size <= MOST_NAMES
    seen: dict[str, int] = {}
    for at in range(min(words.size, MOST_NAMES)):
        move = at if every else below(rng, min(words.size, 1 << 31))
        name = words.name(move)
        demand(seen.setdefault(name, move) == move, f"The name {name!r} stands for two ids, {seen[name]} and {move}.")
        demand(words.find(name) == move, f"The name {name!r} of id {move} leads to id {words.find(name)}.")
        demand(name == name.lower() and " " not in name, f"The name {name!r} is not in lower case without blanks.")
    spoken = [(word.name, len(word.parts)) for word in words]
    demand(len(set(spoken)) == len(spoken), "Two words are spoken alike and have as many parts.")


def check_ends(engine: Engine, games: int) -> None:
    """Random play comes to an end, within the declared length."""
    for number in range(min(games, 3)):
        for _ in walk(engine, 1 + number):
            pass


def check_lists(engine: Engine, games: int) -> None:
    """What can happen is listed once, with positive weights, and only chance is weighted."""
    for s, _, _ in sampled(engine, games):
        before, who = pack(s), engine.actor(s)
        demand(CHANCE <= who < engine.players, f"actor says {who}, who does not sit at the table.")
        ids, weights, wide = engine.listed(s)
        demand(pack(s) == before, "moves changes the state.")
        if wide:
            demand(engine.actor(s) == CHANCE, "A decision has too many moves to list.")
            continue
        demand(len(set(ids)) == len(ids), "moves lists an id twice.")
        demand(all(0 <= move < engine.words.size for move in ids), "moves lists an id outside the vocabulary.")
        demand(weights is None or min(weights) > 0, f"A chance weight is not positive: {weights}.")
        demand(weights is None or who == CHANCE, "A decision is weighted.")
        said = sorted({engine.words.word(move).key for move in ids} & engine.game.dealt)
        demand(who == CHANCE or not said, f"A decision says {', '.join(said)}, declared as dealt by chance alone.")


def check_pieces(engine: Engine, games: int) -> None:
    """Pieces are neither lost nor made."""
    count = engine.game.checks.pieces
    kept, now = buffer(KINDS), buffer(KINDS)
    for number in range(games):
        kinds = count(engine.new(), kept)
        for s, move in walk(engine, 1 + number):
            count(s, now)
            same = now[:kinds].tolist() == kept[:kinds].tolist()
            demand(same, f"Pieces were lost or made before {engine.words.name(move)}.")


def check_determinism(engine: Engine, games: int) -> None:
    """Nothing but the step decides what happens: no hidden randomness, whatever global generators do."""
    for s, move, rng in sampled(engine, games):
        random.seed(below(rng, 1000))
        np.random.seed(below(rng, 1000))
        results = set()
        for _ in range(3):
            other = copy(s)
            engine.play(other, move)
            results.add(pack(other))
            random.random()
            np.random.random()
        demand(len(results) == 1, f"{engine.words.name(move)} does not always lead to the same state.")


def check_memory(engine: Engine, games: int) -> None:
    """Games share no memory: one being played leaves every other one, and every old state, as it was."""
    _check_setup(engine)
    for number in range(games):
        idle = engine.new()
        for still, _ in walk(engine, 1 + number):
            idle = copy(still)
            break
        fresh = engine.new()
        idle_bytes, fresh_bytes = pack(idle), pack(fresh)
        old: list[tuple[object, bytes]] = []
        for s, _ in walk(engine, 2 + number):
            demand(pack(idle) == idle_bytes, "Playing one game changes another one: they share memory.")
            demand(pack(fresh) == fresh_bytes, "Playing one game changes a fresh one: they share memory.")
            for state, data in old[-1:]:
                demand(pack(state) == data, "A step changes an old state: they share memory.")  # type: ignore[arg-type]
            kept = copy(s)
            old.append((kept, pack(kept)))
        demand(pack(engine.new()) == fresh_bytes, "A table laid after a game differs from one laid before it.")


def _check_setup(engine: Engine) -> None:
    """Kernels lay one table after another in the same bytes, so `setup` must set every field."""
    used, fresh = engine.game.state(), engine.new()
    for field in layout(engine.game.state).fields:
        setattr(used, field.name, np.full(field.shape, 77) if field.shape else 77)
    engine.game.rules.setup(used, engine.players, engine.options)
    for field in layout(engine.game.state).fields:
        same = np.array_equal(getattr(used, field.name), getattr(fresh, field.name))
        demand(same, f"setup does not set all of {field.name!r}.")


def check_rotation(engine: Engine, games: int) -> None:
    """Where all seats are alike, moving everybody one seat on changes nothing but the seats."""
    turn = _rotation(engine)
    if turn is None:
        return
    for s, move, _ in sampled(engine, games):
        turned = copy(s)
        turn(turned)
        who = engine.actor(s)
        expected = who if who < 0 else (who + 1) % engine.players
        demand(engine.actor(turned) == expected, "With everybody one seat on, somebody else is asked.")
        twin = _turned(engine, move)
        demand(engine.can_happen(turned, twin), f"With everybody one seat on, {engine.words.name(twin)} is illegal.")
        after = copy(s)
        engine.play(after, move)
        turn(after)
        engine.play(turned, twin)
        demand(pack(after) == pack(turned), f"{engine.words.name(move)} treats seats differently.")


def _rotation(engine: Engine) -> Callable[[Any], None] | None:
    """The game's own rotation, or the one that its state describes."""
    game = engine.game
    if game.checks.rotate is not None:
        return game.checks.rotate
    derived = game.checks.alike and can_rotate(game.state)
    return (lambda s: rotate(s, engine.players)) if derived else None


def _turned(engine: Engine, move: int) -> int:
    """The same step with the seats it names moved one on."""
    step = engine.words.step(move, None)
    values = [step.word.name]
    for part, value in step.arguments.items():
        del part
        values.append(str((value + 1) % engine.players) if isinstance(value, SeatNumber) else str(value))
    found = engine.words.find(":".join(values))
    assert found is not None
    return found


def check_oracle(engine: Engine, games: int) -> None:
    """A second, independent implementation agrees after every step."""
    oracle = engine.game.checks.oracle
    if oracle is None:
        return
    options = show_options(engine.options, engine.players)
    facts = Facts(None, (False,) * engine.players, revealed=True)
    for number in range(games):
        s, steps = engine.new(), list[str]()
        for s, move in walk(engine, 1 + number):
            _compare(engine.game.view(copy(s), facts), oracle(engine.players, options, steps), steps)
            steps.append(engine.words.name(move))
        _compare(engine.game.view(copy(s), facts), oracle(engine.players, options, steps), steps)


def _compare(view: dict[str, Any], expected: Mapping[str, Any], steps: list[str]) -> None:
    for key, value in expected.items():
        demand(view[key] == value, f"After {steps[-3:]} {key} is {view[key]!r}, the oracle says {value!r}.")
