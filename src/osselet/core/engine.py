"""The uncompiled rules of one game with one set of options, ready to use: nobody waits for a compiler to play."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from osselet.core.arrays import blank
from osselet.core.compiler_errors import explain_misuse
from osselet.core.dealers import Outcomes
from osselet.core.errors import GameError
from osselet.core.game import CHANCE, NOTHING, UNKNOWN, Facts, Game, Line, Reason
from osselet.core.state import Ints, State, copy
from osselet.core.vocabulary import Step

P = ParamSpec("P")
R = TypeVar("R")
MISUSE = AttributeError, NotImplementedError, TypeError, ValueError
"""How Python complains where a rule asks of a plain state what it cannot do."""


def _explained(error: Exception) -> Exception:
    """What the game's author misused, in one sentence; else the error itself."""
    sentence = explain_misuse(error)
    if sentence is None:
        return error
    found = GameError(sentence)
    found.__cause__ = error
    return found


def _in_words(ask: Callable[P, R]) -> Callable[P, R]:
    """Explains what goes wrong in a call. Those that every step makes do it themselves: a call more costs time."""

    @wraps(ask)
    def asked(*given: P.args, **named: P.kwargs) -> R:
        try:
            return ask(*given, **named)
        except MISUSE as error:
            raise _explained(error) from error.__cause__

    return asked


class Engine:
    """Calls a game's plain rules; holds no state of its own."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = game.read_options(options, players)
        self.players = int(players)
        self.words = game.vocabulary(self.options)
        self._rules = game.rules
        self._play, self._guess = game.plain["play"], game.plain["guess"]

    @_in_words
    def new(self) -> State:
        """A table freshly laid."""
        s = self.game.state()
        self._rules.setup(s, self.players, self.options)
        return s

    def actor(self, s: State) -> int:
        """A seat, CHANCE or OVER."""
        try:
            return int(self._rules.actor(s))
        except MISUSE as error:
            raise _explained(error) from error.__cause__

    def listed(self, s: State) -> tuple[Sequence[int], Sequence[int] | None, bool]:
        """The ids that can happen now, their weights where they differ, and whether they are too many to list."""
        ids = blank(self.game.most_moves)
        weights = blank(self.game.most_moves)
        try:
            count = int(self._rules.moves(s, ids, weights))
        except MISUSE as error:
            raise _explained(error) from error.__cause__
        if count > self.game.most_moves:
            return range(ids[0], ids[0] + count), None, True
        return ids[:count].tolist(), weights[:count].tolist() if weights[0] else None, False

    def moves(self, s: State) -> Sequence[int]:
        """The ids that can happen now."""
        return self.listed(s)[0]

    def outcomes(self, s: State) -> Outcomes:
        """What chance can bring now."""
        return Outcomes(self.words, *self.listed(s))

    def play(self, s: State, move: int) -> None:
        """Makes a step happen."""
        try:
            self._play(s, move)
        except MISUSE as error:
            raise _explained(error) from error.__cause__

    @_in_words
    def sees(self, s: State, move: int, seat: int) -> bool:
        """Does the seat learn which step this is?"""
        return bool(self._rules.sees(s, move, seat))

    @_in_words
    def hidden(self, s: State, seat: int) -> State:
        """A copy with everything blanked that the seat may not know."""
        other = copy(s)
        self._rules.hide(other, seat)
        return other

    @_in_words
    def guessed(self, hidden: State, seat: int, rng: Ints) -> State:
        """One world that agrees with all this seat knows, from its hidden state."""
        world = copy(hidden)
        self._guess(world, seat, rng)
        return world

    @_in_words
    def ask(self, s: State, seat: int) -> bool:
        """Makes the seat the one to decide if it may choose now."""
        if self._rules.ask is None:
            return self.actor(s) == seat
        return bool(self._rules.ask(s, seat))

    @_in_words
    def expired(self, s: State, seat: int) -> int | None:
        """What the table plays when the seat's clock has run out; None where its clock does not run."""
        if self._rules.expire is None:
            return None
        move = int(self._rules.expire(s, seat))
        return None if move == NOTHING else move

    def can_happen(self, s: State, move: int) -> bool:
        """May this id be the next step, listed or by a clock?"""
        who = self.actor(s)
        return move in self.moves(s) or (who > CHANCE and self.expired(s, who) == move)

    @_in_words
    def score(self, s: State) -> tuple[list[int | None], list[int]]:
        """Points of each seat (None where not public) and the seats that share the victory."""
        points = blank(self.players)
        winner = blank(self.players)
        self._rules.score(s, points, winner)
        return [None if p == UNKNOWN else p for p in points.tolist()], [
            seat for seat in range(self.players) if winner[seat]
        ]

    @_in_words
    def view(self, s: State, facts: Facts) -> dict[str, Any]:
        """A hidden state as its looker sees it, JSON-able."""
        return self.game.view(s, facts)

    @_in_words
    def tell(self, before: State, step: Step, after: State) -> list[Line]:
        """What to say of a step, from the hidden states around it."""
        return list(self.game.tell(before, step, after))

    @_in_words
    def why(self, hidden: State, step: Step) -> Reason | None:
        """Why the seat to decide may not do this, if the game says so."""
        return self.game.why(hidden, step) if self.game.why else None
