"""Expectation over guessed worlds, as one kernel for every game that asks for it (`Lean.method`).

Every move is tried in every guessed world, and chance is expanded exactly until the game values the state. A seat
that decides again at once, having learnt nothing, takes the second move that is best in the mean of all worlds:
chosen for each world it would know what it cannot. Results lie where the tree has its own: moves are edges of the
root, second moves edges of a node for each first move.
"""

from osselet.core.game import CHANCE
from osselet.core.placeholders import actor, guess, moves, play, value
from osselet.core.rule import part, rule
from osselet.core.state import Ints, State
from osselet.search.tree_search import (
    COUNT,
    EMPTY,
    FIRST,
    MOVE,
    NODES,
    SHARES,
    USES,
    VISITS,
    add_node,
    find,
    finish,
    put,
)

STACK = 8
"""States in a row: the world, one after each move, and chance steps after them; deeper chance is drawn."""
WORLD, MOVED, MOVED_AGAIN = range(3)
TRIED, OUTCOMES, WEIGHT = range(3)
"""What `levels` counts of a chance step: outcomes tried, outcomes in all, and the weight of those tried."""
ROOT = 0


def expect(
    hidden: list[State],
    seat: int,
    players: int,
    iterations: int,
    longest: int,
    rng: Ints,
    states: list[State],
    ids: Ints,
    weights: Ints,
    levels: Ints,
    sums: Ints,
    shares: Ints,
    winner: Ints,
    table: Ints,
    nodes: Ints,
    edges: Ints,
    used: Ints,
    outlook: Ints,
) -> None:
    """Tries the moves of the root in so many worlds; called again it goes on.

    `outlook` sums up the shares of all seats under the move that the worlds before speak for. Where the seat is not to
    decide there is nothing to try.
    """
    for _ in range(iterations):
        put(states, WORLD, hidden, 0)
        guess(states[WORLD], seat, rng)
        if actor(states[WORLD]) != seat:
            return
        if used[NODES] == 0:
            weights[WORLD, 0] = 0
            count = moves(states[WORLD], ids[WORLD, :], weights[WORLD, :])
            add_node(nodes, edges, used, ROOT, ids[WORLD, :], weights[WORLD, :], count, 0)
        used[USES] += 1
        favourite = best_edge(nodes, edges, ROOT)
        for edge in range(nodes[ROOT, FIRST], nodes[ROOT, FIRST] + nodes[ROOT, COUNT]):
            put(states, MOVED, states, WORLD)
            play(states[MOVED], edges[edge, MOVE])
            if actor(states[MOVED]) == seat and value(states[MOVED], shares) == 0:
                again(
                    seat, players, longest, rng, states, ids, weights, levels, sums, shares, winner, table, nodes,
                    edges, used, outlook, edge, edge == favourite,
                )  # fmt: skip
            else:
                average(states, MOVED, players, longest, rng, ids, weights, levels, sums, shares, winner)
                edges[edge, VISITS] += 1
                edges[edge, SHARES] += shares[seat]
                if edge == favourite:
                    for other in range(players):
                        outlook[other] += shares[other]


@part
def again(
    seat: int,
    players: int,
    longest: int,
    rng: Ints,
    states: list[State],
    ids: Ints,
    weights: Ints,
    levels: Ints,
    sums: Ints,
    shares: Ints,
    winner: Ints,
    table: Ints,
    nodes: Ints,
    edges: Ints,
    used: Ints,
    outlook: Ints,
    edge: int,
    is_favourite: bool,
) -> None:
    """Tries the second moves after a first one, which is worth what the best of them is."""
    slot = find(table, nodes, 1 + edges[edge, MOVE])
    if table[slot] == EMPTY:
        weights[MOVED, 0] = 0
        count = moves(states[MOVED], ids[MOVED, :], weights[MOVED, :])
        key = 1 + edges[edge, MOVE]
        table[slot] = add_node(nodes, edges, used, key, ids[MOVED, :], weights[MOVED, :], count, 0) + 1
    node = table[slot] - 1
    favourite = best_edge(nodes, edges, node)
    for second in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        put(states, MOVED_AGAIN, states, MOVED)
        play(states[MOVED_AGAIN], edges[second, MOVE])
        average(states, MOVED_AGAIN, players, longest, rng, ids, weights, levels, sums, shares, winner)
        edges[second, VISITS] += 1
        edges[second, SHARES] += shares[seat]
        if is_favourite and second == favourite:
            for other in range(players):
                outlook[other] += shares[other]
    best = best_edge(nodes, edges, node)
    edges[edge, VISITS] = edges[best, VISITS]
    edges[edge, SHARES] = edges[best, SHARES]


@rule
def best_edge(nodes: Ints, edges: Ints, node: int) -> int:
    """The first of the edges with the best sum of shares; all are tried equally often."""
    best = nodes[node, FIRST]
    for edge in range(best + 1, best + nodes[node, COUNT]):
        if edges[edge, SHARES] > edges[best, SHARES]:
            best = edge
    return best


@part
def average(
    states: list[State],
    level: int,
    players: int,
    longest: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    levels: Ints,
    sums: Ints,
    shares: Ints,
    winner: Ints,
) -> None:
    """Writes the share each seat may expect of a state, exactly over all chance up to where the game values it.

    A decision met before that is played by the game's prior.
    """
    top = level
    levels[top, OUTCOMES] = opened(states, top, ids, weights, levels, sums, shares)
    while True:
        if levels[top, TRIED] < levels[top, OUTCOMES]:
            put(states, top + 1, states, top)
            play(states[top + 1], ids[top, levels[top, TRIED]])
            top += 1
            levels[top, OUTCOMES] = opened(states, top, ids, weights, levels, sums, shares)
            continue
        if levels[top, OUTCOMES] == 0:
            finish(states[top], players, 0, longest, rng, ids[top, :], weights[top, :], shares, winner)
        else:
            for seat in range(players):
                shares[seat] = sums[top, seat] // levels[top, WEIGHT]
        if top == level:
            return
        top -= 1
        weight = weights[top, levels[top, TRIED]]
        levels[top, TRIED] += 1
        levels[top, WEIGHT] += weight
        for seat in range(players):
            sums[top, seat] += weight * shares[seat]


@part
def opened(states: list[State], top: int, ids: Ints, weights: Ints, levels: Ints, sums: Ints, shares: Ints) -> int:
    """Lists the outcomes of a chance step to try one by one; 0 where there is no such step, or no room for it."""
    levels[top, TRIED] = 0
    levels[top, WEIGHT] = 0
    s = states[top]
    if top + 1 == STACK or actor(s) != CHANCE or value(s, shares):
        return 0
    weights[top, 0] = 0
    count = moves(s, ids[top, :], weights[top, :])
    if count > len(ids[top, :]):
        return 0
    if weights[top, 0] == 0:
        for at in range(count):
            weights[top, at] = 1
    sums[top, :] = 0
    return count
