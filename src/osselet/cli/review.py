"""`osselet review`: a played game looked at again, to read at a terminal, as JSON and as a picture."""

import json
import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from osselet.cli.console import out
from osselet.cli.play import recorded_box
from osselet.cli.record_files import FileError, read_record
from osselet.cli.sim import progress
from osselet.core.errors import OptionError
from osselet.core.extras import require
from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber
from osselet.lab.review import review
from osselet.lab.review_plot import KINDS, draw
from osselet.lab.review_result import SMALL, Review, ReviewedDecision, Weighed

BLOCKS = "▁▂▃▄▅▆▇█"
COLOURS = ("blue", "yellow", "green", "magenta", "cyan", "red")
NARROWEST, WIDEST = 12, 48
"""Columns of a small curve."""


@dataclass(frozen=True)
class ReviewRequest:
    """What is to be looked at, and how."""

    file: Path
    game: str | None
    seat: int | None
    level: int
    seed: int
    effort: float
    cores: int | None
    unfinished: bool
    as_json: bool
    plot: Path | None
    lang: str


def look_again(asked: ReviewRequest) -> int:
    """Reviews a record and prints what was found."""
    record = read_record(asked.file)
    box = recorded_box(record, asked.game)
    if asked.plot is not None:
        check_plot(asked.plot)
    say = Speaker(box.game, asked.lang)
    with progress(say("cli-preparing", game=say("title")), 1) as tell:
        found = review(
            record,
            asked.level,
            asked.seed,
            seats=None if asked.seat is None else [asked.seat],
            unfinished=asked.unfinished,
            effort=asked.effort,
            game=asked.game,
            cores=asked.cores,
            progress=tell,
        )
    say = Speaker(found.table.game, asked.lang, found.table.names)
    if asked.as_json:
        print(json.dumps(found.as_json(asked.lang), ensure_ascii=False))  # noqa: T201
    else:
        ReviewText(out(), found, say).tell()
    if asked.plot is not None:
        draw(found, say, asked.plot)
        if not asked.as_json:
            out().print(Text(say("cli-review-plotted", file=str(asked.plot)), style="dim"), soft_wrap=True)
    return 0


def check_plot(path: Path) -> None:
    """Refuses, before the long work, a picture that could not be written after it."""
    if path.suffix.lower() not in KINDS:
        raise OptionError(f"--plot takes a file that ends in {' or '.join(KINDS)}, not {str(path)!r}.")
    require("lab")
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.is_dir():
            raise FileError(f"{path} is a folder; name a file for the picture.")
        if path.exists() and not os.access(path, os.W_OK):
            raise FileError(f"{path} cannot be written: it is write-protected.")
        beside.touch()
        beside.unlink()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise FileError(f"{path} cannot be written: {reason}.") from None


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def points(noise: float) -> int:
    """A standard error in whole percentage points, rounded up: there is always some."""
    return math.ceil(100 * noise)


class ReviewText:
    """A review in words."""

    def __init__(self, console: Console, found: Review, say: Speaker) -> None:
        self._console, self._review, self._say = console, found, say

    def tell(self) -> None:
        """The curves, the turning points, and everybody's decisions."""
        self._console.print()
        self._console.rule(Text(self._say("title"), style="bold"))
        noise = max(after[seat].noise for after in self._review.curve for seat in self._review.seats)
        self._note(self._say("cli-review-intro", noise=points(noise)))
        if not self._review.table.over:
            self._console.print(Text(self._say("cli-review-unfinished"), style="yellow"))
        self._curves()
        self._turns()
        for seat in self._review.seats:
            self._seat(seat)

    def _note(self, text: str) -> None:
        self._console.print(Text(text, style="dim"))

    def _curves(self) -> None:
        names = [self._say.player(seat) for seat in self._review.seats]
        room = self._console.width - max(len(name) for name in names) - 20
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        for justify in ("left", "left", "right", "left", "right"):
            grid.add_column(justify=justify, no_wrap=True)
        for seat, name in zip(self._review.seats, names, strict=True):
            shares = [after[seat].share for after in self._review.curve]
            won = seat in self._review.table.winners
            curve = Text(sparkline(shares, max(NARROWEST, min(WIDEST, room))), style=COLOURS[seat % len(COLOURS)])
            shown = Text(name, style="bold" if won else "")
            grid.add_row("★" if won else " ", shown, percent(shares[0]), curve, percent(shares[-1]))
        self._console.print(Padding(grid, (1, 0, 1, 1), expand=False))

    def _turns(self) -> None:
        if not self._review.turns:
            self._note(self._say("cli-review-no-turns"))
            return
        self._console.print(Text(self._say("cli-review-turns"), style="bold"))
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="cyan", no_wrap=True)
        grid.add_column()
        for number, turn in enumerate(self._review.turns, 1):
            head = Text(f"{self._review.when(turn, self._say)} · {self._say.player(turn.seat)} ")
            head.append(f"{percent(turn.before.share)} → {percent(turn.after.share)}", style="bold")
            head.append(f" (± {points(turn.swing.noise)})", style="dim")
            grid.add_row(str(number), head)
            grid.add_row("", Text(turn.text(self._say)))
        self._console.print(Padding(grid, (0, 0, 0, 1), expand=False))

    def _seat(self, seat: int) -> None:
        made = self._review.of(seat)
        who = SeatNumber(seat)
        self._console.print()
        if not made:
            self._note(self._say("cli-review-no-choice", player=who))
            return
        sound = sum(one.sound for one in made)
        text = self._say("cli-review-sound", player=who, sound=sound, count=len(made), level=self._review.level)
        self._console.print(Text(text, style="bold"))
        lost = round(100 * self._review.given_away(seat))
        if lost:
            self._note(self._say("cli-review-given", points=lost))
        best, worst = self._review.best(seat), self._review.worst(seat)
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        if best is not None and best.next_best is not None:
            grid.add_row(Text("✓", style="green"), Text(self._compared("cli-review-best", best, best.next_best)))
        if worst is not None:
            text = self._compared("cli-review-worst", worst, worst.bot)
            grid.add_row(Text("✗", style="red"), Text(f"{text} {self._gainer(worst)}".rstrip()))
        if grid.row_count:
            self._console.print(Padding(grid, (0, 0, 0, 1), expand=False))
        else:
            self._note(self._say("cli-review-nothing-much"))

    def _compared(self, key: str, one: ReviewedDecision, other: Weighed) -> str:
        return self._say(
            key,
            number=one.number,
            move=self._called(one.played.move, one.seat),
            share=percent(one.played.own.share),
            other=self._called(other.move, one.seat),
            rest=percent(other.own.share),
            noise=points(one.played.own.swing(other.own).noise),
        )

    def _gainer(self, one: ReviewedDecision) -> str:
        """Who profits from a mistake."""
        gains = [mine - theirs for mine, theirs in zip(one.played.outlook, one.bot.outlook, strict=True)]
        gains[one.seat] = 0.0
        most = max(range(len(gains)), key=lambda seat: gains[seat])
        if gains[most] < SMALL:
            return ""
        share, rest = percent(one.played.outlook[most]), percent(one.bot.outlook[most])
        return self._say("cli-review-gainer", player=SeatNumber(most), share=share, rest=rest)

    def _called(self, move: int, seat: int) -> str:
        """A move in words, or its name where the game has none for it."""
        step = self._review.table.words.step(move, seat)
        return self._say.move(step) if self._say.has(f"move-{step.word.key}") else step.name


def sparkline(shares: Sequence[float], width: int) -> str:
    """A small curve: each column shows how things stood at its end."""
    width = min(width, len(shares))
    columns = [shares[(at + 1) * len(shares) // width - 1] for at in range(width)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in columns)
