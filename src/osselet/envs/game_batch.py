"""Many games of one kind side by side, stepped by one compiled call on all cores.

A step plays one action in every game, then all chance and the moves of random opponents up to the next decision of
the caller, and writes what the deciding seat observes, which actions it has, and rewards at the end. Each game has its
own random stream, so the number of cores changes nothing.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np

from osselet.core.errors import GameError
from osselet.core.game import CHANCE, OVER, UNKNOWN
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS, Options
from osselet.core.placeholders import actor, hide, moves, play, score, setup
from osselet.core.rng import WORDS, below, pick, start
from osselet.core.rule import part
from osselet.core.state import Ints, State, buffer, layout, record
from osselet.envs.actions import END, FIRST, SHIFT
from osselet.envs.errors import IllegalAction
from osselet.envs.observations import COUNT, SOURCE, TARGET, WIDTH
from osselet.envs.table_setup import Setting
from osselet.search.random_games import as_record
from osselet.search.tree_search import put

CALLER, RANDOM = range(2)
"""Who decides for a seat: the caller, or compiled code that takes any legal move."""
NOBODY = -1
WORTH_WAKING = 400e-6
"""Seconds a step must take on one thread before others are woken for it: a thread needs a tenth of that to wake."""
TIMED = 8
"""Steps by which that is found out."""

SEED, NUMBER, STEPS, FRESH, SEAT, ENDED, LEGAL = range(7)
"""Columns of the facts about a game: the seed and number of its random stream, steps made, whether a new game is to be
laid, who decides (NOBODY at the end), whether it has just ended, and how many actions are legal."""


def step_games(
    first: int,
    last: int,
    states: list[State],
    options: list[Options],
    players: int,
    mine: int,
    longest: int,
    same_step: int,
    by_score: int,
    seat_at: int,
    kinds: Ints,
    actions: Ints,
    runs: Ints,
    rows: Ints,
    facts: Ints,
    streams: Ints,
    hidden: list[State],
    ones: Ints,
    twos: Ints,
    fours: Ints,
    eights: Ints,
    ids: Ints,
    weights: Ints,
    points: Ints,
    winner: Ints,
    observations: Ints,
    finals: Ints,
    masks: Ints,
    rewards: Ints,
    gains: Ints,
    ends: Ints,
) -> int:
    """Steps the games from `first` to `last`, without the last; returns one that does not end, or -1.

    `gains` are the rewards of the seat `mine`, or where that is NOBODY of whoever has just decided.
    """
    for at in range(first, last):
        s = states[at]
        rng = streams[at, :]
        facts[at, ENDED] = 0
        for seat in range(players):
            rewards[at, seat] = 0
        eye = facts[at, SEAT]
        mover = eye if mine == NOBODY else mine
        move = -1
        if facts[at, FRESH] == 0:
            move = actions[at]
            for run in range(len(runs)):
                if move + runs[run, SHIFT] < runs[run, END]:
                    move += runs[run, SHIFT]
                    break
        count = 0
        who = OVER
        while True:
            if facts[at, FRESH]:
                facts[at, FRESH] = 0
                start(rng, facts[at, SEED], facts[at, NUMBER])
                facts[at, NUMBER] += 1
                facts[at, STEPS] = 0
                setup(s, players, options[0])
            else:
                play(s, move)
                facts[at, STEPS] += 1
                if facts[at, STEPS] > longest:
                    return at
            who = actor(s)
            if who == OVER:
                facts[at, ENDED] = 1
                facts[at, FRESH] = 1
                score(s, points, winner)
                shared = 0
                for seat in range(players):
                    shared += winner[seat]
                for seat in range(players):
                    if by_score:
                        rewards[at, seat] = 0 if points[seat] == UNKNOWN else points[seat]
                    elif winner[seat]:
                        rewards[at, seat] = 1 / shared  # type: ignore[assignment]
                if same_step == 0:
                    count = 0
                    break
                eye = watching(kinds, players, eye)
                observe(
                    states, at, eye, players, seat_at, rows, hidden, ones, twos, fours, eights, finals[at, :]
                )  # fmt: skip
                continue
            weights[0] = 0
            count = moves(s, ids, weights)
            if who != CHANCE and kinds[who] == CALLER:
                break
            move = pick(rng, ids, weights, count)
        gains[at] = rewards[at, mover] if mover >= 0 else 0
        ends[at] = facts[at, ENDED]
        facts[at, LEGAL] = count
        facts[at, SEAT] = NOBODY if who == OVER else who
        mask = masks[at, :]
        for k in range(len(mask)):
            mask[k] = 0
        for k in range(count):
            for run in range(len(runs)):
                if runs[run, FIRST] <= ids[k] and ids[k] < runs[run, END]:
                    mask[ids[k] - runs[run, SHIFT]] = 1
        eye = watching(kinds, players, eye) if who == OVER else who
        observe(
            states, at, eye, players, seat_at, rows, hidden, ones, twos, fours, eights, observations[at, :]
        )  # fmt: skip
    return -1


@part
def watching(kinds: Ints, players: int, eye: int) -> int:
    """Who observes the end: who decided last, or the first seat of the caller if none has decided."""
    if eye >= 0:
        return eye
    for seat in range(players):
        if kinds[seat] == CALLER:
            return seat
    return 0


@part
def observe(
    states: list[State],
    at: int,
    seat: int,
    players: int,
    seat_at: int,
    rows: Ints,
    hidden: list[State],
    ones: Ints,
    twos: Ints,
    fours: Ints,
    eights: Ints,
    observation: Ints,
) -> None:
    """Writes what a seat may know as numbers; `ones` to `eights` are the memory of `hidden`, read in each width."""
    put(hidden, 0, states, at)
    hide(hidden[0], seat)
    for row in range(len(rows)):
        source = rows[row, SOURCE]
        width = rows[row, WIDTH]
        count = rows[row, COUNT]
        to = observation[rows[row, TARGET] : rows[row, TARGET] + count]
        if width == 1:
            copy_ones = ones[source : source + count]
            for k in range(count):
                to[k] = copy_ones[k]
        elif width == 2:
            copy_twos = twos[source : source + count]
            for k in range(count):
                to[k] = copy_twos[k]
        elif width == 4:
            copy_fours = fours[source : source + count]
            for k in range(count):
                to[k] = copy_fours[k]
        else:
            copy_eights = eights[source : source + count]
            for k in range(count):
                to[k] = copy_eights[k]
    for other in range(players):
        observation[seat_at + other] = 1 if other == seat else 0


def look(
    states: list[State],
    at: int,
    seat: int,
    players: int,
    seat_at: int,
    rows: Ints,
    hidden: list[State],
    ones: Ints,
    twos: Ints,
    fours: Ints,
    eights: Ints,
    observation: Ints,
) -> None:
    """What any seat observes of a game now."""
    observe(states, at, seat, players, seat_at, rows, hidden, ones, twos, fours, eights, observation)


def first_illegal(first: int, last: int, facts: Ints, masks: Ints, actions: Ints) -> int:
    """The first game whose action is not legal, or -1; where a new game is laid the action does not matter."""
    most = len(masks[0, :])
    for at in range(first, last):
        if facts[at, FRESH] == 0:
            action = actions[at]
            if action < 0 or action >= most or masks[at, action] == 0:
                return at
    return -1


def draw_actions(count: int, facts: Ints, masks: Ints, rng: Ints, actions: Ints) -> None:
    """A legal action for each game, each equally likely; 0 where there is none."""
    for at in range(count):
        actions[at] = 0
        if facts[at, LEGAL] > 0:
            left = below(rng, facts[at, LEGAL])
            action = 0
            while masks[at, action] == 0 or left > 0:
                left -= masks[at, action]
                action += 1
            actions[at] = action


class Sheet:
    """Scratch paper of one thread: a hidden state, also as whole numbers of each width, and buffers for rules."""

    def __init__(self, setting: Setting) -> None:
        game = setting.game
        size = layout(game.state).dtype.itemsize
        memory = np.zeros(-(-size // 8), np.int64)
        self.hidden = memory.view(np.uint8)[:size].view(layout(game.state).dtype)
        self.numbers = tuple(memory.view(code) for code in (np.int8, np.int16, np.int32, np.int64))
        self.buffers = tuple(buffer(size) for size in (game.most_moves, game.most_moves, MOST_SEATS, MOST_SEATS))


class Blocks:
    """One step of many games, in blocks that threads take as they come: a thread that wakes late takes fewer."""

    def __init__(self, kernel: Callable[..., int], games: int, blocks: int) -> None:
        self._kernel = kernel
        self._left = [(games * block // blocks, games * (block + 1) // blocks) for block in range(blocks)]
        self._count = blocks
        self._done: SimpleQueue[int | Exception] = SimpleQueue()

    def work(self, arguments: tuple[Any, ...]) -> None:
        """Steps blocks until none is left."""
        while self._left:
            try:
                first, last = self._left.pop()
            except IndexError:  # another thread was faster
                return
            try:
                self._done.put(self._kernel(first, last, *arguments))
            except Exception as error:
                self._done.put(error)

    def ended(self) -> list[int | Exception]:
        """What each block has given, once all are done."""
        return [self._done.get() for _ in range(self._count)]


Job = tuple[Blocks, tuple[Any, ...]]


@cache
def _helper(number: int) -> "SimpleQueue[Job]":
    """The jobs of a thread that steps games as they come: a pool of futures costs more than a step of many games."""
    jobs: SimpleQueue[Job] = SimpleQueue()

    def work() -> None:
        while True:
            blocks, arguments = jobs.get()
            blocks.work(arguments)

    Thread(target=work, name=f"osselet-games-{number}", daemon=True).start()
    return jobs


class GameBatch:
    """So many games in preallocated arrays: `reset(seeds)`, then `step()` after writing `actions`.

    With `cores` so many threads share every step; without, all of them as soon as a step is long enough.

    `observations`, `masks`, `rewards` (one a seat) and `facts` are written anew by each call. `bytes_a_game` says what
    a game needs; nothing is allocated in a step.
    """

    def __init__(
        self,
        setting: Setting,
        count: int = 1,
        kinds: Sequence[int] | None = None,
        same_step: bool = False,
        cores: int | None = None,
        mine: int = NOBODY,
    ) -> None:
        self.setting, self.count = setting, count
        self._same_step, self._mine = same_step, mine
        self._cores = min(cores or os.cpu_count() or 1, count)
        self._may_choose = cores is None
        self._kinds = np.array(kinds or [CALLER] * setting.players, np.int64)
        size, most = setting.encoding.size, setting.actions.size
        self.states = record(setting.game.state, count)
        self.actions = np.zeros(count, np.int64)
        self.facts = np.zeros((count, 7), np.int64)
        self.observations = np.zeros((count, size), np.float32)
        self.finals = np.zeros((count if same_step else 1, size), np.float32)
        self.masks = np.zeros((count, most), np.int8)
        self.rewards = np.zeros((count, setting.players), np.float64)
        self.gains = np.zeros(count, np.float64)
        self.ends = np.zeros(count, np.bool_)
        self._streams = np.zeros((count, WORDS), np.int64)
        self._draws = np.zeros(WORDS, np.int64)
        self._times: deque[float] = deque(maxlen=TIMED)
        self._get_ready()

    def _get_ready(self) -> None:
        game = self.setting.game
        self._sheets = [Sheet(self.setting) for _ in range(self._cores)]
        self._options = as_record(self.setting.engine.options)
        self._step = bind(step_games, game)
        self._look = bind(look, game)
        self._first_illegal: Callable[..., int] = bind(first_illegal, game)
        self._draw: Callable[..., None] = bind(draw_actions, game)
        self._calls = [self._arguments(sheet) for sheet in self._sheets]

    def __getstate__(self) -> dict[str, Any]:
        made = ("_sheets", "_options", "_step", "_look", "_first_illegal", "_draw", "_calls")
        return {name: value for name, value in vars(self).items() if name not in made}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._get_ready()

    def _arguments(self, sheet: Sheet) -> tuple[Any, ...]:
        setting = self.setting
        return (
            self.states, self._options, setting.players, self._mine, setting.game.longest, int(self._same_step),
            int(setting.by_score), setting.encoding.seat_at, self._kinds, self.actions, setting.actions.runs,
            setting.encoding.rows, self.facts, self._streams, sheet.hidden, *sheet.numbers, *sheet.buffers,
            self.observations, self.finals, self.masks, self.rewards, self.gains, self.ends,
        )  # fmt: skip

    @property
    def bytes_a_game(self) -> int:
        """Memory that one game more needs."""
        arrays = [
            self.states, self.actions, self.facts, self.observations, self.masks, self.rewards, self.gains, self.ends,
            self._streams,
        ]  # fmt: skip
        if self._same_step:
            arrays.append(self.finals)
        return sum(array.nbytes for array in arrays) // self.count

    def reset(self, seeds: Sequence[int | None] | None = None) -> None:
        """Lays all tables anew; a game without a seed goes on with its stream of games."""
        if seeds is not None:
            for at, seed in enumerate(seeds):
                if seed is not None:
                    self.facts[at, SEED], self.facts[at, NUMBER] = seed % (1 << 63), 0
        self.facts[:, FRESH] = 1
        self.facts[:, SEAT] = NOBODY
        self.step()

    def check(self) -> None:
        """Refuses the actions if one is not legal; nothing has happened then."""
        at = self._first_illegal(0, self.count, self.facts, self.masks, self.actions)
        if at >= 0:
            raise IllegalAction(self.complaint(at, self.actions[at]))

    def complaint(self, at: int, action: Any) -> str:
        """Why an action cannot be played in a game."""
        legal = np.flatnonzero(self.masks[at])
        shown = ", ".join(f"{a} ({self.setting.actions.name(a)})" for a in legal[:8].tolist())
        more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
        where = f" in game {at}" if self.count > 1 else ""
        return f"Action {action} is not legal{where} now; legal are {shown}{more}."

    def step(self) -> None:
        """Plays `actions`; the caller knows that each is legal, by its mask or by `check`."""
        if self._cores == 1 or (self._may_choose and not self._is_long()):
            started = time.perf_counter()
            self._ended(self._step(0, self.count, *self._calls[0]))
            self._times.append(time.perf_counter() - started)
            return
        blocks = Blocks(self._step, self.count, 2 * self._cores)
        for number, call in enumerate(self._calls[1:]):
            _helper(number).put((blocks, call))
        blocks.work(self._calls[0])
        for found in blocks.ended():
            if isinstance(found, Exception):
                raise found
            self._ended(found)

    def _is_long(self) -> bool:
        """Did the first steps take long enough to be shared?"""
        return len(self._times) == TIMED and min(self._times) > WORTH_WAKING

    def _ended(self, stuck: int) -> None:
        if stuck >= 0:
            longest = self.setting.game.longest
            raise GameError(f"Game {stuck} of {self.setting.game.id} did not end within {longest} steps.")

    def observation(self, seat: int, at: int = 0) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What any seat observes of a game now, in an array of its own."""
        found = np.zeros(self.setting.encoding.size, np.float32)
        sheet, encoding = self._sheets[0], self.setting.encoding
        self._look(
            self.states, at, seat, self.setting.players, encoding.seat_at, encoding.rows, sheet.hidden, *sheet.numbers,
            found,
        )  # fmt: skip
        return found

    def hidden_bytes(self, seat: int = NOBODY, at: int = 0) -> bytes:
        """What a seat (the one to decide unless said) knows of a game, as bots take it."""
        self.observation(int(self.facts[at, SEAT]) if seat == NOBODY else seat, at)
        return bytes(self._sheets[0].hidden.tobytes())

    def step_one(self, at: int, action: int) -> None:
        """Plays an action in one game alone."""
        self.actions[at] = action
        self._ended(self._step(at, at + 1, *self._calls[0]))

    def seed_draws(self, seed: int) -> None:
        """Sets the stream of `draw` to its beginning."""
        start(self._draws, seed, -2)  # type: ignore[arg-type]

    def draw(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Writes a random legal action for each game into `actions` and returns them."""
        self._draw(self.count, self.facts, self.masks, self._draws, self.actions)
        return self.actions
