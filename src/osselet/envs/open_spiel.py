"""Every game as a Python game of OpenSpiel.

```python
import pyspiel
import osselet.envs.open_spiel

game = pyspiel.load_game("osselet_hunde(players=4,push=rear)")
```

Importing this module registers all games of the cabinet; one in a folder is `load("./mygame", players=3)`. Chance is
explicit. A chance too wide to list (a grid among billions) is drawn among a fixed list of `WIDE`. The information
state of a player is its hidden state: all it knows that matters, not the way it came to know it. All games are declared
to have imperfect information, also those without secrets: OpenSpiel's ISMCTS plays no others.
"""

import hashlib
from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np

from osselet.core.extras import missing

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel", error) from None

from osselet.core.errors import OsseletError
from osselet.core.game import CHANCE, OVER, SPECTATOR, Game
from osselet.core.options import LAST, Option
from osselet.core.registry import Source, find, portable
from osselet.core.registry import games as cabinet
from osselet.core.rng import stream
from osselet.core.state import State, copy, layout
from osselet.envs.actions import MOST_ACTIONS
from osselet.envs.errors import IllegalAction
from osselet.envs.render import public_view
from osselet.envs.table_setup import Setting
from osselet.table.text_board import as_text

WIDE = 64
"""How many outcomes stand for a chance too wide to list."""
PREFIX = "osselet_"


class Chances:
    """The outcomes of chance, numbered in the order of the vocabulary; a wide word has WIDE of them."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._words: list[tuple[int, int, int, int]] = []
        self.size = 0
        for word in setting.engine.words:
            places = word.size if word.size <= MOST_ACTIONS else WIDE
            self._words.append((word.first, word.size, self.size, places))
            self.size += places

    def listed(self, s: State) -> list[tuple[int, float]]:
        """What chance can bring now, with probabilities."""
        ids, weights, wide = self._setting.engine.listed(s)
        if wide:
            first = self._number(ids[0])
            return [(first + at, 1 / WIDE) for at in range(WIDE)]
        total = sum(weights) if weights else len(ids)
        each = weights or [1] * len(ids)
        return sorted((self._number(move), weight / total) for move, weight in zip(ids, each, strict=True))

    def _number(self, move: int) -> int:
        for first, size, number, places in self._words:
            if first <= move < first + size:
                return number + (move - first) // (size // places)
        raise pyspiel.SpielError(f"No word of chance has the id {move}.")

    def move(self, number: int) -> int:
        """The id of an outcome."""
        for first, size, start, places in self._words:
            if start <= number < start + places:
                return first + (number - start) * (size // places)
        raise pyspiel.SpielError(f"There is no chance outcome {number}.")


class Position:
    """A state of the rules that OpenSpiel's clones copy cheaply."""

    def __init__(self, s: State) -> None:
        self.s = s

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(copy(self.s))


def told(s: State) -> str:
    """A state as text: every field that is not blank."""
    found = []
    for field in layout(type(s)).fields:
        value = getattr(s, field.name)
        if field.shape and np.any(value):
            found.append(f"{field.name}={' '.join(map(str, np.asarray(value).ravel().tolist()))}")
        elif not field.shape and value:
            found.append(f"{field.name}={value}")
    return "; ".join(found)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game being played, chance included."""

    def __init__(self, game: "Spiel") -> None:
        super().__init__(game)
        self._setting, self._chances = game.setting, game.chances
        self._at = Position(self._setting.engine.new())

    def position(self) -> State:
        """The whole state of the rules; do not write to it."""
        return self._at.s

    def hidden(self, player: int) -> State:
        """What a player (or SPECTATOR) may know."""
        return self._setting.engine.hidden(self._at.s, player)

    def current_player(self) -> int:
        """The seat to decide, chance or the end."""
        who = self._setting.engine.actor(self._at.s)
        if who == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def _legal_actions(self, player: int) -> list[int]:
        actions = self._setting.actions
        return sorted(actions.action(move) for move in self._setting.engine.moves(self._at.s))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, with probabilities."""
        if self._setting.engine.actor(self._at.s) != CHANCE:
            raise pyspiel.SpielError("Chance has nothing to bring now.")
        return self._chances.listed(self._at.s)

    def _apply_action(self, action: int) -> None:
        engine = self._setting.engine
        if engine.actor(self._at.s) == CHANCE:
            if action not in [outcome for outcome, _ in self._chances.listed(self._at.s)]:
                raise pyspiel.SpielError(f"Chance cannot bring {action} now.")
            move = self._chances.move(action)
        else:
            if self.is_terminal():
                raise pyspiel.SpielError("The game is over.")
            if action not in self._legal_actions(engine.actor(self._at.s)):
                raise pyspiel.SpielError(f"Action {action} is not legal now.")
            move = self._setting.actions.move(action)
        engine.play(self._at.s, move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._setting.engine.words.name(self._chances.move(action))
        try:
            return self._setting.actions.name(action)
        except IllegalAction as error:
            raise pyspiel.SpielError(str(error)) from None

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._setting.engine.actor(self._at.s) == OVER

    def returns(self) -> list[float]:
        """Each player's share of the victory (or points); nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self._setting.players
        points, winners = self._setting.engine.score(self._at.s)
        if self._setting.by_score:
            return [float(found or 0) for found in points]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self._setting.players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A world that agrees with all this player knows, drawn by the game's own `guess`."""
        return resampled(self, player, int(sampler() * (1 << 31)))

    def board(self) -> str:
        """The board as a spectator sees it, in text."""
        return as_text(self._setting.game, public_view(self._setting.engine, self._at.s))

    def __str__(self) -> str:
        return told(self._at.s)


def resampled(state: SpielState, player: int, seed: int) -> SpielState:
    """A copy of the game in another world that the player cannot tell from this one."""
    setting = state.get_game().setting
    if not 0 <= player < setting.players:
        raise pyspiel.SpielError(f"There is no player {player}; they go from 0 to {setting.players - 1}.")
    other: SpielState = state.clone()
    other._at.s = setting.engine.guessed(state.hidden(player), player, stream(seed))
    return other


def resampler(seed: int = 0) -> Callable[[SpielState, int], SpielState]:
    """For OpenSpiel's Python ISMCTS: `bot.set_resampler(resampler(7))`."""
    drawn = count(seed << 20)
    return lambda state, player: resampled(state, player, next(drawn))


class SpielObserver:
    """Observes a state for a player: tensor and string from the hidden state alone."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._setting, self._kind = setting, kind
        self.tensor = np.zeros(setting.encoding.size, np.float32)
        parts = setting.encoding.parts
        self.dict = {name: self.tensor[part.place].reshape(part.shape) for name, part in parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor with what this player may know."""
        self.tensor[:] = self._setting.encoding.vector(state.hidden(self._eye(player)), player)

    def _eye(self, player: int) -> int:
        return SPECTATOR if self._kind.private_info == pyspiel.PrivateInfoType.NONE else player

    def string_from(self, state: SpielState, player: int) -> str:
        """What this player may know, in text; of private kind only what a spectator may not."""
        parts = told(state.hidden(self._eye(player))).split("; ")
        if not self._kind.public_info:
            public = told(state.hidden(SPECTATOR)).split("; ")
            parts = [part for part in parts if part not in public]
        return "; ".join(parts if self._eye(player) == SPECTATOR else [f"seat={player}", *parts])


class Spiel(pyspiel.Game):  # type: ignore[misc]
    """A game of the cabinet with its players and options."""

    source: Source = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find(self.source)
        given = {**_parameters(game), **(params or {})}
        players, rewards = given.pop("players"), given.pop("rewards")
        try:
            options = {name: _read(name, value, game) for name, value in given.items()}
            self.setting = Setting(self.source, players, options, rewards)
        except OsseletError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.chances = Chances(self.setting)
        longest = self.setting.game.longest
        by_score = self.setting.by_score
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.setting.actions.size,
                max_chance_outcomes=self.chances.size,
                num_players=self.setting.players,
                min_utility=-MOST_POINTS if by_score else 0.0,
                max_utility=MOST_POINTS if by_score else 1.0,
                utility_sum=None,
                max_game_length=longest,
            ),
            params or {},
        )

    def new_initial_state(self) -> SpielState:
        """A table freshly laid."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What observes states of this game."""
        return SpielObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """No game is longer than this."""
        return self.setting.game.longest


MOST_POINTS = 1e6


def _parameters(game: Game) -> dict[str, Any]:
    """Players, kind of reward and the game's options with their defaults, in types that OpenSpiel has."""
    options = {name: _plain(option) for name, option in game.declared.items()}
    return {"players": game.players.start, "rewards": "share", **options}


def _plain(option: Option) -> Any:
    """The default in a form that stays what it is when OpenSpiel writes and reads it: -1 for the last seat."""
    return -1 if option.default == LAST else option.default


def _read(name: str, value: Any, game: Game) -> Any:
    """A parameter as the game's options take it."""
    return LAST if value == -1 and game.declared[name].default == LAST else value


def register() -> None:
    """Makes all games of the cabinet known to OpenSpiel."""
    for name in cabinet():
        _register(PREFIX + name, name)


def load(game: Source, **parameters: Any) -> Spiel:
    """A game by its id or folder, or given itself: `load("./mygame", players=3)`; it is registered with OpenSpiel.

    In another process it has to be loaded there as well before OpenSpiel knows its name.
    """
    source = portable(game)
    found = find(source)
    name = PREFIX + found.id
    if source != found.id:
        place = source if isinstance(source, str) else f"{found.folder} {id(found)}"
        name += f"_{hashlib.sha256(place.encode()).hexdigest()[:8]}"
    _register(name, source)
    loaded: Spiel = pyspiel.load_game(name, parameters)
    return loaded


def _register(name: str, source: Source) -> None:
    """Makes one game known by this name."""
    if name in pyspiel.registered_names():
        return
    game = find(source)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Osselet: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )
    made = type(f"Spiel{name.removeprefix(PREFIX).capitalize()}", (Spiel,), {"source": source, "kind": kind})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


register()
