"""`osselet tune --rules`: is A or B fairer, and how could a game be made fair?"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.cli.console import out
from osselet.cli.review import check_plot
from osselet.cli.sim import progress
from osselet.core.registry import find
from osselet.core.texts import Speaker
from osselet.lab.confidence import Interval
from osselet.lab.rule_plot import draw, named
from osselet.lab.rule_tuning import USUAL_MINUTES, Duel, Fairness, a_or_b, make_fair


def tune_rules(
    source: str,
    *,
    versus: Mapping[str, Any],
    options: Mapping[str, Any],
    minutes: float | None,
    games: int | None,
    players: int | None,
    level: str,
    seed: int,
    cores: int | None,
    plot: Path | None,
    as_json: bool,
    lang: str,
) -> int:
    """Plays by several rules and says how fair each is; a picture shows what fairness costs."""
    game = find(source)
    say = Speaker(game, lang)
    minutes = USUAL_MINUTES[bool(versus)] if minutes is None else minutes
    if plot is None and not versus and not as_json:
        plot = Path(f"{game.id}-rules.svg")
    if plot is not None:
        check_plot(plot)
    with progress(say("cli-preparing", game=say("title")), games or 0) as tell:
        shown = (lambda done, total: tell(done, total or done)) if versus else tell
        given = (games, minutes, players, level, seed, cores, shown)
        found = a_or_b(source, options, versus, *given) if versus else make_fair(source, options, *given)
    if isinstance(found, Fairness) and plot is not None:
        draw(found, say, plot)
    if as_json:
        print(json.dumps(found.as_json()))  # noqa: T201
    elif isinstance(found, Duel):
        _show_duel(found, options, say)
    else:
        _show_trades(found, plot, say)
    return 0


def _show_duel(duel: Duel, given: Mapping[str, Any], say: Speaker) -> None:
    console = out()
    console.print(Text(say("title"), style="bold"))
    names = [named(options, given, say) for options in duel.options]
    grid = _grid(["", *names])
    for seat in range(duel.players):
        grid.add_row(say("lab-seat", seat=str(seat)), *(_between(side.seats[seat]) for side in duel.sides))
    grid.add_row(say("lab-rules-off"), *(_between(side.off) for side in duel.sides))
    grid.add_row(say("cli-rules-moves"), *(f"{side.length.mean:.0f} ± {side.length.margin:.0f}" for side in duel.sides))
    console.print(Padding(grid, (1, 0, 1, 2), expand=False))
    if duel.fairer is None:
        answer = say("cli-rules-open", games=duel.games)
    else:
        answer = say("cli-rules-fairer", name=names[duel.fairer], games=duel.games)
    console.print(Text(answer, style="bold"))
    console.print(Text(say("cli-rules-any-time", level=duel.level), style="dim"))


def _show_trades(found: Fairness, plot: Path | None, say: Speaker) -> None:
    console = out()
    console.print(Text(say("title"), style="bold"))
    keys = ("lab-rules-off", "lab-rules-other", "cli-rules-moves", "lab-rules-tension", "lab-rules-skill")
    grid = _grid(["", *(say(key, level=found.other_level) for key in keys)])
    for trade in found.trades:
        grid.add_row(
            Text(named(trade.options, found.usual, say), style="bold"),
            _between(trade.off),
            f"{100 * trade.other_off:.0f} %",
            f"{trade.length.mean:.0f} ± {trade.length.margin:.0f}",
            f"{trade.tension.mean:.0f} ± {trade.tension.margin:.0f}",
            f"{100 * trade.skill.mean:.0f} ± {100 * trade.skill.margin:.0f} %",
        )
    console.print(Padding(grid, (1, 0, 1, 2), expand=False))
    for trade in found.trades:
        seats = " · ".join(f"{100 * seat.mean:.0f} ± {100 * seat.margin:.0f}" for seat in trade.seats)
        console.print(Text(f"  {named(trade.options, found.usual, say)}: {seats} %", style="dim"))
    best, gain = found.trades[0], found.gain
    if best.options == found.usual:
        answer = say("cli-rules-usual-best")
    else:
        key = "cli-rules-best" if gain.low > 0 else "cli-rules-not-sure"
        figures = {name: f"{100 * getattr(gain, name):.1f}" for name in ("share", "low", "high")}
        answer = say(key, name=named(best.options, found.usual, say), **figures)
    console.print(Text(answer, style="bold"))
    tried = say("cli-rules-tried", tried=len(found.tried), games=found.games, level=found.level, fresh=best.games)
    console.print(Text(tried, style="dim"))
    if plot is not None:
        console.print(Text(say("cli-rules-drawn", path=str(plot))))


def _grid(heads: list[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    for at, head in enumerate(heads):
        longest = max((len(word) for word in head.split()), default=0)
        grid.add_column(head, justify="right" if at else "left", min_width=longest)
    return grid


def _between(part: Interval) -> str:
    return f"{100 * part.share:.0f} % ({100 * part.low:.0f}–{100 * part.high:.0f})"
