"""`osselet print`: the box of a game as a PDF to print, cut and play."""

from pathlib import Path

from osselet.cli.arguments import shortened
from osselet.cli.console import out
from osselet.cli.lab import check_writable
from osselet.core.errors import OptionError
from osselet.core.extras import require
from osselet.core.registry import find
from osselet.core.texts import Speaker


def shift_of(given: str | None) -> tuple[float, float]:
    """`1.5,-0.5`: how far backs are moved to the right and down."""
    if given is None:
        return 0, 0
    try:
        right, down = (float(part) for part in given.split(","))
    except ValueError:
        raise OptionError(
            f"--shift takes millimetres to the right and down, such as 1,-0.5, not {shortened(given)!r}."
        ) from None
    return right, down


def write(
    source: str,
    *,
    players: int | None,
    paper: str,
    languages: tuple[str, ...],
    ink: str,
    shift: tuple[float, float],
    referee: str,
    path: Path | None,
) -> int:
    """Makes the PDF and says where it is."""
    from osselet.printing.press import Wish, check, press

    game = find(source)
    wish = Wish(players, paper, languages, ink, shift, referee)
    check(wish)
    require("print")
    path = path or Path(f"{game.id}-{languages[0]}.pdf")
    made = press(game, wish)
    check_writable(path)
    path.write_bytes(made)
    out().print(Speaker(game, languages[0])("cli-print-written", path=str(path)), markup=False, highlight=False)
    return 0
