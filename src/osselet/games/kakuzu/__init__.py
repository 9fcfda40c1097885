"""Kakuzu, by Bruno Stefanini (Gigamic, 2010)."""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from osselet.games.kakuzu import rules, secrets
from osselet.games.kakuzu.account import account
from osselet.games.kakuzu.board import board
from osselet.games.kakuzu.checks import pieces, worlds
from osselet.games.kakuzu.hand import hand
from osselet.games.kakuzu.hints import LEAN
from osselet.games.kakuzu.kit import kit
from osselet.games.kakuzu.oracle import view_after
from osselet.games.kakuzu.state import CELLS, WORDS, Kakuzu, KakuzuOptions, KakuzuScratch
from osselet.games.kakuzu.story import tell
from osselet.games.kakuzu.view import view
from osselet.games.kakuzu.why import why

GAME = Game(
    id="kakuzu",
    state=Kakuzu,
    options=KakuzuOptions,
    scratch=KakuzuScratch,
    rules=Rules.of(rules, secrets),
    words=WORDS,
    players=range(1, 5),
    minutes=20,
    age=8,
    most_moves=CELLS,
    longest=rules.LONGEST,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    hand=hand,
    account=account,
    why=why,
    board=board,
    kit=kit,
    anchors={"draw": "turn", "say": "announce", "take": "turn", "over": "end"},
    dealt=frozenset({"digit", "grid"}),
    lean=LEAN,
    one_view=True,
    reveals=frozenset({"open", "take", "pass"}),
    clock="clock",
    checks=Checks(pieces=pieces, worlds=worlds, oracle=view_after),
)
