"""Information-set Monte-Carlo tree search, as one kernel for every game.

A node is an information set: the bytes of the state as the seat to decide sees it, found by their digest.
Each iteration plays one guessed world. Chance is drawn as it comes; at each decision the seat follows its own
node, so nobody in the tree knows more than it could. Each seat maximises its own share of the victory.
"""

import math
from typing import TYPE_CHECKING

from osselet.core.game import CHANCE, OVER, WHOLE
from osselet.core.placeholders import actor, guess, hide, moves, play, prior, score, value
from osselet.core.rng import below, pick
from osselet.core.rule import part, rule
from osselet.core.state import Ints, State, copy, pack

if TYPE_CHECKING:
    import numpy as np

FIRST, COUNT, VISITED, EARNED, KEY = range(5)
"""Columns of a node: where its edges begin, how many there are, visits, the sum of shares, and its digest."""
MOVE, PRIOR, VISITS, SHARES = range(4)
"""Columns of an edge: the id of a move, its prior, how often it was tried and the sum of shares it brought."""
NODES, EDGES, USES = range(3)
"""What `used` counts: nodes, edges, and uses of guessed worlds."""
SUM, SQUARES, WORLD = range(3)
"""Rows of `outlook`, with a column for each seat."""
EVEN = 1 << 20
"""The priors of a node add up to about this."""
EMPTY = 0

_MULTIPLIER = 0x9FB2_1C65_1E98_DF25
_ALL = (1 << 64) - 1


def _put_compiled(states: list[State], to: int, source: list[State], at: int) -> None:
    states[to] = source[at]


@rule(compiled=_put_compiled)
def put(states: list[State], to: int, source: list[State], at: int) -> None:
    """Copies a state to another place."""
    states[to] = copy(source[at])


def _digest_compiled(eyes: list[State], words: Ints) -> int:
    h = np.uint64(len(words))
    for at in range(len(words)):
        h = (h ^ np.uint64(words[at])) * np.uint64(_MULTIPLIER)
        h ^= h >> np.uint64(32)
    return np.int64(h >> np.uint64(1))  # type: ignore[return-value]


@rule(compiled=_digest_compiled)
def digest(eyes: list[State], words: Ints) -> int:
    """63 bits that tell information sets apart; `words` is the memory of `eyes` in compiled code."""
    data = pack(eyes[0])
    data += bytes(-len(data) % 8)
    h = len(data) // 8
    for word in memoryview(data).cast("Q"):
        h = ((h ^ word) * _MULTIPLIER) & _ALL
        h ^= h >> 32
    return h >> 1


def think(
    hidden: list[State],
    seat: int,
    players: int,
    iterations: int,
    visits: int,
    depth: int,
    foresight: int,
    longest: int,
    exploring: float,
    careless: int,
    rng: Ints,
    worlds: list[State],
    eyes: list[State],
    words: Ints,
    ids: Ints,
    weights: Ints,
    shares: Ints,
    winner: Ints,
    table: Ints,
    nodes: Ints,
    edges: Ints,
    path: Ints,
    used: Ints,
    outlook: Ints,
) -> None:
    """Grows the tree under the hidden state of a seat by so many iterations; called again it grows on.

    Each guessed world serves `visits` iterations. The tree holds at most `depth` decisions in a row; what comes
    after them is played out by the game's prior, to the end or for `foresight` decisions until the game values it.
    `outlook` sums up the shares of all seats, the squares of what each guessed world brought them, and what the world
    in use has brought so far.
    """
    for _ in range(iterations):
        if used[USES] % visits == 0:
            put(worlds, 1, hidden, 0)
            guess(worlds[1], seat, rng)
        used[USES] += 1
        put(worlds, 0, worlds, 1)
        length = descend(
            worlds, eyes, words, seat, depth, longest, exploring, careless, rng, ids, weights,
            table, nodes, edges, path, used,
        )  # fmt: skip
        finish(worlds[0], players, foresight, longest, rng, ids, weights, shares, winner)
        is_last = used[USES] % visits == 0
        for other in range(players):
            outlook[SUM, other] += shares[other]
            outlook[WORLD, other] += shares[other]
            if is_last:
                outlook[SQUARES, other] += outlook[WORLD, other] * outlook[WORLD, other]
                outlook[WORLD, other] = 0
        for at in range(length):
            node = path[at, 0]
            edge = path[at, 1]
            share = shares[path[at, 2]]
            nodes[node, VISITED] += 1
            nodes[node, EARNED] += share
            edges[edge, VISITS] += 1
            edges[edge, SHARES] += share


@part
def descend(
    worlds: list[State],
    eyes: list[State],
    words: Ints,
    seat: int,
    depth: int,
    longest: int,
    exploring: float,
    careless: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    table: Ints,
    nodes: Ints,
    edges: Ints,
    path: Ints,
    used: Ints,
) -> int:
    """Plays down the tree and one move beyond it, which becomes a node; returns how many decisions the path holds."""
    s = worlds[0]
    length = 0
    for _ in range(longest):
        who = actor(s)
        if who == OVER:
            break
        weights[0] = 0
        count = moves(s, ids, weights)
        if who == CHANCE:
            play(s, pick(rng, ids, weights, count))
        elif count == 1:
            play(s, ids[0])
        elif careless and who != seat and below(rng, 100) < careless:
            play(s, ids[below(rng, count)])
        else:
            if length == depth:
                break
            put(eyes, 0, worlds, 0)
            hide(eyes[0], who)
            key = digest(eyes, words)
            slot = find(table, nodes, key)
            is_new = table[slot] == EMPTY
            if is_new:
                if used[NODES] == len(nodes) or used[EDGES] + count > len(edges):
                    break
                rated = prior(s, ids, count, weights)
                table[slot] = add_node(nodes, edges, used, key, ids, weights, count, rated) + 1
            node = table[slot] - 1
            edge = select(nodes, edges, node, exploring)
            path[length, 0] = node
            path[length, 1] = edge
            path[length, 2] = who
            length += 1
            play(s, edges[edge, MOVE])
            if is_new:
                break
    return length


@part
def finish(
    s: State,
    players: int,
    foresight: int,
    longest: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    shares: Ints,
    winner: Ints,
) -> None:
    """Plays on by the game's prior, to the end or until the game can value the state; writes each seat's share."""
    decisions = 0
    for _ in range(longest):
        who = actor(s)
        if who == OVER:
            break
        if foresight >= 0 and decisions >= foresight and value(s, shares):
            return
        weights[0] = 0
        count = moves(s, ids, weights)
        if who == CHANCE:
            play(s, pick(rng, ids, weights, count))
        else:
            decisions += 1
            if count > 1 and prior(s, ids, count, weights):
                play(s, ids[drawn(rng, weights, count)])
            else:
                play(s, ids[below(rng, count)])
    score(s, shares, winner)
    shared = 0
    for seat in range(players):
        shared += winner[seat]
    for seat in range(players):
        shares[seat] = WHOLE // shared if winner[seat] else 0


@rule
def drawn(rng: Ints, weights: Ints, count: int) -> int:
    """A place in the list by weight; any if all weights are 0."""
    total = 0
    for at in range(count):
        total += weights[at]
    if total == 0:
        return below(rng, count)
    left = below(rng, total)
    at = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return at


@rule
def find(table: Ints, nodes: Ints, key: int) -> int:
    """The slot of the table where the node with this digest is, or belongs."""
    last = len(table) - 1
    slot = key & last
    while table[slot] != EMPTY and nodes[table[slot] - 1, KEY] != key:
        slot = (slot + 1) & last
    return slot


@rule
def add_node(nodes: Ints, edges: Ints, used: Ints, key: int, ids: Ints, weights: Ints, count: int, rated: int) -> int:
    """A node with an edge for each move worth a thought."""
    node = used[NODES]
    first = used[EDGES]
    total = 0
    for at in range(count):
        total += weights[at] if rated else 1
    kept = 0
    for at in range(count):
        weight = weights[at] if rated and total > 0 else 1
        if weight > 0:
            edge = first + kept
            edges[edge, MOVE] = ids[at]
            edges[edge, PRIOR] = weight * EVEN // max(total, 1)
            edges[edge, VISITS] = 0
            edges[edge, SHARES] = 0
            kept += 1
    if total == 0:
        for edge in range(first, first + kept):
            edges[edge, PRIOR] = EVEN // kept
    nodes[node, FIRST] = first
    nodes[node, COUNT] = kept
    nodes[node, VISITED] = 0
    nodes[node, EARNED] = 0
    nodes[node, KEY] = key
    used[NODES] = node + 1
    used[EDGES] = first + kept
    return node


@rule
def select(nodes: Ints, edges: Ints, node: int, exploring: float) -> int:
    """The edge with the best share so far plus what little is known of it, weighed by its prior (PUCT)."""
    visited = nodes[node, VISITED]
    hoped = nodes[node, EARNED] / visited / WHOLE if visited else 0.0
    eager = exploring * math.sqrt(visited + 1.0) / EVEN
    best = nodes[node, FIRST]
    most = -1.0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        visits = edges[edge, VISITS]
        share = edges[edge, SHARES] / visits / WHOLE if visits else hoped
        rating = share + eager * edges[edge, PRIOR] / (1 + visits)
        if rating > most:
            most = rating
            best = edge
    return best
