"""The search carried out by NumPy and Numba, or by plain rules: thinks about the hidden state of a seat."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from osselet.core.game import EXPECT, Game, Lean
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS
from osselet.core.rng import WORDS, start
from osselet.core.state import buffer, layout, record, unpack
from osselet.search.expectation import STACK, expect
from osselet.search.thought import DEEPEST, Effort, Search, Sight, Thought, room_for
from osselet.search.tree_search import COUNT, EVEN, FIRST, SUM, USES, think


def template(game: Game) -> Callable[..., None]:
    """The kernel with which a game is searched."""
    return expect if game.lean.method == EXPECT else think


class Thinker(Search):
    """Searches for one game; one a thread. The same sight, effort and random stream give the same thought."""

    def __init__(self, game: Game, most: int, plain: bool = False, lean: Lean | None = None) -> None:
        super().__init__(game, 1 if plain else 8, lean)
        self._plain = plain
        self._kernel = bind(template(game), game, plain=plain)
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
        room = room_for(game, most)
        self._nodes = np.zeros((room.nodes, 5), np.int64)
        self._edges = np.zeros((room.edges, 4), np.int64)
        self._table = np.zeros(room.slots, np.int64)
        self._path = np.zeros((DEEPEST, 3), np.int64)
        self._used = np.zeros(3, np.int64)
        self._outlook = np.zeros((3, MOST_SEATS), np.int64)

    def start(self, seed: int, stream: int) -> None:
        """Sets the random stream to the beginning of one of a seed's."""
        start(self._rng, seed, stream)

    def _begin(self, sight: Sight) -> None:
        self._table[:] = 0
        self._used[:] = 0
        self._outlook[:] = 0
        if self._plain:
            self._hidden[0] = unpack(self.game.state, sight.hidden)
        else:
            self._hidden.view(np.uint8)[:] = np.frombuffer(sight.hidden, np.uint8)

    def _numbers(self, place: str, first: int, count: int) -> list[int]:
        found: list[int] = getattr(self, f"_{place}").ravel()[first : first + count].tolist()
        return found

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
