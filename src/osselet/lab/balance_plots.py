"""The pictures of a balance report."""

import math
import textwrap
from collections.abc import Callable, Sequence
from typing import Any

from osselet.core.texts import Speaker
from osselet.core.vocabulary import Vocabulary
from osselet.lab.choice_plots import came, picked
from osselet.lab.plot_style import GUIDE, HIGHLIGHT, INK, SEATS, SOFT, figure, legend, numbers, percent, seat_colour
from osselet.lab.study import CURVE, Figure, OptionEffect, Study, quantile

FEWEST_BARS, MOST_BARS = 8, 36
"""Bars of a histogram: there is room for the fewest, and with the most each may hold several values."""
LABEL_WIDTH = 90
"""Characters below a picture, in one line."""
ALONG = [100 * point / (CURVE - 1) for point in range(CURVE)]
Canvas = Any
Plot = Callable[[Study, Speaker, Vocabulary], Canvas | None]


def seats(study: Study, say: Speaker, words: Vocabulary) -> Canvas:
    """Each seat's share of the victory beside the fair one."""
    canvas, axes = figure(6.4, 3.0)
    _shares(axes, study.seats)
    axes.axhline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
    axes.set_xticks(range(study.players), [say("lab-seat", seat=str(seat)) for seat in range(study.players)])
    axes.set_ylabel(say("lab-share"))
    axes.set_ylim(0, min(axes.get_ylim()[1], 102))
    percent(axes.yaxis)
    return canvas


def _shares(axes: Any, figures: list[Figure], at: float = 0.0, width: float = 0.62) -> None:
    whisker = {"ecolor": INK, "elinewidth": 1.2, "capsize": 3}
    for seat, one in enumerate(figures):
        colour = seat_colour(seat)
        axes.bar(seat + at, 100 * one.mean, width, yerr=100 * one.margin, color=colour, error_kw=whisker)


def length(study: Study, say: Speaker, words: Vocabulary) -> Canvas:
    """How long games last."""
    canvas, axes = figure(6.4, 2.8)
    _histogram(axes, study.decisions)
    _median(axes, study.decisions, say, "lab-median")
    axes.set_xlabel(say("lab-decisions"))
    axes.set_ylabel(say("lab-games"))
    numbers(axes.xaxis, say)
    numbers(axes.yaxis, say)
    return canvas


def _histogram(axes: Any, values: Sequence[int]) -> None:
    """How often each value comes; a bar holds several where there are very many."""
    low, high = min(values), max(values)
    unit = math.gcd(*(value - low for value in values)) or 1  # francs may come in tens of thousands
    step = unit * max(1, math.ceil((high - low) / unit / MOST_BARS))
    bins = [low + (at - 0.5) * step for at in range((high - low) // step + 2)]
    axes.hist(values, bins=bins, color=SOFT, edgecolor="white")
    few = max(0, FEWEST_BARS - len(bins)) * step / 2
    axes.set_xlim(bins[0] - step / 2 - few, bins[-1] + step / 2 + few)


def _median(axes: Any, values: Sequence[int], say: Speaker, key: str) -> None:
    middle = quantile(values, 0.5)
    axes.axvline(middle, color=HIGHLIGHT, linewidth=1.5)
    low, high = axes.get_xlim()
    right = middle > (low + high) / 2
    axes.set_ylim(0, 1.18 * axes.get_ylim()[1])  # room for what is written above the bars
    axes.annotate(
        say(key, number=middle), (middle, axes.get_ylim()[1]), (-5 if right else 5, -12), textcoords="offset points",
        color=HIGHLIGHT, fontsize=9, ha="right" if right else "left",
    )  # fmt: skip


def decisive(study: Study, say: Speaker, words: Vocabulary) -> Canvas | None:
    """How far winners were ahead of the runner-up, and what every place had in the end."""
    if not study.leads:
        return None
    canvas, (left, right) = figure(6.4, 2.8, columns=2)
    _histogram(left, study.leads)
    _median(left, study.leads, say, "lab-lead-median")
    left.set_xlabel(say("lab-lead"))
    left.set_ylabel(say("lab-games"))
    for place, points in enumerate(study.places, 1):
        least, lower, middle, upper, most = (quantile(points, part) for part in QUANTILES)
        right.plot([place, place], [least, most], color=GUIDE, linewidth=1.2, zorder=0)
        right.bar(place, upper - lower, 0.5, lower, color=SOFT)
        right.plot([place - 0.25, place + 0.25], [middle, middle], color=HIGHLIGHT, linewidth=2)
    right.use_sticky_edges = False  # a place without a point is a line at the very bottom
    right.set_xticks(range(1, study.players + 1))
    right.set_xlabel(say("lab-place"))
    right.set_ylabel(say("lab-points"))
    for axis in (left.xaxis, left.yaxis, right.yaxis):
        numbers(axis, say)
    return canvas


QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def drama(study: Study, say: Speaker, words: Vocabulary) -> Canvas:
    """The winner's and the leader's chances along the game."""
    canvas, axes = figure(6.4, 3.2)
    story = study.drama
    axes.fill_between(ALONG, [100 * w for w in story.winner], [100 * w for w in story.leader], color=SOFT, alpha=0.35)
    axes.plot(ALONG, [100 * w for w in story.leader], color=GUIDE, label=say("lab-leader"))
    axes.plot(ALONG, [100 * w for w in story.winner], color=HIGHLIGHT, linewidth=2, label=say("lab-winner"))
    axes.axhline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
    axes.set_xlabel(say("lab-along"))
    axes.set_ylabel(say("lab-chance"))
    axes.set_ylim(0, 102)
    percent(axes.xaxis)
    percent(axes.yaxis)
    legend(axes)
    return canvas


def comebacks(study: Study, say: Speaker, words: Vocabulary) -> Canvas:
    """How deep winners had sunk, and when they took the lead for good."""
    canvas, (left, right) = figure(6.4, 2.8, columns=2)
    _growing(left, study.drama.lowest)
    left.set_xlabel(say("lab-lowest"))
    left.set_ylabel(say("lab-of-winners"))
    left.set_xlim(0, 100 / study.players + 5)
    _growing(right, study.drama.settled)
    right.set_xlabel(say("lab-settled"))
    right.set_xlim(0, 102)
    for axes in (left, right):
        axes.set_ylim(0, 102)
        percent(axes.xaxis)
        percent(axes.yaxis)
    return canvas


def _growing(axes: Any, values: Sequence[float]) -> None:
    """How many of the values are reached, in percent, from none to all."""
    parts = [100 * at / len(values) for at in range(len(values) + 1)]
    reached = [0.0, *(100 * value for value in sorted(values)), 100.0]
    axes.step(reached, [*parts, 100.0], where="post", color=HIGHLIGHT, linewidth=2)


def tension(study: Study, say: Speaker, words: Vocabulary) -> Canvas:
    """Who still has something to decide, and how much decisions weigh, along the game."""
    canvas, (left, right) = figure(6.4, 2.8, columns=2)
    left.plot(ALONG, [100 * part for part in study.active], color=HIGHLIGHT, linewidth=2)
    left.set_ylim(0, 102)
    left.set_ylabel(say("lab-active"))
    right.bar(ALONG, [100 * stake for stake in study.drama.stakes], 4, color=SOFT)
    right.set_ylabel(say("lab-stake"))
    for axes in (left, right):
        axes.set_xlabel(say("lab-along"))
        percent(axes.xaxis)
        percent(axes.yaxis)
    return canvas


def options(study: Study, say: Speaker, words: Vocabulary) -> Canvas | None:
    """Seats under each value of each option, side by side."""
    names = list(dict.fromkeys(setting.option for setting in study.settings))
    if not names:
        return None
    canvas, axes = figure(6.8, 2.8 * len(names), rows=len(names))
    for name, panel in zip(names, [axes] if len(names) == 1 else axes, strict=True):
        values = [setting for setting in study.settings if setting.option == name]
        ticks, labels = [], []
        for at, setting in enumerate(values):
            first = at * (study.players + 1)
            _shares(panel, setting.seats, at=first, width=0.9)
            ticks.append(first + (study.players - 1) / 2)
            labels.append(_described(setting, say, LABEL_WIDTH // len(values)))
        if study.players > 1:
            panel.axhline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
        panel.set_xticks(ticks, labels)
        panel.set_title(f"{say(f'option-{name}')} ({name})", loc="left", fontsize=10, color=INK)
        panel.set_ylabel(say("lab-share"))
        panel.set_ylim(0, min(panel.get_ylim()[1], 102))
        percent(panel.yaxis)
    return canvas


def _described(setting: OptionEffect, say: Speaker, width: int) -> str:
    """What is written below the bars of a value."""
    mark = " *" if setting.is_default else ""
    meaning = textwrap.fill(say(f"option-{setting.option}-{setting.value}"), width)
    ending = say("lab-mean-decisions", number=round(setting.decisions.mean))
    return f"{setting.value}{mark}\n{meaning}\n{ending}"


def skill(study: Study, say: Speaker, words: Vocabulary) -> Canvas | None:
    """How often one stronger bot wins among weaker ones."""
    weak = list(dict.fromkeys(gap.weak for gap in study.gaps))
    if not weak:
        return None
    canvas, axes = figure(6.4, 3.0)
    order = list(dict.fromkeys(gap.strong for gap in study.gaps))
    for at, name in enumerate(weak):
        gaps = [gap for gap in study.gaps if gap.weak == name]
        axes.errorbar(
            [order.index(gap.strong) for gap in gaps],
            [100 * gap.share.mean for gap in gaps],
            yerr=[100 * gap.share.margin for gap in gaps],
            marker="o", capsize=3, color=SEATS[at], label=say("lab-among", bot=bot(name, say)),
        )  # fmt: skip
    axes.axhline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
    axes.set_xticks(range(len(order)), [bot(name, say) for name in order])
    axes.set_ylim(0, 102)
    axes.set_ylabel(say("lab-share"))
    percent(axes.yaxis)
    legend(axes)
    return canvas


def bot(name: str, say: Speaker) -> str:
    """A bot as people call it."""
    return say("cli-level", level=name.removeprefix("level"))


PLOTS: dict[str, Plot] = {
    "seats": seats,
    "skill": skill,
    "drama": drama,
    "comebacks": comebacks,
    "tension": tension,
    "decisive": decisive,
    "length": length,
    "picked": picked,
    "came": came,
    "options": options,
}
