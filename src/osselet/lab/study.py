"""Studying a game: many games between bots, and what they say about its balance."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean, stdev
from typing import Any

from osselet.bots.choose import BOTS, bot_name
from osselet.core.game import Game
from osselet.core.options import Choice, Flag
from osselet.core.registry import find
from osselet.core.vocabulary import Vocabulary
from osselet.lab.crew import Crew, Progress, crew
from osselet.lab.match import Match, Played
from osselet.lab.simulate import Deals
from osselet.lab.watching import Watched, Watching
from osselet.search.playouts import SHARE
from osselet.search.simulate import check_games, check_seed

FEW_NAMES = 40
"""A word with more names than this is counted as a whole."""
CURVE = 21
"""Points of a curve along the game."""
MATTERS = 0.05
"""A decision matters if the best move promises this much more of the victory than one chosen blindly."""
FAIR_PLAYERS = 4


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


@dataclass(frozen=True)
class Picked:
    """A move of the game: how often it was offered and chosen, and what the chooser won in the end."""

    name: str
    offered: int
    chosen: int
    share: Figure


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
    """Along the game, how much the best move promises more than one chosen blindly."""
    matter: Figure
    """Decisions a game that matter."""


@dataclass(frozen=True)
class Setting:
    """One value of an option, beside the others."""

    option: str
    value: str
    is_default: bool
    seats: list[Figure]
    decisions: Figure
    margin: Figure
    """By how much the winner is ahead of the mean, in points."""


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
    margins: list[float]
    active: list[float]
    """Along the game, the part of the players who still have something to decide."""
    picked: list[Picked]
    drama: Drama
    settings: list[Setting]
    gaps: list[Gap]

    def as_json(self) -> dict[str, Any]:
        """JSON-able, with every number of the report."""
        return asdict(self)


def study(
    game: str,
    players: int | None = None,
    games: int = 400,
    level: str | int = 3,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    on: str = "local",
    cores: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Study:
    """Plays games between bots of a level and looks at them from all sides; the same seed finds the same."""
    found, bot, games, seed = find(game), bot_name(level), check_games(games), check_seed(seed)
    players = _players(found) if players is None else players
    options = dict(options or {})
    found.read_options(options, players)
    match = Match(game, players, (bot,) * players, seed, options)
    plan = _plan(found, match, games)
    total = games + plan.watched + len(plan.settings) * plan.each + len(plan.gaps) * plan.deals * players
    done = 0

    def advance(by: int) -> Progress:
        return lambda now: progress(by + now, total)

    workers = crew(on, cores)
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
        margins=[_margin(one) for one in played],
        active=_active(played, players),
        picked=_picked(played, words),
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


def _seats(played: Sequence[Played], players: int) -> list[Figure]:
    return [Figure.of([one.shares[seat] / SHARE for one in played]) for seat in range(players)]


def _margin(played: Played) -> float:
    return max(played.points) - fmean(played.points)


def _active(played: Sequence[Played], players: int) -> list[float]:
    """A player is active until its last decision."""
    curve = [0.0] * CURVE
    for one in played:
        last = {decision.seat: at for at, decision in enumerate(one.decisions)}
        for point in range(CURVE):
            now = point / (CURVE - 1) * (len(one.decisions) - 1)
            curve[point] += sum(at >= now for at in last.values()) / players
    return [value / len(played) for value in curve]


def _picked(played: Sequence[Played], words: Vocabulary) -> list[Picked]:
    """A player who chose a move several times in a game counts once in what it won: these are one outcome."""
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    shares: dict[str, list[float]] = {}
    names: dict[int, str] = {}

    def name(move: int) -> str:
        if move not in names:
            word = words.word(move)
            names[move] = words.name(move) if word.size <= FEW_NAMES else word.name
        return names[move]

    for one in played:
        choosers: set[tuple[str, int]] = set()
        for decision in one.decisions:
            if len(decision.offered) > 1:
                offered.update({name(move) for move in decision.offered})
                chosen[name(decision.move)] += 1
                choosers.add((name(decision.move), decision.seat))
        for key, seat in sorted(choosers):
            shares.setdefault(key, []).append(one.shares[seat] / SHARE)
    return [Picked(key, offered[key], chosen[key], _share(shares.get(key, []))) for key in offered]


def _share(values: list[float]) -> Figure:
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
        lead_changes=_share([float(_changes(curve)) for curve in curves]),
        lowest=[min(curve) for curve in own],
        settled=[_settled(curve, winner) for curve, winner in zip(curves, winners, strict=True)],
        stakes=[fmean(values) if values else 0.0 for values in stakes],
        matter=_share(matter),
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


def _setting(setting: tuple[str, Any], match: Match, games: int, workers: Crew, progress: Progress) -> Setting:
    name, value = setting
    changed = Match(match.game, match.players, match.bots, match.seed, {**match.options, name: value})
    played = workers.run(Deals(changed, traced=True), [(deal, 0) for deal in range(games)], progress)
    default = find(match.game).declared[name].default
    return Setting(
        option=name,
        value=str(value).lower() if isinstance(value, bool) else str(value),
        is_default=value == default,
        seats=_seats(played, match.players),
        decisions=Figure.of([len(one.decisions) for one in played]),
        margin=Figure.of([_margin(one) for one in played]),
    )


def _gap(strong: str, weak: str, match: Match, deals: int, workers: Crew, progress: Progress) -> Gap:
    """The stronger bot sits in every seat of every deal; a deal counts once, since its games are paired."""
    bots = (strong, *(weak,) * (match.players - 1))
    tasks = [(deal, seat) for deal in range(deals) for seat in range(match.players)]
    played = workers.run(Deals(Match(match.game, match.players, bots, match.seed, match.options)), tasks, progress)
    shares = [one.shares[seat] / SHARE for one, (_, seat) in zip(played, tasks, strict=True)]
    return Gap(strong, weak, Figure.of([fmean(group) for group in _grouped(shares, match.players)]))


def _grouped(values: Sequence[float], size: int) -> Iterator[Sequence[float]]:
    for at in range(0, len(values), size):
        yield values[at : at + size]
