"""Random games as robbers play them: they rob what they can, stay long, and are chased by a busy Police."""

import random
from collections.abc import Iterator

from osselet.core import CHANCE, OVER
from osselet.core.engine import Engine
from osselet.core.state import State

SELDOM = {"leave": 0.02, "fly": 0.1, "stay": 0.1, "done": 0.1, "stop": 0.3, "surrender": 0.5, "return": 0.9}
"""How often a word is chosen that would soon end a game, where there is another."""


def choose(engine: Engine, s: State, dealer: random.Random) -> int:
    ids, weights, _ = engine.listed(s)
    if engine.actor(s) == CHANCE:
        return dealer.choices(ids, weights)[0]
    by_word: dict[str, list[int]] = {}
    for move in ids:
        by_word.setdefault(engine.words.word(move).key, []).append(move)
    likely = [6 if word == "rob" else SELDOM.get(word, 1) for word in by_word]
    return dealer.choice(by_word[dealer.choices(list(by_word), likely)[0]])


def game(engine: Engine, seed: int) -> Iterator[tuple[State, int]]:
    """Each state on the way with the step about to be played."""
    dealer = random.Random(seed)
    s = engine.new()
    while engine.actor(s) != OVER:
        move = choose(engine, s, dealer)
        yield s, move
        engine.play(s, move)
