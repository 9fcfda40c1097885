"""Compiles what the tests take from our games, once and side by side: `python -m tests.kernels`.

In a test run every worker would compile the rules of a game again for each kernel it comes upon, and wait for kernels
that another one compiles. Here a game has a process, and its rules are compiled once for all its kernels.
"""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor

from bench.hands import success

import osselet
from osselet.bots.background_compile import compile_search
from osselet.conformance import suite
from osselet.core.registry import find
from osselet.envs.game_batch import GameBatch
from osselet.envs.table_setup import Setting
from osselet.lab.match import Match, Players
from osselet.lab.position_values import as_tree


def compile_all(name: str) -> None:
    """Uses each kernel of a game once."""
    game = find(name)
    players = game.players.start
    osselet.simulate(name, games=2)
    compile_search(game)
    if as_tree(game) is not game:
        compile_search(as_tree(game))
    Players(Match(name, players, ("random",) * players, 1, {})).play(0)
    for check in suite(game, games=1):
        if check.kind == "compiled" and check.players == players and not check.options:
            check.run()
    if game.dexterity:
        success(game.dexterity.figures[0], 1, 1000, 1)
    batch = GameBatch(Setting(name, players), 2)
    batch.reset([1, 2])
    batch.seed_draws(1)
    batch.draw()
    batch.check()
    batch.observation(0)


def main() -> None:
    """The largest rules first, so that nobody waits for them in the end."""
    names = sorted(osselet.games(), key=_size, reverse=True)
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as workers:
        list(workers.map(compile_all, names))


def _size(name: str) -> int:
    return sum(path.stat().st_size for path in find(name).folder.rglob("*.py"))


if __name__ == "__main__":
    main()
