"""Golden playthroughs of our games, one a player count: `make golden` writes them anew, a diff shows what changed."""

from pathlib import Path

from osselet.conformance import playthrough
from osselet.core import registry

FOLDER = Path(__file__).parent


def playthroughs() -> dict[Path, str]:
    """Every golden file with what it should say."""
    return {
        FOLDER / f"{game.id}-{players}.txt": playthrough(game, players)
        for game in map(registry.find, registry.games())
        for players in game.players
    }
