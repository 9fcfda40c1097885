"""An arena: bots meet in every pairing, or all at one table, and we see who is how strong.

Every deal is played from all seats, so that neither the seat nor the luck of the deal favours anybody:

- Of a pairing A, B the seats alternate A, B, A, B, … and turn until everybody has sat everywhere. With an odd number
  of seats one of them has a seat more; then B, A, B, … is played as well.
- As many bots as seats meet all at one table, in every rotation; with `mixed` fewer bots do too, and take turns
  along the seats.

The same deal numbers serve all line-ups: whoever meets whom, the dice begin alike.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from osselet.bots.named_bots import BOTS, bot_name
from osselet.core.errors import OptionError
from osselet.core.extras import require
from osselet.core.game import Game
from osselet.core.registry import Source, find, portable
from osselet.lab.confidence import Interval
from osselet.lab.match import MOST_PLAYED, Match, PlayedGame, Players, plainly
from osselet.lab.task_pool import Progress, silent, task_pool
from osselet.search.playouts import SHARE
from osselet.search.random_games import check_games, check_seed

USUAL_PLAYERS = 4
"""An even number, so that a pairing shares the seats evenly."""
NEWCOMER = 1500
"""The rating of a bot nobody has seen play."""

Seating = tuple[str, ...]
"""The bot in each seat."""


@dataclass(frozen=True)
class Rating:
    """Elo-like: a gap of 400 means odds of ten to one. It lies within the margin with 95 % confidence."""

    rating: float
    margin: float


@dataclass(frozen=True)
class Contestant:
    """How one bot did in all its games."""

    bot: str
    games: int
    share: Interval
    """Of the victory, for each seat it held; a fair one is one part of as many as there are players."""
    points: float
    """Mean points of its seats."""
    rating: Rating


@dataclass(frozen=True)
class Meeting:
    """Two bots in the games they both sat in."""

    bot: str
    against: str
    games: int
    share: Interval
    """Of what the two won, the part that the first one won, seat for seat; half is fair."""


@dataclass(frozen=True)
class Standings:
    """What came out of an arena, those who won most first."""

    game: str
    players: int
    seed: int
    deals: int
    games: int
    mixed: bool
    options: Mapping[str, Any]
    contestants: list[Contestant]
    meetings: list[Meeting]

    @property
    def fair(self) -> float:
        """The share of a seat if all were equally strong."""
        return 1 / self.players

    def against(self, bot: str, other: str) -> Interval:
        """How a bot did against another."""
        return next(meeting.share for meeting in self.meetings if (meeting.bot, meeting.against) == (bot, other))

    def as_json(self) -> dict[str, Any]:
        """The JSON of `osselet arena --json`."""
        return {**asdict(self), "fair": self.fair}


@dataclass(frozen=True)
class Arena:
    """A job: its tasks are games, each a deal and who sits where."""

    match: Match

    def worker(self) -> Callable[[tuple[int, Seating]], PlayedGame]:
        """Plays one game after the other."""
        players = Players(self.match)
        return lambda task: players.play_as(task[1], task[0])


def arena(
    game: Source,
    bots: Sequence[str | int] = BOTS,
    players: int | None = None,
    deals: int = 10,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    on: str = "local",
    cores: int | None = None,
    progress: Progress = silent,
    mixed: bool = False,
) -> Standings:
    """Lets bots meet in `deals` deals of every line-up; the same seed gives the same standings anywhere."""
    require("lab")
    found, names = find(game), contestants(bots)
    players, options = plainly(found, usual_players(found) if players is None else players, options)
    deals, seed = check_games(deals), check_seed(seed)
    tables = line_ups(names, players, mixed)
    if deals * sum(map(len, tables)) > MOST_PLAYED:
        raise OptionError(f"An arena plays at most {MOST_PLAYED} games.")
    tasks = [(deal, seating) for deal in range(deals) for table in tables for seating in table]
    match = Match(portable(game), players, tables[0][0], seed, options)
    played = task_pool(on, cores).run(Arena(match), tasks, progress)
    return _standings(found, match, names, deals, [seating for _, seating in tasks], played)


def contestants(bots: Any) -> list[str]:
    """The names of bots that can meet, in the order of our list: who is named first must not matter."""
    are_many = isinstance(bots, Iterable) and not isinstance(bots, str)
    given = [bot_name(bot) for bot in (bots if are_many else [bots])]
    if len(given) < 2:
        raise OptionError("An arena needs at least two bots, such as random and level1.")
    for name in given:
        if given.count(name) > 1:
            raise OptionError(f"The bot {name!r} is named twice; in an arena each bot has one place.")
    return sorted(given, key=BOTS.index)


def usual_players(game: Game) -> int:
    """Four, or as near as the game allows."""
    return min(max(USUAL_PLAYERS, game.players.start), game.players.stop - 1)


def line_ups(bots: Sequence[str], players: int, mixed: bool = False) -> list[list[Seating]]:
    """For each line-up all its seatings; over them every bot of a line-up sits in every seat equally often."""
    if players < 2:
        raise OptionError("An arena needs a table with at least two seats.")
    if mixed and len(bots) > players:
        raise OptionError(f"{len(bots)} bots cannot sit at one table of {players}.")
    together = [tuple(bots)] if mixed or len(bots) == players else list(combinations(bots, 2))
    return [_seatings(group, players) for group in together]


def _seatings(group: Seating, players: int) -> list[Seating]:
    """The bots take turns along the seats, whoever begins, and each of these tables turns all the way."""
    seatings: dict[Seating, None] = {}
    for first in range(len(group)):
        table = tuple(group[(first + seat) % len(group)] for seat in range(players))
        for turn in range(players):
            seatings[table[turn:] + table[:turn]] = None
    return list(seatings)


def _standings(
    game: Game, match: Match, bots: list[str], deals: int, seatings: list[Seating], played: list[PlayedGame]
) -> Standings:
    tallies = {bot: _Tally(bot, deals) for bot in bots}
    each = len(played) // deals
    for at, (seating, one) in enumerate(zip(seatings, played, strict=True)):
        for bot in set(seating):
            tallies[bot].add(at // each, seating, one)
    ratings = _ratings(bots, seatings, played)
    # All have met all equally often, so the share ranks them; a rating also depends on the order of the games.
    ranked = sorted(bots, key=lambda bot: (-tallies[bot].share().share, BOTS.index(bot)))
    meetings = [_meeting(bot, other, deals, seatings, played) for bot in ranked for other in ranked if bot != other]
    return Standings(
        game=game.id,
        players=match.players,
        seed=match.seed,
        deals=deals,
        games=len(played),
        mixed=len(set(seatings[0])) > 2,
        options=match.options,
        contestants=[tallies[bot].contestant(ratings[bot]) for bot in ranked],
        meetings=[meeting for meeting in meetings if meeting.games],
    )


class _Tally:
    """Adds up the games of one bot, deal by deal."""

    def __init__(self, bot: str, deals: int) -> None:
        self._bot, self._games, self._points = bot, 0, 0
        self._won, self._seats = [0] * deals, [0] * deals

    def add(self, deal: int, seating: Seating, played: PlayedGame) -> None:
        self._games += 1
        for seat in _seats(self._bot, seating):
            self._won[deal] += played.shares[seat]
            self._seats[deal] += 1
            self._points += played.points[seat]

    def share(self) -> Interval:
        return Interval.of(self._won, [seats * SHARE for seats in self._seats])

    def contestant(self, rating: Rating) -> Contestant:
        return Contestant(self._bot, self._games, self.share(), self._points / sum(self._seats), rating)


def _seats(bot: str, seating: Seating) -> list[int]:
    return [seat for seat, name in enumerate(seating) if name == bot]


def _meeting(bot: str, other: str, deals: int, seatings: list[Seating], played: list[PlayedGame]) -> Meeting:
    """Over all rotations both hold as many seats, so what they won can be compared as it is."""
    games, each = 0, len(played) // deals
    won, of = [0] * deals, [0] * deals
    for at, (seating, one) in enumerate(zip(seatings, played, strict=True)):
        if bot in seating and other in seating:
            mine, theirs = (sum(one.shares[seat] for seat in _seats(name, seating)) for name in (bot, other))
            games += 1
            won[at // each] += mine
            of[at // each] += mine + theirs
    return Meeting(bot, other, games, Interval.of(won, of))


def _ratings(bots: list[str], seatings: list[Seating], played: list[PlayedGame]) -> dict[str, Rating]:
    """Plackett-Luce ratings, game by game in the order of the deals.

    In a game a bot is one player, however many seats it holds; who won more a seat is ahead, and those who
    won alike are level. Bots do not change, so ratings need not stay restless (tau 0).
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for seating, one in zip(seatings, played, strict=True):
        names = list(dict.fromkeys(seating))
        scores = [math.fsum(one.shares[seat] for seat in seats) / len(seats) for seats in _held(names, seating)]
        rated = model.rate([[ratings[name]] for name in names], scores=scores)
        ratings.update({name: team[0] for name, team in zip(names, rated, strict=True)})
    scale = 400 / math.log(10) / (model.beta * math.sqrt(2))
    return {
        bot: Rating(NEWCOMER + (rating.mu - model.mu) * scale, 1.96 * rating.sigma * scale)
        for bot, rating in ratings.items()
    }


def _held(names: list[str], seating: Seating) -> Iterator[list[int]]:
    for name in names:
        yield _seats(name, seating)
