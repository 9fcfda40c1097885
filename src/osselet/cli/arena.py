"""`osselet arena`: bots meet, and a table says how strong each is."""

import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.cli.console import out
from osselet.cli.sim import progress
from osselet.core.errors import OptionError
from osselet.core.registry import find
from osselet.core.texts import Speaker
from osselet.lab.arena import Standings, arena, contestants, line_ups, usual_players
from osselet.lab.confidence import Interval
from osselet.search.random_games import check_games

STRIP = 25
"""How wide the drawing of a share is where there is room."""
SHORTEST_STRIP = 9
INDENT = 2
WIDE = 1000
"""A width at which everything fits, to measure what it needs."""


def compete(
    source: str,
    *,
    bots: Sequence[str],
    games: int,
    players: int | None,
    mixed: bool,
    seed: int,
    cores: int | None,
    on: str,
    options: Mapping[str, Any],
    as_json: bool,
    lang: str,
) -> int:
    """Lets them meet and prints the standings."""
    if not bots or not all(bots):
        raise OptionError("--bots names the bots that meet, such as random,level1,level3.")
    found = find(source)
    say = Speaker(found, lang)
    players = usual_players(found) if players is None else players
    found.read_options(options, players)
    tables = line_ups(contestants(bots), players, mixed)
    deals = -(-check_games(games) // len(tables[0]))
    total = deals * sum(map(len, tables))
    with progress(say("cli-preparing", game=say("title")), total, on) as tell:
        standings = arena(source, bots, players, deals, seed, options, on, cores, tell, mixed)
    if as_json:
        print(json.dumps(standings.as_json()))  # noqa: T201
    else:
        _show(standings, say)
    return 0


def _show(standings: Standings, say: Speaker) -> None:
    console = out()
    console.print(Text(say("title"), style="bold"))
    head = say("cli-arena-head", players=standings.players, games=standings.games, deals=standings.deals)
    console.print(Text(head, style="dim"))
    console.print(_inset(_fitting_ranking(standings, say, console)))
    console.print(Text(say("cli-arena-fair", fair=_percent(standings.fair, 1)), style="dim"))
    if len(standings.contestants) > 2:
        console.print()
        console.print(Text(say("cli-arena-meetings"), style="bold"))
        meetings = _meetings(standings)
        console.print(_inset(meetings if _fits(meetings, console) else _meetings_one_by_one(standings)))
        console.print(Text(say("cli-arena-meetings-about"), style="dim"))


def _inset(grid: Grid) -> Padding:
    return Padding(grid, (1, 0, 1, INDENT), expand=False)


def _fits(grid: Grid, console: Console) -> bool:
    return console.measure(grid, options=console.options.update(max_width=WIDE)).maximum + INDENT <= console.width


def _fitting_ranking(standings: Standings, say: Speaker, console: Console) -> Grid:
    """The ranking with all that there is room for: the drawing goes first, then the points, then the rating."""
    for strip, details in ((STRIP, 2), (SHORTEST_STRIP, 2), (0, 2), (0, 1)):
        grid = _ranking(standings, say, strip, details)
        if _fits(grid, console):
            return grid
    return _ranking(standings, say, strip=0, details=0)


def _ranking(standings: Standings, say: Speaker, strip: int, details: int) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 3 if strip else 2, 0, 0))
    grid.add_column(say("cli-arena-bot"), no_wrap=True)
    grid.add_column(say("cli-arena-share"), no_wrap=True)
    for name in (say("cli-arena-rating"), say("cli-arena-points"))[:details]:
        grid.add_column(name, justify="right", no_wrap=True)
    most = max(standings.fair, *(one.share.high for one in standings.contestants))
    for one in standings.contestants:
        share = Text(f"{_percent(one.share.share, 1):>7}")
        if strip:
            share.append("  ").append_text(_strip(one.share, standings.fair, most, strip))
        rating = Text.assemble(f"{one.rating.rating:.0f}", (f" ±{one.rating.margin:<3.0f}", "dim"))
        grid.add_row(Text(one.bot, style="bold"), share, *(rating, f"{one.points:.1f}")[:details])
    return grid


def _strip(share: Interval, fair: float, most: float, width: int) -> Text:
    """The share as a dot on the line where the true one lies, beside what would be fair."""

    def place(value: float) -> int:
        return round(value / most * (width - 1))

    cells = [" "] * width
    cells[place(fair)] = "┊"
    for at in range(place(share.low), place(share.high) + 1):
        cells[at] = "┼" if at == place(fair) else "─"
    cells[place(share.share)] = "●"
    return Text("".join(cells), style=_leaning(share, fair)[1])


def _meetings(standings: Standings) -> Grid:
    names = [one.bot for one in standings.contestants]
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right", no_wrap=True)
    for name in names:
        grid.add_row(Text(name, style="bold"), *(_cell(standings, name, other) for other in names))
    return grid


def _meetings_one_by_one(standings: Standings) -> Grid:
    """The same below each other, for a narrow terminal."""
    grid = Grid(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
    for first, second in combinations([one.bot for one in standings.contestants], 2):
        grid.add_row(Text(first, style="bold"), f"– {second}", _cell(standings, first, second))
    return grid


def _cell(standings: Standings, bot: str, other: str) -> Text:
    if bot == other:
        return Text("·", style="dim")
    share = standings.against(bot, other)
    mark, style = _leaning(share, 0.5)
    return Text(f"{mark} {_percent(share.share)}", style=style)


def _leaning(share: Interval, fair: float) -> tuple[str, str]:
    """A mark and a colour for a share whose whole interval is above or below what is fair."""
    if share.low > fair:
        return "▲", "green"
    if share.high < fair:
        return "▼", "red"
    return " ", ""


def _percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"
