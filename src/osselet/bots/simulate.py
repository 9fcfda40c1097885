"""Many games between bots."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from osselet.bots.choose import check_bot
from osselet.core.errors import OptionError
from osselet.core.registry import find
from osselet.search.simulate import Simulation, random_games


def simulate(
    game: str | Path,
    players: int | None = None,
    games: int = 1000,
    bots: str | Sequence[str] = "random",
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cores: int | None = None,
    plain: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Plays many games; `bots` is one name or one a seat, `cores` None for all of this machine.

    The same seed gives the same result, whatever the number of cores, compiled or plain.
    """
    found = find(game)
    players = found.players.start if players is None else players
    options = {} if options is None else options
    found.read_options(options, players)
    seats: list[Any] = list(bots) if isinstance(bots, list | tuple) else [bots] * players
    for name in seats:
        check_bot(name)
    if len(seats) != players:
        raise OptionError(f"{len(seats)} bots are named for {players} players; name one, or one for each seat.")
    return random_games(found, players, games, seed, options, cores, plain, progress)
