"""Compiling in the background: at a live table bots play with plain rules until the compiled search is there.

Compiling takes a minute the first time and nobody should wait for it to play. A child process compiles and
fills the cache; meanwhile the bot thinks as far as its time allows. Away from live tables a bot compiles at once,
so that its choices depend on nothing but the seed.
"""

import subprocess
import sys
from functools import cache

from osselet.bots.decider import Decider
from osselet.bots.levels import Level
from osselet.core.game import Game
from osselet.core.kernel import is_cached
from osselet.search.thinker import template
from osselet.search.thought import Effort, Sight

COMPILE = "from osselet.bots.background_compile import fill_cache; import sys; fill_cache(sys.argv[1])"


class BotUntilCompiled:
    """What a bot decides with: the compiled search as soon as there is one."""

    def __init__(self, game: Game, level: Level, seed: int, live: bool) -> None:
        self._game, self._level, self._seed = game, level, seed
        self._plain: Decider | None = None
        self._compiled: Decider | None = None
        if live and not is_cached(template(game), game):
            compile_in_background(str(game.folder))
            self._plain = self._new(plain=True)

    def decider(self) -> Decider:
        """What to think with now."""
        if self._compiled is None and (self._plain is None or is_cached(template(self._game), self._game)):
            self._compiled, self._plain = self._new(plain=False), None
        decider = self._compiled or self._plain
        assert decider is not None
        return decider

    def _new(self, plain: bool) -> Decider:
        decider = Decider(self._game, self._level, plain)
        decider.start(self._seed, 0)
        return decider


@cache
def compile_in_background(folder: str) -> "subprocess.Popen[bytes] | None":
    """Starts a child process, once a game, that compiles the search and ends; without one the bot stays plain."""
    try:
        return subprocess.Popen(
            [sys.executable, "-c", COMPILE, folder],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None


def fill_cache(folder: str) -> None:
    """Compiles the search of the game in a folder."""
    from osselet.core.registry import game_in

    compile_search(game_in(folder))


def compile_search(game: Game) -> None:
    """Compiles the search of a game by a thought about its first decision: a search is for decisions alone."""
    from osselet.table.table import Table

    table = Table(game, game.players.start, seed=0)
    if isinstance(table.actor, int):
        hidden = table.seat(table.actor, told=False).state
        decider = Decider(game, Level(0, 0), effort=Effort(1))
        decider.think(Sight.of(game, table.players, table.actor, hidden))
