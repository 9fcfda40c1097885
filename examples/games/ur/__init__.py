"""The Royal Game of Ur: seven pieces each race along twenty fields, past each other and over rosettes."""

from pathlib import Path

from osselet.core import Checks, Game, Rules

from . import rules
from .checks import pieces
from .hand import hand
from .hints import LEAN
from .look import LOOK
from .oracle import oracle
from .state import WORDS, Ur, UrOptions
from .story import tell
from .view import view
from .why import why

GAME = Game(
    id="ur",
    state=Ur,
    options=UrOptions,
    rules=Rules.of(rules),
    words=WORDS,
    players=range(2, 3),
    most_moves=8,
    longest=2100,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    hand=hand,
    why=why,
    look=LOOK,
    dealt=frozenset({"throw"}),
    lean=LEAN,
    anchors={"throw": "throw", "move": "move"},
    one_view=True,
    minutes=15,
    age=7,
    # Seats are alike but for the names of their fields, which moves say.
    checks=Checks(alike=False, pieces=pieces, oracle=oracle),
)
