"""Den letzten beißen die Hunde, by Hajo Bücken and Dirk Hanneforth (Klee, 1994)."""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from osselet.games.hunde import rules
from osselet.games.hunde.account import account
from osselet.games.hunde.board import board
from osselet.games.hunde.checks import pieces
from osselet.games.hunde.hand import hand
from osselet.games.hunde.hints import LEAN
from osselet.games.hunde.kit import kit
from osselet.games.hunde.oracle import view_after
from osselet.games.hunde.state import WORDS, Hunde, HundeOptions
from osselet.games.hunde.story import tell
from osselet.games.hunde.view import view
from osselet.games.hunde.why import why

GAME = Game(
    id="hunde",
    state=Hunde,
    options=HundeOptions,
    rules=Rules.of(rules),
    words=WORDS,
    players=range(3, 7),
    minutes=30,
    age=8,
    most_moves=6,
    longest=rules.LONGEST,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    hand=hand,
    account=account,
    why=why,
    board=board,
    kit=kit,
    anchors={"white": "turn", "choose": "black-dice", "black": "black-dice", "over": "end"},
    dealt=frozenset({"white", "black_die"}),
    lean=LEAN,
    one_view=True,
    checks=Checks(pieces=pieces, oracle=view_after),
)
