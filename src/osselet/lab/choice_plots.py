"""The pictures of what is chosen and of what chance brings."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from osselet.core.texts import Speaker
from osselet.core.vocabulary import Vocabulary
from osselet.lab.choice_stats import Came, Picked
from osselet.lab.confidence import Interval
from osselet.lab.plot_style import GUIDE, HIGHLIGHT, SEATS, SOFT, figure, legend, percent
from osselet.lab.study import Study

MOST_PICKED = 24
"""Moves shown: those offered most often."""
MOST_CAME = 44
"""Chance outcomes shown, of the words that come most often."""
LONGEST_LABEL = 38
GAP = 0.6
"""Between the outcomes of two words, in rows."""
Canvas = Any


def picked(study: Study, say: Speaker, words: Vocabulary) -> Canvas | None:
    """How often each move was chosen when offered, and what its chooser won; nothing if there is nothing to choose."""
    moves = [one for one in study.picked if one.chosen < one.offered]
    moves = sorted(moves, key=lambda one: -one.offered)[:MOST_PICKED]
    moves.sort(key=lambda one: -one.chosen / one.offered)
    labels = distinct([label(one, say, words) for one in moves])
    often = [one.chosen / one.offered for one in moves]
    canvas = _rows(study, say, range(len(moves)), labels, often, ("lab-chosen", "lab-won"))
    if canvas is not None:
        _dots(canvas.axes[1], range(len(moves)), [one.won for one in moves], HIGHLIGHT)
    return canvas


def came(study: Study, say: Speaker, words: Vocabulary) -> Canvas | None:
    """How often each chance outcome came, and what the players won who decided before and after it."""
    outcomes = _most_telling(study.came)
    rows, row = [], -GAP
    for at, one in enumerate(outcomes):
        row += 1 if at and outcomes[at - 1].word == one.word else 1 + GAP
        rows.append(row - 1)
    labels = distinct([label(one, say, words) for one in outcomes])
    often = [one.came / one.of for one in outcomes]
    canvas = _rows(study, say, rows, labels, often, ("lab-often", "lab-share"))
    if canvas is not None:
        right = canvas.axes[1]
        _dots(right, [row - 0.15 for row in rows], [one.after for one in outcomes], HIGHLIGHT, say("lab-after"))
        _dots(right, [row + 0.15 for row in rows], [one.before for one in outcomes], SEATS[0], say("lab-before"))
        legend(right, columns=1)
    return canvas


def _most_telling(outcomes: Sequence[Came]) -> list[Came]:
    """Whole words, those that come most often, as many as there is room for; a word with one outcome tells nothing."""
    groups = [list(group) for _, group in groupby(outcomes, key=lambda one: one.word)]
    shown: list[Came] = []
    for group in sorted(groups, key=lambda group: -group[0].of):
        if len(group) > 1 and len(shown) + len(group) <= MOST_CAME:
            shown += group
    return sorted(shown, key=outcomes.index)


def _rows(
    study: Study,
    say: Speaker,
    rows: Sequence[float],
    labels: Sequence[str],
    often: Sequence[float],
    titles: tuple[str, str],
) -> Canvas | None:
    """How often something happened on the left, room for what it wins on the right, from top to bottom."""
    if not rows:
        return None
    canvas, (left, right) = figure(6.8, 0.8 + 0.25 * (rows[-1] + 1), columns=2, share_y=True)
    left.barh(rows, [100 * part for part in often], color=SOFT)
    left.set_yticks(rows, labels)
    left.tick_params(axis="y", length=0)
    left.set_ylim(rows[-1] + 0.7, -0.7)
    if study.players > 1:
        right.axvline(100 / study.players, color=GUIDE, linestyle="--", linewidth=1)
    right.tick_params(axis="y", length=0)
    for axes, title in zip((left, right), titles, strict=True):
        axes.set_xlabel(say(title))
        percent(axes.xaxis)
    return canvas


def _dots(axes: Any, rows: Sequence[float], won: Sequence[Interval], colour: str, title: str = "") -> None:
    """Shares with their intervals, in rows; what never happened has none."""
    for row, one in zip(rows, won, strict=True):
        if one.low > 0 or one.high < 1:
            axes.plot([100 * one.low, 100 * one.high], [row, row], color=GUIDE, linewidth=1.2, zorder=1)
            axes.plot(100 * one.share, row, "o", color=colour, markersize=4.5, label=title)
            title = ""


def label(one: Picked | Came, say: Speaker, words: Vocabulary) -> str:
    """A step as people call it; where a word was counted as a whole, with dots for what is left open."""
    step = words.find(one.name)
    if step is not None:
        return say.move(words.step(step, 0))
    word = words.words[one.word]
    if say.has(f"any-{word.key}"):
        return say(f"any-{word.key}")
    text = say(f"move-{word.key}", **{part.name: "…" for part in word.parts})
    return text if re.search(r"\w", text) else f"{word.name} {text}"


def distinct(labels: Sequence[str]) -> list[str]:
    """Labels shortened where that leaves them different from one another."""
    short = [shortened(text) for text in labels]
    return [cut if short.count(cut) == 1 else text for cut, text in zip(short, labels, strict=True)]


def shortened(text: str) -> str:
    """Cut where the sense allows it: after a part of the sentence, or else after a word."""
    if len(text) <= LONGEST_LABEL:
        return text
    kept = text[:LONGEST_LABEL]
    ends = [found.start() for found in re.finditer(r"\s?[:;,(–]", kept)]
    at = ends[-1] if ends and ends[-1] > LONGEST_LABEL // 3 else kept.rfind(" ")
    return kept[:at].rstrip() + "…"
