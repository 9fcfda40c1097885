"""Studying a game: many games between bots, and what they say about its balance."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean, stdev
from typing import Any, TypeVar

from osselet.bots.named_bots import BOTS, bot_name
from osselet.core.game import Game
from osselet.core.options import Choice, Flag
from osselet.core.registry import Source, find
from osselet.lab.choice_stats import Came, Picked, came, picked
from osselet.lab.confidence import Interval
from osselet.lab.match import Match, PlayedGame, plainly
from osselet.lab.simulate import Deals
from osselet.lab.task_pool import Progress, TaskPool, task_pool
from osselet.lab.win_chances import Watched, Watching
from osselet.search.playouts import SHARE
from osselet.search.random_games import check_games, check_seed

CURVE = 21
"""Points of a curve along the game."""
MATTERS = 0.05
"""A decision matters if the best move promises this much more of the victory than one chosen blindly."""
FAIR_PLAYERS = 4
Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % confidence interval."""

    mean: float
    margin: float

    @staticmethod
    def of(values: Sequence[float]) -> "Figure":
        """From independent values."""
        margin = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
        return Figure(fmean(values), margin)

    @staticmethod
    def won(won: Sequence[int], of: int) -> "Figure":
        """From what was won of equal wholes; unlike other values, few that agree do not pass for certainty."""
        if not won:
            return Figure(0.0, 0.0)
        interval = Interval.of(won, [of] * len(won))
        return Figure(interval.share, max(interval.high - interval.share, interval.share - interval.low))


def quantile(values: Sequence[Number], part: float) -> Number:
    """The value that this part of the values does not exceed."""
    return sorted(values)[min(int(part * len(values)), len(values) - 1)]


@dataclass(frozen=True)
class Drama:
    """How the chances move along the game, as a strong oracle sees them."""

    winner: list[float]
    """The winner's expected share along the game."""
    leader: list[float]
    """The leader's expected share along the game."""
    lead_changes: Figure
    lowest: list[float]
    """Of each winner, its worst moment."""
    settled: list[float]
    """Where in each game the winner took the lead for good."""
    stakes: list[float]
    """LessonDealer the game, how much the best move promises more than one chosen blindly."""
    matter: Figure
    """Decisions a game that matter."""


@dataclass(frozen=True)
class OptionEffect:
    """One value of an option, beside the others."""

    option: str
    value: str
    is_default: bool
    seats: list[Figure]
    decisions: Figure
    lead: Figure
    """The winner's lead over the runner-up, in points."""
    shared: Figure
    """The part of the victories that are shared."""


@dataclass(frozen=True)
class Gap:
    """One stronger bot among weaker ones, rotated through all seats."""

    strong: str
    weak: str
    share: Figure


@dataclass(frozen=True)
class Study:
    """All that was found out about a game."""

    game: str
    players: int
    level: str
    seed: int
    games: int
    options: Mapping[str, Any]
    seats: list[Figure]
    points: list[Figure]
    decisions: list[int]
    steps: list[int]
    places: list[list[int]]
    """The points of the winner, the runner-up and so on, in each game."""
    leads: list[int]
    """The winner's lead over the runner-up in each game, in points."""
    shared: Figure
    """The part of the victories that are shared."""
    active: list[float]
    """LessonDealer the game, the part of the players who still have something to decide."""
    picked: list[Picked]
    came: list[Came]
    drama: Drama
    settings: list[OptionEffect]
    gaps: list[Gap]

    def as_json(self) -> dict[str, Any]:
        """JSON-able, with every number of the report."""
        return asdict(self)


def study(
    game: Source,
    players: int | None = None,
    games: int = 400,
    level: str | int = 4,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    on: str = "local",
    cores: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Study:
    """Plays games between bots of a level and looks at them from all sides; the same seed finds the same."""
    found, bot, games, seed = find(game), bot_name(level), check_games(games), check_seed(seed)
    players, options = plainly(found, _players(found) if players is None else players, options)
    match = Match(game, players, (bot,) * players, seed, options)
    plan = _plan(found, match, games)
    total = games + plan.watched + len(plan.settings) * plan.each + len(plan.gaps) * plan.deals * players
    done = 0

    def advance(by: int) -> Progress:
        return lambda now: progress(by + now, total)

    workers = task_pool(on, cores)
    played = workers.run(Deals(match, traced=True), [(deal, 0) for deal in range(games)], advance(done))
    done += games
    watched = workers.run(Watching(match), list(range(plan.watched)), advance(done))
    done += plan.watched
    settings = []
    for setting in plan.settings:
        settings.append(_setting(setting, match, plan.each, workers, advance(done)))
        done += plan.each
    gaps = []
    for strong, weak in plan.gaps:
        gaps.append(_gap(strong, weak, match, plan.deals, workers, advance(done)))
        done += plan.deals * players
    words = found.vocabulary(found.read_options(options, players))
    contested = _contested(played)
    return Study(
        game=found.id,
        players=players,
        level=bot,
        seed=seed,
        games=games,
        options=options,
        seats=_seats(played, players),
        points=[Figure.of([one.points[seat] for one in played]) for seat in range(players)],
        decisions=[len(one.decisions) for one in played],
        steps=[one.steps for one in played],
        places=[list(column) for column in zip(*map(_placed, contested), strict=True)],
        leads=_leads(contested),
        shared=_shared(contested),
        active=_active(played, players),
        picked=picked(played, words),
        came=came(played, words),
        drama=_drama(watched, players),
        settings=settings,
        gaps=gaps,
    )


@dataclass(frozen=True)
class _Plan:
    """How the work is split."""

    watched: int
    each: int
    deals: int
    settings: list[tuple[str, Any]]
    gaps: list[tuple[str, str]]


def _plan(game: Game, match: Match, games: int) -> _Plan:
    settings = [
        (name, value)
        for name, option in game.declared.items()
        if isinstance(option, Choice | Flag) and name not in match.options
        for value in option.samples
    ]
    gaps = [(strong, weak) for weak in BOTS[:2] for strong in BOTS if BOTS.index(strong) > BOTS.index(weak)]
    if match.players == 1:
        gaps = []
    return _Plan(
        watched=max(2, games // 12),
        each=max(2, games // 2),
        deals=max(2, games // 8),
        settings=settings,
        gaps=gaps,
    )


def _players(game: Game) -> int:
    return min(max(FAIR_PLAYERS, game.players.start), game.players.stop - 1)


def _seats(played: Sequence[PlayedGame], players: int) -> list[Figure]:
    return [Figure.won([one.shares[seat] for one in played], SHARE) for seat in range(players)]


def _contested(played: Sequence[PlayedGame]) -> list[PlayedGame]:
    """Games of several players that somebody won: only these have a runner-up."""
    return [one for one in played if len(one.points) > 1 and any(one.shares)]


def _placed(one: PlayedGame) -> list[int]:
    """Points in the order of places: the winners, then those who came closest; the fewest may win a game."""
    seats = list(zip(one.points, one.shares, strict=True))
    winners = [points for points, share in seats if share]
    return winners + sorted((points for points, share in seats if not share), key=lambda p: abs(p - winners[0]))


def _leads(won: Sequence[PlayedGame]) -> list[int]:
    """How far the runner-up is behind; 0 where the victory is shared."""
    return [abs(_placed(one)[0] - _placed(one)[1]) if max(one.shares) == SHARE else 0 for one in won]


def _shared(won: Sequence[PlayedGame]) -> Figure:
    """The part of the victories that more than one seat shares."""
    return Figure.won([int(max(one.shares) < SHARE) for one in won], 1)


def _active(played: Sequence[PlayedGame], players: int) -> list[float]:
    """A player is active until its last decision."""
    curve = [0.0] * CURVE
    for one in played:
        last = {decision.seat: at for at, decision in enumerate(one.decisions)}
        for point in range(CURVE):
            now = point / (CURVE - 1) * (len(one.decisions) - 1)
            curve[point] += sum(at >= now for at in last.values()) / players
    return [value / len(played) for value in curve]


def _figure(values: list[float]) -> Figure:
    return Figure.of(values) if values else Figure(0.0, 0.0)


def _drama(watched: Sequence[Watched], players: int) -> Drama:
    games = [one for one in watched if len(one.glances) > 1]
    curves = [_curve(one, players) for one in games]
    winners = [max(range(players), key=lambda seat: one.played.shares[seat]) for one in games]
    own = [[point[winner] for point in curve] for curve, winner in zip(curves, winners, strict=True)]
    leaders = [[max(point) for point in curve] for curve in curves]
    stakes: list[list[float]] = [[] for _ in range(CURVE)]
    matter = []
    for one in games:
        for glance in one.glances:
            stakes[round(glance.at * (CURVE - 1))].append(glance.stake)
        part = sum(glance.stake >= MATTERS for glance in one.glances) / len(one.glances)
        matter.append(part * sum(len(decision.offered) > 1 for decision in one.played.decisions))
    return Drama(
        winner=[fmean(column) for column in zip(*own, strict=True)],
        leader=[fmean(column) for column in zip(*leaders, strict=True)],
        lead_changes=_figure([float(_changes(curve)) for curve in curves]),
        lowest=[min(curve) for curve in own],
        settled=[_settled(curve, winner) for curve, winner in zip(curves, winners, strict=True)],
        stakes=[fmean(values) if values else 0.0 for values in stakes],
        matter=_figure(matter),
    )


def _curve(one: Watched, players: int) -> list[tuple[float, ...]]:
    """The outlook at evenly spaced points, each as of the last glance; at the end what came out."""
    curve = []
    for point in range(CURVE - 1):
        seen = [glance for glance in one.glances if glance.at <= point / (CURVE - 1)]
        curve.append((seen or one.glances)[-1 if seen else 0].outlook)
    return [*curve, tuple(share / SHARE for share in one.played.shares)]


def _leader(point: Sequence[float]) -> int:
    return max(range(len(point)), key=lambda seat: point[seat])


def _changes(curve: Sequence[Sequence[float]]) -> int:
    leaders = [_leader(point) for point in curve]
    return sum(one != two for one, two in pairwise(leaders))


def _settled(curve: Sequence[Sequence[float]], winner: int) -> float:
    at = len(curve) - 1
    while at > 0 and _leader(curve[at - 1]) == winner:
        at -= 1
    return at / (len(curve) - 1)


def _setting(setting: tuple[str, Any], match: Match, games: int, workers: TaskPool, progress: Progress) -> OptionEffect:
    name, value = setting
    changed = Match(match.game, match.players, match.bots, match.seed, {**match.options, name: value})
    played = workers.run(Deals(changed, traced=True), [(deal, 0) for deal in range(games)], progress)
    contested = _contested(played)
    default = find(match.game).declared[name].default
    return OptionEffect(
        option=name,
        value=str(value).lower() if isinstance(value, bool) else str(value),
        is_default=value == default,
        seats=_seats(played, match.players),
        decisions=Figure.of([len(one.decisions) for one in played]),
        lead=_figure([float(lead) for lead in _leads(contested)]),
        shared=_shared(contested),
    )


def _gap(strong: str, weak: str, match: Match, deals: int, workers: TaskPool, progress: Progress) -> Gap:
    """The stronger bot sits in every seat of every deal; a deal counts once, since its games are paired."""
    bots = (strong, *(weak,) * (match.players - 1))
    tasks = [(deal, seat) for deal in range(deals) for seat in range(match.players)]
    played = workers.run(Deals(Match(match.game, match.players, bots, match.seed, match.options)), tasks, progress)
    shares = [one.shares[seat] for one, (_, seat) in zip(played, tasks, strict=True)]
    return Gap(strong, weak, Figure.won([sum(deal) for deal in _grouped(shares, match.players)], SHARE * match.players))


def _grouped(values: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for at in range(0, len(values), size):
        yield values[at : at + size]
