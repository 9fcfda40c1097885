"""`osselet check`: does a game keep the contract?"""

import json
import time
import warnings
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
FIRST = "ends"
"""Where this check fails there is no use in others, at any table."""
ADVICE = ("⚠ ", "bold yellow")
MARKS = {True: ("✓ ", "green"), False: ("✗ ", "bold red")}


def run_checks(source: str, plain: bool, games: int | None, quick: bool, as_json: bool, lang: str) -> int:
    """Runs the conformance suite and shows table by table what holds; 1 if something does not.

    Bots are tried last, unless it is to be quick or nothing may be compiled.
    """
    from osselet.conformance import suite
    from osselet.conformance.strength import strength

    if games is not None and games < 1:
        raise OptionError(f"--games takes a whole number from 1, not {games}.")
    game = find(source)
    say = Speaker(game, lang)
    console = out()
    results: list[dict[str, Any]] = []
    skipped: list[dict[str, Any]] = []
    with _busy(console, say("cli-preparing", game=say("title"))) as tell:
        endless = False
        for table, checks in groupby(suite(game, plain=plain, games=games), _table):
            group = _run_group(checks, _players(say, table[0]), tell, endless)
            ran = [result for result in group if result["ok"] is not None]
            results += ran
            skipped += [result for result in group if result["ok"] is None]
            if not as_json and ran:
                _show(console, say, table, group)
            endless = endless or _is_endless(group)
        bots = None if quick or plain else strength(game)
        if bots and all(result["ok"] for result in results):
            results.append(_run(bots, _players(say, bots.players), tell))
    failed = [result for result in results if not result["ok"]]
    if as_json:
        told = {"game": game.id, "ok": not failed, "checks": results, "not_run": skipped}
        print(json.dumps(told, ensure_ascii=False))  # noqa: T201
    else:
        _show_unplayed(console, say, results, skipped)
        _show_once(console, say, [result for result in results if result["ok"] and result["sentence"]], ADVICE)
        _show_once(console, say, failed, MARKS[False])
        key = "cli-check-failed" if failed else "cli-check-passed"
        text = say(key, game=say("title"), failed=len(failed), count=len(results))
        console.print(Text(text, style="bold red" if failed else "bold green"))
    return FAILED if failed else 0


def _table(check: Any) -> tuple[int, tuple[tuple[str, Any], ...]]:
    return check.players, tuple(check.options.items())


def _players(say: Speaker, players: int) -> str:
    return say("cli-players", low=players, high=players, one=1) if players else ""


def _run_group(checks: Iterable[Any], players: str, tell: Callable[[str], None], endless: bool) -> list[dict[str, Any]]:
    """The checks of one table: none after a game that does not end, none compiled where plain rules fail already."""
    group: list[dict[str, Any]] = []
    for check in checks:
        failed = next((result["name"] for result in group if result["ok"] is False), None)
        if endless or _is_endless(group) or (failed and check.kind == "compiled"):
            group.append(_result(check, None, f"not run: {failed or FIRST} failed", 0))
        else:
            group.append(_run(check, players, tell))
    return group


def _is_endless(group: list[dict[str, Any]]) -> bool:
    return any(result["name"] == FIRST and result["ok"] is False for result in group)


def _run(check: Any, players: str, tell: Callable[[str], None]) -> dict[str, Any]:
    from osselet.conformance import ConformanceError, ConformanceWarning

    options = " ".join(f"{name}={value}" for name, value in check.options.items())
    tell(" · ".join(filter(None, (players, options, check.about))))
    started = time.perf_counter()
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always", ConformanceWarning)
        try:
            check.run()
        except ConformanceError as error:
            return _result(check, False, str(error), time.perf_counter() - started, error.sentence, error.place)
    advice = next((str(one.message) for one in said if issubclass(one.category, ConformanceWarning)), "")
    return _result(check, True, None, time.perf_counter() - started, advice)


@contextmanager
def _busy(answers: Console, first: str) -> Iterator[Callable[[str], None]]:
    """What is being checked now, for people who watch: below the answers, or on stderr if those go elsewhere."""
    console = answers if answers.is_terminal else aside()
    if not console.is_terminal:
        yield lambda text: None
        return
    with console.status(Text(first, style="dim")) as status:
        yield lambda text: status.update(Text(text, style="dim", overflow="ellipsis", no_wrap=True))


def _result(
    check: Any, ok: bool | None, problem: str | None, seconds: float, sentence: str = "", place: str = ""
) -> dict[str, Any]:
    """What came of a check; `ok` is null where it was not run."""
    return {
        "name": check.name,
        "about": check.about,
        "players": check.players,
        "options": check.options,
        "ok": ok,
        "problem": problem,
        "sentence": sentence,
        "place": place,
        "seconds": round(seconds, 3),
    }


def _show(console: Console, say: Speaker, table: tuple[int, Any], group: list[dict[str, Any]]) -> None:
    """One table: its checks in a row, and below it those that were not run."""
    console.print(_head(say, table))
    marks = [Text.assemble(MARKS[result["ok"]], result["name"]) for result in group if result["ok"] is not None]
    if marks:
        console.print(Padding(Columns(marks, padding=(0, 2)), (0, 0, 0, 2), expand=False))
    skipped = [result for result in group if result["ok"] is None]
    if skipped:
        because = next((result["name"] for result in group if result["ok"] is False), FIRST)
        names = ", ".join(result["name"] for result in skipped)
        line = Text(say("cli-check-not-run", names=names, because=because), style="dim")
        console.print(Padding(line, (0, 0, 0, 2), expand=False))
    console.print()


def _show_unplayed(
    console: Console, say: Speaker, results: list[dict[str, Any]], skipped: list[dict[str, Any]]
) -> None:
    """The tables at which nothing was checked, in one line."""
    played = [_table_of(result) for result in results]
    tables = [table for at, table in enumerate(map(_table_of, skipped)) if table not in played]
    heads = [_head(say, table).plain for at, table in enumerate(tables) if table not in tables[:at]]
    if heads:
        console.print(Text(say("cli-check-not-run", names=" · ".join(heads), because=FIRST), style="dim"))
        console.print()


def _table_of(result: dict[str, Any]) -> tuple[int, tuple[tuple[str, Any], ...]]:
    return result["players"], tuple(result["options"].items())


def _head(say: Speaker, table: tuple[int, Any]) -> Text:
    players, options = table
    head = Text(_players(say, players), style="bold")
    return head.append("".join(f"  {name}={value}" for name, value in options), style="cyan")


def _show_once(console: Console, say: Speaker, found: list[dict[str, Any]], mark: tuple[str, str]) -> None:
    """Every failure or advice once: what is wrong, the checks and tables that met it, and where it was met first."""
    alike: dict[str, list[dict[str, Any]]] = {}
    for result in found:
        alike.setdefault(result["sentence"], []).append(result)
    for sentence, results in alike.items():
        names = ", ".join(dict.fromkeys(result["name"] for result in results))
        console.print(Text.assemble(mark, (names, "bold"), f": {sentence}"))
        heads = {_head(say, _table_of(one)).plain: _head(say, _table_of(one)) for one in results}
        console.print(Padding(Text(" · ").join(heads.values()), (0, 0, 0, 2), expand=False))
        if results[0]["place"]:
            console.print(Padding(Text(results[0]["place"], style="dim"), (0, 0, 0, 2), expand=False))
        console.print()
