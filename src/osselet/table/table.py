"""One game being played."""

import struct
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from osselet.core.dealers import Asked, Dealer, Seeded
from osselet.core.engine import Engine
from osselet.core.errors import OptionError, RecordError
from osselet.core.game import CHANCE, OVER, SPECTATOR, Facts, Game, Line, Reason
from osselet.core.options import show_options, whole
from osselet.core.state import State, copy, pack, unpack
from osselet.core.texts import FALLBACK, Speaker
from osselet.core.vocabulary import Step, Vocabulary
from osselet.table.clock import Clock
from osselet.table.illegal import GENERAL, IllegalMove, refusal
from osselet.table.past import Past, Source
from osselet.table.seat import Move, Seat

FORMAT = 1
"""Of records."""


def _known(move: int | None) -> int:
    if move is None:
        raise ValueError("it names a move that these rules do not know")
    return move


class Table:
    """One game being played: what happened, what may happen, and what each seat may know of it."""

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
        self._past = Past(self._engine)
        self._sealed: dict[int, list[int]] = {}
        self._now: dict[Any, Any] = {}
        """What was worked out about this very moment; forgotten as soon as something happens."""
        seconds = getattr(self._engine.options, game.clock) if game.clock else 0
        self._clock = Clock(seconds, players) if seconds else None
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
        if "actor" not in self._now:
            who = self._engine.actor(self._past.state)
            self._now["actor"] = None if who == OVER else "chance" if who == CHANCE else who
        found: int | Literal["chance"] | None = self._now["actor"]
        return found

    @property
    def actors(self) -> list[int]:
        """The seats that may decide now: several in a simultaneous phase."""
        if "actors" not in self._now:
            self._now["actors"] = [seat for seat in range(self.players) if self._choosing(seat) is not None]
        return list(self._now["actors"])

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.actor is None

    def moves(self, seat: int | None = None) -> list[Move]:
        """What a seat may do now, the seat to decide if none is named; none for a seat not to decide."""
        seat = self._seat_or_actor(seat)
        steps = [self.words.step(move, seat) for move in self._open(seat)]
        return [Move(s.name, s.move, s, self._engine, self.names) for s in steps if s.move is not None]

    def names_of_moves(self, seat: int | None = None) -> list[str]:
        """The same by name alone, for those who write them out."""
        return [self.words.name(move) for move in self._open(self._seat_or_actor(seat))]

    def _open(self, seat: int | None) -> Sequence[int]:
        """The ids of what a seat may do now, or of what chance may bring where people enter it (None)."""
        if seat is not None:
            return self.offer(seat)
        if self.actor != "chance":
            return ()
        outcomes = self._engine.outcomes(self._past.state)
        return () if outcomes.wide else outcomes.ids

    def offer(self, seat: int) -> tuple[int, ...]:
        """The ids of what a seat may do now."""
        if self.on_clock == seat:
            self._now.pop(seat, None)
        if seat not in self._now:
            choosing = self._choosing(seat)
            self._now[seat] = () if choosing is None else tuple(self._legal(choosing, seat))
        found: tuple[int, ...] = self._now[seat]
        return found

    def _legal(self, choosing: State, seat: int) -> Sequence[int]:
        """What the seat may do: whose time is up has only what the clock plays."""
        late = self._engine.expired(choosing, seat) if self._clock and self._clock.left[seat] <= 0 else None
        return self._engine.moves(choosing) if late is None else [late]

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

    def _choosing(self, seat: int) -> State | None:
        """The seat's hidden state at the point where it has to choose, its sealed choices made; None if it may not.

        It is shared, so do not write to it.
        """
        if ("choosing", seat) not in self._now:
            self._now["choosing", seat] = self._to_choose(seat)
        found: State | None = self._now["choosing", seat]
        return found

    def _to_choose(self, seat: int) -> State | None:
        s = self._past.glance(self.count, seat)
        if self.game.rules.ask is None:
            return s if self._engine.actor(s) == seat else None
        s = copy(s)
        for move in self._sealed.get(seat, []):
            self._engine.ask(s, seat)
            self._engine.play(s, move)
        return s if self._engine.actor(s) == seat or self._engine.ask(s, seat) else None

    def play(self, move: str | int | Move, seat: int | None = None) -> None:
        """Plays a move given by name, id or Move; an illegal one says why and changes nothing.

        In a simultaneous phase a seat may play out of turn: its choice is sealed, kept secret, and
        enters when its turn comes. While chance waits for people, plays the outcome they enter.
        """
        if self.over:
            raise self._illegal(Reason("over"))
        found = self._find(move)
        if seat is None and self.actor == "chance":
            self._enter_outcome(found)
            return
        seat = self._seat_or_actor(seat)
        choosing = None if seat is None else self._choosing(seat)
        if seat is None or choosing is None:
            raise self._illegal(self._not_your_turn(seat))
        if found not in self._legal(choosing, seat):
            raise self._illegal(self._why(choosing, found, seat))
        if self.actor == seat:
            self._commit(found, "clock" if self._engine.expired(choosing, seat) == found else "chosen")
        else:
            self._sealed.setdefault(seat, []).append(found)
            self._reseal(seat)

    def _reseal(self, seat: int) -> None:
        """A seat has sealed another choice, or fewer: for the others nothing has changed."""
        for known in (seat, ("choosing", seat), "actors"):
            self._now.pop(known, None)

    def why(self, move: str | int | Move, seat: int | None = None) -> Reason | None:
        """Why a seat may not play this now; None if it may."""
        if self.over:
            return Reason("over")
        found = self._find(move)
        if seat is None and self.actor == "chance":
            return self._not_an_outcome(found)
        seat = self._seat_or_actor(seat)
        choosing = None if seat is None else self._choosing(seat)
        if seat is None or choosing is None:
            return self._not_your_turn(seat)
        return None if found in self._legal(choosing, seat) else self._why(choosing, found, seat)

    def _not_your_turn(self, seat: int | None) -> Reason:
        if self.actor == "chance":
            return Reason("wait-for-chance")
        return Reason("already-chosen" if self._has_sealed(seat) else "not-your-turn")

    def _has_sealed(self, seat: int | None) -> bool:
        return seat is not None and bool(self._sealed.get(seat))

    def _why(self, choosing: State, move: int, seat: int) -> Reason:
        if move in self._engine.moves(choosing):
            return Reason("time-up")
        return self._engine.why(choosing, self.words.step(move, seat)) or GENERAL

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

    def _not_an_outcome(self, move: int) -> Reason | None:
        outcomes = self._engine.outcomes(self._past.state)
        return None if move in outcomes.ids else Reason("not-an-outcome", None, {"outcomes": outcomes.listed()})

    def _enter_outcome(self, move: int) -> None:
        if why := self._not_an_outcome(move):
            raise self._illegal(why)
        self._commit(move, "typed")

    def _commit(self, move: int, source: Literal["typed", "chosen", "clock"]) -> None:
        """One beat: the step and all that follows by itself; if that fails the table is as before."""
        self.look_away()
        steps, sealed = self.count, {k: list(v) for k, v in self._sealed.items()}
        mark = self._dealer.mark()
        try:
            self._step(move, source)
            self._settle()
        except Exception:
            self._past.drop(steps)
            self._sealed = sealed
            self._now.clear()
            self._dealer.rewind(mark)
            raise

    def _step(self, move: int, source: Source) -> None:
        self._now.clear()
        self._past.add(move, source)

    def _settle(self) -> None:
        """Deals chance and enters sealed choices until somebody has to decide."""
        while True:
            who = self._engine.actor(self._past.state)
            if who == CHANCE:
                outcomes = self._engine.outcomes(self._past.state)
                if self._dealer.waits(outcomes):
                    break
                dealt = self._dealer.deal(outcomes)
                self._step(self._seeded.deal(outcomes) if dealt is None else dealt, "dealt")
            elif self._sealed.get(who):
                self._step(self._sealed[who].pop(0), "chosen")
            else:
                break
        self._past.settle()
        self._run_clock()

    def hand_over(self, dealer: Dealer | None, dealt: int) -> None:
        """Another dealer goes on from here (None: the one the options ask for), after so many draws of the seed."""
        self._dealer = dealer or self._own_dealer()
        self._seeded.dealt = dealt
        self._settle()

    def hold_clock(self) -> None:
        """The clock stands still: what is played now was played before."""
        if self._clock:
            self._clock.hold()

    def start_clock(self, left: Sequence[float] | None) -> None:
        """The clock runs again, with these seconds left where they are known."""
        if self._clock:
            self._clock.go(left)

    def _asked(self) -> Literal["all"] | list[str] | None:
        """What people enter themselves, for the record."""
        if not isinstance(self._dealer, Asked):
            return None
        return "all" if self._dealer.words is None else sorted(self._dealer.words)

    def _own_dealer(self) -> Dealer:
        asked = self.game.asked(self._engine.options) if self.game.asked else frozenset()
        return Asked(asked) if asked else self._seeded

    def _run_clock(self) -> None:
        if self._clock:
            self._clock.run(self.on_clock)

    @property
    def on_clock(self) -> int | None:
        """The seat whose clock runs by the rules."""
        who = self.actor
        runs = (
            self._clock is not None and isinstance(who, int) and self._engine.expired(self._past.state, who) is not None
        )
        return who if runs and isinstance(who, int) else None

    @property
    def clocks(self) -> list[float] | None:
        """Seconds left for each seat, or None where nobody plays by the clock."""
        return self._clock.left if self._clock else None

    def is_clock_move(self, name: str) -> bool:
        """Is this what the table would play now if the clock had run out for the seat to decide?"""
        who = self.actor
        found = self.words.find(name)
        return isinstance(who, int) and found is not None and self._engine.expired(self._past.state, who) == found

    def time_out(self, seat: int) -> None:
        """The table's clock has run out for this seat: plays what the rules say of that."""
        found = self._seated(seat)
        move = self._engine.expired(self._past.state, found) if found == self.actor else None
        if move is None:
            raise self._illegal(Reason("no-clock"))
        if self._clock:
            self._clock.stop(found)
        self._commit(move, "clock")

    def can_undo(self, seat: int | None = None) -> bool:
        """May this seat (None: whoever acted last) take back its last step?

        It may as long as only it acted since and nothing was dealt or revealed (the end reveals
        all). A sealed choice may be taken back until it enters, an outcome typed by people until the
        next decision.
        """
        if self._has_sealed(seat):
            return True
        if not self._past.steps:
            return False
        last = self._past.steps[-1]
        mine = last.source == "chosen" and seat in (None, last.actor)
        if self.over or not (mine or (last.source == "typed" and seat is None)):
            return False
        return self.words.word(last.move).key not in self.game.reveals

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last step of a seat (None: of whoever acted last)."""
        if not self.can_undo(seat):
            raise self._illegal(Reason("no-undo"))
        if seat is not None and self._sealed.get(seat):
            self._sealed[seat].pop()
            self._reseal(seat)
            return
        self._back_to(self.count - 1)

    def _back_to(self, count: int) -> None:
        self._past.back_to(count)
        self._now.clear()
        self._run_clock()

    @property
    def count(self) -> int:
        """How many steps have happened, chance included."""
        return len(self._past.steps)

    @property
    def dealt(self) -> int:
        """How often the seed has been drawn from."""
        return self._seeded.dealt

    @property
    def last_source(self) -> Source | None:
        """Where the last step came from."""
        return self._past.steps[-1].source if self._past.steps else None

    def since(self, count: int) -> list[tuple[str, Source]]:
        """The steps after the first so many, whole: for the keeper of the table."""
        return [(self.words.name(played.move), played.source) for played in self._past.steps[count:]]

    def last_choice(self, seat: int) -> int | None:
        """How many steps had happened when this seat last decided something."""
        found = self._seated(seat)
        return next((at for at in reversed(range(self.count)) if self._past.steps[at].actor == found), None)

    def rewind(self, count: int) -> None:
        """Back to where so many steps had happened, if all agree to it; chance will be drawn anew."""
        if not 0 <= count < self.count:
            raise self._illegal(Reason("no-undo"))
        self.retreat(count)
        self._settle()

    def retreat(self, count: int) -> None:
        """Back to where so many steps had happened, before chance goes on."""
        self._sealed.clear()
        self._back_to(count)

    def follow(self, steps: Sequence[tuple[str, Source]], dealt: int, clocks: Sequence[float] | None = None) -> None:
        """Goes the way another copy of this table has gone."""
        self.look_away()
        for name, source in steps:
            move, who = self.words.find(name), self._engine.actor(self._past.state)
            if move is None or not self._engine.can_happen(self._past.state, move):
                raise RecordError(f"{name!r} cannot follow as step {self.count + 1} of a table of {self.game.id}.")
            if self._sealed.get(who, [])[:1] == [move]:
                self._sealed[who].pop(0)
            self._step(move, source)
        self._seeded.dealt = dealt
        self._run_clock()
        if self._clock and clocks is not None:
            self._clock.go(clocks)

    def keep(self) -> dict[str, Any]:
        """All that is needed to open this table again at once, see `resume`; it holds secrets."""
        words = self.words
        return {
            "state": pack(self._past.state),
            "steps": [(words.name(played.move), played.actor, played.source) for played in self._past.steps],
            "sealed": {seat: [words.name(move) for move in moves] for seat, moves in self._sealed.items() if moves},
            "dealt": self._seeded.dealt,
            "clocks": self.clocks,
        }

    def resume(self, kept: Mapping[str, Any]) -> None:
        """Puts a freshly laid table where the kept one was; how it came there is only worked out when asked for."""
        found = self.words.find
        try:
            steps = [(_known(found(name)), actor, source) for name, actor, source in kept["steps"]]
            self._past.resume(unpack(self.game.state, kept["state"]), steps)
            self._sealed = {int(seat): [_known(found(n)) for n in names] for seat, names in kept["sealed"].items()}
        except (KeyError, ValueError, struct.error) as error:
            raise RecordError(f"What was kept of a table of {self.game.id} cannot be read: {error}") from None
        self._now.clear()
        self._seeded.dealt = kept["dealt"]
        self._run_clock()
        if self._clock and kept["clocks"] is not None:
            self._clock.go(kept["clocks"])

    def look_away(self) -> None:
        """Forgets what was worked out to tell the last beat, but for how the table looks now."""
        self._past.look_away()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat (None: a spectator) may see it, JSON-able."""
        return self._engine.view(self._past.glance(self.count, self._looker(seat)), self._facts(seat))

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

    def svg(self, seat: int | None = None) -> str:
        """The board as a seat (or a spectator) sees it, as a picture to show or to save."""
        from osselet.table.picture import as_svg

        return as_svg(self.game, self.view(seat))

    def _repr_html_(self) -> str:
        """The board as a spectator sees it, where a notebook shows the table."""
        return self.svg()

    def _looker(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seated(seat)

    @property
    def sealed(self) -> tuple[bool, ...]:
        """For each seat: has it sealed its whole choice of this phase? Everybody may know that."""
        if not any(self._sealed.values()):
            return (False,) * self.players
        return tuple(bool(self._sealed.get(seat)) and self._choosing(seat) is None for seat in range(self.players))

    def _facts(self, seat: int | None, revealed: bool = False) -> Facts:
        own = [] if seat is None else self._sealed.get(seat, [])
        return Facts(seat, self.sealed, revealed, tuple(self.words.name(move) for move in own))

    def log(self, seat: int | None = None, lang: str = FALLBACK) -> list[str]:
        """What happened, in sentences, as a seat (None: a spectator) has seen it."""
        say = Speaker(self.game, lang, self.names)
        return [say.line(line) for line in self.lines(seat)]

    def lines(self, seat: int | None = None) -> list[Line]:
        """What happened, as keys of texts and their arguments."""
        return [line for lines in self.tale(seat) for line in lines]

    def tale(self, seat: int | None = None) -> list[list[Line]]:
        """The lines of each step."""
        return self._past.tale(self._looker(seat))

    def tell(self, since: int, seat: int | None = None) -> list[tuple[Step, list[Line]]]:
        """The steps after the first so many as a seat has seen them, each with its lines."""
        return self._past.tell(since, self._looker(seat))

    def steps(self, seat: int | None = None) -> list[str]:
        """The names of all steps as a seat (None: a spectator) has seen them."""
        looker = self._looker(seat)
        return [self._past.seen(at, looker).name for at in range(self.count)]

    def seat(self, number: int, told: bool = True) -> Seat:
        """What a seat holds: its hidden state, view, moves and log; all that a bot or a client may have.

        Without the log (`told`) where nobody reads it: a long game has a long one.
        """
        looker = self._looker(number)
        hidden = self._choosing(number) or self._engine.hidden(self._past.state, looker)
        lines = tuple(self.lines(number)) if told else ()
        return Seat(number, self._engine, self.view(number), hidden, tuple(self.moves(number)), lines, self.names)

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

    def record(self) -> dict[str, Any]:
        """The game so far, JSON-able: every step by name, chance included. Not for seats before the end."""
        words = self.words
        sealed = {str(seat): [words.name(m) for m in moves] for seat, moves in self._sealed.items() if moves}
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
            "steps": [words.name(played.move) for played in self._past.steps],
            "sealed": sealed,
            "clocks": None if self.clocks is None else [round(seconds, 3) for seconds in self.clocks],
            "over": self.over,
            "scores": self.scores,
            "winners": self.winners,
        }
