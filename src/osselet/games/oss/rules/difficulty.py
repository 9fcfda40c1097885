"""How hard each figure, duel and challenge is for the hands of the skill model.

A seat of skill s does a thing of difficulty d with chance (25 + s) / (25 + s + d): at skill 50 a
difficulty of 75 is an even chance. The numbers are ours; the rules page shows them to players.
"""

from typing import NamedTuple

PRACTICE = 25
"""What even a seat of skill 0 brings along."""


class Throw(NamedTuple):
    """A figure with the Jack in the air: how hard it is to catch, and how hard the action meanwhile."""

    jack: int
    action: int


class Bones(NamedTuple):
    """A figure without a throw of the Jack: how hard each bone is."""

    bone: int


class Toss(NamedTuple):
    """All bones at once: how many, and how hard each is to catch."""

    bones: int
    bone: int


class Bout(NamedTuple):
    """A duel: how hard it is to be clean in one exchange, and how many exchanges may pass before it is a tie."""

    exchange: int
    exchanges: int


SOLOS: dict[str, Throw | Bones | Toss] = {
    "aslik": Throw(jack=4, action=8),
    "ehfel": Throw(jack=5, action=10),
    "kuda_kuda": Throw(jack=10, action=14),
    "takh_takh": Throw(jack=8, action=30),
    "wollo": Throw(jack=6, action=16),
    "cumi_cumi": Bones(22),
    "gurnia": Throw(jack=5, action=12),
    "nampan": Toss(bones=4, bone=30),
    "numa": Toss(bones=5, bone=40),
    "polopo": Bones(18),
    "ariac": Throw(jack=9, action=20),
    "glodoc": Throw(jack=26, action=34),
    "labah": Throw(jack=12, action=20),
    "maradono": Throw(jack=7, action=24),
    "meja": Throw(jack=5, action=15),
}
DUELS: dict[str, Bout] = {
    "bagi": Bout(exchange=24, exchanges=3),
    "bola_bola": Bout(exchange=16, exchanges=8),
    "kat": Bout(exchange=36, exchanges=2),
    "manu": Bout(exchange=40, exchanges=2),
    "naik": Bout(exchange=22, exchanges=5),
}
CONTESTS: dict[str, int] = {
    "badaboss": 8,  # for each bone in the tower already
    "kiri_kanoss": 40,
    "los_loboss": 25,
    "targoss": 35,
    "warnoss": 20,
}
