"""Advice on bots: is the strongest level better than a weak one, and than chance?"""

import warnings

from osselet.conformance.problem import Check, ConformanceWarning
from osselet.core.game import Game
from osselet.lab.ladder import WEAKER, Rung, climb_until_sure

SECONDS = 20.0
"""For each of the weaker bots; whoever is not beaten by then is named."""


def strength(game: Game, seconds: float = SECONDS) -> Check | None:
    """The check, or None for a game that one plays alone. It never fails: it warns."""
    players = max(2, game.players.start)
    if players not in game.players:
        return None

    def run() -> None:
        for weaker in WEAKER:
            rung = climb_until_sure(game, weaker, players, seconds)
            if not rung.is_climbed:
                warnings.warn(_sentence(rung), ConformanceWarning, stacklevel=2)
                return

    return Check("strength", "Level 5 beats level 3 and random players.", run, players, kind="compiled")


def _sentence(rung: Rung) -> str:
    share, low, high = (f"{100 * part:.0f}" for part in (rung.share.share, rung.share.low, rung.share.high))
    whom = "random players" if rung.weaker == "random" else f"bots of {rung.weaker}"
    return (
        f"Level 5 is not measurably better than {whom}: one among them wins {share} % of {rung.games} games "
        f"({low} to {high} %), and {100 * rung.even:.0f} % would be even; osselet tune may find what helps."
    )
