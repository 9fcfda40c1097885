"""The refusal of a move."""

from collections.abc import Sequence

from osselet.core.errors import OsseletError
from osselet.core.game import Game, Reason
from osselet.core.texts import FALLBACK, Speaker

GENERAL = Reason("not-now")
"""The answer of a game that cannot say more."""


class IllegalMove(OsseletError):
    """A move that cannot be played; the table is as it was before."""

    def __init__(self, game: Game, why: Reason, names: Sequence[str | None] = ()) -> None:
        self.why = why
        self._game = game
        self._names = tuple(names)
        super().__init__(self.reason)

    @property
    def code(self) -> str:
        """A stable word for programs."""
        return self.why.code

    @property
    def rule(self) -> str | None:
        """The anchor of the rule on the game's rules page, where there is one."""
        return self.why.rule

    @property
    def reason(self) -> str:
        """The reason in English."""
        return self.text(FALLBACK)

    def text(self, lang: str) -> str:
        """The reason in one of our languages."""
        return Speaker(self._game, lang, self._names).reason(self.why)
