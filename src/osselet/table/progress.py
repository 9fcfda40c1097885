"""How a table goes on: what a decision brings is worked out first, and then entered."""

from collections.abc import Mapping, Sequence

from osselet.core.dealers import Asked, Dealer, Judged, Seeded
from osselet.core.engine import Engine
from osselet.core.errors import GameError, RecordError
from osselet.core.game import CHANCE
from osselet.core.state import State, copy
from osselet.table.bouts import PlayedBout
from osselet.table.clock import Clock
from osselet.table.past import ForeseenBeat, Past, PlayedStep, Source
from osselet.table.turn import Turn

NamedSteps = Sequence[tuple[str, Source]]
"""Steps by name, each with where it came from."""


class Progress:
    """Enters beats: by whoever decided, and by every other copy of the table that hears of it."""

    def __init__(
        self, engine: Engine, past: Past, turn: Turn, clock: Clock | None, seeded: Seeded, dealer: Dealer | None
    ) -> None:
        self._engine, self._past, self._turn, self._clock = engine, past, turn, clock
        self.seeded = seeded
        self.dealer = dealer or self._own_dealer()
        self._foreseen: tuple[NamedSteps, ForeseenBeat] | None = None
        """What was worked out last, so that `follow` need not do it again."""
        self._ahead = 0
        """Steps worked out beyond what has happened."""

    @property
    def reached(self) -> int:
        """How many steps have happened, with those being worked out: a lesson's dealer goes by it."""
        return len(self._past.steps) + self._ahead

    def foresee(self, move: int, source: Source) -> ForeseenBeat:
        """What a legal step brings; changes nothing."""
        beat = ForeseenBeat(len(self._past.steps), [], [self._past.state])
        self._step(beat, move, source)
        return self._work_out(beat, self._turn.sealed)

    def foresee_rewind(self, count: int) -> ForeseenBeat:
        """What chance brings anew if the table goes back to where so many steps had happened."""
        return self._work_out(ForeseenBeat(count, [], [self._past.state_at(count)]), sealed={})

    @property
    def by_hand(self) -> bool:
        """Does chance wait for hands on a screen?"""
        dealer = self.dealer
        return isinstance(dealer, Judged) and self._turn.actor == "chance" and dealer.judges(self._turn.outcomes)

    @property
    def bouts(self) -> Sequence[PlayedBout]:
        """What hands on a screen did so far."""
        return self._past.bouts

    def foresee_deal(self, ranges: Sequence[int]) -> tuple[tuple[int, ...], int]:
        """A number below each of these from the seed, and the draws by then; changes nothing."""
        before = self.seeded.dealt
        try:
            return self.seeded.numbers(ranges), self.seeded.dealt
        finally:
            self.seeded.dealt = before

    def foresee_judged(self, names: Sequence[str]) -> tuple[NamedSteps, int]:
        """What the judge's verdict brings, in as many steps as it names, and the draws by then; changes nothing."""
        beat = ForeseenBeat(len(self._past.steps), [], [self._past.state])
        for name in names:
            move = self._engine.words.find(name)
            if move is None or move not in self._engine.moves(beat.state) or self._engine.actor(beat.state) != CHANCE:
                raise GameError(f"The judge of {self._engine.game.id} says {name!r}, which cannot come there.")
            self._step(beat, move, "judged")
        return self.named(self._work_out(beat, self._turn.sealed)), beat.dealt

    def judge(self, bout: PlayedBout, steps: NamedSteps, dealt: int) -> None:
        """Hands have done something, and this came of it."""
        self.follow(steps, dealt)
        self._past.bouts.append(bout)

    def keep(self, bouts: Sequence[PlayedBout]) -> None:
        """Hands did this at a table that was played before."""
        self._past.bouts = list(bouts)

    def state_at(self, count: int) -> State:
        """The whole state when so many steps had happened; do not write to it."""
        return self._past.state_at(count)

    def was_by_hand(self, count: int, words: frozenset[str]) -> bool:
        """Do hands answer what came when so many steps had happened, where these words are theirs?"""
        state = self._past.state_at(count)
        return self._engine.actor(state) == CHANCE and Judged(words).judges(self._engine.outcomes(state))

    def named(self, beat: ForeseenBeat) -> NamedSteps:
        """The steps of a beat by name, for `follow`."""
        name = self._engine.words.name
        steps = [(name(step.move), step.source) for step in beat.steps]
        self._foreseen = steps, beat
        return steps

    def _step(self, beat: ForeseenBeat, move: int, source: Source) -> None:
        state = copy(beat.state)
        beat.steps.append(PlayedStep(move, self._engine.actor(state), source))
        self._engine.play(state, move)
        beat.states.append(state)

    def _work_out(self, beat: ForeseenBeat, sealed: Mapping[int, Sequence[int]]) -> ForeseenBeat:
        """Deals chance and enters sealed choices until somebody has to decide; dealers stay where they are."""
        entered = dict.fromkeys(sealed, 0)
        mark, dealt = self.dealer.mark(), self.seeded.dealt
        try:
            while True:
                self._ahead = beat.start + len(beat.steps) - len(self._past.steps)
                who = self._engine.actor(beat.state)
                if who == CHANCE:
                    outcomes = self._engine.outcomes(beat.state)
                    if self.dealer.waits(outcomes):
                        break
                    found = self.dealer.deal(outcomes)
                    self._step(beat, self.seeded.deal(outcomes) if found is None else found, "dealt")
                elif len(sealed.get(who, ())) > entered.get(who, 0):
                    self._step(beat, sealed[who][entered[who]], "chosen")
                    entered[who] += 1
                else:
                    break
            beat.dealt, beat.dealer = self.seeded.dealt, self.dealer.mark()
        finally:
            self.dealer.rewind(mark)
            self.seeded.dealt = dealt
            self._ahead = 0
        return beat

    def follow(self, steps: NamedSteps, dealt: int, clocks: Sequence[float] | None = None) -> None:
        """Enters what was decided: here, at another copy of this table, or before."""
        foreseen = self._foreseen
        if foreseen is not None and foreseen[0] is steps and foreseen[1].start == len(self._past.steps):
            self.enter(foreseen[1])
        else:
            self.enter(self._walked(steps, dealt))
        if self._clock and clocks is not None:
            self._clock.go(clocks)

    def _walked(self, steps: NamedSteps, dealt: int) -> ForeseenBeat:
        """The beat of these steps, each of them checked."""
        beat = ForeseenBeat(len(self._past.steps), [], [self._past.state], dealt, self.dealer.mark())
        for name, source in steps:
            move = self._engine.words.find(name)
            if move is None or not self._engine.can_happen(beat.state, move):
                at, game = beat.start + len(beat.steps) + 1, self._engine.game.id
                raise RecordError(f"{name!r} cannot follow as step {at} of a table of {game}.")
            self._step(beat, move, source)
        return beat

    def enter(self, beat: ForeseenBeat) -> None:
        """A beat happens; this, sealing and going back are all that ever changes a table."""
        self._past.enter(beat)
        self._foreseen = None
        for move, actor, _ in beat.steps:
            if self._turn.sealed.get(actor, [])[:1] == [move]:
                self._turn.sealed[actor].pop(0)
        self.seeded.dealt = beat.dealt
        self.dealer.rewind(beat.dealer)
        self._changed()

    def settle(self) -> None:
        """Deals and enters what needs no decision."""
        beat = ForeseenBeat(len(self._past.steps), [], [self._past.state])
        self.enter(self._work_out(beat, self._turn.sealed))

    def seal(self, move: int, seat: int) -> None:
        """A seat chooses before its turn: the choice is known to it alone until it enters."""
        self._turn.sealed.setdefault(seat, []).append(move)
        self._turn.resealed(seat)

    def unseal(self, seat: int) -> None:
        """A seat takes back what it sealed last."""
        self._turn.sealed[seat].pop()
        self._turn.resealed(seat)

    def back_to(self, count: int) -> None:
        """Back to where so many steps had happened, before chance goes on."""
        self._past.back_to(count)
        self._changed()

    def retreat(self, count: int) -> None:
        """The same by consent: choices sealed since are taken back too."""
        self._turn.sealed.clear()
        self.back_to(count)

    def resume(
        self,
        state: bytes,
        steps: Sequence[PlayedStep],
        sealed: dict[int, list[int]],
        dealt: int,
        bouts: Sequence[PlayedBout] = (),
    ) -> None:
        """Puts a freshly laid table where a kept one was."""
        self._past.resume(state, steps, bouts)
        self._turn.sealed = sealed
        self.seeded.dealt = dealt
        self._changed()

    def hand_over(self, dealer: Dealer | None, dealt: int) -> None:
        """Another dealer goes on from here (None: the one the options ask for), after so many draws of the seed."""
        self.dealer = dealer or self._own_dealer()
        self.seeded.dealt = dealt
        self.settle()

    def _own_dealer(self) -> Dealer:
        game = self._engine.game
        asked = game.asked(self._engine.options) if game.asked else frozenset()
        return Asked(asked) if asked else self.seeded

    def _changed(self) -> None:
        self._turn.changed()
        if self._clock:
            self._clock.run(self._turn.on_clock)
