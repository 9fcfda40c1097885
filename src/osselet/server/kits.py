"""Games to print: set in a process of its own, one at a time, and kept for whoever asks again."""

from functools import partial

from osselet.core import extras
from osselet.core.game import Game
from osselet.printing.press import Wish, press
from osselet.printing.typeset import typeset_apart
from osselet.server.fair_pool import FairPool
from osselet.server.looking_back import Shelf
from osselet.server.origins import Owner

MOST_WAITING = 4
"""Kits of one home that may wait."""
LARGEST = 16 << 20
"""Bytes of kits kept."""


def prints(game: Game) -> bool:
    """Can this server print the game?"""
    return game.kit is not None and extras.is_installed("print")


class Kits:
    """The PDFs of a worker: they depend on nothing but what is asked for, so they are the same everywhere."""

    def __init__(self) -> None:
        self._pool = FairPool(1, "printing", MOST_WAITING)
        self._kept: Shelf[bytes] = Shelf(LARGEST)

    def at_hand(self, game: Game, wish: Wish) -> bytes | None:
        """One that was made already."""
        return self._kept.get((game.id, wish))

    async def make(self, game: Game, wish: Wish, owner: Owner) -> bytes:
        """Makes one when it is the owner's turn."""
        made = await self._pool.run(owner, partial(press, game, wish, typeset_apart))
        self._kept.put((game.id, wish), made, len(made))
        return made

    def close(self) -> None:
        """Nobody waits for what is under way."""
        self._pool.close()
