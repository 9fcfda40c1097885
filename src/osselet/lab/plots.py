"""The pictures of a balance report."""

from collections.abc import Callable
from typing import Any

from osselet.core.texts import Speaker
from osselet.core.vocabulary import Vocabulary
from osselet.lab.study import CURVE, Figure, Picked, Study
from osselet.lab.style import GUIDE, HIGHLIGHT, INK, SEATS, SOFT, figure, percent, seat_colour

MOST_PICKED = 24
"""Moves shown: those offered most often."""
LONGEST_LABEL = 34
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
    low, high = min(study.decisions), max(study.decisions)
    axes.hist(study.decisions, bins=min(30, max(1, high - low + 1)), color=SOFT, edgecolor="white")
    middle = sorted(study.decisions)[len(study.decisions) // 2]
    axes.axvline(middle, color=HIGHLIGHT, linewidth=1.5)
    axes.set_ylim(0, 1.18 * axes.get_ylim()[1])  # room for what is written above the bars
    axes.annotate(
        say("lab-median", number=str(middle)), (middle, axes.get_ylim()[1]), (5, -12), textcoords="offset points",
        color=HIGHLIGHT,
    )  # fmt: skip
    axes.set_xlabel(say("lab-decisions"))
    axes.set_ylabel(say("lab-games"))
    return canvas


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
    axes.legend(loc="upper left", frameon=False)
    return canvas


def comebacks(study: Study, say: Speaker, words: Vocabulary) -> Canvas:
    """How deep winners had sunk, and when they took the lead for good."""
    canvas, (left, right) = figure(6.4, 2.8, columns=2)
    count = len(study.drama.lowest)
    parts = [100 * (at + 1) / count for at in range(count)]
    left.step([100 * low for low in sorted(study.drama.lowest)], parts, where="post", color=HIGHLIGHT, linewidth=2)
    left.set_xlabel(say("lab-lowest"))
    left.set_ylabel(say("lab-of-winners"))
    left.set_xlim(0, 100 / study.players + 5)
    left.set_ylim(0, 102)
    right.step([100 * at for at in sorted(study.drama.settled)], parts, where="post", color=HIGHLIGHT, linewidth=2)
    right.set_xlabel(say("lab-settled"))
    right.set_xlim(0, 100)
    right.set_ylim(0, 102)
    for axes in (left, right):
        percent(axes.xaxis)
        percent(axes.yaxis)
    return canvas


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


def picked(study: Study, say: Speaker, words: Vocabulary) -> Canvas:
    """How often each move was chosen when offered, and what its chooser won."""
    moves = sorted(study.picked, key=lambda one: -one.offered)[:MOST_PICKED]
    moves.sort(key=lambda one: one.chosen / one.offered)
    canvas, (left, right) = figure(6.8, 1.0 + 0.27 * len(moves), columns=2, share_y=True)
    rows = range(len(moves))
    left.barh(rows, [100 * one.chosen / one.offered for one in moves], color=SOFT)
    left.set_yticks(rows, [label(one, say, words) for one in moves])
    left.set_xlabel(say("lab-chosen"))
    for row, one in enumerate(moves):
        if one.chosen:
            right.errorbar(
                100 * one.share.mean, row, xerr=100 * one.share.margin, fmt="o", color=HIGHLIGHT, ecolor=GUIDE
            )
    right.axvline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
    right.set_xlabel(say("lab-won"))
    percent(left.xaxis)
    percent(right.xaxis)
    return canvas


def label(one: Picked, say: Speaker, words: Vocabulary) -> str:
    """A move as people call it, shortened; a whole word by its name."""
    move = words.find(one.name)
    text = one.name if move is None else say.move(words.step(move, 0))
    return text if len(text) <= LONGEST_LABEL else text[: LONGEST_LABEL - 1] + "…"


def options(study: Study, say: Speaker, words: Vocabulary) -> Canvas | None:
    """Seats under each value of each option, side by side."""
    names = list(dict.fromkeys(setting.option for setting in study.settings))
    if not names:
        return None
    canvas, axes = figure(6.8, 2.5 * len(names), rows=len(names))
    for name, panel in zip(names, [axes] if len(names) == 1 else axes, strict=True):
        values = [setting for setting in study.settings if setting.option == name]
        ticks, labels = [], []
        for at, setting in enumerate(values):
            first = at * (study.players + 1)
            _shares(panel, setting.seats, at=first, width=0.9)
            ticks.append(first + (study.players - 1) / 2)
            mark = " *" if setting.is_default else ""
            labels.append(f"{setting.value}{mark}\n{say('lab-mean-decisions', number=f'{setting.decisions.mean:.0f}')}")
        panel.axhline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
        panel.set_xticks(ticks, labels)
        panel.set_title(name, loc="left", fontsize=10, color=INK)
        percent(panel.yaxis)
    return canvas


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
            marker="o", capsize=3, color=SEATS[at], label=say("lab-among", bot=name),
        )  # fmt: skip
    axes.axhline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
    axes.set_xticks(range(len(order)), order)
    axes.set_ylim(0, 102)
    axes.set_ylabel(say("lab-share"))
    percent(axes.yaxis)
    axes.legend(frameon=False)
    return canvas


PLOTS: dict[str, Plot] = {
    "seats": seats,
    "skill": skill,
    "drama": drama,
    "comebacks": comebacks,
    "tension": tension,
    "length": length,
    "picked": picked,
    "options": options,
}
