"""Knack: a tiny game of dexterity, to prove what tables and servers do with hands on a screen.

In each round the leader says go, throws at a target alone, and then all race to press first: who does scores.
"""

from pathlib import Path

from osselet.core import Game, Rules
from tests.knack import rules
from tests.knack.hands import DEXTERITY
from tests.knack.rules import view

GAME = Game(
    id="knack",
    state=rules.Knack,
    options=rules.KnackOptions,
    rules=Rules(setup=rules.setup, actor=rules.actor, moves=rules.moves, play=rules.play, score=rules.score),
    words=rules.WORDS,
    players=range(1, 5),
    most_moves=6,
    longest=40,
    view=view,
    folder=Path(__file__).parent,
    dealt=frozenset({"hit", "first"}),
    judged=rules.judged,
    dexterity=DEXTERITY,
)
