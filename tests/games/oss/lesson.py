"""How the lessons are told: every step by its name, chance and decisions alike, from an opening always the same."""

import osselet
from osselet.core.engine import Engine
from osselet.core.state import unpack
from osselet.games.oss import GAME
from osselet.table import Box, Table

HAND = "11234"
"""What everybody is dealt; 2, 3, 4 stay in the deck."""
FIGURES = "aslik gurnia meja kat"
FAMILIES = ("classic", "hand", "exotic")
LATER = ("ehfel polopo ariac manu", "wollo numa glodoc naik", "takh_takh nampan labah bagi")
"""The figures of rounds 2 to 4."""
CHALLENGES = ("badaboss", "kiri_kanoss", "los_loboss", "targoss", "warnoss")


def cards(hand: str) -> list[str]:
    return [f"card:{value}" for value in hand]


def figures(names: str) -> list[str]:
    return [f"figure:{name}" for name in names.split()]


def after(*steps: str, players: int = 2, hands: list[str] | None = None, reveal: str = FIGURES, **options) -> Table:
    """The table after these steps of the first round; people enter what chance brings."""
    table = Box(GAME).table(players=players, options=options, dealer=osselet.Asked())
    opening = [step for hand in hands or [HAND] * players for step in cards(hand)]
    return go_on(table, *opening, *figures(reveal), *steps)


def go_on(table: Table, *steps: str) -> Table:
    """The table after more steps; several may stand in one text."""
    for step in " ".join(steps).split():
        table.play(step)
    return table


def done(players: int, value: int = 1) -> str:
    """Everybody lays a card of this value, spread over the figures; each solo succeeds, each duel goes to the first."""
    lays = [f"lay:{value}:{FAMILIES[at % 3]}" for at in range(players)]
    attempts = [f"duel:first accept prize:{value}" if at + 3 < players else f"hands:{value}" for at in range(3)]
    return " ".join([*lays, *attempts[: min(players, 3)]])


def challenge(name: str, *steps: str, players: int = 3, **options) -> Table:
    """The table in this challenge of the first round."""
    return after(done(players), f"challenge:{name}", *steps, players=players, **options)


WIN = {
    "badaboss": "place:ok place:fall place:ok place:ok place:fall",
    "kiri_kanoss": "catch:ok catch:miss catch:miss",
    "los_loboss": "call:bump first:0 answer:right eliminate:1 call:hollow first:2 answer:wrong",
    "targoss": "closest:0 eliminate:2 closest:0 eliminate:1",
    "warnoss": "colour:red caught:1 colour:black caught:2",
}
"""Steps by which seat 0, the Chief, wins each challenge against two others."""


def names(table: Table, seat: int | None = None) -> list[str]:
    return [move.name for move in table.moves(seat)]


def seat(table: Table, number: int, viewer: int | None = None) -> dict:
    return table.view(number if viewer is None else viewer)["seats"][number]


def weights(table: Table) -> dict[str, int]:
    """What chance can bring now, with the weights the rules give."""
    engine = Engine(GAME, table.players, table.options)
    outcomes = engine.outcomes(unpack(GAME.state, table.state))
    given = outcomes.weights or [1] * len(outcomes.ids)
    return dict(zip(map(GAME.words.name, outcomes.ids), given, strict=True))
