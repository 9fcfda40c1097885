"""Oh Hell: say how many tricks you will take, and take exactly so many, with hands that grow and shrink."""

from pathlib import Path

from osselet.core import Checks, Game, Rules

from . import rules, secrets
from .checks import cards, worlds
from .hints import LEAN
from .look import LOOK
from .oracle import oracle
from .state import WORDS, OhHell, OhHellOptions
from .story import tell
from .view import view
from .why import why

GAME = Game(
    id="oh_hell",
    state=OhHell,
    options=OhHellOptions,
    rules=Rules.of(rules, secrets),
    words=WORDS,
    players=range(3, 6),
    most_moves=32,
    longest=1000,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    hand=lambda s, step: None,  # nobody waits for cards that are dealt
    why=why,
    look=LOOK,
    dealt=frozenset({"card", "turn"}),
    reveals=frozenset({"deal"}),
    lean=LEAN,
    anchors={"bid": "bid", "play": "play", "shown": "score"},
    minutes=25,
    age=9,
    checks=Checks(pieces=cards, worlds=worlds, oracle=oracle),
)
