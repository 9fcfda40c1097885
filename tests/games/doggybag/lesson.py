"""How the lessons are told: bones are letters (grey, white, red, yellow, b for black), steps are their names in order.

People throw the coins and draw the bones themselves here, so a lesson is one list of steps: `coins:12`
stands for both coins, `put:ww` and `draw:wgb` for several bones one after the other.
"""

import re
from typing import Any

import osselet
from osselet.games.doggybag import GAME
from osselet.table import Box, Table

COLOURS = {"g": "grey", "w": "white", "r": "red", "y": "yellow", "b": "black"}
ORDER = list(COLOURS)


def table(players: int = 2, dealer: Any = None, **options: Any) -> Table:
    """A new table."""
    return Box(GAME).table(players=players, seed=1, options=options, dealer=dealer or osselet.Asked())


def lay(
    bag: str = "gwryb",
    chest: str = "",
    stock: tuple[str, ...] = (),
    front: tuple[str, ...] = (),
    players: int = 2,
    first: int = 0,
    dealer: Any = None,
    **options: Any,
) -> Table:
    """A table at the beginning of a round with bones where the lesson needs them."""
    t = table(players, dealer, **options)
    s: Any = t._past.state
    s.first = s.leader = s.turn = first
    s.bag_size, s.chest_size = len(bag), len(chest)
    for at, letter in enumerate(ORDER):
        s.bag[at], s.chest[at] = bag.count(letter), chest.count(letter)
        s.openly[at] = bag.count(letter)
        for seat, bones in enumerate(stock):
            s.stock[seat, at] = s.had[seat, at] = bones.count(letter)
            s.stock_size[seat] = len(bones)
        for seat, bones in enumerate(front):
            s.front[seat, at] = bones.count(letter)
    return t


def spelled(step: str) -> list[str]:
    """The steps behind a short form."""
    word, _, value = step.partition(":")
    if word == "coins":
        return [f"coin:{face}" for face in value]
    if word in ("put", "draw", "bag") and re.fullmatch("[gwryb]+", value):
        return [f"{word}:{COLOURS[letter]}" for letter in value]
    if word == "chest" and value in COLOURS:
        return [f"chest:{COLOURS[value]}"]
    if word == "swap" and len(value) == 2:
        return [f"swap:{COLOURS[value[0]]}:{COLOURS[value[1]]}"]
    return [step]


def go(t: Table, steps: str) -> Table:
    """Plays steps one after the other."""
    for step in steps.split():
        for name in spelled(step):
            t.play(name)
    return t


def loot(t: Table, coins: str = "11") -> Table:
    """The loot in which nothing matters: everybody puts the first bones they may."""
    go(t, f"coins:{coins}")
    while t.view()["phase"] == "loot":
        t.play(t.moves()[0])
    return t


def letters(bones: dict[str, int]) -> str:
    """Bones as letters in colour order."""
    return "".join(letter * bones[colour] for letter, colour in COLOURS.items())


def front(t: Table, seat: int) -> str:
    return letters(t.view()["seats"][seat]["front"])


def stock(t: Table, seat: int) -> str:
    return letters(t.reveal()["seats"][seat]["stock"])


def chest(t: Table) -> str:
    return letters(t.view()["chest"])


def bag(t: Table) -> str:
    return letters(t.reveal()["bag"]["seen"]["content"])


def names(t: Table, seat: int | None = None) -> list[str]:
    return [move.name for move in t.moves(seat)]


FULL = "gggwwwwrrrrrybbb"
"""What everybody starts with."""
