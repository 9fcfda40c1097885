"""Scratch memory: handed to the rules that want it, blank at each call, and no part of the game."""

import pickle
from dataclasses import replace
from typing import Annotated

import pytest

from osselet.core import GameError, Ints, State, i1, rule
from osselet.core.engine import Engine
from osselet.core.fingerprint import fingerprint
from osselet.core.rng import stream
from osselet.core.state import pack
from osselet.search.playouts import playouts
from osselet.search.random_games import random_games
from osselet.search.thinker import Thinker
from osselet.search.thought import Effort, Sight
from osselet.table import Table
from tests.probe import GAME
from tests.probe import rules as r


class Paper(State):
    """Some scratch memory, of an odd size."""

    lines: i1
    words: Annotated[Ints, "i4", (3, 5)]
    last: Annotated[Ints, "i1", 3]


class LargerPaper(Paper):
    """More of it."""

    back: i1


@rule
def scribble(scratch):
    """What was on the paper before; then it is full."""
    found = scratch.lines
    for line in range(3):
        found += scratch.last[line]
        scratch.last[line] = 7
        for word in range(5):
            found += scratch.words[line, word]
            scratch.words[line, word] = 1 << 30
    scratch.lines = 1
    return found


@rule
def play(s, move, scratch):
    r.play(s, move + scribble(scratch))


@rule
def guess(s, seat, rng, scratch):
    r.guess(s, seat + scribble(scratch), rng)


@rule
def guess_with_a_default(s, seat, rng, tries=1):
    r.guess(s, seat, rng)


SCRATCHING = replace(GAME, scratch=Paper, rules=replace(GAME.rules, play=play, guess=guess))


@pytest.mark.parametrize("plain", [False, True])
def test_it_comes_blank_and_games_are_the_same_with_it(plain):
    one, two = (random_games(game, 2, 50, 1, {}, cores=1, plain=plain) for game in (GAME, SCRATCHING))
    assert (one.steps, one.scores) == (two.steps, two.scores)


@pytest.mark.parametrize("plain", [False, True])
def test_searches_are_the_same_with_it(plain):
    table = Table(GAME, 3, seed=4)
    sight = Sight.of(GAME, 3, table.actor, table.seat(table.actor).state)
    thoughts = []
    for game in (GAME, SCRATCHING):
        thinker = Thinker(game, 200, plain=plain)
        thinker.start(7, 0)
        thoughts.append(thinker.think(sight, Effort(200)))
    assert thoughts[0] == thoughts[1]


def test_a_table_plays_and_guesses_with_it():
    one, two = Table(GAME, 2, seed=3), Table(SCRATCHING, 2, seed=3)
    for table in (one, two):
        for _ in range(4):
            table.play(table.moves()[0])
    assert one.record()["steps"] == two.record()["steps"]
    hidden = one.seat(0).state
    worlds = [Engine(game, 2, {}).guessed(hidden, 0, stream(1)) for game in (GAME, SCRATCHING)]
    assert pack(worlds[0]) == pack(worlds[1])
    assert pickle.loads(pickle.dumps(SCRATCHING.plain)) == SCRATCHING.plain


def test_a_kernel_is_compiled_anew_for_other_scratch_memory():
    assert fingerprint(playouts, SCRATCHING) != fingerprint(playouts, replace(SCRATCHING, scratch=LargerPaper))


def test_a_rule_that_wants_it_needs_a_game_that_has_it():
    with pytest.raises(GameError, match=r"guess and play of probe .* scratch="):
        replace(SCRATCHING, scratch=None)


def test_an_argument_with_a_default_is_the_rule_s_own():
    game = replace(GAME, rules=replace(GAME.rules, guess=guess_with_a_default))
    assert game.takes_scratch == frozenset()
