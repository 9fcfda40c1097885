"""A match: one game, its options and a bot for each seat; it plays as many deals as one likes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from osselet.bots.decider import Decider
from osselet.bots.levels import LEVELS
from osselet.bots.named_bots import BOTS, RANDOM, level_number
from osselet.core.errors import GameError
from osselet.core.game import Game
from osselet.core.options import MOST_SEATS, show_options
from osselet.core.registry import Source, find, portable
from osselet.core.rng import below, stream
from osselet.lab.task_pool import go_on
from osselet.search.playouts import SHARE
from osselet.search.stepper import ACTOR, STEPS, Stepper
from osselet.search.thought import Sight

BOT_STREAMS = 1 << 40
"""Streams of chance are numbered from 0; those of bots from here."""
SEATINGS: int = len(BOTS) ** MOST_SEATS
"""How many ways there are to seat bots; each has its own luck."""
MOST_PLAYED = 10**6
"""Games played one by one at a time; their results are kept."""


NOBODY: Mapping[int, Decider] = {}
"""No guests."""
Watcher = Callable[[int, Sight, list[int]], None]
"""Told before each decision: its number, what the seat to decide knows, and what it may do."""


@dataclass(frozen=True)
class Decision:
    """One decision of a game: who chose what among how many, and after how many steps."""

    seat: int
    move: int
    offered: tuple[int, ...]
    step: int


@dataclass(frozen=True)
class Chance:
    """One chance outcome of a game, the seat whose decision it followed, and the one to decide next, if any."""

    outcome: int
    after: int
    before: int | None


@dataclass(frozen=True)
class PlayedGame:
    """How a game ended: each seat's victory in sixtieths and points; if asked for, its decisions and what they brought.

    Chance before the first decision belongs to nobody and is left out.
    """

    shares: tuple[int, ...]
    points: tuple[int, ...]
    steps: int
    decisions: tuple[Decision, ...] = ()
    chances: tuple[Chance, ...] = ()


@dataclass(frozen=True)
class Match:
    """Who plays what; small and picklable, so that it can be played anywhere."""

    game: Source
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", portable(self.game))

    def rotated(self, by: int) -> "Match":
        """The same bots, everybody so many seats further on."""
        count = self.players
        bots = tuple(self.bots[(seat - by) % count] for seat in range(count))
        return Match(self.game, count, bots, self.seed, self.options)


def plainly(game: Game, players: int, options: Mapping[str, Any] | None) -> tuple[int, dict[str, Any]]:
    """Players and the given options as the game reads them: JSON-able, whatever kinds of numbers they were."""
    given = options or {}
    shown = show_options(game.read_options(given, players), players)
    return int(players), {name: value for name, value in shown.items() if name in given}


class Players:
    """Plays games of a match; one a thread, since bots have memory."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._game: Game = find(match.game)
        self._stepper = Stepper(self._game, match.players, match.options)
        self._deciders: dict[str, Decider] = {}

    def play(self, deal: int, rotation: int = 0, traced: bool = False, watcher: Watcher | None = None) -> PlayedGame:
        """Plays one deal with the bots so many seats further on."""
        return self.play_as(self._match.rotated(rotation).bots, deal, traced, watcher)

    def play_as(
        self,
        bots: Sequence[str],
        deal: int,
        traced: bool = False,
        watcher: Watcher | None = None,
        guests: Mapping[int, Decider] = NOBODY,
    ) -> PlayedGame:
        """Plays one deal with these bots in the seats; the same deal and the same seats play the same game.

        A guest decides for its seat instead of the bot named there, with the luck that bot would have had.
        """
        table, match = self._stepper, self._match
        count = table.reset(match.seed, deal)
        own = stream(match.seed, BOT_STREAMS + deal * SEATINGS + _seating(bots))
        decisions: list[Decision] = []
        while count:
            go_on()
            seat = int(table.facts[ACTOR])
            ids = table.ids[:count].tolist()
            if watcher:
                watcher(len(decisions), table.sight(), ids)
            move = self._decide(bots[seat], ids, own, guests.get(seat))
            if traced:
                decisions.append(Decision(seat, move, tuple(ids), int(table.facts[STEPS])))
            count = table.step(move)
            if table.facts[STEPS] > self._game.longest:
                raise GameError(f"Deal {deal} of seed {match.seed} did not end within {self._game.longest} steps.")
        winners = int(table.winner[: match.players].sum())
        shares = tuple(int(won) * SHARE // max(winners, 1) for won in table.winner[: match.players])
        points = tuple(table.points[: match.players].tolist())
        chances = _chances(table.trace(), decisions) if traced else ()
        return PlayedGame(shares, points, int(table.facts[STEPS]), tuple(decisions), tuple(chances))

    def _decide(self, bot: str, ids: list[int], own: Any, guest: Decider | None) -> int:
        if len(ids) == 1:
            return int(ids[0])
        if guest is None and bot == RANDOM:
            return int(ids[below(own, len(ids))])
        decider = guest or self._named(bot)
        decider.start(below(own, 1 << 31), 0)
        return decider.decide(self._stepper.sight(), ids)

    def _named(self, bot: str) -> Decider:
        if bot not in self._deciders:
            self._deciders[bot] = Decider(self._game, LEVELS[level_number(bot)])
        return self._deciders[bot]


def _chances(trace: Sequence[int], decisions: Sequence[Decision]) -> Iterator[Chance]:
    """What came by chance between each decision and the next."""
    for decision, then in zip_longest(decisions, decisions[1:]):
        end, before = (then.step, then.seat) if then else (len(trace), None)
        yield from (Chance(outcome, decision.seat, before) for outcome in trace[decision.step + 1 : end])


def _seating(bots: Sequence[str]) -> int:
    """A number of its own for each way to seat bots."""
    number = 0
    for name in bots:
        number = number * len(BOTS) + level_number(name)
    return number
