"""Errors with a sentence a person can act on."""


def counted(number: int, what: str) -> str:
    """`1 bot`, `2 bots`: for sentences that count."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


class OsseletError(Exception):
    """Anything that is wrong with what was asked for; its text is one clear sentence."""


class GameError(OsseletError):
    """A game that cannot be found, loaded or laid out."""


class OptionError(OsseletError):
    """An option, player count or seed that the game does not take."""


class CompileError(GameError):
    """Rules that Numba cannot compile; the text names the author's file and line."""


class ScriptError(OsseletError):
    """A scripted chance outcome that cannot come now."""


class RecordError(OsseletError):
    """A record that is damaged, foreign or of unknown rules; the text says where."""
