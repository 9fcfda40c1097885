"""The rules of Mygame: plain functions over one state.

A rule is marked with `@rule`. It runs as it stands when people play, and compiled when thousands of games are simulated;
so it uses whole numbers, arrays and other rules, and nothing that allocates.
"""

from osselet.core import OVER, Ints, rule

from .state import (
    CALL,
    CALLED,
    DONE,
    HELD,
    HOLD,
    LAST_ROUND,
    MOST_SEATS,
    NOTHING,
    OPEN,
    OPENED,
    PEBBLES,
    Mygame,
    MygameOptions,
)


@rule
def setup(s: Mygame, players: int, options: MygameOptions) -> None:
    """Nobody has a point, and seat 0 calls first."""
    s.players = players
    s.goal = options.goal
    s.phase = HOLD
    s.round = 1
    s.first = 0
    s.turn = 0
    for seat in range(MOST_SEATS):
        s.fist[seat] = NOTHING
        s.called[seat] = NOTHING
        s.opened[seat] = NOTHING
        s.points[seat] = 0


@rule
def actor(s: Mygame) -> int:
    """Whose step it is."""
    return OVER if s.phase == DONE else s.turn


@rule
def ask(s: Mygame, seat: int) -> int:
    """All close their fists at the same time: whoever has not may do so now."""
    if s.phase == HOLD and s.fist[seat] == NOTHING:
        s.turn = seat
        return 1
    return 0


@rule
def moves(s: Mygame, ids: Ints, weights: Ints) -> int:
    """Writes what can happen now and returns how many."""
    count = 0
    if s.phase == HOLD:
        for pebbles in range(PEBBLES + 1):
            ids[count] = HELD + pebbles
            count += 1
    elif s.phase == CALL:
        for total in range(PEBBLES * s.players + 1):
            if not is_called(s, total):
                ids[count] = CALLED + total
                count += 1
    else:
        ids[0] = OPENED
        count = 1
    return count


@rule
def is_called(s: Mygame, total: int) -> int:
    """Has somebody called this total in this round?"""
    for seat in range(s.players):
        if s.called[seat] == total:
            return 1
    return 0


@rule
def play(s: Mygame, move: int) -> None:
    """Makes a step happen."""
    if move == OPENED:
        open_fists(s)
        return
    if move >= CALLED:
        s.called[s.turn] = move - CALLED
    else:
        s.fist[s.turn] = move - HELD
    s.turn = left_of(s, s.turn)
    if s.turn == s.first:
        s.phase += 1


@rule
def left_of(s: Mygame, seat: int) -> int:
    """The next seat."""
    return 0 if seat + 1 == s.players else seat + 1


@rule
def open_fists(s: Mygame) -> None:
    """Whoever called the true total has a point; then the next player calls first."""
    total = 0
    for seat in range(s.players):
        s.opened[seat] = s.fist[seat]
        total += s.fist[seat]
    s.phase = HOLD
    for seat in range(s.players):
        if s.called[seat] == total:
            s.points[seat] += 1
            if s.points[seat] >= s.goal:
                s.phase = DONE
        s.fist[seat] = NOTHING
        s.called[seat] = NOTHING
    if s.round == LAST_ROUND:
        s.phase = DONE
    if s.phase != DONE:
        s.round += 1
        s.first = left_of(s, s.first)
        s.turn = s.first


@rule
def score(s: Mygame, points: Ints, winner: Ints) -> None:
    """Points; at the end the most win, ties shared."""
    most = 0
    for seat in range(s.players):
        points[seat] = s.points[seat]
        most = max(most, s.points[seat])
    for seat in range(s.players):
        winner[seat] = 1 if s.phase == DONE and s.points[seat] == most else 0
