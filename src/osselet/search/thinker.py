"""A search with its memory: thinks about the hidden state of a seat and says what each move is worth."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from osselet.core.game import EXPECT, WHOLE, Game, Lean
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS
from osselet.core.rng import WORDS, start
from osselet.core.state import State, buffer, layout, pack, record, unpack
from osselet.search.expectation import STACK, expect
from osselet.search.tree_search import COUNT, EVEN, FIRST, MOVE, NODES, SHARES, SQUARES, SUM, USES, VISITS, think

DEEPEST = 200
EDGES_A_NODE = 24
SLICE_SECONDS = 0.05


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


def template(game: Game) -> Callable[..., None]:
    """The kernel with which a game is searched."""
    return expect if game.lean.method == EXPECT else think


class Thinker:
    """Searches for one game; one a thread. The same sight, effort and random stream give the same thought."""

    def __init__(self, game: Game, most: int, plain: bool = False, lean: Lean | None = None) -> None:
        self.game, self._plain, self._most = game, plain, most
        self._lean = lean or game.lean  # other numbers than the game's own may be tried, by the same rules
        self._kernel = bind(template(game), game, plain=plain)
        self._expects = game.lean.method == EXPECT
        size = layout(game.state).dtype.itemsize
        self._words = np.zeros(math.ceil(size / 8), np.int64)
        if plain:
            self._hidden: Any = [game.state()]
            self._worlds: Any = [game.state() for _ in range(STACK)]
            self._eyes: Any = [game.state()]
            self._rng: Any = [0] * WORDS
        else:
            self._hidden = record(game.state)
            self._worlds = record(game.state, STACK)
            self._eyes = self._words.view(np.uint8)[:size].view(layout(game.state).dtype)
            self._rng = buffer(WORDS)
        self._ids, self._weights = buffer(game.most_moves), buffer(game.most_moves)
        self._shares, self._winner = buffer(MOST_SEATS), buffer(MOST_SEATS)
        if self._expects:
            self._ids = np.zeros((STACK, game.most_moves), np.int64)
            self._weights = np.zeros((STACK, game.most_moves), np.int64)
            self._levels, self._sums = np.zeros((STACK, 3), np.int64), np.zeros((STACK, MOST_SEATS), np.int64)
            nodes = game.most_moves
            edges = game.most_moves * (game.most_moves + 1)
        else:
            nodes = most
            edges = most * EDGES_A_NODE + 4 * game.most_moves
        self._nodes = np.zeros((nodes + 1, 5), np.int64)
        self._edges = np.zeros((edges, 4), np.int64)
        self._table = np.zeros(1 << (2 * nodes + 1).bit_length(), np.int64)
        self._path = np.zeros((DEEPEST, 3), np.int64)
        self._used = np.zeros(3, np.int64)
        self._outlook = np.zeros((3, MOST_SEATS), np.int64)

    def start(self, seed: int, stream: int) -> None:
        """Sets the random stream to the beginning of one of a seed's."""
        start(self._rng, seed, stream)

    def think(self, sight: Sight, effort: Effort, seconds: float | None = None) -> Thought:
        """Searches with this effort; where a time is given, no longer than that."""
        self._table[:] = 0
        self._used[:] = 0
        self._outlook[:] = 0
        if self._plain:
            self._hidden[0] = unpack(self.game.state, sight.hidden)
        else:
            self._hidden.view(np.uint8)[:] = np.frombuffer(sight.hidden, np.uint8)
        if seconds is None:
            self._grow(sight, effort, effort.iterations)
        else:
            self._grow_in_time(sight, effort, seconds)
        return self._thought(sight.players)

    def weigh(self, sight: Sight, effort: Effort, move: int) -> Thought:
        """After `think`: what each seat may expect if the seat to decide plays this move, liked or not.

        The tree grows on under that move alone, so the moves of one decision are weighed with equal care.
        """
        first, count = int(self._nodes[0, FIRST]), int(self._nodes[0, COUNT])
        kept = self._edges[first].copy()
        self._edges[first] = move, EVEN, 0, 0  # in the place of another: the move may have had no edge at all
        self._nodes[0, COUNT] = 1
        self._used[USES] = 0  # the first try is of a new world
        self._outlook[:] = 0
        self._grow(sight, effort, effort.iterations)
        self._edges[first], self._nodes[0, COUNT] = kept, count
        return Thought([], [], [], *self._expected(sight.players, effort.iterations))

    def _expected(self, players: int, tries: int) -> tuple[list[float], list[float]]:
        """The mean share of each seat over so many tries, and of a tree its standard error; few are never sure."""
        means = [int(total) / tries / WHOLE for total in self._outlook[SUM, :players]]
        if self._expects:
            return means, []
        visits = self._lean.visits
        worlds = max(tries // visits, 1)
        squares = [int(total) / worlds / (visits * WHOLE) ** 2 for total in self._outlook[SQUARES, :players]]
        spread = [max(square - mean * mean, 0.25 / worlds) for mean, square in zip(means, squares, strict=True)]
        return means, [math.sqrt(one / worlds) for one in spread]

    def _grow(self, sight: Sight, effort: Effort, iterations: int) -> None:
        lean = self._lean
        if self._expects:
            self._kernel(
                self._hidden, sight.seat, sight.players, iterations, self.game.longest, self._rng, self._worlds,
                self._ids, self._weights, self._levels, self._sums, self._shares, self._winner, self._table,
                self._nodes, self._edges, self._used, self._outlook[SUM],
            )  # fmt: skip
            return
        self._kernel(
            self._hidden, sight.seat, sight.players, iterations, lean.visits, effort.depth, lean.foresight,
            self.game.longest, lean.exploring, lean.careless, self._rng, self._worlds, self._eyes, self._words,
            self._ids, self._weights, self._shares, self._winner, self._table, self._nodes, self._edges, self._path,
            self._used, self._outlook,
        )  # fmt: skip

    def _grow_in_time(self, sight: Sight, effort: Effort, seconds: float) -> None:
        """A slice at a time, each as long as the last ones say it may be; plain rules may be slow in the first too."""
        started, done, size = time.perf_counter(), 0, 1 if self._plain else 8
        while done < effort.iterations:
            size = min(size, effort.iterations - done)
            self._grow(sight, effort, size)
            done += size
            spent = time.perf_counter() - started
            if spent >= seconds:
                return
            size = max(1, int(done / spent * min(SLICE_SECONDS, seconds - spent)))

    def _thought(self, players: int) -> Thought:
        outlook, noise = self._expected(players, max(int(self._used[USES]), 1))
        if not self._used[NODES]:
            return Thought([], [], [], outlook, noise)
        first, count = int(self._nodes[0, FIRST]), int(self._nodes[0, COUNT])
        edges = self._edges[first : first + count].tolist()
        return Thought(
            [edge[MOVE] for edge in edges],
            [edge[VISITS] for edge in edges],
            [edge[SHARES] / edge[VISITS] / WHOLE if edge[VISITS] else 0.0 for edge in edges],
            outlook,
            noise,
        )
