"""The rules of the Royal Game of Ur."""

from osselet.core import CHANCE, OVER, Ints, rule

from .state import (
    CELL_AT,
    DICE,
    DONE,
    ENTER,
    GO,
    IS_ROSETTE,
    LAST_THROW,
    LEAVE,
    MOVE,
    SEATS,
    SHARED,
    SIZE,
    THROW,
    THROWS,
    TRACK,
    Ur,
    UrOptions,
)


@rule
def setup(s: Ur, players: int, options: UrOptions) -> None:
    """All pieces wait beside the board, and seat 0 throws first."""
    s.players = players
    s.pieces = options.pieces
    s.safe = options.safe
    s.phase = THROW
    s.turn = 0
    s.throws = 0
    s.thrown = 0
    s.thrower = -1
    for seat in range(SEATS):
        s.waiting[seat] = options.pieces
        s.home[seat] = 0
        for field in range(TRACK + 2):
            s.on[seat, field] = 0


@rule
def actor(s: Ur) -> int:
    """Whose step: a seat's, that of the dice, or nobody's any more."""
    if s.phase == DONE:
        return OVER
    return CHANCE if s.phase == THROW else s.turn


@rule
def stands_at(s: Ur, seat: int, field: int) -> bool:
    """Has a seat a piece to move on this field? Field 0 is where pieces wait."""
    return s.waiting[seat] > 0 if field == 0 else s.on[seat, field] == 1


@rule
def may_go(s: Ur, field: int) -> bool:
    """May the piece on this field go as far as the dice say?"""
    target = field + s.thrown
    if s.thrown == 0 or target > TRACK + 1 or not stands_at(s, s.turn, field):
        return False
    if target == TRACK + 1:
        return True
    if s.on[s.turn, target]:
        return False
    protected = s.safe and IS_ROSETTE[target] and SHARED[target]
    return not (protected and s.on[1 - s.turn, target])


@rule
def move_of(s: Ur, field: int) -> int:
    """The id of the move of the piece on this field."""
    target = field + s.thrown
    move: int = GO + CELL_AT[s.turn, field] * SIZE
    if field == 0:
        move = ENTER
    elif target > TRACK:
        return LEAVE + (move - GO) // SIZE
    move += CELL_AT[s.turn, target]
    return move


@rule
def moves(s: Ur, ids: Ints, weights: Ints) -> int:
    """Four dice with a marked tip or none; or every piece that may go."""
    if s.phase == THROW:
        ways = 1
        for count in range(DICE + 1):
            ids[count] = THROWS + count
            weights[count] = ways
            ways = ways * (DICE - count) // (count + 1)
        return DICE + 1
    total = 0
    for field in range(TRACK + 1):
        if may_go(s, field):
            ids[total] = move_of(s, field)
            total += 1
    return total


@rule
def can_move(s: Ur) -> bool:
    """Is there any piece that may go?"""
    for field in range(TRACK + 1):
        if may_go(s, field):
            return True
    return False


@rule
def play(s: Ur, move: int) -> None:
    """Makes a step happen."""
    if move < ENTER:
        throw(s, move - THROWS)
        return
    for field in range(TRACK + 1):
        if may_go(s, field) and move_of(s, field) == move:
            go(s, field)
            return


@rule
def throw(s: Ur, count: int) -> None:
    """The dice have fallen; who can move nothing loses the turn."""
    s.throws += 1
    s.thrown = count
    s.thrower = s.turn
    if can_move(s):
        s.phase = MOVE
    else:
        pass_on(s)


@rule
def go(s: Ur, field: int) -> None:
    """A piece goes as far as the dice say and sends home whom it meets; a rosette gives another throw."""
    seat = s.turn
    other = 1 - seat
    target = field + s.thrown
    if field == 0:
        s.waiting[seat] -= 1
    else:
        s.on[seat, field] = 0
    if target > TRACK:
        s.home[seat] += 1
    else:
        s.on[seat, target] = 1
        if SHARED[target] and s.on[other, target]:
            s.on[other, target] = 0
            s.waiting[other] += 1
    s.phase = THROW
    if s.home[seat] == s.pieces:
        s.phase = DONE
    elif IS_ROSETTE[target]:
        end_if_late(s)
    else:
        pass_on(s)


@rule
def pass_on(s: Ur) -> None:
    """The other player throws."""
    s.phase = THROW
    s.turn = 1 - s.turn
    end_if_late(s)


@rule
def end_if_late(s: Ur) -> None:
    """After the last throw nobody throws again."""
    if s.throws == LAST_THROW:
        s.phase = DONE


@rule
def way_gone(s: Ur, seat: int) -> int:
    """Fields that all pieces of a seat have gone."""
    total = s.home[seat] * (TRACK + 1)
    for field in range(1, TRACK + 1):
        total += field * s.on[seat, field]
    return total


@rule
def score(s: Ur, points: Ints, winner: Ints) -> None:
    """Pieces that have gone all the way; who has all of them there wins, after the last throw who has gone furthest."""
    for seat in range(s.players):
        points[seat] = s.home[seat]
        other = 1 - seat
        ahead = s.home[seat] > s.home[other]
        if s.home[seat] == s.home[other]:
            ahead = way_gone(s, seat) >= way_gone(s, other)
        winner[seat] = 1 if s.phase == DONE and ahead else 0
