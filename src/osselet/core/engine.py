"""The uncompiled rules of one game with one set of options, ready to use: nobody waits for a compiler to play."""

from collections.abc import Mapping, Sequence
from typing import Any

from osselet.core.arrays import blank
from osselet.core.compiler_errors import explain_misuse
from osselet.core.dealers import Outcomes
from osselet.core.errors import GameError
from osselet.core.game import CHANCE, NOTHING, UNKNOWN, Account, Facts, Game, Line, Passage, Reason
from osselet.core.state import Ints, State, copy
from osselet.core.views import plain
from osselet.core.vocabulary import Step

MISUSE = (AttributeError, NotImplementedError, TypeError, ValueError)
"""What arrays raise that are asked for more than they can do; caught in each method, which costs nothing."""


def _said(error: Exception) -> Exception:
    """What the game's author misused, in one sentence; any other error as it is."""
    sentence = explain_misuse(error)
    return error if sentence is None else GameError(sentence)


class Engine:
    """Calls a game's plain rules; holds no state of its own."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = game.read_options(options, players)
        self.players = int(players)
        self.words = game.vocabulary(self.options)
        self._rules = game.rules
        self._play, self._guess = game.plain["play"], game.plain["guess"]
        self._lists: list[tuple[Any, Any]] = []
        """Lists to be filled with ids and weights that nobody fills just now; bots list in threads of their own."""

    def new(self) -> State:
        """A table freshly laid."""
        try:
            s = self.game.state()
            self._rules.setup(s, self.players, self.options)
            return s
        except MISUSE as error:
            raise _said(error) from None

    def actor(self, s: State) -> int:
        """A seat, CHANCE or OVER."""
        try:
            return int(self._rules.actor(s))
        except MISUSE as error:
            raise _said(error) from None

    def listed(self, s: State) -> tuple[Sequence[int], Sequence[int] | None, bool]:
        """The ids that can happen now, their weights where they differ, and whether they are too many to list."""
        try:
            most = self.game.most_moves
            lists = self._lists.pop() if self._lists else (blank(most), blank(most))
            ids, weights = lists
            weights[0] = 0
            count = int(self._rules.moves(s, ids, weights))
            if count > most:
                return range(ids[0], ids[0] + count), None, True
            found = ids[:count].tolist(), weights[:count].tolist() if weights[0] else None, False
            self._lists.append(lists)
            return found
        except MISUSE as error:
            raise _said(error) from None

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
            raise _said(error) from None

    def sees(self, s: State, move: int, seat: int) -> bool:
        """Does the seat learn which step this is?"""
        try:
            return bool(self._rules.sees(s, move, seat))
        except MISUSE as error:
            raise _said(error) from None

    def hidden(self, s: State, seat: int) -> State:
        """A copy with everything blanked that the seat may not know."""
        try:
            other = copy(s)
            self._rules.hide(other, seat)
            return other
        except MISUSE as error:
            raise _said(error) from None

    def guessed(self, hidden: State, seat: int, rng: Ints) -> State:
        """One world that agrees with all this seat knows, from its hidden state."""
        try:
            world = copy(hidden)
            self._guess(world, seat, rng)
            return world
        except MISUSE as error:
            raise _said(error) from None

    def ask(self, s: State, seat: int) -> bool:
        """Makes the seat the one to decide if it may choose now."""
        try:
            if self._rules.ask is None:
                return self.actor(s) == seat
            return bool(self._rules.ask(s, seat))
        except MISUSE as error:
            raise _said(error) from None

    def expired(self, s: State, seat: int) -> int | None:
        """What the table plays when the seat's clock has run out; None where its clock does not run."""
        try:
            if self._rules.expire is None:
                return None
            move = int(self._rules.expire(s, seat))
            return None if move == NOTHING else move
        except MISUSE as error:
            raise _said(error) from None

    def can_happen(self, s: State, move: int) -> bool:
        """May this id be the next step, listed or by a clock?"""
        who = self.actor(s)
        return move in self.moves(s) or (who > CHANCE and self.expired(s, who) == move)

    def score(self, s: State) -> tuple[list[int | None], list[int]]:
        """Points of each seat (None where not public) and the seats that share the victory."""
        try:
            points = blank(self.players)
            winner = blank(self.players)
            self._rules.score(s, points, winner)
            return [None if p == UNKNOWN else p for p in points.tolist()], [
                seat for seat in range(self.players) if winner[seat]
            ]
        except MISUSE as error:
            raise _said(error) from None

    def view(self, s: State, facts: Facts) -> dict[str, Any]:
        """A hidden state as its looker sees it, JSON-able."""
        try:
            seen: dict[str, Any] = plain(self.game.view(s, facts))
            return seen
        except MISUSE as error:
            raise _said(error) from None

    def tell(self, before: State, step: Step, after: State) -> list[Line]:
        """What to say of a step, from the hidden states around it."""
        try:
            return list(self.game.tell(before, step, after))
        except MISUSE as error:
            raise _said(error) from None

    def account(self, final: State, passages: Sequence[Passage]) -> Account | None:
        """How a game was decided, if the game says so."""
        try:
            return self.game.account(final, passages) if self.game.account else None
        except MISUSE as error:
            raise _said(error) from None

    def why(self, hidden: State, step: Step) -> Reason | None:
        """Why the seat to decide may not do this, if the game says so."""
        try:
            return self.game.why(hidden, step) if self.game.why else None
        except MISUSE as error:
            raise _said(error) from None
