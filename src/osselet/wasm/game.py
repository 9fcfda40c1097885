"""The rules of a game as one module: each by its name, over memory whose places are told along.

The kernels of a search are exported beside them by whoever knows them: `rules_of` binds the placeholders that their
templates name.
"""

from collections.abc import Iterable
from typing import Any

from osselet.core import placeholders, rng
from osselet.core.game import Game
from osselet.core.options import MOST_SEATS
from osselet.wasm.kinds import INT, AnyKind, Array, Record, array
from osselet.wasm.module import Bound, Module

KINDS_OF_PIECES = 64
"""The most kinds of pieces a game may count."""


def bound_rules(game: Game) -> dict[Any, Bound]:
    """The rules of a game in the place of the placeholders that kernels name."""
    found = {}
    for name, rule in game.bound.items():
        if hasattr(placeholders, name):
            found[getattr(placeholders, name)] = Bound(rule, game.scratch if name in game.takes_scratch else None)
    return found


def game_module(game: Game, checked: bool = False, only: Iterable[str] | None = None) -> Module:
    """A module that exports all rules of a game (or only some), and the places their arguments may lie at."""
    module = Module(checked, bound_rules(game))
    takes = _arguments(game)
    wanted = set(takes if only is None else only)
    for name, rule in game.bound.items():
        if name in takes and name in wanted:
            scratch = game.scratch if name in game.takes_scratch else None
            module.export_bound(Bound(rule, scratch), takes[name], name)
    if "guess" in wanted:
        module.export(rng.start, (array(rng.WORDS), INT, INT), "start")
    for name, kind in _places(game).items():
        module.reserve(name, kind)
    return module


def _places(game: Game) -> dict[str, Record | Array]:
    return {
        "state": Record(game.state),
        "aside": Record(game.state),
        "options": Record(game.options),
        "ids": array(game.most_moves),
        "weights": array(game.most_moves),
        "points": array(MOST_SEATS),
        "winner": array(MOST_SEATS),
        "counts": array(KINDS_OF_PIECES),
        "rng": array(rng.WORDS),
    }


def _arguments(game: Game) -> dict[str, tuple[AnyKind, ...]]:
    """What each rule takes, but for scratch memory."""
    s, lists, seats = Record(game.state), array(game.most_moves), array(MOST_SEATS)
    return {
        "setup": (s, INT, Record(game.options)),
        "actor": (s,),
        "moves": (s, lists, lists),
        "play": (s, INT),
        "score": (s, seats, seats),
        "sees": (s, INT, INT),
        "hide": (s, INT),
        "guess": (s, INT, array(rng.WORDS)),
        "ask": (s, INT),
        "expire": (s, INT),
        "pieces": (s, array(KINDS_OF_PIECES)),
        "prior": (s, lists, INT, lists),
        "value": (s, seats),
    }
