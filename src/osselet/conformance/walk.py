"""Random games step by step in plain rules, for checks that look at every state on the way."""

from collections.abc import Iterator

from osselet.conformance.place import at_walk, stand
from osselet.conformance.problem import NO_MOVES, ConformanceError, demand
from osselet.core.engine import Engine
from osselet.core.game import OVER, SPECTATOR
from osselet.core.rng import below, stream
from osselet.core.state import Ints, State, copy

Lookers = tuple[int, ...]


def lookers(engine: Engine) -> Lookers:
    """Everybody who may look at the table: the seats and a spectator."""
    return (*range(engine.players), SPECTATOR)


def choose(engine: Engine, s: State, rng: Ints) -> int:
    """A random step: by weight if it is chance's."""
    ids, weights, _ = engine.listed(s)
    demand(len(ids) > 0, NO_MOVES)
    if weights is None:
        return ids[below(rng, len(ids))]
    left = below(rng, sum(weights))
    for move, weight in zip(ids, weights, strict=True):
        if left < weight:
            return move
        left -= weight
    raise AssertionError


def walk(engine: Engine, seed: int) -> Iterator[tuple[State, int]]:
    """One random game: each state on the way with the step about to be played; the state moves on in between."""
    rng = stream(seed)
    s = engine.new()
    steps: list[int] = []

    def describe() -> str:
        return at_walk(engine, s, steps, f"seed {seed}")

    for _ in range(engine.game.longest):
        stand(describe)
        if engine.actor(s) == OVER:
            return
        move = choose(engine, copy(s), rng)
        yield s, move
        stand(describe)
        engine.play(s, move)
        steps.append(move)
    raise ConformanceError(f"The game did not end within {engine.game.longest} steps.")


def sampled(engine: Engine, games: int, seed: int = 1, a_game: int = 12) -> Iterator[tuple[State, int, Ints]]:
    """A few states of each of some random games, with the next step and a random stream for the check's own use."""
    aside = stream(seed, 1)
    for number in range(games):
        length = sum(1 for _ in walk(engine, seed + number))
        for s, move in walk(engine, seed + number):
            if below(aside, max(length, 1)) < a_game:
                yield s, move, aside
