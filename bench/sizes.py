"""`make sizes`: how large each game is, written to docs/sizes.md."""

from collections.abc import Iterator
from pathlib import Path

from osselet.conformance.walk import walk
from osselet.core import registry
from osselet.core.engine import Engine
from osselet.core.state import State, layout
from osselet.lab import simulate

PAGE = Path(__file__).parent.parent / "docs" / "sizes.md"
GAMES = 100_000
WALKED = 30
WITH_SCRATCH = {"chicago": 966, "kakuzu": 244}
"""Bytes of the states that held their scratch memory."""
SPEEDS = {
    "chicago, 4 players, steps of random games": (5_753_000, 5_637_000),
    "chicago, 4 players, iterations of the search": (178_200, 190_300),
    "chicago, 4 players, worlds guessed after 90 decisions": (1_430_000, 1_410_000),
    "chicago, 4 players, decisions at a table": (8_200, 8_410),
    "kakuzu, 4 players, steps of random games": (7_274_000, 7_367_000),
    "kakuzu, 4 players, worlds of the search with every stone tried": (29_300, 29_500),
    "kakuzu, 4 players, worlds guessed with nine visible cells": (35_700, 35_500),
    "kakuzu, 4 players, decisions at a table": (4_960, 4_890),
}
"""Measured when scratch memory left the states."""


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
    yield "## Scratch memory"
    yield ""
    yield "What `guess` works with is handed in (`Game.scratch`) and is no part of the state: it is not copied for"
    yield "lookers, digested by searches or shown to programs. Before, it lay in two states. Speeds are of one core,"
    yield "medians of five rounds with both versions in turn on a busy machine. In a second run Chicago's random games"
    yield "were 4 % slower, its guessed worlds 7 % and its tables 5 %, and all else as here within 2 %."
    yield ""
    yield "| game | bytes of state | before | bytes of scratch memory |"
    yield "|---|---|---|---|"
    for name, before in WITH_SCRATCH.items():
        game = registry.find(name)
        assert game.scratch is not None
        yield f"| {name} | {bytes_of(game.state)} | {before} | {bytes_of(game.scratch)} |"
    yield ""
    yield "| a second | before | after |"
    yield "|---|---|---|"
    for what, (slow, fast) in SPEEDS.items():
        yield f"| {what} | {slow:,} | {fast:,} |"
    yield ""


def bytes_of(record: type[State]) -> int:
    """The size of a state or of scratch memory."""
    return layout(record).dtype.itemsize


def row(name: str, players: int) -> str:
    """One game with so many players."""
    game = registry.find(name)
    engine = Engine(game, players, {})
    result = simulate(name, players=players, games=GAMES)
    widths = [len(engine.moves(s)) for number in range(WALKED) for s, _ in walk(engine, number) if engine.actor(s) >= 0]
    shares = " ".join(f"{share:.1%}" for share in result.shares)
    mean = sum(widths) / len(widths)
    return (
        f"| {name} | {players} | {bytes_of(game.state)} | {result.steps / GAMES:.0f} | {len(widths) / WALKED:.0f} "
        f"| {mean:.1f} ({max(widths)}) | {shares} |"
    )


if __name__ == "__main__":
    main()
