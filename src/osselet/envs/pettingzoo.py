"""Every game as a PettingZoo environment.

```python
from osselet.envs.pettingzoo import env

game = env("hunde", players=4, render_mode="ansi")
game.reset(seed=7)
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    mask = observation["action_mask"]
    game.step(None if terminated or truncated else game.action_space(agent).sample(mask))
```

`env` follows the book where a program errs: an illegal action ends the game with a warning and -1 for who played it.
`raw_env` raises `IllegalAction` instead and changes nothing. `parallel_env` asks all seats at once: those that may
choose choose together, the others wait.
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np

from osselet.core.extras import missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise missing("pettingzoo", error) from None

from osselet.core.errors import OptionError
from osselet.core.registry import Source
from osselet.core.state import unpack
from osselet.envs.actions import as_number
from osselet.envs.errors import Illegal, IllegalAction, check_illegal
from osselet.envs.game_batch import ENDED, SEAT, GameBatch
from osselet.envs.parallel import SeatsTogether, check_cycles
from osselet.envs.render import MODES, check_mode, draw, public_view
from osselet.envs.seeds import Seeds, check_reset
from osselet.envs.spaces import agent_names, seat_space
from osselet.envs.table_setup import Rewards, Setting

Observation = dict[str, np.ndarray[Any, Any]]
BEFORE_RESET = frozenset(
    {"agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards"}
)


class SeatsInTurn(AECEnv[str, Observation, Any]):
    """A game in which the agents `player_0`, `player_1` … decide one after the other; chance is dealt between them.

    Observations are a dict: `observation`, the vector described by `encoding`, and `action_mask`, also in `info`.
    """

    def __init__(
        self,
        game: Source,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        rewards: Rewards = "share",
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        setting = Setting(game, players, options, rewards)
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "render_modes": list(MODES),
            "name": f"osselet_{setting.game.id}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._illegal = check_illegal(illegal)
        self._last_decision = check_cycles(max_cycles, setting.players)
        self._games = GameBatch(setting)
        self._seeds = Seeds()
        self.possible_agents = agent_names(setting.players)
        self._action_spaces = {agent: spaces.Discrete(setting.actions.size) for agent in self.possible_agents}
        self._observation_spaces = {agent: seat_space(setting) for agent in self.possible_agents}
        self._idle = np.zeros(setting.actions.size, np.int8)
        self._idle.flags.writeable = False

    def __getattr__(self, name: str) -> Any:
        if name in BEFORE_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    @property
    def setting(self) -> Setting:
        """The game, its players and options, `encoding` and `actions`."""
        return self._games.setting

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent observes, always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent may do, always the same object."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same chance; without one the next game of the last seed is played.

        Options of a game belong to the environment; others given here are ignored.
        """
        check_reset(options, self.setting.game)
        self._games.reset([self._seeds.next(seed)])
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self._idle} for agent in agents}
        self._skip_agent_selection = None  # type: ignore[assignment]
        self._decisions = 0
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        """Takes up what the next agent knows and may do, or the end."""
        games = self._games
        if games.facts[0, ENDED]:
            self._end({seat: float(reward) for seat, reward in enumerate(games.rewards[0])}, self.terminations)
            return
        if self._decisions == self._last_decision:
            self._end({}, self.truncations)
            return
        self.agent_selection = agent = self.possible_agents[int(games.facts[0, SEAT])]
        self._mask = games.masks[0].copy()
        self._seen = games.observations[0].copy()
        self.infos[agent] = {"action_mask": self._mask}

    def _end(self, rewards: dict[int, float], ended: dict[str, bool]) -> None:
        for seat, reward in rewards.items():
            self.rewards[self.possible_agents[seat]] = reward
        for agent in self.agents:
            ended[agent] = True
        self._accumulate_rewards()
        self._mask, self._seen = self._idle, None
        self._deads_step_first()

    def step(self, action: Any) -> None:
        """Plays the action of the agent selected; None for one whose game has ended."""
        if "agents" not in self.__dict__:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._legal(action)
        self._cumulative_rewards[agent] = 0.0
        if number is None:
            EnvLogger.warn_on_illegal_move()
            self._end({self.possible_agents.index(agent): -1.0}, self.terminations)
            return
        self.infos[agent] = {"action_mask": self._idle}
        self._decisions += 1
        self._games.actions[0] = number
        self._games.step()
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _legal(self, action: Any) -> int | None:
        """The number of an action that is legal; None for one that ends the game."""
        try:
            number = as_number(action, len(self._mask))
            if self._mask[number]:
                return number
            raise IllegalAction(self._games.complaint(0, action))
        except IllegalAction:
            if self._illegal == "raise":
                raise
        if self._illegal == "end":
            return None
        return int(self._games.draw()[0])

    def observe(self, agent: str) -> Observation:
        """What an agent knows now; its mask is empty while another one decides."""
        if "agents" not in self.__dict__:
            EnvLogger.error_observe_before_reset()
        if agent == self.agent_selection and self._seen is not None:
            return {"observation": self._seen, "action_mask": self._mask}
        if agent not in self.possible_agents:
            raise OptionError(f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.")
        seen = self._games.observation(self.possible_agents.index(agent))
        return {"observation": seen, "action_mask": self._idle.copy()}

    def state(self) -> np.ndarray[Any, Any]:
        """The whole state with nothing hidden, in the order of an observation, for training with a common critic."""
        if "agents" not in self.__dict__:
            EnvLogger.error_state_before_reset()
        return self.setting.encoding.of_bytes(self._games.states.tobytes(), -1)

    def render(self) -> Any:
        """The board as a spectator sees it: a text, pixels, or printed, as the render mode says."""
        if "agents" not in self.__dict__:
            EnvLogger.error_render_before_reset()
        engine = self.setting.engine
        s = unpack(engine.game.state, self._games.states.tobytes())
        return draw(engine.game, public_view(engine, s), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(game: Source, players: int | None = None, **given: Any) -> SeatsInTurn:
    """A game as an AEC environment that raises `IllegalAction` for an action that is not legal."""
    return SeatsInTurn(game, players, **given)


def env(
    game: Source,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: Literal["ansi", "human", "rgb_array"] | None = None,
    rewards: Rewards = "share",
    illegal: Illegal = "end",
    max_cycles: int | None = None,
    waits: bool = False,
) -> AECEnv[str, Observation, Any]:
    """A game as an AEC environment, by the book.

    Args:
        game: the id of a game, or the folder of one
        players: how many play; the fewest the game takes unless said
        options: of the game, such as `{"push": "rear"}`
        render_mode: "ansi" for a text, "human" to print, "rgb_array" for pixels
        rewards: "share", each seat's share of the victory, or "score", its points; both at the end
        illegal: what an illegal action does: "end" the game with -1 for who played it, "replace" it by a random legal
            one, or "raise"
        max_cycles: cuts a game off after so many decisions a player
        waits: asks every agent in every cycle, with an action to wait where it has nothing to decide
    """
    if waits:
        return parallel_to_aec(parallel_env(game, players, options, render_mode, rewards, illegal, max_cycles))
    return SeatsInTurn(game, players, options, render_mode, rewards, illegal, max_cycles)


def parallel_env(
    game: Source,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: Literal["ansi", "human", "rgb_array"] | None = None,
    rewards: Rewards = "share",
    illegal: Illegal = "end",
    max_cycles: int | None = None,
) -> SeatsTogether:
    """A game in which all agents act at once: made for simultaneous choices, see `SeatsTogether`."""
    return SeatsTogether(game, players, options, render_mode, rewards, illegal, max_cycles)
