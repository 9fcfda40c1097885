"""How our plots look: quiet, on white, with colours that everybody can tell apart."""

import warnings
from pathlib import Path
from typing import Any

from osselet.core.extras import require
from osselet.core.texts import Speaker

SEATS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
"""One colour a seat, after Okabe and Ito."""
INK, GUIDE, SOFT, HIGHLIGHT = "#22303c", "#8a97a3", "#b9cbd9", "#d1495b"


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def figure(width: float, height: float, rows: int = 1, columns: int = 1, share_y: bool = False) -> tuple[Any, Any]:
    """A figure and its axes, drawn without a screen."""
    require("lab")
    import matplotlib as mpl
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    settings: dict[Any, Any] = {
        "axes.edgecolor": GUIDE,
        "axes.labelcolor": INK,
        "axes.spines.right": False,
        "axes.spines.top": False,
        "font.size": 9,
        "svg.fonttype": "path",
        "svg.hashsalt": "osselet",
        "text.color": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    with mpl.rc_context(settings):
        canvas = Figure(figsize=(width, height), dpi=110, layout="constrained")
        FigureCanvasAgg(canvas)
        axes = canvas.subplots(rows, columns, sharey=share_y)
    return canvas, axes


def save(canvas: Any, path: Path) -> None:
    """Writes a picture; the same one gives the same file."""
    import matplotlib as mpl

    with warnings.catch_warnings(), mpl.rc_context({"svg.fonttype": "path", "svg.hashsalt": "osselet"}):
        warnings.simplefilter("ignore", UserWarning)  # a name in letters the font lacks is no reason to complain
        canvas.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def percent(axis: Any) -> None:
    """Numbers of an axis as percentages."""
    axis.set_major_formatter("{x:.0f} %")


def numbers(axis: Any, say: Speaker) -> None:
    """Whole numbers along an axis, written as the language writes them."""
    from matplotlib.ticker import MaxNLocator

    longest = max(abs(end) for end in axis.get_view_interval())
    axis.set_major_locator(MaxNLocator(nbins=6 if longest < 10_000 else 3, integer=True, min_n_ticks=1))
    axis.set_major_formatter(lambda value, _: say("lab-number", number=round(value)))


def legend(axes: Any, columns: int = 2) -> None:
    """What the lines are, above them, where it hides none."""
    axes.legend(
        loc="lower left",
        bbox_to_anchor=(0, 1),
        ncols=columns,
        frameon=False,
        borderaxespad=0,
        fontsize=9,
        labelcolor=INK,
    )
