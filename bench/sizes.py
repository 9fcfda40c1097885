"""`make sizes`: how large each game is, written to docs/sizes.md."""

from collections.abc import Iterator
from pathlib import Path

from osselet.conformance.walk import walk
from osselet.core import registry
from osselet.core.engine import Engine
from osselet.core.state import layout
from osselet.lab import simulate

PAGE = Path(__file__).parent.parent / "docs" / "sizes.md"
GAMES = 100_000
WALKED = 30


def main() -> None:
    """Plays and writes."""
    PAGE.write_text("\n".join(page()), encoding="utf-8")


def page() -> Iterator[str]:
    """The page, line by line."""
    yield "# How large the games are"
    yield ""
    yield f"Written by `make sizes`: {GAMES:,} random games for each number of players with the usual options,"
    yield f"branching from {WALKED} of them. A step is one decision or one chance outcome. Random play says little of"
    yield "how people play: it tells how long and how wide a game is, and what the order of seats alone decides."
    yield ""
    yield "| game | players | bytes of state | steps | decisions | moves each, mean (most) | victories by seat |"
    yield "|---|---|---|---|---|---|---|"
    for name in registry.games():
        for players in registry.find(name).players:
            yield row(name, players)
    yield ""


def row(name: str, players: int) -> str:
    """One game with so many players."""
    game = registry.find(name)
    engine = Engine(game, players, {})
    result = simulate(name, players=players, games=GAMES)
    widths = [len(engine.moves(s)) for number in range(WALKED) for s, _ in walk(engine, number) if engine.actor(s) >= 0]
    shares = " ".join(f"{share:.1%}" for share in result.shares)
    size = layout(game.state).dtype.itemsize
    mean = sum(widths) / len(widths)
    return (
        f"| {name} | {players} | {size} | {result.steps / GAMES:.0f} | {len(widths) / WALKED:.0f} "
        f"| {mean:.1f} ({max(widths)}) | {shares} |"
    )


if __name__ == "__main__":
    main()
