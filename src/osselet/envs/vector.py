"""Thousands of games stepped by one compiled call: a Gymnasium vector environment."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from osselet.core.extras import missing

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium", error) from None

from osselet.core.errors import OptionError
from osselet.core.options import whole
from osselet.core.registry import Source
from osselet.envs.errors import IllegalAction
from osselet.envs.game_batch import CALLER, ENDED, FRESH, NOBODY, NUMBER, RANDOM, SEAT, SEED, GameBatch
from osselet.envs.opponents import Bots, Opponent, asked, check_seat, is_level, seated
from osselet.envs.seeds import Seeds, check_reset, check_seed
from osselet.envs.spaces import seat_space
from osselet.envs.table_setup import Rewards, Setting
from osselet.search.thought import Sight

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]


class SeatsAtOnce(VectorEnv[Observation, Array, Array]):
    """So many games side by side, one action for each in a step.

    With a `seat` the program plays that seat, and `opponents` the others: "random" inside the compiled call, levels
    one by one between two calls. With `seat=None` it plays all seats: each observation is that of the seat to decide
    (`info["seat"]`), the reward that of the seat that has just decided, `info["rewards"]` those of all.

    Observations, masks, rewards and infos are the environment's own arrays, written anew by the next step: copy what
    you keep, or say `copy=True`. Games begin anew by themselves, by Gymnasium's `NEXT_STEP` or `SAME_STEP`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: Source,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "share",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = False,
        cores: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        setting = Setting(game, players, options, rewards)
        count = whole(num_envs)
        if count is None or count < 1:
            raise OptionError(f"'num_envs' is a whole number from 1 up, not {num_envs!r}.")
        if autoreset_mode not in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
            raise OptionError(f"'autoreset_mode' is NEXT_STEP or SAME_STEP, not {autoreset_mode!r}.")
        threads = None if cores is None else whole(cores)
        if cores is not None and (threads is None or threads < 1):
            raise OptionError(f"'cores' is a whole number from 1 up, or None, not {cores!r}.")
        if render_mode is not None:
            raise OptionError(f"Many games at once are not rendered; 'render_mode' is None, not {render_mode!r}.")
        self._seated: list[Opponent | None] = [None] * setting.players
        if seat is not None:
            seat = check_seat(seat, setting.players)
            self._seated = seated(opponents, setting, seat)
        self._thinking = [is_level(one) or callable(one) for one in self._seated]
        same_step = autoreset_mode == AutoresetMode.SAME_STEP
        if same_step and any(self._thinking):
            raise OptionError("Opponents that think or are programs need 'autoreset_mode' NEXT_STEP.")
        kinds = [RANDOM if one == "random" else CALLER for one in self._seated]
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.num_envs, self.render_mode = count, None
        self._seat, self._copy, self._same_step = seat, copy, same_step
        self._games = GameBatch(setting, count, kinds, same_step, threads, mine=NOBODY if seat is None else seat)
        self._bots = Bots(setting.game)
        self._seeds = [Seeds() for _ in range(count)]
        self._started = False
        self.single_observation_space = seat_space(setting)
        self.single_action_space = spaces.Discrete(setting.actions.size)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._cut = np.zeros(count, np.bool_)
        self._lay_out()

    def _lay_out(self) -> None:
        """Gives the arrays of the games the names that observations and infos have."""
        games = self._games
        self._seen: Observation = {"observation": games.observations, "action_mask": games.masks}
        self._infos: dict[str, Any] = {
            "action_mask": games.masks,
            "seat": games.facts[:, SEAT],
            "rewards": games.rewards,
        }
        if self._same_step:
            self._infos |= {"final_obs": {"observation": games.finals}, "_final_obs": games.ends}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._lay_out()  # a view that was copied would no longer change with its array

    @property
    def setting(self) -> Setting:
        """The game, its players and options, `encoding` and `actions`."""
        return self._games.setting

    @property
    def bytes_a_game(self) -> int:
        """Memory that one game more needs."""
        return self._games.bytes_a_game + self._cut.itemsize

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games. A seed n gives the games the seeds n, n+1 and so on; a list gives each its own.

        Options of a game belong to the environment; others given here are ignored.
        """
        check_reset(options, self.setting.game)
        given: Sequence[int | None]
        if seed is None:
            given = [None] * self.num_envs
        elif (first := whole(seed)) is not None:
            given = [check_seed(first) + at for at in range(self.num_envs)]
        else:
            if not isinstance(seed, list | tuple | range | np.ndarray) or np.ndim(seed) != 1:
                raise OptionError(f"'seed' is a whole number, a list with one for each game, or None, not {seed!r}.")
            given = list(seed)
            if len(given) != self.num_envs:
                raise OptionError(f"{len(given)} seeds are given for {self.num_envs} games.")
        seeds = [found.next(one) for found, one in zip(self._seeds, given, strict=True)]
        self._games.reset(seeds)
        self._games.seed_draws(int(self._games.facts[0, SEED]))
        self._bots.start(int(self._games.facts[0, SEED]), int(self._games.facts[0, NUMBER]))
        if any(self._thinking):
            self._let_others_think()
        self._started = True
        return self._result()

    def current(self) -> tuple[Observation, dict[str, Any]]:
        """How the games stand, as the last reset or step has left them."""
        if not self._started:
            raise ResetNeeded("No game has begun: call reset() first.")
        return self._result()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Plays an action in every game; where a game has just ended a new one is laid instead."""
        if not self._started:
            raise ResetNeeded("No game has begun: call reset() before step().")
        games = self._games
        if actions is not games.actions:
            try:
                given = np.asarray(actions)
            except ValueError:  # lists of lists of different lengths
                given = np.empty(0)
            if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
                raise IllegalAction(f"Actions are {self.num_envs} whole numbers, one for each game.")
            games.actions[:] = given
        games.check()
        self._started = False  # should an opponent raise, the move to make would be its own
        games.step()
        if any(self._thinking):
            self._let_others_think()
        self._started = True
        seen, infos = self._result()
        if self._copy:
            return seen, games.gains.copy(), games.ends.copy(), self._cut.copy(), infos
        return seen, games.gains, games.ends, self._cut, infos

    def _result(self) -> tuple[Observation, dict[str, Any]]:
        if not self._copy:
            return self._seen, self._infos
        infos = {name: {k: v.copy() for k, v in found.items()} if isinstance(found, dict) else found.copy()
                 for name, found in self._infos.items()}  # fmt: skip
        return {name: array.copy() for name, array in self._seen.items()}, infos

    def _let_others_think(self) -> None:
        """Plays the seats of opponents that think, game by game, until this program or nobody is to decide."""
        games = self._games
        for at in range(self.num_envs):
            while (seat := int(games.facts[at, SEAT])) >= 0 and self._thinking[seat] and not games.facts[at, FRESH]:
                games.step_one(at, self._decide(at, seat))
            if seat < 0 and games.facts[at, ENDED] and self._seat is not None:
                games.observations[at] = games.observation(self._seat, at)

    def _decide(self, at: int, seat: int) -> int:
        games, actions, one = self._games, self.setting.actions, self._seated[seat]
        if callable(one):
            return asked(one, seat, games, at)
        ids = [actions.move(action) for action in np.flatnonzero(games.masks[at]).tolist()]
        sight = Sight(self.setting.game, self.setting.players, seat, games.hidden_bytes(seat, at))
        return actions.action(self._bots.decide(str(one), sight, ids))

    def random_actions(self) -> Array:
        """A random legal action for each game, written into an array of the environment's own; 0 where none is."""
        return self._games.draw()
