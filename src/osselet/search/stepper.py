"""Games driven decision by decision from Python: one compiled call plays, deals and lists."""

from collections.abc import Mapping
from typing import Any

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER, Game
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS, Options
from osselet.core.placeholders import actor, hide, moves, play, score, setup
from osselet.core.rng import WORDS, pick, start
from osselet.core.rule import rule
from osselet.core.state import Ints, State, buffer, record
from osselet.search.random_games import as_record
from osselet.search.thought import Sight
from osselet.search.tree_search import put

ACTOR, STEPS, TRACE = range(3)
"""Where `facts` tells who decides, how many steps were made, chance included, and from where on their ids.

It is one array, since handing over a second one takes longer than writing the steps down.
"""


def lay(
    states: list[State], at: int, options: list[Options], players: int, seed: int, number: int, rng: Ints, facts: Ints
) -> None:
    """Lays a new table in one place of the array; its chance is one of the streams of a seed."""
    start(rng, seed, number)
    setup(states[at], players, options[0])
    facts[STEPS] = 0


@rule
def note(step: int, facts: Ints) -> None:
    """Counts a step and writes down its id, while there is room: a game may be longer than it promised."""
    at = TRACE + facts[STEPS]
    if at < len(facts):
        facts[at] = step
    facts[STEPS] += 1


def advance(
    states: list[State],
    at: int,
    move: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    facts: Ints,
    hidden: list[State],
    points: Ints,
    winner: Ints,
) -> int:
    """Plays a move (-1: none), deals chance up to the next decision, and lists what can be decided; 0 at the end.

    Writes down every step, what the seat to decide knows, and at the end points and winners.
    """
    s = states[at]
    if move >= 0:
        play(s, move)
        note(move, facts)
    while True:
        who = actor(s)
        if who == OVER:
            facts[ACTOR] = OVER
            score(s, points, winner)
            return 0
        weights[0] = 0
        count = moves(s, ids, weights)
        if who != CHANCE:
            facts[ACTOR] = who
            put(hidden, 0, states, at)
            hide(hidden[0], who)
            return count
        outcome = pick(rng, ids, weights, count)
        play(s, outcome)
        note(outcome, facts)


class Stepper:
    """One game at a time, as fast as Python can drive it: `count = g.reset(seed)`, then `count = g.step(g.ids[k])`.

    `ids[:count]` are the legal moves, `facts[ACTOR]` who decides, `facts[STEPS]` the steps so far and `trace()`
    their ids; at the end `points` and `winner` say how it ended.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, Any] | None = None) -> None:
        engine = Engine(game, players, options or {})
        self.states = record(game.state)
        self.ids = buffer(game.most_moves)
        self.facts = buffer(TRACE + game.longest)
        self._weights = buffer(game.most_moves)
        self._rng = buffer(WORDS)
        self._options = as_record(engine.options)
        self._players = players
        self._game = game
        self._hidden = record(game.state)
        self.points, self.winner = buffer(MOST_SEATS), buffer(MOST_SEATS)
        self._lay = bind(lay, game)
        self._advance = bind(advance, game)

    def reset(self, seed: int, number: int = 0) -> int:
        """A new game, one of many of a seed; returns how many moves the first to decide has."""
        self._lay(self.states, 0, self._options, self._players, seed, number, self._rng, self.facts)
        return self.step(-1)

    def step(self, move: int) -> int:
        """Plays a move; returns how many moves the next to decide has, 0 at the end."""
        count: int = self._advance(
            self.states, 0, move, self._rng, self.ids, self._weights, self.facts,
            self._hidden, self.points, self.winner,
        )  # fmt: skip
        return count

    def trace(self) -> list[int]:
        """The ids of all steps of the game so far, decisions and chance."""
        steps: list[int] = self.facts[TRACE : TRACE + int(self.facts[STEPS])].tolist()
        return steps

    def sight(self) -> Sight:
        """What the seat to decide knows now."""
        return Sight(self._game, self._players, int(self.facts[ACTOR]), self._hidden.tobytes())
