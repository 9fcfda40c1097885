"""The words of the terminal itself, in every language it speaks: help, undo, log and the rest."""

from functools import cache

from osselet.core.texts import LANGUAGES, Speaker

COMMANDS = ("help", "moves", "board", "log", "rules", "why", "undo", "record", "quit")
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


def command(line: str) -> tuple[str, str] | None:
    """The command a line begins with and what follows it, or None if it is none."""
    word, _, rest = line.strip().partition(" ")
    name = _spoken().get(word.lower())
    return None if name is None else (name, rest.strip())


@cache
def _spoken() -> dict[str, str]:
    """Every way to say a command: in English, and as the other languages call it."""
    spoken = {**SHORT, **{name: name for name in COMMANDS}}
    for lang in LANGUAGES:
        say = Speaker(None, lang)
        spoken |= {say(f"cli-command-{name}"): name for name in COMMANDS}
    return spoken
