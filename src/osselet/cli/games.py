"""`osselet games`: what is in the cabinet."""

import json
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.cli.console import aside, out
from osselet.core.errors import OsseletError
from osselet.core.options import Option, PerSeat, Whole
from osselet.core.registry import games
from osselet.core.texts import Speaker
from osselet.table import Box, game


def boxes() -> list[Box]:
    """All games that can be opened; one that cannot is named on stderr and does not shut the cabinet."""
    found = []
    for name in games():
        try:
            found.append(game(name))
        except OsseletError as error:
            aside().print(Text(str(error), style="yellow"))
    return found


def show(lang: str, as_json: bool) -> int:
    """Prints the games, for people or for programs."""
    if as_json:
        print(json.dumps([_facts(box, lang) for box in boxes()], ensure_ascii=False, indent=2))  # noqa: T201
        return 0
    console = out()
    for box in boxes():
        say = Speaker(box.game, lang)
        console.print(Text.assemble((box.id, "bold cyan"), "  ", (box.title(lang), "bold")))
        lines = [Text(tagline(say)), Text(made_by(say), style="dim"), Text(players(box, say), style="dim")]
        for line in filter(None, lines):
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
        if box.options:
            console.print(Padding(option_table(box, say), (0, 0, 0, 2), expand=False))
        console.print()
    console.print(Text(Speaker(None, lang)("cli-games-hint"), style="dim"))
    return 0


def tagline(say: Speaker) -> str:
    """What the game is about in one line, if it says so."""
    return say("tagline") if say.has("tagline") else ""


def made_by(say: Speaker) -> str:
    """Who made the game, if it says so."""
    return say("credits") if say.has("credits") else ""


def players(box: Box, say: Speaker) -> str:
    """`3 to 6 players`."""
    return say("cli-players", low=box.players.start, high=box.players.stop - 1, one=int(len(box.players) == 1))


def option_table(box: Box, say: Speaker) -> Grid:
    """What to type for each value of each option and what it means; the default is marked."""
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for name, option in box.options.items():
        values = _values(option)
        label = say(f"option-{name}") if say.has(f"option-{name}") else ""
        for value in values or []:
            key = f"option-{name}-{_word(value)}"
            usual = f"({say('cli-usual')})" if value == option.default else ""
            meaning = [label, say(key) if say.has(key) else "", usual]
            grid.add_row(f"{name}={_word(value)}", " ".join(filter(None, meaning)))
        if values is None:
            shown = f"{_range(option, say)} ({say('cli-usual')}: {_word(option.default)})"
            grid.add_row(f"{name}=…", f"{label} · {shown}" if label else shown)
    return grid


def _range(option: Option, say: Speaker) -> str:
    """What may be given where values are too many to list."""
    if isinstance(option, Whole | PerSeat):
        key = "cli-range-per-seat" if isinstance(option, PerSeat) else "cli-range"
        return say(key, low=str(option.low), high=str(option.high))
    return say("cli-range-seat")


def _word(value: Any) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def _values(option: Option) -> list[Any] | None:
    """All values, where they can be listed."""
    named = getattr(option, "names", None)
    if named is not None:
        return list(named)
    return [True, False] if isinstance(option.default, bool) else None


def _facts(box: Box, lang: str) -> dict[str, Any]:
    say = Speaker(box.game, lang)
    options = {
        name: {"default": option.default, "takes": option.takes, "values": _values(option)}
        for name, option in box.options.items()
    }
    return {
        "id": box.id,
        "title": box.title(lang),
        "tagline": tagline(say),
        "credits": made_by(say),
        "players": list(box.players),
        "options": options,
    }
