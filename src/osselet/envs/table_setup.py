"""What is played: a game, how many play it, its options, and what an outcome is worth."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal, get_args

from osselet.core.engine import Engine
from osselet.core.errors import OptionError
from osselet.core.options import show_options
from osselet.core.registry import Source, find, portable
from osselet.envs.actions import Actions
from osselet.envs.observations import Encoding

Rewards = Literal["share", "score"]


class Setting:
    """A game with its player count, options and kind of reward, checked; made from names, so it pickles as such."""

    def __init__(
        self,
        game: Source,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "share",
    ) -> None:
        if rewards not in get_args(Rewards):
            raise OptionError(f"'rewards' takes {' or '.join(get_args(Rewards))}, not {rewards!r}.")
        self.game = find(game)
        self.source = portable(game)
        self.players = self.game.players.start if players is None else players
        self.engine = Engine(self.game, self.players, {} if options is None else options)
        self.players = self.engine.players
        self.rewards: Rewards = rewards

    @cached_property
    def actions(self) -> Actions:
        """What may be done, numbered."""
        return Actions(self.game, self.engine.words)

    @cached_property
    def encoding(self) -> Encoding:
        """What may be observed, in a vector."""
        return Encoding(self.game, self.players)

    @property
    def by_score(self) -> bool:
        """Is a seat rewarded with its points, not its share of the victory?"""
        return self.rewards == "score"

    def __reduce__(self) -> tuple[Any, ...]:
        options = show_options(self.engine.options, self.players)
        return Setting, (self.source, self.players, options, self.rewards)

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self
