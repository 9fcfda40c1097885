"""Many games between bots."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from osselet.bots.background_compile import compile_search
from osselet.bots.named_bots import RANDOM, bot_name
from osselet.core.errors import OptionError, counted
from osselet.core.game import Game
from osselet.core.registry import Source, find, portable
from osselet.lab.match import MOST_PLAYED, Match, PlayedGame, Players
from osselet.lab.task_pool import Progress, TaskPool, silent, task_pool
from osselet.search.random_games import Simulation, check_games, check_seed, random_batch, random_games


@dataclass(frozen=True)
class Deals:
    """A job: its tasks are games, each a deal and how far the bots are rotated."""

    match: Match
    traced: bool = False

    def worker(self) -> Callable[[tuple[int, int]], PlayedGame]:
        """Plays one game after the other."""
        players = Players(self.match)
        return lambda task: players.play(*task, traced=self.traced)


@dataclass(frozen=True)
class RandomGames:
    """A job of random games: its tasks are batches, a first game and how many."""

    game: Source
    players: int
    seed: int
    options: Mapping[str, Any]

    def worker(self) -> Callable[[tuple[int, int]], list[int]]:
        """Plays one batch after the other."""
        return random_batch(find(self.game), self.players, self.seed, self.options)


def simulate(
    game: Source,
    players: int | None = None,
    games: int = 1000,
    bots: str | int | Sequence[str | int] = RANDOM,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cores: int | None = None,
    plain: bool = False,
    on: str = "local",
    progress: Progress = silent,
) -> Simulation:
    """Plays many games; `bots` is one name or one a seat, `cores` None for all of this machine.

    The same seed gives the same result, whatever the number of cores, on this machine or on a cluster.
    """
    found = find(game)
    players = found.players.start if players is None else players
    options = {} if options is None else options
    found.read_options(options, players)
    players = int(players)
    seats = seated_bots(bots, players)
    games, seed = check_games(games), check_seed(seed)
    if set(seats) == {RANDOM} and on == "local":
        return random_games(found, players, games, seed, options, cores, plain, progress)
    if plain:
        raise OptionError("Only random games are simulated with plain rules.")
    if set(seats) != {RANDOM}:
        check_games(games, MOST_PLAYED)
    workers = task_pool(on, cores)
    if set(seats) == {RANDOM}:
        started = time.perf_counter()
        totals = _random_totals(RandomGames(portable(game), players, seed, options), games, workers, progress)
        return Simulation.of(found, players, games, totals, time.perf_counter() - started)
    match = Match(portable(game), players, seats, seed, options)
    if on == "local":
        _compile(found, match)
    started = time.perf_counter()
    played = workers.run(Deals(match), [(deal, 0) for deal in range(games)], progress)
    return Simulation.of(found, players, games, _totals(played, players), time.perf_counter() - started)


def seated_bots(bots: Any, players: int) -> tuple[str, ...]:
    """The name of a bot for each seat, from one for all or one each."""
    given: list[Any] = list(bots) if isinstance(bots, list | tuple) else [bots] * players
    names = tuple(bot_name(name) for name in given)
    if len(names) != players:
        raise OptionError(
            f"The list has {counted(len(names), 'bot')} for {counted(players, 'player')}; "
            "it takes one for each seat, and one name alone is for all."
        )
    return names


def _compile(game: Game, match: Match) -> None:
    """Compiles the rules and the search by a random game and a thought, so that the clock measures the games alone."""
    Players(match).play_as((RANDOM,) * match.players, 0)
    compile_search(game)


def _totals(played: Iterable[PlayedGame], players: int) -> list[int]:
    totals = [0] * (1 + 2 * players)
    for game in played:
        for at, number in enumerate((game.steps, *game.shares, *game.points)):
            totals[at] += number
    return totals


BATCH = 5000


def _random_totals(job: RandomGames, games: int, workers: TaskPool, progress: Progress) -> list[int]:
    tasks = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    batches = workers.run(job, tasks, lambda done: progress(min(done * BATCH, games)))
    return [sum(column) for column in zip(*batches, strict=True)]
