"""A game as it stands in the cabinet: open the box and lay a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from osselet.core import registry
from osselet.core.dealers import Dealer
from osselet.core.game import Game
from osselet.core.options import Option
from osselet.core.texts import FALLBACK, Speaker, check_language
from osselet.table.table import Table


class Box:
    """A game of the cabinet."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def id(self) -> str:
        """Its short name, as in `osselet play hunde`."""
        return self.game.id

    def title(self, lang: str = FALLBACK) -> str:
        """Its title in one of our languages."""
        return Speaker(self.game, lang)("title")

    @property
    def players(self) -> range:
        """How many can play."""
        return self.game.players

    @property
    def options(self) -> dict[str, Option]:
        """What a table may choose, by name."""
        return self.game.declared

    def rules_page(self, lang: str = FALLBACK) -> str:
        """The rules in our own words (Markdown), rulings marked, authors credited."""
        return (self.game.folder / f"rules.{check_language(lang)}.md").read_text(encoding="utf-8")

    def table(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        dealer: Dealer | None = None,
        names: Sequence[str | None] = (),
    ) -> Table:
        """A new table; with the fewest players unless said, and a seed from the system."""
        return Table(self.game, self.players.start if players is None else players, seed, options, dealer, names)

    def __repr__(self) -> str:
        return f"<{self.id}: {self.players.start} to {self.players.stop - 1} players>"


def game(name: registry.Source) -> Box:
    """A game of the cabinet by its id, or one in a folder (`./mygame`)."""
    return Box(registry.find(name))
