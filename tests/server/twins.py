"""Pairs of games that differ only in what one looker may not know, found by walking two worlds side by side."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from osselet.core import registry
from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER, SPECTATOR
from osselet.core.state import State, copy, pack

TRIES = 24
"""Steps tried before two worlds are said to part."""
WALKS = 12
"""Pairs of which the best is taken."""
FIRST = {"kakuzu": (("grid:418", "grid:1504"),)}
"""Grids of which 35 cells agree, at least one in every box: two random ones part at the first stone."""


@dataclass(frozen=True)
class Pair:
    """Two games, step by step: who acts, and what happens in the one and in the other world."""

    steps: tuple[tuple[int, str, str], ...]

    def world(self, which: int) -> list[tuple[int, str]]:
        """Who acts and what happens in one of the worlds."""
        return [(step[0], step[1 + which]) for step in self.steps]

    @property
    def secrets(self) -> int:
        """Steps that are not the same in both."""
        return sum(one != two for _, one, two in self.steps)


def pair(game: str, players: int, seat: int | None, decisions: int) -> Pair:
    """Of some random pairs that this seat (None: a spectator) cannot tell apart the one with most secrets."""
    engine = Engine(registry.installed(game), players, {})
    looker = SPECTATOR if seat is None else seat
    first = FIRST.get(game, ())
    found = [Pair(_walk(engine, looker, random.Random(walk), decisions, first)) for walk in range(WALKS)]
    return max(found, key=lambda one: (one.secrets, len(one.steps)))


def _walk(
    engine: Engine, looker: int, rng: random.Random, decisions: int, first: tuple[tuple[str, str], ...]
) -> tuple[tuple[int, str, str], ...]:
    """So many decisions, or as far as the worlds stay alike; it ends where nothing is left to chance."""
    worlds = engine.new(), engine.new()
    steps: list[tuple[int, str, str]] = []
    made = whole = 0
    names = engine.words.name
    forced = [tuple(engine.words.find(name) or 0 for name in named) for named in first]
    while (who := engine.actor(worlds[0])) != OVER and (made < decisions or who == CHANCE):
        for one, two in [forced.pop(0)] if forced else _choices(engine, worlds, looker, rng):
            after = copy(worlds[0]), copy(worlds[1])
            engine.play(after[0], one)
            engine.play(after[1], two)
            if _are_alike(engine, *after, looker):
                break
        else:
            break
        steps.append((who, names(one), names(two)))
        worlds = after
        made += who != CHANCE
        whole = len(steps) if engine.actor(worlds[0]) != CHANCE else whole
    return tuple(steps[:whole])


def _are_alike(engine: Engine, one: State, two: State, looker: int) -> bool:
    same_actor = engine.actor(one) == engine.actor(two)
    return same_actor and pack(engine.hidden(one, looker)) == pack(engine.hidden(two, looker))


def _choices(engine: Engine, worlds: tuple[State, State], looker: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Steps of the two worlds that the looker cannot tell apart: the same where it sees them, else rather not."""
    mine, theirs = (engine.moves(world) for world in worlds)
    for _ in range(TRIES):
        move = rng.choice(mine)
        if engine.sees(worlds[0], move, looker):
            if move in theirs and engine.sees(worlds[1], move, looker):
                yield move, move
            continue
        key = engine.words.word(move).key
        others = [rng.choice(theirs) for _ in range(TRIES)]
        unseen = [m for m in others if engine.words.word(m).key == key and not engine.sees(worlds[1], m, looker)]
        if unseen:
            yield move, next((other for other in unseen if other != move), unseen[0])
