"""Thousands of games at once, the same for a seed whatever the number of cores."""

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from importlib import import_module
from queue import SimpleQueue
from typing import Any

import numpy as np

from osselet.core.errors import GameError, OptionError
from osselet.core.extras import require
from osselet.core.game import Game
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS, Options, whole
from osselet.core.rng import WORDS
from osselet.core.state import State, buffer, pack, record
from osselet.search.playouts import SHARE, playouts

MOST_SEED = (1 << 63) - 1
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Simulation:
    """What came out of many games."""

    game: str
    players: int
    games: int
    steps: int
    """In all, chance included."""
    seconds: float
    shares: list[float]
    """Mean share of the victory, a seat."""
    scores: list[float]
    """Mean points, a seat."""

    @staticmethod
    def of(game: Game, players: int, games: int, totals: Sequence[int], seconds: float) -> "Simulation":
        """From the sums of all games: steps, then a victory sum a seat, then a points sum a seat."""
        shares = [int(total) / SHARE / games for total in totals[1 : 1 + players]]
        scores = [int(total) / games for total in totals[1 + players :]]
        return Simulation(game.id, players, games, int(totals[0]), seconds, shares, scores)

    @property
    def steps_per_second(self) -> float:
        """Steps of all cores together."""
        return self.steps / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        """The JSON of `osselet sim --json`."""
        return {**asdict(self), "steps_per_second": self.steps_per_second}

    def rows(self) -> list[dict[str, Any]]:
        """A row a seat: its mean share of the victory and its mean points."""
        shared = {"game": self.game, "players": self.players, "games": self.games}
        pairs = enumerate(zip(self.shares, self.scores, strict=True))
        return [{**shared, "seat": seat, "share": share, "score": score} for seat, (share, score) in pairs]

    def to_polars(self) -> Any:
        """The rows as a polars DataFrame; polars is not installed along."""
        require("polars")
        return import_module("polars").DataFrame(self.rows())

    def to_pandas(self) -> Any:
        """The rows as a pandas DataFrame; pandas is not installed along."""
        require("pandas")
        return import_module("pandas").DataFrame(self.rows())

    def _repr_html_(self) -> str:
        """A small table, where a notebook shows the result."""
        cells = "".join(
            f"<tr><td>{row['seat']}</td><td>{row['share']:.4f}</td><td>{row['score']:.3f}</td></tr>"
            for row in self.rows()
        )
        return (
            f"<table><caption>{self.game}, {self.players} players, {self.games:,} games, {self.steps:,} steps "
            f"in {self.seconds:.2f} s</caption><tr><th>seat</th><th>share</th><th>score</th></tr>{cells}</table>"
        )


def as_record(s: State) -> np.ndarray[Any, np.dtype[Any]]:
    """A plain state (or options) as compiled rules take it."""
    records = record(type(s))
    records.view(np.uint8)[:] = np.frombuffer(pack(s), np.uint8)
    return records


class Runner:
    """Plays batches of games of one game and adds them up; one a thread."""

    def __init__(self, game: Game, players: int, options: Options, seed: int, plain: bool = False) -> None:
        self._kernel = bind(playouts, game, plain=plain)
        self._game, self._players, self._seed, self._plain = game, players, seed, plain
        self.totals = buffer(1 + 2 * players)
        self._states = [game.state()] if plain else record(game.state)
        self._options = [options] if plain else as_record(options)
        self._rng = [0] * WORDS if plain else buffer(WORDS)
        self._buffers = [buffer(size) for size in (game.most_moves, game.most_moves, MOST_SEATS, MOST_SEATS)]

    def run(self, first: int, games: int) -> None:
        """Plays games `first` to `first + games - 1`."""
        done = self._kernel(
            self._states, self._options, self._players, self._seed, first, games, self._game.longest, self._rng,
            *self._buffers, self.totals,
        )  # fmt: skip
        if done < games:
            raise GameError(f"Game {first + done} of seed {self._seed} did not end within {self._game.longest} steps.")
        if self._plain:
            pack(self._states[0])  # a value too large for its field must not pass


def random_games(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    cores: int | None = None,
    plain: bool = False,
    progress: Progress = lambda done: None,
) -> Simulation:
    """Random games on all cores; victories are summed in whole sixtieths, so cores cannot change the result."""
    stored = game.read_options(options, players)
    games, seed = check_games(games), check_seed(seed)
    cores = os.cpu_count() or 1 if cores is None else _check("cores", cores, 1, 1024)
    if plain:
        cores = 1
    runners = [Runner(game, players, stored, seed, plain) for _ in range(cores)]
    runners[0].run(0, 0)  # compiles once, before threads and the clock start
    started = time.perf_counter()
    for done in _run_all(runners, games, plain):
        progress(done)
    seconds = time.perf_counter() - started
    totals = np.sum([runner.totals for runner in runners], axis=0)
    return Simulation.of(game, players, games, totals.tolist(), seconds)


def random_batch(
    game: Game, players: int, seed: int, options: Mapping[str, Any]
) -> Callable[[tuple[int, int]], list[int]]:
    """What plays batches of random games, a first one and how many, and returns the sums of each."""
    runner = Runner(game, players, game.read_options(options, players), seed)

    def play(batch: tuple[int, int]) -> list[int]:
        runner.totals[:] = 0
        runner.run(*batch)
        return [int(total) for total in runner.totals]

    return play


def check_games(games: Any, most: int = 10**9) -> int:
    """A number of games that can be played."""
    return _check("games", games, 1, most)


def check_seed(seed: Any) -> int:
    """A seed of kernels."""
    return _check("seed", seed, 0, MOST_SEED)


def _check(name: str, value: Any, low: int, high: int) -> int:
    number = whole(value)
    if number is None or not low <= number <= high:
        raise OptionError(f"{name!r} is a whole number from {low} to {high}, not {value!r}.")
    return number


def _run_all(runners: list[Runner], games: int, plain: bool) -> Iterator[int]:
    """Hands out batches to whoever is free and tells how many games are done."""
    batch = 1 if plain else max(1, min(games // (len(runners) * 8), 20_000))
    free: SimpleQueue[Runner] = SimpleQueue()
    for runner in runners:
        free.put(runner)

    def play(first: int) -> int:
        runner, size = free.get(), min(batch, games - first)
        try:
            runner.run(first, size)
        finally:
            free.put(runner)
        return size

    pool = ThreadPoolExecutor(len(runners))
    try:
        done = 0
        for future in as_completed([pool.submit(play, first) for first in range(0, games, batch)]):
            done += future.result()
            yield done
    finally:
        pool.shutdown(cancel_futures=True)
