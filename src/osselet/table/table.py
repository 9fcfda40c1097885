"""One game being played."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from osselet.core.dealers import Asked, Dealer, Seeded
from osselet.core.engine import Engine
from osselet.core.errors import OptionError
from osselet.core.game import SPECTATOR, Facts, Game, Line, Reason
from osselet.core.options import show_options, whole
from osselet.core.state import State, copy, pack
from osselet.core.texts import FALLBACK, Speaker
from osselet.core.vocabulary import Step, Vocabulary
from osselet.table.account import FinalAccount, settle
from osselet.table.album import Album
from osselet.table.clock import Clock
from osselet.table.illegal import IllegalMove, refusal
from osselet.table.past import ForeseenBeat, Past, PlayedStep, Source
from osselet.table.progress import NamedSteps, Progress
from osselet.table.question import Questions
from osselet.table.seat import Move, Seat
from osselet.table.story import Story
from osselet.table.turn import Turn

MOST_NAMES = 2000
"""Of a word that are listed for people to choose from."""


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
        seconds = getattr(self._engine.options, game.clock) if game.clock else 0
        self._clock = Clock(seconds, players) if seconds else None
        self._past = Past(self._engine)
        self._turn = Turn(self._engine, self._past, self._clock)
        seeded = dealer if isinstance(dealer, Seeded) else Seeded(seed)
        self.progress = Progress(self._engine, self._past, self._turn, self._clock, seeded, dealer)
        """How it goes on; for whoever keeps a copy of the table in step with others."""
        self.story = Story(self._engine, self._past)
        """What is told of what happened."""
        self._questions = Questions(game, self._engine.words)
        self._account: tuple[PlayedStep, FinalAccount] | None = None
        self.progress.settle()

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

    def names_of_chance(self) -> list[str]:
        """While people enter an outcome: all that the word for it can say, whether or not it can come now."""
        if self.actor != "chance" or self.progress.by_hand:
            return []
        word = self.words.word(self._turn.outcomes.ids[0])
        return [self.words.name(word.first + at) for at in range(min(word.size, MOST_NAMES))]

    def offer(self, seat: int) -> tuple[int, ...]:
        """The ids of what a seat may do now."""
        return self._turn.offer(seat)

    def _open(self, seat: int | None) -> Sequence[int]:
        """The ids of what a seat may do now, or of what chance may bring where people enter it (None)."""
        if seat is not None:
            return self._turn.offer(seat)
        if self.actor != "chance" or self.progress.by_hand:
            return ()
        outcomes = self._turn.outcomes
        return () if outcomes.wide else outcomes.ids

    def question(self, seat: int | None = None, view: Mapping[str, Any] | None = None) -> Line | None:
        """What a seat is asked now, the seat to decide if none is named; while people enter chance, what all are asked.

        `Speaker.question` says it. None where nothing is asked, or where the game has no words for it. Whoever has the
        view at hand gives it.
        """
        asked = self._asked(seat)
        moves = self._open(asked)
        if not moves:
            return None
        seen = self.view(seat if asked is None else asked) if view is None else view
        return self._questions.ask(seen, asked, moves, lambda: self.choices_left(asked))

    def questions(self, seat: int | None = None) -> dict[str, list[str]]:
        """The questions that fit what a seat may do now, most telling first, each with the variables it lacks."""
        asked = self._asked(seat)
        seen = self.view(seat if asked is None else asked)
        return self._questions.lacking(seen, asked, self._open(asked), lambda: self.choices_left(asked))

    def _asked(self, seat: int | None) -> int | None:
        return None if self.actor == "chance" else self._seat_or_actor(seat)

    def choices_left(self, seat: int | None) -> int:
        """How many choices the seat still has to make in this phase, where all choose at the same time; else 0."""
        return self._turn.choices_left(seat)

    def _seat_or_actor(self, seat: int | None) -> int | None:
        if seat is None:
            return self.actor if isinstance(self.actor, int) else None
        return self._seated(seat)

    def _decider(self, seat: int | None) -> int | None:
        """Who decides if none is named: the seat to decide, or (None) people who enter what chance brings."""
        return None if seat is None and self.actor == "chance" else self._seat_or_actor(seat)

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
        decider = self._decider(seat)
        return Reason("by-hand") if self.progress.by_hand else self._turn.why(move, decider)

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
        found = self._legal(move, seat)
        source = self._enters_as(found, seat)
        if source is None:
            assert seat is not None
            self.progress.seal(found, seat)
        else:
            self.progress.enter(self.progress.foresee(found, source))

    def foresee(self, move: str | int | Move, seat: int | None = None) -> tuple[NamedSteps, int] | None:
        """The steps that a move brings and the draws from the seed by then, for `follow`; None if it would be sealed.

        Changes nothing, and refuses an illegal move as `play` does.
        """
        found = self._legal(move, seat)
        source = self._enters_as(found, seat)
        return None if source is None else self._named(self.progress.foresee(found, source))

    def foresee_time_out(self, seat: int) -> tuple[NamedSteps, int]:
        """The same for what the rules say of a seat whose time is up."""
        return self._named(self.progress.foresee(self._clock_move(seat), "clock"))

    def foresee_rewind(self, count: int) -> tuple[NamedSteps, int]:
        """The same for what chance brings anew if the table goes back to where so many steps had happened."""
        if not 0 <= count < self.count:
            raise self._illegal(Reason("no-undo"))
        return self._named(self.progress.foresee_rewind(count))

    def _named(self, beat: ForeseenBeat) -> tuple[NamedSteps, int]:
        return self.progress.named(beat), beat.dealt

    def _legal(self, move: str | int | Move, seat: int | None) -> int:
        if self.over:
            raise self._illegal(Reason("over"))
        found = self._find(move)
        if why := self._why(found, seat):
            raise self._illegal(why)
        return found

    def _enters_as(self, move: int, seat: int | None) -> Source | None:
        """As what a legal move enters at once; None where it is sealed, for its turn has not come."""
        actor = self.actor
        if seat is None and actor == "chance":
            return "typed"
        if not isinstance(actor, int) or self._seat_or_actor(seat) != actor:
            return None
        return "clock" if self._turn.expired(actor) == move else "chosen"

    def seal(self, move: str, seat: int) -> None:
        """A seat chooses before its turn: the choice is known to it alone until it enters."""
        self.progress.seal(self._legal(move, seat), self._seated(seat))

    @property
    def dealt(self) -> int:
        """How often the seed has been drawn from."""
        return self.progress.seeded.dealt

    def hand_over(self, dealer: Dealer | None, dealt: int) -> None:
        """Another dealer goes on from here (None: the one the options ask for), after so many draws of the seed."""
        self.progress.hand_over(dealer, dealt)

    def hold_clock(self) -> None:
        """The clock stands still: what is played now was played before."""
        if self._clock:
            self._clock.hold()

    def start_clock(self, left: Sequence[float] | None) -> None:
        """The clock runs again, with these seconds left where they are known."""
        if self._clock:
            self._clock.go(left)

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
        beat = self.progress.foresee(self._clock_move(seat), "clock")
        if self._clock:
            self._clock.stop(seat)
        self.progress.enter(beat)

    def _clock_move(self, seat: int) -> int:
        move = self._turn.expired(self._seated(seat))
        if move is None:
            raise self._illegal(Reason("no-clock"))
        return move

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
            self.progress.unseal(seat)
        else:
            self.progress.back_to(self.count - 1)

    def rewind(self, count: int) -> None:
        """Back to where so many steps had happened, if all agree to it; chance will be drawn anew."""
        steps, dealt = self.foresee_rewind(count)
        self.progress.retreat(count)
        self.progress.follow(steps, dealt)

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

    def since(self, count: int) -> NamedSteps:
        """The steps after the first so many, whole: for the keeper of the table."""
        return [(self.words.name(step.move), step.source) for step in self._past.steps[count:]]

    def log(self, seat: int | None = None, lang: str = FALLBACK) -> list[str]:
        """What happened, in sentences, as a seat (None: a spectator) has seen it."""
        say = Speaker(self.game, lang, self.names)
        return [say.line(line) for line in self.lines(seat)]

    def lines(self, seat: int | None = None) -> list[Line]:
        """The same as keys of texts and their arguments."""
        return [line for lines in self.story.tale(self._looker(seat)) for line in lines]

    def tell(self, since: int, seat: int | None = None) -> list[tuple[Step, list[Line]]]:
        """The steps after the first so many as a seat has seen them, each with its lines."""
        return self.story.tell(since, self._looker(seat))

    def hands(self, since: int, seat: int | None = None) -> list[int | None]:
        """Of the steps after the first so many: whose hand throws or draws them, as far as a seat may know."""
        looker = self._looker(seat)
        return [self.story.hand(at, looker) for at in range(since, self.count)]

    def steps(self, seat: int | None = None) -> list[str]:
        """The names of all steps as a seat (None: a spectator) has seen them."""
        looker = self._looker(seat)
        return [self.story.seen(at, looker).name for at in range(self.count)]

    def album(self) -> Album:
        """What happened until now, to be looked at apart from the table: in another thread, while play goes on."""
        return Album(self._engine, self._past, self.names)

    def look_away(self) -> None:
        """Forgets what was worked out to tell of the past."""
        self._past.look_away()
        self.story.forget()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat (None: a spectator) may see it, JSON-able."""
        return self._engine.view(self._past.hidden(self.count, self._looker(seat)), self._facts(seat))

    def view_at(self, count: int, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat could see it when so many steps had happened."""
        s = self._engine.hidden(self._state_at(count), self._looker(seat))
        return self._engine.view(s, Facts(seat, (False,) * self.players))

    def _state_at(self, count: int) -> State:
        """The state when so many steps had happened, if so many have; do not write to it."""
        if not 0 <= count <= self.count:
            raise OptionError(f"This table has had {self.count} steps, not {count}.")
        return self._past.state_at(count)

    def reveal(self, count: int | None = None) -> dict[str, Any]:
        """The same keys with nothing hidden, now or when so many steps had happened: for tests and finished games."""
        if count is None or count == self.count:
            return self._engine.view(copy(self._past.state), self._facts(None, revealed=True))
        return self._engine.view(copy(self._state_at(count)), Facts(None, (False,) * self.players, revealed=True))

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
    def account(self) -> FinalAccount | None:
        """How it was decided, as everybody may know it; None before the end."""
        if not self.over or not self._past.steps:
            return None
        last = self._past.steps[-1]
        if self._account is None or self._account[0] is not last:
            self._account = last, settle(self._engine, self._past, self.story)
        return self._account[1]

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

    @property
    def asked(self) -> Literal["all"] | list[str] | None:
        """What people enter themselves instead of the dealer."""
        dealer = self.progress.dealer
        if not isinstance(dealer, Asked):
            return None
        return "all" if dealer.words is None else sorted(dealer.words)

    @property
    def seed(self) -> int:
        """What chance is drawn from, for the keeper of the table."""
        return self.progress.seeded.seed

    def record(self) -> dict[str, Any]:
        """The game so far, JSON-able: every step by name, chance included. Not for seats before the end."""
        from osselet.table.record import record

        return record(self)
