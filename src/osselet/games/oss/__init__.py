"""Oss, by Vincent Lemaire, Jean-Michel Maman and Charles Amir Perret (Ariac, Cap Games, Spiel-ou-Face, 2013)."""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from osselet.games.oss import rules, secrets
from osselet.games.oss.account import account
from osselet.games.oss.board import board
from osselet.games.oss.checks import pieces, worlds
from osselet.games.oss.dexterity.bouts import HANDS_ON_SCREEN
from osselet.games.oss.hand import hand
from osselet.games.oss.kit import kit
from osselet.games.oss.oracle import view_after
from osselet.games.oss.state import SOLO, VALUES, WORDS, Oss, OssOptions, asked, judged
from osselet.games.oss.story import tell
from osselet.games.oss.view import view
from osselet.games.oss.why import why

GAME = Game(
    id="oss",
    state=Oss,
    options=OssOptions,
    rules=Rules.of(rules, secrets),
    words=WORDS,
    players=range(2, 7),
    minutes=30,
    age=8,
    most_moves=VALUES * SOLO,
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
        "deal": "setup",
        "figures": "solo",
        "figures-duel": "duel",
        "figures-accept": "replay",
        "figures-prize": "prize",
        "challenge-call": "los-loboss",
        "challenge-colour": "warnoss",
        "over": "end",
    },
    dealt=frozenset(
        {
            "card",
            "figure",
            "hands",
            "duel",
            "challenge",
            "place",
            "catch",
            "first",
            "answer",
            "closest",
            "caught",
            "draw",
        }
    ),
    reveals=frozenset({"lay", "replay"}),
    asked=asked,
    judged=judged,
    dexterity=HANDS_ON_SCREEN,
    checks=Checks(pieces=pieces, worlds=worlds, oracle=view_after),
)
