"""The picture of ways to play: fairness against length, with tension and skill beside them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from osselet.core.texts import Speaker
from osselet.lab.plot_style import HIGHLIGHT, INK, SEATS, SOFT, figure, numbers, percent, save
from osselet.lab.rule_trials import Trade
from osselet.lab.rule_tuning import Fairness

WIDTH, HEIGHT = 9.6, 3.6


def named(options: Mapping[str, Any], given: Mapping[str, Any], say: Speaker) -> str:
    """What a way to play changes, in short: `map=hex61`; the usual one by a word."""
    changed = [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in options.items()]
    fixed = {f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in given.items()}
    return " ".join(one for one in changed if one not in fixed) or say("lab-rules-usual")


def draw(found: Fairness, say: Speaker, path: Path) -> None:
    """Writes the picture: each panel has how far off the furthest seat is upwards, and something else along."""
    canvas, panels = figure(WIDTH, HEIGHT, columns=3, share_y=True)
    _tried(panels[0], found)
    for panel, key in zip(panels, ("length", "tension", "skill"), strict=True):
        for number, trade in enumerate(found.trades):
            _point(panel, trade, key, _colour(found, number), named(trade.options, found.usual, say))
        panel.set_xlabel(say(f"lab-rules-{key}"))
        panel.margins(x=0.15)
        panel.set_xlim(left=max(0.0, panel.get_xlim()[0]))
    numbers(panels[0].xaxis, say)
    percent(panels[2].xaxis)
    percent(panels[0].yaxis)
    panels[0].set_ylabel(say("lab-rules-off"))
    panels[0].set_ylim(bottom=0)
    points, labels = panels[0].get_legend_handles_labels()
    canvas.legend(points, labels, loc="outside upper left", ncols=len(labels), frameon=False, labelcolor=INK)
    save(canvas, path)


def _colour(found: Fairness, number: int) -> str:
    """The usual way stands out; each other one has its own colour."""
    return HIGHLIGHT if found.trades[number].options == found.usual else SEATS[number % len(SEATS)]


def _tried(axes: Any, found: Fairness) -> None:
    """All that the search tried, pale."""
    axes.scatter([one[2] for one in found.tried], [100 * one[1] for one in found.tried], s=14, color=SOFT, zorder=1)


def _point(axes: Any, trade: Trade, key: str, colour: str, label: str) -> None:
    at, scale = getattr(trade, key), 100 if key == "skill" else 1
    off = 100 * trade.off.share
    below, above = 100 * (trade.off.share - trade.off.low), 100 * (trade.off.high - trade.off.share)
    axes.errorbar(
        scale * at.mean,
        off,
        xerr=scale * at.margin,
        yerr=[[below], [above]],
        fmt="o",
        color=colour,
        elinewidth=1,
        capsize=2,
        zorder=2,
        label=label,
    )
