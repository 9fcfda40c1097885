"""The server's no: a code, a reason in the reader's language and, where there is one, the rule."""

from typing import Any

from osselet.core.errors import OsseletError
from osselet.core.game import Game, Reason
from osselet.core.texts import Speaker
from osselet.table.illegal import IllegalMove

STATUS = {
    "no-table": 404,
    "no-game": 404,
    "no-dossier": 404,
    "no-lesson": 404,
    "no-code": 404,
    "no-such-page": 404,
    "no-name": 401,
    "not-yours": 403,
    "not-creator": 403,
    "no-watching": 403,
    "foreign": 403,
    "banned": 403,
    "members-only": 403,
    "no-invitation": 403,
    "not-welcome": 403,
    "no-line": 404,
    "no-device": 404,
    "others-play": 409,
    "too-many-tables": 409,
    "too-slow": 408,
    "too-large": 413,
    "seat-taken": 409,
    "no-open-seat": 409,
    "has-begun": 409,
    "laid-aside": 409,
    "unreadable": 409,
    "not-begun": 409,
    "not-over": 409,
    "too-fast": 429,
    "many-guesses": 429,
    "chat-fast": 429,
    "too-many-people": 429,
    "too-many-reports": 429,
    "store": 503,
    "closing": 503,
}
"""HTTP status of codes; 400 for the rest."""


class Refusal(OsseletError):
    """Something that cannot be done, and why."""

    def __init__(self, code: str, rule: str | None = None, **arguments: Any) -> None:
        self.why = Reason(code, rule, arguments)
        super().__init__(code)

    @property
    def status(self) -> int:
        """Its HTTP status."""
        return STATUS.get(self.why.code, 400)


def reason(error: Refusal | IllegalMove, game: Game | None, lang: str) -> str:
    """What to tell the reader."""
    if isinstance(error, IllegalMove):
        return error.text(lang)
    return Speaker(game, lang).reason(error.why)
