"""`osselet lab`: a balance report of a game, as one HTML file and JSON."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from osselet.cli.console import out
from osselet.cli.sim import progress
from osselet.core.errors import OptionError
from osselet.core.extras import require
from osselet.core.registry import find
from osselet.core.texts import Speaker


def report(
    source: str,
    *,
    players: int | None,
    games: int,
    level: str,
    seed: int,
    cores: int | None,
    on: str,
    options: Mapping[str, Any],
    path: Path | None,
    as_json: bool,
    lang: str,
) -> int:
    """Studies the game, writes the report and says what was found; with JSON a report only where it is told to."""
    from osselet.lab.report import findings, html
    from osselet.lab.study import study

    found = find(source)
    say = Speaker(found, lang)
    if path is None and not as_json:
        path = Path(f"{found.id}-lab.html")
    if path is not None:
        require("lab")
        check_writable(path)
    with progress(say("cli-preparing", game=say("title")), games, on) as tell:
        result = study(source, players, games, level, seed, options, on, cores, tell)
    if path is not None:
        path.write_text(html(result, found, lang), encoding="utf-8")
    if as_json:
        print(json.dumps(result.as_json()))  # noqa: T201
        return 0
    console = out()
    for sentence in findings(result, say):
        console.print(f"• {sentence}", highlight=False, markup=False)
    console.print(say("cli-lab-written", path=str(path)), markup=False)
    return 0


def check_writable(path: Path) -> None:
    """Refuses a path before the long work, not after it."""
    is_new = not path.exists()
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise OptionError(f"{path} cannot be written: {error.strerror}.") from None
    if is_new:
        path.unlink()
