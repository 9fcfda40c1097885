"""One game being played."""

import struct
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from osselet.core.dealers import Asked, Dealer, Seeded
from osselet.core.engine import Engine
from osselet.core.errors import OptionError, RecordError
from osselet.core.game import CHANCE, SPECTATOR, Facts, Game, Line, Reason
from osselet.core.options import show_options, whole
from osselet.core.state import State, copy, pack, unpack
from osselet.core.texts import FALLBACK, Speaker
from osselet.core.vocabulary import Step, Vocabulary
from osselet.table.clock import Clock
from osselet.table.illegal import GENERAL, IllegalMove, refusal
from osselet.table.past import ForeseenBeat, Past, PlayedStep, Source
from osselet.table.question import question
from osselet.table.seat import Move, Seat
from osselet.table.story import Story
from osselet.table.turn import Turn

FORMAT = 1
"""Of records."""
Named = Sequence[tuple[str, Source]]
"""Steps by name, each with where it came from."""
MOST_CHOICES = 100
"""Nobody makes more choices than that at once."""


class Table:
    """One game being played: what happened, what may happen, and what each seat may know of it.

    A decision is first worked out (`foresee`) and then entered, by `follow`: by whoever decided, and by every other
    copy of the table that hears of it.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        dealer: Dealer | None = None,
        names: Sequence[str | None] = (),
    ) -> None:
        self._engine = Engine(game, players, {} if options is None else options)
        if dealer is not None and not callable(getattr(dealer, "waits", None)):
            raise OptionError(f"A dealer is Seeded(…), Scripted(…) or Asked(…), not {dealer!r}.")
        if isinstance(dealer, type):
            raise OptionError(f"A dealer is an object such as {dealer.__name__}(…), not the class itself.")
        self.names = tuple(names)
        self._seeded = dealer if isinstance(dealer, Seeded) else Seeded(seed)
        self._dealer = dealer or self._own_dealer()
        seconds = getattr(self._engine.options, game.clock) if game.clock else 0
        self._clock = Clock(seconds, players) if seconds else None
        self._past = Past(self._engine)
        self._turn = Turn(self._engine, self._past, self._clock)
        self._story = Story(self._engine, self._past)
        self._foreseen: tuple[Named, ForeseenBeat] | None = None
        """What was worked out last, so that `follow` need not do it again."""
        self._ahead = 0
        """Steps worked out beyond what has happened."""
        self._settle()

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._engine.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._engine.players

    @property
    def words(self) -> Vocabulary:
        """The names and ids of everything that can happen."""
        return self._engine.words

    @property
    def options(self) -> dict[str, Any]:
        """The options of this table, all of them."""
        return show_options(self._engine.options, self.players)

    @property
    def actor(self) -> int | Literal["chance"] | None:
        """The seat to decide; "chance" while an outcome is to be entered by people; None when the game is over."""
        return self._turn.actor

    @property
    def actors(self) -> list[int]:
        """The seats that may decide now: several in a simultaneous phase."""
        return self._turn.actors

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._turn.actor is None

    @property
    def sealed(self) -> tuple[bool, ...]:
        """For each seat: has it sealed its whole choice of this phase? Everybody may know that."""
        return self._turn.are_sealed

    def has_sealed(self, seat: int) -> bool:
        """Has the seat made a choice that has not entered yet?"""
        return self._turn.has_sealed(seat)

    def moves(self, seat: int | None = None) -> list[Move]:
        """What a seat may do now, the seat to decide if none is named; none for a seat not to decide."""
        seat = self._seat_or_actor(seat)
        steps = [self.words.step(move, seat) for move in self._open(seat)]
        return [Move(s.name, s.move, s, self._engine, self.names) for s in steps if s.move is not None]

    def names_of_moves(self, seat: int | None = None) -> list[str]:
        """The same by name alone, for those who write them out."""
        return [self.words.name(move) for move in self._open(self._seat_or_actor(seat))]

    def offer(self, seat: int) -> tuple[int, ...]:
        """The ids of what a seat may do now."""
        return self._turn.offer(seat)

    def _open(self, seat: int | None) -> Sequence[int]:
        """The ids of what a seat may do now, or of what chance may bring where people enter it (None)."""
        if seat is not None:
            return self._turn.offer(seat)
        if self.actor != "chance":
            return ()
        outcomes = self._turn.outcomes
        return () if outcomes.wide else outcomes.ids

    def question(self, seat: int | None = None, view: Mapping[str, Any] | None = None) -> Line | None:
        """What a seat is asked now, the seat to decide if none is named; while people enter chance, what all are asked.

        `Speaker.question` says it. None where nothing is asked, or where the game has no words for it. Whoever has the
        view at hand gives it.
        """
        asked = None if self.actor == "chance" else self._seat_or_actor(seat)
        moves = self._open(asked)
        if not moves:
            return None
        seen = self.view(seat if asked is None else asked) if view is None else view
        return question(self.game, self.words, seen, asked, moves, lambda: self.choices_left(asked))

    def choices_left(self, seat: int | None) -> int:
        """How many choices the seat still has to make in this phase, where all choose at the same time; else 0."""
        choosing = None if seat is None or self.game.rules.ask is None else self._turn.choosing(seat)
        if seat is None or choosing is None:
            return 0
        s, left = copy(choosing), 0
        while left < MOST_CHOICES and self._engine.ask(s, seat):
            self._engine.play(s, self._engine.moves(s)[0])
            left += 1
        return left

    def _seat_or_actor(self, seat: int | None) -> int | None:
        if seat is None:
            return self.actor if isinstance(self.actor, int) else None
        return self._seated(seat)

    def _seated(self, seat: int) -> int:
        """The seat, if it is one of this table."""
        found = whole(seat)
        if found is None or not 0 <= found < self.players:
            raise self._illegal(Reason("no-such-seat", None, {"seat": repr(seat), "last": self.players - 1}))
        return found

    def why(self, move: str | int | Move, seat: int | None = None) -> Reason | None:
        """Why a seat may not play this now; None if it may."""
        return Reason("over") if self.over else self._why(self._find(move), seat)

    def _why(self, move: int, seat: int | None) -> Reason | None:
        if seat is None and self.actor == "chance":
            outcomes = self._turn.outcomes
            return None if move in outcomes.ids else Reason("not-an-outcome", None, {"outcomes": outcomes.listed()})
        seat = self._seat_or_actor(seat)
        choosing = None if seat is None else self._turn.choosing(seat)
        if seat is None or choosing is None:
            if self.actor == "chance":
                return Reason("wait-for-chance")
            return Reason("already-chosen" if self._turn.has_sealed(seat) else "not-your-turn")
        if move in self._turn.offer(seat):
            return None
        if move in self._engine.moves(choosing):
            return Reason("time-up")
        why = self.game.why
        return (why(choosing, self.words.step(move, seat)) if why else None) or GENERAL

    def _illegal(self, why: Reason) -> IllegalMove:
        return refusal(self.game, why, self.names)

    def _find(self, move: str | int | Move) -> int:
        words = self.words
        if isinstance(move, Move):
            move = move.name
        if isinstance(move, str):
            found = words.find(move)
        else:
            number = whole(move)
            found = number if number is not None and 0 <= number < words.size else None
        if found is None:
            raise self._illegal(Reason("unknown", None, {"move": str(move)}))
        return found

    def play(self, move: str | int | Move, seat: int | None = None) -> None:
        """Plays a move given by name, id or Move; an illegal one says why and changes nothing.

        In a simultaneous phase a seat may play out of turn: its choice is sealed, kept secret, and
        enters when its turn comes. While chance waits for people, plays the outcome they enter.
        """
        beat = self._foresee(move, seat)
        if beat is None:
            self._seal(self._find(move), seat)
        else:
            self._enter(beat)

    def foresee(self, move: str | int | Move, seat: int | None = None) -> tuple[Named, int] | None:
        """The steps that a move brings and the draws from the seed by then, for `follow`; None if it would be sealed.

        Changes nothing, and refuses an illegal move as `play` does.
        """
        return self._named(self._foresee(move, seat))

    def foresee_time_out(self, seat: int) -> tuple[Named, int]:
        """The same for what the rules say of a seat whose time is up."""
        found = self._named(self._foresee_time_out(seat))
        assert found is not None
        return found

    def foresee_rewind(self, count: int) -> tuple[Named, int]:
        """What chance brings anew if the table goes back to where so many steps had happened."""
        if not 0 <= count < self.count:
            raise self._illegal(Reason("no-undo"))
        found = self._named(self._work_out(ForeseenBeat(count, [], [self._past.state_at(count)]), sealed={}))
        assert found is not None
        return found

    def _named(self, beat: ForeseenBeat | None) -> tuple[Named, int] | None:
        if beat is None:
            return None
        name = self.words.name
        steps = [(name(step.move), step.source) for step in beat.steps]
        self._foreseen = steps, beat
        return steps, beat.dealt

    def _foresee(self, move: str | int | Move, seat: int | None) -> ForeseenBeat | None:
        if self.over:
            raise self._illegal(Reason("over"))
        found = self._find(move)
        if why := self._why(found, seat):
            raise self._illegal(why)
        if seat is None and self.actor == "chance":
            return self._beat(found, "typed")
        actor = self.actor
        if not isinstance(actor, int) or self._seat_or_actor(seat) != actor:
            return None
        return self._beat(found, "clock" if self._turn.expired(actor) == found else "chosen")

    def _foresee_time_out(self, seat: int) -> ForeseenBeat:
        move = self._turn.expired(self._seated(seat))
        if move is None:
            raise self._illegal(Reason("no-clock"))
        return self._beat(move, "clock")

    def _beat(self, move: int, source: Source) -> ForeseenBeat:
        beat = ForeseenBeat(self.count, [], [self._past.state])
        self._step(beat, move, source)
        return self._work_out(beat, self._turn.sealed)

    def _step(self, beat: ForeseenBeat, move: int, source: Source) -> None:
        state = copy(beat.state)
        beat.steps.append(PlayedStep(move, self._engine.actor(state), source))
        self._engine.play(state, move)
        beat.states.append(state)

    def _work_out(self, beat: ForeseenBeat, sealed: Mapping[int, Sequence[int]]) -> ForeseenBeat:
        """Deals chance and enters sealed choices until somebody has to decide; dealers stay where they are."""
        entered = dict.fromkeys(sealed, 0)
        mark, dealt = self._dealer.mark(), self._seeded.dealt
        try:
            while True:
                self._ahead = beat.start + len(beat.steps) - self.count
                who = self._engine.actor(beat.state)
                if who == CHANCE:
                    outcomes = self._engine.outcomes(beat.state)
                    if self._dealer.waits(outcomes):
                        break
                    found = self._dealer.deal(outcomes)
                    self._step(beat, self._seeded.deal(outcomes) if found is None else found, "dealt")
                elif len(sealed.get(who, ())) > entered.get(who, 0):
                    self._step(beat, sealed[who][entered[who]], "chosen")
                    entered[who] += 1
                else:
                    break
            beat.dealt, beat.dealer = self._seeded.dealt, self._dealer.mark()
        finally:
            self._dealer.rewind(mark)
            self._seeded.dealt = dealt
            self._ahead = 0
        return beat

    def _settle(self) -> None:
        """Deals and enters what needs no decision."""
        self._enter(self._work_out(ForeseenBeat(self.count, [], [self._past.state]), self._turn.sealed))

    def _enter(self, beat: ForeseenBeat) -> None:
        """A beat happens; this, sealing and going back are all that ever changes a table."""
        self._past.enter(beat)
        self._foreseen = None
        for move, actor, _ in beat.steps:
            if self._turn.sealed.get(actor, [])[:1] == [move]:
                self._turn.sealed[actor].pop(0)
        self._seeded.dealt = beat.dealt
        self._dealer.rewind(beat.dealer)
        self._turn.changed()
        self._run_clock()

    def seal(self, move: str, seat: int) -> None:
        """A seat chooses before its turn: the choice is known to it alone until it enters."""
        found = self._find(move)
        if why := self._why(found, seat):
            raise self._illegal(why)
        self._seal(found, seat)

    def _seal(self, move: int, seat: int | None) -> None:
        assert seat is not None
        self._turn.sealed.setdefault(seat, []).append(move)
        self._turn.resealed(seat)

    def follow(self, steps: Named, dealt: int, clocks: Sequence[float] | None = None) -> None:
        """Enters what was decided: here, at another copy of this table, or before."""
        if self._foreseen is not None and self._foreseen[0] is steps and self._foreseen[1].start == self.count:
            self._enter(self._foreseen[1])
        else:
            self._enter(self._walked(steps, dealt))
        if self._clock and clocks is not None:
            self._clock.go(clocks)

    def _walked(self, steps: Named, dealt: int) -> ForeseenBeat:
        """The beat of these steps, each of them checked."""
        beat = ForeseenBeat(self.count, [], [self._past.state], dealt, self._dealer.mark())
        for name, source in steps:
            move = self.words.find(name)
            if move is None or not self._engine.can_happen(beat.state, move):
                at = self.count + len(beat.steps) + 1
                raise RecordError(f"{name!r} cannot follow as step {at} of a table of {self.game.id}.")
            self._step(beat, move, source)
        return beat

    @property
    def dealt(self) -> int:
        """How often the seed has been drawn from."""
        return self._seeded.dealt

    @property
    def reached(self) -> int:
        """How many steps have happened, with those being worked out: a lesson's dealer goes by it."""
        return self.count + self._ahead

    def hand_over(self, dealer: Dealer | None, dealt: int) -> None:
        """Another dealer goes on from here (None: the one the options ask for), after so many draws of the seed."""
        self._dealer = dealer or self._own_dealer()
        self._seeded.dealt = dealt
        self._settle()

    def _own_dealer(self) -> Dealer:
        asked = self.game.asked(self._engine.options) if self.game.asked else frozenset()
        return Asked(asked) if asked else self._seeded

    def hold_clock(self) -> None:
        """The clock stands still: what is played now was played before."""
        if self._clock:
            self._clock.hold()

    def start_clock(self, left: Sequence[float] | None) -> None:
        """The clock runs again, with these seconds left where they are known."""
        if self._clock:
            self._clock.go(left)

    def _run_clock(self) -> None:
        if self._clock:
            self._clock.run(self.on_clock)

    @property
    def on_clock(self) -> int | None:
        """The seat whose clock runs by the rules."""
        return self._turn.on_clock

    @property
    def clocks(self) -> list[float] | None:
        """Seconds left for each seat, or None where nobody plays by the clock."""
        return self._clock.left if self._clock else None

    def is_clock_move(self, name: str) -> bool:
        """Is this what the table would play now if the clock had run out for the seat to decide?"""
        found = self.words.find(name)
        return isinstance(self.actor, int) and found is not None and self._turn.expired(self.actor) == found

    def time_out(self, seat: int) -> None:
        """The table's clock has run out for this seat: plays what the rules say of that."""
        beat = self._foresee_time_out(seat)
        if self._clock:
            self._clock.stop(seat)
        self._enter(beat)

    def can_undo(self, seat: int | None = None) -> bool:
        """May this seat (None: whoever acted last) take back its last step?

        It may as long as only it acted since and nothing was dealt or revealed (the end reveals
        all). A sealed choice may be taken back until it enters, an outcome typed by people until the
        next decision.
        """
        if self._turn.has_sealed(seat):
            return True
        if not self._past.steps:
            return False
        last = self._past.steps[-1]
        mine = last.source == "chosen" and seat in (None, last.actor)
        if not (mine or (last.source == "typed" and seat is None)) or self.over:
            return False
        return self.words.word(last.move).key not in self.game.reveals

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last step of a seat (None: of whoever acted last)."""
        if not self.can_undo(seat):
            raise self._illegal(Reason("no-undo"))
        if seat is not None and self._turn.has_sealed(seat):
            self._turn.sealed[seat].pop()
            self._turn.resealed(seat)
            return
        self._back_to(self.count - 1)

    def rewind(self, count: int) -> None:
        """Back to where so many steps had happened, if all agree to it; chance will be drawn anew."""
        steps, dealt = self.foresee_rewind(count)
        self.retreat(count)
        self.follow(steps, dealt)

    def retreat(self, count: int) -> None:
        """Back to where so many steps had happened, before chance goes on."""
        self._turn.sealed.clear()
        self._back_to(count)

    def _back_to(self, count: int) -> None:
        self._past.back_to(count)
        self._story.back_to(count)
        self._turn.changed()
        self._run_clock()

    @property
    def count(self) -> int:
        """How many steps have happened, chance included."""
        return len(self._past.steps)

    @property
    def last_source(self) -> Source | None:
        """Where the last step came from."""
        return self._past.steps[-1].source if self._past.steps else None

    def last_choice(self, seat: int) -> int | None:
        """How many steps had happened when this seat last decided something."""
        found = self._seated(seat)
        return next((at for at in reversed(range(self.count)) if self._past.steps[at].actor == found), None)

    def since(self, count: int) -> Named:
        """The steps after the first so many, whole: for the keeper of the table."""
        return [(self.words.name(step.move), step.source) for step in self._past.steps[count:]]

    def steps(self, seat: int | None = None) -> list[str]:
        """The names of all steps as a seat (None: a spectator) has seen them."""
        looker = self._looker(seat)
        return [self._story.seen(at, looker).name for at in range(self.count)]

    def tell(self, since: int, seat: int | None = None) -> list[tuple[Step, list[Line]]]:
        """The steps after the first so many as a seat has seen them, each with its lines."""
        return self._story.tell(since, self._looker(seat))

    def lines(self, seat: int | None = None) -> list[Line]:
        """What happened, as keys of texts and their arguments."""
        return [line for lines in self.tale(seat) for line in lines]

    def tale(self, seat: int | None = None) -> list[list[Line]]:
        """The lines of each step."""
        return self._story.tale(self._looker(seat))

    def log(self, seat: int | None = None, lang: str = FALLBACK) -> list[str]:
        """What happened, in sentences, as a seat (None: a spectator) has seen it."""
        say = Speaker(self.game, lang, self.names)
        return [say.line(line) for line in self.lines(seat)]

    def look_away(self) -> None:
        """Forgets what was worked out to tell of the past."""
        self._past.look_away()
        self._story.forget()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat (None: a spectator) may see it, JSON-able."""
        return self.game.view(self._past.hidden(self.count, self._looker(seat)), self._facts(seat))

    def view_at(self, count: int, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat could see it when so many steps had happened."""
        s = self._engine.hidden(self._state_at(count), self._looker(seat))
        return self.game.view(s, Facts(seat, (False,) * self.players))

    def _state_at(self, count: int) -> State:
        """The state when so many steps had happened, if so many have; do not write to it."""
        if not 0 <= count <= self.count:
            raise OptionError(f"This table has had {self.count} steps, not {count}.")
        return self._past.state_at(count)

    def reveal(self, count: int | None = None) -> dict[str, Any]:
        """The same keys with nothing hidden, now or when so many steps had happened: for tests and finished games."""
        if count is None or count == self.count:
            return self.game.view(copy(self._past.state), self._facts(None, revealed=True))
        return self.game.view(copy(self._state_at(count)), Facts(None, (False,) * self.players, revealed=True))

    def _looker(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seated(seat)

    def _facts(self, seat: int | None, revealed: bool = False) -> Facts:
        own = () if seat is None else self._turn.sealed.get(seat, ())
        return Facts(seat, self.sealed, revealed, tuple(self.words.name(move) for move in own))

    def seat(self, number: int, told: bool = True) -> Seat:
        """What a seat holds: its hidden state, view, moves and log; all that a bot or a client may have.

        Without the log (`told`) where nobody reads it: a long game has a long one.
        """
        looker = self._looker(number)
        hidden = self._turn.choosing(number) or self._engine.hidden(self._past.state, looker)
        lines = tuple(self.lines(number)) if told else ()
        return Seat(number, self._engine, self.view(number), hidden, tuple(self.moves(number)), lines, self.names)

    def svg(self, seat: int | None = None) -> str:
        """The board as a seat (or a spectator) sees it, as a picture to show or to save."""
        from osselet.table.svg_board import as_svg

        return as_svg(self.game, self.view(seat))

    def _repr_html_(self) -> str:
        """The board as a spectator sees it, where a notebook shows the table."""
        return self.svg()

    @property
    def scores(self) -> list[int | None]:
        """The points of each seat as far as they are public."""
        return self._engine.score(self._engine.hidden(self._past.state, SPECTATOR))[0]

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory; none before the end."""
        return self._engine.score(self._past.state)[1]

    @property
    def state(self) -> bytes:
        """The whole state, for the keeper of the table."""
        return pack(self._past.state)

    @property
    def sealed_names(self) -> dict[int, list[str]]:
        """What seats have sealed, for the keeper of the table."""
        return {seat: [self.words.name(move) for move in moves] for seat, moves in self._turn.sealed.items() if moves}

    @property
    def played(self) -> Sequence[PlayedStep]:
        """Every step with who decided it, for the keeper of the table."""
        return self._past.steps

    def resume(self, state: bytes, steps: Sequence[PlayedStep], sealed: dict[int, list[int]], dealt: int) -> None:
        """Puts a freshly laid table where a kept one was; how it came there is only worked out when asked for."""
        self._past.resume(self._read(state, steps), steps)
        self._turn.sealed = sealed
        self._turn.changed()
        self._seeded.dealt = dealt
        self._run_clock()

    def _read(self, packed: bytes, steps: Sequence[PlayedStep]) -> State:
        """The state that was kept; where a former version laid its bytes out otherwise, the one the steps lead to."""
        try:
            return unpack(self.game.state, packed)
        except struct.error:
            state = self._engine.new()
            for step in steps:
                self._engine.play(state, step.move)
            return state

    def record(self) -> dict[str, Any]:
        """The game so far, JSON-able: every step by name, chance included. Not for seats before the end."""
        return {
            "format": "osselet-record",
            "version": FORMAT,
            "game": self.game.id,
            "rules": self.game.version,
            "players": self.players,
            "options": self.options,
            "names": list(self.names),
            "seed": str(self._seeded.seed),
            "dealt": self._seeded.dealt,
            "asked": self._asked(),
            "steps": [self.words.name(step.move) for step in self._past.steps],
            "sealed": {str(seat): names for seat, names in self.sealed_names.items()},
            "clocks": None if self.clocks is None else [round(seconds, 3) for seconds in self.clocks],
            "over": self.over,
            "scores": self.scores,
            "winners": self.winners,
        }

    def _asked(self) -> Literal["all"] | list[str] | None:
        """What people enter themselves, for the record."""
        if not isinstance(self._dealer, Asked):
            return None
        return "all" if self._dealer.words is None else sorted(self._dealer.words)
