"""Our side of the comparisons."""

import dataclasses
import random
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from osselet.core.game import Lean
from osselet.core.kernel import bind
from osselet.core.placeholders import guess
from osselet.core.registry import find
from osselet.core.rng import WORDS, below, stream
from osselet.core.state import Ints, buffer, record
from osselet.lab import simulate
from osselet.search.random_games import as_record
from osselet.search.stepper import STEPS, Stepper
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight
from osselet.table import Table

LARGEST = 1 << 17
"""Iterations of one search; more are spread over several."""


def playouts(game: str, players: int, cores: int, plain: bool = False, **options: Any) -> Callable[[int], int]:
    """Whole random games in compiled code (or plain Python) on so many cores."""

    def play(games: int) -> int:
        return simulate(game, players=players, games=games, cores=cores, options=options, plain=plain).steps

    return play


def step_by_step(game: str, players: int, seed: int = 1) -> Callable[[int], int]:
    """Random games driven from Python, one low-level call a decision."""
    stepper = Stepper(find(game), players)
    draw = random.Random(seed).random
    ids, facts = stepper.ids, stepper.facts

    def play(games: int) -> int:
        steps = 0
        for number in range(games):
            count = stepper.reset(number)
            while count:
                count = stepper.step(ids[int(draw() * count)])
            steps += int(facts[STEPS])
        return steps

    return play


def in_c(players: int) -> Callable[[int], int]:
    """The same rules in plain C, compiled here with the best the compiler offers for this machine."""
    folder = tempfile.mkdtemp()
    program, source = Path(folder) / "hunde", Path(__file__).parent / "hunde.c"
    subprocess.run(["cc", "-O3", "-march=native", "-o", program, source], check=True)

    def play(games: int) -> int:
        said = subprocess.run([program, str(players), str(games), "1"], check=True, capture_output=True, text=True)
        return int(said.stdout.split()[0])

    return play


def guesses(states: Any, rng: Ints, times: int) -> int:
    """Guesses a world again and again from the hidden state in the first place."""
    for _ in range(times):
        states[1] = states[0]
        guess(states[1], 0, rng)
    return times


def sampler(game: str, players: int, decisions: int) -> Callable[[int], int]:
    """Worlds guessed by seat 0 after so many decisions of a random game."""
    found = find(game)
    table = Table(found, players, seed=1)
    rng = stream(1)
    for _ in range(decisions):
        moves = table.moves()
        table.play(moves[below(rng, len(moves))])
    states = record(found.state, 2)
    states[:1] = as_record(table.seat(0).state)
    kernel, buffers = bind(guesses, found), buffer(WORDS)
    buffers[0] = 1
    return lambda times: int(kernel(states, buffers, times))


def searching(game: str, players: int, first: str, seed: int = 1) -> Callable[[int], int]:
    """Iterations of our search with full playouts, at the first decision of a fixed game that offers such a move."""
    found = find(game)
    plain = dataclasses.replace(found, lean=Lean())
    table = Table(found, players, seed)
    while not any(move.name.startswith(first) for move in table.moves()):
        table.play(table.moves()[0])
    seat = table.actor
    assert isinstance(seat, int)
    sight = Sight.of(plain, players, seat, table.seat(seat).state)
    thinker = Thinker(plain, LARGEST)

    def search(iterations: int) -> int:
        thinker.start(seed, 0)
        done = 0
        while done < iterations:
            size = min(LARGEST, iterations - done)
            thinker.think(sight, Effort(size))
            done += size
        return done

    return search


def ticks_during_search(game: str, players: int) -> float:
    """How often a second another thread wakes that wants to 100 times, while a search of two seconds runs."""
    search = searching(game, players, "move")
    search(100)
    started = time.perf_counter()
    search(LARGEST)
    a_second = LARGEST / (time.perf_counter() - started)
    thread = threading.Thread(target=search, args=(int(2 * a_second),))
    thread.start()
    started, ticks = time.perf_counter(), 0
    while thread.is_alive():
        time.sleep(0.01 - (time.perf_counter() - started) % 0.01)
        ticks += 1
    return ticks / (time.perf_counter() - started)
