"""The picture of a review: everybody's chances along the game, with the turning points."""

import textwrap
from pathlib import Path
from typing import Any

from osselet.core.texts import Speaker
from osselet.lab.plot_style import GUIDE, INK, SOFT, figure, percent, save, seat_colour
from osselet.lab.review_result import Review, Turn

WIDTH, HEIGHT = 9.6, 4.4
"""In inches, of the curves alone."""
LINE = 0.185
"""Inches a line of text takes."""
LETTERS, LINES = 118, 2
"""How much of a turning point is told."""
APART = 5.0
"""Points of percent between the names at the right edge."""
BESIDE = 12
"""Points between the end of the curves and the names: room for the mark of a turning point at the end."""
STEPS, MOST_TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000), 12
"""How many decisions may lie between two ticks, and how many ticks there may be."""
KINDS = (".png", ".svg")
"""What can be drawn, by the ending of the file."""


def draw(review: Review, say: Speaker, path: Path) -> None:
    """Writes the picture."""
    told = [_told(turn, review, say) for turn in review.turns]
    rows = sum(len(lines) for lines in told) + 0.6 * len(told)
    canvas, (curves, notes) = figure(WIDTH, HEIGHT + LINE * rows + 0.1, rows=2)
    curves.get_gridspec().set_height_ratios([HEIGHT, max(LINE * rows, 0.1)])
    for seat in review.seats:
        _curve(curves, review, seat)
    _names(curves, review, say)
    for number, turn in enumerate(review.turns, 1):
        _mark(curves, turn.at, 100 * turn.after.share, number, seat_colour(turn.seat))
    _frame(curves, review, say)
    _notes(notes, review, told, rows)
    save(canvas, path)


def _curve(axes: Any, review: Review, seat: int) -> None:
    shares = [after[seat] for after in review.curve]
    along = range(len(shares))
    middle = [100 * one.share for one in shares]
    low = [max(0.0, 100 * (one.share - one.noise)) for one in shares]
    high = [min(100.0, 100 * (one.share + one.noise)) for one in shares]
    axes.fill_between(along, low, high, color=seat_colour(seat), alpha=0.18, linewidth=0)
    axes.plot(along, middle, color=seat_colour(seat), linewidth=1.8, solid_joinstyle="round")


def _names(axes: Any, review: Review, say: Speaker) -> None:
    """Beside the end of each curve, moved apart where they would touch."""
    last = {seat: 100 * review.curve[-1][seat].share for seat in review.seats}
    end, above = len(review.curve) - 1, -APART
    for seat in sorted(review.seats, key=lambda seat: (last[seat], -seat)):
        above = max(last[seat], above + APART)
        star = " ★" if seat in review.table.winners else ""
        axes.annotate(
            say.player(seat) + star, (end, above), (BESIDE, 0), textcoords="offset points", va="center",
            color=seat_colour(seat), fontweight="bold", annotation_clip=False, parse_math=False,
        )  # fmt: skip


def _mark(axes: Any, x: float, y: float, number: int, colour: str) -> None:
    axes.plot(
        [x],
        [y],
        "o",
        markersize=13,
        markerfacecolor="white",
        markeredgecolor=colour,
        markeredgewidth=1.8,
        zorder=5,
        clip_on=False,
    )
    axes.annotate(str(number), (x, y), ha="center", va="center_baseline", fontsize=8, fontweight="bold", zorder=6)


def _frame(axes: Any, review: Review, say: Speaker) -> None:
    axes.set_title(say("title"), loc="left", fontsize=13, fontweight="bold", color=INK, parse_math=False)
    if review.table.players > 1:  # alone, nobody shares
        axes.axhline(100 / review.table.players, color=GUIDE, linestyle=(0, (2, 3)), linewidth=1, zorder=0)
    axes.grid(axis="y", color=SOFT, alpha=0.35, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.set_xlim(0, max(len(review.curve) - 1, 1))
    axes.set_ylim(-2, 102)
    axes.set_yticks(range(0, 101, 20))
    ticks = _ticks(review)
    axes.set_xticks(list(ticks.values()), [str(number) for number in ticks])
    axes.set_xlabel(say("review-decision"))
    axes.set_ylabel(say("review-share"))
    percent(axes.yaxis)


def _ticks(review: Review) -> dict[int, int]:
    """Every so many decisions, at which moment they were made: chance takes its place between them."""
    numbers = [moment.decisions for moment in review.moments]
    apart = next(step for step in STEPS if numbers[-1] <= MOST_TICKS * step or step == STEPS[-1])
    return {number: numbers.index(number) for number in range(0, numbers[-1] + 1, apart)}


def _told(turn: Turn, review: Review, say: Speaker) -> list[str]:
    when = review.when(turn, say)
    change = f"{say.player(turn.seat)} {100 * turn.before.share:.0f} % → {100 * turn.after.share:.0f} %"
    text = f"{when}, {change}: {turn.text(say)}"
    return textwrap.wrap(text, LETTERS, max_lines=LINES, placeholder=" …")


def _notes(axes: Any, review: Review, told: list[list[str]], rows: float) -> None:
    """What happened at each mark."""
    axes.axis("off")
    axes.set_xlim(0, WIDTH)
    axes.set_ylim(-max(rows, 1), 0)
    y = -0.5
    for number, (turn, lines) in enumerate(zip(review.turns, told, strict=True), 1):
        _mark(axes, 0.12, y, number, seat_colour(turn.seat))
        for line in lines:
            axes.text(0.35, y, line, va="center", fontsize=8.5, color=INK, parse_math=False)
            y -= 1
        y -= 0.6
