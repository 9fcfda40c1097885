"""What a search is asked, what it answers, and how its numbers are read, wherever its kernel runs."""

import math
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import NamedTuple

from osselet.core.game import EXPECT, WHOLE, Game, Lean
from osselet.core.options import MOST_SEATS
from osselet.core.state import State, pack
from osselet.search.tree_search import COUNT, FIRST, MOVE, NODES, SHARES, SQUARES, SUM, USES, VISITS

DEEPEST = 200
EDGES_A_NODE = 24
SLICE_SECONDS = 0.05
NODE, EDGE = 5, 4
"""Numbers of a node and of an edge."""


@dataclass(frozen=True)
class Sight:
    """All that a bot has: what one seat knows of the table, as bytes, and how many play."""

    game: Game
    players: int
    seat: int
    hidden: bytes

    @staticmethod
    def of(game: Game, players: int, seat: int, hidden: State) -> "Sight":
        """From a plain hidden state."""
        return Sight(game, players, seat, pack(hidden))


@dataclass(frozen=True)
class Thought:
    """What a search found: how often each move was tried, and the share of the victory it promised."""

    moves: list[int]
    visits: list[int]
    shares: list[float]
    outlook: list[float]
    """The share of the victory each seat may expect."""
    noise: list[float] = field(default_factory=list)
    """Of a tree: the standard error of each of these."""

    @property
    def best(self) -> int:
        """The place of the move tried most often, the better one if several were."""
        return max(range(len(self.moves)), key=lambda at: (self.visits[at], self.shares[at]))


@dataclass(frozen=True)
class Effort:
    """How hard to think: iterations, and how many decisions deep the tree may grow."""

    iterations: int
    depth: int = DEEPEST


class Room(NamedTuple):
    """How much a tree may hold."""

    nodes: int
    edges: int
    slots: int
    """Of the table by which nodes are found."""


def room_for(game: Game, most: int) -> Room:
    """The room that so many iterations need; an expectation has a node for each move, a tree one for each iteration."""
    expects = game.lean.method == EXPECT
    nodes = game.most_moves if expects else most
    edges = nodes * (nodes + 1) if expects else most * EDGES_A_NODE + 4 * game.most_moves
    return Room(nodes + 1, edges, 1 << (2 * nodes + 1).bit_length())


class Search(ABC):
    """Searches for one game; one a thread. The same sight, effort and random stream give the same thought."""

    def __init__(self, game: Game, first_slice: int, lean: Lean | None = None) -> None:
        self.game, self._first_slice = game, first_slice
        self._lean = lean or game.lean  # other numbers than the game's own may be tried, by the same rules
        self._expects = game.lean.method == EXPECT

    @abstractmethod
    def start(self, seed: int, stream: int) -> None:
        """Sets the random stream to the beginning of one of a seed's."""

    @abstractmethod
    def _begin(self, sight: Sight) -> None:
        """Forgets the tree, and lays out what a seat sees."""

    @abstractmethod
    def _grow(self, sight: Sight, effort: Effort, iterations: int) -> None:
        """Lets the kernel think for so many iterations."""

    @abstractmethod
    def _numbers(self, place: str, first: int, count: int) -> list[int]:
        """Numbers of `used`, `nodes`, `edges` or `outlook`, as they lie in a row."""

    def think(self, sight: Sight, effort: Effort, seconds: float | None = None) -> Thought:
        """Searches with this effort; where a time is given, no longer than that."""
        self._begin(sight)
        if seconds is None:
            self._grow(sight, effort, effort.iterations)
        else:
            self._grow_in_time(sight, effort, seconds)
        return self._thought(sight.players)

    def _expected(self, players: int, tries: int) -> tuple[list[float], list[float]]:
        """The mean share of each seat over so many tries, and of a tree its standard error; few are never sure."""
        sums = self._numbers("outlook", SUM * MOST_SEATS, players)
        means = [total / tries / WHOLE for total in sums]
        if self._expects:
            return means, []
        visits = self._lean.visits
        worlds = max(tries // visits, 1)
        totals = self._numbers("outlook", SQUARES * MOST_SEATS, players)
        squares = [total / worlds / (visits * WHOLE) ** 2 for total in totals]
        spread = [max(square - mean * mean, 0.25 / worlds) for mean, square in zip(means, squares, strict=True)]
        return means, [math.sqrt(one / worlds) for one in spread]

    def _grow_in_time(self, sight: Sight, effort: Effort, seconds: float) -> None:
        """A slice at a time, each as long as the last ones say it may be; plain rules may be slow in the first too."""
        started, done, size = time.perf_counter(), 0, self._first_slice
        while done < effort.iterations:
            size = min(size, effort.iterations - done)
            self._grow(sight, effort, size)
            done += size
            spent = time.perf_counter() - started
            if spent >= seconds:
                return
            size = max(1, int(done / max(spent, 1e-6) * min(SLICE_SECONDS, seconds - spent)))

    def _thought(self, players: int) -> Thought:
        used = self._numbers("used", 0, 3)
        outlook, noise = self._expected(players, max(used[USES], 1))
        if not used[NODES]:
            return Thought([], [], [], outlook, noise)
        root = self._numbers("nodes", 0, NODE)
        flat = self._numbers("edges", EDGE * root[FIRST], EDGE * root[COUNT])
        edges = [flat[at : at + EDGE] for at in range(0, len(flat), EDGE)]
        return Thought(
            [edge[MOVE] for edge in edges],
            [edge[VISITS] for edge in edges],
            [edge[SHARES] / edge[VISITS] / WHOLE if edge[VISITS] else 0.0 for edge in edges],
            outlook,
            noise,
        )
