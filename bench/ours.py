"""Our side of the comparisons."""

import random
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from osselet.bots import simulate
from osselet.core.kernel import bind
from osselet.core.placeholders import guess
from osselet.core.registry import find
from osselet.core.rng import WORDS, below, stream
from osselet.core.state import Ints, buffer, record
from osselet.search.simulate import as_record
from osselet.search.stepper import STEPS, Stepper
from osselet.table import Table


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
