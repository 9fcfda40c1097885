"""The contract of a game: one state, eight functions, and what stands beside them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from osselet.core.dexterity import Dexterity
from osselet.core.errors import GameError, OptionError
from osselet.core.kit import Kit, Order
from osselet.core.look import Look
from osselet.core.options import MOST_SEATS, NoOptions, Option, Options, declared, read_options, whole
from osselet.core.rule import is_rule, rule
from osselet.core.scratch import WithScratch, wants_scratch
from osselet.core.state import Ints, State
from osselet.core.vocabulary import SeatNumber, Step, Vocabulary

CHANCE, OVER = -1, -2
SPECTATOR = -3
UNKNOWN = -(1 << 62)
"""Points that are not public yet."""
NOTHING = -1
"""The answer of `expire` where no clock runs."""


@rule
def sees_all(s: Any, move: int, seat: int) -> int:
    """`sees` of a game without secrets."""
    return 1


@rule
def hides_nothing(s: Any, seat: int) -> None:
    """`hide` of a game without secrets."""


@rule
def guesses_nothing(s: Any, seat: int, rng: Ints) -> None:
    """`guess` of a game without secrets."""


@rule
def counts_nothing(s: Any, counts: Ints) -> int:
    """`pieces` of a game that has none to conserve."""
    return 0


@dataclass(frozen=True)
class Rules:
    """The eight functions, and two that only some games have."""

    setup: Callable[[Any, int, Any], None]
    """Lays the table for so many players, with these options."""
    actor: Callable[[Any], int]
    """Whose step it is: a seat, CHANCE or OVER."""
    moves: Callable[[Any, Ints, Ints], int]
    """Writes the ids of what can happen now and returns how many; chance writes weights only where they differ."""
    play: Callable[..., None]
    """Makes it happen; no randomness inside. Takes `Game.scratch` as one argument more if it wants to."""
    score: Callable[[Any, Ints, Ints], None]
    """Writes the points of each seat (or UNKNOWN) and 1 for each seat that shares the victory."""
    sees: Callable[[Any, int, int], int] = sees_all
    """Before `play`: does this seat learn which step it is?"""
    hide: Callable[[Any, int], None] = hides_nothing
    """Blanks in place everything this seat (or SPECTATOR) may not know."""
    guess: Callable[..., None] = guesses_nothing
    """Fills the blanks of a hidden state with one world that agrees with all the seat knows. Takes `Game.scratch` as
    one argument more if it wants to."""
    ask: Callable[[Any, int], int] | None = None
    """In simultaneous phases: makes this seat the one to decide if it may choose now, and says whether."""
    expire: Callable[[Any, int], int] | None = None
    """The id the table plays when this seat's clock has run out, or NOTHING where its clock does not run."""

    @classmethod
    def of(cls, *modules: ModuleType) -> "Rules":
        """The rules that modules hold, collected by name: `Rules.of(rules, secrets)`.

        A module may import the rules of another; two different rules of one name are refused, and so is a game that
        lacks one it needs.
        """
        found: dict[str, Callable[..., Any]] = {}
        homes: dict[str, str] = {}
        for module in modules:
            for one in fields(cls):
                f = getattr(module, one.name, None)
                if f is None or not callable(f):
                    continue
                if not is_rule(f):
                    raise GameError(f"{one.name} of {module.__name__} is not marked with @rule.")
                if found.get(one.name, f) is not f:
                    raise GameError(f"Both {homes[one.name]} and {module.__name__} hold a rule {one.name}.")
                found[one.name], homes[one.name] = f, module.__name__
        missing = [one.name for one in fields(cls) if one.default is MISSING and one.name not in found]
        if missing:
            places = ", ".join(module.__name__ for module in modules)
            raise GameError(f"No rule {' and no rule '.join(missing)} is in {places}.")
        return cls(**found)

    def named(self) -> dict[str, Callable[..., Any]]:
        """The functions a game has, by name."""
        return {name: f for name, f in vars(self).items() if f is not None}


@dataclass(frozen=True)
class Facts:
    """What a view may use beside the hidden state: public facts of the table, and what the looker itself has sealed."""

    seat: int | None
    """Who looks; None for a spectator."""
    sealed: tuple[bool, ...]
    """For each seat: has it sealed its whole choice of this phase?"""
    revealed: bool = False
    """True where nothing is hidden (`reveal`)."""
    own: tuple[str, ...] = ()
    """The names of the moves that the looker itself has sealed and that have not entered yet; never another's."""


@dataclass(frozen=True)
class Line:
    """A sentence to tell: the key of a text and its arguments (a SeatNumber shows as the player's name)."""

    key: str
    arguments: dict[str, Any] = field(default_factory=dict)


def line(key: str, **arguments: Any) -> Line:
    """A line of a story: `line("bust", player=SeatNumber(2))`."""
    return Line(key, arguments)


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal now: a code, its arguments and the anchor of the rule on the rules page."""

    code: str
    rule: str | None = None
    arguments: dict[str, Any] = field(default_factory=dict)


def tell_step(before: Any, step: Step, after: Any) -> Iterator[Line]:
    """The story of a game that tells no more than its steps: one line a step, named after the word."""
    arguments: dict[str, Any] = dict(step.arguments)
    if step.seat is not None:
        arguments["player"] = SeatNumber(step.seat)
    yield Line(step.word.name, arguments)


class Passage(NamedTuple):
    """A step as a looker saw it, between what the looker could know before and after it."""

    before: Any
    step: Step
    after: Any


@dataclass(frozen=True)
class Part:
    """Something that brought a seat points, or cost it some: the text `part-<key>` with its arguments."""

    key: str
    points: int
    count: int = 0
    """How many bones, houses or cards that was; 0 where it says nothing."""
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Account:
    """How a game was decided, made from nothing but what a spectator may know."""

    parts: tuple[tuple[Part, ...], ...]
    """For each seat where its points came from; they add up to its score."""
    how: tuple[Line, ...] = ()
    """What decided it and what broke a tie: lines whose keys begin with `end-`."""
    moments: tuple[int, ...] = ()
    """The numbers of the steps that decided it, the most important first, where points are secret during play.
    Elsewhere the table finds them by the points."""


@dataclass(frozen=True)
class Checks:
    """What a game tells the conformance suite about itself."""

    pieces: Callable[[Any, Ints], int] = counts_nothing
    """A rule that counts pieces of each kind and returns how many kinds; the counts never change."""
    worlds: Callable[[Any, int, int], Iterator[tuple[Any, int]] | None] | None = None
    """For a hidden state, seat and limit: every world that agrees, with its weight in the stated prior, or None if
    there are more than the limit."""
    rotate: Callable[[Any], None] | None = None
    """A rule that moves every seat's things to the next seat, for games in which all seats are alike. Where a state
    marks what belongs to seats (`EachSeat`, `s1`) it is derived and need not be written."""
    alike: bool = True
    """False where seats are not alike: then no rotation is derived from what the state marks."""
    oracle: Callable[[int, Mapping[str, Any], list[str]], Mapping[str, Any]] | None = None
    """A second, independent implementation: players, options and step names to the keys of a view."""


@rule
def no_prior(s: Any, ids: Ints, count: int, weights: Ints) -> int:
    """`prior` of a game that leaves its bots to find out."""
    return 0


@rule
def no_value(s: Any, shares: Ints) -> int:
    """`value` of a game that is played to its end."""
    return 0


WHOLE = 60 << 10
"""A whole victory in the shares of `value`: shared by up to six it stays a whole number."""


TREE, EXPECT = "tree", "expect"
"""Methods of search: a tree over information sets, or every move in every guessed world."""


@dataclass(frozen=True)
class Lean:
    """What a game tells its bots: which moves are likely good, how a state stands, and how long to think."""

    prior: Callable[[Any, Ints, int, Ints], int] = no_prior
    """A rule that writes how likely each listed move is a good one (0: not worth a thought) and returns 1, or 0
    where all are alike. It sees one guessed world, and should use of it only what the seat to decide may know."""
    value: Callable[[Any, Ints], int] = no_value
    """A rule that writes each seat's expected share of the victory in parts of WHOLE and returns 1, or 0 where the
    state is not at rest: then play goes on."""
    method: str = TREE
    """TREE, or EXPECT where a move is best judged at once by its mean over guessed worlds and `value` after it."""
    iterations: int = 2000
    """The budget of the strongest level: walks through the tree, or worlds."""
    visits: int = 1
    """How often each guessed world is used: more where guessing costs more than playing."""
    foresight: int = -1
    """Decisions played out beyond the tree before `value` is asked; -1 plays to the end."""
    exploring: float = 1.0
    """How eagerly the search tries what it knows little of."""
    careless: int = 0
    """Of a hundred decisions that other seats take in the tree, how many are taken at random: where a seat lives on
    the mistakes of others, a search that expects none finds all its own moves alike."""
    tuned: frozenset[str] = frozenset()
    """The names of those numbers that `osselet tune` found; all others were written by hand, or are the usual ones."""


@dataclass(frozen=True)
class Game:
    """A game: what core, tables, searches and screens need to know of it."""

    id: str
    state: type[State]
    rules: Rules
    words: Vocabulary | Callable[[Any], Vocabulary]
    """The vocabulary, or a function of the options where names depend on them (ids never do)."""
    players: range
    most_moves: int
    """The longest list `moves` ever writes."""
    longest: int
    """A number of steps no game reaches; play that does is reported as endless."""
    view: Callable[[Any, Facts], dict[str, Any]]
    """Hidden state and the facts of the table to a JSON-able dict."""
    folder: Path
    """Where texts and rules pages lie."""
    options: type[Options] = NoOptions
    scratch: type[State] | None = None
    """Memory that `play` and `guess` may work with: fields like those of a state, blank at each call. It is no part of
    the game: never copied, stored or shown."""
    tell: Callable[[Any, Step, Any], Iterable[Line]] = tell_step
    """Hidden state before, the step as seen, hidden state after: what to tell of it."""
    hand: Callable[[Any, Step], int | None] | None = None
    """Hidden state and an outcome of chance as seen: the seat whose hand throws, draws or turns it over; None where it
    is nobody's, or goes with the outcome before it. Otherwise the seat that has just decided."""
    account: Callable[[Any, Sequence[Passage]], Account] | None = None
    """The final state and all that happened, both as a spectator sees them: how it was decided."""
    why: Callable[[Any, Step], Reason | None] | None = None
    """Hidden state and a step that is not legal for the seat to decide: why not."""
    board: Callable[[dict[str, Any], Any], str] | None = None
    """A view and a speaker to a text board (rich markup)."""
    look: Look | Callable[[Any], Look] | None = None
    """Its pieces, places and touches, or a function of the options; pages and terminals draw the table from it."""
    dealt: frozenset[str] = frozenset()
    """Words that only chance says: programs number the decisions without them."""
    reveals: frozenset[str] = frozenset()
    """Words that reveal something without chance: they cannot be undone."""
    asked: Callable[[Any], frozenset[str]] | None = None
    """Chance words that people enter themselves under these options."""
    judged: Callable[[Any], frozenset[str]] | None = None
    """Chance words that hands on a screen answer under these options, where people play (see `dexterity`); programs
    without hands are dealt them like all others."""
    clock: str | None = None
    """The option that gives each seat its seconds."""
    version: int = 1
    """Of the rules; a record says by which it was played."""
    older: Mapping[int, "Game"] = field(default_factory=dict)
    """Earlier versions kept for old records."""
    lean: Lean = Lean()
    """Hints for bots."""
    anchors: Mapping[str, str] = field(default_factory=dict)
    """The rule that matters in a phase, or in a phase where a word can be said (`effect-lead`): its anchor on the rules
    page. A phase called like its anchor need not be named."""
    one_view: bool = False
    """Does everybody get the same view? Then a table where many look makes it once."""
    minutes: int = 0
    """How long a game takes, for the box; 0 where nobody has said."""
    age: int = 0
    """From which age on it is fun, for the box; 0 where nobody has said."""
    kit: Callable[[Order], Kit] | None = None
    """The box on paper, for whoever prints it."""
    dexterity: Dexterity | None = None
    """Of a game whose figures hands do on a screen."""
    checks: Checks = Checks()

    def __post_init__(self) -> None:
        if not self.id.isidentifier() or self.id.lower() != self.id:
            raise GameError(f"A game's id is a lower-case word such as 'hunde', not {self.id!r}.")
        if self.players.step != 1 or not 1 <= self.players.start < self.players.stop <= MOST_SEATS + 1:
            raise GameError(f"Players of {self.id} are a range within 1 to {MOST_SEATS}, not {self.players}.")
        for name, f in self.bound.items():
            if not is_rule(f):
                raise GameError(f"{name} of {self.id} is not marked with @rule.")
        if self.takes_scratch and self.scratch is None:
            names = " and ".join(sorted(self.takes_scratch))
            raise GameError(f"{names} of {self.id} takes one argument too many; say scratch=... for scratch memory.")

    @cached_property
    def bound(self) -> dict[str, Callable[..., Any]]:
        """The rules that kernels may name."""
        return self.rules.named() | {
            "pieces": self.checks.pieces,
            "prior": self.lean.prior,
            "value": self.lean.value,
        }

    @cached_property
    def takes_scratch(self) -> frozenset[str]:
        """The rules that want scratch memory."""
        return frozenset(name for name, f in self.bound.items() if wants_scratch(name, f))

    @cached_property
    def plain(self) -> dict[str, Callable[..., Any]]:
        """The rules as uncompiled code calls them, with scratch memory handed to those that want it."""
        if self.scratch is None:
            return self.bound
        return self.bound | {name: WithScratch(self.bound[name], self.scratch) for name in self.takes_scratch}

    @cached_property
    def is_open(self) -> bool:
        """Does everybody see everything?"""
        return self.rules.hide is hides_nothing and self.rules.sees is sees_all

    @cached_property
    def declared(self) -> dict[str, Option]:
        """The options by name."""
        return declared(self.options)

    def __deepcopy__(self, memo: Any) -> "Game":
        return self  # nothing of it ever changes

    def read_options(self, given: Mapping[str, Any], players: int) -> Options:
        """The options record, after checking the player count and every option."""
        if whole(players) not in self.players:
            low, high = self.players.start, self.players.stop - 1
            count = f"{low} to {high}" if high > low else f"{low}"
            raise OptionError(f"{self.id} is for {count} players, not {players!r}.")
        return read_options(self.options, given, players)

    def vocabulary(self, options: Options) -> Vocabulary:
        """The words under these options."""
        return self.words if isinstance(self.words, Vocabulary) else self.words(options)

    def look_under(self, options: Options) -> Look | None:
        """The look under these options; None of a game that declares none."""
        return self.look if self.look is None or isinstance(self.look, Look) else self.look(options)
