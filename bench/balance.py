"""`make balance`: studies the games and writes the pictures and numbers behind docs/balance.md."""

import argparse
import json
from pathlib import Path
from statistics import fmean
from typing import Any

from osselet.core.errors import OptionError
from osselet.core.registry import find
from osselet.core.texts import Speaker
from osselet.lab.choice_stats import Came, Picked
from osselet.lab.confidence import Interval
from osselet.lab.report import findings, pictures
from osselet.lab.study import Figure, Study, quantile, study

IMAGES = Path(__file__).parent.parent / "docs" / "images" / "balance"
KEPT = Path(__file__).parent / "balance.json"
GAMES = {"hunde": 1200, "oss": 800, "kakuzu": 240, "doggybag": 240, "chicago": 240}
"""How many games of each are played: fewer where they take longer."""
LEVEL, SEED, PLAYERS = "level4", 1, 4
DOTS = 150
"""Of the pictures, per inch."""


def main() -> None:
    """Studies all games, or those named."""
    reader = argparse.ArgumentParser(prog="bench.balance", description=__doc__)
    reader.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    reader.add_argument("--games", type=int, help="how many games of each, for a quick look")
    reader.add_argument("--cores", type=int, help="how many cores (default: all)")
    reader.add_argument(
        "--to", type=Path, metavar="FOLDER", help="where pictures and numbers go instead of their place"
    )
    given = reader.parse_args()
    unknown = [name for name in given.names if name not in GAMES]
    if unknown:
        reader.error(f"there is no game {unknown[0]!r} here; there are {', '.join(GAMES)}")
    images, kept = (given.to, given.to / KEPT.name) if given.to else (IMAGES, KEPT)
    for name in given.names or GAMES:
        try:
            found = study(name, PLAYERS, given.games or GAMES[name], LEVEL, SEED, cores=given.cores)
        except OptionError as error:
            reader.error(str(error))
        tell(found)
        draw(found, images)
        keep(found, kept)


def tell(found: Study) -> None:
    """Says in English what was found."""
    print(f"{found.game}, {found.games} games:")
    for sentence in findings(found, Speaker(find(found.game))):
        print(f"- {sentence}", flush=True)


def draw(found: Study, folder: Path) -> None:
    """Writes the pictures of a game, instead of those that were there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(f"{found.game}-*.png"):
        old.unlink()
    game = find(found.game)
    for name, picture in pictures(found, game, Speaker(game)):
        picture.savefig(folder / f"{found.game}-{name}.png", dpi=DOTS, metadata={"Software": None})


def keep(found: Study, path: Path) -> None:
    """What was found about a game replaces what was known of it."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept[found.game] = numbers(found)
    lines = (f"{json.dumps(game)}: {json.dumps(kept[game])}" for game in sorted(kept))
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def numbers(found: Study) -> dict[str, Any]:
    """What the sentences of the page need, without the thousands of single games."""
    drama = found.drama
    half = len(drama.winner) // 2
    return {
        "games": found.games,
        "players": found.players,
        "level": found.level,
        "seed": found.seed,
        "seats": [_figure(seat) for seat in found.seats],
        "skill": {f"{gap.strong} among {gap.weak}": _figure(gap.share) for gap in found.gaps},
        "decisions": {"mean": round(fmean(found.decisions), 1), **_spread(found.decisions)},
        "points": [_spread(points) for points in found.places],
        "lead": _spread(found.leads),
        "shared": _figure(found.shared),
        "lead changes": _figure(drama.lead_changes),
        "lowest": round(quantile(drama.lowest, 0.5), 3),
        "settled": round(quantile(drama.settled, 0.5), 3),
        "winner at half": round(drama.winner[half], 3),
        "matter": _figure(drama.matter),
        "active at three quarters": round(found.active[3 * (len(found.active) - 1) // 4], 3),
        "options": {
            f"{one.option}={one.value}": {
                "seats": [_figure(seat) for seat in one.seats],
                "decisions": _figure(one.decisions),
                "lead": _figure(one.lead),
                "shared": _figure(one.shared),
            }
            for one in found.settings
        },
        "picked": {one.name: _picked(one) for one in found.picked},
        "came": {one.name: _came(one) for one in found.came},
    }


def _figure(one: Figure) -> list[float]:
    """A mean and its margin."""
    return [round(one.mean, 3), round(one.margin, 3)]


def _spread(values: list[int]) -> dict[str, int]:
    """The middle one and what nine in ten lie between."""
    return {"low": quantile(values, 0.05), "middle": quantile(values, 0.5), "high": quantile(values, 0.95)}


def _picked(one: Picked) -> dict[str, Any]:
    return {"chosen": one.chosen, "offered": one.offered, "won": _interval(one.won)}


def _came(one: Came) -> dict[str, Any]:
    return {"came": one.came, "of": one.of, "after": _interval(one.after), "before": _interval(one.before)}


def _interval(one: Interval) -> list[float]:
    """A share and the ends of its interval."""
    return [round(one.share, 3), round(one.low, 3), round(one.high, 3)]


if __name__ == "__main__":
    main()
