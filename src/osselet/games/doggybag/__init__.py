"""Doggy Bag, by Antonin Boccara, art by Aline Kirrmann (Blam!, 2017)."""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from osselet.games.doggybag import rules
from osselet.games.doggybag.board import board
from osselet.games.doggybag.end import LONGEST, score
from osselet.games.doggybag.guess import guess
from osselet.games.doggybag.lean import LEAN
from osselet.games.doggybag.loot import ask
from osselet.games.doggybag.oracle import view_after
from osselet.games.doggybag.state import HOTHEAD, MOST_BONES, Doggybag, DoggybagOptions, words
from osselet.games.doggybag.story import tell
from osselet.games.doggybag.view import view
from osselet.games.doggybag.why import why
from osselet.games.doggybag.worlds import worlds

GAME = Game(
    id="doggybag",
    state=Doggybag,
    options=DoggybagOptions,
    rules=Rules(
        setup=rules.setup,
        actor=rules.actor,
        moves=rules.moves,
        play=rules.play,
        score=score,
        sees=rules.sees,
        hide=rules.hide,
        guess=guess,
        ask=ask,
    ),
    words=words,
    players=range(2, 7),
    minutes=30,
    age=8,
    most_moves=MOST_BONES - HOTHEAD + 1,
    longest=LONGEST,
    view=view,
    folder=Path(__file__).parent,
    tell=tell,
    why=why,
    board=board,
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
    checks=Checks(pieces=rules.pieces, worlds=worlds, oracle=view_after),
)
