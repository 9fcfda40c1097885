"""Probe: a tiny game with every kind of secret, to prove that the conformance suite bites.

Each player is dealt a card face down and secretly bids stones, all at once. Then each in turn shows
the card or keeps it. The highest bid, then the higher card, takes the pot.
"""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from tests.probe import rules
from tests.probe.beside import oracle, view, why, worlds

GAME = Game(
    id="probe",
    state=rules.Probe,
    options=rules.ProbeOptions,
    rules=Rules.of(rules),
    words=rules.WORDS,
    players=range(2, 4),
    most_moves=5,
    longest=20,
    view=view,
    why=why,
    folder=Path(__file__).parent,
    reveals=frozenset({"show", "bid"}),  # the last bid turns all of them over
    clock="clock",
    checks=Checks(pieces=rules.pieces, worlds=worlds, oracle=oracle),
)
