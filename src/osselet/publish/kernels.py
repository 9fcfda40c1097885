"""The search of a game as one WebAssembly module, made from the same source that Numba compiles."""

import math
from typing import Any

from osselet.core.game import EXPECT, Game
from osselet.core.options import MOST_SEATS
from osselet.core.rng import WORDS
from osselet.search.expectation import STACK, expect
from osselet.search.thought import DEEPEST, EDGE, NODE
from osselet.search.tree_search import think
from osselet.wasm.game import game_module
from osselet.wasm.kinds import FLOAT, INT, AnyKind, Array, Record, Records, array
from osselet.wasm.module import Module

SEARCH = "search"
"""What the kernel is exported as."""


def search_module(game: Game, checked: bool = False) -> Module:
    """The kernel with the places of everything but the tree, which is as large as whoever thinks wants it."""
    module = game_module(game, checked, only=())
    for name, kind in _places(game).items():
        module.reserve(name, kind)
    template, takes = (expect, _of_expect(game)) if game.lean.method == EXPECT else (think, _of_think(game))
    module.export(template, takes, SEARCH)
    return module


def layout(module: Module) -> dict[str, Any]:
    """Where things lie in its memory, and where that is free."""
    return {"places": module.reserved, "end": module.end}


def _words(game: Game) -> int:
    return math.ceil(Record(game.state).size / 8)


def _places(game: Game) -> dict[str, Records | Array]:
    lists = array(STACK, game.most_moves)
    return {
        "hidden": Records(game.state, 1),
        "worlds": Records(game.state, STACK),
        "words": array(_words(game)),
        "shares": array(MOST_SEATS),
        "used": array(3),
        "outlook": array(3, MOST_SEATS),
        "path": array(DEEPEST, 3),
        "ids_of": lists,
        "weights_of": lists,
        "levels": array(STACK, 3),
        "sums": array(STACK, MOST_SEATS),
    }


TREE: tuple[AnyKind, ...] = (array(None), array(None, NODE), array(None, EDGE))


def _of_expect(game: Game) -> tuple[AnyKind, ...]:
    hidden, worlds, seats = Records(game.state, 1), Records(game.state, STACK), array(MOST_SEATS)
    lists = array(STACK, game.most_moves)
    return (
        hidden, INT, INT, INT, INT, array(WORDS), worlds, lists, lists, array(STACK, 3), array(STACK, MOST_SEATS),
        seats, seats, *TREE, array(3), seats,
    )  # fmt: skip


def _of_think(game: Game) -> tuple[AnyKind, ...]:
    hidden, worlds, seats = Records(game.state, 1), Records(game.state, STACK), array(MOST_SEATS)
    lists = array(game.most_moves)
    return (
        hidden, INT, INT, INT, INT, INT, INT, INT, FLOAT, INT, array(WORDS), worlds, hidden, array(_words(game)),
        lists, lists, seats, seats, *TREE, array(DEEPEST, 3), array(3), array(3, MOST_SEATS),
    )  # fmt: skip
