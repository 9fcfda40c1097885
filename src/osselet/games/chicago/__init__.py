"""Chicago, by Jean Malherbe (Miro Company, Paris, about 1940)."""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from osselet.games.chicago import rules, secrets
from osselet.games.chicago.account import account
from osselet.games.chicago.board import board
from osselet.games.chicago.checks import pieces, worlds
from osselet.games.chicago.hand import hand
from osselet.games.chicago.hints import LEAN
from osselet.games.chicago.kit import kit
from osselet.games.chicago.oracle import view_after
from osselet.games.chicago.state import MOST_MOVES, Chicago, ChicagoOptions, ChicagoScratch, words
from osselet.games.chicago.story import tell
from osselet.games.chicago.view import view
from osselet.games.chicago.why import why

GAME = Game(
    id="chicago",
    state=Chicago,
    options=ChicagoOptions,
    scratch=ChicagoScratch,
    rules=Rules.of(rules, secrets),
    words=words,
    players=range(3, 6),
    minutes=45,
    age=10,
    most_moves=MOST_MOVES,
    longest=rules.LONGEST,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    hand=hand,
    account=account,
    why=why,
    board=board,
    kit=kit,
    anchors={
        "enter": "turn",
        "move": "turn",
        "second": "car",
        "look": "houses",
        "look-fly": "plane",
        "place": "police",
        "house": "houses",
        "lose": "thief-house",
        "over": "end",
    },
    dealt=frozenset({"house", "lose"}),
    reveals=frozenset({"go", "rob", "fly", "shoot", "surrender", "house"}),
    lean=LEAN,
    checks=Checks(pieces=pieces, worlds=worlds, oracle=view_after),
)
