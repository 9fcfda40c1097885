"""Thousands of random games in compiled code, with the promises that can be checked there."""

from typing import Any

import numpy as np

from osselet.conformance.place import at_walk
from osselet.conformance.problem import ConformanceError
from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER, SPECTATOR, UNKNOWN
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS, Options
from osselet.core.placeholders import actor, guess, hide, moves, pieces, play, score, setup
from osselet.core.rng import WORDS, below, pick, start, stream
from osselet.core.state import Ints, State, buffer, layout, pack, record
from osselet.search.random_games import as_record

LIVE, HIDDEN, AGAIN, GUESSED = range(4)
PROBLEMS = (
    "",
    "the game did not end within its declared longest length",
    "actor names nobody at the table",
    "moves lists nothing for somebody who has to decide",
    "moves lists an id outside the vocabulary",
    "moves lists an id twice",
    "a chance weight is not positive",
    "a decision is weighted, or too many to list",
    "moves changes the state",
    "pieces were lost or made",
    "hiding twice is not the same as hiding once",
    "hide(guess(hide(state))) differs from hide(state)",
    "a guessed world asks somebody else",
    "a guessed world has other pieces",
    "a seat's moves depend on something hidden from it",
    "somebody has won before the end",
    "points are unknown at the end",
)
(
    FINE, ENDLESS, NOBODY_THERE, NO_MOVES, STRANGE_ID, TWICE, BAD_WEIGHT, BAD_DECISION, MOVES_ACT, LOST, HIDE_TWICE,
    HIDE_GUESS, OTHER_ACTOR, OTHER_PIECES, OTHER_MOVES, EARLY_WINNER, NO_POINTS,
) = range(len(PROBLEMS))  # fmt: skip
KINDS = 64
"""The most kinds of pieces a game may count."""


def survey(
    states: list[State],
    raw: Any,
    options: list[Options],
    players: int,
    seed: int,
    games: int,
    longest: int,
    names: int,
    every: int,
    rng: Ints,
    aside: Ints,
    ids: Ints,
    other: Ints,
    weights: Ints,
    points: Ints,
    winner: Ints,
    counts: Ints,
    kept: Ints,
    place: Ints,
) -> int:
    """Plays random games and stops at the first problem; `place` tells the game, step and seat it was found at."""
    size = raw.shape[1]
    s = states[LIVE]
    for game in range(games):
        start(rng, seed, game)
        start(aside, seed + 1, game)
        for at in range(size):
            raw[LIVE, at] = 0
        setup(s, players, options[0])
        kinds = pieces(s, kept)
        place[0] = game
        place[1] = 0
        place[2] = -1
        while actor(s) != OVER:
            who = actor(s)
            if place[1] == longest:
                return ENDLESS
            if who < CHANCE or who >= players:
                return NOBODY_THERE
            for at in range(size):
                raw[AGAIN, at] = raw[LIVE, at]
            weights[0] = 0
            count = moves(s, ids, weights)
            if count < 1:
                return NO_MOVES
            if who != CHANCE and (weights[0] != 0 or count > len(ids)):
                return BAD_DECISION
            for at in range(min(count, len(ids))):
                if ids[at] < 0 or ids[at] >= names:
                    return STRANGE_ID
                if weights[0] != 0 and weights[at] <= 0:
                    return BAD_WEIGHT
                for before in range(min(at, 64)):
                    if ids[before] == ids[at]:
                        return TWICE
                if count > len(ids):
                    break
            for at in range(size):
                if raw[AGAIN, at] != raw[LIVE, at]:
                    return MOVES_ACT
            if below(aside, every) == 0:
                for seat in range(-1, players):
                    looker = SPECTATOR if seat < 0 else seat
                    place[2] = looker
                    for at in range(size):
                        raw[HIDDEN, at] = raw[LIVE, at]
                    hide(states[HIDDEN], looker)
                    if looker == who:
                        if moves(states[HIDDEN], other, weights) != count:
                            return OTHER_MOVES
                        for at in range(count):
                            if other[at] != ids[at]:
                                return OTHER_MOVES
                    for at in range(size):
                        raw[AGAIN, at] = raw[HIDDEN, at]
                        raw[GUESSED, at] = raw[HIDDEN, at]
                    hide(states[AGAIN], looker)
                    guess(states[GUESSED], looker, aside)
                    if actor(states[GUESSED]) != who:
                        return OTHER_ACTOR
                    pieces(states[GUESSED], counts)
                    for kind in range(kinds):
                        if counts[kind] != kept[kind]:
                            return OTHER_PIECES
                    hide(states[GUESSED], looker)
                    for at in range(size):
                        if raw[AGAIN, at] != raw[HIDDEN, at]:
                            return HIDE_TWICE
                        if raw[GUESSED, at] != raw[HIDDEN, at]:
                            return HIDE_GUESS
                place[2] = -1
            score(s, points, winner)
            for seat in range(players):
                if winner[seat] != 0:
                    return EARLY_WINNER
            weights[0] = 0
            count = moves(s, ids, weights)
            play(s, pick(rng, ids, weights, count))
            place[1] += 1
            pieces(s, counts)
            for kind in range(kinds):
                if counts[kind] != kept[kind]:
                    return LOST
        score(s, points, winner)
        for seat in range(players):
            if points[seat] == UNKNOWN:
                return NO_POINTS
    return FINE


def survey_games(engine: Engine, games: int, seed: int = 1, every: int = 16) -> None:
    """Plays random games in compiled code; `every` is how rarely hiding and guessing are tried."""
    game = engine.game
    kernel = bind(survey, game)
    states = record(game.state, 4)
    raw = states.view(np.uint8).reshape(4, -1)
    longest, place = game.longest, buffer(3)
    problem = kernel(
        states, raw, as_record(engine.options), engine.players, seed, games, longest, engine.words.size, every,
        buffer(WORDS), buffer(WORDS), buffer(game.most_moves), buffer(game.most_moves), buffer(game.most_moves),
        buffer(MOST_SEATS), buffer(MOST_SEATS), buffer(KINDS), buffer(KINDS), place,
    )  # fmt: skip
    if problem == FINE:
        return
    for_whom = "" if place[2] == -1 else ", for a spectator" if place[2] == SPECTATOR else f", for seat {place[2]}"
    sentence = f"{PROBLEMS[problem][:1].upper()}{PROBLEMS[problem][1:]}."
    raise ConformanceError(sentence, _retold(engine, seed, int(place[0]), int(place[1])) + for_whom)


def _retold(engine: Engine, seed: int, game: int, count: int) -> str:
    """Where the survey stood, found by playing the same steps with plain rules."""
    number = f"game {game} of seed {seed}"
    s, steps, rng = engine.new(), list[int](), stream(seed, game)
    ids, weights = buffer(engine.game.most_moves), buffer(engine.game.most_moves)
    try:
        for _ in range(count):
            weights[0] = 0
            steps.append(int(pick(rng, ids, weights, engine.game.rules.moves(s, ids, weights))))
            engine.play(s, steps[-1])
    except Exception:
        return f"{number}, step {count + 1}"  # plain rules may find at once what compiled ones did not
    return at_walk(engine, s, steps, number)


def guesses(states: list[State], raw: Any, looker: int, rng: Ints, worlds: Any) -> None:
    """Guesses many worlds from the hidden state in the first place."""
    for number in range(worlds.shape[0]):
        for at in range(raw.shape[1]):
            raw[GUESSED, at] = raw[LIVE, at]
        guess(states[GUESSED], looker, rng)
        for at in range(raw.shape[1]):
            worlds[number, at] = raw[GUESSED, at]


def guess_compiled(engine: Engine, hidden: State, looker: int, count: int, seed: int) -> list[bytes]:
    """Worlds guessed by compiled rules."""
    states = record(engine.game.state, 4)
    states[:1] = as_record(hidden)
    raw, rng = states.view(np.uint8).reshape(4, -1), buffer(WORDS)
    rng[0] = seed
    worlds = np.zeros((count, raw.shape[1]), np.uint8)
    bind(guesses, engine.game)(states, raw, looker, rng, worlds)
    return [world.tobytes() for world in worlds]


def trace(
    states: list[State],
    raw: Any,
    options: list[Options],
    players: int,
    seed: int,
    game: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    played: Ints,
    seen: Any,
) -> int:
    """Plays one random game and writes down every step and the bytes after it; returns how many steps."""
    s = states[0]
    start(rng, seed, game)
    setup(s, players, options[0])
    steps = 0
    while actor(s) != OVER and steps < len(played):
        weights[0] = 0
        count = moves(s, ids, weights)
        played[steps] = pick(rng, ids, weights, count)
        play(s, played[steps])
        for at in range(raw.shape[1]):
            seen[steps, at] = raw[0, at]
        steps += 1
    return steps


def same_bytes_plain(engine: Engine, games: int, seed: int = 1, most_steps: int = 5000) -> None:
    """The same steps give the same bytes compiled and plain."""
    game = engine.game
    kernel = bind(trace, game)
    states = record(game.state)
    raw = states.view(np.uint8).reshape(1, -1)
    played, seen = buffer(most_steps), np.zeros((most_steps, layout(game.state).dtype.itemsize), np.uint8)
    for number in range(games):
        steps = kernel(
            states, raw, as_record(engine.options), engine.players, seed, number, buffer(WORDS),
            buffer(game.most_moves), buffer(game.most_moves), played, seen,
        )  # fmt: skip
        s = engine.new()
        for at in range(steps):
            name = engine.words.name(int(played[at]))
            if not engine.can_happen(s, int(played[at])):
                raise ConformanceError(f"Compiled rules played {name} at step {at + 1}, plain rules forbid it.")
            engine.play(s, int(played[at]))
            if pack(s) != seen[at].tobytes():
                raise ConformanceError(f"After step {at + 1} ({name}) compiled and plain rules differ.")
