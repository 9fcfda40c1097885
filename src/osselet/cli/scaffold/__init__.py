"""Mygame: gather mushrooms as long as you dare, and be home before the owl comes."""

from pathlib import Path

from osselet.core import Game, Rules

from . import rules
from .look import LOOK
from .state import WORDS, Mygame, MygameOptions
from .view import view
from .why import why

GAME = Game(
    id="mygame",
    state=Mygame,
    options=MygameOptions,
    rules=Rules.of(rules),
    words=WORDS,
    players=range(2, 7),
    most_moves=6,
    longest=10_000,
    view=view,
    folder=Path(__file__).parent,
    why=why,
    look=LOOK,
)
