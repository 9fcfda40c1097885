"""Whose turn it is at a table, and what may be decided."""

from collections.abc import Sequence
from typing import Any, Literal

from osselet.core.dealers import Outcomes
from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER, Reason
from osselet.core.state import State, copy
from osselet.table.clock import Clock
from osselet.table.illegal import GENERAL
from osselet.table.past import Past

MOST_CHOICES = 100
"""Nobody makes more choices than that at once."""


class Turn:
    """Who may decide what at this very moment: worked out when asked for, forgotten as soon as something happens."""

    def __init__(self, engine: Engine, past: Past, clock: Clock | None) -> None:
        self._engine, self._past, self._clock = engine, past, clock
        self.sealed: dict[int, list[int]] = {}
        """Choices made before their turn, seat by seat: known to their seat alone until they enter."""
        self._now: dict[Any, Any] = {}

    def changed(self) -> None:
        """Something happened."""
        self._now.clear()

    def resealed(self, seat: int) -> None:
        """A seat has sealed another choice, or fewer: for the others nothing has changed."""
        for known in (seat, ("choosing", seat), "actors"):
            self._now.pop(known, None)

    @property
    def actor(self) -> int | Literal["chance"] | None:
        """The seat to decide, "chance" while people enter an outcome, None when the game is over."""
        now = self._now
        if "actor" not in now:
            who = self._engine.actor(self._past.state)
            now["actor"] = None if who == OVER else "chance" if who == CHANCE else who
        found: int | Literal["chance"] | None = now["actor"]
        return found

    @property
    def actors(self) -> list[int]:
        """The seats that may decide: several in a simultaneous phase."""
        if "actors" not in self._now:
            self._now["actors"] = self._all_actors()
        return list(self._now["actors"])

    def _all_actors(self) -> list[int]:
        if self._engine.game.rules.ask is None:
            return [self.actor] if isinstance(self.actor, int) else []
        return [seat for seat in range(self._engine.players) if self.choosing(seat) is not None]

    @property
    def outcomes(self) -> Outcomes:
        """What chance can bring now."""
        return self._engine.outcomes(self._past.state)

    def choosing(self, seat: int) -> State | None:
        """The seat's hidden state at the point where it has to choose, its sealed choices made; None if it may not.

        It is shared, so do not write to it.
        """
        if ("choosing", seat) not in self._now:
            self._now["choosing", seat] = self._to_choose(seat)
        found: State | None = self._now["choosing", seat]
        return found

    def _to_choose(self, seat: int) -> State | None:
        if self._engine.game.rules.ask is None:
            return self._past.hidden(len(self._past.steps), seat) if self.actor == seat else None
        s = copy(self._past.hidden(len(self._past.steps), seat))
        for move in self.sealed.get(seat, ()):
            self._engine.ask(s, seat)
            self._engine.play(s, move)
        return s if self._engine.actor(s) == seat or self._engine.ask(s, seat) else None

    def offer(self, seat: int) -> tuple[int, ...]:
        """The ids of what a seat may do now."""
        if self.on_clock == seat:
            self._now.pop(seat, None)
        if seat not in self._now:
            choosing = self.choosing(seat)
            self._now[seat] = () if choosing is None else tuple(self._legal(choosing, seat))
        found: tuple[int, ...] = self._now[seat]
        return found

    def _legal(self, choosing: State, seat: int) -> Sequence[int]:
        """Whose time is up has only what the clock plays."""
        late = self._engine.expired(choosing, seat) if self._clock and self._clock.left[seat] <= 0 else None
        return self._engine.moves(choosing) if late is None else [late]

    def expired(self, seat: int) -> int | None:
        """What the table plays if the clock runs out now for the seat to decide; None where no clock runs for it."""
        return self._engine.expired(self._past.state, seat) if seat == self.actor else None

    @property
    def on_clock(self) -> int | None:
        """The seat whose clock runs by the rules."""
        who = self.actor
        if self._clock is None or not isinstance(who, int) or self.expired(who) is None:
            return None
        return who

    def has_sealed(self, seat: int | None) -> bool:
        """Has the seat made a choice that has not entered yet?"""
        return seat is not None and bool(self.sealed.get(seat))

    @property
    def are_sealed(self) -> tuple[bool, ...]:
        """For each seat: has it sealed its whole choice of this phase? Everybody may know that."""
        if not any(self.sealed.values()):
            return (False,) * self._engine.players
        return tuple(self.has_sealed(seat) and self.choosing(seat) is None for seat in range(self._engine.players))

    def why(self, move: int, seat: int | None) -> Reason | None:
        """Why a seat (None: people who enter what chance brings) may not play this now; None if it may."""
        if seat is None and self.actor == "chance":
            outcomes = self.outcomes
            return None if move in outcomes.ids else Reason("not-an-outcome", None, {"outcomes": outcomes.listed()})
        choosing = None if seat is None else self.choosing(seat)
        if seat is None or choosing is None:
            if self.actor == "chance":
                return Reason("wait-for-chance")
            return Reason("already-chosen" if self.has_sealed(seat) else "not-your-turn")
        if move in self.offer(seat):
            return None
        if move in self._engine.moves(choosing):
            return Reason("time-up")
        return self._engine.why(choosing, self._engine.words.step(move, seat)) or GENERAL

    def choices_left(self, seat: int | None) -> int:
        """How many choices the seat still has to make in this phase, where all choose at the same time; else 0."""
        choosing = None if seat is None or self._engine.game.rules.ask is None else self.choosing(seat)
        if seat is None or choosing is None:
            return 0
        s, left = copy(choosing), 0
        while left < MOST_CHOICES and self._engine.ask(s, seat):
            self._engine.play(s, self._engine.moves(s)[0])
            left += 1
        return left
