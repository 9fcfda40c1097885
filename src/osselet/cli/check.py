"""`osselet check`: does a game keep the contract?"""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from osselet.cli.console import aside, out
from osselet.core.errors import OptionError
from osselet.core.registry import find
from osselet.core.texts import Speaker

FAILED = 1
MARKS = {True: ("✓ ", "green"), False: ("✗ ", "bold red")}


def run_checks(source: str, plain: bool, games: int | None, as_json: bool, lang: str) -> int:
    """Runs the conformance suite and shows table by table what holds; 1 if something does not."""
    from osselet.conformance import suite

    if games is not None and games < 1:
        raise OptionError(f"--games takes a whole number from 1, not {games}.")
    game = find(source)
    say = Speaker(game, lang)
    console = out()
    results: list[dict[str, Any]] = []
    with _busy(console, say("cli-preparing", game=say("title"))) as tell:
        for table, checks in groupby(suite(game, plain=plain, games=games), _table):
            group = _run_group(checks, _players(say, table[0]), tell)
            results += group
            if not as_json:
                _show(console, say, table, group)
            if not group[0]["ok"]:
                break
    failed = [result for result in results if not result["ok"]]
    if as_json:
        print(json.dumps({"game": game.id, "ok": not failed, "checks": results}, ensure_ascii=False))  # noqa: T201
    else:
        key = "cli-check-failed" if failed else "cli-check-passed"
        text = say(key, game=say("title"), failed=len(failed), count=len(results))
        console.print(Text(text, style="bold red" if failed else "bold green"))
    return FAILED if failed else 0


def _table(check: Any) -> tuple[int, tuple[tuple[str, Any], ...]]:
    return check.players, tuple(check.options.items())


def _players(say: Speaker, players: int) -> str:
    return say("cli-players", low=players, high=players, one=1) if players else ""


def _run_group(checks: Iterable[Any], players: str, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    """The checks of one table: none after a game that does not end, none compiled where plain rules fail already."""
    group: list[dict[str, Any]] = []
    for check in checks:
        failed = any(not result["ok"] for result in group)
        if failed and (not group[0]["ok"] or check.kind == "compiled"):
            continue
        group.append(_run(check, players, tell))
    return group


def _run(check: Any, players: str, tell: Callable[[str], None]) -> dict[str, Any]:
    from osselet.conformance import ConformanceError

    options = " ".join(f"{name}={value}" for name, value in check.options.items())
    tell(" · ".join(filter(None, (players, options, check.about))))
    started, problem = time.perf_counter(), None
    try:
        check.run()
    except ConformanceError as error:
        problem = str(error)
    return _result(check, problem, time.perf_counter() - started)


@contextmanager
def _busy(answers: Console, first: str) -> Iterator[Callable[[str], None]]:
    """What is being checked now, for people who watch: below the answers, or on stderr if those go elsewhere."""
    console = answers if answers.is_terminal else aside()
    if not console.is_terminal:
        yield lambda text: None
        return
    with console.status(Text(first, style="dim")) as status:
        yield lambda text: status.update(Text(text, style="dim", overflow="ellipsis", no_wrap=True))


def _result(check: Any, problem: str | None, seconds: float) -> dict[str, Any]:
    return {
        "name": check.name,
        "about": check.about,
        "players": check.players,
        "options": check.options,
        "ok": problem is None,
        "problem": problem,
        "seconds": round(seconds, 3),
    }


def _show(console: Console, say: Speaker, table: tuple[int, Any], group: list[dict[str, Any]]) -> None:
    """One table: its checks in a row, and what is wrong below."""
    players, options = table
    head = Text(_players(say, players), style="bold")
    head.append("".join(f"  {name}={value}" for name, value in options), style="cyan")
    console.print(head)
    marks = [Text.assemble(MARKS[result["ok"]], result["name"]) for result in group]
    console.print(Padding(Columns(marks, padding=(0, 2)), (0, 0, 0, 2), expand=False))
    for result in group:
        if result["problem"]:
            line = Text.assemble(MARKS[False], (result["name"], "bold"), f": {result['problem']}")
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
    console.print()
