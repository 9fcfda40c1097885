"""The refusal of a move."""

from collections.abc import Mapping, Sequence
from typing import Any

from osselet.core.errors import OsseletError
from osselet.core.game import Game, Reason
from osselet.core.texts import FALLBACK, LANGUAGES, Speaker, check_language

GENERAL = Reason("not-now")
"""The answer of a game that cannot say more."""


class IllegalMove(OsseletError):
    """A move that cannot be played; the table is as it was before."""

    def __init__(self, why: Reason, texts: Mapping[str, str]) -> None:
        self.why = why
        self._texts = dict(texts)
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
        return self._texts[check_language(lang)]

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.why, self._texts)


def refusal(game: Game, why: Reason, names: Sequence[str | None]) -> IllegalMove:
    """The refusal, said in every language with the names of the people at the table."""
    return IllegalMove(why, {lang: Speaker(game, lang, names).reason(why) for lang in LANGUAGES})
