"""Who sits in the other seats of an environment that one program plays."""

from collections.abc import Callable, Sequence
from typing import Any

from osselet.bots.decider import Decider
from osselet.bots.levels import LEVELS
from osselet.bots.named_bots import BOTS, RANDOM, bot_name, level_number
from osselet.core.errors import OptionError, counted
from osselet.core.game import Game
from osselet.core.options import whole
from osselet.core.rng import below, stream
from osselet.envs.actions import as_number
from osselet.envs.errors import IllegalAction
from osselet.envs.game_batch import GameBatch
from osselet.envs.table_setup import Setting
from osselet.search.thought import Sight

Policy = Callable[[dict[str, Any]], int]
"""A program as an opponent: what a seat observes to an action."""
Opponent = str | int | Policy
BOT_STREAMS = 1 << 40
"""Streams of chance are numbered from 0; those of bots from here."""


def check_seat(seat: Any, players: int) -> int:
    """A seat at the table."""
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise OptionError(f"'seat' is a seat at the table, from 0 to {players - 1}, not {seat!r}.")
    return number


def seated(opponents: Opponent | Sequence[Opponent], setting: Setting, seat: int) -> list[Opponent | None]:
    """Who decides for each seat, None for the learner; one opponent for all, or one each in order of seats."""
    others = setting.players - 1
    given = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * others
    if len(given) != others:
        raise OptionError(
            f"The list has {counted(len(given), 'opponent')} for {counted(others, 'other seat')}; "
            "it takes one for each, and one alone is for all."
        )
    found: list[Opponent | None] = [one if callable(one) else bot_name(one) for one in given]
    return [*found[:seat], None, *found[seat:]]


def asked(policy: Policy, seat: int, games: GameBatch, at: int = 0) -> int:
    """The action a program chooses for a seat; whoever errs is named."""
    seen = {"observation": games.observations[at], "action_mask": games.masks[at]}
    try:
        action = as_number(policy(seen), games.setting.actions.size)
        if games.masks[at, action]:
            return action
        raise IllegalAction(games.complaint(at, action))
    except IllegalAction as error:
        raise IllegalAction(f"Opponent in seat {seat}: {error}") from None


class Bots:
    """The bots of a table, with a luck of their own that a seed sets."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._deciders: dict[str, Decider] = {}
        self._luck = stream(0, BOT_STREAMS)

    def start(self, seed: int, number: int) -> None:
        """Sets their luck for one game of a seed."""
        self._luck = stream(seed, BOT_STREAMS + number)

    def decide(self, name: str, sight: Sight, ids: list[int]) -> int:
        """The id of the move a bot plays, from what its seat knows and nothing else."""
        if len(ids) == 1:
            return ids[0]
        if name == RANDOM:
            return ids[below(self._luck, len(ids))]
        if name not in self._deciders:
            self._deciders[name] = Decider(self._game, LEVELS[level_number(name)])
        decider = self._deciders[name]
        decider.start(below(self._luck, 1 << 31), 0)
        return decider.decide(sight, ids)


def is_level(one: Opponent | None) -> bool:
    """Is this a bot that thinks?"""
    return isinstance(one, str) and one in BOTS and one != RANDOM
