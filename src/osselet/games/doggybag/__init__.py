"""Doggy Bag, by Antonin Boccara, art by Aline Kirrmann (Blam!, 2017)."""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from osselet.games.doggybag import rules, secrets
from osselet.games.doggybag.account import account
from osselet.games.doggybag.board import board
from osselet.games.doggybag.checks import pieces, worlds
from osselet.games.doggybag.hand import hand
from osselet.games.doggybag.hints import LEAN
from osselet.games.doggybag.kit import kit
from osselet.games.doggybag.oracle import view_after
from osselet.games.doggybag.state import HOTHEAD, MOST_BONES, Doggybag, DoggybagOptions, words
from osselet.games.doggybag.story import tell
from osselet.games.doggybag.view import view
from osselet.games.doggybag.why import why

GAME = Game(
    id="doggybag",
    state=Doggybag,
    options=DoggybagOptions,
    rules=Rules.of(rules, secrets),
    words=words,
    players=range(2, 7),
    minutes=30,
    age=8,
    most_moves=MOST_BONES - HOTHEAD + 1,
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
        "roles-announce": "hothead",
        "effect": "roles",
        "effect-lead": "leader",
        "effect-chest": "scout",
        "effect-bag": "steward",
        "effect-swap": "ace",
        "steal": "greed",
        "over": "end",
    },
    dealt=frozenset({"coin", "draw"}),
    reveals=frozenset({"take_1", "take_4", "swap"}),
    lean=LEAN,
    checks=Checks(pieces=pieces, worlds=worlds, oracle=view_after),
)
