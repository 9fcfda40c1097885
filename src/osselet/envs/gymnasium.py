"""Every game as a Gymnasium environment for one program against bots, and thousands of them as one.

```python
import gymnasium
import osselet.envs.gymnasium

table = gymnasium.make("osselet/Hunde-v0", players=4, seat=0, opponents=["level2", "level2", "random"])
observation, info = table.reset(seed=7)
tables = gymnasium.make_vec("osselet/Hunde-v0", num_envs=1024, players=4, seat=0, opponents="random")
```

Importing this module registers all games of the cabinet: `osselet/Hunde-v0`, `osselet/Kakuzu-v0` and so on. A game in a
folder is `gymnasium.make("osselet/Any-v0", game="./mygame")`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from osselet.core.extras import missing

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", error) from None

from osselet.core.options import whole
from osselet.core.registry import Source
from osselet.core.registry import games as cabinet
from osselet.core.state import unpack
from osselet.envs.actions import as_number
from osselet.envs.errors import Illegal, IllegalAction, check_illegal
from osselet.envs.game_batch import ENDED, NUMBER, SEAT, SEED, GameBatch
from osselet.envs.opponents import Bots, Opponent, asked, check_seat, seated
from osselet.envs.render import MODES, check_mode, draw, public_view
from osselet.envs.seeds import Seeds, check_reset
from osselet.envs.spaces import seat_space
from osselet.envs.table_setup import Rewards, Setting
from osselet.envs.vector import SeatsAtOnce
from osselet.search.thought import Sight

Observation = dict[str, np.ndarray[Any, Any]]

__all__ = ["OneSeat", "SeatsAtOnce", "register"]


class OneSeat(gymnasium.Env[Observation, Any]):
    """One seat of a game; bots (or other programs) play the others and chance is dealt between.

    Choose by `observation["action_mask"]`. An action that is not legal now ends the game with a reward of -1 and the
    reason in `info["illegal"]`; with `illegal="raise"` it raises `IllegalAction`, a `ValueError`, and changes nothing,
    with "replace" a random legal one is played instead.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: Source,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "share",
        render_mode: str | None = None,
        illegal: Illegal = "end",
    ) -> None:
        setting = Setting(game, players, options, rewards)
        self._illegal = check_illegal(illegal)
        self.render_mode = check_mode(render_mode)
        self._seat = check_seat(seat, setting.players)
        self._seated = seated(opponents, setting, self._seat)
        self._bots = Bots(setting.game)
        self._games = GameBatch(setting)
        self._seeds = Seeds()
        self._running = False
        self.observation_space: spaces.Space[Any] = seat_space(setting)
        self.action_space = spaces.Discrete(setting.actions.size)

    @property
    def setting(self) -> Setting:
        """The game, its players and options, `encoding` and `actions`."""
        return self._games.setting

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game up to the first decision of this seat; the same seed deals the same chance and the same luck.

        Options of a game belong to the environment; others given here are ignored.
        """
        check_reset(options, self.setting.game)
        number = whole(seed)
        super().reset(seed=seed if number is None else number)  # which knows no numbers of NumPy's
        self._running = False
        for start in (self._seeds.next(seed), None):
            self._games.reset([start])
            facts = self._games.facts[0]
            self._bots.start(int(facts[SEED]), int(facts[NUMBER]))
            self._let_others_play()
            if not facts[ENDED]:
                break
        self._running = not self._games.facts[0, ENDED]
        return self._seen()

    def _let_others_play(self) -> None:
        games, actions = self._games, self.setting.actions
        while not games.facts[0, ENDED] and (seat := int(games.facts[0, SEAT])) != self._seat:
            one = self._seated[seat]
            if callable(one):
                action = asked(one, seat, games)
            else:
                ids = [actions.move(action) for action in np.flatnonzero(games.masks[0]).tolist()]
                sight = Sight(self.setting.game, self.setting.players, seat, games.hidden_bytes())
                action = actions.action(self._bots.decide(str(one), sight, ids))
            games.actions[0] = action
            games.step()

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        games = self._games
        mask = games.masks[0].copy()
        seen = games.observation(self._seat) if games.facts[0, ENDED] else games.observations[0].copy()
        return {"observation": seen, "action_mask": mask}, {"action_mask": mask}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action, then everybody else up to the next decision of this seat or the end."""
        if not self._running:
            raise gymnasium.error.ResetNeeded("The game is over or not begun: call reset() before step().")
        games = self._games
        number = as_number(action, self.setting.actions.size)
        if not games.masks[0, number]:
            if self._illegal == "raise":
                raise IllegalAction(games.complaint(0, number))
            if self._illegal == "end":
                return self._forfeit(number)
            number = int(games.draw()[0])
        games.actions[0] = number
        self._running = False  # should an opponent raise, the move to make would be its own
        games.step()
        self._let_others_play()
        ended = bool(games.facts[0, ENDED])
        self._running = not ended
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, float(games.rewards[0, self._seat]), ended, False, info

    def _forfeit(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._running = False
        seen, info = self._seen()
        return seen, -1.0, True, False, {**info, "illegal": self._games.complaint(0, action)}

    def render(self) -> Any:
        """The board as a spectator sees it: a text, pixels, or printed, as the render mode says."""
        if not self._games.facts[0, NUMBER]:
            raise gymnasium.error.ResetNeeded("No game has begun: call reset() before render().")
        engine = self.setting.engine
        s = unpack(engine.game.state, self._games.states.tobytes())
        return draw(engine.game, public_view(engine, s), self.render_mode)


def register() -> None:
    """Makes all games of the cabinet known to Gymnasium, and `Any` for those that are told by `game`."""
    named: dict[str, dict[str, str]] = {name: {"game": name} for name in cabinet()}
    for name, kwargs in (named | {"any": {}}).items():
        key = f"osselet/{name.capitalize()}-v0"
        if key not in gymnasium.registry:
            gymnasium.register(
                key,
                entry_point="osselet.envs.gymnasium:OneSeat",
                vector_entry_point="osselet.envs.vector:SeatsAtOnce",
                kwargs=kwargs,
            )


register()
