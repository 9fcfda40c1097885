"""A game in which all seats are asked at once, as PettingZoo's parallel environments do."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from osselet.core.errors import OptionError
from osselet.core.options import whole
from osselet.core.registry import Source
from osselet.core.rng import below, stream
from osselet.envs.actions import as_number
from osselet.envs.errors import Illegal, IllegalAction, check_illegal
from osselet.envs.render import MODES, check_mode, draw
from osselet.envs.seeds import MOST, Seeds, check_reset
from osselet.envs.spaces import agent_names, seat_space
from osselet.envs.table_setup import Rewards, Setting
from osselet.table import Table

Observation = dict[str, np.ndarray[Any, Any]]
AGAIN = 1 << 40
"""How far the seeds of games in a row lie apart."""


def check_cycles(cycles: Any, each: int) -> int | None:
    """So many cycles in decisions; None for no limit."""
    if cycles is None:
        return None
    number = whole(cycles)
    if number is None or number < 1:
        raise OptionError(f"'max_cycles' is a whole number from 1 up, or None, not {cycles!r}.")
    return number * each


class SeatsTogether(ParallelEnv[str, Observation, Any]):
    """Every agent acts in every step: those that may choose choose at once, unseen by each other, the rest wait.

    The last action of the space is to wait; it is the only legal one of an agent that has nothing to decide. Any game
    can be played so; it is meant for those with simultaneous choices.
    """

    def __init__(
        self,
        game: Source,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        rewards: Rewards = "share",
        illegal: Illegal = "end",
        max_cycles: int | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, rewards)
        self.render_mode = check_mode(render_mode)
        self.metadata = {"render_modes": list(MODES), "name": f"osselet_{self.setting.game.id}_v0", "render_fps": 1}
        self._options = dict(options or {})
        self._illegal = check_illegal(illegal)
        self._last_cycle = check_cycles(max_cycles, 1)
        self._seeds, self._seed, self._number = Seeds(), 0, 0
        self._table: Table | None = None
        self.wait = self.setting.actions.size
        self.agents: list[str] = []
        self.possible_agents = agent_names(self.setting.players)
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._observation_spaces = {agent: seat_space(self.setting, extra=1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent observes, always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent may do, always the same object."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed deals the same chance; without one the next game of the last seed is played."""
        check_reset(options, self.setting.game)
        found = self._seeds.next(seed)
        if found is None:
            self._number += 1
        else:
            self._seed, self._number = found, 0
        self._table = Table(self.setting.game, self.setting.players, self._seed + self._number * AGAIN, self._options)
        self._draws = stream((self._seed + self._number) & MOST, 1)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}
        return seen, {agent: {"action_mask": found["action_mask"]} for agent, found in seen.items()}

    def _observe(self, seat: int) -> Observation:
        table = self._at_table()
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self._offer(seat)] = 1
        return {
            "observation": self.setting.encoding.vector(table.seat(seat, told=False).state, seat),
            "action_mask": mask,
        }

    def _offer(self, seat: int) -> list[int]:
        offer = self._at_table().offer(seat)
        return [self.setting.actions.action(move) for move in offer] or [self.wait]

    def _at_table(self) -> Table:
        if self._table is None:
            EnvLogger.error_step_before_reset()
        assert self._table is not None
        return self._table

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Plays the actions of all agents at once."""
        table = self._at_table()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        if not isinstance(actions, Mapping):
            raise IllegalAction(f"Actions are given by agent, such as {{'player_0': 3}}, not as {actions!r}.")
        for agent in actions:
            if agent not in self.possible_agents:
                raise OptionError(f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.")
        offers = {seat: self._offer(seat) for seat in range(self.setting.players)}
        chosen = {seat: self._legal(seat, actions, offer) for seat, offer in offers.items()}
        rewards = dict.fromkeys(self.agents, 0.0)
        offenders = [seat for seat, action in chosen.items() if action is None]
        if offenders:
            EnvLogger.warn_on_illegal_move()
            for seat in offenders:
                rewards[self.possible_agents[seat]] = -1.0
        else:
            for seat, action in chosen.items():
                if action is not None and action != self.wait:
                    table.play(self.setting.actions.move(action), seat)
            if table.over:
                rewards = self._outcome(table)
        self._cycles += 1
        is_over = bool(offenders) or table.over
        is_cut = not is_over and self._cycles == self._last_cycle
        seen, infos = self._look()
        terminated = dict.fromkeys(self.agents, is_over)
        truncated = dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, terminated, truncated, infos

    def _legal(self, seat: int, actions: Mapping[str, Any], offer: list[int]) -> int | None:
        """What a seat plays; None for an illegal action that ends the game."""
        agent = self.possible_agents[seat]
        if offer == [self.wait] and actions.get(agent) is None:
            return self.wait
        try:
            if agent not in actions:
                raise IllegalAction(f"{agent} has to choose; it is given no action.")
            number = as_number(actions[agent], self.wait + 1)
            if number in offer:
                return number
            raise IllegalAction(f"Action {number} of {agent} is not legal now; legal are {offer[:8]}.")
        except IllegalAction:
            if self._illegal == "raise":
                raise
        return None if self._illegal == "end" else offer[below(self._draws, len(offer))]

    def _outcome(self, table: Table) -> dict[str, float]:
        if self.setting.by_score:
            return {agent: float(table.scores[seat] or 0) for seat, agent in enumerate(self.possible_agents)}
        share = 1 / max(len(table.winners), 1)
        return {agent: share * (seat in table.winners) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        """The board as a spectator sees it: a text, pixels, or printed, as the render mode says."""
        if self._table is None:
            EnvLogger.error_render_before_reset()
        return draw(self.setting.game, self._at_table().view(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
