"""Perudo: everybody has dice under a cup, and says how many there are under all of them together."""

from pathlib import Path

from osselet.core import Checks, Game, Rules

from . import rules, secrets
from .checks import worlds
from .hints import LEAN
from .look import LOOK
from .oracle import oracle
from .state import WORDS, Perudo, PerudoOptions
from .story import tell
from .view import view
from .why import why

GAME = Game(
    id="perudo",
    state=Perudo,
    options=PerudoOptions,
    rules=Rules(
        rules.setup,
        rules.actor,
        rules.moves,
        rules.play,
        rules.score,
        secrets.sees,
        secrets.hide,
        secrets.guess,
    ),
    words=WORDS,
    players=range(2, 7),
    most_moves=182,
    longest=25_000,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    hand=lambda s, step: None,  # all throw at the same time, each under a cup
    why=why,
    look=LOOK,
    dealt=frozenset({"die"}),
    reveals=frozenset({"doubt", "exact", "roll"}),
    lean=LEAN,
    anchors={"bid": "bid", "shown": "doubt", "throw": "throw"},
    minutes=20,
    age=8,
    checks=Checks(worlds=worlds, oracle=oracle),
)
