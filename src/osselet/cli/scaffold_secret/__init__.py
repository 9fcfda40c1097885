"""Mygame: hide a few pebbles in your fist, and call how many all fists hold together."""

from pathlib import Path

from osselet.core import Checks, Game, Rules

from . import rules, secrets
from .checks import worlds
from .state import LAST_ROUND, MOST_SEATS, MOST_TOTAL, WORDS, Mygame, MygameOptions
from .story import tell
from .view import view
from .why import why

GAME = Game(
    id="mygame",
    state=Mygame,
    options=MygameOptions,
    rules=Rules.of(rules, secrets),
    words=WORDS,
    players=range(2, MOST_SEATS + 1),
    most_moves=MOST_TOTAL + 1,
    longest=LAST_ROUND * (2 * MOST_SEATS + 1) + 1,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    why=why,
    reveals=frozenset({"open"}),
    checks=Checks(worlds=worlds),
)
