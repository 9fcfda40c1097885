"""Hidden means blanked: nothing a seat gets may depend on what it may not know."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt

from osselet.conformance.compiled_checks import guess_compiled
from osselet.conformance.place import stand
from osselet.conformance.problem import NO_MOVES, ConformanceError, demand
from osselet.conformance.walk import lookers, sampled, walk
from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER, SPECTATOR
from osselet.core.rng import below, stream
from osselet.core.state import Ints, State, copy, pack

WORLDS = 3
"""Guessed worlds at each sampled state."""
FEW_WORLDS = 200
"""Priors are compared with frequencies where no more worlds than this agree."""
MOST_POSITIONS = 6


def _who(looker: int) -> str:
    return "a spectator" if looker == SPECTATOR else f"seat {looker}"


def _one_of(lookers: Sequence[int], rng: Ints) -> int:
    return lookers[below(rng, len(lookers))]


def _after(engine: Engine, s: State, move: int) -> State:
    other = copy(s)
    engine.play(other, move)
    return other


def check_told(engine: Engine, games: int) -> None:
    """What a step tells is kept, and what it does not tell is hidden.

    Two steps that a seat cannot tell apart must leave it the same hidden state and ask the same
    player next; two that it can tell apart must not leave it the same hidden state when they lead
    to different tables: it would have been told a secret that its hidden state does not hold.
    """
    for s, move, rng in sampled(engine, games):
        ids = engine.moves(s)
        other = ids[below(rng, len(ids))]
        key = engine.words.word(move).key
        if other == move or engine.words.word(other).key != key:
            continue
        one, two = _after(engine, s, move), _after(engine, s, other)
        for looker in lookers(engine):
            seen = engine.sees(s, move, looker), engine.sees(s, other, looker)
            alike = pack(engine.hidden(one, looker)) == pack(engine.hidden(two, looker))
            names = f"{engine.words.name(move)} and {engine.words.name(other)}"
            if seen == (False, False) and key not in engine.game.reveals:
                demand(alike, f"{_who(looker)} may not tell {names} apart, but its hidden state does.")
                asked = engine.actor(one) == engine.actor(two)
                demand(asked, f"{_who(looker)} may not tell {names} apart, but who is asked next does.")
            elif True in seen and alike and pack(one) != pack(two):
                raise ConformanceError(
                    f"{_who(looker)} is told {names} apart, but its hidden state holds no trace of it: "
                    "either the step is not for its ears, or hide blanks what it knows."
                )


def check_worlds(engine: Engine, games: int) -> None:
    """Guessed worlds look the same to whoever guessed, can be played to the end, and do differ where they can."""
    could_differ = do_differ = False
    for s, _, rng in sampled(engine, games, a_game=4):
        looker = _one_of(lookers(engine), rng)
        hidden = engine.hidden(s, looker)
        worlds = [engine.guessed(hidden, looker, rng) for _ in range(WORLDS)]
        for world in worlds:
            same = pack(engine.hidden(world, looker)) == pack(hidden)
            demand(same, f"hide(guess(hide(state))) differs from hide(state) for {_who(looker)}.")
            demand(engine.actor(world) == engine.actor(s), f"A world guessed by {_who(looker)} asks somebody else.")
        could_differ |= pack(hidden) != pack(s)
        do_differ |= len({pack(world) for world in worlds}) > 1
        _play_out(engine, worlds[0], rng)
    stand(None)
    demand(do_differ or not could_differ, "Something is hidden, but all guessed worlds are the same.")


def _play_out(engine: Engine, world: State, rng: Ints) -> None:
    s = copy(world)
    for _ in range(engine.game.longest):
        if engine.actor(s) == OVER:
            return
        ids = engine.moves(s)
        demand(len(ids) > 0, NO_MOVES)
        engine.play(s, ids[below(rng, len(ids))])
        pack(s)
    raise ConformanceError("A guessed world does not end.")


def check_lockstep(engine: Engine, games: int) -> None:
    """Two worlds that a seat cannot tell apart stay so, and ask the same players, until something is revealed.

    Only chance, the words marked as revealing and the end of the game may bring out a difference:
    this is also what undo relies on.
    """
    for s, _, rng in sampled(engine, games, seed=2, a_game=6):
        looker = _one_of(lookers(engine), rng)
        hidden = engine.hidden(s, looker)
        _walk_together(engine, copy(s), engine.guessed(hidden, looker, rng), looker, rng)


def _walk_together(engine: Engine, s: State, w: State, looker: int, rng: Ints) -> None:
    for _ in range(40):
        who = engine.actor(s)
        demand(who == engine.actor(w), f"Who is asked depends on something hidden from {_who(looker)}.")
        if who == OVER:
            return
        mine, theirs = engine.moves(s), engine.moves(w)
        demand(len(mine) > 0 and len(theirs) > 0, NO_MOVES)
        if who == looker:
            demand(list(mine) == list(theirs), f"The moves of {_who(looker)} depend on something hidden from it.")
        move = mine[below(rng, len(mine))]
        twin = _twin(engine, s, w, move, theirs, looker, rng)
        if twin is None:
            return
        engine.play(s, move)
        engine.play(w, twin)
        if pack(engine.hidden(s, looker)) != pack(engine.hidden(w, looker)):
            word = engine.words.word(move)
            revealed = who == CHANCE or word.key in engine.game.reveals or engine.actor(s) == OVER
            demand(revealed, f"{word.name} shows {_who(looker)} something, but is not marked as revealing.")
            return


def _twin(engine: Engine, s: State, w: State, move: int, theirs: Sequence[int], looker: int, rng: Ints) -> int | None:
    """A step of the other world that the looker cannot tell from this one; None if there is none."""
    if engine.sees(s, move, looker):
        return move if move in theirs and engine.sees(w, move, looker) else None
    key = engine.words.word(move).key
    first = theirs[below(rng, len(theirs))]
    for at in range(min(len(theirs), 200)):
        other = first if at == 0 else theirs[at - 1]
        if engine.words.word(other).key == key and not engine.sees(w, other, looker):
            return other
    return None


def check_prior(engine: Engine, games: int) -> None:
    """Where few worlds agree, compiled guesses come as often as the stated prior says."""
    for hidden, looker, prior in _small_positions(engine, games):
        _compare(guess_compiled(engine, hidden, looker, 60 * len(prior), len(prior)), looker, prior)


def check_prior_plain(engine: Engine, games: int) -> None:
    """The same with plain rules, and fewer guesses where they are slow."""
    for hidden, looker, prior in _small_positions(engine, games):
        rng = stream(len(prior))
        started, worlds = time.perf_counter(), list[bytes]()
        while len(worlds) < 40 * len(prior) and time.perf_counter() - started < 1:
            worlds += [pack(engine.guessed(hidden, looker, rng)) for _ in range(len(prior))]
        _compare(worlds, looker, prior)


def _small_positions(engine: Engine, games: int) -> Iterator[tuple[State, int, Counter[bytes]]]:
    """A few hidden states with all worlds that agree; the true world is among them."""
    worlds_of = engine.game.checks.worlds
    if worlds_of is None:
        return
    found_so_far = 0
    for number in range(games):
        rng = stream(number, 7)
        for s, _ in walk(engine, 1000 + number):
            looker = _one_of(lookers(engine), rng)
            hidden = engine.hidden(s, looker)
            found = worlds_of(copy(hidden), looker, FEW_WORLDS)
            if found is None:
                continue
            prior = Counter[bytes]()
            for world, weight in found:
                prior[pack(world)] += weight
            demand(pack(s) in prior, f"The true world is not among those that agree with {_who(looker)}.")
            if len(prior) > 1 and below(rng, 4) == 0:
                yield hidden, looker, prior
                found_so_far += 1
                if found_so_far == MOST_POSITIONS:
                    return


def _compare(worlds: list[bytes], looker: int, prior: Counter[bytes]) -> None:
    found, draws = Counter(worlds), len(worlds)
    strange = set(found) - set(prior)
    demand(not strange, f"guess makes a world for {_who(looker)} that does not agree with what it knows.")
    total = sum(prior.values())
    chi = sum((found[w] - draws * n / total) ** 2 / (draws * n / total) for w, n in prior.items())
    freedom = len(prior) - 1
    limit = freedom + 6 * sqrt(2 * freedom) + 12  # beyond this once in some millions of fair samples
    demand(chi < limit, f"Guesses of {_who(looker)} do not follow the stated prior (χ² {chi:.0f}, limit {limit:.0f}).")


def check_reachable(engine: Engine, games: int, most_states: int = 5000) -> None:
    """In a game small enough to list, every guessed world is one that legal play reaches and the seat saw alike."""
    reached = _all_states(engine, most_states)
    if reached is None:
        return
    for s, _, rng in sampled(engine, games, seed=3):
        for looker in lookers(engine):
            world = engine.guessed(engine.hidden(s, looker), looker, rng)
            demand(pack(world) in reached, f"guess makes a world for {_who(looker)} that no legal play reaches.")


def _all_states(engine: Engine, most: int) -> set[bytes] | None:
    first = engine.new()
    reached, front = {pack(first)}, [first]
    while front:
        s = front.pop()
        if engine.actor(s) == OVER:
            continue
        ids = engine.moves(s)
        if len(ids) > most:
            return None
        for move in ids:
            after = _after(engine, s, move)
            key = pack(after)
            if key not in reached:
                if len(reached) == most:
                    return None
                reached.add(key)
                front.append(after)
    return reached
