"""Den letzten beißen die Hunde, by Hajo Bücken and Dirk Hanneforth (Klee, 1994)."""

from pathlib import Path

from osselet.core import Checks, Game, Rules
from osselet.games.hunde import rules
from osselet.games.hunde.view import view

GAME = Game(
    id="hunde",
    state=rules.Hunde,
    options=rules.HundeOptions,
    rules=Rules(rules.setup, rules.actor, rules.moves, rules.play, rules.score),
    words=rules.WORDS,
    players=range(3, 7),
    most_moves=6,
    longest=rules.LAST_ROUND * 6 * 6 + 1,
    view=view,
    folder=Path(__file__).parent,
    checks=Checks(pieces=rules.pieces, rotate=rules.rotate),
)
