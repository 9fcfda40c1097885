"""`osselet sim`: many games between bots, with a progress bar for long runs."""

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.cli.console import aside, out
from osselet.core.errors import OptionError
from osselet.core.texts import Speaker
from osselet.lab.ray_pool import dismiss
from osselet.lab.simulate import simulate as play_games
from osselet.search.random_games import Simulation


def simulate(
    source: str,
    *,
    players: int | None,
    games: int,
    bots: Sequence[str],
    seed: int,
    cores: int | None,
    on: str,
    options: Mapping[str, Any],
    as_json: bool,
    plain: bool,
    lang: str,
) -> int:
    """Plays and prints what came out."""
    from osselet.core.registry import find

    if not bots or not all(bots):
        raise OptionError("--bots names one bot, or one for each seat, such as random,random,random.")
    found = find(source)
    say = Speaker(found, lang)
    with progress(say("cli-preparing", game=say("title")), games, on) as tell:
        result = play_games(
            source,
            players=players,
            games=games,
            bots=bots[0] if len(bots) == 1 else bots,
            seed=seed,
            options=options,
            cores=cores,
            plain=plain,
            on=on,
            progress=tell,
        )
    if as_json:
        print(json.dumps(result.as_json()))  # noqa: T201
    else:
        _table(result, say)
    return 0


@contextmanager
def progress(preparing: str, games: int, on: str = "local") -> Iterator[Callable[..., None]]:
    """A spinner until the first games are done, then a bar; nothing at all where nobody watches."""
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

    console = aside()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(preparing, total=None)

        def tell(done: int, total: int = games) -> None:
            bar.update(task, completed=done, total=total, description=f"{done:,} / {total:,}")

        if on == "local":
            yield tell
        else:
            with _hushed():
                yield tell


@contextmanager
def _hushed() -> Iterator[None]:
    """Ray prints on stdout when it loses a machine: that would spoil our answer, and nothing is lost."""
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        try:
            yield
        finally:
            dismiss()


def _table(result: Simulation, say: Speaker) -> None:
    console = out()
    console.print(Text(say("title"), style="bold"))
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
    grid.add_column(say("cli-sim-seat"))
    grid.add_column(say("cli-sim-share"), justify="right")
    grid.add_column(say("cli-sim-score"), justify="right")
    for seat, (share, score) in enumerate(zip(result.shares, result.scores, strict=True)):
        grid.add_row(str(seat), f"{100 * share:.2f} %", f"{score:.2f}")
    console.print(Padding(grid, (1, 0, 1, 2), expand=False))
    line = say(
        "cli-sim-summary",
        games=result.games,
        steps=result.steps,
        seconds=f"{result.seconds:.2f}",
        speed=_speed(result.steps_per_second),
    )
    console.print(Text(line, style="dim"))


def _speed(steps: float) -> str:
    """Steps a second in a few digits; strong bots make few."""
    if steps >= 1e6:
        return f"{steps / 1e6:.1f} M"
    if steps >= 1e4:
        return f"{steps / 1e3:.0f} k"
    return f"{steps:.0f}" if steps >= 10 else f"{steps:.1f}"
